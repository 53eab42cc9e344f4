// Generated from interface/announcement.toml by `make generate`; do not edit.

import Calendar
import JSON
import Networking

/// An announcement of an academic office, as the office's list shows it.
package struct Announcement: JSONCodable, APIParsable, Hashable {
    /// Its title, in full.
    package let title: String
    /// The day of its publication, such as `2026-11-21`, in Shanghai.
    package let date: String
    /// Where it can be read: an absolute address, mostly of the office's own site.
    package let link: String

    package init(title: String, date: String, link: String) {
        self.title = title
        self.date = date
        self.link = link
    }

    package init(json: JSONElement) throws(JSONError) {
        title = try json.value("title")
        date = try json.value("date")
        link = try json.value("link")
    }

    package func jsonNode() -> JSONNode? {
        var object = JSONObjectBuilder()
        object.set("title", title)
        object.set("date", date)
        object.set("link", link)
        return object.finish()
    }
}
