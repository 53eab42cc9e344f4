import Networking
import Synchronization
import TestSupport

@testable import DanXiKit

/// A ``FakeServer`` for the community's hosts. It issues tokens, which can be made to expire.
final class CommunityScript: Sendable {
    private final class Tokens: Sendable {
        let state = Mutex((access: "access-1", refresh: "refresh-1", issued: 1))
    }

    let server: FakeServer
    private let tokens = Tokens()

    /// - Parameter responses: returns the response to a request, or nil for the default one.
    init(_ responses: @escaping @Sendable (HTTPRequest) throws -> (Int, String)? = { _ in nil }) {
        server = FakeServer { [tokens] request in
            let (status, body) = try responses(request) ?? Self.defaultResponse(request, tokens)
            return request.respond(status, body, type: "application/json")
        }
    }

    private static let hosts = CommunityHosts(
        forum: "https://forum.fduhole.com/api", curriculum: "https://danke.fduhole.com/api", auth: "https://auth.fduhole.com/api",
        image: "https://image.fduhole.com")

    var community: Community { Community(hosts: Self.hosts, client: server, directory: nil, log: { _, _ in }) }

    var requests: [HTTPRequest] { server.requests }

    /// Returns the number of requests to a path.
    func count(_ path: String) -> Int { requests.count { $0.url.hasSuffix(path) } }

    /// Invalidates the access token that was issued last, and optionally the refresh token.
    func expire(refresh: Bool = false) {
        tokens.state.withLock {
            $0.access = "expired"
            if refresh { $0.refresh = "expired" }
        }
    }

    private static func defaultResponse(_ request: HTTPRequest, _ tokens: Tokens) -> (Int, String) {
        tokens.state.withLock { state in
            func issue() -> String {
                state.issued += 1
                state.access = "access-\(state.issued)"
                state.refresh = "refresh-\(state.issued)"
                return #"{"access":"\#(state.access)","refresh":"\#(state.refresh)","message":"ok"}"#
            }
            if request.url.hasSuffix("/login") { return (200, issue()) }
            if request.url.hasSuffix("/refresh") {
                return request.bearerToken == state.refresh ? (200, issue()) : (401, #"{"code":401,"message":"Invalid JWT Token"}"#)
            }
            guard request.bearerToken == state.access else { return (401, #"{"code":401,"message":"Unauthorized"}"#) }
            return (200, "[]")
        }
    }
}
