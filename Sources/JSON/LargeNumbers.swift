import CSimdJSON

/// The numbers of a JSON text that jansson does not hold: integers beyond 64 bits, and other numbers beyond the range of `Double`.
struct LargeNumbers {
    /// The characters of each number, by its place among all numbers of the text.
    private var digits: [Int: String] = [:]
    private var place = 0

    init() {}

    /// Replaces the numbers in `text` with 0, which jansson can parse, followed by as many spaces as the number has further characters.
    init(replacedIn text: inout [UInt8]) {
        var number = simd_json_number()
        while text.withUnsafeBufferPointer({ simd_json_next_large($0.baseAddress, $0.count, &number) }) {
            digits[number.index - 1] = String(decoding: text[number.start..<number.end], as: UTF8.self)
            text.replaceSubrange(
                number.start..<number.end,
                with: [UInt8(ascii: "0")] + repeatElement(UInt8(ascii: " "), count: number.end - number.start - 1))
        }
    }

    /// Returns the characters of the next number of the text, or nil if jansson holds it.
    mutating func next() -> String? {
        guard !digits.isEmpty else { return nil }
        defer { place += 1 }
        return digits[place]
    }
}
