import Calendar
import Errors
import JSON
import Networking

/// Caches one value in memory and, if the store has a directory, on disk. ``StoreGroup`` creates stores.
///
/// Concurrent calls that need the server share one request.
package actor Store<Value: JSONCodable> {
    private let name: String
    private let validity: Duration
    private let file: FileStore<StoredValue<Value>>?
    private let log: LogHandler
    private let flight = SingleFlight<Cached<Value>>()
    private let fetch: @Sendable () async throws -> Value
    private var stored: StoredValue<Value>?
    /// Incremented by ``clear()``, so that the response to an earlier request is not stored.
    private var generation = 0

    init(
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
        let cached = try await lookUp(policy)
        SkippedRowRecorder.current?.record(cached.skipped, ofStore: name)
        return cached
    }

    private func lookUp(_ policy: CachePolicy) async throws -> Cached<Value> {
        let cached = policy == .refresh ? nil : cachedValue()
        switch policy {
        case .refresh:
            break
        case .prefer:
            if let cached, cached.fetchedAt.age < validity { return cached }
        case .only:
            guard let cached else {
                throw DanXiError(
                    .notCached,
                    "The value `\(name)` is not cached. Call without `cache`, or with `prefer`, while the server can be reached.")
            }
            return cached
        case .revalidate:
            if let cached {
                flight.start(refresh)
                return cached
            }
        }
        return try await flight.value(refresh)
    }

    /// Removes the value from memory and disk.
    package func clear() throws {
        stored = nil
        generation += 1
        try file?.remove()
    }

    private func cachedValue() -> Cached<Value>? {
        if let stored { return stored.cached(.memory) }
        stored = file?.load()
        return stored?.cached(.disk)
    }

    private func refresh() async throws -> Cached<Value> {
        let generation = generation
        let (value, recorder) = try await SkippedRowRecorder.collect(log: log, fetch)
        let new = StoredValue(value: value, fetchedAt: .now, skipped: recorder.own)
        if generation == self.generation {
            stored = new
            do {
                try file?.save(new)
            } catch {
                // The caller still gets its value.
                log(.warning, error.message)
            }
        }
        return new.cached(.network)
    }
}
