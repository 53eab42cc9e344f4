import Errors
import JSON
import Networking

/// Where a value came from; the numbers are the C interface's (`danxi_source`).
package enum CacheSource: Int32, Sendable {
    case network = 0
    case memory = 1
    case disk = 2
}

/// A value, where it came from, and when it left the server.
package struct Cached<Value: Sendable>: Sendable {
    package let value: Value
    package let source: CacheSource
    package let fetchedAt: WallTime

    package init(value: Value, source: CacheSource, fetchedAt: WallTime) {
        self.value = value
        self.source = source
        self.fetchedAt = fetchedAt
    }
}

/// One value of a service: in memory and, if there is a directory, on disk.
///
/// However many calls want it from the server at a time, it is fetched once.
package actor Store<Value: JSONCodable> {
    private let name: String
    private let validity: Duration
    private let file: FileStore<Record>?
    private let log: LogHandler
    private let flight = SingleFlight<Cached<Value>>()
    private let fetch: @Sendable () async throws -> Value
    private var record: Record?
    /// Counts the clearings, so that what was fetched before one is not kept after it.
    private var generation = 0

    /// - Parameters:
    ///   - name: such as `forum.tags`, also of its file.
    ///   - validity: how long a value is valid after it left the server.
    ///   - fetch: asks the server.
    package init(
        name: String, validity: Duration, directory: StoreDirectory?, log: @escaping LogHandler,
        fetch: @escaping @Sendable () async throws -> Value
    ) {
        self.name = name
        self.validity = validity
        self.file = directory.map { FileStore(directory: $0, name: name + ".json", log: log) }
        self.log = log
        self.fetch = fetch
    }

    package func value(_ policy: CachePolicy) async throws -> Cached<Value> {
        let stored = policy == .refresh ? nil : stored()
        switch policy {
        case .refresh:
            break
        case .prefer:
            if let stored, stored.fetchedAt.age < validity { return stored }
        case .only:
            guard let stored else {
                throw DanXiError(
                    .notCached, "the store holds no \(name) yet: call without `cache`, or with `prefer`, while the server can be reached")
            }
            return stored
        case .revalidate:
            if let stored {
                flight.start(renew)
                return stored
            }
        }
        return try await flight.value(renew)
    }

    /// Forgets the value, on disk too.
    package func clear() throws {
        record = nil
        generation += 1
        try file?.remove()
    }

    private func stored() -> Cached<Value>? {
        if let record { return Cached(value: record.value, source: .memory, fetchedAt: record.fetchedAt) }
        record = file?.load()
        return record.map { Cached(value: $0.value, source: .disk, fetchedAt: $0.fetchedAt) }
    }

    private func renew() async throws -> Cached<Value> {
        let generation = generation
        let value = try await fetch()
        let record = Record(value: value, fetchedAt: .now)
        if generation == self.generation {
            self.record = record
            do {
                try file?.save(record)
            } catch {
                // The caller's value is there; only keeping it failed.
                log(.warning, error.message)
            }
        }
        return Cached(value: record.value, source: .network, fetchedAt: record.fetchedAt)
    }

    /// What a store's file holds.
    private struct Record: JSONCodable {
        let value: Value
        let fetchedAt: WallTime

        init(value: Value, fetchedAt: WallTime) {
            self.value = value
            self.fetchedAt = fetchedAt
        }

        init(json: JSONElement) throws(JSONError) {
            value = try json.value("value")
            fetchedAt = WallTime(milliseconds: try json.value("fetched_at_ms"))
        }

        func jsonNode() -> JSONNode? {
            var object = JSONObjectBuilder()
            object.set("fetched_at_ms", fetchedAt.milliseconds)
            object.set("value", value)
            return object.finish()
        }
    }
}
