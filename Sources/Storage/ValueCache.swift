import Calendar
import Calls
import Errors
import JSON
import Synchronization
import Threads

/// A cache of one value, in memory and, if the session has a store, in the store. ``CacheGroup`` creates caches.
///
/// A value belongs to the account for which it was requested. Calls of other accounts do not get it. Concurrent calls of one account that
/// need the server share one request.
package actor ValueCache<Value: JSONCodable> {
    private let name: String
    private let validity: Duration
    private let file: StoreFile<CachedContent<Value>>?
    private let log: LogHandler
    private let account: AccountReader
    private var flight: Flight?
    private let fetch: @Sendable (_ known: Cached<Value>?) async throws -> Value
    /// The value in memory. It can be read from any thread without waiting for the actor, so a call that finds its value here needs no
    /// other thread.
    private nonisolated let memory = Mutex<CachedContent<Value>?>(nil)
    private var stored: CachedContent<Value>? {
        get { memory.withLock { $0 } }
        set { memory.withLock { $0 = newValue } }
    }
    private var changes: [Change] = []
    private var lastRequest = 0
    private var openRequests: Set<Int> = []
    /// The number of the first request whose value may be stored. Earlier requests were sent before ``clear()`` or ``replace(with:)``, which
    /// count as requests, or before the request of the stored value.
    private var firstStorable = 0

    /// A change that ``update(for:_:)`` applies.
    private struct Change {
        let account: String?
        let end: Instant
        /// The number of the last request that may have been sent before the change.
        let request: Int
        let apply: @Sendable (Value) -> Value?
    }

    /// The running request, and the accounts for which it was started.
    private final class Flight: Sendable {
        /// The accounts of the call that started the request. Even a request for a public value acts for these accounts, for example
        /// through WebVPN.
        let accounts: CallAccounts?
        /// The account that the value belongs to.
        let account: String?
        let work = SingleFlight<Cached<Value>>()

        init(accounts: CallAccounts?, account: String?) {
            self.accounts = accounts
            self.account = account
        }
    }

    /// - Parameters:
    ///   - account: returns the account for which values are requested. Only calls of this account get these values.
    ///   - fetch: requests the value from the server. Its argument is the cached value, so that it can ask the server whether this value is
    ///     still current.
    init(
        name: String, validity: Duration, store: (any StoreBackend)?, log: @escaping LogHandler, account: @escaping AccountReader,
        fetch: @escaping @Sendable (_ known: Cached<Value>?) async throws -> Value
    ) {
        self.name = name
        self.validity = validity
        self.file = store.map {
            StoreFile(
                store: $0, name: name + ".json", lifetime: validity + Lifetime.afterValidity,
                coding: CacheFormat.coding(isAuthentic: $0.isAuthentic), log: log)
        }
        self.log = log
        self.account = account
        self.fetch = fetch
    }

    init(
        name: String, validity: Duration, store: (any StoreBackend)?, log: @escaping LogHandler, account: @escaping AccountReader,
        fetch: @escaping @Sendable () async throws -> Value
    ) {
        self.init(name: name, validity: validity, store: store, log: log, account: account) { _ in try await fetch() }
    }

    /// Returns the value in memory, without waiting. Returns nil if the value is missing or `policy` does not allow its use.
    package nonisolated func immediateValue(_ policy: CachePolicy) throws -> Cached<Value>? {
        guard policy == .prefer || policy == .only, let stored = memory.withLock({ $0 }), stored.account == (try account()),
            policy == .only || stored.fetchedAt.age < validity
        else { return nil }
        return stored.cached(.memory)
    }

    /// - Parameter isUsable: whether a cached value may be returned for ``CachePolicy/prefer``.
    package nonisolated func value(
        _ policy: CachePolicy, where isUsable: @Sendable (Cached<Value>) throws -> Bool = { _ in true }
    ) async throws -> Cached<Value> {
        let cached =
            if let immediate = try immediateValue(policy), try isUsable(immediate) { immediate } else {
                try await lookUp(policy, isUsable)
            }
        if cached.isSlow { await CallContext.willCompute() }
        SkippedRowRecorder.current?.record(cached.skipped, ofCache: name)
        return cached
    }

    private func lookUp(_ policy: CachePolicy, _ isUsable: @Sendable (Cached<Value>) throws -> Bool) async throws -> Cached<Value> {
        let account = try account()
        let cached = policy == .refresh ? nil : await cachedValue(of: account)
        let work: SingleFlight<Cached<Value>>.Work = { [self] in try await refresh(for: account) }
        switch policy {
        case .refresh:
            break
        case .prefer:
            if let cached, cached.fetchedAt.age < validity, try isUsable(cached) { return cached }
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

    /// Applies a change that was made on the server to the cached value, and to the values of running requests, which may be older than the
    /// change.
    ///
    /// - Parameters:
    ///   - period: how long the change is also applied to values from the server, because the server may still send older values.
    ///   - change: returns the changed value, or nil if the value stays as it is. The value may already contain the change.
    package func update(for period: Duration = .zero, _ change: @escaping @Sendable (Value) -> Value?) async {
        do {
            let account = try account()
            dropOldChanges()
            changes.append(Change(account: account, end: .now + period, request: lastRequest, apply: change))
            guard let cached = await cachedValue(of: account), let value = change(try cached.value) else { return }
            await keep(CachedContent(value: value, account: account, fetchedAt: cached.fetchedAt, skipped: cached.skipped))
        } catch {
            log(.info, "The cached value `\(name)` was not updated. \(DanXiError(error).message)")
        }
    }

    /// Stores a value that the server sent in its response to a change. Values of earlier requests are older, so they are not stored when
    /// they arrive.
    package func replace(with value: Value) async {
        lastRequest += 1
        firstStorable = lastRequest
        do {
            await keep(CachedContent(value: value, account: try account(), fetchedAt: .now))
        } catch {
            log(.info, "The value `\(name)` was not cached. \(DanXiError(error).message)")
        }
    }

    /// Removes the value after a change on the server whose effect on the value is not known. A failure of the store is logged.
    package func discard() async {
        do {
            try await clear()
        } catch {
            log(.warning, "The cached value `\(name)` may be out of date, but could not be removed. \(DanXiError(error).message)")
        }
    }

    /// Removes the value from memory and from the store. Values of running requests, and one that is being read from the store, are not
    /// stored when they arrive.
    package func clear() async throws {
        stored = nil
        changes = []
        lastRequest += 1
        firstStorable = lastRequest
        if let file { try await file.store.run { try file.remove() } }
    }

    /// Returns the account's value in memory or in the store. The caller continues on this actor without a suspension, so the result is
    /// still current.
    private func cachedValue(of account: String?) async -> Cached<Value>? {
        if let cached = valueInMemory(of: account) { return cached }
        let firstStorable = firstStorable
        let loaded = await loadedValue(of: account)
        // Another call may have changed the value while the file was read.
        if let cached = valueInMemory(of: account) { return cached }
        guard let loaded, loaded.account == account, firstStorable == self.firstStorable else { return nil }
        stored = loaded
        return loaded.cached(.disk)
    }

    private func valueInMemory(of account: String?) -> Cached<Value>? {
        stored.flatMap { $0.account == account ? $0.cached(.memory) : nil }
    }

    /// Reads the file, unless an earlier call has read it while this call waited for a file thread.
    private func loadedValue(of account: String?) async -> CachedContent<Value>? {
        guard let file else { return nil }
        do {
            return try await file.store.run { [self] in memory.withLock { $0?.account == account ? $0 : nil } ?? file.load() }
        } catch {
            log(.warning, DanXiError(error).message)
            return nil
        }
    }

    /// Returns the running request for an account, or a new one. The running request of an earlier account continues for the calls of that
    /// account.
    private func flight(for account: String?) -> SingleFlight<Cached<Value>> {
        let accounts = CallContext.current.accounts
        if let flight, flight.accounts == accounts, flight.account == account { return flight.work }
        let new = Flight(accounts: accounts, account: account)
        flight = new
        return new.work
    }

    private func refresh(for account: String?) async throws -> Cached<Value> {
        lastRequest += 1
        let request = lastRequest
        openRequests.insert(request)
        defer { openRequests.remove(request) }
        let known = await cachedValue(of: account)
        let (fetched, recorder) = try await SkippedRowRecorder.collect(log: log) { @Sendable [fetch] in try await fetch(known) }
        let value = changes.filter { $0.account == account && ($0.end > .now || $0.request >= request) }
            .reduce(fetched) { $1.apply($0) ?? $0 }
        let new = CachedContent(value: value, account: account, fetchedAt: .now, skipped: recorder.own)
        if request >= firstStorable, isPresent(account) {
            firstStorable = request
            await keep(new)
        }
        return new.cached(.network)
    }

    /// Removes the changes whose period is over, if all running requests were sent after them: the responses to these requests already
    /// contain the changes.
    private func dropOldChanges() {
        let oldest = openRequests.min() ?? .max
        changes.removeAll { $0.end < .now && $0.request < oldest }
    }

    /// Stores a value in memory and in the store. Writes and ``clear()`` reach the store in the order of their calls.
    private func keep(_ value: CachedContent<Value>) async {
        stored = value
        guard let file else { return }
        do {
            _ = try await file.store.run { try file.save(value) }
        } catch {
            // The failure is only logged, because the caller still gets its value.
            log(.warning, DanXiError(error).message)
        }
    }

    /// Returns whether `account` is still the account of the session.
    private func isPresent(_ account: String?) -> Bool {
        do { return try self.account() == account } catch { return false }
    }
}
