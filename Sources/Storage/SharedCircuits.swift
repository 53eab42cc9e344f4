import Calls
import Crypto
import Errors
import HTTP
import Text
import Threads

/// The circuit breakers of servers. All sessions of a process share them, and so do processes that use one store: a server in trouble gets one
/// request at a time, not one of each process.
///
/// A process that has seen no failure of a server does not look into the store, and is not stopped: the trouble may be that of another
/// machine's network. If the store fails, each process has a circuit of its own.
package struct SharedCircuits: Sendable {
    /// Whether a request may be sent.
    package enum Admission: Sendable {
        case usual
        /// The caller must report the outcome of the request.
        case probe
        /// No request may be sent for a time, because the last ones have failed.
        case refused(ServerFailure, Duration)
    }

    package enum Outcome: Sendable {
        case responded
        case failed(ServerFailure)
        /// The request has ended for another reason, such as the deadline of its call.
        case unknown
    }

    /// The longest time for which requests wait for the outcome of a probe, and the time between two looks.
    private static let (patience, interval) = (Duration.seconds(2), Duration.milliseconds(50))

    private let known: KnownCircuits
    private let store: (any StoreBackend)?
    private let scope: String
    private let log: LogHandler

    /// - Parameters:
    ///   - known: the circuits that sessions of a process share.
    ///   - store: the store of the session, which other processes may use, too. Nil if it has none.
    ///   - scope: separates sessions whose requests reach other servers under the same names.
    package init(
        known: KnownCircuits = KnownCircuits(), store: (any StoreBackend)? = nil, scope: String = "",
        log: @escaping LogHandler = { _, _ in }
    ) {
        (self.known, self.store, self.scope, self.log) = (known, store, scope, log)
    }

    /// Returns whether a request may be sent. While no circuit is known, this takes no time. Before a probe and before a refusal, it waits for
    /// the store, and during a probe for its outcome, because the server may have recovered long ago.
    package func admission(to server: Origin) async throws -> Admission {
        guard !known.isEmpty else { return .usual }
        let end = Instant.now + Self.patience
        while true {
            let (admission, failure, isStale) = known.change(server) { circuit in
                (circuit?.admission() ?? .usual, circuit?.failure, circuit?.isShared == true && circuit?.startsReading() == true)
            }
            guard let failure else { return .usual }
            let current: ServerCircuit.Admission
            switch admission {
            case .usual: return .usual
            case .probe: current = await claim(server)
            case .pending, .refused:
                guard !isStale else {
                    await look(server)
                    continue
                }
                current = admission
            }
            switch current {
            case .usual: return .usual
            case .probe: return .probe
            case .refused(let left): return .refused(failure, left)
            case .pending:
                guard Instant.now < end, CallContext.current.allows(waiting: Self.interval) else {
                    return .refused(failure, ServerCircuit.firstPause)
                }
                try await Timers.sleep(for: Self.interval)
            }
        }
    }

    /// Whether this process knows that a server is in trouble.
    package func isOpen(_ server: Origin) -> Bool {
        !known.isEmpty && known.change(server) { $0?.nextProbe != nil }
    }

    /// Records the outcome of a request.
    /// - Parameter wasProbe: whether the request was admitted as a probe.
    package func report(_ outcome: Outcome, of server: Origin, wasProbe: Bool) {
        switch outcome {
        case .responded:
            guard !known.isEmpty else { return }
            close(server)
        case .failed(let failure): fail(server, failure, wasProbe: wasProbe)
        case .unknown:
            guard wasProbe else { return }
            let circuit = known.change(server) { circuit in
                circuit?.returnProbe()
                return circuit?.share()
            }
            share(server, circuit)
        }
    }

    private func close(_ server: Origin) {
        let (wasOpen, wasShared) = known.change(server) { circuit in
            defer { circuit = nil }
            return (circuit?.nextProbe != nil, circuit?.isShared == true)
        }
        if wasOpen { log(.info, "\(server) responds again.") }
        guard wasShared else { return }
        work(server) { file in try file.update(under: nil) { if case .missing = $0 { .keep } else { .remove } } }
    }

    private func fail(_ server: Origin, _ failure: ServerFailure, wasProbe: Bool) {
        let hasStore = store != nil
        let (change, isSuspected) = known.change(server) { circuit -> (ServerCircuit.Change, Bool) in
            guard circuit != nil else {
                circuit = ServerCircuit(failure)
                return (.none, hasStore && circuit?.startsReading() == true)
            }
            let change = circuit?.fail(failure, wasProbe: wasProbe) ?? .none
            return (change, hasStore && circuit?.nextProbe == nil && circuit?.startsReading() == true)
        }
        switch change {
        case .none: if isSuspected { work(server) { try follow(server, $0) } }
        case .opened:
            log(
                .warning,
                "The last requests to \(server) have failed: \(failure.reason). Until it responds, one request at a time is sent, after a pause of at most \(ServerCircuit.longestPause.components.seconds) seconds."
            )
            announce(server)
        case .postponed: share(server, known.change(server) { $0?.share() })
        }
    }

    // MARK: The store

    private func name(_ server: Origin) throws(DanXiError) -> String {
        "circuit.\(Hex.encode(try SHA2.hash256(of: "\(scope)\n\(server)").prefix(16))).json"
    }

    private func file(_ server: Origin, _ store: any StoreBackend) throws(DanXiError) -> StoreFile<StoredCircuit> {
        StoreFile(store: store, name: try name(server), lifetime: StoredCircuit.lifetime, log: log)
    }

    /// Takes the probe, unless another process has taken it, or the server has responded to another process.
    private func claim(_ server: Origin) async -> ServerCircuit.Admission {
        guard let store else { return .probe }
        do {
            return try await store.run { [self] in
                var admission = ServerCircuit.Admission.usual
                try file(server, store).update(under: nil) { content in
                    guard let claim = known.change(server, { $0?.claim(content.value) }) else {
                        admission = .usual
                        return .keep
                    }
                    admission = claim.admission
                    return claim.new.map { .save($0) } ?? .keep
                }
                return admission
            }
        } catch {
            failed(DanXiError(error))
            return .probe
        }
    }

    /// Announces an open circuit, or takes over the one that another process has announced.
    private func announce(_ server: Origin) {
        work(server) { file in
            try file.update(under: nil) { content in
                known.change(server) { circuit in
                    if content.value?.nextProbe != nil {
                        circuit?.follow(content.value)
                        return .keep
                    }
                    return circuit?.share().map { .save($0) } ?? .keep
                }
            }
        }
    }

    private func share(_ server: Origin, _ circuit: StoredCircuit?) {
        guard let circuit else { return }
        work(server) { file in try file.update(under: nil) { _ in .save(circuit) } }
    }

    /// Waits for the state that other processes have stored.
    private func look(_ server: Origin) async {
        guard let store else { return }
        do {
            try await store.run { [self] in try follow(server, file(server, store)) }
        } catch {
            failed(DanXiError(error))
        }
    }

    /// Takes over the state that other processes have stored.
    private func follow(_ server: Origin, _ file: StoreFile<StoredCircuit>) throws {
        let stored = try file.read().value
        known.change(server) { $0?.follow(stored) }
    }

    /// Submits work with the store. No request waits for it.
    private func work(_ server: Origin, _ work: @escaping @Sendable (StoreFile<StoredCircuit>) throws -> Void) {
        guard let store else { return }
        do {
            try store.threads.submit(in: store.queue) {
                do { try work(file(server, store)) } catch { failed(DanXiError(error)) }
            }
        } catch {
            failed(error)
        }
    }

    private func failed(_ error: DanXiError) {
        log(
            .warning,
            "The state of a server in trouble could not be shared with other processes, so each of them may send requests to it. \(error.message)"
        )
    }
}
