import Calendar
import CampusSignIn
import Errors
import Storage

/// The service `classroom`. It caches the use of classrooms by building and day. The values change during the day, so they are
/// kept in memory only.
package struct ClassroomService: Sendable {
    private let caches: CacheGroup
    private let classrooms: KeyedCache<Key, [Classroom]>
    private let today: @Sendable () -> CalendarDate

    private struct Key: Hashable, CustomStringConvertible {
        let building: TeachingBuilding
        let date: CalendarDate

        var description: String { "\(building).\(date)" }
    }

    init(client: CampusClient, caches: CacheGroup, today: @escaping @Sendable () -> CalendarDate = { .today }) {
        self.caches = caches
        self.today = today
        classrooms = caches.keyedCache("classrooms", validity: Validity.Classroom.getClassrooms, in: .memory) {
            // Today's page is requested without a day, because the site has supported that form of the URL for longer.
            try await ClassroomAPI.getClassrooms(client, building: $0.building, date: $0.date == today() ? nil : $0.date)
        }
    }

    package func getClassrooms(building: TeachingBuilding, date: CalendarDate?, cache: CachePolicy) async throws -> Cached<[Classroom]> {
        try await classrooms.value(Key(building: building, date: date ?? today()), cache)
    }

    package func listFreeClassrooms(building: TeachingBuilding, start: Int, end: Int, date: CalendarDate?, cache: CachePolicy) async throws
        -> Cached<[Classroom]>
    {
        guard start <= end else {
            throw DanXiError(
                .invalidArgument, "classroom.list_free_classrooms: `end` is less than `start`. Pass the same lesson or a later one.")
        }
        return try await getClassrooms(building: building, date: date, cache: cache).map { classrooms in
            classrooms.filter { classroom in classroom.schedules.allSatisfy { $0.end < start || $0.start > end } }
        }
    }

    package func clearCache() async throws { try await caches.clear() }
}
