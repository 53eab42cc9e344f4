/// A cell of a table.
struct HTMLCell {
    enum Kind {
        case text
        /// A text that stays in one line, such as a date or a code.
        case line
        /// A number, which is aligned at its end.
        case number
        /// Money that was added to the card.
        case income
    }

    let text: String
    var kind = Kind.text
    /// The address to which the text leads.
    var address: String?

    init(_ text: String?, _ kind: Kind = .text, address: String? = nil) {
        (self.text, self.kind, self.address) = (text ?? "", kind, address)
    }

    var name: String? {
        switch kind {
        case .text: nil
        case .line: "line"
        case .number: "number"
        case .income: "number in"
        }
    }
}

extension HTMLFragment {
    /// Adds a table. Columns without any text are left out.
    /// - Parameter stacks: whether a row becomes a paragraph on a phone, for tables with many columns. The first column is its title.
    mutating func table(_ titles: [String], _ rows: [[HTMLCell]], stacks: Bool = false) {
        let shown = titles.indices.filter { column in rows.contains { $0.indices.contains(column) && !$0[column].text.isEmpty } }
        element("div", ["class": stacks ? "table stacked" : "table"]) { html in
            html.element("table") { html in
                html.element("thead") { html in
                    html.element("tr") { html in
                        for column in shown {
                            html.element("th", ["scope": "col", "class": rows.first?[column].name], text: titles[column])
                        }
                    }
                }
                html.element("tbody") { html in
                    for row in rows {
                        html.element("tr") { html in
                            for column in shown { html.cell(row[column], title: stacks ? titles[column] : nil) }
                        }
                        html.line()
                    }
                }
            }
        }
    }

    private mutating func cell(_ cell: HTMLCell, title: String?) {
        element("td", ["class": cell.name, "data-title": cell.text.isEmpty ? nil : title]) { html in
            if let address = cell.address {
                html.element("a", ["href": address], text: cell.text)
            } else {
                html.element("bdi", text: cell.text)
            }
        }
    }
}
