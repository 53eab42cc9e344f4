import Errors
import HTTP
import JSON

/// A question to an interceptor, which the host program answers from any thread.
package typealias Decision = HostQuestion<Verdict>

/// The answer of an interceptor to a ``Decision``.
package enum Verdict: Sendable {
    case proceed
    /// New values for some members of the request or response.
    case replace([String: JSONValue])
    case veto(reason: String)
    case retry(after: Duration)
    case fail(DanXiError)
}

extension DanXiError {
    private static let reasonLimit = 4096

    /// Returns the error for a request or response that an interceptor has refused.
    /// - Parameter exchange: the number that identifies the request in the interceptor's callbacks.
    static func vetoed(_ request: HTTPRequest, reason: String, exchange: Int) -> DanXiError {
        let reason = reason.shortened(toBytes: reasonLimit)
        return DanXiError(
            .vetoed, "\(request.place): an interceptor of this program refused the request or its response: \(reason)",
            detail: .object(["reason": .string(reason), "exchange": .integer(exchange)]))
    }

    static func unfit(_ callback: String, _ verdict: String) -> DanXiError {
        DanXiError(
            .invalidArgument,
            "The callback `\(callback)` of an interceptor answered with danxi_decision_\(verdict)(), which is not allowed there. danxi/extensions.h lists the answers of each callback."
        )
    }
}
