import Calendar
import Storage
import Text

/// An event or a to-do of a calendar file. Its lines are those that make up its content: its identifier, revision and reminder are written
/// by ``CalendarFile``.
struct CalendarEvent: Sendable {
    enum Component: String, Sendable {
        case event = "VEVENT"
        case task = "VTODO"
    }

    let component: Component
    /// The first part of the UID. It stays the same in later files, so that calendar programs update the event.
    let identifier: String
    /// The last part of the UID.
    let domain: String
    let title: String
    /// The moment that a reminder precedes. Nil for an event without reminders.
    let reminder: Reminder?
    /// The content lines, not yet folded.
    private(set) var lines: [String] = []

    enum Reminder: Sendable { case beforeStart, beforeEnd }

    init(
        _ identifier: String, at domain: String = "libdanxi", as component: Component = .event, title: String,
        reminder: Reminder? = .beforeStart
    ) {
        (self.component, self.identifier, self.domain) = (component, identifier, domain)
        (self.title, self.reminder) = (title, reminder)
    }

    /// A hash of the content.
    var fingerprint: String { Fingerprint(lines.joined(separator: "\n")).text }

    mutating func add(_ name: String, _ value: some CustomStringConvertible) { lines.append("\(name):\(value)") }

    /// Adds a line whose value is escaped. If the value is nil or empty, no line is added.
    mutating func add(_ name: String, text value: String?) {
        guard let value, !value.isEmpty else { return }
        lines.append("\(name):\(ICalendarWriter.escaped(value))")
    }

    /// Adds the title, and what else calendar programs show.
    mutating func describe(place: String?, _ details: [String?], category: String) {
        add("SUMMARY", text: title)
        add("LOCATION", text: place)
        add("DESCRIPTION", text: details.compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: "\n"))
        add("CATEGORIES", category)
    }

    // MARK: Times

    /// Adds the start and the end. The end has the type of the start: a date if `start` is nil, and otherwise an instant. The end of a day
    /// is midnight of the next day. An end that is unknown or not after the start is not written (RFC 5545, section 3.8.2.2). iCalendar has no
    /// hour 24, so an event that starts at 24:00 counts as one of the whole day.
    mutating func take(_ day: CalendarDate, _ start: TimeOfDay?, _ end: TimeOfDay?) {
        let start = Self.writable(start)
        add("DTSTART", day, start)
        let next = day.adding(days: 1)
        guard let start else { return add("DTEND", next, nil) }
        guard let end, end > start else { return }
        if end == .endOfDay { add("DTEND", next, .midnight) } else { add("DTEND", day, end) }
    }

    static func writable(_ time: TimeOfDay?) -> TimeOfDay? { time == .endOfDay ? nil : time }

    mutating func add(_ name: String, _ day: CalendarDate, _ time: TimeOfDay?) { add(name, [day], time) }

    /// Adds a property with one or more dates and the time of day `time`, or with dates only if `time` is nil.
    mutating func add(_ name: String, _ days: [CalendarDate], _ time: TimeOfDay?) {
        let dates = days.map { $0.formatted(separator: "") }
        if let time {
            add("\(name);TZID=\(CampusDateTime.zoneName)", dates.map { "\($0)T\(time.formatted(separator: ""))00" }.joined(separator: ","))
        } else {
            add("\(name);VALUE=DATE", dates.joined(separator: ","))
        }
    }

    mutating func add(_ name: String, _ time: CampusDateTime) {
        add("\(name);TZID=\(CampusDateTime.zoneName)", "\(time.date.formatted(separator: ""))T\(time.formattedTime(separator: ""))")
    }
}
