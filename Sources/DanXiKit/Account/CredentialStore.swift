import Errors
import Networking
import Storage
import Synchronization

/// The session's tokens: in memory and, if they are to be remembered, in a file of mode 0600.
final class CredentialStore: Sendable {
    /// One that speaks for no account.
    private let service: CommunityClient
    private let file: FileStore<Token>?
    private let log: LogHandler
    private let renewal = SingleFlight<Token>()
    private let state: Mutex<State>

    private struct State {
        var token: Token?
        var isRemembered: Bool
    }

    init(service: CommunityClient, file: FileStore<Token>?, log: @escaping LogHandler) {
        self.service = service
        self.log = log
        self.file = file
        let token = file?.load()
        state = Mutex(State(token: token, isRemembered: token != nil))
    }

    var token: Token? { state.withLock { $0.token } }
    var isRemembered: Bool { state.withLock { $0.isRemembered } }
    /// Whether there is a place to remember tokens in.
    var canRemember: Bool { file != nil }

    func set(_ token: Token, remember: Bool) throws {
        state.withLock { $0 = State(token: token, isRemembered: remember) }
        if remember { try file?.save(token) } else { try file?.remove() }
    }

    func clear() throws {
        state.withLock { $0 = State(token: nil, isRemembered: false) }
        try file?.remove()
    }

    /// Sees to it that the session's token is another one than that which was refused. However many calls ask, one request is sent.
    func renew(replacing access: String) async throws {
        guard let current = token else { throw DanXiError.notSignedIn }
        // Another call may have renewed it while this one's answer was on its way.
        if current.access != access { return }
        _ = try await renewal.value { [self] in try await renewed(current) }
    }

    private func renewed(_ old: Token) async throws -> Token {
        if let other = tokenOfAnotherProcess(than: old) { return replace(old, with: other) }
        do {
            let token = try await AccountAPI.refreshToken(service, refresh: old.refresh)
            log(.info, "the account's tokens were renewed")
            if self.token == old, isRemembered {
                do { try file?.save(token) } catch { log(.warning, error.message) }
            }
            return replace(old, with: token)
        } catch let error as DanXiError where error.code == .notSignedIn {
            if token == old { try clear() }
            throw DanXiError(.notSignedIn, "the sign-in has ended: \(error.message)", httpStatus: error.httpStatus)
        }
    }

    /// What another process that shares the store has put in the file meanwhile.
    private func tokenOfAnotherProcess(than old: Token) -> Token? {
        guard isRemembered, let token = file?.load(), token != old else { return nil }
        return token
    }

    /// Takes the new token, unless somebody signed in or out meanwhile.
    private func replace(_ old: Token, with token: Token) -> Token {
        state.withLock { state in
            if state.token == old { state.token = token }
            return state.token ?? token
        }
    }
}
