/// A cookie, ticket, token or password that the university has issued, with every request that contained it.
package final class IssuedSecret: @unchecked Sendable {
    // Unchecked: one thread at a time uses the simulated world.

    package enum Kind: String, Sendable {
        /// The cookie of a host's session.
        case session
        /// A ticket that the sign-in issues for one site.
        case ticket
        /// The token with which id.fudan.edu.cn ends a sign-in.
        case loginToken
        /// The number that connects a second factor with the password before it.
        case secondFactorNumber
        /// A token of the CSRF protection of the campus card's site.
        case csrfToken
        /// The one-time password of the relay of the library's sign-in.
        case relayPassword
        /// The token of the library's sign-in server.
        case openToken
        /// The code that the library's sign-in server exchanges for an access token.
        case authorizationCode
        /// The token of the library's gateway.
        case accessToken
    }

    package enum Outcome: String, Sendable {
        case accepted
        /// It is valid once, and was used before.
        case used
        case expired
        /// The university ended it.
        case ended
        /// It was issued for another site.
        case otherSite
    }

    /// A use of the secret at the place that checks it.
    package struct Use: Sendable {
        package let time: Int
        package let host: String
        package let path: String
        package let outcome: Outcome
    }

    package let kind: Kind
    package let value: String
    /// The number of the account.
    package let owner: String
    /// The place where the secret is valid: the host of a cookie or token, or the host and path to which a ticket leads.
    package let audience: String
    /// The hosts that may receive the secret.
    package let hosts: Set<String>
    package let issued: Int
    package let expires: Int
    package let isSingleUse: Bool
    /// Whether a second factor was accepted for this session.
    package let isConfirmed: Bool
    package var ended: Int?
    package private(set) var uses: [Use] = []

    init(
        _ kind: Kind, _ value: String, owner: String, audience: String, hosts: Set<String>, issued: Int, expires: Int,
        isSingleUse: Bool, isConfirmed: Bool = false
    ) {
        (self.kind, self.value, self.owner, self.audience, self.hosts) = (kind, value, owner, audience, hosts)
        (self.issued, self.expires, self.isSingleUse, self.isConfirmed) = (issued, expires, isSingleUse, isConfirmed)
    }

    package func isAlive(_ time: Int) -> Bool { ended == nil && time < expires }

    package var acceptedUses: Int { uses.count { $0.outcome == .accepted } }

    /// Records a use, and returns its outcome.
    func use(for audience: String, _ request: UniversityRequest) -> Outcome {
        let outcome: Outcome =
            if audience != self.audience {
                .otherSite
            } else if ended != nil {
                .ended
            } else if isSingleUse, !uses.isEmpty {
                .used
            } else if request.time >= expires {
                .expired
            } else {
                .accepted
            }
        uses.append(Use(time: request.time, host: request.host, path: request.path, outcome: outcome))
        return outcome
    }
}
