import Calendar
import JSON

/// An access token for the account of a reader.
struct LibraryToken: JSONCodable {
    /// It is renewed this long before it expires, so that it does not expire on the way.
    private static let margin = 60_000

    let accessToken: String
    /// Number of the campus account that it was issued to.
    let username: String
    /// In milliseconds since 1970. Nil if the server did not send it.
    private let expiresAt: Int?

    /// - Parameter seconds: the time after which the token expires.
    init(accessToken: String, username: String, expiresIn seconds: Int?) {
        self.accessToken = accessToken
        self.username = username
        // Limits the time so that the sum cannot overflow.
        expiresAt = seconds.map { WallTime.now.milliseconds + min(max($0, 0), 86_400) * 1000 }
    }

    /// Whether a request of an account can be sent with the token.
    func isUsable(by username: String) -> Bool {
        self.username == username && expiresAt.map { $0 - Self.margin > WallTime.now.milliseconds } ?? true
    }

    init(json: JSONElement) throws(JSONError) {
        accessToken = try json.value("access_token")
        username = try json.value("username")
        expiresAt = try json.optional("expires_at_ms", in: 0...)
    }

    func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("access_token", accessToken)
            json.set("username", username)
            json.set("expires_at_ms", expiresAt)
        }
    }
}
