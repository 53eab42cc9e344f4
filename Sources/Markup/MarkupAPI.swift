import Errors

/// Selects elements from HTML that the caller provides.
package enum MarkupAPI {
    /// Returns the first elements that a selector matches, in document order, at most `limit`.
    /// - Throws: `invalidArgument` for an invalid selector; `tooLarge` if the HTML of the elements exceeds 64 MiB.
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
            // Nested elements repeat their HTML, so that the result could be much larger than the page.
            size += html.utf8.count
            guard size <= maximalSize else {
                throw DanXiError(
                    .tooLarge,
                    "markup.select: the HTML of the elements is larger than \(maximalSize) bytes. Use a narrower selector or a smaller `limit`."
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
