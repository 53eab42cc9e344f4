import JSON
import Networking

/// Values of one kind, such as one for each semester, every one in a ``Store`` of its own.
package actor KeyedStore<Value: JSONCodable> {
    private let name: String
    private let validity: Duration
    private let directory: StoreDirectory?
    private let log: LogHandler
    private let fetch: @Sendable (Int) async throws -> Value
    private var stores: [Int: Store<Value>] = [:]

    /// - Parameters:
    ///   - name: such as `course.courses`; the files' names begin with it and end with the key.
    ///   - validity: how long a value is valid after it left the server.
    ///   - fetch: asks the server for the value of a key.
    package init(
        name: String, validity: Duration, directory: StoreDirectory?, log: @escaping LogHandler,
        fetch: @escaping @Sendable (Int) async throws -> Value
    ) {
        self.name = name
        self.validity = validity
        self.directory = directory
        self.log = log
        self.fetch = fetch
    }

    package func value(_ key: Int, _ policy: CachePolicy) async throws -> Cached<Value> {
        try await store(key).value(policy)
    }

    /// Forgets all values, on disk too, those of earlier processes included.
    package func clear() async throws {
        for store in stores.values { try await store.clear() }
        guard let directory else { return }
        for file in try directory.names() where file.hasPrefix(name + ".") && file.hasSuffix(".json") { try directory.remove(file) }
    }

    private func store(_ key: Int) -> Store<Value> {
        if let store = stores[key] { return store }
        let store = Store(name: "\(name).\(key)", validity: validity, directory: directory, log: log) { [fetch] in try await fetch(key) }
        stores[key] = store
        return store
    }
}
