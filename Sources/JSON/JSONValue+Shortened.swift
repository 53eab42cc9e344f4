import CSimdJSON

extension JSONValue {
    /// Creates a copy of a server's value, which may be large, for an error message. If the value exceeds the limit, the last items and
    /// members and the ends of strings are left out. An ellipsis replaces arrays and objects that are nested more than 64 levels deep.
    /// - Parameter limit: the maximum size of the value as JSON text, in bytes.
    public init(shortening json: JSONElement, toBytes limit: Int) {
        var copy = ShortenedCopy(room: limit)
        self = copy.value(json, levels: Self.levels) ?? .null
    }
}

/// A copy of a value that ends where its JSON text would exceed a maximum size.
private struct ShortenedCopy {
    /// Number of bytes by which the JSON text of the copy may still grow.
    var room: Int

    /// Returns a copy of a value, or nil if no space is left for it.
    mutating func value(_ json: JSONElement, levels: Int) -> JSONValue? {
        switch json.kind {
        case SIMD_JSON_STRING: return text(json).map { .string($0) }
        case SIMD_JSON_ARRAY:
            guard levels > 0 else { return take(5) ? .string("…") : nil }
            guard take(2), let elements = try? json.elements() else { return nil }
            var values: [JSONValue] = []
            for element in elements {
                guard take(1), let value = value(element, levels: levels - 1) else { break }
                values.append(value)
            }
            return .array(values)
        case SIMD_JSON_OBJECT:
            guard levels > 0 else { return take(5) ? .string("…") : nil }
            guard take(2), let all = try? json.members() else { return nil }
            var members: [String: JSONValue] = [:]
            for (key, element) in all {
                guard take(4 + Self.size(of: key)), let value = value(element, levels: levels - 1) else { break }
                members[key] = value
            }
            return .object(members)
        case SIMD_JSON_LARGE:
            guard let digits = json.largeNumber, take(digits.utf8.count) else { return nil }
            return .largeNumber(digits)
        default: return take(25) ? try? JSONValue(json: json) : nil
        }
    }

    /// Returns a string, or the start of the string if there is not enough space for all of it. Returns nil if no space is left at all.
    private mutating func text(_ json: JSONElement) -> String? {
        guard take(2), let text = try? json.string(shortenedToBytes: room) else { return nil }
        let shortened = Self.size(of: text) <= room ? text : text.shortened(toBytes: room / 6)
        return take(Self.size(of: shortened)) ? shortened : nil
    }

    private mutating func take(_ size: Int) -> Bool {
        guard size <= room else { return false }
        room -= size
        return true
    }

    /// Returns the maximum size of a string within JSON text. A control character takes at most six bytes.
    private static func size(of text: String) -> Int {
        text.utf8.reduce(0) { $0 + ($1 < 0x20 ? 6 : $1 == UInt8(ascii: "\"") || $1 == UInt8(ascii: "\\") ? 2 : 1) }
    }
}
