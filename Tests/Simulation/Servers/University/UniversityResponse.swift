import JSON
import Text

/// The usual responses of the university's hosts.
enum UniversityResponse {
    static func redirect(_ url: String) -> ServerResponse { ServerResponse(302, headers: [("Location", url)]) }

    static func page(_ status: Int = 200, title: String, _ body: String, head: String = "") -> ServerResponse {
        .html(
            status,
            "<!DOCTYPE html>\n<html><head><meta charset=\"utf-8\"><title>\(title)</title>\(head)</head>\n<body>\n\(body)\n</body></html>\n")
    }

    /// Returns `{e: 0, m, d}`.
    static func envelope(_ value: [String: JSONValue]) -> ServerResponse { envelope(code: .integer(0), "操作成功", .object(value)) }

    static func envelope(code: JSONValue, _ message: String, _ value: JSONValue = .array([])) -> ServerResponse {
        .json(200, .object(["e": code, "m": .string(message), "d": value]))
    }

    static let maintenance = page(503, title: "系统维护中", "<p>系统维护中，请稍后再试。</p>")
    static let notFound = page(404, title: "404 Not Found", "<h1>404 Not Found</h1>")

    /// Escapes a string for an attribute or the text of an HTML page.
    static func escaped(_ text: String) -> String {
        text.replacing("&", with: "&amp;").replacing("\"", with: "&quot;").replacing("<", with: "&lt;")
    }
}

extension ServerResponse {
    /// Returns a copy of the response that also sets a cookie.
    func settingCookie(_ name: String, _ value: String, _ attributes: String) -> ServerResponse {
        var response = self
        response.headers.append(("Set-Cookie", "\(name)=\(value); \(attributes)"))
        return response
    }
}
