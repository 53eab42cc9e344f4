import JSON

/// A request body that is not yet encoded.
package enum HTTPBody: Sendable {
    case json(JSONValue)
    /// `application/x-www-form-urlencoded`.
    case form([QueryItem])
    /// `multipart/form-data`.
    case multipart(MultipartForm)
    case stream(StreamedBody, contentType: String)
}
