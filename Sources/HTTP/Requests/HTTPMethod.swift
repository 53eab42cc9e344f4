package enum HTTPMethod: String, CaseIterable, Sendable {
    case get = "GET"
    case head = "HEAD"
    case options = "OPTIONS"
    case post = "POST"
    case put = "PUT"
    case patch = "PATCH"
    case delete = "DELETE"

    /// The effect that requests of the method have by default. On the servers that this library uses, PUT and DELETE are not idempotent,
    /// although RFC 9110 requires it: a second PUT of a floor adds to its history, and a second DELETE is refused.
    package var defaultEffect: HTTPRequest.Effect {
        switch self {
        case .get, .head, .options: .safe
        case .put, .delete, .post, .patch: .once
        }
    }
}
