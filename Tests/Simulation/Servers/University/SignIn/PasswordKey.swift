import CCrypto
import Crypto
import Synchronization
import Text

/// The RSA key of the simulated id.fudan.edu.cn, with which browsers encrypt passwords. It is the same in every history, because the public
/// key is a part of the responses, and short, because short keys decrypt fast. It protects nothing outside of tests.
enum PasswordKey {
    /// The public key, a SubjectPublicKeyInfo as DER in base64.
    static let publicKey = """
        MIGfMA0GCSqGSIb3DQEBAQUAA4GNADCBiQKBgQDNCOPbqcPE4bvsS2sOnqlYKP57FouF0bMRJQxguvGzc5rbqHXIdqjfdHHv4Dll2O8tBogiSes6mG9JtA48\
        22JL99pHpt8R3afNVgikDB6i0URUkwHrwCngF7uAvNzCA7eQi7/0mkl7u+OIipmbEQDO0YBQGs7EKc8+3iNq/danbQIDAQAB
        """
    /// The private key, a PrivateKeyInfo (PKCS#8) as DER in base64.
    private static let privateKey = """
        MIICdwIBADANBgkqhkiG9w0BAQEFAASCAmEwggJdAgEAAoGBAM0I49upw8Thu+xLaw6eqVgo/nsWi4XRsxElDGC68bNzmtuodch2qN90ce/gOWXY7y0GiCJJ\
        6zqYb0m0DjzbYkv32kem3xHdp81WCKQMHqLRRFSTAevAKeAXu4C83MIDt5CLv/SaSXu744iKmZsRAM7RgFAazsQpzz7eI2r91qdtAgMBAAECgYBukMW3NfPx\
        Hr2lLgJcTukJNooMvFqe3jdPHohvPUCLweKXY1+oq3xji7rJXUP2jSZlRGly/COSZJNWzncDEFcPocqwvMG1zVvAfIe38ncBYA+tpPpTAvDMnmXAw8jrXXIf\
        Xs54rAbrEF/y/Q+pzOxOSW7vRGjRGupbnL60LN8vzQJBAP/0IERLYDFmxJ+OuRK3fJukR7+Ckp2j383VCcqlY9C70PW4CoazQbrbr3XFecTeGgWme1x25ct/\
        t1YKnzK7yucCQQDNEmbfehzI/jn1847co3RNrmFbA1X/FNJCvaNNgPo7uRfUV6vg3owQ31/uIp+5kqJxT2YMxTG5Rhn90cHwESSLAkEAp9qOqpsP+3Xc7pKn\
        tqmUU3HaB7L2ueD1bcQPhtEN856oO+y1In8+VO+rUr3tzHinchsq/YmPy/P25LtUie3z8wJAXMJSHgvSMWgtN38vw8V7uheCmfRsVbFJWj8FOu14QsN6b+Yo\
        LNL9cDRZ5BFtRjd5mt9bPbOExlVbNGBI5Rob+QJBAIMYMuRUojg9q3eHDg1Dx+Ry/4Yqlg2PC6x4LazVe0B011l9Aj7abjoOvf9uZyXSKwRxVdoozAkAYU8g\
        hv4809I=
        """
    private static let key = Mutex<OpaquePointer?>(load())

    /// Decrypts a password. Nil if it was not encrypted with the public key.
    static func decrypt(_ text: String) -> String? {
        guard let bytes = Base64.decode(text) else { return nil }
        return key.withLock { key in OpenSSL.use { decrypt(bytes, key) } }
    }

    private static func load() -> OpaquePointer? {
        guard let der = Base64.decode(privateKey) else { return nil }
        return OpenSSL.use {
            der.withUnsafeBufferPointer { buffer in
                var start = buffer.baseAddress
                return d2i_AutoPrivateKey(nil, &start, buffer.count)
            }
        }
    }

    private static func decrypt(_ bytes: [UInt8], _ key: OpaquePointer?) -> String? {
        guard let context = EVP_PKEY_CTX_new(key, nil) else { return nil }
        defer { EVP_PKEY_CTX_free(context) }
        EVP_PKEY_decrypt_init(context)
        EVP_PKEY_CTX_set_rsa_padding(context, RSA_PKCS1_PADDING)
        var plain = [UInt8](repeating: 0, count: 256)
        var length = plain.count
        guard EVP_PKEY_decrypt(context, &plain, &length, bytes, bytes.count) == 1 else { return nil }
        return String(validating: plain.prefix(length), as: UTF8.self)
    }
}
