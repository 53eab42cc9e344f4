import Calls
import Errors
import HTTP
import Storage
import Synchronization
import TestSupport
import Text

@testable import DanXiKit

/// A ``FakeServer`` for the community's hosts. It has an account for each e-mail address. An address that starts with `admin` is an
/// administrator's. Tests can make tokens expire. A refresh token can be used only once.
final class CommunityScript: Sendable {
    typealias Responses = @Sendable (HTTPRequest) async throws -> (Int, String)?

    /// The valid tokens of one account.
    struct Tokens {
        let account: Int
        let isAdmin: Bool
        var issued = 0
        var access = ""
        var refresh = ""

        /// - Parameter expiry: the expiry of the tokens, in seconds since 1970.
        mutating func issue(expiry: Int = CommunityScript.defaultExpiry) -> String {
            issued += 1
            access = CommunityScript.token(account, "access \(issued)", expiry: expiry + issued, isAdmin: isAdmin)
            refresh = CommunityScript.token(account, "refresh \(issued)", expiry: expiry + issued)
            return #"{"access":"\#(access)","refresh":"\#(refresh)","message":"ok","server":"\#(CommunityScript.hosts.auth)"}"#
        }
    }

    private final class Accounts: Sendable {
        let state = Mutex<[String: Tokens]>([:])
    }

    let server: FakeServer
    private let accounts = Accounts()

    /// The expiry of tokens for which a test sets no other one, in seconds since 1970.
    static let defaultExpiry = 4_000_000_000

    /// - Parameters:
    ///   - expiry: the expiry of the tokens that a login or a refresh returns, in seconds since 1970.
    ///   - responses: returns the response to a request, or nil for the default response.
    init(expiry: Int = defaultExpiry, _ responses: @escaping Responses = { _ in nil }) {
        server = FakeServer { [accounts] request in
            let (status, body) = try await responses(request) ?? Self.defaultResponse(request, accounts, expiry)
            return request.respond(status, body, type: "application/json")
        }
    }

    static let hosts = hosts("auth.fduhole.com")

    static func hosts(_ auth: String) -> CommunityHosts {
        CommunityHosts(
            forum: "https://forum.fduhole.com/api", curriculum: "https://danke.fduhole.com/api", auth: "https://\(auth)/api",
            image: "https://image.fduhole.com")
    }

    var community: Community { community(directory: nil) }

    /// Returns the community of a new session.
    func community(directory: StoreDirectory?, hosts: CommunityHosts = hosts) -> Community {
        Community(hosts: hosts, client: server, store: directory, directory: directory, log: { _, _ in })
    }

    var requests: [HTTPRequest] { server.requests }

    /// Returns the number of requests to a path.
    func count(_ path: String) -> Int { requests.count { $0.url.hasSuffix(path) } }

    /// Returns the accounts whose tokens the requests to a path had, in order. Nil stands for a request without a token.
    func accounts(_ path: String) -> [String?] {
        requests.filter { $0.url.hasSuffix(path) }.map { $0.bearerToken.flatMap { TokenClaims($0)?.account } }
    }

    /// Invalidates the access tokens of all accounts, and optionally the refresh tokens.
    func expire(refresh: Bool = false) {
        accounts.state.withLock { accounts in
            for email in accounts.keys {
                accounts[email]?.access = "expired"
                if refresh { accounts[email]?.refresh = "expired" }
            }
        }
    }

    /// Issues new tokens for an account, as if another process had refreshed its tokens. Returns a token file with the new ones.
    func issue(_ email: String, expiry: Int = CommunityScript.defaultExpiry) -> String {
        accounts.state.withLock { $0[email]?.issue(expiry: expiry) } ?? ""
    }

    static func token(_ account: Int, _ name: String, expiry: Int, isAdmin: Bool? = false) -> String {
        let role = isAdmin.map { #","is_admin":\#($0)"# } ?? ""
        let claims = Base64.encode(Array(#"{"id":\#(account),"exp":\#(expiry),"name":"\#(name)"\#(role)}"#.utf8)).filter { $0 != "=" }
        return "e30.\(claims.replacing("+", with: "-").replacing("/", with: "_")).signature"
    }

    private static func defaultResponse(_ request: HTTPRequest, _ accounts: Accounts, _ expiry: Int) -> (Int, String) {
        accounts.state.withLock { accounts in
            if request.url.hasSuffix("/login") {
                let email = String(request.form.split(separator: #"""#)[3])
                var tokens = accounts[email] ?? Tokens(account: accounts.count + 1, isAdmin: email.hasPrefix("admin"))
                defer { accounts[email] = tokens }
                return (200, tokens.issue(expiry: expiry))
            }
            if request.url.hasSuffix("/refresh") {
                guard let email = accounts.first(where: { $0.value.refresh == request.bearerToken })?.key else {
                    return (401, #"{"code":401,"message":"refresh token invalid"}"#)
                }
                return (200, accounts[email]?.issue(expiry: expiry) ?? "")
            }
            guard accounts.values.contains(where: { $0.access == request.bearerToken }) else {
                return (401, #"{"code":401,"message":"Unauthorized"}"#)
            }
            return (200, "[]")
        }
    }
}

extension Community {
    /// Signs in with an e-mail address. The fake server accepts any password.
    func signIn(_ email: String, remember: Bool = false) async throws {
        _ = try await AccountAPI.login(client, email: email, password: "p", remember: remember)
    }

    /// Runs `work` as a call of the account that is signed in when the call starts.
    func call<Value>(_ work: (CommunityClient) async throws -> Value) async throws -> Value {
        try await CallContext.$current.withValue(CallContext(accounts: CallAccounts(community: account))) { try await work(client) }
    }

    var status: AccountStatus { get async throws { try await AccountAPI.getStatus(client) } }
}
