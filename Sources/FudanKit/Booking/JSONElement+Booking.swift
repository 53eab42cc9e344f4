import Calendar
import JSON
import Text

extension JSONElement {
    /// Returns the first time of day in a string such as `08:00` or `08:00:00`.
    func timeOfDay(_ key: StaticString) throws(JSONError) -> TimeOfDay {
        guard let time = DateScanner.times(in: try lenientString(key)).first else {
            throw JSONError("expected a time of day such as 08:00").under(key: "\(key)")
        }
        return time
    }

    /// Returns whether a member is an array that is not empty. An empty array may stand for an empty object, because PHP writes both as `[]`.
    func isList(_ key: StaticString) -> Bool {
        guard var elements = try? member(key)?.elements() else { return false }
        return elements.next() != nil
    }
}
