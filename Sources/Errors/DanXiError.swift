import JSON

/// The error of a failed call, and the only error that callers of the library see.
package struct DanXiError: Error, Sendable, Equatable {
    package let code: ErrorCode
    /// What happened, and what to do.
    package let message: String
    /// The HTTP status of the response that caused the error.
    package var httpStatus: Int?
    /// How long the server asks to wait before a retry.
    package var retryAfterMilliseconds: Int?
    /// Further data from the server, such as a message for each field.
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
    /// Converts an error. An error of any type other than DanXiError is a defect of the library.
    package init(_ error: any Error) {
        self =
            error as? DanXiError
            ?? DanXiError(.internal, "An unexpected error occurred: \(error). This is a defect of libdanxi: report this message.")
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
