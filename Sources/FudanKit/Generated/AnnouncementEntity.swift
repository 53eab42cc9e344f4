// Generated from interface/announcement.toml by `make generate`; do not edit.

import Calendar
import JSON
import Networking

/// An entry in the list of announcements of an office.
package struct Announcement: JSONCodable, APIParsable, Hashable {
    /// Full title.
    package let title: String
    /// Day of publication in Asia/Shanghai.
    package let date: CalendarDate
    /// URL of the announcement, usually on the office's site.
    package let link: String

    package init(title: String, date: CalendarDate, link: String) {
        self.title = title
        self.date = date
        self.link = link
    }

    package init(json: JSONElement) throws(JSONError) {
        title = try json.value("title")
        date = try json.value("date")
        link = try json.value("link", as: .url)
    }

    package func jsonNode() -> JSONNode? {
        var object = JSONObjectBuilder()
        object.set("title", title)
        object.set("date", date)
        object.set("link", link)
        return object.finish()
    }
}
