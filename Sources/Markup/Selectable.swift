import Errors

/// What elements can be selected from: a document, or an element.
package protocol Selectable {
    var selectionRoot: SelectionRoot { get }
}

/// Where a selection starts.
package struct SelectionRoot {
    let tree: Tree
    let node: Node
}

extension Selectable {
    /// The elements below this one that the selector matches, in the order of the document, each once.
    package func select(_ selector: Selector) -> [HTMLElement] {
        select(selector, limit: .max)
    }

    /// The first elements, at most `limit` of them.
    package func select(_ selector: Selector, limit: Int) -> [HTMLElement] {
        let root = selectionRoot
        var elements: [HTMLElement] = []
        Matcher.select(selector.program, from: root) { node in
            elements.append(HTMLElement(tree: root.tree, node: node))
            return elements.count < limit
        }
        return elements
    }

    /// The first element below this one that the selector matches.
    package func first(_ selector: Selector) -> HTMLElement? {
        let root = selectionRoot
        var found: HTMLElement?
        Matcher.select(selector.program, from: root) { node in
            found = HTMLElement(tree: root.tree, node: node)
            return false
        }
        return found
    }

    /// The first element that the selector matches; without one, the page has changed.
    /// - Parameter service: whose page it is, such as `classroom`, for the message.
    /// - Throws: `pageChanged`.
    package func require(_ selector: Selector, service: String) throws(DanXiError) -> HTMLElement {
        guard let element = first(selector) else { throw pageChanged(service: service, selector: selector) }
        return element
    }

    /// The elements that the selector matches; without any, the page has changed.
    /// - Parameter service: whose page it is, such as `classroom`, for the message.
    /// - Throws: `pageChanged`.
    package func requireAll(_ selector: Selector, service: String) throws(DanXiError) -> [HTMLElement] {
        let elements = select(selector)
        if elements.isEmpty { throw pageChanged(service: service, selector: selector) }
        return elements
    }

    /// The error that says that the page no longer has its expected structure, also where it is not a selector that found nothing.
    package func pageChanged(service: String, selector: Selector) -> DanXiError {
        let root = selectionRoot
        return DanXiError(
            .pageChanged,
            "\(service): \(root.tree.place) no longer has what the selector `\(selector)` matches. The site has changed, or another page answered in its place: please update libdanxi, or report this with this excerpt, in which texts are masked: \(Excerpt.of(root))"
        )
    }
}
