// Generated from interface/day.toml by `make generate`; do not edit.

import JSON
import Networking

/// A part of the overview of a day.
package enum DayPart: String, JSONString, CaseIterable {
    /// Courses that are held on the day.
    case lessons = "lessons"
    /// Exams of the day and of the 14 days after it.
    case exams = "exams"
    /// To-dos of eLearning that are due on the day or in the 14 days after it.
    case deadlines = "deadlines"
    /// Next departures of the campus buses.
    case buses = "buses"
    /// Own bookings of venues on the day or later.
    case bookings = "bookings"
    /// Copies from the libraries that are on loan.
    case loans = "loans"
    /// Balance of the campus card.
    case card = "card"
    /// Electricity that is left for the dormitory room.
    case electricity = "electricity"
    /// Unread messages of the forum.
    case messages = "messages"
}

/// Whether a part of the overview has a value, and how old the value is.
package struct DayPartState: JSONCodable, APIParsable, Hashable {
    /// Part that was asked for.
    package var part: DayPart
    /// Time since the library received the value from the server. `nil` after an error.
    package var ageMs: Int?
    /// Name of the error, such as `not_signed_in`. `nil` if the part has a value.
    package var errorName: String?
    /// Message of the error. `nil` if the part has a value.
    package var errorMessage: String?

    package init(part: DayPart, ageMs: Int?, errorName: String?, errorMessage: String?) {
        self.part = part
        self.ageMs = ageMs
        self.errorName = errorName
        self.errorMessage = errorMessage
    }

    package init(json: JSONElement) throws(JSONError) {
        part = try json.value("part")
        ageMs = try json.optional("age_ms", in: 0...)
        errorName = try json.optional("error_name")
        errorMessage = try json.optional("error_message")
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("part", part)
            json.set("age_ms", ageMs)
            json.set("error_name", errorName)
            json.set("error_message", errorMessage)
        }
    }
}

/// What matters on a day. A part that was not asked for or has failed is `nil`; `parts` says which and why.
package struct DayOverview: JSONCodable, APIParsable, Hashable {
    /// The day. Its semester is `nil` if the semesters could not be requested.
    package var day: Day
    /// State of each part that was asked for, in the order of DayPart.
    package var parts: [DayPartState]
    /// Courses that are held on the day, in order of time. On a make-up day with unknown courses, those of
    /// its weekday. Empty outside the semesters.
    package var lessons: [Course]?
    /// Exams of the day and of the 14 days after it, in order of time. Empty for graduates, whose exams the
    /// system does not have.
    package var exams: [Exam]?
    /// To-dos that are due on the day or in the 14 days after it and are not handed in, in the server's
    /// order.
    package var deadlines: [ElearningTodo]?
    /// The next two departures in each direction, from now on; on any day but today, the first two. In order
    /// of time.
    package var buses: [BusSchedule]?
    /// Those of the latest 100 bookings that have a period on the day or later, in the server's order.
    package var bookings: [Booking]?
    /// The first 100 copies on loan, those that are due first at the beginning, and those without a due date
    /// at the end.
    package var loans: [Loan]?
    /// Balance of the campus card.
    package var card: WalletBalance?
    /// Electricity of the dormitory room.
    package var electricity: ElectricityUsage?
    /// Number of unread messages of the forum.
    package var messages: Int?

    package init(
        day: Day,
        parts: [DayPartState],
        lessons: [Course]?,
        exams: [Exam]?,
        deadlines: [ElearningTodo]?,
        buses: [BusSchedule]?,
        bookings: [Booking]?,
        loans: [Loan]?,
        card: WalletBalance?,
        electricity: ElectricityUsage?,
        messages: Int?
    ) {
        self.day = day
        self.parts = parts
        self.lessons = lessons
        self.exams = exams
        self.deadlines = deadlines
        self.buses = buses
        self.bookings = bookings
        self.loans = loans
        self.card = card
        self.electricity = electricity
        self.messages = messages
    }

    package init(json: JSONElement) throws(JSONError) {
        day = try json.value("day")
        parts = try json.list("parts")
        lessons = try json.optional("lessons")
        exams = try json.optional("exams")
        deadlines = try json.optional("deadlines")
        buses = try json.optional("buses")
        bookings = try json.optional("bookings")
        loans = try json.optional("loans")
        card = try json.optional("card")
        electricity = try json.optional("electricity")
        messages = try json.optional("messages", in: 0...)
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("day", day)
            json.set("parts", parts)
            json.set("lessons", lessons)
            json.set("exams", exams)
            json.set("deadlines", deadlines)
            json.set("buses", buses)
            json.set("bookings", bookings)
            json.set("loans", loans)
            json.set("card", card)
            json.set("electricity", electricity)
            json.set("messages", messages)
        }
    }
}
