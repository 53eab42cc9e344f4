import JSON
import Text

/// A timestamp of a server that writes Asia/Shanghai time without an offset, such as `2026-11-21 08:00:00` or `2026-11-21`.
///
/// A date with the year `0000`, an empty string and null mean "no value".
package struct LocalTimestamp: JSONDecodable {
    package let value: Timestamp?

    package init(json: JSONElement) throws(JSONError) {
        guard let text = try LenientString(json: json).value, !text.hasPrefix("0000-") else {
            value = nil
            return
        }
        let parts = text.split(maxSplits: 1, omittingEmptySubsequences: false) { $0 == " " || $0 == "T" }
        guard let date = parts.first, let time = Timestamp(campusDate: date, time: parts.dropFirst().first ?? "00:00:00") else {
            throw JSONError("expected a time such as 2026-11-21 08:00:00")
        }
        value = time
    }
}
