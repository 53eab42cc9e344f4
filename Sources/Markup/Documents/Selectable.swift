import Calls
import Errors
import HTTP

/// A document or an element, from which elements can be selected.
package protocol Selectable {
    var selectionRoot: SelectionRoot { get }
}

extension Selectable {
    /// Returns the matching descendants in document order.
    package func select(_ selector: Selector) -> [HTMLElement] {
        select(selector, limit: .max)
    }

    /// Returns the first matching descendants in document order, at most `limit`.
    package func select(_ selector: Selector, limit: Int) -> [HTMLElement] {
        let root = selectionRoot
        var elements: [HTMLElement] = []
        Matcher.select(selector.program, from: root) { node in
            elements.append(HTMLElement(tree: root.tree, node: node))
            return elements.count < limit
        }
        return elements
    }

    /// Returns the first matching descendants in document order, at most `limit`.
    /// - Throws: `cancelled` or `timeout` if the call has ended.
    func select(_ selector: Selector, limit: Int, until end: CallEnd) throws(DanXiError) -> [HTMLElement] {
        let root = selectionRoot
        var elements: [HTMLElement] = []
        Matcher.select(selector.program, from: root, until: end) { node in
            elements.append(HTMLElement(tree: root.tree, node: node))
            return elements.count < limit
        }
        if let error = end.error { throw error }
        return elements
    }

    /// Returns the first matching descendant, or nil.
    package func first(_ selector: Selector) -> HTMLElement? {
        let root = selectionRoot
        var found: HTMLElement?
        Matcher.select(selector.program, from: root) { node in
            found = HTMLElement(tree: root.tree, node: node)
            return false
        }
        return found
    }

    /// Returns the first matching descendant.
    /// - Parameter service: the name of the service, such as `classroom`, for the error message.
    /// - Throws: `pageChanged` if no element matches.
    package func require(_ selector: Selector, service: String) throws(DanXiError) -> HTMLElement {
        guard let element = first(selector) else { throw pageChanged(service: service, selector: selector) }
        return element
    }

    /// Returns the matching descendants in document order, at least one.
    /// - Parameter service: the name of the service, such as `classroom`, for the error message.
    /// - Throws: `pageChanged` if no element matches.
    package func requireAll(_ selector: Selector, service: String) throws(DanXiError) -> [HTMLElement] {
        let elements = select(selector)
        if elements.isEmpty { throw pageChanged(service: service, selector: selector) }
        return elements
    }

    /// Returns the error for a page in which no element matches an expected selector. If the page is a short notice of maintenance, the
    /// error is `maintenance`.
    package func pageChanged(service: String, selector: Selector) -> DanXiError {
        pageChanged(service: service, problem: "has no element that matches the selector `\(selector)`")
    }

    /// Returns the error for a page that has another structure than expected. If the page is a short notice of maintenance, the error is
    /// `maintenance`.
    /// - Parameter problem: the rest of a sentence about the page, such as ``has no date in `td.ti` ``. The member `problem` of
    ///   the error's `detail` has the same string.
    package func pageChanged(service: String, problem: String) -> DanXiError {
        let root = selectionRoot
        let isHTML = root.tree.isHTML
        if let notice = root.tree.maintenanceNotice(in: { isHTML ? TextRendering.text(of: $0) : TextRendering.rawText(of: $0) }) {
            return Maintenance.error(place: root.tree.place, notice: notice)
        }
        return DanXiError(
            .pageChanged,
            "\(service): \(root.tree.place): the page \(problem). The page has changed, or another page was returned instead: update libdanxi, or report this message with its excerpt, which contains no personal data: \(Excerpt.of(root))",
            detail: .object(["problem": .string(problem)]))
    }

    /// The structure of the document or element, without personal data, in at most 200 characters.
    package var excerpt: String { Excerpt.of(selectionRoot, maximalCount: 200) }
}
