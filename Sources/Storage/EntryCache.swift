import Calls
import Errors
import JSON

/// A cache of values under any number of names, stored as `PREFIX.HASH.json`. When the values exceed the limit, the oldest are removed.
/// Failures to load, save or remove a single value are logged, not thrown. A value that cannot be loaded counts as missing.
package struct EntryCache<Value: JSONCodable>: Sendable {
    private let store: any StoreBackend
    private let prefix: String
    /// The maximum size of all values together, in bytes. It does not apply to a shared store, which has limits of its own.
    private let limit: Int
    private let log: LogHandler

    package init(store: any StoreBackend, prefix: String, limit: Int, log: @escaping LogHandler) {
        (self.store, self.prefix, self.limit, self.log) = (store, prefix + ".", limit, log)
    }

    /// Loads a value. Two names may have the same hash, so the caller must check that the value belongs to the name.
    package func load(_ name: String) async -> Value? {
        do {
            return try await store.run { [file = file(name)] in file.load() }
        } catch {
            log(.warning, DanXiError(error).message)
            return nil
        }
    }

    package func save(_ name: String, _ value: Value) async {
        await logging {
            try await store.run { [file = file(name), store, limit, prefix] in
                try file.save(value)
                try store.trim(startingWith: prefix, to: limit)
            }
        }
    }

    package func remove(_ name: String) async {
        await logging { try await store.run { [file = file(name)] in try file.remove() } }
    }

    package func removeAll() async throws {
        try await store.run { [store, prefix] in try store.removeAll(startingWith: prefix) }
    }

    private func logging(_ work: () async throws -> Void) async {
        do { try await work() } catch { log(.warning, DanXiError(error).message) }
    }

    private func file(_ name: String) -> StoreFile<Value> {
        StoreFile(store: store, name: "\(prefix)\(Fingerprint(name).text).json", lifetime: Lifetime.afterValidity, log: log)
    }
}
