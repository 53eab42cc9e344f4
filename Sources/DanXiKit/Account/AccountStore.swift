import Errors
import Networking
import Storage

/// Signs a session in to the community and out of it.
package struct AccountStore: Sendable {
    /// One that speaks for no account.
    private let service: CommunityClient
    private let credentials: CredentialStore
    private let stores: StoreGroup
    private let log: LogHandler

    init(service: CommunityClient, credentials: CredentialStore, stores: StoreGroup, log: @escaping LogHandler) {
        self.service = service
        self.credentials = credentials
        self.stores = stores
        self.log = log
    }

    package func login(email: String, password: String, remember: Bool? = nil) async throws -> AccountStatus {
        let remember = remember ?? false
        if remember, !credentials.canRemember {
            throw DanXiError(
                .invalidArgument, "`remember` needs a place for the tokens: set store.path in the configuration of the session")
        }
        try credentials.set(try await AccountAPI.login(service, email: email, password: password), remember: remember)
        return status
    }

    /// Clears the session even if the server cannot be told.
    package func logout() async throws -> AccountStatus {
        if let access = credentials.token?.access {
            do {
                try await AccountAPI.logout(service, access: access)
            } catch let error as DanXiError {
                log(.warning, "the server was not told of the sign-out: \(error.message)")
            }
        }
        try credentials.clear()
        try await stores.clear()
        return status
    }

    package func refreshToken() async throws -> AccountStatus {
        guard let access = credentials.token?.access else { throw DanXiError.notSignedIn }
        try await credentials.renew(replacing: access)
        return status
    }

    package func getStatus() async throws -> AccountStatus { status }

    private var status: AccountStatus {
        let token = credentials.token
        return AccountStatus(
            signedIn: token != nil, remembered: credentials.isRemembered, accessExpiresAt: token.flatMap { Token.expiry(of: $0.access) },
            refreshExpiresAt: token.flatMap { Token.expiry(of: $0.refresh) })
    }
}
