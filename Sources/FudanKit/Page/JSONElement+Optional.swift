import Calendar
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

    /// Returns a boolean that may be written as 0 or 1, or as a string. Nil if the member is missing or anything else.
    func optionalBool(_ key: StaticString) -> Bool? {
        if let flag = try? optional(key) as Bool? { return flag }
        switch optionalText(key)?.lowercased() {
        case "1", "true": return true
        case "0", "false": return false
        default: return nil
        }
    }

    /// Returns the date of a string, which may continue with a time. Nil if the member is missing or has no date.
    func optionalDay(_ key: StaticString) -> CalendarDate? { optionalText(key).flatMap { DateScanner.firstDate(in: $0)?.date } }

    /// Returns an object. Nil if the member is missing or null.
    func object(_ key: StaticString) throws(JSONError) -> JSONElement? {
        guard let member = try member(key), !member.isNull else { return nil }
        return member
    }
}
