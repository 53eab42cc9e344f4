import Calendar
import CampusSignIn
import Errors
import Storage

/// The service `elearning`. It caches the account's courses and to-dos. They are personal, so they are kept in memory only.
package struct ElearningService: Sendable {
    private let caches: CacheGroup
    private let courses: ValueCache<[ElearningCourse]>
    private let todos: KeyedCache<Key, [ElearningTodo]>
    private let today: @Sendable () -> CalendarDate

    private struct Key: Hashable, CustomStringConvertible {
        let start: CalendarDate
        let end: CalendarDate?

        var description: String { "\(start).\(end.map { "\($0)" } ?? "")" }
    }

    init(client: CampusClient, caches: CacheGroup, today: @escaping @Sendable () -> CalendarDate = { .today }) {
        self.caches = caches
        self.today = today
        courses = caches.cache("courses", validity: Validity.Elearning.listCourses, in: .memory) {
            try await ElearningAPI.listCourses(client)
        }
        todos = caches.keyedCache("todos", validity: Validity.Elearning.listTodos, in: .memory) {
            try await ElearningAPI.listTodos(client, start: $0.start, end: $0.end)
        }
    }

    package func listCourses(cache: CachePolicy) async throws -> Cached<[ElearningCourse]> { try await courses.value(cache) }

    package func listTodos(startDate: CalendarDate?, endDate: CalendarDate?, cache: CachePolicy) async throws -> Cached<[ElearningTodo]> {
        let start = startDate ?? today()
        if let endDate, endDate < start {
            throw DanXiError(
                .invalidArgument, "elearning.list_todos: `end_date` is before `start_date`, whose default is today. Pass a later date.")
        }
        return try await todos.value(Key(start: start, end: endDate), cache)
    }

    package func clearCache() async throws { try await caches.clear() }
}
