import JSON

extension JSONElement {
    /// An excerpt of the element's structure without personal data, in at most 200 characters. Strings and numbers are masked as by
    /// ``Masking/masked(_:maximalCount:)``. Keys are kept, but numbers of more than three digits in keys become `#`.
    package var excerpt: String {
        var text = ""
        // Masking shortens strings, so more of the element is copied than the excerpt's maximum length.
        Self.write(JSONValue(shortening: self, toBytes: 16 * Self.maximalCount), to: &text)
        return text.count > Self.maximalCount ? "\(text.prefix(Self.maximalCount - 1))…" : text
    }

    private static let maximalCount = 200

    private static func write(_ value: JSONValue, to text: inout String) {
        guard text.count <= maximalCount else { return }
        switch value {
        case .null: text += "null"
        case .bool(let value): text += "\(value)"
        case .integer(let value): text += Masking.masked("\(value)", maximalCount: 40)
        case .number(let value): text += Masking.masked("\(value)", maximalCount: 40)
        case .largeNumber(let value): text += Masking.masked(value, maximalCount: 40)
        case .string(let value): text += "\"\(Masking.masked(value, maximalCount: 40))\""
        case .array(let values): write(values, "[", "]", to: &text) { write($0, to: &$1) }
        case .object(let members):
            write(members.sorted { $0.key < $1.key }, "{", "}", to: &text) { member, text in
                text += "\"\(Masking.maskedNumbers(member.key))\":"
                write(member.value, to: &text)
            }
        }
    }

    private static func write<Item>(
        _ items: [Item], _ open: String, _ close: String, to text: inout String, _ write: (Item, inout String) -> Void
    ) {
        text += open
        for (index, item) in items.enumerated() {
            guard text.count <= maximalCount else { return }
            if index > 0 { text += "," }
            write(item, &text)
        }
        text += close
    }
}
