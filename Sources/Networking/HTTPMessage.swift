import JSON

package enum HTTPMethod: String, Sendable {
    case get = "GET"
    case head = "HEAD"
    case post = "POST"
    case put = "PUT"
    case patch = "PATCH"
    case delete = "DELETE"

    /// Whether sending twice has the effect of sending once (RFC 9110, section 9.2.2), so that a lost answer may be asked for again.
    package var isIdempotent: Bool { self != .post && self != .patch }
}

/// Header fields in order. Names compare without regard to case.
package struct HTTPHeaders: Sendable, ExpressibleByDictionaryLiteral {
    package private(set) var fields: [(name: String, value: String)]

    package init(dictionaryLiteral fields: (String, String)...) {
        self.fields = fields.map { (name: $0.0, value: $0.1) }
    }

    /// The first value of a name; setting replaces all of them, nil removes them.
    package subscript(name: String) -> String? {
        get { fields.first { Self.matches($0.name, name) }?.value }
        set {
            fields.removeAll { Self.matches($0.name, name) }
            if let newValue { append(name, newValue) }
        }
    }

    /// Every value of a name, in order.
    package func values(_ name: String) -> [String] {
        fields.filter { Self.matches($0.name, name) }.map(\.value)
    }

    package mutating func append(_ name: String, _ value: String) {
        fields.append((name: name, value: value))
    }

    private static func matches(_ one: String, _ other: String) -> Bool {
        one.utf8.count == other.utf8.count && one.lowercased() == other.lowercased()
    }
}

/// What is sent: a request in its final form.
package struct HTTPRequest: Sendable {
    package var method: HTTPMethod
    /// Absolute, and escaped.
    package var url: String
    package var headers: HTTPHeaders
    package var body: [UInt8]?
    /// Whether the server must not see it twice, such as a password or a single-use ticket: it is never sent again, neither after a
    /// failure nor by a redirect that keeps the body, and goes out on a fresh connection, as one that went stale has libcurl repeat it.
    package var isSentOnce = false
    /// How long it may take, if that is less than what the call has left.
    package var timeLimit: Duration?

    package init(method: HTTPMethod = .get, url: String, headers: HTTPHeaders = [:], body: [UInt8]? = nil) {
        self.method = method
        self.url = url
        self.headers = headers
        self.body = body
    }

    /// Such as `GET https://forum.fduhole.com/api/divisions`: without the query and the fragment, which may be personal.
    package var place: String { "\(method.rawValue) \(url.prefix { $0 != "?" && $0 != "#" })" }
}

/// What a server answered, whatever its status.
///
/// A class, since it passes through many suspended functions, each of which would hold a copy.
package final class HTTPResponse: Sendable {
    package let request: HTTPRequest
    package let status: Int
    package let headers: HTTPHeaders
    /// The body, decompressed.
    package let body: PaddedBytes
    /// Where the answer's Location points, as an absolute URL.
    package let redirectURL: String?

    package init(
        request: HTTPRequest, status: Int, headers: HTTPHeaders = [:], body: PaddedBytes = PaddedBytes(), redirectURL: String? = nil
    ) {
        self.request = request
        self.status = status
        self.headers = headers
        self.body = body
        self.redirectURL = redirectURL
    }

    package var isSuccess: Bool { (200..<300).contains(status) }

    package var place: String { request.place }

    /// Such as `text/html`, in lower case.
    package var mediaType: String? {
        headers["Content-Type"].map { $0.prefix { $0 != ";" && $0 != " " }.lowercased() }
    }
}
