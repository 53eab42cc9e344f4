import Errors
import Networking
import Storage

/// The forum's lists that change rarely.
package struct ForumStore: Sendable {
    private let service: CommunityClient
    private let stores: StoreGroup
    private let divisions: Store<[Division]>
    private let tags: Store<[Tag]>

    init(service: CommunityClient, stores: StoreGroup) {
        self.stores = stores
        self.service = service
        // Divisions hardly change, but the holes pinned to them do.
        divisions = stores.store("divisions", validity: .seconds(600), in: .disk) {
            try await ForumAPI.getDivisions(service)
        }
        tags = stores.store("tags", validity: .seconds(3600), in: .disk) {
            try await ForumAPI.listAllTags(service)
        }
    }

    package func getDivisions(cache: CachePolicy) async throws -> Cached<[Division]> {
        try await divisions.value(cache)
    }

    /// A division that the list lacks is asked for by itself.
    package func getDivision(id: Int, cache: CachePolicy) async throws -> Cached<Division> {
        let list = try await divisions.value(cache)
        if let division = list.value.first(where: { $0.id == id }) {
            return Cached(value: division, source: list.source, fetchedAt: list.fetchedAt)
        }
        guard cache != .only else { throw DanXiError(.notCached, "the store holds no division \(id)") }
        return Cached(value: try await ForumAPI.getDivision(service, id: id), source: .network, fetchedAt: .now)
    }

    package func listAllTags(cache: CachePolicy) async throws -> Cached<[Tag]> {
        try await tags.value(cache)
    }

    package func clearCache() async throws {
        try await stores.clear()
    }
}
