import Errors
import JSON

/// A type that an answer can be turned into (seed `002`).
package protocol APIParsable {
    static func parse(_ response: HTTPResponse) throws -> Self
}

extension APIParsable where Self: JSONDecodable {
    /// Reads the body as JSON.
    package static func parse(_ response: HTTPResponse) throws -> Self {
        do {
            return try decode(response.body)
        } catch {
            throw response.unexpected(error)
        }
    }
}

extension Array: APIParsable where Element: JSONDecodable {}

/// The answer as it is, for who wants the data.
extension HTTPResponse: APIParsable {
    package static func parse(_ response: HTTPResponse) -> HTTPResponse { response }
}

/// For requests whose answer says nothing beyond its status.
package struct NoContent: APIParsable {
    package static func parse(_ response: HTTPResponse) -> NoContent { NoContent() }
}

extension HTTPResponse {
    /// What to say of a body that is not JSON of the form it should have.
    package func unexpected(_ error: JSONError) -> DanXiError {
        if let mediaType, mediaType != "application/json" {
            return DanXiError(
                .unexpectedResponse,
                "\(place) answered \(mediaType) where JSON was expected (\(error)). A proxy, a captive portal or WebVPN may be answering in the server's place: open the address in a browser to see.",
                httpStatus: status)
        }
        return DanXiError(
            .unexpectedResponse,
            "\(place) answered JSON of another form than documented: \(error). If it persists, the server has changed: please update libdanxi, or report this.",
            httpStatus: status)
    }
}
