import JSON

/// The body of a request before it is encoded.
package enum HTTPBody: Sendable {
    case json(JSONValue)
    /// `application/x-www-form-urlencoded`.
    case form([QueryItem])
    /// `multipart/form-data`.
    case multipart(MultipartForm)
    case stream(StreamedBody, contentType: String)

    /// Gives a request this body. Returns false if there is not enough memory.
    func attach(to request: inout HTTPRequest) -> Bool {
        switch self {
        case .json(let value):
            guard var bytes = JSONText.bytes(of: value) else { return false }
            request.body = SecretBytes(taking: &bytes)
            request.headers["Content-Type"] = "application/json"
        case .form(let items):
            var bytes = items.formEncoded()
            request.body = SecretBytes(taking: &bytes)
            request.headers["Content-Type"] = "application/x-www-form-urlencoded"
        case .multipart(let form):
            request.stream = form.body
            request.headers["Content-Type"] = form.contentType
        case .stream(let body, let contentType):
            request.stream = body
            request.headers["Content-Type"] = contentType
        }
        return true
    }
}
