import Calendar
import CampusSignIn
import Storage

/// The service `day`. It joins the semesters with the days off and make-up days.
package struct DayService: Sendable {
    let sources: DayOverviewSources
    let days: DayCalendar
    let today: @Sendable () -> CalendarDate

    init(_ sources: DayOverviewSources, days: DayCalendar, today: @escaping @Sendable () -> CalendarDate) {
        (self.sources, self.days, self.today) = (sources, days, today)
    }

    var courses: CourseService { sources.courses }

    /// - Parameter semester: whether to request the semesters. A session that is not signed in takes them from the public course search.
    package func getDay(date: CalendarDate?, semester: Bool, dayChanges: [DayChange]?, cache: CachePolicy) async throws -> Cached<Day> {
        let changes = try await days.changes(dayChanges, for: "day.get_day")
        let date = date ?? today()
        guard semester else {
            return Cached(value: Day(date, semesters: nil, changes: changes), source: .memory, fetchedAt: .now)
        }
        return try await semesters(cache).map { Day(date, semesters: $0, changes: changes) }
    }

    /// Returns the semesters of the account or, without a sign-in, those of the public course search.
    func semesters(_ cache: CachePolicy) async throws -> Cached<[Semester]> {
        try sources.client.signIn.accountReader() == nil
            ? await courses.listSearchSemesters(cache: cache) : await courses.getSemesters(cache: cache)
    }
}
