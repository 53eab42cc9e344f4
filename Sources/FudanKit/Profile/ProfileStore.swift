import Networking
import Storage

/// The student's profile. It is personal, and so kept in memory only.
package struct ProfileStore: Sendable {
    private let profile: Store<StudentProfile>

    init(service: CampusClient, log: @escaping LogHandler) {
        profile = Store(name: "profile.student", validity: .seconds(86_400), directory: nil, log: log) {
            try await ProfileAPI.getStudentProfile(service)
        }
    }

    package func getStudentProfile(cache: CachePolicy) async throws -> Cached<StudentProfile> {
        try await profile.value(cache)
    }

    package func clearCache() async throws {
        try await profile.clear()
    }
}
