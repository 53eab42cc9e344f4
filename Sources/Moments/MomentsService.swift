import Calls
import Errors
import GraphQL
import JSON
import Storage

/// The service `moments`. It caches the details that the server last sent for each user, and calls `changed` when a like or a call of
/// ``getDetails(userId:cache:)`` has changed them.
package final class MomentsService: Sendable {
    private let client: MomentsClient
    private let toggles: MomentsToggles
    private let caches: CacheGroup
    private let details: KeyedCache<Key, MomentsDetails>
    package let watchTokens: WatchTokens
    private let changed: @Sendable (_ userId: String) -> Void

    /// The key of a cached value: the details of a user, with or without likes.
    private struct Key: Hashable, CustomStringConvertible {
        let userId: String
        let withLikes: Bool

        /// The name of the cache file. The name is a fingerprint, because `userId` may contain any characters.
        var description: String { Fingerprint(userId, withLikes ? "likes" : nil).text }
    }

    /// The limits of the cache: 100 values in memory, and 16 MiB on disk.
    private static let limits = CacheLimits(values: 100, diskBytes: 16 << 20)

    /// - Parameters:
    ///   - graphql: sends the operations to the server.
    ///   - changed: called after a like was added or removed, and after ``getDetails(userId:cache:)`` has received the first details of a user
    ///     or details that differ from the cached ones.
    package init(
        client graphql: GraphQLClient, baseURL: String, version: String, defaults: MomentsToggles.Defaults, store: (any StoreBackend)?,
        log: @escaping LogHandler, changed: @escaping @Sendable (_ userId: String) -> Void
    ) {
        let client = MomentsClient(graphql: graphql, baseURL: baseURL, version: version)
        self.client = client
        self.changed = changed
        toggles = MomentsToggles(defaults: defaults, store: store, log: log)
        caches = CacheGroup(store: store, log: log, account: { nil }).subgroup("moments", isPublic: true)
        watchTokens = caches.watchTokens("moments")
        details = caches.keyedCache(
            "details", validity: Validity.Moments.getDetails, in: .disk, limits: Self.limits
        ) { key in
            try await MomentsAPI.getDetails(client, userId: key.userId, withLikes: key.withLikes)
        }
    }

    package func getDetails(userId: String, cache: CachePolicy) async throws -> Cached<MomentsDetails> {
        let key = try await key(userId)
        let before = try await details.immediateValue(key, .only)?.value
        let present = try await details.value(key, cache)
        if present.source == .network, try present.value != before { changed(userId) }
        return present
    }

    package func like(momentId: String, userId: String) async throws -> MomentsDetails {
        try await update(momentId: momentId, userId: userId, isLiked: true)
    }

    package func unlike(momentId: String, userId: String) async throws -> MomentsDetails {
        try await update(momentId: momentId, userId: userId, isLiked: false)
    }

    private func update(momentId: String, userId: String, isLiked: Bool) async throws -> MomentsDetails {
        let new = try await MomentsAPI.updateLike(client, momentId: momentId, userId: userId, isLiked: isLiked)
        await details.replace(Key(userId: userId, withLikes: true), with: new)
        await details.replace(Key(userId: userId, withLikes: false), with: new.withoutLikes)
        changed(userId)
        return new
    }

    /// Returns the details if their fingerprint differs from `since`, the watch token of an earlier poll. Without a token, returns a token
    /// and no details. The token `0` is never a fingerprint, so a poll with this token returns the details.
    package func watch(userId: String, since: String?) async throws -> MomentsNews {
        guard since.map({ $0 == "0" || $0.utf8.count == 16 }) ?? true else { throw DanXiError.foreignToken("moments.watch") }
        let key = try await key(userId)
        guard let since else { return MomentsNews(token: try await details.value(key, .refresh).value.token, details: []) }
        var present = try await details.value(key, .prefer)
        if try present.value.token == since, present.source != .network { present = try await details.value(key, .refresh) }
        let value = try present.value
        return MomentsNews(token: value.token, details: value.token == since ? [] : [value])
    }

    package func listToggles() async throws -> [MomentToggleState] {
        var states: [MomentToggleState] = []
        for toggle in MomentToggle.allCases {
            states.append(MomentToggleState(name: toggle, family: toggle.family, isOn: try await toggles.isOn(toggle)))
        }
        return states
    }

    package func setToggle(name: MomentToggle, isOn: Bool) async throws {
        try await toggles.set(name, isOn)
    }

    package func clearCache() async throws { try await caches.clear() }

    private func key(_ userId: String) async throws -> Key {
        Key(userId: userId, withLikes: try await toggles.isOn(.likeButton))
    }
}

extension MomentsDetails {
    fileprivate var token: String {
        var bytes = ""
        if let text = JSONText.bytes(of: self) { bytes = String(decoding: text, as: UTF8.self) }
        return Fingerprint(bytes).text
    }

    fileprivate var withoutLikes: MomentsDetails {
        var details = self
        for index in details.moments.indices {
            details.moments[index].isLiked = nil
            details.moments[index].likes = nil
        }
        return details
    }
}
