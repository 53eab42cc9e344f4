import Calendar
import CampusSignIn
import Errors
import Storage

/// The parts of the overview of a day, each from the service that has it.
struct DayOverviewSources: Sendable {
    /// Number of days after the day whose exams and deadlines the overview has.
    private static let lookAhead = 14
    /// Number of departures in each direction.
    private static let departures = 2
    /// Maximum number of bookings and loans.
    private static let pageSize = 100

    let client: CampusClient
    let courses: CourseService
    let exams: ExamService
    let elearning: ElearningService
    let buses: BusService
    let bookings: BookingService
    let library: LibraryService
    let wallet: WalletService
    let electricity: ElectricityService
    /// Returns the number of unread messages of the forum.
    let unreadMessages: @Sendable () async throws -> Int

    func exams(from date: CalendarDate, _ cache: CachePolicy) async throws -> Cached<[Exam]> {
        guard client.studentType != .graduate else { return Cached(value: [], source: .memory, fetchedAt: .now) }
        return try await exams.getExams(cache: cache).map { exams in
            exams.filter { exam in exam.date.map { (0...Self.lookAhead).contains($0.days(since: date)) } ?? false }.sorted {
                ($0.date ?? date, $0.startTime ?? .midnight) < ($1.date ?? date, $1.startTime ?? .midnight)
            }
        }
    }

    func deadlines(from date: CalendarDate, _ cache: CachePolicy) async throws -> Cached<[ElearningTodo]> {
        try await elearning.listTodos(startDate: date, endDate: date.adding(days: Self.lookAhead), cache: cache).map { todos in
            todos.filter { $0.dueTime != nil && $0.submitted != true }
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

    func bookings(from date: CalendarDate, _ cache: CachePolicy) async throws -> Cached<[Booking]> {
        try await uncached(cache) {
            try await bookings.listBookings(page: 1, size: Self.pageSize).bookings.filter { $0.periods.contains { $0.date >= date } }
        }
    }

    func loans(_ cache: CachePolicy) async throws -> Cached<[Loan]> {
        try await uncached(cache) {
            let loans = try await library.listLoans(page: 1, size: Self.pageSize).loans
            return loans.filter { $0.dueDate != nil }.sorted { ($0.dueDate ?? .today) < ($1.dueDate ?? .today) }
                + loans.filter { $0.dueDate == nil }
        }
    }

    func messages(_ cache: CachePolicy) async throws -> Cached<Int> { try await uncached(cache, unreadMessages) }

    private func uncached<Value>(_ cache: CachePolicy, _ request: @Sendable () async throws -> Value) async throws -> Cached<Value> {
        if cache == .only { throw DanXiError(.notCached, "This part of the overview is never cached. Pass another `cache` to request it.") }
        return Cached(value: try await request(), source: .network, fetchedAt: .now)
    }
}
