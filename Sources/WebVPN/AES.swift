import CCrypto
import Crypto

/// AES-128 in CFB128 mode, as in WebVPN's URLs.
enum AES {
    enum Direction: Int32 {
        case decrypt = 0
        case encrypt = 1
    }

    /// Encrypts or decrypts bytes. The result has the length of the input. Nil if the key or the vector is not 16 bytes long, the input is
    /// too long for OpenSSL, memory ran out, or the process is exiting.
    static func cfb128(_ bytes: [UInt8], key: [UInt8], vector: [UInt8], _ direction: Direction) -> [UInt8]? {
        guard key.count == 16, vector.count == 16, let length = Int32(exactly: bytes.count) else { return nil }
        return OpenSSL.use {
            guard let context = EVP_CIPHER_CTX_new() else { return nil }
            defer { EVP_CIPHER_CTX_free(context) }
            var output = [UInt8](repeating: 0, count: bytes.count)
            var count: Int32 = 0
            guard EVP_CipherInit_ex(context, EVP_aes_128_cfb128(), nil, key, vector, direction.rawValue) == 1,
                EVP_CipherUpdate(context, &output, &count, bytes, length) == 1
            else { return nil }
            return Array(output.prefix(Int(count)))
        }
    }
}
