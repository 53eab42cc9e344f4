import Networking
import Storage
import Synchronization

/// The file `campus.json` (mode 0600) that keeps a sign-in between processes, if the user asked for it.
///
/// Processes with one store directory share it. Those of one account merge their cookies. Only a sign-in that the user wants to be
/// remembered replaces the sign-in of another account.
final class SignInFile: Sendable {
    private let file: FileStore<RememberedSignIn>
    private let lock: FileLock
    private let log: LogHandler
    /// Held during writes, so that a late write cannot restore a removed file.
    private let state = Mutex(State())

    private struct State {
        /// The sign-in in the file.
        var authenticator: CampusAuthenticator?
        /// The cookies in the file when it was last read or written.
        var stored = CookieJar.Snapshot.empty
        /// The ``CookieJar/version`` of the cookies that were last written.
        var savedVersion = -1
    }

    init(directory: StoreDirectory, log: @escaping LogHandler) {
        file = FileStore(directory: directory, name: "campus.json", log: log)
        lock = FileLock(directory: directory, name: "campus.lock")
        self.log = log
    }

    /// Restores the sign-in of an earlier process.
    func load(client: any APIClient) -> CampusAuthenticator? {
        guard let remembered = file.load() else { return nil }
        let jar = CookieJar()
        jar.restore(remembered.cookies)
        let identity = CampusIdentity(username: remembered.username, password: nil, studentType: remembered.studentType)
        let authenticator = CampusAuthenticator(identity: identity, jar: jar, client: client, log: log)
        state.withLock { $0 = State(authenticator: authenticator, stored: remembered.cookies, savedVersion: jar.version) }
        return authenticator
    }

    func holds(_ authenticator: CampusAuthenticator) -> Bool { state.withLock { $0.authenticator === authenticator } }

    /// Replaces the file with another sign-in.
    func remember(_ authenticator: CampusAuthenticator) {
        state.withLock { state in
            state = State(authenticator: authenticator)
            lock.lockedBriefly { write(authenticator.jar.snapshot, &state) }
        }
    }

    /// Takes over the cookies that another process has stored for the same account, if the file holds this sign-in.
    func update(_ authenticator: CampusAuthenticator) {
        state.withLock { state in
            guard state.authenticator === authenticator else { return }
            _ = merge(&state)
        }
    }

    /// Writes the cookies, if they have changed since the last write.
    func save() {
        state.withLock { state in
            guard let jar = state.authenticator?.jar, jar.version != state.savedVersion else { return }
            lock.lockedBriefly {
                if let merged = merge(&state), !merged.isSame(as: state.stored) { write(merged, &state) }
                state.savedVersion = jar.version
            }
        }
    }

    /// Removes the file, unless another process has stored the sign-in of another account in it.
    func remove() throws {
        try state.withLock { state in
            guard let username = state.authenticator?.identity?.username else { return }
            state = State()
            try lock.lockedBriefly {
                if let other = file.load(), other.username != username { return }
                try file.remove()
            }
        }
    }

    /// Merges the cookies of the file into the jar.
    /// - Returns: the merged cookies. Nil if another process has removed the file or replaced it with another account's.
    private func merge(_ state: inout State) -> CookieJar.Snapshot? {
        guard let authenticator = state.authenticator else { return nil }
        switch file.content() {
        case .value(let remembered) where remembered.username == authenticator.identity?.username:
            let merged = authenticator.jar.merge(remembered.cookies, since: state.stored)
            state.stored = remembered.cookies
            return merged
        case .invalid:
            state.stored = .empty
            return authenticator.jar.snapshot
        case .missing, .value:
            log(.info, "The campus sign-in is no longer remembered, because another process has signed out or in to another account.")
            state = State()
            return nil
        }
    }

    private func write(_ cookies: CookieJar.Snapshot, _ state: inout State) {
        guard let identity = state.authenticator?.identity else { return }
        do {
            try file.save(RememberedSignIn(username: identity.username, studentType: identity.studentType, cookies: cookies))
            state.stored = cookies
        } catch {
            log(.warning, error.message)
        }
    }
}
