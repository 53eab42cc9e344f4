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

/// The holds to list.
package enum HoldRange: String, JSONString, CaseIterable {
    /// Holds that are open.
    case current = "current"
    /// Holds that are completed, cancelled or expired.
    case past = "past"
}

/// A library, with the number of people in it.
package struct Library: JSONCodable, APIParsable, Hashable {
    /// Identifier of the library in the server's list. `nil` if the server does not send it.
    package var id: Int?
    /// Name, such as 文科馆.
    package var name: String
    /// Number of people in it now. `nil` if the library does not report it.
    package var current: Int?
    /// Maximum number of people in it. `nil` if the library does not report it.
    package var capacity: Int?
    /// Opening hours as the library writes them, such as 8:00~22:00. `nil` if the library does not report
    /// them.
    package var openTime: String?
    /// The member `placeNum` of the response. The server does not document its meaning. `nil` if the server
    /// does not send it.
    package var placeNum: Int?
    /// Notice to visitors, as plain text without HTML tags. `nil` without a notice.
    package var notice: String?

    package init(id: Int?, name: String, current: Int?, capacity: Int?, openTime: String?, placeNum: Int?, notice: String?) {
        self.id = id
        self.name = name
        self.current = current
        self.capacity = capacity
        self.openTime = openTime
        self.placeNum = placeNum
        self.notice = notice
    }

    package init(json: JSONElement) throws(JSONError) {
        id = try json.optional("id")
        name = try json.value("name")
        current = try json.optional("current")
        capacity = try json.optional("capacity")
        openTime = try json.optional("open_time")
        placeNum = try json.optional("place_num")
        notice = try json.optional("notice")
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("id", id)
            json.set("name", name)
            json.set("current", current)
            json.set("capacity", capacity)
            json.set("open_time", openTime)
            json.set("place_num", placeNum)
            json.set("notice", notice)
        }
    }
}

/// A title of the catalog. The libraries may own several copies of it.
package struct Book: JSONCodable, APIParsable, Hashable {
    /// Identifier of the book, for `library.get_book` and `library.list_book_copies`.
    package var id: String
    /// Title, as plain text without HTML tags.
    package var title: String
    /// Authors and other contributors as the catalog writes them, such as 鲁迅著.
    package var authors: [String]
    /// Publisher. `nil` if the catalog has none.
    package var publisher: String?
    /// Year of publication. `nil` if it is unknown or not a number.
    package var year: Int?
    /// Date of publication as the catalog writes it, such as `2019` or `不详#明萬曆間`. `nil` if the catalog has
    /// none.
    package var published: String?
    /// International standard book numbers as the catalog writes them. Empty for books without such a number.
    package var isbns: [String]
    /// Summary of the content, as plain text. `nil` without a summary.
    package var summary: String?

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

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("id", id)
            json.set("title", title)
            json.set("authors", authors)
            json.set("publisher", publisher)
            json.set("year", year)
            json.set("published", published)
            json.set("isbns", isbns)
            json.set("summary", summary)
        }
    }
}

/// A copy of a book in a library.
package struct BookCopy: JSONCodable, APIParsable, Hashable {
    /// Identifier of the copy.
    package var id: String
    /// Barcode on the copy. `nil` if the catalog has none.
    package var barcode: String?
    /// Call number 索书号, by which the copy is shelved. `nil` if the catalog has none.
    package var callNumber: String?
    /// Name of the library that has the copy. `nil` if the catalog has none.
    package var library: String?
    /// Place in the library, such as a reading room. `nil` if the catalog has none.
    package var location: String?
    /// Status as the catalog writes it, such as 在馆 (in the library) or 借出 (on loan). `nil` if the catalog has
    /// none.
    package var status: String?
    /// Volume of a book in several volumes. `nil` otherwise.
    package var volume: String?

    package init(id: String, barcode: String?, callNumber: String?, library: String?, location: String?, status: String?, volume: String?) {
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
        library = try json.optional("library")
        location = try json.optional("location")
        status = try json.optional("status")
        volume = try json.optional("volume")
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("id", id)
            json.set("barcode", barcode)
            json.set("call_number", callNumber)
            json.set("library", library)
            json.set("location", location)
            json.set("status", status)
            json.set("volume", volume)
        }
    }
}

/// The library account of a person.
package struct LibraryReader: JSONCodable, APIParsable, Hashable {
    /// Barcode of the reader's card.
    package var barcode: String
    /// Name of the reader. `nil` if the server does not send it.
    package var name: String?
    /// The member `canLoanTotal` of the response: a number of copies that may be borrowed. The server does
    /// not document whether current loans count. `nil` if the server does not send it.
    package var canLoanTotal: Int?
    /// Number of current holds. `nil` if the server does not send it.
    package var holdCount: Int?

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

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("barcode", barcode)
            json.set("name", name)
            json.set("can_loan_total", canLoanTotal)
            json.set("hold_count", holdCount)
        }
    }
}

/// A loan: a copy that the reader has borrowed, now or earlier.
package struct Loan: JSONCodable, APIParsable, Hashable {
    /// Barcode of the copy, for `library.renew_loan`.
    package var barcode: String
    /// Identifier of the book, for `library.get_book`. `nil` if the server does not send it.
    package var bookId: String?
    /// Title of the book. `nil` if the server does not send it.
    package var title: String?
    /// Author of the book. `nil` if the server does not send it.
    package var author: String?
    /// Name of the library that owns the copy. `nil` for past loans.
    package var library: String?
    /// Place of the copy in the library. `nil` for past loans.
    package var location: String?
    /// Day on which the copy was borrowed. `nil` if the server does not send it.
    package var loanDate: CalendarDate?
    /// Day by which the copy must be returned. `nil` if the server does not send it.
    package var dueDate: CalendarDate?
    /// Day on which the copy was returned. `nil` for current loans.
    package var returnDate: CalendarDate?
    /// Number of times the loan was renewed. `nil` if the server does not send it.
    package var renewalCount: Int?
    /// Number of times the loan can be renewed. `nil` if the server does not send it.
    package var renewalLimit: Int?

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
        renewalCount: Int?,
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
        renewalCount = try json.optional("renewal_count", in: 0...)
        renewalLimit = try json.optional("renewal_limit")
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("barcode", barcode)
            json.set("book_id", bookId)
            json.set("title", title)
            json.set("author", author)
            json.set("library", library)
            json.set("location", location)
            json.set("loan_date", loanDate)
            json.set("due_date", dueDate)
            json.set("return_date", returnDate)
            json.set("renewal_count", renewalCount)
            json.set("renewal_limit", renewalLimit)
        }
    }
}

/// A page of a list of loans.
package struct LoanPage: JSONCodable, APIParsable, Hashable {
    /// Loans in the server's order.
    package var loans: [Loan]
    /// Number of this page.
    package var page: Int
    /// Number of pages of the list. `nil` if the server does not send the number of loans.
    package var pageCount: Int?
    /// Number of loans in the list. `nil` if the server does not send it.
    package var total: Int?

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

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("loans", loans)
            json.set("page", page)
            json.set("page_count", pageCount)
            json.set("total", total)
        }
    }
}

/// A hold 预约: a copy that the reader has asked the libraries to keep ready.
package struct Hold: JSONCodable, APIParsable, Hashable {
    /// Identifier of the hold, for `library.cancel_hold`.
    package var id: Int
    /// Barcode of the copy. `nil` if the server does not send it.
    package var barcode: String?
    /// Identifier of the book, for `library.get_book`. `nil` if the server does not send it.
    package var bookId: String?
    /// Title of the book. `nil` if the server does not send it.
    package var title: String?
    /// Author of the book. `nil` if the server does not send it.
    package var author: String?
    /// Status as the server writes it. `nil` if the server does not send it.
    package var status: String?
    /// The server's code for the status. `nil` if the server does not send it.
    package var statusCode: String?
    /// Name of the place where the copy can be picked up. `nil` if the server does not send it.
    package var pickupLocation: String?
    /// The server's code for that place. `nil` if the server does not send it.
    package var pickupLocationCode: String?
    /// Day until which the reader expects to pick up the copy. `nil` if the server does not send it.
    package var expectedDate: CalendarDate?
    /// Day on which the hold was placed. `nil` if the server does not send it.
    package var createdDate: CalendarDate?
    /// Whether the libraries may provide another copy of the book instead. `nil` if the server does not send
    /// it.
    package var allowsOtherCopy: Bool?
    /// Position in the queue of readers. `nil` if the server does not send it.
    package var queuePosition: Int?

    package init(
        id: Int,
        barcode: String?,
        bookId: String?,
        title: String?,
        author: String?,
        status: String?,
        statusCode: String?,
        pickupLocation: String?,
        pickupLocationCode: String?,
        expectedDate: CalendarDate?,
        createdDate: CalendarDate?,
        allowsOtherCopy: Bool?,
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
        status = try json.optional("status")
        statusCode = try json.optional("status_code")
        pickupLocation = try json.optional("pickup_location")
        pickupLocationCode = try json.optional("pickup_location_code")
        expectedDate = try json.optional("expected_date")
        createdDate = try json.optional("created_date")
        allowsOtherCopy = try json.optional("allows_other_copy")
        queuePosition = try json.optional("queue_position")
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("id", id)
            json.set("barcode", barcode)
            json.set("book_id", bookId)
            json.set("title", title)
            json.set("author", author)
            json.set("status", status)
            json.set("status_code", statusCode)
            json.set("pickup_location", pickupLocation)
            json.set("pickup_location_code", pickupLocationCode)
            json.set("expected_date", expectedDate)
            json.set("created_date", createdDate)
            json.set("allows_other_copy", allowsOtherCopy)
            json.set("queue_position", queuePosition)
        }
    }
}

/// A page of a list of holds.
package struct HoldPage: JSONCodable, APIParsable, Hashable {
    /// Holds in the server's order.
    package var holds: [Hold]
    /// Number of this page.
    package var page: Int
    /// Number of pages of the list. `nil` if the server does not send the number of holds.
    package var pageCount: Int?
    /// Number of holds in the list. `nil` if the server does not send it.
    package var total: Int?

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

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("holds", holds)
            json.set("page", page)
            json.set("page_count", pageCount)
            json.set("total", total)
        }
    }
}
