import Networking
import Storage

/// The undergraduates' academic system's own number for the account, which its pages are asked with.
struct StudentStore: Sendable {
    private let number: Store<Int>

    init(service: CampusClient, directory: StoreDirectory?, log: @escaping LogHandler) {
        // It stays the same for as long as one studies.
        number = Store(name: "course.student", validity: .seconds(30 * 86_400), directory: directory, log: log) {
            try await UndergraduateCourseAPI.getStudentId(service)
        }
    }

    func id() async throws -> Int { try await number.value(.prefer).value }

    func clearCache() async throws { try await number.clear() }
}
