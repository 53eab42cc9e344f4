import CCrypto
import HTTP
import Testing
import Text

@testable import CampusSignIn
@testable import CampusSupport

@Suite("Ciphers")
struct CryptoTests {
    @Test("RSA ciphertexts of the same password differ, and the private key decrypts a ciphertext")
    func rsa() throws {
        let key = try #require(makeRSAKey(2048))
        defer { EVP_PKEY_free(key) }
        var start: UnsafeMutablePointer<UInt8>?
        let count = i2d_PUBKEY(key, &start)
        let spki = Base64.encode(Array(UnsafeBufferPointer(start: start, count: Int(count))))
        CRYPTO_free(start, "", 0)
        let password = SecretBytes("hunter2 密码".utf8)
        let encrypted = try #require(RSA.encrypt(password, key: spki))
        #expect(encrypted.count == 256 && encrypted != RSA.encrypt(password, key: spki))
        let context = EVP_PKEY_CTX_new(key, nil)
        defer { EVP_PKEY_CTX_free(context) }
        EVP_PKEY_decrypt_init(context)
        EVP_PKEY_CTX_set_rsa_padding(context, RSA_PKCS1_PADDING)
        var plain = [UInt8](repeating: 0, count: 256)
        var length = plain.count
        #expect(EVP_PKEY_decrypt(context, &plain, &length, encrypted, encrypted.count) == 1)
        #expect(plain.prefix(length).elementsEqual(password))
        #expect(RSA.encrypt(SecretBytes([UInt8](repeating: 1, count: 300)), key: spki) == nil, "the message is too long for the key")
        start = nil
        let length1 = Int(i2d_PublicKey(key, &start))
        let pkcs1 = Base64.encode(Array(UnsafeBufferPointer(start: start, count: length1)))
        CRYPTO_free(start, "", 0)
        #expect(RSA.encrypt(password, key: "-----BEGIN RSA PUBLIC KEY-----\r\n\(pkcs1)\r\n-----END RSA PUBLIC KEY-----\r\n")?.count == 256)
        #expect(RSA.encrypt(password, key: "-----BEGIN PUBLIC KEY-----\n \(spki.prefix(64)) \t\n\(spki.dropFirst(64))\n")?.count == 256)
    }

    @Test(
        "An invalid key is rejected, and so is a key that is not for RSA",
        arguments: ["", "!", "Zm9v", "MCowBQYDK2VwAyEAGb9ECWmEzf6FQbrBZ9w7lshQhqowtrbLDFw4rXAxZuE="])
    func badKey(key: String) {
        #expect(RSA.encrypt([1], key: key) == nil)
    }

    @Test(
        "Base32 is decoded in both cases, and no other characters are accepted",
        arguments: [
            ("MZXW6YTBOI======", Array("foobar".utf8)), ("mzxw 6ytb-oi", Array("foobar".utf8)), ("MZXW6YQ=", Array("foob".utf8)),
            ("MY", Array("f".utf8)),
            ("AAAAAAAA", [0, 0, 0, 0, 0]), ("zZ77ZZ77", [0xCE, 0x7F, 0xFC, 0xE7, 0xFF]), ("22222222", [0xD6, 0xB5, 0xAD, 0x6B, 0x5A]),
            ("M", []),
            ("", []), ("A1", nil), ("A8", nil), ("A@", nil), ("A[", nil), ("A`", nil), ("A{", nil), ("A0", nil), ("Aé", nil),
        ] as [(String, [UInt8]?)])
    func base32(text: String, bytes: [UInt8]?) {
        #expect(Base32.decode(text) == bytes)
    }

    @Test(
        "A public key is made from its modulus and its exponent, as hexadecimal digits or base64",
        arguments: [
            ("7F", "03", "30060201 7f020103"), ("80", "03", "30070202 0080020103"), (" 007F\n", "3", "30060201 7f020103"),
            ("F", "10001", "30080201 0f0203010001"), ("7f", "65537", "30080201 7f0203010001"),
            ("065537", " 65537 ", "300a0203 0655370203010001"),
            ("fw==", "AQAB", "30080201 7f0203010001"), ("00", "3", "30060201 00020103"), ("", "3", nil), ("7F", "", nil), ("?", "3", nil),
            ("7F", "?", nil), ("７Ｆ", "3", nil),
        ] as [(String, String, String?)])
    func publicKeys(modulus: String, exponent: String, der: String?) {
        let key = RSAPublicKey(modulus: modulus, exponent: exponent)?.der
        #expect(key == der.flatMap { Hex.decode($0.filter { $0 != " " }) }.map { Base64.encode($0) })
    }

    @Test("The length of an element of a public key has one byte up to 127, and a count of its bytes before it from 128")
    func longKeys() throws {
        for (count, start) in [
            (124, "30 81 81 02 7c 7f"), (123, "30 81 80 02 7b 7f"), (122, "30 7f 02 7a 7f"), (127, "30 81 84 02 7f 7f"),
            (128, "30 81 86 02 81 80 7f"),
            (251, "30 82 01 01 02 81 fb 7f"), (256, "30 82 01 07 02 82 01 00 7f"),
        ] {
            let modulus = "7f" + String(repeating: "01", count: count - 1)
            let key = try #require(RSAPublicKey(modulus: modulus, exponent: "3"))
            let der = try #require(Base64.decode(key.der))
            #expect(Hex.encode(der).hasPrefix(start.filter { $0 != " " }), "\(count)")
            #expect(Hex.encode(der).hasSuffix("01020103"))
        }
    }
}
