import Calendar
import Text

/// A parser for the dates and times of feeds: RFC 822, RFC 3339, seconds or milliseconds since 1970, and many free forms.
///
/// A date without a time zone is taken as UTC, or as the time of China if it is written in Chinese. A date that does not exist, or
/// that has a word whose meaning is not known, such as the time zone `ET`, is treated as missing.
enum FeedDate {
    static func parse(_ text: String) -> Timestamp? {
        let text = text.trimmed
        guard !text.isEmpty, text.utf8.count <= 100 else { return nil }
        if let time = Timestamp(text) { return time }
        if text.utf8.allSatisfy(\.isDigit), [9, 10, 13].contains(text.utf8.count), let number = Int(text) {
            return Timestamp(unixSeconds: number / (text.utf8.count == 13 ? 1000 : 1))
        }
        if let time = MailDate.parse(text) { return time }
        var reader = DateReader(text)
        return reader.timestamp()
    }
}
