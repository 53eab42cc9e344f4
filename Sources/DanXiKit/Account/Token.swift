import Calendar
import JSON
import Networking
import Text

/// What stands for a signed-in account: JSON Web Tokens of 30 minutes and of 30 days.
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

    /// When a token ends, by its claim `exp` (RFC 7519); nil if it cannot be read.
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
