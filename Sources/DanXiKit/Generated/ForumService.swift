// Generated from interface/forum.toml by `make generate`; do not edit.

import Storage

/// The cached values of the service `forum`, in memory and on disk.
package struct ForumService: Sendable {
    let client: CommunityClient
    private let caches: CacheGroup
    let getDivisions: ValueCache<[Division]>
    let listAllTags: ValueCache<[Tag]>
    let listFavoriteIds: ValueCache<HoleIds>
    let listSubscriptionIds: ValueCache<HoleIds>

    package init(client: CommunityClient, caches: CacheGroup) {
        self.client = client
        self.caches = caches
        getDivisions = caches.cache("get_divisions", validity: .seconds(600), in: .disk) {
            try await ForumAPI.getDivisions(client)
        }
        listAllTags = caches.cache("list_all_tags", validity: .seconds(3600), in: .disk) {
            try await ForumAPI.listAllTags(client)
        }
        listFavoriteIds = caches.cache("list_favorite_ids", validity: .seconds(600), in: .disk) {
            try await ForumAPI.listFavoriteIds(client)
        }
        listSubscriptionIds = caches.cache("list_subscription_ids", validity: .seconds(600), in: .disk) {
            try await ForumAPI.listSubscriptionIds(client)
        }
    }

    /// Lists the divisions of the forum, each with its pinned holes.
    package func getDivisions(cache: CachePolicy) async throws -> Cached<[Division]> {
        try await getDivisions.value(cache)
    }

    /// Returns the value in memory, without waiting. Returns nil if the value is missing or `cache` does not allow its use.
    package func getDivisions(inMemory cache: CachePolicy) throws -> Cached<[Division]>? {
        try getDivisions.immediateValue(cache)
    }

    /// Lists all tags, most used first.
    package func listAllTags(cache: CachePolicy) async throws -> Cached<[Tag]> {
        try await listAllTags.value(cache)
    }

    /// Returns the value in memory, without waiting. Returns nil if the value is missing or `cache` does not allow its use.
    package func listAllTags(inMemory cache: CachePolicy) throws -> Cached<[Tag]>? {
        try listAllTags.immediateValue(cache)
    }

    /// Returns the identifiers of the account's favorites in all groups.
    package func listFavoriteIds(cache: CachePolicy) async throws -> Cached<HoleIds> {
        try await listFavoriteIds.value(cache)
    }

    /// Returns the value in memory, without waiting. Returns nil if the value is missing or `cache` does not allow its use.
    package func listFavoriteIds(inMemory cache: CachePolicy) throws -> Cached<HoleIds>? {
        try listFavoriteIds.immediateValue(cache)
    }

    /// Returns the identifiers of the holes to which the account is subscribed, oldest subscription first.
    package func listSubscriptionIds(cache: CachePolicy) async throws -> Cached<HoleIds> {
        try await listSubscriptionIds.value(cache)
    }

    /// Returns the value in memory, without waiting. Returns nil if the value is missing or `cache` does not allow its use.
    package func listSubscriptionIds(inMemory cache: CachePolicy) throws -> Cached<HoleIds>? {
        try listSubscriptionIds.immediateValue(cache)
    }

    /// Deletes the cached values, in memory and on disk.
    package func clearCache() async throws {
        try await caches.clear()
    }
}
