import Calendar
import Text

/// A reader for dates and times in free form, which assigns their numbers, words and signs to the year, month, day and so on.
///
/// A date with a word or number that the reader does not know is not read, because the unknown part may change the time.
struct DateReader {
    private var tokens: [DateToken]
    /// The words in parentheses.
    private let comments: [String]
    private var index = 0
    private var isChinese = false

    private var year: (value: Int, digits: Int)?
    private var month: Int?
    /// Whether the month is a word that can also be a weekday: `mar` stands for `mars` and `mardi`.
    private var isMonthUncertain = false
    private var day: Int?
    private var hour: Int?
    private var minute = 0
    private var second = 0
    private var fraction: Substring = ""
    private var dayPart: DateNames.DayPart?
    /// Offset from UTC in minutes. Nil if the date has no time zone.
    private var offset: Int?
    private var hasNumericOffset = false
    private var hasInvalidOffset = false
    /// Numbers whose meaning is not known yet, such as 2 and 2026 in `Nov 2 2026`.
    private var others: [(value: Int, digits: Int)] = []

    init(_ text: String) {
        (tokens, comments) = DateToken.all(in: text)
    }

    mutating func timestamp() -> Timestamp? {
        while index < tokens.count {
            switch tokens[index] {
            case .number(let value, let digits, _): guard readNumber(value, digits) else { return nil }
            case .word(let word): guard readWord(word) else { return nil }
            case .sign(let sign): readSign(sign)
            }
        }
        return result()
    }

    // MARK: Tokens

    private func token(_ distance: Int) -> DateToken? {
        index + distance < tokens.count ? tokens[index + distance] : nil
    }

    private func number(_ distance: Int) -> (value: Int, digits: Int, text: Substring)? {
        guard case .number(let value, let digits, let text) = token(distance) else { return nil }
        return (value, digits, text)
    }

    private func isSign(_ distance: Int, _ signs: String) -> Unicode.Scalar? {
        guard case .sign(let sign) = token(distance), signs.unicodeScalars.contains(sign) else { return nil }
        return sign
    }

    private func word(_ distance: Int) -> String {
        if case .word(let word) = token(distance) { word } else { "" }
    }

    // MARK: Numbers

    private mutating func readNumber(_ value: Int, _ digits: Int) -> Bool {
        if hour == nil, isSign(1, ":：") != nil, number(2) != nil { return readTime(value) }
        if let unit = word(1).first, readChinese(value, digits, unit) {
            index += 1
            // In `2日星期一`, the unit `日` and the weekday are one word.
            if case .word(let word) = tokens[index] { tokens[index] = .word(String(word.dropFirst())) }
            return true
        }
        if hour == nil, DateNames.dayPart(word(1)) != nil {
            hour = value
            index += 1
            return true
        }
        if let sign = isSign(1, "-/."), let second = number(2), isSign(3, String(sign)) != nil, let third = number(4) {
            index += 5
            return readTriple((value, digits), (second.value, second.digits), (third.value, third.digits), sign)
        }
        if digits == 4, isSign(1, "-/") != nil, let second = number(2), second.digits <= 2, month == nil {
            (year, month, day) = ((value, 4), second.value, 1)
            index += 3
            return true
        }
        if digits == 8, year == nil, month == nil {
            (year, month, day) = ((value / 10_000, 4), value / 100 % 100, value % 100)
        } else {
            others.append((value, digits))
        }
        index += 1
        return true
    }

    /// Reads times such as `8:03`, `08:03:04` and `08:03:04.567`.
    private mutating func readTime(_ value: Int) -> Bool {
        guard let minutes = number(2), value < 24, minutes.value < 60 else { return false }
        (hour, minute) = (value, minutes.value)
        index += 3
        guard isSign(0, ":：") != nil, let seconds = number(1) else { return true }
        guard seconds.value < 60 else { return false }
        second = seconds.value
        index += 2
        if isSign(0, ".,") != nil, let part = number(1), !(isSign(0, ",") != nil && part.digits == 4) {
            fraction = part.text
            index += 2
        }
        // Some programs write `15:04:05:00`. The last number is ignored.
        if isSign(0, ":") != nil, number(1) != nil { index += 2 }
        return true
    }

    private mutating func readChinese(_ value: Int, _ digits: Int, _ unit: Character) -> Bool {
        switch unit {
        case "年": year = (value, digits)
        case "月": month = value
        case "日", "号": day = value
        case "时", "点": hour = value
        case "分": minute = value
        case "秒": second = value
        default: return false
        }
        isChinese = true
        return true
    }

    /// Reads dates such as `2026-11-22`, `22.11.2026`, `11/22/2026` and `22/11/2026`. With slashes, a first number up to 12 is the month.
    private mutating func readTriple(
        _ first: (value: Int, digits: Int), _ second: (value: Int, digits: Int), _ third: (value: Int, digits: Int), _ sign: Unicode.Scalar
    ) -> Bool {
        guard month == nil, first.digits <= 4, second.digits <= 2 else { return false }
        if first.digits > 2 {
            (year, month, day) = (first, second.value, third.value)
        } else if sign == "/", first.value <= 12 {
            (month, day, year) = (first.value, second.value, third)
        } else {
            (day, month, year) = (first.value, second.value, third)
        }
        return true
    }

    // MARK: Words and signs

    /// Reads a word. Returns false for an unknown word.
    private mutating func readWord(_ word: String) -> Bool {
        let isFirst = index == 0
        index += 1
        if DateNames.isFiller(word) { return true }
        if let number = DateNames.month(word) { return setMonth(number, named: word) }
        if DateNames.isWeekday(word) { return true }
        if let part = DateNames.dayPart(word) { return set(part) }
        if word == "a" || word == "p", isSign(0, ".") != nil, self.word(1) == "m" {
            index += 2
            return set(word == "p" ? .afternoon : .morning)
        }
        if let minutes = DateNames.offset(word) { return set(zone: minutes) }
        // `T` (RFC 3339) and `at` separate the date from the time. `AT` after the time is a time zone with several offsets.
        if word == "t" || word == "at", number(0) != nil { return true }
        // The name of a time zone after a numeric offset only repeats the offset.
        if hasNumericOffset, word.utf8.count <= 5, word.utf8.allSatisfy(\.isLetter) { return true }
        let (part, isChineseWord) = DateNames.chinese(word)
        if isChineseWord {
            isChinese = true
            return part.map { set($0) } ?? true
        }
        // The first word before a comma is a weekday in any language (RFC 5322, section 3.3).
        return isFirst && (isSign(0, ",") != nil || isSign(0, ".") != nil && isSign(1, ",") != nil)
    }

    private mutating func setMonth(_ number: Int, named word: String) -> Bool {
        let isWeekday = DateNames.isWeekday(word)
        if month == nil || isMonthUncertain {
            (month, isMonthUncertain) = (number, isWeekday && month == nil)
            return true
        }
        return isWeekday
    }

    private mutating func set(_ part: DateNames.DayPart) -> Bool {
        guard dayPart == nil else { return false }
        dayPart = part
        return true
    }

    private mutating func set(zone minutes: Int) -> Bool {
        if hasNumericOffset { return true }
        guard offset == nil || offset == minutes else { return false }
        offset = minutes
        return true
    }

    private mutating func readSign(_ sign: Unicode.Scalar) {
        index += 1
        guard hour != nil, !hasNumericOffset, "+-−".unicodeScalars.contains(sign), let value = number(0) else { return }
        let isOffset = value.digits > 2 || isSign(1, ":") != nil || hasDate || offset != nil
        // In `08:00 - 22 Nov 2026`, the sign is a dash.
        guard isOffset else { return }
        index += 1
        var (hours, minutes) = value.digits > 2 ? (value.value / 100, value.value % 100) : (value.value, 0)
        if value.digits <= 2, isSign(0, ":") != nil, let rest = number(1) {
            minutes = rest.value
            index += 2
        }
        guard value.digits <= 4, hours < 24, minutes < 60 else {
            hasInvalidOffset = true
            return
        }
        if sign != "+" { (hours, minutes) = (-hours, -minutes) }
        offset = hours * 60 + minutes
        hasNumericOffset = true
    }

    // MARK: Result

    /// Whether a part of the date has been read.
    private var hasDate: Bool { day != nil || year != nil || !others.isEmpty }

    private mutating func result() -> Timestamp? {
        guard placeOthers(), readComments() else { return nil }
        guard let year, let date = CalendarDate(year: fullYear(year), month: month ?? 1, day: day ?? 1) else { return nil }
        if let dayPart {
            guard let known = hour, let meant = dayPart.hour(known) else { return nil }
            hour = meant
        }
        let hour = hour ?? 0
        guard hour < 24, minute < 60, second < 60, !hasInvalidOffset else { return nil }
        let time = [hour, minute, second].map { $0.zeroPadded(to: 2) }.joined(separator: ":")
        return Timestamp("\(date)T\(time)\(fraction.isEmpty ? "" : ".\(fraction)")\(zone)")
    }

    /// Assigns the numbers around the name of a month to the day and the year. Returns false if a number is left over.
    private mutating func placeOthers() -> Bool {
        guard !others.isEmpty else { return true }
        guard month != nil || others.count == 1 && tokens.count == 1 else { return false }
        for other in others {
            if other.digits >= 3 || day != nil || other.value > 31 {
                guard year == nil else { return false }
                year = other
            } else {
                day = other.value
            }
        }
        return true
    }

    /// Reads the words in parentheses: a weekday, or the name of a time zone. Returns false for another word, unless the date has an offset
    /// of its own, which a name in parentheses only repeats.
    private mutating func readComments() -> Bool {
        if offset != nil { return true }
        for word in comments where !DateNames.isFiller(word) && !DateNames.isWeekday(word) {
            let (part, isChinese) = DateNames.chinese(word)
            if isChinese, part == nil { continue }
            guard let minutes = DateNames.offset(word), set(zone: minutes) else { return false }
        }
        return true
    }

    /// Completes a year of two or three digits (RFC 5322, section 4.3).
    private func fullYear(_ year: (value: Int, digits: Int)) -> Int {
        switch year.digits {
        case ...2: year.value + (year.value < 50 ? 2000 : 1900)
        case 3: year.value + 1900
        default: year.value
        }
    }

    private var zone: String {
        let minutes = offset ?? (isChinese ? 480 : 0)
        if minutes == 0 { return "Z" }
        let size = abs(minutes)
        return "\(minutes < 0 ? "-" : "+")\((size / 60).zeroPadded(to: 2)):\((size % 60).zeroPadded(to: 2))"
    }
}
