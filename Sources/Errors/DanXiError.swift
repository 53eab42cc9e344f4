import JSON

/// Why a call failed: the one error type of the library's interface.
package struct DanXiError: Error, Sendable, Equatable {
    package let code: ErrorCode
    /// What happened, where, and what to do about it.
    package let message: String
    /// The status of the HTTP answer that it came from, if it came from one.
    package var httpStatus: Int?
    /// How long the server asks to wait.
    package var retryAfterMilliseconds: Int?
    /// What the server said beside the message, such as field by field.
    package var detail: JSONValue?

    package init(
        _ code: ErrorCode, _ message: String, httpStatus: Int? = nil, retryAfterMilliseconds: Int? = nil, detail: JSONValue? = nil
    ) {
        self.code = code
        self.message = message
        self.httpStatus = httpStatus
        self.retryAfterMilliseconds = retryAfterMilliseconds
        self.detail = detail
    }
}

extension DanXiError {
    /// What is no error of the library's own by the time it reaches the user is a defect.
    package init(_ error: any Error) {
        self = error as? DanXiError ?? DanXiError(.internal, "an error that should not have got here: \(error)")
    }
}

extension DanXiError: JSONEncodable {
    package func jsonNode() -> JSONNode? {
        var object = JSONObjectBuilder()
        object.set("code", Int(code.rawValue))
        object.set("name", code.name)
        object.set("message", message)
        object.set("retryable", code.isRetryable)
        object.set("http_status", httpStatus)
        object.set("retry_after_ms", retryAfterMilliseconds)
        object.set("detail", detail)
        return object.finish()
    }
}
