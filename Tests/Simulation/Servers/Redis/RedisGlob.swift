/// A pattern of Redis (`*`, `?`, `[a-z]`, `[^a]` and `\`), as MATCH of SCAN takes it.
struct RedisGlob {
    private let pattern: [UInt8]

    init(_ pattern: [UInt8]) { self.pattern = pattern }

    func matches(_ text: [UInt8]) -> Bool { Self.matches(pattern[...], text[...]) }

    private static func matches(_ pattern: ArraySlice<UInt8>, _ text: ArraySlice<UInt8>) -> Bool {
        var (pattern, text) = (pattern, text)
        while let first = pattern.popFirst() {
            switch first {
            case UInt8(ascii: "*"):
                if pattern.isEmpty { return true }
                return (text.startIndex...text.endIndex).contains { matches(pattern, text[$0...]) }
            case UInt8(ascii: "?"):
                guard text.popFirst() != nil else { return false }
            case UInt8(ascii: "["):
                guard let byte = text.popFirst(), contains(&pattern, byte) else { return false }
            default:
                let wanted = first == UInt8(ascii: "\\") ? pattern.popFirst() ?? first : first
                guard text.popFirst() == wanted else { return false }
            }
        }
        return text.isEmpty
    }

    /// Reads a class after its `[`, and returns whether it contains the byte.
    private static func contains(_ pattern: inout ArraySlice<UInt8>, _ byte: UInt8) -> Bool {
        let isNegated = pattern.first == UInt8(ascii: "^")
        if isNegated { pattern.removeFirst() }
        var isFound = false
        while var low = pattern.popFirst(), low != UInt8(ascii: "]") {
            if low == UInt8(ascii: "\\"), let escaped = pattern.popFirst() { low = escaped }
            var high = low
            if pattern.first == UInt8(ascii: "-"), pattern.count > 1 {
                pattern.removeFirst()
                high = pattern.removeFirst()
            }
            isFound = isFound || (min(low, high)...max(low, high)).contains(byte)
        }
        return isFound != isNegated
    }
}
