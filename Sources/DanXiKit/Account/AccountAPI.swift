import Errors
import Networking

/// The methods of the service `account`.
package enum AccountAPI {
    package static func login(
        _ client: CommunityClient, email: String, password: String, remember: Bool = false
    ) async throws -> AccountStatus {
        let (previous, new) = try await client.authenticator.signIn(email: email, password: password, remember: remember)
        if let previous, previous.account != new.account { try await client.stores.clear() }
        return status(of: new, client)
    }

    /// Signs out, even if the server cannot be reached. An expired access token is refreshed first, so that the server accepts the request.
    ///
    /// `GET /logout`
    package static func logout(_ client: CommunityClient) async throws -> AccountStatus {
        if let account = try client.authenticator.signIn()?.account {
            do {
                let _: NoContent = try await client.requestWithResponse("/logout", base: client.hosts.auth)
            } catch let error as DanXiError {
                // Another logout, or the server, may have ended the sign-in already.
                if ![.accountChanged, .notSignedIn].contains(error.code) {
                    client.log(.warning, "The server did not confirm the sign-out, so its tokens may still be valid. \(error.message)")
                }
            }
            try await client.authenticator.signOut(of: account)
        }
        try await client.stores.clear()
        return status(of: nil, client)
    }

    package static func refreshToken(_ client: CommunityClient) async throws -> AccountStatus {
        try await client.authenticator.refresh()
        return status(of: try client.authenticator.signIn(), client)
    }

    package static func getStatus(_ client: CommunityClient) async throws -> AccountStatus {
        status(of: client.authenticator.present, client)
    }

    private static func status(of signIn: CommunitySignIn?, _ client: CommunityClient) -> AccountStatus {
        AccountStatus(
            signedIn: signIn != nil, accountId: signIn.flatMap { Int($0.account) },
            remembered: signIn.map { client.authenticator.isRemembered($0) } ?? false,
            accessExpiresAt: signIn.flatMap { TokenClaims($0.token.access)?.expiresAt },
            refreshExpiresAt: signIn.flatMap { TokenClaims($0.token.refresh)?.expiresAt })
    }
}
