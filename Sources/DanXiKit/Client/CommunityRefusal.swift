import Errors
import JSON
import Networking

/// What a community server says as it refuses a request.
struct CommunityRefusal {
    private let response: HTTPResponse
    private let body: Body?

    /// `{code, message, detail}`; older parts of the servers leave fields out.
    private struct Body: JSONDecodable {
        let message: String?
        let detail: JSONValue?

        init(json: JSONElement) throws(JSONError) {
            message = try json.optional("message")
            detail = try json.optional("detail")
        }
    }

    init(_ response: HTTPResponse) {
        self.response = response
        do { body = try Body.decode(response.body) } catch { body = nil }
    }

    /// - Parameter refusals: what statuses mean for this request, where they do not mean the usual.
    func error(_ refusals: [Int: ErrorCode]) -> DanXiError {
        let code = refusals[response.status] ?? Self.code(for: response.status)
        return DanXiError(
            code, "\(response.place): \(said) (HTTP \(response.status)). \(Self.advice(for: code))", httpStatus: response.status,
            retryAfterMilliseconds: response.retryAfter?.wholeMilliseconds, detail: body?.detail)
    }

    private var said: String {
        if let message = body?.message, !message.isEmpty { return message }
        return "the server refused without a reason" + (response.mediaType.map { ", in \($0)" } ?? "")
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
        case .notSignedIn: "Sign in again with account.login."
        case .wrongPassword: "Check the password; it was sent once and is not tried again."
        case .notRegistered: "Check the address, or register the account first."
        case .forbidden: "The account may not do this."
        case .notFound: "Check the identifier: it does not exist, or no longer."
        case .rejected: "Correct the request; sending it again changes nothing."
        case .rateLimited: "Wait before the next call."
        case .serverFailure: "The fault is the server's: try again later."
        default: "A proxy may be answering in the server's place."
        }
    }
}
