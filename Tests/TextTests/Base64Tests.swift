import Testing

@testable import Text

@Suite("Base64")
struct Base64Tests {
    @Test(
        "Base64 is encoded with padding, and decoded with or without padding",
        arguments: [
            ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="), ("fooba", "Zm9vYmE="), ("foobar", "Zm9vYmFy"),
        ])
    func both(plain: String, encoded: String) {
        #expect(Base64.encode(Array(plain.utf8)) == encoded)
        #expect(Base64.decode(encoded) == Array(plain.utf8))
        #expect(Base64.decode(encoded.replacing("=", with: "") + "\r\n") == Array(plain.utf8))
    }

    @Test("URL-safe base64 uses - and _ instead of + and /")
    func urlSafe() {
        #expect(Base64.decodeURLSafe("-_8") == [0xFB, 0xFF] && Base64.decodeURLSafe("-_8=") == [0xFB, 0xFF])
        #expect(Base64.decode("+/8=") == [0xFB, 0xFF])
        #expect(Base64.encodeURLSafe([0xFB, 0xFF]) == "-_8" && Base64.encode([0xFB, 0xFF]) == "+/8=")
        #expect(Base64.decodeURLSafe("+/8=") == nil && Base64.decode("-_8=") == nil)
    }

    @Test("Invalid base64 is refused", arguments: ["Zm9v!", "Zg==Zg", "密码", "A", "Zm9vZ", "====", "=", "Zg=", "Zg===", "Zm9v="])
    func invalid(text: String) {
        #expect(Base64.decode(text) == nil)
    }
}
