import Errors
import HTTP
import JSON

/// A type that a response can be parsed into.
package protocol APIParsable {
    static func parse(_ response: HTTPResponse) throws -> Self
}

extension APIParsable where Self: JSONDecodable {
    /// Decodes the body as JSON.
    package static func parse(_ response: HTTPResponse) throws -> Self {
        do {
            return try decode(response.body)
        } catch {
            throw response.unexpected(error)
        }
    }
}

extension Array: APIParsable where Element: JSONDecodable {}

extension Dictionary: APIParsable where Key == String, Value: JSONDecodable {}

extension JSONValue: APIParsable {}

/// An extension for requests that return the response without parsing it.
extension HTTPResponse: APIParsable {
    package static func parse(_ response: HTTPResponse) -> HTTPResponse { response }
}

/// The parsed response to a request whose success shows in the status alone.
package struct NoContent: APIParsable {
    /// Throws for an HTML page, because such a page comes from a captive portal or another server.
    package static func parse(_ response: HTTPResponse) throws -> NoContent {
        if response.mediaType == "text/html" { throw response.unexpected(JSONError("expected no HTML page")) }
        return NoContent()
    }
}
