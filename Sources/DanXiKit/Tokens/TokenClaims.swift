import Calendar
import JSON
import Text

/// The claims of a JSON Web Token (RFC 7519) that the library uses. The signature is not checked, because only the servers can do this.
struct TokenClaims: JSONDecodable {
    /// Time at which the token expires, in seconds since 1970 (section 4.1.4).
    let expiry: Int?
    /// Identifier of the account, from the first present claim of `id`, `user_id` and `uid`, which the community's servers read.
    let account: String?
    /// Whether the account was an administrator's when the token was issued. Nil if the token has no such claim.
    let isAdmin: Bool?

    /// Decodes the claims of a token. Nil for a malformed token.
    init?(_ token: String) {
        let parts = token.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        guard parts.count == 3, let payload = Base64.decodeURLSafe(Substring(parts[1])), let claims = try? Self.decode(PaddedBytes(payload))
        else { return nil }
        self = claims
    }

    init(json: JSONElement) throws(JSONError) {
        expiry = try json.optional("exp")
        let ids: [Int?] = [try json.optional("id"), try json.optional("user_id"), try json.optional("uid")]
        isAdmin = try json.optional("is_admin")
        account = ids.lazy.compactMap { $0 }.first.map(String.init)
    }

    var expiresAt: Timestamp? { expiry.flatMap { Timestamp(unixSeconds: $0) } }
}
