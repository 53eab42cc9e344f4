import Calls
import Errors
import HTTP
import Storage
import Threads
import WebVPN

/// The pauses that servers have asked for, by the accounts of the requests.
struct ServerPauses: Sendable {
    let shared: SharedPauses
    /// The servers whose tokens do not change, such as GitHub's. There, the token identifies the account.
    var tokenServers: Set<Origin> = []
    /// The servers that know the community account only.
    var communityServers: Set<Origin> = []

    /// Waits for the end of the pause of a request. Throws `rate_limited` if the deadline of the call is nearer.
    func wait(for request: HTTPRequest, to origin: Origin) async throws {
        while let end = try await shared.end(of: key(request, origin), host: origin.host) {
            let left = Instant.now.duration(to: end)
            guard CallContext.current.allows(waiting: left) else { throw Self.paused(request, origin, left) }
            CallContext.current.place?.giveUp()
            try await Timers.sleep(for: max(left, .milliseconds(1)))
        }
    }

    /// Returns whether a request must wait. This may take the time of a look into the store.
    func isPaused(_ request: HTTPRequest, to origin: Origin) async throws -> Bool {
        try await shared.end(of: key(request, origin), host: origin.host) != nil
    }

    /// Returns whether this process knows that a request must wait.
    func isKnownToBePaused(_ request: HTTPRequest, to origin: Origin) throws -> Bool {
        try shared.knownEnd(of: key(request, origin)) != nil
    }

    func extend(for request: HTTPRequest, to origin: Origin, by delay: Duration) async throws {
        try await shared.extend(key(request, origin), host: origin.host, to: .now + delay)
    }

    /// Returns the identity of a pause: the server, and the account or the credentials in the headers. A pause of one account does not
    /// apply to other accounts, and continues when the session signs in to or out of an account that the server does not know.
    func key(_ request: HTTPRequest, _ origin: Origin) -> String {
        if request.urlSource == .library, !tokenServers.contains(origin), let accounts = CallContext.current.accounts {
            let known = known(accounts, to: origin)
            // The token is not part of the identity, because the token of an account changes when it is refreshed.
            if known.contains(where: { $0 != nil }) {
                return (["account", "\(origin)"] + known.map { $0 ?? "" }).joined(separator: "\n")
            }
        }
        let credentials = request.credentialHeaders.map { request.headers[$0] ?? "" }
        return (["credentials", "\(origin)"] + credentials).joined(separator: "\n")
    }

    /// Returns those of a call's accounts that a server knows.
    private func known(_ accounts: CallAccounts, to origin: Origin) -> [String?] {
        if communityServers.contains(origin) { return [accounts.community] }
        // WebVPN also forwards the requests to the community.
        return origin.host == WebVPNURL.host ? [accounts.community, accounts.campus] : [accounts.campus]
    }

    private static func paused(_ request: HTTPRequest, _ origin: Origin, _ left: Duration) -> DanXiError {
        DanXiError(
            .rateLimited,
            "\(request.place) was not sent, because \(origin.host) has asked for a pause that lasts \((left.wholeMilliseconds + 999) / 1000) more seconds. Call again after the pause.",
            retryAfterMilliseconds: left.wholeMilliseconds, delivery: .unsent)
    }
}
