import JSON

/// The body of a request before it is encoded.
package enum HTTPBody: Sendable {
    case json(JSONValue)
    /// `application/x-www-form-urlencoded`.
    case form([QueryItem])
    /// `multipart/form-data`.
    case multipart(MultipartForm)
    case stream(StreamedBody, contentType: String)
}
