import Errors
import Networking
import Storage
import Synchronization

/// Signs a session in to the community and out again, and refreshes its tokens.
///
/// The tokens are kept in memory and, with `remember`, in a file of mode 0600.
final class CommunityAuthenticator: Sendable {
    private let client: TokenClient
    private let file: FileStore<Token>?
    private let stores: StoreGroup
    private let log: LogHandler
    private let refreshes = SingleFlight<Token>()
    private let state: Mutex<State>

    private struct State {
        var token: Token?
        var isRemembered: Bool
    }

    /// - Parameter stores: the stores with the account's data. They are cleared at sign-out.
    init(client: TokenClient, stores: StoreGroup, log: @escaping LogHandler) {
        self.client = client
        self.stores = stores
        self.log = log
        file = stores.file("account")
        let token = file?.load()
        state = Mutex(State(token: token, isRemembered: token != nil))
    }

    var token: Token? { state.withLock { $0.token } }
    var isRemembered: Bool { state.withLock { $0.isRemembered } }

    func signIn(email: String, password: String, remember: Bool) async throws {
        if remember, file == nil {
            throw DanXiError(
                .invalidArgument,
                "account.login: `remember` needs a directory for the tokens. Set store.path in the session's configuration.")
        }
        let token = try await client.login(email: email, password: password)
        state.withLock { ($0.token, $0.isRemembered) = (token, remember) }
        if remember { try file?.save(token) } else { try file?.remove() }
    }

    /// Signs out, even if the server cannot be reached.
    func signOut() async throws {
        if let access = token?.access {
            do {
                try await client.logout(access: access)
            } catch let error as DanXiError {
                log(.warning, "The server did not confirm the sign-out. \(error.message)")
            }
        }
        try clear()
        try await stores.clear()
    }

    /// Refreshes the tokens now.
    func refresh() async throws {
        guard let access = token?.access else { throw DanXiError.notSignedIn }
        try await refresh(replacing: access)
    }

    /// Refreshes the tokens, unless another call has already replaced the refused one. Concurrent calls share one request.
    func refresh(replacing access: String) async throws {
        guard let current = token else { throw DanXiError.notSignedIn }
        if current.access != access { return }
        _ = try await refreshes.value { [self] in try await refreshed(current) }
    }

    private func refreshed(_ old: Token) async throws -> Token {
        if let other = tokenOfAnotherProcess(than: old) { return replace(old, with: other) }
        do {
            let token = try await client.refresh(old.refresh)
            log(.info, "The tokens of the community account were refreshed.")
            if self.token == old, isRemembered {
                do { try file?.save(token) } catch { log(.warning, error.message) }
            }
            return replace(old, with: token)
        } catch let error as DanXiError where error.code == .notSignedIn {
            if token == old { try clear() }
            throw DanXiError(.notSignedIn, "The community sign-in has expired. \(error.message)", httpStatus: error.httpStatus)
        }
    }

    /// Returns the token that another process has written to the same store. Nil if no other process has done so.
    private func tokenOfAnotherProcess(than old: Token) -> Token? {
        guard isRemembered, let token = file?.load(), token != old else { return nil }
        return token
    }

    /// Replaces the token, unless the session has signed in or out meanwhile.
    private func replace(_ old: Token, with token: Token) -> Token {
        state.withLock { state in
            if state.token == old { state.token = token }
            return state.token ?? token
        }
    }

    private func clear() throws {
        state.withLock { ($0.token, $0.isRemembered) = (nil, false) }
        try file?.remove()
    }
}
