import Calls
import Errors
import HTTP
import Networking
import Storage
import Threads
import WebVPN

/// A client that obeys the header Retry-After of responses with the status 403, 429 or 503. Until the pause has ended, further requests of
/// the same account to the same server wait, or fail with `rate_limited` if the deadline of their call is nearer. Other sessions of the
/// process, and other processes with the same store, know the pause too (``SharedPauses``).
struct PauseClient: APIClient {
    let client: any APIClient
    let pauses: SharedPauses
    /// The servers whose tokens do not change, such as GitHub's. There, the token identifies the account.
    var tokenServers: Set<Origin> = []
    /// The servers that know the community account only.
    var communityServers: Set<Origin> = []

    func send(_ request: HTTPRequest) async throws -> HTTPResponse {
        guard let origin = request.origin else { return try await client.send(request) }
        try await waitForPause(request, origin)
        let response = try await client.send(request)
        if [403, 429, 503].contains(response.status), let delay = response.retryAfter, delay > .zero {
            try await pauses.extend(key(request, origin), host: origin.host, to: .now + delay)
        }
        return response
    }

    private func waitForPause(_ request: HTTPRequest, _ origin: Origin) async throws {
        while let end = try await pauses.end(of: key(request, origin), host: origin.host) {
            let left = Instant.now.duration(to: end)
            guard CallContext.current.allows(waiting: left) else { throw Self.paused(request, origin, left) }
            CallContext.current.place?.giveUp()
            try await Timers.sleep(for: max(left, .milliseconds(1)))
        }
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
