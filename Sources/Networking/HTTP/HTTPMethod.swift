package enum HTTPMethod: String, Sendable {
    case get = "GET"
    case head = "HEAD"
    case post = "POST"
    case put = "PUT"
    case patch = "PATCH"
    case delete = "DELETE"

    /// The effect that requests of the method have by default (RFC 9110, section 9.2).
    package var defaultEffect: HTTPRequest.Effect {
        switch self {
        case .get, .head: .safe
        case .put, .delete: .idempotent
        case .post, .patch: .once
        }
    }
}
