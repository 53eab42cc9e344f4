import CCrypto
import Crypto
import Errors
import HTTP
import Text

/// Time-based one-time passwords (RFC 6238) with SHA-1, six digits and steps of 30 seconds, as authenticator apps show them.
struct TOTP: Sendable {
    static let digits = 6
    /// Length of a step in seconds.
    static let period = 30

    private let secret: SecretBytes

    /// - Parameter text: a secret in base32 (RFC 4648), or an `otpauth://totp/` URI that contains one.
    init(_ text: String) throws(DanXiError) {
        var encoded = text.trimmed
        if encoded.lowercased().hasPrefix("otpauth:") { encoded = try Self.secret(of: encoded) }
        guard var bytes = Base32.decode(encoded), !bytes.isEmpty else {
            throw Self.invalid("expected a secret in base32, or an otpauth:// URI")
        }
        secret = SecretBytes(taking: &bytes)
    }

    /// Returns the code of a step. Nil if OpenSSL cannot compute the HMAC.
    /// - Parameter step: number of steps since 1970-01-01T00:00:00Z.
    func code(step: Int) -> String? {
        let counter = (0..<8).map { UInt8(truncatingIfNeeded: step >> (56 - 8 * $0)) }
        var hash = [UInt8](repeating: 0, count: Int(EVP_MAX_MD_SIZE))
        var count: UInt32 = 0
        let result = OpenSSL.use {
            secret.withUnsafeBytes { HMAC(EVP_sha1(), $0.baseAddress, Int32(clamping: $0.count), counter, counter.count, &hash, &count) }
        }
        guard result != nil, count == 20 else { return nil }
        let offset = Int(hash[19] & 15)
        let number = hash[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) } & 0x7FFF_FFFF
        let code = String(number % 1_000_000)
        return String(repeating: "0", count: Self.digits - code.count) + code
    }

    private static func secret(of uri: String) throws(DanXiError) -> String {
        guard uri.lowercased().hasPrefix("otpauth://totp/"), let query = uri.firstRange(of: "?") else {
            throw invalid("the URI is not of the form otpauth://totp/…?secret=…")
        }
        let items = [QueryItem](query: uri[query.upperBound...])
        let values = Dictionary(items.map { ($0.name.lowercased(), $0.value) }) { _, last in last }
        guard values["algorithm"].map({ $0.uppercased() == "SHA1" }) ?? true, values["digits"] ?? "6" == "6",
            values["period"] ?? "30" == "30"
        else { throw invalid("only URIs with SHA1, 6 digits and a period of 30 seconds are supported") }
        return values["secret"] ?? ""
    }

    /// Returns an error that never contains the secret.
    private static func invalid(_ reason: String) -> DanXiError {
        DanXiError(.invalidArgument, "campus.login: `totp_secret`: \(reason).")
    }
}
