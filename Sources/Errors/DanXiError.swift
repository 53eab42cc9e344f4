import JSON

/// The error of a failed call, and the only error that callers of the library see.
package struct DanXiError: Error, Sendable, Equatable {
    package let code: ErrorCode
    /// The message for people: what happened, and the remedy.
    package var message: String
    /// The fields that few errors have. Nil if none of them has a value.
    private var rest: Rest?

    /// The fields that few errors have. They are in a separate object to keep the error itself small, because each function that can throw
    /// reserves memory for an error.
    private final class Rest: Sendable {
        let fields: Fields

        init(_ fields: Fields) {
            self.fields = fields
        }
    }

    private struct Fields: Sendable, Equatable {
        var httpStatus: Int?
        var retryAfterMilliseconds: Int?
        var serverMessage: String?
        var serverCode: JSONValue?
        var detail: JSONValue?
        var delivery: Delivery?
    }

    private var fields: Fields {
        get { rest?.fields ?? Fields() }
        set { rest = newValue == Fields() ? nil : Rest(newValue) }
    }

    /// The HTTP status of the response that caused the error.
    package var httpStatus: Int? {
        get { fields.httpStatus }
        set { fields.httpStatus = newValue }
    }
    /// The time to wait before a retry. Nil if neither the server nor a limit of the library requires a wait.
    package var retryAfterMilliseconds: Int? {
        get { fields.retryAfterMilliseconds }
        set { fields.retryAfterMilliseconds = newValue }
    }
    /// The server's own message, in addition to the library's ``message``.
    package var serverMessage: String? {
        get { fields.serverMessage }
        set { fields.serverMessage = newValue }
    }
    /// The server's own code: a number or a string.
    package var serverCode: JSONValue? {
        get { fields.serverCode }
        set { fields.serverCode = newValue }
    }
    /// Further data: an object, such as `{"challenge": …}`.
    package var detail: JSONValue? {
        get { fields.detail }
        set { fields.detail = newValue }
    }
    /// Whether the failed request may have reached the server. Nil if the server refused the request, if a read failed that may have
    /// reached the server, or if no request failed.
    package var delivery: Delivery? {
        get { fields.delivery }
        set { fields.delivery = newValue }
    }

    package init(
        _ code: ErrorCode, _ message: String, httpStatus: Int? = nil, retryAfterMilliseconds: Int? = nil, serverMessage: String? = nil,
        serverCode: JSONValue? = nil, detail: JSONValue? = nil, delivery: Delivery? = nil
    ) {
        self.code = code
        self.message = message.shortened(toBytes: Self.messageLimit)
        fields = Fields(
            httpStatus: httpStatus, retryAfterMilliseconds: retryAfterMilliseconds,
            serverMessage: serverMessage.flatMap { $0.isEmpty ? nil : $0.shortened(toBytes: Self.serverMessageLimit) },
            serverCode: serverCode, detail: detail, delivery: delivery)
    }

    package static func == (one: Self, other: Self) -> Bool {
        one.code == other.code && one.message == other.message && one.fields == other.fields
    }

    // The strings of an error are limited, because a server may send strings of any length. All limits are in bytes of UTF-8.
    private static let messageLimit = 8192
    private static let serverMessageLimit = 4096
    /// The maximum size of the server's own data in `detail`, as JSON text.
    package static let detailLimit = 65_536
    /// The maximum size of ``serverCode``, as JSON text.
    package static let serverCodeLimit = 256

    /// The state of delivery of a failed request: certainly unsent, or with an unknown outcome.
    package enum Delivery: Sendable, Equatable {
        /// The server has certainly received no byte of the request.
        case unsent
        /// The request was a write, and may have taken effect. The string is the end of the message, which states this possibility
        /// and the remedy.
        case unknown(String)
    }

    /// Whether the same call can succeed later without any change, and without the risk of taking effect twice.
    package var isRetryable: Bool { code.isRetryable && !isOutcomeUnknown }

    package var isOutcomeUnknown: Bool { if case .unknown = delivery { true } else { false } }
}

extension DanXiError {
    /// Creates a `DanXiError` from any error. An error of another type is a defect of the library, and becomes `internal`.
    package init(_ error: any Error) {
        self =
            error as? DanXiError
            ?? DanXiError(.internal, "An unexpected error occurred: \(error). This is a defect of libdanxi: report this message.")
    }
}

extension Error {
    /// Returns the error with a sentence before its message, such as one that states what the call has already done. An error that is not a
    /// ``DanXiError`` is returned unchanged.
    package func saying(_ sentence: String) -> any Error {
        guard var error = self as? DanXiError else { return self }
        error.message = "\(sentence) \(error.message)"
        return error
    }
}

extension DanXiError: JSONEncodable {
    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("code", Int(code.rawValue))
            json.set("name", code.name)
            json.set("message", message.shortened(toBytes: Self.messageLimit))
            json.set("retryable", isRetryable)
            json.set("http_status", httpStatus)
            json.set("retry_after_ms", retryAfterMilliseconds)
            json.set("detail", publicDetail.isEmpty ? nil : JSONValue.object(publicDetail))
        }
    }

    /// The member `detail` of the error object that callers see: ``detail`` with the server's message, the server's code and the unknown
    /// outcome.
    package var publicDetail: [String: JSONValue] {
        var members: [String: JSONValue] = [:]
        if case .object(let given) = detail { members = given }
        members["server_message"] = serverMessage.map { .string($0) }
        members["server_code"] = serverCode
        if isOutcomeUnknown { members["outcome"] = .string("unknown") }
        return members
    }
}
