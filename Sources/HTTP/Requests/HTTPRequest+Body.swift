import JSON

extension HTTPRequest {
    /// Sets the body and its media type. Returns false if there is not enough memory.
    package mutating func attach(_ body: HTTPBody) -> Bool {
        switch body {
        case .json(let value):
            guard var bytes = JSONText.bytes(of: value) else { return false }
            self.body = SecretBytes(taking: &bytes)
            headers["Content-Type"] = "application/json"
        case .form(let items):
            var bytes = items.formEncoded()
            self.body = SecretBytes(taking: &bytes)
            headers["Content-Type"] = "application/x-www-form-urlencoded"
        case .multipart(let form):
            stream = form.body
            headers["Content-Type"] = form.contentType
        case .stream(let body, let contentType):
            stream = body
            headers["Content-Type"] = contentType
        }
        return true
    }
}
