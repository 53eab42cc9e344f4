import Markup

extension HTMLElement {
    /// The rows of this table (not of those inside of it), with or without `<tbody>`: what a browser adds, a page's text may lack.
    var tableRows: [HTMLElement] {
        children.flatMap { child -> [HTMLElement] in
            switch child.tag {
            case "tr": [child]
            case "tbody", "thead", "tfoot": child.children.filter { $0.tag == "tr" }
            default: []
            }
        }
    }

    /// The cells of this row.
    var rowCells: [HTMLElement] {
        children.filter { $0.tag == "td" || $0.tag == "th" }
    }
}

extension Array {
    /// The element at a place that may not exist.
    func at(_ index: Int) -> Element? {
        indices.contains(index) ? self[index] : nil
    }
}
