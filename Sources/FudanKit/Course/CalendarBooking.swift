import Calendar
import Errors

/// A booked slot whose start and end can be written to a calendar.
struct CalendarBooking: Sendable {
    typealias Moment = (day: CalendarDate, time: TimeOfDay)

    private let playgroundId: String
    let name: String
    let start: Moment
    let end: Moment

    /// Equal for equal slots, whether or not they can still be reserved.
    var identifier: String { "booking-\(playgroundId)-\(start.day)-\(start.time)-\(name)" }

    /// Checks the slots of a parameter and removes duplicates.
    static func list(of slots: [Reservation]) throws(DanXiError) -> [CalendarBooking] {
        var bookings: [CalendarBooking] = []
        var known: Set<[String]> = []
        for (index, slot) in slots.enumerated() {
            let booking = try CalendarBooking(slot, place: "[\(index)]")
            if known.insert([slot.playgroundId, slot.name, slot.date, slot.begin, slot.end]).inserted { bookings.append(booking) }
        }
        return bookings
    }

    /// - Parameter place: the place of the slot within the parameter, for error messages.
    private init(_ slot: Reservation, place: String) throws(DanXiError) {
        guard let day = CalendarDate(slot.date) else { throw Self.invalid("\(place).date", "a date such as 2026-11-21") }
        guard let begin = TimeOfDay(slot.begin), begin < .endOfDay else {
            throw Self.invalid("\(place).begin", "a time of day such as 08:00")
        }
        guard let end = TimeOfDay(slot.end) else { throw Self.invalid("\(place).end", "a time of day such as 09:00, at most 24:00") }
        guard begin < end, day < day.adding(days: 1) else { throw Self.invalid("\(place).end", "a time after \(begin)") }
        guard slot.name.contains(where: { !$0.isWhitespace }) else { throw Self.invalid("\(place).name", "a name that is not empty") }
        playgroundId = slot.playgroundId
        name = slot.name
        start = (day, begin)
        // iCalendar has no hour 24.
        self.end = end < .endOfDay ? (day, end) : (day.adding(days: 1), .midnight)
    }

    private static func invalid(_ place: String, _ expected: String) -> DanXiError {
        DanXiError(.invalidArgument, "course.calendar: `bookings`: \(place) is invalid. Pass \(expected).")
    }
}
