import Calendar
import JSON

extension JSONElement {
    /// Returns the date at the start of a string such as `2026-09-06 00:00:00`. Nil if the member is missing, null or a string of
    /// another form.
    func optionalDate(_ key: StaticString) throws(JSONError) -> CalendarDate? {
        (try optional(key) as String?).flatMap { CalendarDate($0.prefix(10)) }
    }
}
