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
    }

    @Test(
        "An invalid key is rejected, and so is a key that is not for RSA",
        arguments: ["", "!", "Zm9v", "MCowBQYDK2VwAyEAGb9ECWmEzf6FQbrBZ9w7lshQhqowtrbLDFw4rXAxZuE="])
    func badKey(key: String) {
        #expect(RSA.encrypt([1], key: key) == nil)
    }
}
