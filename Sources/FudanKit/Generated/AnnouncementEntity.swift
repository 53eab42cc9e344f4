// Generated from interface/announcement.toml by `make generate`; do not edit.

import Calendar
import JSON
import Networking

/// An office that publishes announcements.
package enum AnnouncementOffice: String, JSONString, CaseIterable {
    /// The Academic Affairs Office 教务处.
    case undergraduate = "undergraduate"
    /// The Graduate School 研究生院.
    case graduate = "graduate"
}

/// An entry in the list of announcements of an office.
package struct Announcement: JSONCodable, APIParsable, Hashable {
    /// Full title of the announcement.
    package var title: String
    /// Day of publication in Asia/Shanghai. `nil` if the entry shows no date.
    package var date: CalendarDate?
    /// URL of the announcement, usually on the office's site.
    package var link: String
    /// Whether the site shows the announcement only after a campus sign-in: its link ends in `.psp`.
    package var needsSignIn: Bool

    package init(title: String, date: CalendarDate?, link: String, needsSignIn: Bool) {
        self.title = title
        self.date = date
        self.link = link
        self.needsSignIn = needsSignIn
    }

    package init(json: JSONElement) throws(JSONError) {
        title = try json.value("title")
        date = try json.optional("date")
        link = try json.value("link", as: .url)
        needsSignIn = try json.value("needs_sign_in")
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("title", title)
            json.set("date", date)
            json.set("link", link)
            json.set("needs_sign_in", needsSignIn)
        }
    }
}

/// The announcements that are new since a token.
package struct NewAnnouncements: JSONCodable, APIParsable, Hashable {
    /// Token of the state after these announcements. The next call takes it as `since`.
    package var token: String
    /// The new announcements, in the order of the page.
    package var announcements: [Announcement]

    package init(token: String, announcements: [Announcement]) {
        self.token = token
        self.announcements = announcements
    }

    package init(json: JSONElement) throws(JSONError) {
        token = try json.value("token")
        announcements = try json.list("announcements")
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("token", token)
            json.set("announcements", announcements)
        }
    }
}
