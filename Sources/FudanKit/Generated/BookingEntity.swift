// Generated from interface/booking.toml by `make generate`; do not edit.

import Calendar
import JSON
import Networking

/// A venue: a sports facility with courts.
package struct Venue: JSONCodable, APIParsable, Hashable {
    /// Identifier of the venue, for `booking.get_venue` and `booking.list_slots`.
    package var id: Int
    /// Name of the venue, such as 北区体育馆-乒乓球.
    package var name: String
    /// Introduction, as plain text. `nil` without an introduction.
    package var introduction: String?
    /// URL of an image of the venue. `nil` without an image.
    package var imageUrl: String?
    /// URL of the venue's page, for a browser.
    package var bookingUrl: String

    package init(id: Int, name: String, introduction: String?, imageUrl: String?, bookingUrl: String) {
        self.id = id
        self.name = name
        self.introduction = introduction
        self.imageUrl = imageUrl
        self.bookingUrl = bookingUrl
    }

    package init(json: JSONElement) throws(JSONError) {
        id = try json.value("id")
        name = try json.value("name")
        introduction = try json.optional("introduction")
        imageUrl = try json.optional("image_url", as: .url)
        bookingUrl = try json.value("booking_url", as: .url)
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("id", id)
            json.set("name", name)
            json.set("introduction", introduction)
            json.set("image_url", imageUrl)
            json.set("booking_url", bookingUrl)
        }
    }
}

/// A venue with its rules.
package struct VenueDetail: JSONCodable, APIParsable, Hashable {
    /// Identifier of the venue, for `booking.list_slots`.
    package var id: Int
    /// Name of the venue, such as 北区体育馆-乒乓球.
    package var name: String
    /// Whether the account may book the venue. `nil` if the server does not send it.
    package var usable: Bool?
    /// The reason why the account may not book the venue, as the server writes the reason. `nil` without a
    /// reason.
    package var limit: String?
    /// Times of the day for which the venue can be booked. Empty if the server sends none.
    package var openingHours: [OpeningHours]
    /// Introduction, as plain text. `nil` without an introduction.
    package var introduction: String?
    /// Rules of booking, as plain text. `nil` without rules.
    package var description: String?
    /// Whether booking needs a captcha. `nil` if the server does not send it.
    package var needsCaptcha: Bool?
    /// URL of the venue's page, for a browser.
    package var bookingUrl: String

    package init(
        id: Int,
        name: String,
        usable: Bool?,
        limit: String?,
        openingHours: [OpeningHours],
        introduction: String?,
        description: String?,
        needsCaptcha: Bool?,
        bookingUrl: String
    ) {
        self.id = id
        self.name = name
        self.usable = usable
        self.limit = limit
        self.openingHours = openingHours
        self.introduction = introduction
        self.description = description
        self.needsCaptcha = needsCaptcha
        self.bookingUrl = bookingUrl
    }

    package init(json: JSONElement) throws(JSONError) {
        id = try json.value("id")
        name = try json.value("name")
        usable = try json.optional("usable")
        limit = try json.optional("limit")
        openingHours = try json.list("opening_hours")
        introduction = try json.optional("introduction")
        description = try json.optional("description")
        needsCaptcha = try json.optional("needs_captcha")
        bookingUrl = try json.value("booking_url", as: .url)
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("id", id)
            json.set("name", name)
            json.set("usable", usable)
            json.set("limit", limit)
            json.set("opening_hours", openingHours)
            json.set("introduction", introduction)
            json.set("description", description)
            json.set("needs_captcha", needsCaptcha)
            json.set("booking_url", bookingUrl)
        }
    }
}

/// A period of each day.
package struct OpeningHours: JSONCodable, APIParsable, Hashable {
    /// Start time in Asia/Shanghai.
    package var start: TimeOfDay
    /// End time in Asia/Shanghai, up to 24:00.
    package var end: TimeOfDay

    package init(start: TimeOfDay, end: TimeOfDay) {
        self.start = start
        self.end = end
    }

    package init(json: JSONElement) throws(JSONError) {
        start = try json.value("start")
        end = try json.value("end")
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("start", start)
            json.set("end", end)
        }
    }
}

/// A slot: a period of a day for which a court can be booked.
package struct Slot: JSONCodable, APIParsable, Hashable {
    /// Day of the slot.
    package var date: CalendarDate
    /// Start time in Asia/Shanghai.
    package var start: TimeOfDay
    /// End time in Asia/Shanghai, up to 24:00.
    package var end: TimeOfDay
    /// The server's identifier of the period. It is the same on all days.
    package var periodId: Int
    /// Identifier of the court.
    package var courtId: Int
    /// Name of the court, such as 1号场地. `nil` if the server does not send it.
    package var court: String?
    /// The server's status. 0 means that the slot is open, and 2 and 3 that it cannot be booked. Other values
    /// are possible. `nil` if the server does not send it.
    package var status: Int?
    /// Number of places in total. `nil` if the server does not send it.
    package var total: Int?
    /// Number of places that are free. `nil` if the server does not send it.
    package var remaining: Int?
    /// Whether the slot can be booked: `status` is 0 and `remaining` is greater than 0. `nil` if one of them
    /// is `nil`.
    package var available: Bool?

    package init(
        date: CalendarDate,
        start: TimeOfDay,
        end: TimeOfDay,
        periodId: Int,
        courtId: Int,
        court: String?,
        status: Int?,
        total: Int?,
        remaining: Int?,
        available: Bool?
    ) {
        self.date = date
        self.start = start
        self.end = end
        self.periodId = periodId
        self.courtId = courtId
        self.court = court
        self.status = status
        self.total = total
        self.remaining = remaining
        self.available = available
    }

    package init(json: JSONElement) throws(JSONError) {
        date = try json.value("date")
        start = try json.value("start")
        end = try json.value("end")
        periodId = try json.value("period_id")
        courtId = try json.value("court_id")
        court = try json.optional("court")
        status = try json.optional("status")
        total = try json.optional("total")
        remaining = try json.optional("remaining")
        available = try json.optional("available")
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("date", date)
            json.set("start", start)
            json.set("end", end)
            json.set("period_id", periodId)
            json.set("court_id", courtId)
            json.set("court", court)
            json.set("status", status)
            json.set("total", total)
            json.set("remaining", remaining)
            json.set("available", available)
        }
    }
}

/// A booking of the person.
package struct Booking: JSONCodable, APIParsable, Hashable {
    /// The platform's identifier of the booking.
    package var id: Int
    /// Identifier of the venue. `nil` if the server does not send it.
    package var venueId: Int?
    /// Identifier of the court. `nil` if the server does not send it.
    package var courtId: Int?
    /// Name of the booked venue. `nil` if the server does not send it.
    package var name: String?
    /// The server's status. `nil` if the server does not send it.
    package var status: Int?
    /// Status as the server writes it, such as 已取消 (cancelled), 已结束 (over), 已过期 (expired) or 已驳回 (refused).
    /// `nil` if the server does not send it.
    package var statusName: String?
    /// Whether the booking does not hold, because it was cancelled (已取消) or refused (已驳回), by `statusName`.
    /// `nil` if the server does not send it.
    package var isVoid: Bool?
    /// Time at which the person booked. `nil` if the server does not send it.
    package var created: Timestamp?
    /// Whether the booking can be cancelled, in a browser. `nil` if the server does not send it.
    package var canCancel: Bool?
    /// Periods that are booked, in the server's order.
    package var periods: [BookedPeriod]

    package init(
        id: Int,
        venueId: Int?,
        courtId: Int?,
        name: String?,
        status: Int?,
        statusName: String?,
        isVoid: Bool?,
        created: Timestamp?,
        canCancel: Bool?,
        periods: [BookedPeriod]
    ) {
        self.id = id
        self.venueId = venueId
        self.courtId = courtId
        self.name = name
        self.status = status
        self.statusName = statusName
        self.isVoid = isVoid
        self.created = created
        self.canCancel = canCancel
        self.periods = periods
    }

    package init(json: JSONElement) throws(JSONError) {
        id = try json.value("id")
        venueId = try json.optional("venue_id")
        courtId = try json.optional("court_id")
        name = try json.optional("name")
        status = try json.optional("status")
        statusName = try json.optional("status_name")
        isVoid = try json.optional("is_void")
        created = try json.optional("created")
        canCancel = try json.optional("can_cancel")
        periods = try json.list("periods")
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("id", id)
            json.set("venue_id", venueId)
            json.set("court_id", courtId)
            json.set("name", name)
            json.set("status", status)
            json.set("status_name", statusName)
            json.set("is_void", isVoid)
            json.set("created", created)
            json.set("can_cancel", canCancel)
            json.set("periods", periods)
        }
    }
}

/// A period of a booking.
package struct BookedPeriod: JSONCodable, APIParsable, Hashable {
    /// Day of the period.
    package var date: CalendarDate
    /// Start time in Asia/Shanghai.
    package var start: TimeOfDay
    /// End time in Asia/Shanghai, up to 24:00.
    package var end: TimeOfDay
    /// The server's identifier of the period. `nil` if the server does not send it.
    package var periodId: Int?
    /// Whether the period can be cancelled, in a browser. `nil` if the server does not send it.
    package var canCancel: Bool?

    package init(date: CalendarDate, start: TimeOfDay, end: TimeOfDay, periodId: Int?, canCancel: Bool?) {
        self.date = date
        self.start = start
        self.end = end
        self.periodId = periodId
        self.canCancel = canCancel
    }

    package init(json: JSONElement) throws(JSONError) {
        date = try json.value("date")
        start = try json.value("start")
        end = try json.value("end")
        periodId = try json.optional("period_id")
        canCancel = try json.optional("can_cancel")
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("date", date)
            json.set("start", start)
            json.set("end", end)
            json.set("period_id", periodId)
            json.set("can_cancel", canCancel)
        }
    }
}

/// A page of a list of bookings.
package struct BookingPage: JSONCodable, APIParsable, Hashable {
    /// Bookings in the server's order.
    package var bookings: [Booking]
    /// Number of this page.
    package var page: Int
    /// Number of pages of the list. `nil` if the server does not send the number of bookings.
    package var pageCount: Int?
    /// Number of bookings in the list. `nil` if the server does not send it.
    package var total: Int?

    package init(bookings: [Booking], page: Int, pageCount: Int?, total: Int?) {
        self.bookings = bookings
        self.page = page
        self.pageCount = pageCount
        self.total = total
    }

    package init(json: JSONElement) throws(JSONError) {
        bookings = try json.list("bookings")
        page = try json.value("page", in: 1...)
        pageCount = try json.optional("page_count", in: 0...)
        total = try json.optional("total", in: 0...)
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("bookings", bookings)
            json.set("page", page)
            json.set("page_count", pageCount)
            json.set("total", total)
        }
    }
}

/// The slots that became free since a token.
package struct NewSlots: JSONCodable, APIParsable, Hashable {
    /// Token of the state after these slots. The next call takes it as `since`.
    package var token: String
    /// Slots that can be booked now and could not at the last poll, sorted by day, period and court.
    package var slots: [Slot]

    package init(token: String, slots: [Slot]) {
        self.token = token
        self.slots = slots
    }

    package init(json: JSONElement) throws(JSONError) {
        token = try json.value("token")
        slots = try json.list("slots")
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("token", token)
            json.set("slots", slots)
        }
    }
}
