import Errors
import JSON
import Networking
import Synchronization

@testable import FudanKit

/// The university's servers in miniature: every request is answered with a page.
final class PageServer: APIClient {
    private let state = Mutex<[HTTPRequest]>([])
    private let answers: @Sendable (HTTPRequest) throws -> String

    init(_ answers: @escaping @Sendable (HTTPRequest) throws -> String) {
        self.answers = answers
    }

    /// Answers everything with one page.
    convenience init(page: String) {
        self.init { _ in page }
    }

    var campus: Campus { .signedIn(self) }

    var requests: [HTTPRequest] { state.withLock { $0 } }
    var urls: [String] { requests.map(\.url) }

    func send(_ request: HTTPRequest) async throws -> HTTPResponse {
        state.withLock { $0.append(request) }
        await Task.yield()
        return HTTPResponse(
            request: request, status: 200, headers: ["Content-Type": "text/html;charset=UTF-8"],
            body: PaddedBytes(try answers(request).utf8))
    }
}

extension HTTPRequest {
    var form: String { String(decoding: body ?? [], as: UTF8.self) }
}
