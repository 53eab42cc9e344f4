import Errors
import Networking
import Storage
import Synchronization

/// The session's sign-in to the community: its tokens, in memory and, if it was asked to remember them, in a file of mode 0600.
public final class AccountStore: Sendable {
    private let service: CommunityService
    private let file: FileStore<Token>?
    private let log: LogHandler
    private let renewal = SingleFlight<Token>()
    private let state: Mutex<State>

    private struct State {
        var token: Token?
        var isRemembered: Bool
        var onSignOut: (@Sendable () async throws -> Void)?
    }

    /// - Parameter service: one that speaks for no account.
    init(service: CommunityService, directory: StoreDirectory?, log: @escaping LogHandler) {
        self.service = service
        self.log = log
        file = directory.map { FileStore(directory: $0, name: "account.json", log: log) }
        let token = file?.load()
        state = Mutex(State(token: token, isRemembered: token != nil))
    }

    /// What else is to be cleared as the account signs out.
    func onSignOut(_ action: @escaping @Sendable () async throws -> Void) {
        state.withLock { $0.onSignOut = action }
    }

    var accessToken: String? { state.withLock { $0.token?.access } }

    // MARK: The methods of the service

    public func login(email: String, password: String, remember: Bool? = nil) async throws -> AccountStatus {
        let remember = remember ?? false
        if remember, file == nil {
            throw DanXiError(.invalidArgument, "`remember` needs a place for the tokens: set store.path in the configuration of the session")
        }
        let token = try await AccountAPI.login(service, email: email, password: password)
        state.withLock {
            $0.token = token
            $0.isRemembered = remember
        }
        if remember { try file?.save(token) } else { try file?.remove() }
        return status
    }

    public func logout() async throws -> AccountStatus {
        if let access = accessToken {
            do {
                try await AccountAPI.logout(service, access: access)
            } catch let error as DanXiError {
                log(.warning, "the server was not told of the sign-out: \(error.message)")
            }
        }
        try forget()
        try await state.withLock { $0.onSignOut }?()
        return status
    }

    public func refreshToken() async throws -> AccountStatus {
        guard let access = accessToken else { throw DanXiError.notSignedIn }
        try await renew(replacing: access)
        return status
    }

    public func getStatus() async throws -> AccountStatus { status }

    private var status: AccountStatus {
        state.withLock { state in
            AccountStatus(
                signedIn: state.token != nil, remembered: state.isRemembered,
                accessExpiresAt: state.token.flatMap { Token.expiry(of: $0.access) },
                refreshExpiresAt: state.token.flatMap { Token.expiry(of: $0.refresh) })
        }
    }

    // MARK: Renewal

    /// Sees to it that the session's token is another one than that which was refused. However many calls ask, one request is sent.
    func renew(replacing access: String?) async throws {
        guard let current = state.withLock({ $0.token }) else { throw DanXiError.notSignedIn }
        // Another call may have renewed it while this one's answer was on its way.
        if current.access != access { return }
        _ = try await renewal.value { [self] in try await renewed(current) }
    }

    private func renewed(_ old: Token) async throws -> Token {
        if let other = tokenOfAnotherProcess(than: old) { return replace(old, with: other) }
        do {
            let token = try await AccountAPI.refreshToken(service, refresh: old.refresh)
            log(.info, "the account's tokens were renewed")
            if state.withLock({ $0.token == old && $0.isRemembered }) {
                do { try file?.save(token) } catch { log(.warning, error.message) }
            }
            return replace(old, with: token)
        } catch let error as DanXiError where error.code == .notSignedIn {
            if state.withLock({ $0.token == old }) { try forget() }
            throw DanXiError(.notSignedIn, "the sign-in has ended: \(error.message)", httpStatus: error.httpStatus)
        }
    }

    /// What another process that shares the store has put in the file meanwhile.
    private func tokenOfAnotherProcess(than old: Token) -> Token? {
        guard state.withLock({ $0.isRemembered }), let token = file?.load(), token != old else { return nil }
        return token
    }

    /// Takes the new token, unless somebody signed in or out meanwhile.
    private func replace(_ old: Token, with token: Token) -> Token {
        state.withLock { state in
            if state.token == old { state.token = token }
            return state.token ?? token
        }
    }

    private func forget() throws {
        state.withLock {
            $0.token = nil
            $0.isRemembered = false
        }
        try file?.remove()
    }
}
