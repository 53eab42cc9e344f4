extension String {
    /// Percent-encodes all bytes except the unreserved characters of RFC 3986. `+` is encoded, because servers decode it to a space.
    /// - Parameter spacesAsPlus: true for a form, where a space is `+`; false for a URL, where it is `%20`.
    package func urlEncoded(spacesAsPlus: Bool = false) -> String {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(utf8.count)
        bytes.append(urlEncoded: self, spacesAsPlus: spacesAsPlus)
        return String(decoding: bytes, as: UTF8.self)
    }
}

extension [UInt8] {
    /// Percent-encodes a string like ``Swift/String/urlEncoded(spacesAsPlus:)``, and appends the bytes.
    package mutating func append(urlEncoded text: String, spacesAsPlus: Bool) {
        let digits: StaticString = "0123456789ABCDEF"
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
                UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "~"):
                append(byte)
            case UInt8(ascii: " ") where spacesAsPlus:
                append(UInt8(ascii: "+"))
            default:
                append(UInt8(ascii: "%"))
                append(digits.utf8Start[Int(byte >> 4)])
                append(digits.utf8Start[Int(byte & 15)])
            }
        }
    }
}

extension StringProtocol {
    /// The string with its `%XX` sequences decoded. A `%` without two hexadecimal digits is kept. Nil if the result is not UTF-8.
    package var percentDecoded: String? {
        String(validating: Array(utf8).percentDecoded, as: UTF8.self)
    }
}

extension [UInt8] {
    fileprivate var percentDecoded: [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(count)
        var index = 0
        while index < count {
            if self[index] == UInt8(ascii: "%"), index + 2 < count, let high = Hex.digit(self[index + 1]),
                let low = Hex.digit(self[index + 2])
            {
                bytes.append(high << 4 | low)
                index += 3
            } else {
                bytes.append(self[index])
                index += 1
            }
        }
        return bytes
    }
}
