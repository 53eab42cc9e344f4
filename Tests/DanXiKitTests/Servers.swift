import Errors
import JSON
import Networking
import Synchronization

@testable import DanXiKit

/// The community's servers in miniature: tokens that can be made to expire, and whatever a test answers beside them.
final class Servers: APIClient {
    private struct State {
        var access = "access-1"
        var refresh = "refresh-1"
        var issued = 1
        var requests: [HTTPRequest] = []
    }

    private let state = Mutex(State())
    private let answers: @Sendable (HTTPRequest) throws -> (Int, String)?

    /// - Parameter answers: asked first; nil leaves it to the usual behaviour.
    init(_ answers: @escaping @Sendable (HTTPRequest) throws -> (Int, String)? = { _ in nil }) {
        self.answers = answers
    }

    var community: Community { Community(hosts: CommunityHosts(
                forum: "https://forum.fduhole.com/api", curriculum: "https://danke.fduhole.com/api", auth: "https://auth.fduhole.com/api",
                image: "https://image.fduhole.com"), client: self, directory: nil, log: { _, _ in }) }

    var requests: [HTTPRequest] { state.withLock { $0.requests } }

    func count(_ path: String) -> Int { requests.count { $0.url.hasSuffix(path) } }

    /// Makes the access token that was issued last invalid, and the refresh token too if asked for.
    func expire(refresh: Bool = false) {
        state.withLock {
            $0.access = "expired"
            if refresh { $0.refresh = "expired" }
        }
    }

    func send(_ request: HTTPRequest) async throws -> HTTPResponse {
        state.withLock { $0.requests.append(request) }
        await Task.yield()
        let (status, body) = try answers(request) ?? usual(request)
        return HTTPResponse(request: request, status: status, headers: ["Content-Type": "application/json"], body: PaddedBytes(body.utf8))
    }

    private func usual(_ request: HTTPRequest) -> (Int, String) {
        state.withLock { state in
            if request.url.hasSuffix("/login") { return (200, Self.issue(&state)) }
            if request.url.hasSuffix("/refresh") {
                return request.bearerToken == state.refresh
                    ? (200, Self.issue(&state)) : (401, #"{"code":401,"message":"Invalid JWT Token"}"#)
            }
            guard request.bearerToken == state.access else { return (401, #"{"code":401,"message":"Unauthorized"}"#) }
            return (200, "[]")
        }
    }

    private static func issue(_ state: inout State) -> String {
        state.issued += 1
        state.access = "access-\(state.issued)"
        state.refresh = "refresh-\(state.issued)"
        return #"{"access":"\#(state.access)","refresh":"\#(state.refresh)","message":"ok"}"#
    }
}

func code(_ body: () async throws -> some Any) async -> ErrorCode? {
    do {
        _ = try await body()
        return nil
    } catch {
        return DanXiError(error).code
    }
}
