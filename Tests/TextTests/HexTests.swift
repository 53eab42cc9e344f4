import Testing

@testable import Text

@Suite("Hexadecimal digits")
struct HexTests {
    @Test("All bytes are encoded in lower case, and decoded in both cases")
    func all() {
        let bytes = Array(UInt8.min...UInt8.max)
        let text = bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
        #expect(Hex.encode(bytes) == text && Hex.decode(text) == bytes && Hex.decode(text.uppercased()) == bytes)
    }

    @Test(
        "An odd number of digits and other characters are refused",
        arguments: [
            ("", []), ("0f", [15]), ("0", nil), ("0f1", nil), ("0g", nil), ("G0", nil), ("/0", nil), (":0", nil), ("@0", nil), ("`0", nil),
            (" 0f", nil),
        ]
            as [(String, [UInt8]?)])
    func forms(text: String, bytes: [UInt8]?) {
        #expect(Hex.decode(text) == bytes)
    }
}
