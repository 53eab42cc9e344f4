import CCrypto
import Synchronization
import Text

/// The RSA key pair of the fake server id.fudan.edu.cn.
final class Key: Sendable {
    static let shared = Key()

    private let key: Mutex<OpaquePointer?>
    let spki: String
    /// The modulus, without leading zeros.
    let modulus: [UInt8]

    private init() {
        let pair = makeRSAKey(2048)
        var start: UnsafeMutablePointer<UInt8>?
        let count = i2d_PUBKEY(pair, &start)
        let der = Array(UnsafeBufferPointer(start: start, count: Int(count)))
        spki = Base64.encode(der)
        // The key ends with the INTEGER of 257 bytes, whose first byte is zero, and the exponent 65537.
        modulus = Array(der.dropLast(5).suffix(256))
        key = Mutex(pair)
    }

    func decrypt(_ text: String) -> String? {
        guard let bytes = Base64.decode(text) else { return nil }
        return key.withLock { key in
            guard let context = EVP_PKEY_CTX_new(key, nil) else { return nil }
            defer { EVP_PKEY_CTX_free(context) }
            EVP_PKEY_decrypt_init(context)
            EVP_PKEY_CTX_set_rsa_padding(context, RSA_PKCS1_PADDING)
            var plain = [UInt8](repeating: 0, count: 256)
            var length = plain.count
            guard EVP_PKEY_decrypt(context, &plain, &length, bytes, bytes.count) == 1 else { return nil }
            return String(decoding: plain.prefix(length), as: UTF8.self)
        }
    }
}

func makeRSAKey(_ bits: Int32) -> OpaquePointer? {
    guard let context = EVP_PKEY_CTX_new_from_name(nil, "RSA", nil) else { return nil }
    defer { EVP_PKEY_CTX_free(context) }
    var key: OpaquePointer?
    guard EVP_PKEY_keygen_init(context) == 1, EVP_PKEY_CTX_set_rsa_keygen_bits(context, bits) == 1, EVP_PKEY_keygen(context, &key) == 1
    else { return nil }
    return key
}
