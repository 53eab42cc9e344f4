import Errors

public enum LogLevel: Int32, Sendable, Comparable {
    case error = 1
    case warning = 2
    case info = 3
    case debug = 4

    public static func < (one: LogLevel, other: LogLevel) -> Bool { one.rawValue < other.rawValue }
}

public typealias LogHandler = @Sendable (LogLevel, String) -> Void

/// Tells the log of every exchange: method, address without query, status and duration; never headers, bodies or query values.
public struct LogPlugin: APIPlugin {
    private let log: LogHandler

    public init(log: @escaping LogHandler) {
        self.log = log
    }

    public func willReceive(_ result: Result<HTTPResponse, any Error>, to request: HTTPRequest, after duration: Duration) {
        let milliseconds = duration / .milliseconds(1)
        switch result {
        case .success(let response):
            log(.debug, "\(response.place): \(response.status), \(response.body.count) bytes, \(Int(milliseconds)) ms")
        case .failure:
            log(.info, "\(request.place): no answer after \(Int(milliseconds)) ms")
        }
    }

    public func didReceive(_ failure: (any Error)?, for origin: some APIRequest) {
        guard let failure = failure as? DanXiError else { return }
        log(.info, "\(HTTPRequest(method: origin.method, url: origin.baseURL + origin.path).place): \(failure.code.name)")
    }
}
