import Calls
import Errors
import HTTP

/// A plugin that logs each request: method, URL without query, and the status, size and duration of the response or the name of the error.
/// It never logs headers, bodies or query values.
package struct LogPlugin: APIPlugin {
    private let log: LogHandler

    package init(log: @escaping LogHandler) {
        self.log = log
    }

    package func willReceive(_ result: Result<HTTPResponse, any Error>, to request: HTTPRequest, after duration: Duration) {
        let milliseconds = duration / .milliseconds(1)
        switch result {
        case .success(let response):
            log(.debug, "\(Self.masked(response.place)): \(response.status), \(response.body.count) bytes, \(Int(milliseconds)) ms")
        case .failure:
            log(.info, "\(Self.masked(request.place)): failed after \(Int(milliseconds)) ms")
        }
    }

    package func didReceive(_ failure: (any Error)?, for origin: some APIRequest) {
        guard let failure = failure as? DanXiError else { return }
        log(.info, "\(Self.masked(HTTPRequest(method: origin.method, url: origin.baseURL + origin.path).place)): \(failure.code.name)")
    }

    /// Replaces the path segments that are numbers, because some of these numbers identify a person.
    package static func masked(_ place: String) -> String {
        place.split(separator: "/", omittingEmptySubsequences: false)
            .map { !$0.isEmpty && $0.allSatisfy { $0.isASCII && $0.isNumber } ? "{id}" : String($0) }
            .joined(separator: "/")
    }
}
