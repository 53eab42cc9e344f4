import Calls
import JSON
import Synchronization

/// A function that returns the account that the current call acts for, or nil if the call acts for no account. It throws `account_changed`
/// if the session now has another account.
package typealias AccountReader = @Sendable () throws -> String?

/// A group of caches that are cleared together.
///
/// A client such as `CampusClient` has one group, with a subgroup for each service. Signing out clears the client's group, and thereby the
/// caches of all services. The method `clear_cache` of a service clears the service's subgroup.
///
/// A group references its caches weakly to avoid a reference cycle: the `fetch` of a cache holds the client, which may hold the group.
package final class CacheGroup: Sendable {
    /// The place where a cache keeps its values.
    package enum Location: Sendable {
        /// In memory only, for personal values and values that expire soon.
        case memory
        /// In memory, and in the store if the session has one.
        case disk
    }

    private let name: String?
    let store: (any StoreBackend)?
    let log: LogHandler
    let account: AccountReader
    /// Whether the values are the same for all accounts.
    let isPublic: Bool
    private let clearActions = Mutex<[@Sendable () async throws -> Void]>([])

    /// - Parameters:
    ///   - store: the store for the values of caches on disk. Nil if the session keeps its values in memory only.
    ///   - account: returns the account for which values are requested. Only calls of this account get these values.
    package convenience init(store: (any StoreBackend)?, log: @escaping LogHandler, account: @escaping AccountReader) {
        self.init(name: nil, store: store, log: log, isPublic: false, account: account)
    }

    private init(
        name: String?, store: (any StoreBackend)?, log: @escaping LogHandler, isPublic: Bool, account: @escaping AccountReader
    ) {
        self.name = name
        self.store = store
        self.log = log
        self.isPublic = isPublic
        self.account = account
    }

    /// Returns a new group, whose caches have names that begin with the name of this group and `name`. Clearing this group also clears the
    /// new one.
    /// - Parameter isPublic: whether the values are the same for all accounts and need no sign-in.
    package func subgroup(_ name: String, isPublic: Bool = false) -> CacheGroup {
        let nobody: AccountReader = { nil }
        let group = CacheGroup(
            name: prefixed(name), store: store, log: log, isPublic: isPublic, account: isPublic ? nobody : account)
        add { try await group.clear() }
        return group
    }

    /// Returns a cache with one value.
    /// - Parameters:
    ///   - name: the name within the group. The value is stored as `GROUP.name.json`.
    ///   - validity: the time for which a value is valid after it was received from the server.
    ///   - fetch: requests the value from the server.
    package func cache<Value: JSONCodable>(
        _ name: String, validity: Duration, in location: Location, fetch: @escaping @Sendable () async throws -> Value
    ) -> ValueCache<Value> {
        cache(name, validity: validity, in: location) { _ in try await fetch() }
    }

    /// Returns a cache with one value. The argument of `fetch` is the cached value, so that `fetch` can ask the server whether this value
    /// is still current.
    package func cache<Value: JSONCodable>(
        _ name: String, validity: Duration, in location: Location,
        fetch: @escaping @Sendable (_ known: Cached<Value>?) async throws -> Value
    ) -> ValueCache<Value> {
        let cache = ValueCache(
            name: prefixed(name), validity: validity, store: store(of: location), log: log, account: account, fetch: fetch)
        add { [weak cache] in try await cache?.clear() }
        return cache
    }

    /// Returns a cache with one value for each key. The values are stored as `GROUP.name.KEY.json`.
    /// - Parameter limits: the limits of a cache that can have many keys. Nil for a cache with only a few keys.
    package func keyedCache<Key: Hashable & Sendable & CustomStringConvertible, Value: JSONCodable>(
        _ name: String, validity: Duration, in location: Location, limits: CacheLimits? = nil,
        fetch: @escaping @Sendable (Key) async throws -> Value
    ) -> KeyedCache<Key, Value> {
        keyedCache(name, validity: validity, in: location, limits: limits) { key, _ in try await fetch(key) }
    }

    /// Returns a cache with one value for each key. `fetch` receives the cached value of the key, so that it can ask the server whether
    /// this value is still current.
    package func keyedCache<Key: Hashable & Sendable & CustomStringConvertible, Value: JSONCodable>(
        _ name: String, validity: Duration, in location: Location, limits: CacheLimits? = nil,
        fetch: @escaping @Sendable (Key, _ known: Cached<Value>?) async throws -> Value
    ) -> KeyedCache<Key, Value> {
        let cache = KeyedCache(
            name: prefixed(name), validity: validity, store: store(of: location), log: log, account: account, limits: limits,
            fetch: fetch)
        add { [weak cache] in try await cache?.clear() }
        return cache
    }

    /// Clears all caches of the group and its subgroups. If a cache cannot be cleared, the others are still cleared, and then the first
    /// error is thrown.
    package func clear() async throws {
        var failure: (any Error)?
        for clear in clearActions.withLock({ $0 }) {
            do { try await clear() } catch { failure = failure ?? error }
        }
        if let failure { throw failure }
    }

    private func prefixed(_ name: String) -> String { self.name.map { "\($0).\(name)" } ?? name }

    private func store(of location: Location) -> (any StoreBackend)? { location == .disk ? store : nil }

    func add(_ action: @escaping @Sendable () async throws -> Void) { clearActions.withLock { $0.append(action) } }
}
