import Errors

/// Selecting from HTML that the user has.
package enum MarkupAPI {
    /// The elements of a page that a selector matches, in the order of the page, at most `limit` of them.
    /// - Throws: `invalidArgument` for a selector that cannot be read.
    package static func select(html: String, selector: String, limit: Int? = nil) async throws -> [Element] {
        let compiled: Selector
        do {
            compiled = try Selector(selector)
        } catch {
            throw DanXiError(.invalidArgument, "markup.select: \(error)")
        }
        let found = try HTMLDocument(html).select(compiled, limit: limit ?? .max)
        try Task.checkCancellation()
        var elements: [Element] = []
        elements.reserveCapacity(found.count)
        var size = 0
        for element in found {
            let html = element.html
            // Elements within elements repeat their HTML, so that a small page could become any amount of it.
            size += html.utf8.count
            guard size <= maximalSize else {
                throw DanXiError(
                    .tooLarge,
                    "markup.select: the elements have more than \(maximalSize) bytes of HTML together; a narrower selector or `limit` helps"
                )
            }
            try Task.checkCancellation()
            elements.append(
                Element(
                    tag: element.tag, text: element.text, html: html,
                    attributes: Dictionary(element.attributes.map { ($0.name, $0.value) }) { first, _ in first }))
        }
        return elements
    }

    private static let maximalSize = 64 << 20
}
