// Generated from interface/forum.toml by `make generate`; do not edit.

import Networking
import Storage

/// The stored answers of the service `forum`.
package struct ForumStore: Sendable {
    let client: CommunityClient
    package let getDivisions: Store<[Division]>
    package let listAllTags: Store<[Tag]>

    package init(client: CommunityClient, directory: StoreDirectory?, log: @escaping LogHandler) {
        self.client = client
        getDivisions = Store(name: "forum.get_divisions", validity: .seconds(600), directory: directory, log: log) {
            try await ForumAPI.getDivisions(client)
        }
        listAllTags = Store(name: "forum.list_all_tags", validity: .seconds(3600), directory: directory, log: log) {
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

    /// Deletes the stored answers, in memory and on disk.
    package func clearCache() async throws {
        try await getDivisions.clear()
        try await listAllTags.clear()
    }
}
