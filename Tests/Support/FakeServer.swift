import Errors
import HTTP
import JSON
import Networking
import Synchronization

/// The fake server of the Swift tests. A closure makes the responses of the server. The server records the requests.
package final class FakeServer: APIClient {
    package typealias Answer = @Sendable (HTTPRequest) async throws -> HTTPResponse

    private struct State {
        var answer: Answer
        var requests: [HTTPRequest] = []
    }

    private let state: Mutex<State>

    package init(_ answer: @escaping Answer) {
        state = Mutex(State(answer: answer))
    }

    /// Creates a server that answers every request with `body`.
    package convenience init(_ body: String) {
        self.init { $0.respond(body) }
    }

    /// Returns a server that answers each request with the body that the closure returns.
    package static func pages(_ body: @escaping @Sendable (HTTPRequest) throws -> String) -> FakeServer {
        FakeServer { $0.respond(try body($0)) }
    }

    /// Creates a server that answers each request with the body whose key is a suffix of the request's path. Other requests fail.
    package convenience init(paths bodies: [String: String]) {
        self.init { request in
            let path = request.url.prefix { $0 != "?" }
            guard let body = bodies.first(where: { path.hasSuffix($0.key) })?.value else {
                throw DanXiError(.notFound, "The test has no answer for \(path).")
            }
            return request.respond(body)
        }
    }

    /// Creates a server that answers requests with the given answers in order, and all further requests with the status 599.
    package convenience init(script answers: [Answer]) {
        let rest = Mutex(answers)
        self.init { request in
            let answer = rest.withLock { $0.isEmpty ? nil : $0.removeFirst() }
            return try await answer?(request) ?? HTTPResponse(request: request, status: 599)
        }
    }

    package var requests: [HTTPRequest] { state.withLock { $0.requests } }
    package var urls: [String] { requests.map(\.url) }

    /// Returns the number of requests whose URL contains `part`.
    package func count(_ part: String) -> Int { requests.count { $0.url.contains(part) } }

    /// Makes the server answer all further requests with `body`.
    package func change(to body: String) {
        state.withLock { $0.answer = { $0.respond(body) } }
    }

    package func send(_ request: HTTPRequest) async throws -> HTTPResponse {
        let answer = state.withLock {
            $0.requests.append(request)
            return $0.answer
        }
        await Task.yield()
        return try await answer(request)
    }
}
