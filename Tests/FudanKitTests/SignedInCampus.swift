import Calendar
import Calls
import CampusSignIn
import HTTP
import Networking
import Storage
import TestSupport

@testable import CampusSupport
@testable import FudanKit

extension Campus: CampusCaller {
    /// Returns the services of a session that is signed in to the campus, without WebVPN.
    static func signedIn(
        _ client: any APIClient, as type: StudentType = .undergraduate, directory: StoreDirectory? = nil, days: DayCalendar = .none,
        today: CalendarDate = "2026-11-24", log: @escaping LogHandler = { _, _ in }
    ) -> Campus {
        Campus(
            .signedIn(client, as: type, directory: directory, log: log), store: directory, days: days, today: { today },
            unreadMessages: { 3 }, log: log)
    }
}

extension DayCalendar {
    /// A calendar without days off and make-up days.
    static let none = DayCalendar(path: nil, shipped: DayChangeList(years: [], days: []))
}

extension FakeServer {
    /// A signed-in campus that sends all requests except those for entry pages to this server.
    var campus: Campus { .signedIn(self) }

    func campus(in directory: StoreDirectory) -> Campus { .signedIn(self, directory: directory) }
}

extension CampusAccess {
    /// The services of the session. Their values are cached in memory only.
    var services: Campus { Campus(self, store: nil, days: .none, today: { "2026-11-24" }, unreadMessages: { 3 }, log: { _, _ in }) }
}

extension CourseService {
    /// Returns a calendar file with some of the options of `course.calendar`.
    func file(
        exams: Bool = true, deadlines: Bool = false, loans: Bool = false, venueBookings: Bool = false, bookings: [Reservation]? = nil,
        knownDeadlines: [ElearningTodo]? = nil, knownLoans: [Loan]? = nil, knownVenueBookings: [Booking]? = nil,
        entries: [CalendarEntry]? = nil, entriesFile: String? = nil, leaveOut: [String]? = nil, deadlinesAs: DeadlineForm = .event,
        reminder: Int? = nil, dayChanges: [DayChange]? = nil, cache: CachePolicy = .prefer
    ) async throws -> String {
        try await calendar(
            semesterId: nil, lessons: true, exams: exams, deadlines: deadlines, loans: loans, venueBookings: venueBookings,
            bookings: bookings, knownDeadlines: knownDeadlines, knownLoans: knownLoans, knownVenueBookings: knownVenueBookings,
            entries: entries, entriesFile: entriesFile, leaveOut: leaveOut, deadlinesAs: deadlinesAs,
            reminderMinutes: reminder, refreshMinutes: 360, dayChanges: dayChanges, cache: cache
        ).value
    }
}
