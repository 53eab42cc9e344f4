import Calls
import Errors
import JSON

// The parts of a response that the `detail` of an error shows. Each of them is at most ``DanXiError/detailLimit`` bytes long.

extension DanXiError {
    /// Returns the error with the headers of a response and, if given, its body in `detail`. The credentials of the exchange are removed
    /// from the whole error.
    /// - Parameter body: the beginning of the body. Nil if the body is not shown, because the error says what it contains, or because it
    ///   may have personal data.
    package func showing(_ response: HTTPResponse, body: JSONValue? = nil) -> DanXiError {
        var members: [String: JSONValue] = if case .object(let given)? = detail { given } else { [:] }
        let headers = response.headersExcerpt
        if !headers.isEmpty { members["headers"] = .object(headers) }
        if let body { members["body"] = body }
        var error = self
        error.detail = members.isEmpty ? nil : .object(members)
        return error.without(response.secrets)
    }
}

extension HTTPResponse {
    /// The body as JSON, without what exceeds the limit. Nil if the body is not JSON.
    package var jsonExcerpt: JSONValue? {
        try? ShortenedBody.decode(body, levels: JSONDocument.levelsOfExcerpt).value
    }

    /// The beginning of a body that is text. Nil if the body is an object or an array in JSON, is empty, or is not text.
    /// - Parameter text: the body in the encoding that it declares. Nil if the encoding is UTF-8 or unknown.
    package func textExcerpt(_ text: String? = nil) -> JSONValue? {
        switch jsonExcerpt {
        case .object, .array: return nil
        default: break
        }
        // Four bytes more than the limit are enough to find out whether the text is too long, and where to cut it.
        let text = text ?? String(decoding: body.bytes.prefix(DanXiError.detailLimit + 4), as: UTF8.self)
        guard !text.isEmpty, !text.utf8.contains(0) else { return nil }
        return .string(text.shortened(toBytes: DanXiError.detailLimit))
    }

    /// The headers by their names in lower case, without credentials. The values of equal names are joined.
    fileprivate var headersExcerpt: [String: JSONValue] {
        var room = DanXiError.detailLimit
        let joined = headers.byName.filter { !Self.credentials.contains($0.key) }.mapValues { $0.joined(separator: ", ") }
        let fields = joined.sorted { $0.key < $1.key }.prefix { field in
            room -= field.key.utf8.count + field.value.utf8.count
            return room >= 0
        }
        return Dictionary(
            uniqueKeysWithValues: fields.map { name, value in
                // The query of a redirect's target may have a ticket or a code.
                (name, .string(Self.targets.contains(name) ? String(value.prefix { $0 != "?" && $0 != "#" }) : value))
            })
    }

    /// Names of headers that may have credentials, in lower case.
    private static let credentials: Set<String> = [
        "authentication-info", "authorization", "cookie", "proxy-authentication-info", "proxy-authorization", "set-cookie", "set-cookie2",
        "x-access-token", "x-auth-token", "x-csrf-token", "x-refresh-token", "x-xsrf-token",
    ]
    /// Names of headers with the target of a redirect, in lower case.
    private static let targets: Set<String> = ["content-location", "location", "refresh"]

    /// The credentials of the exchange, which a server may echo.
    fileprivate var secrets: Secrets {
        let cookies = [request.sentCookies ?? ""] + headers.values("Set-Cookie").map { String($0.prefix { $0 != ";" }) }
        return Secrets(request.headerCredentials + request.queryCredentials + cookies.flatMap(HTTPRequest.cookieValues))
    }
}

extension HTTPRequest {
    /// The values of the headers with credentials, and the tokens in them.
    fileprivate var headerCredentials: [String] {
        let tokens = headers.values("Authorization").flatMap { $0.split(separator: " ").dropFirst().map { String($0) } }
        let names = credentialHeaders.filter { name in !Self.open.contains { name.lowercased().hasPrefix($0) } }
        return names.flatMap { headers.values($0) } + tokens
    }

    /// The starts of the names of headers that a program sets and that are not secret, in lower case.
    private static let open = ["accept", "cache-control", "content-", "if-", "prefer", "range", "user-agent"]

    /// The values in the query of a single-use request, such as a ticket.
    fileprivate var queryCredentials: [String] {
        guard effect == .singleUse else { return [] }
        return Self.values(url.drop { $0 != "?" }.dropFirst().split(separator: "&"))
    }

    /// The values of a header Cookie.
    fileprivate static func cookieValues(_ field: String) -> [String] { values(field.split(separator: ";")) }

    /// Returns the values of assignments such as `NAME=VALUE`. Short values are left out, because they occur by chance in many texts.
    private static func values(_ assignments: [Substring]) -> [String] {
        assignments.map { String($0.drop { $0 != "=" }.dropFirst()) }.filter { $0.utf8.count >= 8 }
    }
}

/// The body of a response as JSON, without what exceeds ``DanXiError/detailLimit``.
private struct ShortenedBody: JSONDecodable {
    let value: JSONValue

    init(json: JSONElement) throws(JSONError) {
        value = JSONValue(shortening: json, toBytes: DanXiError.detailLimit)
    }
}
