import Calendar
import CampusSignIn
import Storage

/// The parts of the overview of a day, each from the service that has it.
struct DayOverviewSources: Sendable {
    /// Number of days after the day whose exams and deadlines the overview has.
    private static let lookAhead = 14
    /// Number of departures in each direction.
    private static let departures = 2

    let client: CampusClient
    let courses: CourseService
    let agenda: Agenda
    let buses: BusService
    let wallet: WalletService
    let electricity: ElectricityService
    /// Returns the number of unread messages of the forum.
    let unreadMessages: @Sendable () async throws -> Int

    func exams(from date: CalendarDate, _ cache: CachePolicy) async throws -> Cached<[Exam]> {
        try await agenda.exams(cache).map { exams in
            exams.filter { exam in exam.date.map { Self.isSoon($0, after: date) } ?? false }.sorted {
                ($0.date ?? date, $0.startTime ?? .midnight) < ($1.date ?? date, $1.startTime ?? .midnight)
            }
        }
    }

    /// One request has the deadlines for all days of a week, so that on each of them the cached ones are found without the network.
    func deadlines(from date: CalendarDate, _ cache: CachePolicy) async throws -> Cached<[ElearningTodo]> {
        let monday = date.adding(days: 1 - date.weekday)
        return try await agenda.deadlines(from: monday, to: monday.adding(days: 6 + Self.lookAhead), cache).map { todos in
            todos.filter { todo in
                let due = todo.dueTime.flatMap { CampusDateTime($0)?.date }
                return todo.submitted != true && due.map { Self.isSoon($0, after: date) } ?? true
            }
        }
    }

    /// - Parameter time: departures before this time of the day are left out. Nil for a day other than today.
    func departures(_ type: BusDayType, after time: CampusDateTime?, _ cache: CachePolicy) async throws -> Cached<[BusSchedule]> {
        try await buses.getRoutes(type: type, cache: cache).map { routes in
            var counts: [[String]: Int] = [:]
            return routes.flatMap(\.schedules).sorted { $0.time < $1.time }.filter { schedule in
                if let time, schedule.time.minutesSinceMidnight * 60 < time.secondOfDay { return false }
                counts[[schedule.start, schedule.end], default: 0] += 1
                return counts[[schedule.start, schedule.end], default: 0] <= Self.departures
            }
        }
    }

    /// Returns whether a day is `date`, or one of the `lookAhead` days after it.
    private static func isSoon(_ day: CalendarDate, after date: CalendarDate) -> Bool { (0...lookAhead).contains(day.days(since: date)) }

    func messages(_ cache: CachePolicy) async throws -> Cached<Int> { try await Agenda.uncached(cache, unreadMessages) }
}
