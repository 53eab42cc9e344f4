import Calendar
import Errors

/// A booked slot whose start and end can be written to a calendar.
struct CalendarBooking: Sendable, Hashable {
    struct Moment: Sendable, Hashable {
        let day: CalendarDate
        let time: TimeOfDay
    }

    private let playgroundId: String
    let name: String
    let start: Moment
    let end: Moment

    /// Identifier of the slot, composed of the slot's data, because the site has no identifier for a slot that can no longer be reserved.
    var identifier: String { "booking-\(playgroundId)-\(start.day)-\(start.time)-\(name)" }

    /// Checks the slots in the parameter `bookings`, and removes duplicates.
    static func list(of slots: [Reservation]) throws(DanXiError) -> [CalendarBooking] {
        var bookings: [CalendarBooking] = []
        var known: Set<CalendarBooking> = []
        for (index, slot) in slots.enumerated() {
            let booking = try CalendarBooking(slot, place: "[\(index)]")
            if known.insert(booking).inserted { bookings.append(booking) }
        }
        return bookings
    }

    /// - Parameter place: the path of the slot within the parameter, for error messages.
    private init(_ slot: Reservation, place: String) throws(DanXiError) {
        // A slot on 9999-12-31 is refused, because the next day does not exist.
        guard slot.begin < slot.end, slot.date < slot.date.adding(days: 1) else {
            throw Self.invalid("\(place).end", "a time after \(slot.begin)")
        }
        guard slot.name.contains(where: { !$0.isWhitespace }) else { throw Self.invalid("\(place).name", "a name that is not empty") }
        playgroundId = slot.playgroundId
        name = slot.name
        start = Moment(day: slot.date, time: slot.begin)
        // iCalendar has no hour 24, so 24:00 is written as midnight of the next day.
        end = slot.end < .endOfDay ? Moment(day: slot.date, time: slot.end) : Moment(day: slot.date.adding(days: 1), time: .midnight)
    }

    private static func invalid(_ place: String, _ expected: String) -> DanXiError {
        DanXiError(.invalidArgument, "course.calendar: `bookings`: \(place): expected \(expected).")
    }
}
