import JSON
import Networking

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
        guard parts.count == 3, let payload = base64URLDecoded(parts[1].utf8) else { return nil }
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

    /// RFC 4648, section 5, without padding.
    private static func base64URLDecoded(_ text: Substring.UTF8View) -> [UInt8]? {
        var bytes: [UInt8] = []
        var bits: UInt32 = 0
        var count = 0
        for character in text {
            let value: UInt8
            switch character {
            case UInt8(ascii: "A")...UInt8(ascii: "Z"): value = character - UInt8(ascii: "A")
            case UInt8(ascii: "a")...UInt8(ascii: "z"): value = character - UInt8(ascii: "a") + 26
            case UInt8(ascii: "0")...UInt8(ascii: "9"): value = character - UInt8(ascii: "0") + 52
            case UInt8(ascii: "-"): value = 62
            case UInt8(ascii: "_"): value = 63
            default: return nil
            }
            bits = (bits << 6 | UInt32(value)) & 0xFFFF
            count += 6
            if count >= 8 {
                count -= 8
                bytes.append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
            }
        }
        return bytes
    }
}
