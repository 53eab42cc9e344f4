// Generated from interface/markup.toml by `make generate`; do not edit.

import JSON

/// An element of an HTML page.
package struct Element: JSONCodable, Hashable {
    /// Name in lower case, such as `td`.
    package var tag: String
    /// Visible text: white space is collapsed, each block and each line break starts a new line, and the
    /// cells of a row are separated by tabs. Scripts and hidden elements are left out.
    package var text: String
    /// HTML of the element, with its own start and end tags.
    package var html: String
    /// Values of the attributes, by their names in lower case. The value is an empty string for attributes
    /// such as `disabled`.
    package var attributes: [String: String]

    package init(tag: String, text: String, html: String, attributes: [String: String]) {
        self.tag = tag
        self.text = text
        self.html = html
        self.attributes = attributes
    }

    package init(json: JSONElement) throws(JSONError) {
        tag = try json.value("tag")
        text = try json.value("text")
        html = try json.value("html")
        attributes = try json.value("attributes")
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("tag", tag)
            json.set("text", text)
            json.set("html", html)
            json.set("attributes", attributes)
        }
    }
}
