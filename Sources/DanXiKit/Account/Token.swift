import Calendar
import JSON
import Networking
import Text

/// The tokens of a signed-in account: JSON Web Tokens that expire after 30 minutes (access) and 30 days (refresh).
struct Token: JSONCodable, APIParsable, Equatable {
    let access: String
    let refresh: String

    init(access: String, refresh: String) {
        self.access = access
        self.refresh = refresh
    }

    init(json: JSONElement) throws(JSONError) {
        access = try json.value("access")
        refresh = try json.value("refresh")
    }

    func jsonNode() -> JSONNode? {
        var object = JSONObjectBuilder()
        object.set("access", access)
        object.set("refresh", refresh)
        return object.finish()
    }

    /// Returns when a token expires, from its claim `exp` (RFC 7519, section 4.1.4), or nil if the token is malformed.
    static func expiry(of token: String) -> Timestamp? {
        let parts = token.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 3, let payload = Base64.decodeURLSafe(parts[1]) else { return nil }
        do {
            return Timestamp(unixSeconds: try Claims.decode(PaddedBytes(payload)).exp)
        } catch {
            return nil
        }
    }

    private struct Claims: JSONDecodable {
        let exp: Int

        init(json: JSONElement) throws(JSONError) {
            exp = try json.value("exp")
        }
    }
}
