import CCrypto
import HTTP
import Testing
import Text

@testable import FudanKit

@Suite("Ciphers")
struct CryptoTests {
    @Test("The private key decrypts the RSA ciphertext, which differs each time")
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
        #expect(RSA.encrypt(SecretBytes([UInt8](repeating: 1, count: 300)), key: spki) == nil, "too long for the key")
        start = nil
        let length1 = Int(i2d_PublicKey(key, &start))
        let pkcs1 = Base64.encode(Array(UnsafeBufferPointer(start: start, count: length1)))
        CRYPTO_free(start, "", 0)
        #expect(RSA.encrypt(password, key: "-----BEGIN RSA PUBLIC KEY-----\r\n\(pkcs1)\r\n-----END RSA PUBLIC KEY-----\r\n")?.count == 256)
    }

    @Test(
        "An invalid key, and a key that is not RSA, are rejected",
        arguments: ["", "!", "Zm9v", "MCowBQYDK2VwAyEAGb9ECWmEzf6FQbrBZ9w7lshQhqowtrbLDFw4rXAxZuE="])
    func badKey(key: String) {
        #expect(RSA.encrypt([1], key: key) == nil)
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

@Suite("WebVPN URLs")
struct WebVPNURLTests {
    static let prefix = "77726476706e69737468656265737421"

    @Test(
        "URLs are encoded and decoded",
        arguments: [
            ("forum.fduhole.com", "f6f853892a7e6e546b0086a09d1b203a46"), ("auth.fduhole.com", "f1e2559469366c45760785a9d6562c38"),
            ("danke.fduhole.com", "f4f64f97227e6e546b0086a09d1b203a73"), ("image.fduhole.com", "f9fa409b227e6e546b0086a09d1b203ab8"),
            ("10.64.130.6", "a1a70fca737e39032e46df"),
        ])
    func hosts(host: String, hex: String) {
        let encoded = "https://webvpn.fudan.edu.cn/https/\(Self.prefix)\(hex)/a/b?c=d%20e#f"
        #expect(WebVPNURL.encode("https://\(host)/a/b?c=d%20e#f") == encoded)
        #expect(WebVPNURL.decode(encoded) == "https://\(host)/a/b?c=d%20e#f")
    }

    @Test(
        "Decoding returns the encoded URL",
        arguments: [
            "https://forum.fduhole.com", "http://10.64.130.6/?b=H2", "http://host.example:8080/x", "https://host.example:8443?q",
            "http://[2001:db8::1]/x", "https://[::1]:8443/x#y", "http://host.example:443/x", "https://host.example:80/x",
            "https://a-host-with-a-name-longer-than-one-block.fudan.edu.cn/deep/path/",
        ])
    func roundTrip(url: String) throws {
        let encoded = try #require(WebVPNURL.encode(url))
        #expect(encoded.hasPrefix("https://webvpn.fudan.edu.cn/"))
        #expect(WebVPNURL.decode(encoded) == url)
    }

    @Test("Only ports other than the scheme's default are in the URL")
    func ports() {
        #expect(WebVPNURL.encode("http://10.64.130.6:80/") == WebVPNURL.encode("http://10.64.130.6/"))
        #expect(WebVPNURL.encode("http://10.64.130.6:8080/")?.contains("/http-8080/") == true)
        #expect(WebVPNURL.encode("https://10.64.130.6:443/") == WebVPNURL.encode("https://10.64.130.6/"))
        // The default of the other scheme is a port like any other.
        #expect(WebVPNURL.encode("http://10.64.130.6:443/")?.contains("/http-443/") == true)
        #expect(WebVPNURL.encode("https://10.64.130.6:80/")?.contains("/https-80/") == true)
    }

    @Test(
        "A URL that contains no server's URL decodes to nil",
        arguments: [
            "https://webvpn.fudan.edu.cn/", "https://webvpn.fudan.edu.cn/login?cas_login=true", "https://webvpn.fudan.edu.cn/https/",
            "https://webvpn.fudan.edu.cn/https/7772",
            "https://webvpn.fudan.edu.cn/https/77726476706e69737468656265737421/x",
            "https://other.example/https/77726476706e69737468656265737421f6f853892a7e6e546b0086a09d1b203a46",
            "http://webvpn.fudan.edu.cn/https/77726476706e69737468656265737421f6f853892a7e6e546b0086a09d1b203a46",
            "https://webvpn.fudan.edu.cn/ftp/77726476706e69737468656265737421a1a70fca737e39032e46df",
            "https://webvpn.fudan.edu.cn/https/77726476706e69737468656265737421ffffffffff", "", "webvpn",
        ])
    func none(url: String) {
        #expect(WebVPNURL.decode(url) == nil)
    }
}
