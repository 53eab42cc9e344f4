import Calendar
import HTTP
import JSON
import Text

/// A stored response, with the data of its request that the rules of HTTP caching need.
struct CachedResponse: JSONCodable {
    let url: String
    let status: Int
    /// The headers without cookies, and without headers that concern only the connection.
    var headers: HTTPHeaders
    let body: [UInt8]
    /// The values that the request had for the headers that Vary names, by header name in lower case. An empty value stands for a missing
    /// header.
    let varied: [String: String]
    /// A hash of the request's headers that identify the account, such as Authorization. Empty if the request has no such header.
    let sender: String
    /// Time of the request, as Unix time in seconds.
    var requested: Int
    /// Time of the response, as Unix time in seconds.
    var received: Int

    /// The last second of the year 9999 in UTC, as Unix time.
    private static let lastSecond = 253_402_300_799

    private static let unstored: Set<String> = [
        "connection", "keep-alive", "te", "trailer", "transfer-encoding", "upgrade", "proxy-authenticate", "proxy-authorization",
        "proxy-connection", "proxy-authentication-info", "set-cookie",
    ]

    init(_ response: HTTPResponse, sent: HTTPHeaders, sender: String, requested: Int, received: Int) {
        url = response.request.url
        status = response.status
        headers = Self.stored(response.headers)
        body = Array(response.body.bytes)
        varied = Dictionary(
            Self.variedNames(response.headers).map { ($0, Self.normalized(sent, $0)) }, uniquingKeysWith: { first, _ in first })
        (self.sender, self.requested, self.received) = (sender, requested, received)
    }

    /// Returns the headers that a cache keeps (RFC 9111, section 3.1).
    static func stored(_ headers: HTTPHeaders) -> HTTPHeaders {
        let named = headers.values("Connection").flatMap { $0.lowercased().split(separator: ",").map { String($0).trimmed } }
        var stored = headers
        stored.removeAll(unstored.union(named))
        return stored
    }

    static func variedNames(_ headers: HTTPHeaders) -> [String] {
        headers.values("Vary").flatMap { $0.lowercased().split(separator: ",").map { String($0).trimmed } }
    }

    static func normalized(_ headers: HTTPHeaders, _ name: String) -> String {
        headers.values(name).joined(separator: ",").split(separator: ",").map { String($0).trimmed }.joined(separator: ",")
    }

    /// The stored response as a client would return it.
    var response: HTTPResponse {
        HTTPResponse(request: HTTPRequest(url: url), status: status, headers: headers, body: PaddedBytes(body))
    }

    var receivedAt: WallTime { WallTime(milliseconds: received * 1000) }

    init(json: JSONElement) throws(JSONError) {
        url = try json.value("url")
        status = try json.value("status")
        var fields: HTTPHeaders = [:]
        let lines: [[String]] = try json.value("headers")
        for line in lines where line.count == 2 { fields.append(line[0], line[1]) }
        headers = fields
        if let text: String = try json.optional("text") {
            body = Array(text.utf8)
        } else {
            let text: String = try json.value("base64")
            guard let bytes = Base64.decode(text) else { throw JSONError("expected base64") }
            body = bytes
        }
        varied = try json.value("varied")
        sender = try json.value("sender")
        requested = try json.value("requested", in: 0...Self.lastSecond)
        received = try json.value("received", in: 0...Self.lastSecond)
    }

    func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("url", url)
            json.set("status", status)
            json.set("headers", headers.fields.map { [$0.name, $0.value] })
            if let text = String(validating: body, as: UTF8.self) {
                json.set("text", text)
            } else {
                json.set("base64", Base64.encode(body))
            }
            json.set("varied", varied)
            json.set("sender", sender)
            json.set("requested", requested)
            json.set("received", received)
        }
    }
}
