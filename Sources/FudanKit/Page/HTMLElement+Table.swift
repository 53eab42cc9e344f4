import Markup

extension HTMLElement {
    /// The rows of this table without those of nested tables. The `<tbody>` may be missing, because the parser does not insert it.
    var tableRows: [HTMLElement] {
        children.flatMap { child -> [HTMLElement] in
            switch child.tag {
            case "tr": [child]
            case "tbody", "thead", "tfoot": child.children.filter { $0.tag == "tr" }
            default: []
            }
        }
    }

    /// The cells of this row, both `<td>` and `<th>`.
    var rowCells: [HTMLElement] {
        children.filter { $0.tag == "td" || $0.tag == "th" }
    }
}
