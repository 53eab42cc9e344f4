import CCrypto
import Text

/// RSA as the sign-in wants the password (`POST https://id.fudan.edu.cn/idp/authn/getJsPublicKey`).
enum RSA {
    /// PKCS#1 v1.5 encryption; nil if the key cannot be read, is no RSA key, or is too short for the bytes.
    /// - Parameter key: a SubjectPublicKeyInfo, base64.
    static func encrypt(_ bytes: [UInt8], key: String) -> [UInt8]? {
        guard let der = Base64.decode(key) else { return nil }
        // The host may use OpenSSL too: its thread's errors stay as they were.
        ERR_set_mark()
        defer { ERR_pop_to_mark() }
        let publicKey = der.withUnsafeBufferPointer { buffer in
            var start = buffer.baseAddress
            return d2i_PUBKEY(nil, &start, buffer.count)
        }
        guard let publicKey else { return nil }
        defer { EVP_PKEY_free(publicKey) }
        guard let context = EVP_PKEY_CTX_new(publicKey, nil) else { return nil }
        defer { EVP_PKEY_CTX_free(context) }
        var count = 0
        guard EVP_PKEY_encrypt_init(context) == 1, EVP_PKEY_CTX_set_rsa_padding(context, RSA_PKCS1_PADDING) == 1,
            EVP_PKEY_encrypt(context, nil, &count, bytes, bytes.count) == 1, count > 0
        else { return nil }
        var encrypted = [UInt8](repeating: 0, count: count)
        guard EVP_PKEY_encrypt(context, &encrypted, &count, bytes, bytes.count) == 1 else { return nil }
        return Array(encrypted.prefix(count))
    }
}
