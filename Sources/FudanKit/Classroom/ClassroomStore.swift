import Errors
import Networking
import Storage

/// What the classrooms are used for, by building. It is of one day, and so kept in memory only.
package struct ClassroomStore: Sendable {
    private let buildings: [ClassroomAPI.Building: Store<[Classroom]>]

    init(service: CampusClient, log: @escaping LogHandler) {
        buildings = Dictionary(
            uniqueKeysWithValues: ClassroomAPI.Building.allCases.map { building in
                let store = Store(name: "classroom.\(building.rawValue)", validity: .seconds(600), directory: nil, log: log) {
                    try await ClassroomAPI.getClassrooms(service, building: building)
                }
                return (building, store)
            })
    }

    package func getClassrooms(building: String, cache: CachePolicy) async throws -> Cached<[Classroom]> {
        guard let store = ClassroomAPI.Building(rawValue: building).flatMap({ buildings[$0] }) else {
            let known = ClassroomAPI.Building.allCases.map(\.rawValue).joined(separator: ", ")
            throw DanXiError(.invalidArgument, "classroom: `building`: expected one of \(known)")
        }
        return try await store.value(cache)
    }

    package func clearCache() async throws {
        for store in buildings.values { try await store.clear() }
    }
}
