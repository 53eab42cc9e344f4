import JSON
import Networking
import Storage
import Synchronization

/// Stores of one kind of value, one for each key, such as for each page of a list; in memory.
final class StoreFamily<Key: Hashable & Sendable, Value: JSONCodable>: Sendable {
    private let name: String
    private let validity: Duration
    private let log: LogHandler
    private let fetch: @Sendable (Key) async throws -> Value
    private let stores = Mutex<[Key: Store<Value>]>([:])

    init(name: String, validity: Duration, log: @escaping LogHandler, fetch: @escaping @Sendable (Key) async throws -> Value) {
        self.name = name
        self.validity = validity
        self.log = log
        self.fetch = fetch
    }

    func value(_ key: Key, _ policy: CachePolicy) async throws -> Cached<Value> {
        try await store(key).value(policy)
    }

    func clear() async throws {
        let cleared = stores.withLock { stores in
            defer { stores = [:] }
            return stores.values.map { $0 }
        }
        for store in cleared { try await store.clear() }
    }

    private func store(_ key: Key) -> Store<Value> {
        stores.withLock { stores in
            if let store = stores[key] { return store }
            let store = Store(name: "\(name).\(key)", validity: validity, directory: nil, log: log) { [fetch] in try await fetch(key) }
            stores[key] = store
            return store
        }
    }
}
