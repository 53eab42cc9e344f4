import Errors
import JSON
import Threads

/// The conversion of a response with an unsuccessful status to an error.
package struct HTTPRefusal {
    private let response: HTTPResponse
    private let codes: [Int: ErrorCode]
    private let advice: [ErrorCode: String]

    /// - Parameters:
    ///   - codes: the error codes of the statuses that have a special meaning for this request.
    ///   - advice: sentences that replace the general advice, by error code.
    package init(_ response: HTTPResponse, codes: [Int: ErrorCode] = [:], advice: [ErrorCode: String] = [:]) {
        self.response = response
        self.codes = codes
        self.advice = advice
    }

    /// Returns the error for the response. If its status is 5xx and `message` mentions maintenance, the error is `maintenance`.
    /// - Parameters:
    ///   - message: the server's message. Nil or empty if the server sent none.
    ///   - serverCode: the server's own code. Nil if the server sent none.
    ///   - detail: an object with further data from the server, for the caller. The headers and `body` are added to it.
    ///   - body: the beginning of the body. Nil for the text of a body that is neither JSON nor the body of a success.
    package func error(
        message: String? = nil, serverCode: JSONValue? = nil, detail: JSONValue? = nil, body: JSONValue? = nil
    ) -> DanXiError {
        refusal(message, serverCode, detail).showing(response, body: body ?? (response.isSuccess ? nil : response.textExcerpt()))
    }

    private func refusal(_ message: String?, _ serverCode: JSONValue?, _ detail: JSONValue?) -> DanXiError {
        if response.status >= 500, let error = Maintenance.error(response, message: message) { return error.about(response) }
        let code = codes[response.status] ?? Self.code(for: response.status)
        let action = response.status >= 500 ? "failed" : "refused the request"
        let reason = message.flatMap { $0.isEmpty ? nil : $0.quotation } ?? "the server \(action) without a message"
        let isLost = response.status >= 500 && response.request.isWrite && codes[response.status] == nil
        let next = isLost ? "The server failed." : advice[code] ?? Self.advice(for: code)
        let error = DanXiError(
            code, "\(response.place): \(reason) (HTTP \(response.status)). \(next)",
            httpStatus: response.status, retryAfterMilliseconds: response.retryAfter?.wholeMilliseconds, serverMessage: message,
            serverCode: serverCode, detail: detail)
        // Behind a gateway that answers 502 to 504, the server may have received the request. A server that answers 500 may have made the
        // change before it failed.
        return isLost ? error.withLostAnswer(to: response.request) : error.about(response)
    }

    /// Returns the server's own code from the body of an error response: the member `key`, or else `other`, if it is a number or a string.
    package static func serverCode(_ body: JSONElement, _ key: StaticString, or other: StaticString? = nil) -> JSONValue? {
        let members = [try? body.member(key), other.flatMap { try? body.member($0) }]
        return members.lazy.compactMap { $0 }.map { JSONValue(shortening: $0, toBytes: DanXiError.serverCodeLimit) }.first {
            switch $0 {
            case .integer, .number, .largeNumber, .string: true
            default: false
            }
        }
    }

    private static func code(for status: Int) -> ErrorCode {
        switch status {
        case 401: .notSignedIn
        case 403: .forbidden
        case 404: .notFound
        case 429: .rateLimited
        case 400..<500: .rejected
        case 500...: .serverFailure
        default: .unexpectedResponse
        }
    }

    private static func advice(for code: ErrorCode) -> String {
        switch code {
        case .notSignedIn: "Sign in again."
        case .forbidden: "The account has no permission for this request. Sign in with an account that has the permission."
        case .notFound: "The requested item does not exist or was deleted. Check the identifier."
        case .rejected: "Correct the parameters. The same request will be refused again."
        case .rateLimited: "Wait before the next call."
        case .serverFailure: "The server failed. Try again later."
        default: "A proxy or captive portal may have answered instead of the server. Open the URL in a browser to check."
        }
    }
}
