import Errors
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

/// Lets a request return the response without parsing it.
extension HTTPResponse: APIParsable {
    package static func parse(_ response: HTTPResponse) -> HTTPResponse { response }
}

/// The result of requests whose response has only a status.
package struct NoContent: APIParsable {
    /// Throws for a page, such as that of a captive portal: the server has not answered.
    package static func parse(_ response: HTTPResponse) throws -> NoContent {
        if response.mediaType == "text/html" { throw response.unexpected(JSONError("the server sends no pages")) }
        return NoContent()
    }
}

extension HTTPResponse {
    /// Returns the error for a body that is not the expected JSON. A write may have taken effect all the same.
    package func unexpected(_ error: JSONError) -> DanXiError {
        if error.isOutOfMemory { return DanXiError.outOfMemory("for the response to \(place)").withLostAnswer(to: request) }
        return Maintenance.unexpected(self) ?? malformed(error).withLostAnswer(to: request)
    }

    private func malformed(_ error: JSONError) -> DanXiError {
        if let mediaType, mediaType != "application/json" {
            return DanXiError(
                .unexpectedResponse,
                "\(place) returned \(mediaType) instead of JSON: \(error). A proxy, a captive portal or WebVPN may have answered instead of the server. Open the URL in a browser to check.",
                httpStatus: status)
        }
        return DanXiError(
            .unexpectedResponse,
            "\(place) returned an unexpected body: \(error). If it happens again, the server has changed: update libdanxi, or report this message.",
            httpStatus: status)
    }
}
