import JSON

/// The body of a request before it is encoded.
package enum HTTPBody: Sendable {
    case json(JSONValue)
    /// `application/x-www-form-urlencoded`.
    case form([QueryItem])

    /// Returns the encoded bytes with their media type, or nil if there is not enough memory.
    func encoded() -> (bytes: [UInt8], contentType: String)? {
        switch self {
        case .json(let value): JSONText.bytes(of: value).map { ($0, "application/json") }
        case .form(let items): (Array(items.urlEncoded(spacesAsPlus: true).utf8), "application/x-www-form-urlencoded")
        }
    }
}
