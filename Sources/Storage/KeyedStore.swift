import JSON
import Networking

/// Caches one value for each key, such as the courses of each semester. ``StoreGroup`` creates keyed stores.
package actor KeyedStore<Key: Hashable & Sendable & CustomStringConvertible, Value: JSONCodable> {
    private let name: String
    private let validity: Duration
    private let directory: StoreDirectory?
    private let log: LogHandler
    private let account: AccountReader
    private let fetch: @Sendable (Key) async throws -> Value
    private var stores: [Key: Store<Value>] = [:]

    init(
        name: String, validity: Duration, directory: StoreDirectory?, log: @escaping LogHandler, account: @escaping AccountReader,
        fetch: @escaping @Sendable (Key) async throws -> Value
    ) {
        self.name = name
        self.validity = validity
        self.directory = directory
        self.log = log
        self.account = account
        self.fetch = fetch
    }

    package func value(_ key: Key, _ policy: CachePolicy) async throws -> Cached<Value> {
        try await store(key).value(policy)
    }

    /// Removes all values from memory and disk, including those of earlier processes.
    package func clear() async throws {
        for store in stores.values { try await store.clear() }
        guard let directory else { return }
        for file in try directory.names() where file.hasPrefix(name + ".") && file.hasSuffix(".json") { try directory.remove(file) }
    }

    private func store(_ key: Key) -> Store<Value> {
        if let store = stores[key] { return store }
        let store = Store(name: "\(name).\(key)", validity: validity, directory: directory, log: log, account: account) { [fetch] in
            try await fetch(key)
        }
        stores[key] = store
        return store
    }
}
