import Calendar
import CampusSignIn
import Errors
import Storage

/// Caches the use of classrooms by building and day. The values change during the day, so they are kept in memory only.
package struct ClassroomStore: Sendable {
    private let stores: StoreGroup
    private let classrooms: KeyedStore<Key, [Classroom]>
    private let today: @Sendable () -> CalendarDate

    private struct Key: Hashable, CustomStringConvertible {
        let building: TeachingBuilding
        let date: CalendarDate

        var description: String { "\(building).\(date)" }
    }

    init(client: CampusClient, stores: StoreGroup, today: @escaping @Sendable () -> CalendarDate = { .today }) {
        self.stores = stores
        self.today = today
        classrooms = stores.keyedStore("classrooms", validity: Validity.Classroom.getClassrooms, in: .memory) {
            // The page without a day is older and better known than the one with it.
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

    package func clearCache() async throws { try await stores.clear() }
}
