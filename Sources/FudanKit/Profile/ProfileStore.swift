import Storage

/// Caches the student's profile. It is personal, so it is kept in memory only.
package struct ProfileStore: Sendable {
    private let stores: StoreGroup
    private let profile: Store<StudentProfile>

    init(client: CampusClient, stores: StoreGroup) {
        self.stores = stores
        profile = stores.store("student", validity: Validity.Profile.getStudentProfile, in: .memory) {
            try await ProfileAPI.getStudentProfile(client)
        }
    }

    package func getStudentProfile(cache: CachePolicy) async throws -> Cached<StudentProfile> {
        try await profile.value(cache)
    }

    package func clearCache() async throws { try await stores.clear() }
}
