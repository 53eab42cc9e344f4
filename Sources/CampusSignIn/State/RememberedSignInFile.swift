import Calls
import Errors
import Networking
import Storage
import Synchronization
import Threads

/// The stored value ``SecretFile/campus``, which keeps a sign-in with `remember` between processes. This type calls the value the file,
/// even if the store has no files.
///
/// Processes with the same store share the file. If they have the same account, they merge their cookies. The sign-in of another account is
/// replaced only by a new sign-in with `remember`. A sign-out leaves a ``SignOutMark``. If the file is missing, the store
/// has lost it, and the session's next request writes the file again.
final class RememberedSignInFile: Sendable {
    private let file: StoreFile<RememberedValue<RememberedSignIn>>
    private let lock: StoreLock
    /// The lock that is held during a whole login. In contrast, `lock` is held only while the file is changed.
    private let loginLock: StoreLock
    private let log: LogHandler
    /// The session's use of the file. ``load()`` changes the state while the session is opened, and ``keep()`` while no call runs. Otherwise,
    /// the state changes only on the store's threads, where the jobs of a store run one after the other.
    private let state = Mutex(State())

    private struct State {
        /// The sign-in in the file. Nil if the session does not use the file.
        var signIn: AccountSignIn?
        /// The cookies in the file when it was last read or written.
        var stored = CookieJar.Snapshot.empty
        /// The version of the file when it was last read or written.
        var fileVersion: StoreVersion?
        /// The ``CookieJar/version`` of the cookies that were last written.
        var savedVersion = -1
        /// Accounts of this session whose sign-in is perhaps still in the file, because it could not be replaced or removed.
        var leftovers: Set<String> = []

        /// The state of a session that no longer uses the file.
        var released: State {
            var released = State(leftovers: leftovers)
            if let username = signIn?.identity?.username { released.leftovers.insert(username) }
            return released
        }
    }

    init(store: any StoreBackend, log: @escaping LogHandler) {
        file = StoreFile(store: store, file: .campus, log: log)
        lock = StoreLock(store: store, name: "campus.lock", log: log)
        loginLock = StoreLock(store: store, name: "campus_login.lock", log: log)
        self.log = log
    }

    /// Restores the sign-in of an earlier process when a session is opened. Nil if the file has no sign-in or cannot be read. The store's
    /// own threads are not used, see ``FileThreads/runAndWait(in:atMost:_:)``.
    /// - Parameter identify: returns the identity for the stored sign-in.
    func load(_ identify: @escaping @Sendable (RememberedSignIn) -> CampusIdentity) -> AccountSignIn? {
        do {
            return try FileThreads.runAndWait(in: file.store.place) { [self] in
                restore(identify)
            }
        } catch {
            log(.warning, error.message)
            return nil
        }
    }

    /// Restores the sign-in that another session has stored for an account. Nil if the file has no sign-in of
    /// the account or cannot be read.
    func restore(_ identity: CampusIdentity) async -> AccountSignIn? {
        do {
            return try await file.store.run { [self] in
                restore { $0.username == identity.username ? identity : nil }
            }
        } catch {
            log(.warning, DanXiError(error).message)
            return nil
        }
    }

    /// Reads the sign-in in the file, and records that this session uses the file.
    /// - Parameter identify: returns the identity for the stored sign-in. Nil if the stored sign-in must not be used.
    private func restore(_ identify: (RememberedSignIn) -> CampusIdentity?) -> AccountSignIn? {
        guard case .value(.signIn(let remembered), let version) = file.content(), let identity = identify(remembered) else { return nil }
        let jar = CookieJar()
        jar.restore(remembered.cookies)
        let signIn = AccountSignIn(identity, jar: jar)
        state.withLock {
            $0 = State(signIn: signIn, stored: remembered.cookies, fileVersion: version, savedVersion: jar.version)
        }
        return signIn
    }

    /// Runs a login when no other session with the same store runs one. Waits for the other session until the call's deadline or, without a
    /// deadline, for at most 60 seconds, and then runs the login in any case.
    func inTurn<Value: Sendable>(_ login: @Sendable () async throws -> Value) async throws -> Value {
        let limit = CallContext.current.deadline.map { Instant.now.duration(to: $0) } ?? .seconds(60)
        return try await loginLock.locked(waitingAtMost: limit) { _ in try await login() }
    }

    func holds(_ signIn: AccountSignIn) -> Bool { state.withLock { $0.signIn === signIn } }

    // MARK: Changes

    /// Replaces the sign-in in the file.
    func remember(_ signIn: AccountSignIn) async throws {
        try await change { [self] state in
            state = state.released
            var new = State(signIn: signIn)
            try write(&new) { state, _ in
                let present = signIn.jar.versioned
                state.savedVersion = present.version
                return present.cookies
            }
            state = new
        }
    }

    /// Takes over the cookies that another process has stored for the same account, if this session uses the file for `signIn`.
    func update(_ signIn: AccountSignIn) async {
        guard holds(signIn) else { return }
        await logFailure {
            try await self.change { [self] state in
                guard state.signIn === signIn, try file.version() != state.fileVersion else { return }
                _ = merge(&state, file.content())
            }
        }
    }

    /// Writes the cookies, if they have changed since the last write.
    func save() async {
        let isChanged = state.withLock { state in state.signIn.map { $0.jar.version != state.savedVersion } ?? false }
        guard isChanged else { return }
        await logFailure {
            try await self.change { [self] state in
                guard let jar = state.signIn?.jar, case let version = jar.version, version != state.savedVersion else { return }
                // The version is set before the write, so that requests do not repeat a failed write.
                state.savedVersion = version
                try write(&state) { state, content in
                    guard let merged = merge(&state, content) else { return nil }
                    // The jar may already have a later version, because a response may add a cookie at any time.
                    state.savedVersion = merged.version
                    return merged.cookies.isSame(as: state.stored) ? nil : merged.cookies
                }
            }
        }
    }

    /// Makes sure that the file has the sign-in that this session uses it for. Writes the sign-in if the store has lost it, or if cookies could
    /// not be stored before. Blocks the calling thread.
    /// - Returns: false if another process has signed out or stored another account in the file.
    func keep() throws -> Bool {
        var changed = state.withLock { $0 }
        defer { state.withLock { $0 = changed } }
        guard let jar = changed.signIn?.jar else { return false }
        if jar.versioned.cookies.isSame(as: changed.stored), try file.version() == changed.fileVersion { return true }
        _ = try file.read()
        try write(&changed) { changed, content in
            guard let merged = merge(&changed, content) else { return nil }
            changed.savedVersion = merged.version
            return changed.fileVersion == nil || !merged.cookies.isSame(as: changed.stored) ? merged.cookies : nil
        }
        return changed.signIn != nil
    }

    /// Replaces the file with the mark of a sign-out, unless another process has stored the sign-in of another account in it.
    /// - Parameter username: the account that is signed out or replaced. Nil if none was signed in.
    func remove(_ username: String?) async throws {
        try await change { [self] state in
            state = state.released
            let wasRemembered = !state.leftovers.isEmpty
            if let username { state.leftovers.insert(username) }
            let accounts = state.leftovers
            guard !accounts.isEmpty else { return }
            try file.update(inTurnOf: lock) { content in
                switch content {
                case .value(.signIn(let other), _) where !accounts.contains(other.username): .keep
                case .value(.signedOut, _): .keep
                case .missing where !wasRemembered: .keep
                case .missing, .invalid, .value: .save(.signedOut(SignOutMark(accounts)))
                }
            }
            state = State()
        }
    }

    /// Runs a change of the state on a thread of the store. If `body` throws, the changes that it has already made remain.
    private func change(_ body: @escaping @Sendable (inout State) throws -> Void) async throws {
        try await file.store.run { [self] in
            // The change runs without holding the mutex, because the store may block.
            var changed = state.withLock { $0 }
            defer { state.withLock { $0 = changed } }
            try body(&changed)
        }
    }

    private func logFailure(_ work: @Sendable () async throws -> Void) async {
        do { try await work() } catch { log(.warning, DanXiError(error).message) }
    }

    /// Merges the cookies of the file into the jar.
    /// - Returns: the merged cookies. Nil if the session does not use the file, or if another process has signed out or stored another account
    ///   in it.
    private func merge(
        _ state: inout State, _ content: StoreFile<RememberedValue<RememberedSignIn>>.Content
    ) -> CookieJar.Versioned? {
        guard let signIn = state.signIn else { return nil }
        switch content {
        case .value(.signIn(let remembered), let version) where remembered.username == signIn.identity?.username:
            let merged = signIn.jar.merge(remembered.cookies, since: state.stored)
            (state.stored, state.fileVersion) = (remembered.cookies, version)
            return merged
        case .invalid:
            (state.stored, state.fileVersion) = (.empty, nil)
            return signIn.jar.versioned
        case .missing:
            // The store has lost the sign-in, so the next cookies are written even if they have not changed.
            (state.stored, state.fileVersion, state.savedVersion) = (.empty, nil, -1)
            return signIn.jar.versioned
        case .value:
            log(.info, "The campus sign-in is no longer remembered: another process has signed out, or signed in to another account.")
            state = State()
            return nil
        }
    }

    /// Writes the sign-in of this session, and records what the file then has. If another process changes the file after it was read, `cookies`
    /// is called again.
    /// - Parameter cookies: returns the cookies to write. Nil to write nothing.
    private func write(
        _ state: inout State, _ cookies: (inout State, StoreFile<RememberedValue<RememberedSignIn>>.Content) -> CookieJar.Snapshot?
    ) throws {
        var written: CookieJar.Snapshot?
        let version = try file.update(inTurnOf: lock) { content in
            let identity = state.signIn?.identity
            written = cookies(&state, content)
            guard let written, let identity else { return .keep }
            return .save(.signIn(RememberedSignIn(username: identity.username, studentType: identity.studentType, cookies: written)))
        }
        if let written { (state.stored, state.fileVersion) = (written, version) }
    }
}
