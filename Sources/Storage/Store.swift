import Calendar
import Errors
import JSON
import Networking

/// Caches one value in memory and, if the store has a directory, on disk. ``StoreGroup`` creates stores.
///
/// A value belongs to the account that it was requested for. For the calls of another account it is missing. Concurrent calls of one
/// account that need the server share one request.
package actor Store<Value: JSONCodable> {
    private let name: String
    private let validity: Duration
    private let file: FileStore<StoredValue<Value>>?
    private let log: LogHandler
    private let account: AccountReader
    private var flight: Flight?
    private let fetch: @Sendable (_ known: Value?) async throws -> Value
    private var stored: StoredValue<Value>?
    /// The changes of ``update(for:_:)`` and when they end.
    private var changes: [(end: ContinuousClock.Instant, apply: @Sendable (Value) -> Value)] = []
    /// Incremented by ``clear()``, so that the response to an earlier request is not stored.
    private var generation = 0

    /// The request under way, and the accounts that it acts for.
    private struct Flight {
        /// The accounts of the call. Even the request for a public value acts for them, for example through WebVPN.
        let accounts: CallAccounts?
        /// The account that the value belongs to.
        let account: String?
        let work = SingleFlight<Cached<Value>>()
    }

    /// - Parameters:
    ///   - account: the account that values are requested for and returned to.
    ///   - fetch: requests the value from the server. It gets the cached value, so that it can find out whether that is still the server's.
    init(
        name: String, validity: Duration, directory: StoreDirectory?, log: @escaping LogHandler, account: @escaping AccountReader,
        fetch: @escaping @Sendable (_ known: Value?) async throws -> Value
    ) {
        self.name = name
        self.validity = validity
        self.file = directory.map { FileStore(directory: $0, name: name + ".json", log: log) }
        self.log = log
        self.account = account
        self.fetch = fetch
    }

    init(
        name: String, validity: Duration, directory: StoreDirectory?, log: @escaping LogHandler, account: @escaping AccountReader,
        fetch: @escaping @Sendable () async throws -> Value
    ) {
        self.init(name: name, validity: validity, directory: directory, log: log, account: account) { _ in try await fetch() }
    }

    package func value(_ policy: CachePolicy) async throws -> Cached<Value> {
        let cached = try await lookUp(policy)
        SkippedRowRecorder.current?.record(cached.skipped, ofStore: name)
        return cached
    }

    private func lookUp(_ policy: CachePolicy) async throws -> Cached<Value> {
        let account = try account()
        let cached = policy == .refresh ? nil : cachedValue(of: account)
        let work: SingleFlight<Cached<Value>>.Work = { [self] in try await refresh(for: account) }
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
                flight(for: account).start(work)
                return cached
            }
        }
        return try await flight(for: account).value(work)
    }

    /// Applies a change that was made on the server to the cached value.
    ///
    /// - Parameter period: how long the change is also applied to values from the server, which may send an older value for so long.
    package func update(for period: Duration, _ change: @escaping @Sendable (Value) -> Value) {
        changes.removeAll { $0.end < .now }
        changes.append((.now + period, change))
        do {
            let account = try account()
            guard let cached = cachedValue(of: account) else { return }
            keep(StoredValue(value: change(cached.value), account: account, fetchedAt: cached.fetchedAt, skipped: cached.skipped))
        } catch {
            log(.info, "The value `\(name)` is not updated. \(DanXiError(error).message)")
        }
    }

    /// Removes the value from memory and disk.
    package func clear() throws {
        stored = nil
        changes = []
        generation += 1
        try file?.remove()
    }

    private func cachedValue(of account: String?) -> Cached<Value>? {
        if let stored, stored.account == account { return stored.cached(.memory) }
        guard let loaded = file?.load(), loaded.account == account else { return nil }
        stored = loaded
        return loaded.cached(.disk)
    }

    /// Returns the request under way for an account. The requests of an earlier account continue for its own calls.
    private func flight(for account: String?) -> SingleFlight<Cached<Value>> {
        let accounts = CallContext.current.accounts
        if let flight, flight.accounts == accounts, flight.account == account { return flight.work }
        let new = Flight(accounts: accounts, account: account)
        flight = new
        return new.work
    }

    private func refresh(for account: String?) async throws -> Cached<Value> {
        let generation = generation
        let known = cachedValue(of: account)?.value
        let (fetched, recorder) = try await SkippedRowRecorder.collect(log: log) { @Sendable [fetch] in try await fetch(known) }
        changes.removeAll { $0.end < .now }
        let value = changes.reduce(fetched) { $1.apply($0) }
        let new = StoredValue(value: value, account: account, fetchedAt: .now, skipped: recorder.own)
        if generation == self.generation, isPresent(account) { keep(new) }
        return new.cached(.network)
    }

    private func keep(_ value: StoredValue<Value>) {
        stored = value
        do {
            try file?.save(value)
        } catch {
            // The caller still gets its value.
            log(.warning, error.message)
        }
    }

    /// Whether the session is still signed in as an account.
    private func isPresent(_ account: String?) -> Bool {
        do { return try self.account() == account } catch { return false }
    }
}
