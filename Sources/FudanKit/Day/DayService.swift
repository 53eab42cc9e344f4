import Calendar
import CampusSignIn
import Storage

/// The service `day`. It joins the semesters with the days off and make-up days.
package struct DayService: Sendable {
    private let client: CampusClient
    private let courses: CourseService
    private let days: DayCalendar
    private let today: @Sendable () -> CalendarDate

    init(client: CampusClient, courses: CourseService, days: DayCalendar, today: @escaping @Sendable () -> CalendarDate) {
        (self.client, self.courses, self.days, self.today) = (client, courses, days, today)
    }

    /// - Parameter semester: whether to request the semesters. A session that is not signed in takes them from the public course search.
    package func getDay(date: CalendarDate?, semester: Bool, dayChanges: [DayChange]?, cache: CachePolicy) async throws -> Cached<Day> {
        let changes = try await days.changes(dayChanges, for: "day.get_day")
        let date = date ?? today()
        guard semester else {
            return Cached(value: Day(date, semesters: nil, changes: changes), source: .memory, fetchedAt: .now)
        }
        let semesters =
            try client.signIn.accountReader() == nil
            ? await courses.listSearchSemesters(cache: cache) : await courses.getSemesters(cache: cache)
        return semesters.map { Day(date, semesters: $0, changes: changes) }
    }
}
