import CCrypto
import Crypto

/// An authenticator app (RFC 6238) with SHA-1, six digits and steps of 30 seconds.
package enum AuthenticatorApp {
    /// Returns the code at a time.
    /// - Parameters:
    ///   - secret: in base32, without padding.
    ///   - time: milliseconds since 1970.
    package static func code(_ secret: String, time: Int) -> String { code(secret, step: time / 30_000) }

    static func code(_ secret: String, step: Int) -> String {
        let key = bytes(ofBase32: secret)
        let counter = (0..<8).reversed().map { UInt8(truncatingIfNeeded: step >> (8 * $0)) }
        var hash = [UInt8](repeating: 0, count: Int(EVP_MAX_MD_SIZE))
        var count: UInt32 = 0
        _ = OpenSSL.use { HMAC(EVP_sha1(), key, Int32(key.count), counter, counter.count, &hash, &count) }
        let offset = Int(hash[19] & 0x0F)
        let number = hash[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) } & 0x7FFF_FFFF
        return String(String(1_000_000 + number % 1_000_000).dropFirst())
    }

    private static func bytes(ofBase32 text: String) -> [UInt8] {
        var bytes: [UInt8] = []
        var (bits, count) = (0, 0)
        for letter in text.utf8 {
            let value = letter >= UInt8(ascii: "A") ? letter - UInt8(ascii: "A") : letter - UInt8(ascii: "2") + 26
            bits = (bits << 5 | Int(value)) & 0xFFFF
            count += 5
            guard count >= 8 else { continue }
            count -= 8
            bytes.append(UInt8(truncatingIfNeeded: bits >> count))
        }
        return bytes
    }
}
