import Text

/// An RSA public key that was made from its modulus and its exponent.
struct RSAPublicKey {
    /// The RSAPublicKey (PKCS#1, RFC 8017, appendix A.1.1), as DER in base64.
    let der: String

    /// - Parameters:
    ///   - modulus: hexadecimal digits, or bytes in base64.
    ///   - exponent: hexadecimal digits, bytes in base64, or 65537 in decimal.
    init?(modulus: String, exponent: String) {
        guard let modulus = Self.bytes(modulus), let exponent = exponent.trimmed == "65537" ? [1, 0, 1] : Self.bytes(exponent) else {
            return nil
        }
        der = Base64.encode(Self.element(0x30, Self.integer(modulus) + Self.integer(exponent)))
    }

    private static func bytes(_ text: String) -> [UInt8]? {
        let digits = text.trimmed
        guard !digits.isEmpty else { return nil }
        guard digits.allSatisfy({ $0.isASCII && $0.isHexDigit }) else { return Base64.decode(digits) }
        return Hex.decode(digits.utf8.count.isMultiple(of: 2) ? digits[...] : "0\(digits)")
    }

    /// Returns a positive INTEGER. A zero precedes a first byte whose highest bit is set, because that bit is the sign.
    private static func integer(_ bytes: [UInt8]) -> [UInt8] {
        let digits = bytes.drop { $0 == 0 }
        return element(0x02, (digits.first ?? 0x80) < 0x80 ? Array(digits) : [0] + digits)
    }

    private static func element(_ tag: UInt8, _ content: [UInt8]) -> [UInt8] {
        guard content.count >= 0x80 else { return [tag, UInt8(content.count)] + content }
        var length: [UInt8] = []
        var rest = content.count
        while rest > 0 {
            length.insert(UInt8(rest & 0xFF), at: 0)
            rest >>= 8
        }
        return [tag, 0x80 | UInt8(length.count)] + length + content
    }
}
