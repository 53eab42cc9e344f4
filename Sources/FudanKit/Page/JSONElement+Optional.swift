import Calendar
import JSON
import Text

// Functions for optional members. A malformed value is treated as missing, so that the rest of the row can be used.
extension JSONElement {
    /// Returns a string, or the decimal form of a number. Nil if the member is missing, empty or of another type.
    func optionalText(_ key: StaticString) -> String? {
        guard let text = try? optional(key) as LenientString? else { return nil }
        return text.value
    }

    /// Returns an integer that may be written as a string. Nil if the member is missing, empty or not an integer.
    func optionalInt(_ key: StaticString) -> Int? {
        guard let number = try? optional(key) as LenientInt? else { return nil }
        return number.value
    }

    /// Returns the strings of an array, or a single string as an array. Empty if the member is missing or of another type.
    func optionalTexts(_ key: StaticString) -> [String] {
        guard let texts = try? optional(key) as [LenientString]? else { return optionalText(key).map { [$0] } ?? [] }
        return texts.compactMap(\.value)
    }

    /// Returns a boolean that may be written as 0 or 1, or as a string. Nil if the member is missing or has another value.
    func optionalBool(_ key: StaticString) -> Bool? {
        if let flag = try? optional(key) as Bool? { return flag }
        switch optionalText(key)?.lowercased() {
        case "1", "true": return true
        case "0", "false": return false
        default: return nil
        }
    }

    /// Returns the first date in a string, such as a date with a time. Nil if the member is missing or contains no date.
    func optionalDay(_ key: StaticString) -> CalendarDate? { optionalText(key).flatMap { DateScanner.firstDate(in: $0)?.date } }

    /// Returns a member of any type. Nil if the member is missing or null.
    func object(_ key: StaticString) throws(JSONError) -> JSONElement? {
        guard let member = try member(key), !member.isNull else { return nil }
        return member
    }
}
