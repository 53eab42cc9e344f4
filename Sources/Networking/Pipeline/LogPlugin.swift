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
            log(.debug, "\(response.request.maskedPlace): \(response.status), \(response.body.count) bytes, \(Int(milliseconds)) ms")
        case .failure:
            log(.info, "\(request.maskedPlace): failed after \(Int(milliseconds)) ms")
        }
    }

    package func didReceive(_ failure: (any Error)?, for origin: some APIRequest) {
        guard let failure = failure as? DanXiError else { return }
        var request = HTTPRequest(method: origin.method, url: origin.baseURL + origin.path)
        request.hasPrivatePath = origin.hasPrivatePath
        log(.info, "\(request.maskedPlace): \(failure.code.name)")
    }
}

extension HTTPRequest {
    /// The URL in logs and events. It has no query, and `{id}` in place of numbers, because some of these numbers identify a person. If the
    /// path may contain a secret, only the origin is left.
    package var maskedURL: String {
        guard !hasPrivatePath else { return origin.map { "\($0)" } ?? "" }
        return url.prefix { $0 != "?" && $0 != "#" }.split(separator: "/", omittingEmptySubsequences: false)
            .map { !$0.isEmpty && $0.allSatisfy { $0.isASCII && $0.isNumber } ? "{id}" : String($0) }
            .joined(separator: "/")
    }

    fileprivate var maskedPlace: String { "\(method.rawValue) \(maskedURL)" }
}
