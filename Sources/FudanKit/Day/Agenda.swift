import Calendar
import CampusSignIn
import Errors
import Storage

/// The account's exams, deadlines, booked venues and loans, each from its service.
struct Agenda: Sendable {
    /// Maximum number of bookings and loans.
    private static let pageSize = 100

    let client: CampusClient
    let exams: ExamService
    let elearning: ElearningService
    let bookings: BookingService
    let library: LibraryService

    /// Returns the exams of an undergraduate. The system has none of graduates.
    func exams(_ cache: CachePolicy) async throws -> Cached<[Exam]> {
        guard client.studentType != .graduate else { return Cached(value: [], source: .memory, fetchedAt: .now) }
        return try await exams.getExams(cache: cache)
    }

    /// Returns the to-dos that are due in a period.
    func deadlines(from start: CalendarDate, to end: CalendarDate?, _ cache: CachePolicy) async throws -> Cached<[ElearningTodo]> {
        try await elearning.listTodos(startDate: start, endDate: end, cache: cache).map { $0.filter { $0.dueTime != nil } }
    }

    /// Returns those of the latest 100 bookings that have a period on a day or later.
    func bookings(from date: CalendarDate, _ cache: CachePolicy) async throws -> Cached<[Booking]> {
        try await Self.uncached(cache) {
            try await bookings.listBookings(page: 1, size: Self.pageSize).bookings.filter { $0.periods.contains { $0.date >= date } }
        }
    }

    /// Returns the first 100 loans, those that are due first at the beginning, and those without a due date at the end.
    func loans(_ cache: CachePolicy) async throws -> Cached<[Loan]> {
        try await Self.uncached(cache) {
            let loans = try await library.listLoans(page: 1, size: Self.pageSize).loans
            return loans.filter { $0.dueDate != nil }.sorted { ($0.dueDate ?? .today) < ($1.dueDate ?? .today) }
                + loans.filter { $0.dueDate == nil }
        }
    }

    static func uncached<Value>(_ cache: CachePolicy, _ request: @Sendable () async throws -> Value) async throws -> Cached<Value> {
        if cache == .only { throw DanXiError(.notCached, "This part is never cached. Pass another `cache` to request it.") }
        return Cached(value: try await request(), source: .network, fetchedAt: .now)
    }
}

extension CalendarSources {
    init(_ agenda: Agenda) {
        self.init(
            exams: { try await agenda.exams($0).value }, deadlines: { try await agenda.deadlines(from: $0, to: $1, $2).value },
            bookings: { try await agenda.bookings(from: $0, $1).value }, loans: { try await agenda.loans($0).value })
    }
}
