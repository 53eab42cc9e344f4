import Calendar
import Storage
import Text

/// An iCalendar file (RFC 5545). Equal events with equal revisions make equal bytes.
struct CalendarFile: Sendable {
    let name: String
    /// A sentence on what is missing, which calendar programs show.
    let note: String?
    let reminderMinutes: Int?
    /// The least time between two requests of a calendar program that subscribes to the file (RFC 7986, section 5.7).
    let refreshMinutes: Int
    /// The timestamp of events that have not changed since they were first seen.
    let begin: CalendarDate

    /// Returns the events with their UIDs. An identifier that occurs again gets a number.
    static func identified(_ events: [CalendarEvent]) -> [(uid: String, event: CalendarEvent)] {
        var known: Set<String> = []
        var lastNumbers: [String: Int] = [:]
        return events.map { event in
            var unique = event.identifier
            while !known.insert("\(unique)@\(event.domain)").inserted {
                let number = lastNumbers[event.identifier, default: 1] + 1
                lastNumbers[event.identifier] = number
                unique = "\(event.identifier)-\(number)"
            }
            return ("\(unique.urlEncoded())@\(event.domain)", event)
        }
    }

    /// Returns the name of an event in the store of revisions. An event and a to-do of the same UID have revisions of their own.
    static func revisionKey(_ uid: String, _ event: CalendarEvent) -> String { "\(event.component.rawValue) \(uid)" }

    /// - Parameter revisions: the revisions of the events, by ``revisionKey(_:_:)``.
    func content(_ events: [(uid: String, event: CalendarEvent)], _ revisions: [String: Revision]) -> String {
        var output = ICalendarWriter()
        writeHead(&output)
        for (uid, event) in events { write(uid, event, revisions[Self.revisionKey(uid, event)], &output) }
        output.add("END:VCALENDAR")
        return output.content
    }

    private func writeHead(_ output: inout ICalendarWriter) {
        let name = ICalendarWriter.escaped(name)
        let lines = [
            "BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//libdanxi//libdanxi//EN", "CALSCALE:GREGORIAN", "METHOD:PUBLISH", "NAME:\(name)",
            "X-WR-CALNAME:\(name)",
            // A COMMENT (RFC 5545, section 3.8.1.4) may stand in an event only. Calendar programs show this description of the calendar.
            note.map { "X-WR-CALDESC:\(ICalendarWriter.escaped($0))" },
            "X-WR-TIMEZONE:\(CampusDateTime.zoneName)", "REFRESH-INTERVAL;VALUE=DURATION:PT\(refreshMinutes)M",
            // The older form, for Outlook.
            "X-PUBLISHED-TTL:PT\(refreshMinutes)M",
            // UTC+8 since 1991, without daylight-saving time.
            "BEGIN:VTIMEZONE", "TZID:\(CampusDateTime.zoneName)", "BEGIN:STANDARD", "DTSTART:19910915T000000", "TZOFFSETFROM:+0800",
            "TZOFFSETTO:+0800", "TZNAME:CST", "END:STANDARD", "END:VTIMEZONE",
        ]
        for line in lines.compactMap({ $0 }) { output.add(line) }
    }

    private func write(_ uid: String, _ event: CalendarEvent, _ revision: Revision?, _ output: inout ICalendarWriter) {
        let stamp = revision?.changed.map(Self.stamp) ?? "\(begin.formatted(separator: ""))T000000Z"
        output.add("BEGIN:\(event.component.rawValue)")
        output.add("UID:\(uid)")
        output.add("DTSTAMP:\(stamp)")
        output.add("LAST-MODIFIED:\(stamp)")
        output.add("SEQUENCE:\(revision?.number ?? 0)")
        for line in event.lines { output.add(line) }
        if let reminderMinutes, let reminder = event.reminder {
            output.add("BEGIN:VALARM")
            output.add("ACTION:DISPLAY")
            output.add("TRIGGER\(reminder == .beforeEnd ? ";RELATED=END" : ""):-PT\(reminderMinutes)M")
            output.add("DESCRIPTION:\(ICalendarWriter.escaped(event.title))")
            output.add("END:VALARM")
        }
        output.add("END:\(event.component.rawValue)")
    }

    /// Returns an instant in UTC.
    private static func stamp(_ time: WallTime) -> String {
        let time = CampusDateTime(time, utcOffset: 0)
        return "\(time.date.formatted(separator: ""))T\(time.formattedTime(separator: ""))Z"
    }
}
