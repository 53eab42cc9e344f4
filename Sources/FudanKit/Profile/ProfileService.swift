import CampusSignIn
import Storage

/// The service `profile`. It caches the person's profile and identity. They are personal, so they are kept in memory only.
package struct ProfileService: Sendable {
    private let caches: CacheGroup
    private let profile: ValueCache<StudentProfile>
    private let identity: ValueCache<PersonIdentity>

    init(client: CampusClient, caches: CacheGroup) {
        self.caches = caches
        profile = caches.cache("student", validity: Validity.Profile.getStudentProfile, in: .memory) {
            try await ProfileAPI.getStudentProfile(client)
        }
        identity = caches.cache("identity", validity: Validity.Profile.getIdentity, in: .memory) {
            try await IdentityPage.getIdentity(client)
        }
    }

    package func getStudentProfile(cache: CachePolicy) async throws -> Cached<StudentProfile> {
        try await profile.value(cache)
    }

    package func getIdentity(cache: CachePolicy) async throws -> Cached<PersonIdentity> {
        try await identity.value(cache)
    }

    package func clearCache() async throws { try await caches.clear() }
}
