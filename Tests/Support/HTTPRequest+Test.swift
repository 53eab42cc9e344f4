import HTTP
import JSON
import Networking

extension HTTPRequest {
    /// Returns a response to this request.
    /// - Parameter type: the content type of the response. If nil, the type is guessed from the body.
    package func respond(
        _ status: Int = 200, _ body: String, type: String? = nil, headers: HTTPHeaders = [:], redirect: String? = nil
    ) -> HTTPResponse {
        var headers = headers
        headers["Content-Type"] = headers["Content-Type"] ?? type ?? Self.type(of: body)
        return HTTPResponse(request: self, status: status, headers: headers, body: PaddedBytes(body.utf8), redirectURL: redirect)
    }

    package func respond(_ body: String) -> HTTPResponse { respond(200, body) }

    private static func type(of body: String) -> String {
        switch body.first {
        case "{", "[": "application/json"
        default: body == "PNG" ? "image/png" : "text/html; charset=utf-8"
        }
    }

    /// The body as a string.
    package var form: String { String(decoding: body ?? [], as: UTF8.self) }

    /// Returns the raw value of a field of a form body.
    package func formField(_ name: String) -> Substring? {
        form.split(separator: "&").first { $0.hasPrefix(name + "=") }?.dropFirst(name.count + 1)
    }

    /// Returns the raw value of a query parameter.
    package func queryItem(_ name: String) -> Substring? {
        url.prefix { $0 != "#" }.drop { $0 != "?" }.dropFirst().split(separator: "&").first { $0.hasPrefix(name + "=") }?
            .dropFirst(name.count + 1)
    }

    package func cookie(_ name: String) -> String? {
        headers["Cookie"]?.replacing(" ", with: "").split(separator: ";").first { $0.hasPrefix(name + "=") }.map {
            String($0.dropFirst(name.count + 1))
        }
    }
}

extension HTTPResponse {
    /// Returns a copy of the response that also sets `cookie`.
    package func adding(cookie: String) -> HTTPResponse {
        var headers = headers
        headers.append("Set-Cookie", cookie)
        return HTTPResponse(request: request, status: status, headers: headers, body: body, redirectURL: redirectURL)
    }
}
