import Calls
import Errors

/// The selection of elements from HTML that the caller provides.
package enum MarkupAPI {
    /// Returns the first elements that a selector matches, in document order, at most `limit`.
    /// - Parameter limit: nil to return all elements.
    /// - Throws: `invalidArgument` for an invalid selector; `unexpectedResponse` if `html` exceeds a limit of ``HTMLDocument``; `tooLarge`
    ///   if the HTML of the elements exceeds 64 MiB.
    package static func select(html: String, selector: String, limit: Int? = nil) async throws -> [Element] {
        let method = "markup.select"
        let compiled = try Self.selector(selector, for: method)
        await CallContext.willCompute()
        return try elements(in: HTMLDocument(html, until: CallEnd()), compiled, limit: limit, for: method)
    }

    /// Compiles the selector that a caller has passed.
    /// - Parameter method: the name of the method, for error messages.
    package static func selector(_ text: String, for method: String) throws(DanXiError) -> Selector {
        do {
            return try Selector(text)
        } catch {
            throw DanXiError(.invalidArgument, "\(method): `selector`: \(error)")
        }
    }

    /// Returns the first elements of a document that a selector matches, at most `limit`, or all of them if `limit` is nil.
    /// - Parameter method: the name of the method, for error messages.
    /// - Throws: `tooLarge` if the HTML of the elements exceeds 64 MiB.
    package static func elements(in document: HTMLDocument, _ selector: Selector, limit: Int?, for method: String) throws -> [Element] {
        let end = CallEnd()
        let found = try document.select(selector, limit: limit ?? .max, until: end)
        var elements: [Element] = []
        elements.reserveCapacity(found.count)
        var size = 0
        for element in found {
            let html = element.html(until: end)
            let text = element.text(until: end)
            try end.check()
            // The HTML of an element includes that of its descendants, so the result could be much larger than the page.
            size += html.utf8.count
            guard size <= maximalSize else {
                throw DanXiError(
                    .tooLarge,
                    "\(method): the HTML of the elements is larger than \(maximalSize) bytes. Use a narrower selector or a smaller `limit`."
                )
            }
            elements.append(
                Element(
                    tag: element.tag, text: text, html: html,
                    attributes: Dictionary(element.attributes.map { ($0.name, $0.value) }) { first, _ in first }))
        }
        return elements
    }

    private static let maximalSize = 64 << 20
}
