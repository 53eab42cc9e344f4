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
}
