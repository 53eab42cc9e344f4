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

/// Which holds to list.
package enum HoldRange: String, JSONString, CaseIterable {
    /// Holds that are open.
    case current = "current"
    /// Holds that are completed, cancelled or expired.
    case past = "past"
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

/// The library account of a person.
package struct LibraryReader: JSONCodable, APIParsable, Hashable {
    /// Barcode of the reader's card.
    package let barcode: String
    /// Name of the reader. `nil` if the server does not send it.
    package let name: String?
    /// The member `canLoanTotal` of the response: a number of copies that may be borrowed. The server does
    /// not document whether current loans count. `nil` if the server does not send it.
    package let canLoanTotal: Int?
    /// Number of current holds. `nil` if the server does not send it.
    package let holdCount: Int?

    package init(barcode: String, name: String?, canLoanTotal: Int?, holdCount: Int?) {
        self.barcode = barcode
        self.name = name
        self.canLoanTotal = canLoanTotal
        self.holdCount = holdCount
    }

    package init(json: JSONElement) throws(JSONError) {
        barcode = try json.value("barcode")
        name = try json.optional("name")
        canLoanTotal = try json.optional("can_loan_total")
        holdCount = try json.optional("hold_count")
    }

    package func jsonNode() -> JSONNode? {
        var object = JSONObjectBuilder()
        object.set("barcode", barcode)
        object.set("name", name)
        object.set("can_loan_total", canLoanTotal)
        object.set("hold_count", holdCount)
        return object.finish()
    }
}

/// A loan: a copy that the reader has borrowed, now or earlier.
package struct Loan: JSONCodable, APIParsable, Hashable {
    /// Barcode of the copy, for `library.renew_loan`.
    package let barcode: String
    /// Identifier of the book, for `library.get_book`. `nil` if the server does not send it.
    package let bookId: String?
    /// Title of the book. `nil` if the server does not send it.
    package let title: String?
    /// Author of the book. `nil` if the server does not send it.
    package let author: String?
    /// Name of the library that owns the copy. `nil` for past loans.
    package let library: String?
    /// Place of the copy in the library. `nil` for past loans.
    package let location: String?
    /// Day on which the copy was borrowed. `nil` if the server does not send it.
    package let loanDate: CalendarDate?
    /// Day by which the copy must be returned. `nil` if the server does not send it.
    package let dueDate: CalendarDate?
    /// Day on which the copy was returned. `nil` for current loans.
    package let returnDate: CalendarDate?
    /// Number of times the loan was renewed.
    package let renewalCount: Int
    /// Number of times the loan can be renewed. `nil` if the server does not send it.
    package let renewalLimit: Int?

    package init(
        barcode: String,
        bookId: String?,
        title: String?,
        author: String?,
        library: String?,
        location: String?,
        loanDate: CalendarDate?,
        dueDate: CalendarDate?,
        returnDate: CalendarDate?,
        renewalCount: Int,
        renewalLimit: Int?
    ) {
        self.barcode = barcode
        self.bookId = bookId
        self.title = title
        self.author = author
        self.library = library
        self.location = location
        self.loanDate = loanDate
        self.dueDate = dueDate
        self.returnDate = returnDate
        self.renewalCount = renewalCount
        self.renewalLimit = renewalLimit
    }

    package init(json: JSONElement) throws(JSONError) {
        barcode = try json.value("barcode")
        bookId = try json.optional("book_id")
        title = try json.optional("title")
        author = try json.optional("author")
        library = try json.optional("library")
        location = try json.optional("location")
        loanDate = try json.optional("loan_date")
        dueDate = try json.optional("due_date")
        returnDate = try json.optional("return_date")
        renewalCount = try json.value("renewal_count", in: 0...)
        renewalLimit = try json.optional("renewal_limit")
    }

    package func jsonNode() -> JSONNode? {
        var object = JSONObjectBuilder()
        object.set("barcode", barcode)
        object.set("book_id", bookId)
        object.set("title", title)
        object.set("author", author)
        object.set("library", library)
        object.set("location", location)
        object.set("loan_date", loanDate)
        object.set("due_date", dueDate)
        object.set("return_date", returnDate)
        object.set("renewal_count", renewalCount)
        object.set("renewal_limit", renewalLimit)
        return object.finish()
    }
}

/// A page of a list of loans.
package struct LoanPage: JSONCodable, APIParsable, Hashable {
    /// Loans in the server's order.
    package let loans: [Loan]
    /// Number of this page.
    package let page: Int
    /// Number of pages of the list. `nil` if the server does not send the number of loans.
    package let pageCount: Int?
    /// Number of loans in the list. `nil` if the server does not send it.
    package let total: Int?

    package init(loans: [Loan], page: Int, pageCount: Int?, total: Int?) {
        self.loans = loans
        self.page = page
        self.pageCount = pageCount
        self.total = total
    }

    package init(json: JSONElement) throws(JSONError) {
        loans = try json.list("loans")
        page = try json.value("page", in: 1...)
        pageCount = try json.optional("page_count", in: 0...)
        total = try json.optional("total", in: 0...)
    }

    package func jsonNode() -> JSONNode? {
        var object = JSONObjectBuilder()
        object.set("loans", loans)
        object.set("page", page)
        object.set("page_count", pageCount)
        object.set("total", total)
        return object.finish()
    }
}

/// A hold 预约: a copy that the reader has asked the libraries to keep ready.
package struct Hold: JSONCodable, APIParsable, Hashable {
    /// Identifier, for `library.cancel_hold`.
    package let id: Int
    /// Barcode of the copy. `nil` if the server does not send it.
    package let barcode: String?
    /// Identifier of the book, for `library.get_book`. `nil` if the server does not send it.
    package let bookId: String?
    /// Title of the book. `nil` if the server does not send it.
    package let title: String?
    /// Author of the book. `nil` if the server does not send it.
    package let author: String?
    /// Status as the server writes it. Empty if the server does not send it.
    package let status: String
    /// The server's code for the status. `nil` if the server does not send it.
    package let statusCode: String?
    /// Name of the place where the copy can be picked up. `nil` if the server does not send it.
    package let pickupLocation: String?
    /// The server's code for that place. `nil` if the server does not send it.
    package let pickupLocationCode: String?
    /// Day until which the reader expects to pick it up. `nil` if the server does not send it.
    package let expectedDate: CalendarDate?
    /// Day on which the hold was placed. `nil` if the server does not send it.
    package let createdDate: CalendarDate?
    /// Whether the libraries may provide another copy of the book instead.
    package let allowsOtherCopy: Bool
    /// Position in the queue of readers. `nil` if the server does not send it.
    package let queuePosition: Int?

    package init(
        id: Int,
        barcode: String?,
        bookId: String?,
        title: String?,
        author: String?,
        status: String,
        statusCode: String?,
        pickupLocation: String?,
        pickupLocationCode: String?,
        expectedDate: CalendarDate?,
        createdDate: CalendarDate?,
        allowsOtherCopy: Bool,
        queuePosition: Int?
    ) {
        self.id = id
        self.barcode = barcode
        self.bookId = bookId
        self.title = title
        self.author = author
        self.status = status
        self.statusCode = statusCode
        self.pickupLocation = pickupLocation
        self.pickupLocationCode = pickupLocationCode
        self.expectedDate = expectedDate
        self.createdDate = createdDate
        self.allowsOtherCopy = allowsOtherCopy
        self.queuePosition = queuePosition
    }

    package init(json: JSONElement) throws(JSONError) {
        id = try json.value("id")
        barcode = try json.optional("barcode")
        bookId = try json.optional("book_id")
        title = try json.optional("title")
        author = try json.optional("author")
        status = try json.value("status")
        statusCode = try json.optional("status_code")
        pickupLocation = try json.optional("pickup_location")
        pickupLocationCode = try json.optional("pickup_location_code")
        expectedDate = try json.optional("expected_date")
        createdDate = try json.optional("created_date")
        allowsOtherCopy = try json.value("allows_other_copy")
        queuePosition = try json.optional("queue_position")
    }

    package func jsonNode() -> JSONNode? {
        var object = JSONObjectBuilder()
        object.set("id", id)
        object.set("barcode", barcode)
        object.set("book_id", bookId)
        object.set("title", title)
        object.set("author", author)
        object.set("status", status)
        object.set("status_code", statusCode)
        object.set("pickup_location", pickupLocation)
        object.set("pickup_location_code", pickupLocationCode)
        object.set("expected_date", expectedDate)
        object.set("created_date", createdDate)
        object.set("allows_other_copy", allowsOtherCopy)
        object.set("queue_position", queuePosition)
        return object.finish()
    }
}

/// A page of a list of holds.
package struct HoldPage: JSONCodable, APIParsable, Hashable {
    /// Holds in the server's order.
    package let holds: [Hold]
    /// Number of this page.
    package let page: Int
    /// Number of pages of the list. `nil` if the server does not send the number of holds.
    package let pageCount: Int?
    /// Number of holds in the list. `nil` if the server does not send it.
    package let total: Int?

    package init(holds: [Hold], page: Int, pageCount: Int?, total: Int?) {
        self.holds = holds
        self.page = page
        self.pageCount = pageCount
        self.total = total
    }

    package init(json: JSONElement) throws(JSONError) {
        holds = try json.list("holds")
        page = try json.value("page", in: 1...)
        pageCount = try json.optional("page_count", in: 0...)
        total = try json.optional("total", in: 0...)
    }

    package func jsonNode() -> JSONNode? {
        var object = JSONObjectBuilder()
        object.set("holds", holds)
        object.set("page", page)
        object.set("page_count", pageCount)
        object.set("total", total)
        return object.finish()
    }
}
