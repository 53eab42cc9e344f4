import CLibXML2
import Errors

extension XMLRepair {
    private static let predefined: Set<String> = ["amp", "lt", "gt", "quot", "apos"]
    private static let longestName = 32

    // MARK: References

    /// Appends the replacement of a reference, and moves `rest` past it. `rest` starts after the `&`, which is appended as text if no known
    /// reference follows.
    mutating func appendReference(_ rest: inout XMLBytes) {
        var name = rest
        if name.skip("#") {
            let isHexadecimal = name.skip("x") || name.skip("X")
            let digits = name.take(atMost: 10) { isHexadecimal ? $0.isHexDigit : (0x30...0x39).contains($0) }
            if !digits.isEmpty, name.skip(";") {
                rest = name
                append(Self.scalar(String(decoding: digits, as: UTF8.self), radix: isHexadecimal ? 16 : 10))
                return
            }
        } else {
            let letters = String(decoding: name.take(atMost: Self.longestName) { $0.isInXMLName }, as: UTF8.self)
            if !letters.isEmpty, name.skip(";"), appendEntity(letters) {
                rest = name
                return
            }
        }
        output.append(contentsOf: "&amp;".utf8)
    }

    private mutating func append(_ scalar: Unicode.Scalar) {
        appendCharacters(Array(String(scalar).utf8))
    }

    /// Returns the character whose code point is the number `digits`. The numbers 0x80 to 0x9F are read as windows-1252. Other numbers that
    /// XML does not allow become U+FFFD.
    private static func scalar(_ digits: String, radix: Int) -> Unicode.Scalar {
        let value = UInt32(digits, radix: radix) ?? 0xFFFD
        if 0x80...0x9F ~= value, let text = windows1252[Int(value - 0x80)] { return text }
        guard value == 9 || value == 10 || value == 13 || value >= 0x20, value != 0xFFFE, value != 0xFFFF,
            let scalar = Unicode.Scalar(value)
        else { return "\u{FFFD}" }
        return scalar
    }

    private mutating func appendEntity(_ name: String) -> Bool {
        if Self.predefined.contains(name) {
            output.append(contentsOf: "&\(name);".utf8)
            return true
        }
        if let value = entities[name] {
            expansion += value.count
            // If the replacements are larger than `maximalExpansion`, `run()` refuses the document after this text.
            if expansion <= Self.maximalExpansion { appendCharacters(value) }
            return true
        }
        guard let entity = htmlEntityLookup(name), let scalar = Unicode.Scalar(entity.pointee.value) else { return false }
        append(scalar)
        return true
    }

    // MARK: Declarations

    /// Reads a document type declaration after `<!DOCTYPE`. The declaration is not written to the output.
    mutating func readDoctype() throws(DanXiError) {
        _ = input.take { $0 != UInt8(ascii: ">") && $0 != UInt8(ascii: "[") }
        guard input.skip("[") else {
            _ = input.skip(">")
            return
        }
        while let byte = input.peek(), byte != UInt8(ascii: "]") {
            if input.skip("<!ENTITY") {
                try readEntity()
            } else if input.skip("<!--") {
                _ = input.skip(through: "-->")
            } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
                input.advance()
                _ = input.skip(through: byte == UInt8(ascii: "'") ? "'" : "\"")
            } else {
                input.advance()
            }
        }
        _ = input.skip("]")
        _ = input.skip(through: ">")
    }

    private mutating func readEntity() throws(DanXiError) {
        _ = input.take { $0.isXMLSpace }
        if input.skip("%") { throw Self.refusal("the document declares a parameter entity") }
        let name = String(decoding: input.take(atMost: 100) { $0.isInXMLName }, as: UTF8.self)
        _ = input.take { $0.isXMLSpace }
        guard let quote = input.peek(), quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
            throw Self.refusal("the document declares the external entity `\(name)`, which is not loaded")
        }
        input.advance()
        guard let value = input.takeThrough(quote == UInt8(ascii: "'") ? "'" : "\"") else { return }
        if Self.predefined.contains(name) { return }
        var decoded = XMLBytes(value)
        var text: [UInt8] = []
        while let byte = decoded.peek() {
            decoded.advance()
            if byte == UInt8(ascii: "&") {
                guard decoded.peek() == UInt8(ascii: "#") else { throw Self.refusal("the entity `\(name)` contains another entity") }
                text.append(contentsOf: characters(of: &decoded))
            } else {
                text.append(byte)
            }
        }
        entities[name] = entities[name] ?? text
    }

    /// Returns the UTF-8 bytes of the character of a numeric reference, and moves `rest` past the reference. `rest` starts after the `&`.
    private func characters(of rest: inout XMLBytes) -> [UInt8] {
        rest.advance()
        let isHexadecimal = rest.skip("x")
        let digits = rest.take(atMost: 10) { isHexadecimal ? $0.isHexDigit : (0x30...0x39).contains($0) }
        _ = rest.skip(";")
        return Array(String(Self.scalar(String(decoding: digits, as: UTF8.self), radix: isHexadecimal ? 16 : 10)).utf8)
    }

    private static let windows1252: [Unicode.Scalar?] = [
        "€", nil, "‚", "ƒ", "„", "…", "†", "‡", "ˆ", "‰", "Š", "‹", "Œ", nil, "Ž", nil, nil, "‘", "’", "“", "”", "•", "–", "—", "˜", "™",
        "š", "›",
        "œ", nil, "ž", "Ÿ",
    ]
}
