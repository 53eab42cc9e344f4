import JSON

/// A time of Asia/Shanghai that does not say its zone, such as `2026-11-21 08:00:00` or `2026-11-21`. A date of zeros is no time.
struct WrittenTime: JSONDecodable {
    let value: Timestamp?

    init(json: JSONElement) throws(JSONError) {
        guard let text = try WrittenText(json: json).value, !text.hasPrefix("0000-") else {
            value = nil
            return
        }
        let parts = text.split(maxSplits: 1, omittingEmptySubsequences: false) { $0 == " " || $0 == "T" }
        guard let date = parts.first, let time = Timestamp("\(date)T\(parts.dropFirst().first ?? "00:00:00")+08:00") else {
            throw JSONError("expected a time")
        }
        value = time
    }
}
