import Calendar
import Calls
import Errors
import Storage
import Synchronization
import Threads

/// The passwords that the university has refused, the accounts that it has locked, and the one-time codes that were sent. For a time, they are not
/// sent again: not after another campus.login, and not by another process with the same store.
///
/// The store keeps a slow hash of each secret. If the store fails, which is logged, only what this session has sent is known.
final class SpentSecrets: Sendable {
    private let known = Mutex<[Known]>([])
    private let file: StoreFile<SpentSecretList>?
    private let lock: StoreLock?
    private let log: LogHandler

    /// A secret that this session has sent.
    fileprivate struct Known {
        let secret: SpentSecret
        let end: Instant
        /// The edition of the store's list when the secret was added to it. Nil if the secret is not in the store.
        var edition: SpentSecretList.Edition?
    }

    /// The time in which a refused password is not sent again.
    struct Pause: Sendable {
        let refusal: ErrorCode
        let end: WallTime
    }

    /// - Parameter store: nil for a session without a store. Its secrets are kept in memory.
    init(store: (any StoreBackend)? = nil, log: @escaping LogHandler = { _, _ in }) {
        file = store.map { StoreFile(store: $0, name: "campus_spent.json", lifetime: .seconds(3600), log: log) }
        lock = store.map { StoreLock(store: $0, name: "campus_spent.lock", log: log) }
        self.log = log
    }

    // MARK: Passwords

    /// Records that a sign-in server has refused credentials. Errors that do not concern the password or the account are ignored.
    func refuse(_ credentials: Credentials, with error: ErrorCode, by server: SignInServer) async {
        guard let secret = SpentSecret.refusals(of: credentials, by: server).first(where: { $0.kind.refusal == error }) else { return }
        known.withLock { $0.add(secret) }
        let edition = await logFailure {
            try await changeStored(hashing: [secret]) { list, hashes in
                for hash in hashes { list.add(hash, of: secret.kind) }
                return list.edition
            }
        }
        known.withLock { known in
            guard let index = known.firstIndex(where: { $0.secret == secret }) else { return }
            known[index].edition = edition
        }
    }

    /// Returns the pause of credentials. Nil if they may be sent to a sign-in server.
    func pause(of credentials: Credentials, at server: SignInServer) async -> Pause? {
        let secrets = SpentSecret.refusals(of: credentials, by: server)
        let list = await loadStored()
        let own = known.withLock { known in
            if let list { known.removeRefusals(before: list.edition) }
            return known.first { secrets.contains($0.secret) && $0.end > .now }
        }
        if let own, let refusal = own.secret.kind.refusal {
            let left = Instant.now.duration(to: own.end).wholeMilliseconds
            return Pause(refusal: refusal, end: WallTime(milliseconds: WallTime.now.milliseconds + left))
        }
        return await logFailure { try list?.pause(of: secrets) }
    }

    /// Forgets the refusals of credentials that a sign-in server has accepted.
    func accept(_ credentials: Credentials, by server: SignInServer) async {
        let secrets = SpentSecret.refusals(of: credentials, by: server)
        known.withLock { known in known.removeAll { secrets.contains($0.secret) } }
        guard let list = await loadStored() else { return }
        let stored = secrets.filter { list.contains($0.kind) }
        guard !stored.isEmpty else { return }
        _ = await logFailure {
            try await changeStored(hashing: stored) { list, hashes in
                if hashes.contains(where: { list.contains($0) }) { list.forget(hashes) }
            }
        }
    }

    /// Forgets all refusals. Throws if the store still has them.
    func forgetRefusals() async throws {
        known.withLock { known in known.removeAll { $0.secret.kind.refusal != nil } }
        guard let file else { return }
        let mayHaveRefusals = try await file.store.run {
            switch file.content() {
            case .missing: false
            case .invalid: true
            case .value(let list, _): list.hasRefusals
            }
        }
        guard mayHaveRefusals else { return }
        _ = try await changeStored(hashing: []) { list, _ in list.forgetRefusals() }
    }

    // MARK: Codes

    /// Records that a code of a second factor is sent. Returns false if it was sent before.
    func claim(_ code: String, of username: String) async -> Bool {
        let secret = SpentSecret(code: code, of: username)
        let isNew = known.withLock { known in
            guard !known.contains(where: { $0.secret == secret && $0.end > .now }) else { return false }
            known.add(secret)
            return true
        }
        guard isNew else { return false }
        let isNewInStore = await logFailure {
            try await changeStored(hashing: [secret]) { list, hashes in
                guard !hashes.contains(where: { list.contains($0) }) else { return false }
                for hash in hashes { list.add(hash, of: .code) }
                return true
            }
        }
        return isNewInStore ?? true
    }

    // MARK: The store

    /// Reads the list of the store. Nil without a store or a list, or if the store fails.
    private func loadStored() async -> SpentSecretList? {
        guard let file else { return nil }
        return await logFailure {
            let stored = try await file.store.run { file.load() }
            return stored?.isTooLong == true ? try await changeStored(hashing: []) { list, _ in list } : stored?.current
        }
    }

    /// The result of a change of the store's list.
    private enum Change<Value: Sendable>: Sendable {
        case made(Value)
        /// The list has another salt than the hashes were computed with.
        case otherList(SpentSecretList?)
    }

    /// Changes the list of the store. The hashes are computed before, because the lock is held for a few milliseconds only, and other work with
    /// the store waits for this work.
    /// - Parameters:
    ///   - secrets: the secrets whose hashes `change` needs.
    ///   - change: its arguments are the list without the secrets whose time is over, and the hashes.
    /// - Returns: the result of `change`. Nil without a store.
    private func changeStored<Value: Sendable>(
        hashing secrets: [SpentSecret], _ change: @escaping @Sendable (inout SpentSecretList, [String]) -> Value
    ) async throws -> Value? {
        guard let file, let lock else { return nil }
        var found = try await file.store.run { file.load() }
        while true {
            let (earlier, base) = (found, found ?? SpentSecretList())
            let hashes = try secrets.map { try base.hash(of: $0) }
            let outcome: Change<Value> = try await file.store.run {
                var outcome = Change<Value>.otherList(earlier)
                try file.update(inTurnOf: lock) { content in
                    guard content.value?.edition.salt == earlier?.edition.salt else {
                        outcome = .otherList(content.value)
                        return .keep
                    }
                    let present = content.value ?? base
                    var list = present.current
                    outcome = .made(change(&list, hashes))
                    return list == present ? .keep : .save(list)
                }
                return outcome
            }
            switch outcome {
            case .made(let value): return value
            case .otherList(let list): found = list
            }
        }
    }

    /// Returns nil if the work fails, which is logged.
    private func logFailure<Value: Sendable>(_ work: @Sendable () async throws -> Value?) async -> Value? {
        do { return try await work() } catch {
            log(
                .warning,
                "The refused passwords and used codes of other sessions are not known, so one of them may be sent again. \(DanXiError(error).message)"
            )
            return nil
        }
    }
}

extension [SpentSecrets.Known] {
    /// Adds a secret, whose time begins now.
    fileprivate mutating func add(_ secret: SpentSecret) {
        removeAll { $0.secret == secret || $0.end <= .now }
        if count(where: { $0.secret.kind == secret.kind }) >= SpentSecretList.limit,
            let oldest = firstIndex(where: { $0.secret.kind == secret.kind })
        {
            remove(at: oldest)
        }
        append(SpentSecrets.Known(secret: secret, end: .now + secret.kind.pause))
    }

    /// Removes the refusals that were stored before the store's list has forgotten some. The list has those that still hold.
    fileprivate mutating func removeRefusals(before edition: SpentSecretList.Edition) {
        removeAll { known in
            guard known.secret.kind.refusal != nil, let stored = known.edition else { return false }
            return stored.salt == edition.salt && stored.removals < edition.removals
        }
    }
}
