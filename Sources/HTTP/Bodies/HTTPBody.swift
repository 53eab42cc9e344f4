import JSON

/// A request body that is not yet encoded.
package enum HTTPBody: Sendable {
    case json(JSONValue)
    /// A form that is sent as `application/x-www-form-urlencoded`.
    case form([QueryItem])
    /// A form that is sent as `multipart/form-data`, for example with files.
    case multipart(MultipartForm)
    case stream(StreamedBody, contentType: String)
}
