import JSON
import Testing

@Suite("Validation of UTF-8")
struct UTF8Tests {
    /// Byte sequences on both sides of each limit of RFC 3629.
    static let sequences: [[UInt8]] = [
        [], [0x00], [0x7F], [0x80], [0xBF], [0xC0, 0x80], [0xC1, 0xBF], [0xC2], [0xC2, 0x80], [0xC2, 0x7F], [0xDF, 0xBF],
        [0xE0, 0x9F, 0xBF], [0xE0, 0xA0, 0x80], [0xED, 0x9F, 0xBF], [0xED, 0xA0, 0x80], [0xED, 0xBF, 0xBF], [0xEE, 0x80, 0x80],
        [0xEF, 0xBF, 0xBF], [0xE6, 0xA0], [0xF0, 0x8F, 0xBF, 0xBF], [0xF0, 0x90, 0x80, 0x80], [0xF4, 0x8F, 0xBF, 0xBF],
        [0xF4, 0x90, 0x80, 0x80], [0xF5, 0x80, 0x80, 0x80], [0xF0, 0x9F, 0x98], [0xFE], [0xFF],
    ]

    @Test("A sequence is valid if Swift's strings accept it, at each place in a block of 64 bytes", arguments: sequences)
    func limits(sequence: [UInt8]) {
        for offset in [0, 1, 60, 61, 62, 63, 64, 127] {
            let bytes = [UInt8](repeating: 0x61, count: offset) + sequence
            let isValid = String(validating: bytes, as: UTF8.self) != nil
            #expect(bytes.withUnsafeBufferPointer { $0.isValidUTF8 } == isValid)
            #expect((bytes + [0x61]).withUnsafeBufferPointer { $0.isValidUTF8 } == isValid)
        }
    }

    @Test("An empty buffer without an address is valid")
    func empty() {
        #expect(UnsafeBufferPointer<UInt8>(start: nil, count: 0).isValidUTF8)
    }

    @Test("withBytes throws the error of its closure")
    func error() {
        #expect(throws: JSONError.self) {
            try [UInt8](0..<3).withBytes { bytes throws(JSONError) in throw JSONError("\(bytes.count) bytes") }
        }
    }
}
