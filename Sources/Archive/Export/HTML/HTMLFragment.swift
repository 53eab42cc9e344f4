import Text

/// A part of an HTML document. Names of elements and attributes are constants of the program, and everything else is escaped, so no text of
/// an archive can become markup.
struct HTMLFragment {
    private(set) var source = ""

    mutating func text(_ text: String) {
        source += XMLText.escaped(text)
    }

    mutating func element(
        _ name: StaticString, _ attributes: KeyValuePairs<StaticString, String?> = [:], _ content: (inout HTMLFragment) -> Void
    ) {
        start(name, attributes)
        content(&self)
        source += "</\(name)>"
    }

    mutating func element(_ name: StaticString, _ attributes: KeyValuePairs<StaticString, String?> = [:], text: String) {
        element(name, attributes) { $0.text(text) }
    }

    /// Adds a start tag: a whole element if it is one without an end tag, such as `img`. Attributes without a value are left out.
    mutating func start(_ name: StaticString, _ attributes: KeyValuePairs<StaticString, String?> = [:]) {
        source += "<\(name)"
        for (name, value) in attributes {
            guard let value else { continue }
            source += " \(name)=\"\(XMLText.escaped(value))\""
        }
        source += ">"
    }

    /// Adds a constant of the program: a style sheet or a script, whose text HTML does not unescape.
    mutating func raw(_ name: StaticString, _ constant: StaticString) {
        source += "<\(name)>\(constant)</\(name)>"
    }

    /// Adds data for a script as JSON, in which no `<` can end the element.
    mutating func data(id: StaticString, json: String) {
        source += "<script type=\"application/json\" id=\"\(id)\">" + json.replacing("<", with: "\\u003c") + "</script>"
    }

    mutating func line() {
        source += "\n"
    }
}
