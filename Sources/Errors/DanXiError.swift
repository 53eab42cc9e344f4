import JSON

/// The error of a failed call, and the only error that callers of the library see.
package struct DanXiError: Error, Sendable, Equatable {
    package let code: ErrorCode
    /// What happened, and what to do.
    package var message: String
    /// The HTTP status of the response that caused the error.
    package var httpStatus: Int?
    /// The time to wait before a retry, as requested by the server.
    package var retryAfterMilliseconds: Int?
    /// The server's own message, apart from ours.
    package var serverMessage: String?
    /// The server's own code: a number or a string.
    package var serverCode: JSONValue?
    /// Further data: an object, such as `{"challenge": …}`.
    package var detail: JSONValue?
    /// Whether the failed request may have reached the server. Nil if the server refused it, or if no request failed.
    package var delivery: Delivery?

    package init(
        _ code: ErrorCode, _ message: String, httpStatus: Int? = nil, retryAfterMilliseconds: Int? = nil, serverMessage: String? = nil,
        serverCode: JSONValue? = nil, detail: JSONValue? = nil, delivery: Delivery? = nil
    ) {
        self.code = code
        self.message = message
        self.httpStatus = httpStatus
        self.retryAfterMilliseconds = retryAfterMilliseconds
        self.serverMessage = serverMessage.flatMap { $0.isEmpty ? nil : $0 }
        self.serverCode = serverCode
        self.detail = detail
        self.delivery = delivery
    }

    /// How far a request came that got no answer.
    package enum Delivery: Sendable, Equatable {
        /// The server received no byte of it, for certain.
        case unsent
        /// It was a write, and it may have taken effect. The string is the sentence of the message that says so.
        case unknown(String)
    }

    /// Whether the same call can succeed later without any change, and without the risk of taking effect twice.
    package var isRetryable: Bool { code.isRetryable && !isOutcomeUnknown }

    package var isOutcomeUnknown: Bool { if case .unknown = delivery { true } else { false } }
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
        object.set("retryable", isRetryable)
        object.set("http_status", httpStatus)
        object.set("retry_after_ms", retryAfterMilliseconds)
        object.set("detail", publicDetail.isEmpty ? nil : JSONValue.object(publicDetail))
        return object.finish()
    }

    /// The member `detail` of the error object.
    package var publicDetail: [String: JSONValue] {
        var members: [String: JSONValue] = [:]
        if case .object(let given) = detail { members = given }
        members["server_message"] = serverMessage.map { .string($0) }
        members["server_code"] = serverCode
        if isOutcomeUnknown { members["outcome"] = .string("unknown") }
        return members
    }
}
