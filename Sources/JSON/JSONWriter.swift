#if canImport(Glibc)
    import Glibc
#endif

/// A writer of compact JSON text in memory, which grows as needed. If the system has no more memory, ``finish()`` returns nil.
public struct JSONWriter: ~Copyable {
    private var start: UnsafeMutablePointer<UInt8>?
    private var count = 0
    private var capacity = 0
    private var isOutOfMemory = false

    public init() {}

    deinit {
        free(start)
    }

    /// Returns the text, or nil if there was not enough memory. The writer is empty afterwards.
    public mutating func finish() -> EncodedJSON? {
        defer { self = JSONWriter() }
        guard let end = room(1 + EncodedJSON.padding) else { return nil }
        memset(end, 0, 1 + EncodedJSON.padding)
        let text = realloc(start, count + 1 + EncodedJSON.padding)?.assumingMemoryBound(to: UInt8.self) ?? start
        start = nil
        return text.map { EncodedJSON(start: $0, length: count) }
    }

    // MARK: Structure

    /// Writes an object.
    /// - Parameter members: sets the members in order.
    @inlinable
    public mutating func object(_ members: (inout JSONWriter) -> Void) {
        write(UInt8(ascii: "{"))
        members(&self)
        write(UInt8(ascii: "}"))
    }

    /// Sets a member of the current object. The key must not contain characters that JSON escapes.
    @inlinable
    public mutating func set(_ key: StaticString, _ value: some JSONEncodable) {
        begin(key)
        value.write(to: &self)
    }

    /// Sets a member of the current object unless the value is nil.
    @inlinable
    public mutating func set(_ key: StaticString, _ value: (some JSONEncodable)?) {
        if let value { set(key, value) }
    }

    /// Sets a member of the current object. The key may contain any character.
    mutating func set(anyKey key: String, _ value: some JSONEncodable) {
        separate()
        write(key)
        write(UInt8(ascii: ":"))
        value.write(to: &self)
    }

    /// Writes an array.
    /// - Parameter elements: appends the elements.
    @inlinable
    public mutating func array(_ elements: (inout JSONWriter) -> Void) {
        write(UInt8(ascii: "["))
        elements(&self)
        write(UInt8(ascii: "]"))
    }

    /// Appends an element to the current array.
    @inlinable
    public mutating func append(_ element: some JSONEncodable) {
        separate()
        element.write(to: &self)
    }

    // MARK: Scalars

    /// Writes an integer in decimal.
    mutating func write(_ value: Int) {
        guard let end = room(20) else { return }
        var length = 0
        var rest = value.magnitude
        repeat {
            end[length] = UInt8(truncatingIfNeeded: 0x30 + rest % 10)
            rest /= 10
            length += 1
        } while rest > 0
        if value < 0 {
            end[length] = UInt8(ascii: "-")
            length += 1
        }
        var digits = UnsafeMutableBufferPointer(start: end, count: length)
        digits.reverse()
        count += length
    }

    /// Writes a string with its quotes.
    mutating func write(_ string: String) {
        var string = string
        string.withUTF8 { bytes in
            let plain = JSONEscape.plainPrefix(of: bytes)
            if plain == bytes.count { write(quoting: bytes) } else { write(escaping: bytes, from: plain) }
        }
    }

    private mutating func write(quoting bytes: UnsafeBufferPointer<UInt8>) {
        guard let end = room(bytes.count + 2) else { return }
        end[0] = UInt8(ascii: "\"")
        if let source = bytes.baseAddress { memcpy(end + 1, source, bytes.count) }
        end[bytes.count + 1] = UInt8(ascii: "\"")
        count += bytes.count + 2
    }

    /// - Parameter first: the index of the first byte that must be escaped.
    private mutating func write(escaping bytes: UnsafeBufferPointer<UInt8>, from first: Int) {
        write(UInt8(ascii: "\""))
        var (rest, plain) = (bytes, first)
        while true {
            write(UnsafeBufferPointer(rebasing: rest.prefix(plain)))
            guard plain < rest.count else { break }
            write(escaping: rest[plain])
            rest = UnsafeBufferPointer(rebasing: rest.dropFirst(plain + 1))
            plain = JSONEscape.plainPrefix(of: rest)
        }
        write(UInt8(ascii: "\""))
    }

    private mutating func write(escaping byte: UInt8) {
        write(UInt8(ascii: "\\"))
        if let letter = JSONEscape.letter(of: byte) {
            write(letter)
        } else {
            write(literal: "u00")
            write(JSONEscape.hexDigit(byte >> 4))
            write(JSONEscape.hexDigit(byte & 0xF))
        }
    }

    /// Writes a literal, such as `null`.
    mutating func write(literal: StaticString) {
        write(UnsafeBufferPointer(start: literal.utf8Start, count: literal.utf8CodeUnitCount))
    }

    /// Writes the characters of a number.
    mutating func write(number: String) {
        var number = number
        number.withUTF8 { write($0) }
    }

    /// Writes text that is already JSON.
    mutating func write(_ text: UnsafeBufferPointer<UInt8>) {
        guard let source = text.baseAddress, let end = room(text.count) else { return }
        memcpy(end, source, text.count)
        count += text.count
    }

    @usableFromInline
    mutating func write(_ byte: UInt8) {
        guard let end = room(1) else { return }
        end.pointee = byte
        count += 1
    }

    // MARK: Separators and memory

    /// Writes a comma, unless the next member or element is the first one, which follows an opening bracket.
    @usableFromInline
    mutating func separate() {
        guard let start, count > 0 else { return }
        let last = start[count - 1]
        if last != UInt8(ascii: "{"), last != UInt8(ascii: "[") { write(UInt8(ascii: ",")) }
    }

    @usableFromInline
    mutating func begin(_ key: StaticString) {
        separate()
        guard let end = room(key.utf8CodeUnitCount + 3) else { return }
        end[0] = UInt8(ascii: "\"")
        memcpy(end + 1, key.utf8Start, key.utf8CodeUnitCount)
        end[key.utf8CodeUnitCount + 1] = UInt8(ascii: "\"")
        end[key.utf8CodeUnitCount + 2] = UInt8(ascii: ":")
        count += key.utf8CodeUnitCount + 3
    }

    /// Returns the end of the text, which is followed by at least `length` free bytes. Returns nil if there is not enough memory.
    private mutating func room(_ length: Int) -> UnsafeMutablePointer<UInt8>? {
        if capacity - count < length, !grow(length) { return nil }
        return start.map { $0 + count }
    }

    private mutating func grow(_ length: Int) -> Bool {
        let wanted = max(capacity * 2, count + length, 512)
        guard !isOutOfMemory, let grown = moved(to: wanted) else {
            runOut()
            return false
        }
        start = grown.assumingMemoryBound(to: UInt8.self)
        capacity = wanted
        return true
    }

    /// Moves the text to memory of another size. Short texts may hold tokens, so their old memory is overwritten. For long texts, `realloc`
    /// is faster and seldom copies.
    private func moved(to size: Int) -> UnsafeMutableRawPointer? {
        guard let start, count <= 65_536 else { return realloc(start, size) }
        guard let grown = malloc(size) else { return nil }
        memcpy(grown, start, count)
        UnsafeMutableRawBufferPointer(start: start, count: count).wipe()
        free(start)
        return grown
    }

    private mutating func runOut() {
        isOutOfMemory = true
        // Without free capacity, all later writes fail too, so that the text never has a gap.
        capacity = count
    }
}
