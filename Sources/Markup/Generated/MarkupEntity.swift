// Generated from interface/markup.toml by `make generate`; do not edit.

import Calendar
import JSON
import Networking

/// An element of an HTML page.
package struct Element: JSONCodable, APIParsable, Hashable {
    /// Its name in lower case, such as `td`.
    package let tag: String
    /// Its text as a browser would show it: white space collapsed, one line a block or line break, cells of a
    /// row parted by tabs, without scripts and what is hidden.
    package let text: String
    /// The element as HTML, itself included.
    package let html: String
    /// The values of its attributes by their names in lower case; empty where an attribute has none.
    package let attributes: [String: String]

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

    package func jsonNode() -> JSONNode? {
        var object = JSONObjectBuilder()
        object.set("tag", tag)
        object.set("text", text)
        object.set("html", html)
        object.set("attributes", attributes)
        return object.finish()
    }
}
