/// The bytes of an XML document, with the current position.
struct XMLBytes {
    private let bytes: ArraySlice<UInt8>
    private var index: Int
    /// The strings that do not occur after the position. They are stored, because searching the rest of a document for them again and again
    /// would take quadratic time.
    private var missing: Set<String> = []

    init(_ bytes: [UInt8], from start: Int) {
        self.bytes = bytes[...]
        index = min(max(0, start), bytes.count)
    }

    init(_ bytes: ArraySlice<UInt8>) {
        self.bytes = bytes
        index = bytes.startIndex
    }

    /// Returns the byte at a distance from the position. Nil beyond the end of the document.
    func peek(_ distance: Int = 0) -> UInt8? {
        index + distance < bytes.endIndex ? bytes[index + distance] : nil
    }

    mutating func advance() { index = min(index + 1, bytes.endIndex) }

    /// Moves past bytes as long as they satisfy a condition, at most `limit`, and returns them.
    mutating func take(atMost limit: Int = .max, while condition: (UInt8) -> Bool) -> ArraySlice<UInt8> {
        let start = index
        while index < bytes.endIndex, index - start < limit, condition(bytes[index]) { index += 1 }
        return bytes[start..<index]
    }

    mutating func takeRest() -> ArraySlice<UInt8> {
        defer { index = bytes.endIndex }
        return bytes[index...]
    }

    /// If a string is at the position, moves past the string and returns true. Otherwise, returns false.
    mutating func skip(_ text: StaticString) -> Bool {
        let count = text.utf8CodeUnitCount
        guard bytes.endIndex - index >= count else { return false }
        for offset in 0..<count where bytes[index + offset] != text.utf8Start[offset] { return false }
        index += count
        return true
    }

    /// Moves past the next occurrence of a string. Returns false, and does not move, if the string does not occur.
    mutating func skip(through text: String) -> Bool { takeThrough(text) != nil }

    /// Returns the bytes before the next occurrence of a string, and moves past the string. Returns nil, and does not move, if the string
    /// does not occur.
    mutating func takeThrough(_ text: String) -> ArraySlice<UInt8>? {
        guard !missing.contains(text), let first = text.utf8.first else { return nil }
        let start = index
        var position = index
        while let found = bytes[position...].firstIndex(of: first) {
            if bytes[found...].starts(with: text.utf8) {
                index = found + text.utf8.count
                return bytes[start..<found]
            }
            position = found + 1
        }
        missing.insert(text)
        return nil
    }

    /// Takes a name. Each colon after the first one becomes an underscore, because libxml2 would end the name there if a digit follows.
    mutating func takeName() -> ArraySlice<UInt8> {
        var name = take { $0.isInXMLName }
        let colons = name.indices.filter { name[$0] == UInt8(ascii: ":") }
        for index in colons.dropFirst() { name[index] = UInt8(ascii: "_") }
        return name
    }
}

extension UInt8 {
    var isXMLSpace: Bool { self == 0x20 || 0x09...0x0D ~= self }
    /// Whether a name can start with the byte. Names in repaired documents consist of ASCII characters.
    var startsXMLName: Bool { 0x41...0x5A ~= self || 0x61...0x7A ~= self || self == UInt8(ascii: "_") }
    var isInXMLName: Bool {
        startsXMLName || 0x30...0x39 ~= self || self == UInt8(ascii: ":") || self == UInt8(ascii: "-") || self == UInt8(ascii: ".")
    }
    var isHexDigit: Bool { 0x30...0x39 ~= self || 0x41...0x46 ~= self || 0x61...0x66 ~= self }
}
