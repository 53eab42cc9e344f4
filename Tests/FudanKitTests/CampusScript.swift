import Errors
import JSON
import Networking
import Synchronization

@testable import FudanKit

/// The campus' servers as a test has them: one answer to everything, which can be changed, and a record of what was asked.
final class CampusScript: APIClient {
    private struct State {
        var body: String
        var requests: [HTTPRequest] = []
    }

    private let state: Mutex<State>

    init(_ body: String) {
        state = Mutex(State(body: body))
    }

    var campus: Campus { .signedIn(self) }

    var requests: [HTTPRequest] { state.withLock { $0.requests } }

    var body: String {
        get { state.withLock { $0.body } }
        set { state.withLock { $0.body = newValue } }
    }

    func send(_ request: HTTPRequest) async throws -> HTTPResponse {
        let body = state.withLock {
            $0.requests.append(request)
            return $0.body
        }
        let type = body.hasPrefix("<") ? "text/html; charset=utf-8" : "application/json"
        return HTTPResponse(request: request, status: 200, headers: ["Content-Type": type], body: PaddedBytes(body.utf8))
    }
}
