// Generated from interface/library.toml by `make generate`; do not edit.

import Calendar
import JSON
import Networking

/// A catalog of the libraries.
package enum BookCatalog: String, JSONString, CaseIterable {
    /// Books 图书.
    case general = "general"
    /// Ancient books 古籍: thread-bound books, most of them printed before 1912.
    case ancient = "ancient"
}

/// A library, with the number of people in it.
package struct Library: JSONCodable, APIParsable, Hashable {
    /// Identifier.
    package let id: Int
    /// Name, such as 文科馆.
    package let name: String
    /// Number of people in it now. `nil` if the library does not report it.
    package let current: Int?
    /// Maximum number of people in it. `nil` if the library does not report it.
    package let capacity: Int?
    /// Opening hours as the library writes them, such as 8:00~22:00. Empty if the library does not report
    /// them.
    package let openTime: String
    /// The member `placeNum` of the response. The server does not document its meaning. `nil` if the server
    /// does not send it.
    package let placeNum: Int?
    /// Notice to visitors, as plain text without HTML tags. `nil` without a notice.
    package let notice: String?

    package init(id: Int, name: String, current: Int?, capacity: Int?, openTime: String, placeNum: Int?, notice: String?) {
        self.id = id
        self.name = name
        self.current = current
        self.capacity = capacity
        self.openTime = openTime
        self.placeNum = placeNum
        self.notice = notice
    }

    package init(json: JSONElement) throws(JSONError) {
        id = try json.value("id")
        name = try json.value("name")
        current = try json.optional("current")
        capacity = try json.optional("capacity")
        openTime = try json.value("open_time")
        placeNum = try json.optional("place_num")
        notice = try json.optional("notice")
    }

    package func jsonNode() -> JSONNode? {
        var object = JSONObjectBuilder()
        object.set("id", id)
        object.set("name", name)
        object.set("current", current)
        object.set("capacity", capacity)
        object.set("open_time", openTime)
        object.set("place_num", placeNum)
        object.set("notice", notice)
        return object.finish()
    }
}

/// A title of the catalog. The libraries may own several copies of it.
package struct Book: JSONCodable, APIParsable, Hashable {
    /// Identifier, for `library.get_book` and `library.list_book_copies`.
    package let id: String
    /// Title, as plain text without HTML tags.
    package let title: String
    /// Authors and other contributors as the catalog writes them, such as 鲁迅著.
    package let authors: [String]
    /// Publisher. `nil` if the catalog has none.
    package let publisher: String?
    /// Year of publication. `nil` if it is unknown or not a number.
    package let year: Int?
    /// Date of publication as the catalog writes it, such as `2019` or `不详#明萬曆間`. `nil` if the catalog has
    /// none.
    package let published: String?
    /// International standard book numbers as the catalog writes them. Empty for books without one.
    package let isbns: [String]
    /// Summary of the content, as plain text. `nil` without one.
    package let summary: String?

    package init(
        id: String,
        title: String,
        authors: [String],
        publisher: String?,
        year: Int?,
        published: String?,
        isbns: [String],
        summary: String?
    ) {
        self.id = id
        self.title = title
        self.authors = authors
        self.publisher = publisher
        self.year = year
        self.published = published
        self.isbns = isbns
        self.summary = summary
    }

    package init(json: JSONElement) throws(JSONError) {
        id = try json.value("id")
        title = try json.value("title")
        authors = try json.list("authors")
        publisher = try json.optional("publisher")
        year = try json.optional("year")
        published = try json.optional("published")
        isbns = try json.list("isbns")
        summary = try json.optional("summary")
    }

    package func jsonNode() -> JSONNode? {
        var object = JSONObjectBuilder()
        object.set("id", id)
        object.set("title", title)
        object.set("authors", authors)
        object.set("publisher", publisher)
        object.set("year", year)
        object.set("published", published)
        object.set("isbns", isbns)
        object.set("summary", summary)
        return object.finish()
    }
}

/// A copy of a book in a library.
package struct BookCopy: JSONCodable, APIParsable, Hashable {
    /// Identifier of the copy.
    package let id: String
    /// Barcode on the copy. `nil` if the catalog has none.
    package let barcode: String?
    /// Call number 索书号, by which the copy is shelved. `nil` if the catalog has none.
    package let callNumber: String?
    /// Name of the library that has the copy. Empty if the catalog has none.
    package let library: String
    /// Place in the library, such as a reading room. Empty if the catalog has none.
    package let location: String
    /// Status as the catalog writes it, such as 在馆 (in the library) or 借出 (on loan). Empty if the catalog has
    /// none.
    package let status: String
    /// Volume of a book in several volumes. `nil` otherwise.
    package let volume: String?

    package init(id: String, barcode: String?, callNumber: String?, library: String, location: String, status: String, volume: String?) {
        self.id = id
        self.barcode = barcode
        self.callNumber = callNumber
        self.library = library
        self.location = location
        self.status = status
        self.volume = volume
    }

    package init(json: JSONElement) throws(JSONError) {
        id = try json.value("id")
        barcode = try json.optional("barcode")
        callNumber = try json.optional("call_number")
        library = try json.value("library")
        location = try json.value("location")
        status = try json.value("status")
        volume = try json.optional("volume")
    }

    package func jsonNode() -> JSONNode? {
        var object = JSONObjectBuilder()
        object.set("id", id)
        object.set("barcode", barcode)
        object.set("call_number", callNumber)
        object.set("library", library)
        object.set("location", location)
        object.set("status", status)
        object.set("volume", volume)
        return object.finish()
    }
}
