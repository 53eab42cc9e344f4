import JSON
import Text

/// A timestamp of a server that writes Asia/Shanghai time without an offset, such as `2026-11-21 08:00:00`, `2026/11/21 8:00` or `20261121`.
///
/// A date with the year `0000`, an empty string and null mean "no value".
package struct LocalTimestamp: JSONDecodable {
    package let value: Timestamp?

    package init(json: JSONElement) throws(JSONError) {
        guard let text = try LenientString(json: json).value, !text.hasPrefix("0000-") else {
            value = nil
            return
        }
        guard let (date, rest) = DateScanner.firstDate(in: text), text.first?.isASCIIDigit == true,
            let value = Timestamp(campusDate: "\(date)", time: Self.time(rest.drop { $0 == " " || $0 == "T" }))
        else { throw JSONError("expected a time such as 2026-11-21 08:00:00") }
        self.value = value
    }

    /// Returns a time with seconds: midnight for an empty text, and `08:00:00` for `8:00` and `8:00:00`.
    private static func time(_ text: Substring) -> String {
        if text.isEmpty { return "00:00:00" }
        if let time = TimeOfDay(text) { return "\(time):00" }
        return text.dropFirst().first == ":" ? "0" + text : String(text)
    }
}
