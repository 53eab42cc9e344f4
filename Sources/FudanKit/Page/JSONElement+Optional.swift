import JSON
import Text

// For members that a caller can do without. An unusable value is treated as a missing one, so that it does not spoil the rest of a row.
extension JSONElement {
    /// Returns a string, or the decimal form of a number. Nil if the member is missing, empty or anything else.
    func optionalText(_ key: StaticString) -> String? {
        guard let text = try? optional(key) as LenientString? else { return nil }
        return text.value
    }

    /// Returns an integer that may be written as a string. Nil if the member is missing, empty or anything else.
    func optionalInt(_ key: StaticString) -> Int? {
        guard let number = try? optional(key) as LenientInt? else { return nil }
        return number.value
    }

    /// Returns the strings of an array, or of a single string. Empty if the member is missing or anything else.
    func optionalTexts(_ key: StaticString) -> [String] {
        guard let texts = try? optional(key) as [LenientString]? else { return optionalText(key).map { [$0] } ?? [] }
        return texts.compactMap(\.value)
    }
}
