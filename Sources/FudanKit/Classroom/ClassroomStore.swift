import Storage

/// Caches the use of classrooms by building. The values are those of today, so they are kept in memory only.
package struct ClassroomStore: Sendable {
    private let stores: StoreGroup
    private let classrooms: KeyedStore<TeachingBuilding, [Classroom]>

    init(client: CampusClient, stores: StoreGroup) {
        self.stores = stores
        classrooms = stores.keyedStore("classrooms", validity: Validity.Classroom.getClassrooms, in: .memory) {
            try await ClassroomAPI.getClassrooms(client, building: $0)
        }
    }

    package func getClassrooms(building: TeachingBuilding, cache: CachePolicy) async throws -> Cached<[Classroom]> {
        try await classrooms.value(building, cache)
    }

    package func clearCache() async throws { try await stores.clear() }
}
