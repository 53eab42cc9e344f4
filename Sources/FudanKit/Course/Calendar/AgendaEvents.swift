import Calendar

/// The events of deadlines, loans, bookings and own entries.
enum AgendaEvents {
    /// Time for which a deadline is shown in a calendar, before it is due. Programs show an event without a length as one of an hour, which
    /// would run into the next day.
    private static let deadlineLength = 15 * 60

    /// Returns the event of a to-do of eLearning, or the to-do itself. Nil if it has no time at which something must be done.
    static func event(_ todo: ElearningTodo, as form: DeadlineForm) -> CalendarEvent? {
        guard todo.kind != .announcement, todo.kind != .calendarEvent, let time = todo.dueTime, let seconds = time.unixSeconds,
            let due = CampusDateTime(time)
        else { return nil }
        let identifier = "\(todo.kind?.rawValue ?? "todo")-\(todo.id)"
        let title = [todo.title, todo.courseName.map { "[\($0)]" }].compactMap { $0 }.joined(separator: " ")
        let isDone = todo.submitted == true
        var event = CalendarEvent(
            identifier, at: "elearning.fudan.edu.cn", as: form == .task ? .task : .event, title: title,
            reminder: isDone ? nil : .beforeEnd)
        if form == .task {
            event.add("DUE", due)
            event.add("STATUS", isDone ? "COMPLETED" : "NEEDS-ACTION")
            event.add("PERCENT-COMPLETE", isDone ? 100 : 0)
        } else {
            event.add("DTSTART", CampusDateTime(WallTime(milliseconds: (seconds - deadlineLength) * 1000)))
            event.add("DTEND", due)
            event.add("TRANSP", "TRANSPARENT")
        }
        event.describe(place: nil, [isDone ? "Submitted 已提交" : nil, todo.url], category: "DEADLINE")
        return event
    }

    /// Returns an event of the day on which a copy is due. Nil for a copy without such a day.
    static func event(_ loan: Loan) -> CalendarEvent? {
        guard let due = loan.dueDate else { return nil }
        var event = CalendarEvent(
            "loan-\(loan.barcode)-\(loan.loanDate.map { "\($0)" } ?? "")", title: "还书 Return: \(loan.title ?? loan.barcode)")
        event.take(due, nil, nil)
        event.describe(place: loan.library, [loan.author, loan.barcode], category: "LOAN")
        event.add("TRANSP", "TRANSPARENT")
        return event
    }

    /// Returns an event for each period of a booking, unless the booking is void.
    static func events(_ booking: Booking) -> [CalendarEvent] {
        guard booking.isVoid != true else { return [] }
        return booking.periods.map { period in
            var event = CalendarEvent("venue-\(booking.id)-\(period.date)-\(period.start)", title: booking.name ?? "场馆预约 Booking")
            event.take(period.date, period.start, period.end)
            event.describe(place: nil, [booking.statusName], category: "BOOKING")
            return event
        }
    }

    /// Returns the event of a booked slot of a playground.
    static func event(_ booking: CalendarBooking) -> CalendarEvent {
        var event = CalendarEvent(booking.identifier, title: booking.name)
        event.add("DTSTART", booking.start.day, booking.start.time)
        event.add("DTEND", booking.end.day, booking.end.time)
        event.describe(place: nil, [], category: "BOOKING")
        return event
    }

    /// Returns the event of an own entry.
    static func event(_ entry: CalendarEntry) -> CalendarEvent {
        var event = CalendarEvent("entry-\(entry.id ?? "\(entry.date)-\(entry.title)")", title: entry.title)
        event.take(entry.date, entry.start, entry.end)
        if let last = entry.repeatUntil { event.add("RRULE", "FREQ=WEEKLY;COUNT=\(last.days(since: entry.date) / 7 + 1)") }
        event.describe(place: entry.place, [entry.note], category: "ENTRY")
        return event
    }
}
