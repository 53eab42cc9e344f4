import Calendar
import JSON

/// An access token for the account of a reader.
struct LibraryToken: JSONCodable {
    /// Time before the expiry of a token, in milliseconds, in which the token is not used, so that it does not expire during a request.
    private static let margin = 60_000

    let accessToken: String
    /// Username of the campus account to which the token was issued.
    let username: String
    /// The time of expiry in milliseconds since 1970. Nil if it is unknown.
    private let expiresAt: Int?

    /// - Parameter seconds: the time after which the token expires. Nil if the server did not send this time.
    init(accessToken: String, username: String, expiresIn seconds: Int?) {
        self.accessToken = accessToken
        self.username = username
        // The time is limited to one day, so that the sum cannot overflow.
        expiresAt = seconds.map { WallTime.now.milliseconds + min(max($0, 0), 86_400) * 1000 }
    }

    /// Returns whether the token belongs to the account `username` and does not expire within ``margin``.
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
