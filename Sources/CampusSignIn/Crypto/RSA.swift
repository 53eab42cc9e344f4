import CCrypto
import Crypto
import HTTP
import Text

/// RSA encryption of the password for `https://id.fudan.edu.cn`.
enum RSA {
    /// Encrypts with PKCS#1 v1.5 padding. Returns nil if the key is invalid, is not an RSA key, or is too short for the bytes.
    /// - Parameter key: a SubjectPublicKeyInfo or an RSAPublicKey (PKCS#1), as DER in base64 or as PEM.
    static func encrypt(_ secret: SecretBytes, key: String) -> [UInt8]? {
        let encoded = key.split(whereSeparator: \.isNewline).filter { !$0.hasPrefix("-----") }.joined()
        guard let der = Base64.decode(encoded.filter { !$0.isWhitespace }) else { return nil }
        return OpenSSL.use { encrypt(secret, der: der) }
    }

    private static func encrypt(_ secret: SecretBytes, der: [UInt8]) -> [UInt8]? {
        let publicKey = der.withUnsafeBufferPointer { buffer -> OpaquePointer? in
            var start = buffer.baseAddress
            if let key = d2i_PUBKEY(nil, &start, buffer.count) { return key }
            start = buffer.baseAddress
            return d2i_PublicKey(EVP_PKEY_RSA, nil, &start, buffer.count)
        }
        guard let publicKey else { return nil }
        defer { EVP_PKEY_free(publicKey) }
        guard let context = EVP_PKEY_CTX_new(publicKey, nil) else { return nil }
        defer { EVP_PKEY_CTX_free(context) }
        guard EVP_PKEY_encrypt_init(context) == 1, EVP_PKEY_CTX_set_rsa_padding(context, RSA_PKCS1_PADDING) == 1 else { return nil }
        return secret.withUnsafeBytes { secret -> [UInt8]? in
            let bytes = secret.assumingMemoryBound(to: UInt8.self)
            var count = 0
            guard EVP_PKEY_encrypt(context, nil, &count, bytes.baseAddress, bytes.count) == 1 else { return nil }
            var encrypted = [UInt8](repeating: 0, count: count)
            guard EVP_PKEY_encrypt(context, &encrypted, &count, bytes.baseAddress, bytes.count) == 1 else { return nil }
            return Array(encrypted.prefix(count))
        }
    }
}
