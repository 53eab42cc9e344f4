import JSON
import Threads

/// The circuit breaker of one server: a value without I/O.
///
/// It opens when all requests of some seconds have failed. While it is open, requests fail at once, and one request at a time, the probe, is
/// sent after a pause. The pauses grow. A response closes the circuit.
struct ServerCircuit: Sendable {
    /// The number of failures after which the circuit opens, and the time that must have passed since the first of them. Both together tell a
    /// server in trouble from a request that fails for its own reason, and from an interruption that a repetition survives.
    static let (limit, patience) = (5, Duration.seconds(5))
    /// The longest pauses before the first probe, and before all others.
    static let (firstPause, longestPause) = (Duration.seconds(1), Duration.seconds(10))
    /// The time after which a probe without an outcome no longer prevents the next one: its process may have ended.
    static let lease = Duration.seconds(15)
    /// The time after the next probe for which a state counts: then all processes that knew it have probably ended, or no longer need the
    /// server.
    static let memory = Duration.seconds(60)
    /// The time for which the state of a server in the store is not read again.
    private static let freshness = Duration.seconds(1)

    private(set) var failure: ServerFailure
    private(set) var lastFailure: Instant
    private var failures = 1
    private let firstFailure: Instant
    /// The time of the next probe. Nil while the circuit is closed.
    private(set) var nextProbe: Instant?
    /// Whether a probe is under way, in this or in another process.
    private var isProbed = false
    private(set) var failedProbes = 0
    /// Whether the processes that use the store know that the circuit is open.
    private(set) var isShared = false
    private var readAt: Instant?

    init(_ failure: ServerFailure) {
        self.failure = failure
        firstFailure = .now
        lastFailure = firstFailure
    }

    /// The time from which on all requests have failed. Nil while the circuit is closed, and if no request needed the server for a minute.
    var trouble: Instant? { nextProbe.flatMap { $0 + Self.memory > .now ? firstFailure : nil } }

    // MARK: Requests

    enum Admission: Sendable {
        case usual
        /// The request is the probe, unless another process sends one.
        case probe
        /// The probe is under way.
        case pending
        /// No request may be sent for this time.
        case refused(Duration)
    }

    mutating func admission() -> Admission {
        guard let nextProbe else { return .usual }
        let now = Instant.now
        guard now >= nextProbe else { return isProbed ? .pending : .refused(now.duration(to: nextProbe)) }
        (self.nextProbe, isProbed) = (now + Self.lease, true)
        return .probe
    }

    /// The consequence of a failure.
    enum Change: Sendable { case none, opened, postponed }

    mutating func fail(_ failure: ServerFailure, wasProbe: Bool) -> Change {
        (self.failure, lastFailure) = (failure, .now)
        failures += 1
        if nextProbe != nil {
            guard wasProbe else { return .none }
            failedProbes += 1
        } else {
            guard failures >= Self.limit, lastFailure - firstFailure >= Self.patience else { return .none }
            failedProbes = 0
        }
        isProbed = false
        nextProbe = lastFailure + Self.random(min(Self.firstPause * (1 << min(failedProbes, 10)), Self.longestPause))
        return failedProbes == 0 ? .opened : .postponed
    }

    /// Ends a probe whose outcome is not known, so that another request can soon be the probe.
    mutating func returnProbe() {
        guard nextProbe != nil else { return }
        (nextProbe, isProbed) = (.now + Self.random(Self.firstPause), false)
    }

    private static func random(_ longest: Duration) -> Duration { longest * World.current.random(in: 0.5...1) }

    // MARK: The store

    /// Returns whether the state in the store must be read. If so, records that it is read now.
    mutating func startsReading() -> Bool {
        if let readAt, Instant.now - readAt < Self.freshness { return false }
        readAt = .now
        return true
    }

    /// Takes over the state in the store. If another process has removed it, because the server has responded, the circuit closes, and one
    /// failure opens it again.
    mutating func follow(_ stored: StoredCircuit?) {
        guard let stored, let next = stored.nextProbe else {
            if isShared { (nextProbe, isProbed, isShared, failures) = (nil, false, false, Self.limit - 1) }
            return
        }
        (nextProbe, isProbed, failedProbes, isShared) = (next, stored.isProbed, stored.failedProbes, true)
    }

    /// Takes the probe for this process, if no other one has taken it.
    /// - Parameter stored: the state in the store.
    /// - Returns: whether the request may be sent, and the state to store. Nil if nothing is to be stored.
    mutating func claim(_ stored: StoredCircuit?) -> (admission: Admission, new: StoredCircuit?) {
        if isShared || stored?.nextProbe != nil { follow(stored) }
        let admission = isShared ? self.admission() : .probe
        guard case .probe = admission else { return (admission, nil) }
        return (.probe, share())
    }

    /// Returns the state to store, after which all processes know it.
    mutating func share() -> StoredCircuit? {
        isShared = nextProbe != nil
        return nextProbe.map { StoredCircuit($0, isProbed: isProbed, failedProbes: failedProbes) }
    }
}

/// The state of an open circuit in a store.
struct StoredCircuit: JSONCodable {
    /// The time for which a store keeps the state.
    static let lifetime = ServerCircuit.lease + ServerCircuit.memory

    private let next: StoredInstant
    let isProbed: Bool
    let failedProbes: Int

    init(_ nextProbe: Instant, isProbed: Bool, failedProbes: Int) {
        (next, self.isProbed, self.failedProbes) = (StoredInstant(nextProbe), isProbed, failedProbes)
    }

    /// The time of the next probe. Nil if the state no longer counts.
    var nextProbe: Instant? {
        next.instant(atMost: ServerCircuit.lease).flatMap { $0 + ServerCircuit.memory > .now ? $0 : nil }
    }

    init(json: JSONElement) throws(JSONError) {
        next = try json.value("next_ms")
        isProbed = try json.value("is_probed")
        failedProbes = try json.value("failed_probes", in: 0...Int(Int32.max))
    }

    func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("failed_probes", failedProbes)
            json.set("is_probed", isProbed)
            json.set("next_ms", next)
        }
    }
}
