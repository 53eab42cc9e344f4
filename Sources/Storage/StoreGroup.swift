import JSON
import Networking
import Synchronization

/// Creates stores and clears them together.
///
/// A client such as `CampusClient` has one group, with a subgroup for each service. Signing out clears the client's group, and with it the
/// stores of all services. A service's method `clear_cache` clears its subgroup.
///
/// A group references its stores weakly to avoid a cycle: a store's `fetch` holds the client, which may hold the group.
package final class StoreGroup: Sendable {
    /// The medium of a store's values.
    package enum Location: Sendable {
        /// In memory only, for personal values and values that expire soon.
        case memory
        /// In memory, and in a file if the session has a `store.path`.
        case disk
    }

    private let name: String?
    private let directory: StoreDirectory?
    private let log: LogHandler
    private let clearActions = Mutex<[@Sendable () async throws -> Void]>([])

    /// - Parameter directory: nil for a session without a `store.path`.
    package convenience init(directory: StoreDirectory?, log: @escaping LogHandler) {
        self.init(name: nil, directory: directory, log: log)
    }

    private init(name: String?, directory: StoreDirectory?, log: @escaping LogHandler) {
        self.name = name
        self.directory = directory
        self.log = log
    }

    /// Returns a new group, whose stores are called `name.…`. Clearing this group also clears the new one.
    package func subgroup(_ name: String) -> StoreGroup {
        let group = StoreGroup(name: prefixed(name), directory: directory, log: log)
        add { try await group.clear() }
        return group
    }

    /// Returns a store with one value.
    /// - Parameters:
    ///   - name: the name within the group. The file is called `group.name.json`.
    ///   - validity: the time for which a value is valid after the server has sent it.
    ///   - fetch: requests the value from the server.
    package func store<Value: JSONCodable>(
        _ name: String, validity: Duration, in location: Location, fetch: @escaping @Sendable () async throws -> Value
    ) -> Store<Value> {
        let store = Store(name: prefixed(name), validity: validity, directory: directory(of: location), log: log, fetch: fetch)
        add { [weak store] in try await store?.clear() }
        return store
    }

    /// Returns a store with one value for each key. Its files are called `group.name.key.json`.
    package func keyedStore<Key: Hashable & Sendable & CustomStringConvertible, Value: JSONCodable>(
        _ name: String, validity: Duration, in location: Location, fetch: @escaping @Sendable (Key) async throws -> Value
    ) -> KeyedStore<Key, Value> {
        let store = KeyedStore(name: prefixed(name), validity: validity, directory: directory(of: location), log: log, fetch: fetch)
        add { [weak store] in try await store?.clear() }
        return store
    }

    /// Returns a file for a value that is not cached, such as tokens, or nil if the session has no `store.path`.
    package func file<Value: JSONCodable>(_ name: String) -> FileStore<Value>? {
        guard let directory else { return nil }
        let file = FileStore<Value>(directory: directory, name: prefixed(name) + ".json", log: log)
        add { try file.remove() }
        return file
    }

    /// Clears all stores and files of the group and its subgroups, even if some of them fail. Throws the first error.
    package func clear() async throws {
        var failure: (any Error)?
        for clear in clearActions.withLock({ $0 }) {
            do { try await clear() } catch { failure = failure ?? error }
        }
        if let failure { throw failure }
    }

    private func prefixed(_ name: String) -> String { self.name.map { "\($0).\(name)" } ?? name }

    private func directory(of location: Location) -> StoreDirectory? { location == .disk ? directory : nil }

    private func add(_ action: @escaping @Sendable () async throws -> Void) { clearActions.withLock { $0.append(action) } }
}
