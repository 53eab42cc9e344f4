import Calls
import Errors
import JSON

/// The limits of a keyed cache that can have any number of keys.
package struct CacheLimits: Sendable {
    /// The maximum number of values in memory. The least recently used value is removed first.
    let values: Int
    /// The maximum size of all files together, in bytes. The oldest files are removed first. This limit does not apply to a shared store,
    /// which has limits of its own.
    let diskBytes: Int

    package init(values: Int, diskBytes: Int) {
        (self.values, self.diskBytes) = (values, diskBytes)
    }
}

/// A cache with one value for each key, such as the courses of each semester. ``CacheGroup`` creates keyed caches.
package actor KeyedCache<Key: Hashable & Sendable & CustomStringConvertible, Value: JSONCodable> {
    private let name: String
    private let validity: Duration
    private let backend: (any StoreBackend)?
    private let log: LogHandler
    private let account: AccountReader
    private let fetch: @Sendable (Key, _ known: Cached<Value>?) async throws -> Value
    private let limits: CacheLimits?
    private var caches: [Key: ValueCache<Value>] = [:]
    /// The keys of `caches`, the most recently used last. Empty without limits.
    private var uses: [Key] = []
    /// Evicted caches. A cache is released when its running requests have ended, unless its key is used again before.
    private var evicted: [Key: WeakCache] = [:]

    private struct WeakCache {
        weak var cache: ValueCache<Value>?
    }

    init(
        name: String, validity: Duration, store backend: (any StoreBackend)?, log: @escaping LogHandler, account: @escaping AccountReader,
        limits: CacheLimits?, fetch: @escaping @Sendable (Key, _ known: Cached<Value>?) async throws -> Value
    ) {
        self.name = name
        self.validity = validity
        self.backend = backend
        self.log = log
        self.account = account
        self.limits = limits
        self.fetch = fetch
    }

    /// - Parameter isUsable: whether a cached value may be returned for ``CachePolicy/prefer``.
    package func value(
        _ key: Key, _ policy: CachePolicy, where isUsable: @Sendable (Cached<Value>) throws -> Bool = { _ in true }
    ) async throws -> Cached<Value> {
        let value = try await cache(key).value(policy, where: isUsable)
        if value.source == .network { await trimFiles() }
        return value
    }

    /// Returns the value of `key` in memory. Returns nil if the value is missing or `policy` does not allow its use.
    package func immediateValue(_ key: Key, _ policy: CachePolicy) throws -> Cached<Value>? { try caches[key]?.immediateValue(policy) }

    /// Stores a value that the server sent in its response to a change.
    package func replace(_ key: Key, with value: Value) async {
        await cache(key).replace(with: value)
        await trimFiles()
    }

    /// Removes all values from memory and from the store, including those of earlier processes. If a value cannot be removed, the others
    /// are still removed, and then the first error is thrown.
    package func clear() async throws {
        var failure: (any Error)?
        for cache in caches.values + evicted.values.compactMap(\.cache) {
            do { try await cache.clear() } catch { failure = failure ?? error }
        }
        if limits != nil { (caches, uses) = ([:], []) }
        do {
            try await backend?.run { [name, backend] in try backend?.removeAll(startingWith: name + ".") }
        } catch {
            failure = failure ?? error
        }
        if let failure { throw failure }
    }

    private func trimFiles() async {
        guard let backend, let limits else { return }
        do {
            try await backend.run { [name] in try backend.trim(startingWith: name + ".", to: limits.diskBytes) }
        } catch {
            log(.warning, DanXiError(error).message)
        }
    }

    private func cache(_ key: Key) -> ValueCache<Value> {
        if let limits {
            uses.removeAll { $0 == key }
            uses.append(key)
            if uses.count > limits.values { evict(uses.removeFirst()) }
        }
        if let cache = caches[key] ?? evicted.removeValue(forKey: key)?.cache {
            caches[key] = cache
            return cache
        }
        let cache = ValueCache(name: "\(name).\(key)", validity: validity, store: backend, log: log, account: account) { [fetch] known in
            try await fetch(key, known)
        }
        caches[key] = cache
        return cache
    }

    private func evict(_ key: Key) {
        evicted = evicted.filter { $0.value.cache != nil }
        evicted[key] = WeakCache(cache: caches.removeValue(forKey: key))
    }
}
