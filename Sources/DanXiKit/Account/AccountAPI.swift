import Networking

/// The methods of the service `account`.
package enum AccountAPI {
    package static func login(
        _ client: CommunityClient, email: String, password: String, remember: Bool = false
    ) async throws -> AccountStatus {
        try await client.authenticator.signIn(email: email, password: password, remember: remember)
        return status(client)
    }

    package static func logout(_ client: CommunityClient) async throws -> AccountStatus {
        try await client.authenticator.signOut()
        return status(client)
    }

    package static func refreshToken(_ client: CommunityClient) async throws -> AccountStatus {
        try await client.authenticator.refresh()
        return status(client)
    }

    package static func getStatus(_ client: CommunityClient) async throws -> AccountStatus { status(client) }

    private static func status(_ client: CommunityClient) -> AccountStatus {
        let token = client.authenticator.token
        return AccountStatus(
            signedIn: token != nil, remembered: client.authenticator.isRemembered,
            accessExpiresAt: token.flatMap { Token.expiry(of: $0.access) },
            refreshExpiresAt: token.flatMap { Token.expiry(of: $0.refresh) })
    }
}
