import Calendar
import Calls
import Errors
import Storage
import Synchronization
import Threads

/// The passwords that the university has refused, and the one-time codes that were sent. For a time, they are not sent again: not after another
/// campus.login, and not by another process with the same store.
///
/// The store keeps a slow hash of each secret. If the store fails, which is logged, only what this session has sent is known.
final class SpentSecrets: Sendable {
    /// Maximum number of secrets that are kept. The oldest are forgotten first.
    static let limit = 64
    /// The time for which a code is not sent again. The university accepts a code for at most a minute and a half.
    private static let codePause = Duration.seconds(120)

    private let known = Mutex<[(secret: SpentSecret, refusal: ErrorCode?, end: Instant)]>([])
    private let file: StoreFile<SpentSecretList>?
    private let lock: StoreLock?
    private let log: LogHandler

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

    /// Returns the time for which a password is not sent again after an error. Nil if the error does not concern the password.
    static func pause(after error: ErrorCode) -> Duration? {
        switch error {
        case .wrongPassword: .seconds(3600)
        case .accountLocked: .seconds(1800)
        case .rejected: .seconds(60)
        default: nil
        }
    }

    /// Records that the university has refused a password.
    func refuse(_ credentials: Credentials, with error: ErrorCode) async {
        guard let pause = Self.pause(after: error) else { return }
        let secret = SpentSecret(credentials)
        known.withLock { known in
            known.removeAll { $0.secret == secret || $0.end <= .now }
            known = known.suffix(Self.limit - 1) + [(secret, error, .now + pause)]
        }
        _ = await changeStored { list in
            let hash = try list.hash(of: secret)
            list.remove(hash)
            list.add(hash, of: secret.kind, error, until: WallTime(milliseconds: WallTime.now.milliseconds + pause.wholeMilliseconds))
        }
    }

    /// Returns the pause of a refused password. Nil if the password may be sent.
    func pause(of credentials: Credentials) async -> Pause? {
        let secret = SpentSecret(credentials)
        let own = known.withLock { $0.first { $0.secret == secret && $0.end > .now } }
        if let own, let refusal = own.refusal {
            let left = Instant.now.duration(to: own.end).wholeMilliseconds
            return Pause(refusal: refusal, end: WallTime(milliseconds: WallTime.now.milliseconds + left))
        }
        return await loadStored { try $0.pause(of: secret) } ?? nil
    }

    /// Forgets the refusal of a password that the university has accepted.
    func accept(_ credentials: Credentials) async {
        let secret = SpentSecret(credentials)
        known.withLock { known in known.removeAll { $0.secret == secret } }
        guard await loadStored({ $0.hasPasswords }) == true else { return }
        _ = await changeStored { $0.remove(try $0.hash(of: secret)) }
    }

    /// Forgets all refusals of passwords.
    func forgetPasswords() async {
        known.withLock { known in known.removeAll { $0.secret.kind == .password } }
        guard await loadStored({ $0.hasPasswords }) == true else { return }
        _ = await changeStored { $0.removePasswords() }
    }

    // MARK: Codes

    /// Records that a code of a second factor is sent. Returns false if it was sent before.
    func claim(_ code: String, of username: String) async -> Bool {
        let secret = SpentSecret(kind: .code, username: username, text: code)
        let isNew = known.withLock { known in
            known.removeAll { $0.end <= .now }
            guard !known.contains(where: { $0.secret == secret }) else { return false }
            known = known.suffix(Self.limit - 1) + [(secret, nil, .now + Self.codePause)]
            return true
        }
        guard isNew else { return false }
        let isNewInStore = await changeStored { list in
            let hash = try list.hash(of: secret)
            guard !list.contains(hash) else { return false }
            list.add(hash, of: .code, nil, until: WallTime(milliseconds: WallTime.now.milliseconds + Self.codePause.wholeMilliseconds))
            return true
        }
        return isNewInStore ?? true
    }

    // MARK: The store

    /// Reads the list of the store. Nil without a store, or if the store fails.
    private func loadStored<Value: Sendable>(_ read: @escaping @Sendable (SpentSecretList) throws -> Value) async -> Value? {
        guard let file else { return nil }
        return await logFailure {
            try await file.store.run { try read(file.load()?.current ?? SpentSecretList()) }
        }
    }

    /// Changes the list of the store under its lock. Nil without a store, or if the store fails.
    private func changeStored<Value: Sendable>(
        _ change: @escaping @Sendable (inout SpentSecretList) throws -> Value
    ) async -> Value? {
        guard let file, let lock else { return nil }
        return await logFailure {
            try await file.store.run {
                try lock.lockedBriefly { held in
                    let stored = file.load()?.current ?? SpentSecretList()
                    var list = stored
                    let value = try change(&list)
                    if list != stored { try file.save(list, under: held) }
                    return value
                }
            }
        }
    }

    private func logFailure<Value: Sendable>(_ work: @Sendable () async throws -> Value) async -> Value? {
        do { return try await work() } catch {
            log(
                .warning,
                "The refused passwords and used codes of other sessions are not known, so one of them may be sent again. \(DanXiError(error).message)"
            )
            return nil
        }
    }
}

/// A password or a code, with the account that it was entered for.
struct SpentSecret: Hashable, Sendable {
    enum Kind: String, Sendable {
        case password, code
    }

    let kind: Kind
    let username: String
    let text: String

    init(kind: Kind, username: String, text: String) {
        (self.kind, self.username, self.text) = (kind, username, text)
    }

    init(_ credentials: Credentials) {
        self.init(kind: .password, username: credentials.username, text: credentials.password)
    }
}
