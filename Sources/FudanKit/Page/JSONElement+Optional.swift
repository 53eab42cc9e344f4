import Calendar
import Calls
import JSON
import Text

// A row needs little: the members that make it the row it is, which the key `needs` of interface/*.toml lists. These are read with the
// functions that throw, such as `lenientString`. Every other member is read with the functions below, which never throw: a value that cannot
// be used, of any JSON type, counts as missing, and the rest of the row stays as it is.
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

    /// Returns a number of things. Nil if the member is missing, or is not an integer from 0.
    func optionalCount(_ key: StaticString) -> Int? { optionalInt(key).flatMap { $0 < 0 ? nil : $0 } }

    /// Returns a number that may be written as a string, with a remark in brackets after it. Nil if the member is missing, empty or not a
    /// number.
    func optionalNumber(_ key: StaticString) -> Double? {
        optionalText(key).flatMap { LenientDouble.parse($0.prefix { !"(（".contains($0) }.trimmed) }
    }

    /// Returns the strings of an array, or a single string as an array. Elements that are not strings or numbers are left out.
    func optionalTexts(_ key: StaticString) -> [String] {
        let texts = parts(key).compactMap { (try? LenientString(json: $0))?.value }
        return texts.isEmpty ? optionalText(key).map { [$0] } ?? [] : texts
    }

    /// Returns a boolean that may be written as 0 or 1, or as a string. Nil if the member is missing or has another value.
    func optionalBool(_ key: StaticString) -> Bool? {
        if let flag = try? optional(key) as Bool? { return flag }
        switch optionalText(key)?.lowercased() {
        case "1", "true", "是": return true
        case "0", "false", "否": return false
        default: return nil
        }
    }

    /// Returns the first date in a string, such as a date with a time. A time with a zone has the date in Asia/Shanghai. Nil if the member is
    /// missing or contains no date.
    func optionalDay(_ key: StaticString) -> CalendarDate? {
        guard let text = optionalText(key) else { return nil }
        // Java writes zones without a colon, such as +0000.
        let instant = Timestamp(text) ?? Timestamp("\(text.dropLast(2)):\(text.suffix(2))")
        return instant.flatMap { CampusDateTime($0) }?.date ?? DateScanner.firstDate(in: text)?.date
    }

    /// Returns a time of day such as `8:00`. Nil if the member is missing or has another form.
    func optionalTime(_ key: StaticString) -> TimeOfDay? { optionalText(key).flatMap { TimeOfDay($0) } }

    /// Returns a time of the server's clock, or an RFC 3339 time. Nil if the member is missing, empty or not a time.
    func optionalMoment(_ key: StaticString) -> Timestamp? {
        guard let time = try? optional(key) as LocalTimestamp? else { return optionalTimestamp(key) }
        return time.value
    }

    /// Returns an RFC 3339 time. Nil if the member is missing or has another form.
    func optionalTimestamp(_ key: StaticString) -> Timestamp? { optionalText(key).flatMap { Timestamp($0) } }

    /// Returns a member of any type. Nil if the member is missing or null, or if this element is not an object.
    func part(_ key: StaticString) -> JSONElement? {
        guard let member = try? member(key), !member.isNull else { return nil }
        return member
    }

    /// Returns the elements of a list, which may have another form than an array. Empty if the member is missing or no list.
    func parts(_ key: StaticString) -> [JSONElement] {
        (try? part(key)?.lenientElements()) ?? []
    }

    /// Returns the members of an object. Empty for the forms that an empty list has in PHP, such as null and `[]`.
    func membersOrNone() throws(JSONError) -> [(key: String, value: JSONElement)] {
        if let elements = try? lenientElements(), elements.isEmpty { return [] }
        return Array(try members())
    }

    /// Returns the name in an object such as `{id: 3, nameZh: 闭卷}`, or the string that some servers send instead of the object.
    func optionalName(_ key: StaticString) -> String? {
        optionalText(key) ?? part(key).flatMap { $0.optionalText("nameZh") ?? $0.optionalText("name") }
    }

    /// Reads a part of this row that is a row itself. If `read` throws, the part is recorded as skipped and the result is nil.
    func readablePart<Part>(_ what: String, _ read: (JSONElement) throws(JSONError) -> Part) -> Part? {
        var rows = ReadRows<Part>()
        rows.append(self, read)
        return rows.recorded(what).first
    }
}
