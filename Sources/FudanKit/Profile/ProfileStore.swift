import CampusSignIn
import Storage

/// Caches the person's profile and identity. They are personal, so they are kept in memory only.
package struct ProfileStore: Sendable {
    private let stores: StoreGroup
    private let profile: Store<StudentProfile>
    private let identity: Store<PersonIdentity>

    init(client: CampusClient, stores: StoreGroup) {
        self.stores = stores
        profile = stores.store("student", validity: Validity.Profile.getStudentProfile, in: .memory) {
            try await ProfileAPI.getStudentProfile(client)
        }
        identity = stores.store("identity", validity: Validity.Profile.getIdentity, in: .memory) {
            try await IdentityPage.getIdentity(client)
        }
    }

    package func getStudentProfile(cache: CachePolicy) async throws -> Cached<StudentProfile> {
        try await profile.value(cache)
    }

    package func getIdentity(cache: CachePolicy) async throws -> Cached<PersonIdentity> {
        try await identity.value(cache)
    }

    package func clearCache() async throws { try await stores.clear() }
}
