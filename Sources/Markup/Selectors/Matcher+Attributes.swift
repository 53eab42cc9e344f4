import CLibXML2

extension Matcher {
    func matchesAttribute(_ test: SelectorProgram.Test, _ node: Node) -> Bool {
        var attribute = node.pointee.properties
        let name = cString(isHTML ? test.lower : test.name)
        while let current = attribute {
            if hasName(current, name) { return matchesValue(test, current.value) }
            attribute = current.pointee.next
        }
        return false
    }

    func hasName(_ attribute: UnsafeMutablePointer<xmlAttr>, _ name: UnsafePointer<UInt8>) -> Bool {
        guard let prefix = attribute.pointee.ns?.pointee.prefix else { return equal(attribute.pointee.name, name) }
        return xmlStrQEqual(prefix, attribute.pointee.name, name) != 0
    }

    func matchesValue(_ test: SelectorProgram.Test, _ value: UnsafePointer<UInt8>) -> Bool {
        let wanted = cString(test.value)
        let count = test.value.count
        let ignoresCase = test.caseRule == .insensitive || (test.caseRule == .ofDocument && isHTML)
        func begins(_ place: UnsafePointer<UInt8>) -> Bool {
            (ignoresCase ? Self.compareIgnoringCase(place, wanted, Int(count)) : xmlStrncmp(place, wanted, count) == 0)
        }
        switch test.kind {
        case .equals: return begins(value) && xmlStrlen(value) == count
        case .includes: return containsWord(value, test.value, ignoringCase: ignoresCase)
        case .dash: return begins(value) && (value[Int(count)] == 0 || value[Int(count)] == UInt8(ascii: "-"))
        // By the specification, `^=`, `$=` and `*=` with an empty string match no value.
        case .begins: return count > 0 && begins(value)
        case .ends:
            let length = xmlStrlen(value)
            return count > 0 && length >= count && begins(value + Int(length - count))
        case .holds:
            guard count > 0 else { return false }
            if !ignoresCase { return xmlStrstr(value, wanted) != nil }
            let length = xmlStrlen(value)
            return length >= count && (0...Int(length - count)).contains { begins(value + $0) }
        default: return true
        }
    }

    /// Returns whether the first `count` bytes of two C strings are equal, ignoring the case of ASCII letters.
    ///
    /// The string `one` may be shorter than `count`, because its NUL differs from each byte of `other` and so ends the comparison.
    static func compareIgnoringCase(_ one: UnsafePointer<UInt8>, _ other: UnsafePointer<UInt8>, _ count: Int) -> Bool {
        for index in 0..<count where lowered(one[index]) != lowered(other[index]) { return false }
        return true
    }

    static func lowered(_ byte: UInt8) -> UInt8 {
        (0x41...0x5A).contains(byte) ? byte | 0x20 : byte
    }

    /// Returns whether a list of words, separated by white space, contains a word.
    func containsWord(_ value: UnsafePointer<UInt8>, _ word: SelectorProgram.Text, ignoringCase: Bool) -> Bool {
        let wanted = cString(word)
        let count = Int(word.count)
        // By the specification, an empty word and a word with white space match no value.
        if count == 0 || UnsafeBufferPointer(start: wanted, count: count).contains(where: Self.isSpace) { return false }
        var start = value
        while true {
            while Self.isSpace(start.pointee) { start += 1 }
            if start.pointee == 0 { return false }
            var end = start
            while end.pointee != 0, !Self.isSpace(end.pointee) { end += 1 }
            if end - start == count,
                ignoringCase ? Self.compareIgnoringCase(start, wanted, count) : xmlStrncmp(start, wanted, word.count) == 0
            {
                return true
            }
            start = end
        }
    }
}
