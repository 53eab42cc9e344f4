import Errors
import JSON

extension HTTPResponse {
    /// Returns the error for a body that is not the expected JSON. For a write, the error says that the write may have taken effect
    /// nevertheless.
    /// - Parameter body: the beginning of the body, if the error shows it. The body of a success may have tokens or personal data.
    package func unexpected(_ error: JSONError, body: JSONValue? = nil) -> DanXiError {
        if error.isOutOfMemory { return DanXiError.outOfMemory("for the response to \(place)").withLostAnswer(to: request) }
        return (Maintenance.unexpected(self) ?? malformed(error).withLostAnswer(to: request)).showing(self, body: body)
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

extension DanXiError {
    /// Returns the error to throw for a response. If a redirect turned a write into the GET request of this response, the returned error
    /// says that the write may have taken effect. Otherwise, the error is returned unchanged.
    package func about(_ response: HTTPResponse) -> DanXiError {
        response.request.turnedFrom == nil ? self : withLostAnswer(to: response.request)
    }
}
