import Errors

/// A slot that the account has booked, with a begin and an end that a calendar can hold.
struct CalendarBooking: Sendable {
    typealias Moment = (day: CalendarDate, time: ClockTime)

    private let playgroundId: String
    let name: String
    let start: Moment
    let end: Moment

    /// Of the same slot always the same: whether it can still be reserved does not matter.
    var identifier: String { "booking-\(playgroundId)-\(start.day)-\(start.time)-\(name)" }

    /// The slots that a caller handed in, each of them once.
    static func list(of slots: [Reservation]) throws(DanXiError) -> [CalendarBooking] {
        var bookings: [CalendarBooking] = []
        var known: Set<[String]> = []
        for (index, slot) in slots.enumerated() {
            let booking = try CalendarBooking(slot, place: "[\(index)]")
            if known.insert([slot.playgroundId, slot.name, slot.date, slot.begin, slot.end]).inserted { bookings.append(booking) }
        }
        return bookings
    }

    /// - Parameter place: where the slot is within the parameter, for what is wrong with it.
    private init(_ slot: Reservation, place: String) throws(DanXiError) {
        guard let day = CalendarDate(slot.date) else { throw Self.wrong("\(place).date: expected a day, such as 2026-11-21") }
        guard let begin = ClockTime(slot.begin) else { throw Self.wrong("\(place).begin: expected a time of the day, such as 08:00") }
        guard let end = Self.end(slot.end, of: day) else {
            throw Self.wrong("\(place).end: expected a time of the day, such as 09:00, up to 24:00")
        }
        guard (day, begin.hour, begin.minute) < (end.day, end.time.hour, end.time.minute) else {
            throw Self.wrong("\(place).end: expected a time after \(begin)")
        }
        guard slot.name.contains(where: { !$0.isWhitespace }) else { throw Self.wrong("\(place).name: must not be empty") }
        playgroundId = slot.playgroundId
        name = slot.name
        start = (day, begin)
        self.end = end
    }

    /// The site's `24:00` is the next day's `00:00`, as iCalendar has no hour 24.
    private static func end(_ text: String, of day: CalendarDate) -> Moment? {
        if text == "24:00" { return ClockTime("00:00").map { (day.adding(days: 1), $0) } }
        return ClockTime(text).map { (day, $0) }
    }

    private static func wrong(_ problem: String) -> DanXiError {
        DanXiError(.invalidArgument, "course.calendar: `bookings`: \(problem)")
    }
}
