// Generated from interface/forum.toml by `make generate`; do not edit.

import Networking
import Storage

/// Caches values of the service `forum`, in memory and on disk.
package struct ForumStore: Sendable {
    let client: CommunityClient
    private let stores: StoreGroup
    let getDivisions: Store<[Division]>
    let listAllTags: Store<[Tag]>

    package init(client: CommunityClient, stores: StoreGroup) {
        self.client = client
        self.stores = stores
        getDivisions = stores.store("get_divisions", validity: .seconds(600), in: .disk) {
            try await ForumAPI.getDivisions(client)
        }
        listAllTags = stores.store("list_all_tags", validity: .seconds(3600), in: .disk) {
            try await ForumAPI.listAllTags(client)
        }
    }

    /// Lists the divisions of the forum, each with its pinned holes.
    package func getDivisions(cache: CachePolicy) async throws -> Cached<[Division]> {
        try await getDivisions.value(cache)
    }

    /// Lists all tags, most used first.
    package func listAllTags(cache: CachePolicy) async throws -> Cached<[Tag]> {
        try await listAllTags.value(cache)
    }

    /// Deletes the cached values, in memory and on disk.
    package func clearCache() async throws {
        try await stores.clear()
    }
}
