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

    @Test("All letters of base64 stand for their six bits")
    func alphabet() {
        let text = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"
        let bytes = Hex.decode("00108310518720928b30d38f41149351559761969b71d79f8218a39259a7a29aabb2dbafc31cb3d35db7e39ebbf3dfbf")
        #expect(Base64.decode(text) == bytes && Base64.encode(bytes ?? []) == text)
        let urlSafe = text.replacing("+/", with: "-_")
        #expect(Base64.decodeURLSafe(urlSafe) == bytes && Base64.encodeURLSafe(bytes ?? []) == urlSafe)
        #expect(
            Base64.decode(" \t\r\nZm 9v\n") == Array("foo".utf8) && Base64.decodeURLSafe("Zm 9v") == nil
                && Base64.decodeURLSafe("Zm9v\n") == nil)
        #expect(Base64.decode("Zm\u{B}9v") == nil)
    }

    @Test("Invalid base64 is refused", arguments: ["Zm9v!", "Zg==Zg", "密码", "A", "Zm9vZ", "====", "=", "Zg=", "Zg===", "Zm9v="])
    func invalid(text: String) {
        #expect(Base64.decode(text) == nil)
    }
}
