/// What is read from the texts of pages.
enum PageText {
    /// The first day in a text, whether `2026-11-21`, `2026.11.21`, `2026/1/2`, `2026年1月2日` or `20261121`, as `2026-11-21`.
    static func firstDay(in text: String) -> String? {
        let runs = text.split { !isDigit($0) && !"-./年月".contains($0) }
        for run in runs {
            let parts = run.split { !isDigit($0) }
            if parts.count >= 3, parts[0].count == 4, let day = day(parts[0], parts[1], parts[2]) { return day }
            if parts.count == 1, let digits = parts.first, digits.count == 8,
                let day = day(digits.prefix(4), digits.dropFirst(4).prefix(2), digits.suffix(2))
            {
                return day
            }
        }
        return nil
    }

    /// Whether a text is a day that exists, as `2026-11-21`.
    static func isDay(_ text: String) -> Bool {
        text.utf8.count == 10 && firstDay(in: text) == text
    }

    /// The times in a text, such as `08:00`; seconds are left out.
    static func times(in text: String) -> [String] {
        text.split { !isDigit($0) && $0 != ":" && $0 != "：" }.compactMap { run in
            let parts = run.split(omittingEmptySubsequences: false) { !isDigit($0) }
            guard parts.count == 2 || parts.count == 3, (1...2).contains(parts[0].count), parts[1].count == 2, let hour = Int(parts[0]),
                let minute = Int(parts[1]),
                (0..<24).contains(hour) && (0..<60).contains(minute) || hour == 24 && minute == 0
            else { return nil }
            return "\(padded(hour)):\(padded(minute))"
        }
    }

    /// The first number in a text, with its sign and fraction; separators of thousands are skipped.
    static func firstNumber(in text: String) -> Double? {
        var digits = ""
        var isNegative = false
        var hasPoint = false
        for character in text {
            if isDigit(character) {
                digits.append(character)
            } else if character == ".", !digits.isEmpty, !hasPoint {
                digits.append(character)
                hasPoint = true
            } else if !digits.isEmpty {
                if character == ",", !hasPoint { continue }
                break
            } else {
                isNegative =
                    character == "-" || character == "−" || isNegative && (character == "¥" || character == "￥" || character.isWhitespace)
            }
        }
        if digits.last == "." { digits.removeLast() }
        return Double(digits).map { isNegative ? -$0 : $0 }
    }

    /// The numbers in a text, without signs or fractions.
    static func integers(in text: String) -> [Int] {
        text.split { !isDigit($0) }.compactMap { Int($0) }
    }

    /// What stands between two texts, the first time that it does.
    static func between(_ start: String, _ end: String, in text: String) -> String? {
        guard let before = text.firstRange(of: start) else { return nil }
        let rest = text[before.upperBound...]
        guard let after = rest.firstRange(of: end) else { return nil }
        return String(rest[..<after.lowerBound])
    }

    private static func isDigit(_ character: Character) -> Bool {
        ("0"..."9").contains(character)
    }

    private static func day(_ year: Substring, _ month: Substring, _ day: Substring) -> String? {
        guard let y = Int(year), let m = Int(month), let d = Int(day), (1...12).contains(m), (1...length(month: m, year: y)).contains(d)
        else { return nil }
        return "\(year)-\(padded(m))-\(padded(d))"
    }

    private static func length(month: Int, year: Int) -> Int {
        switch month {
        case 2: year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400)) ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }

    private static func padded(_ number: Int) -> String {
        number < 10 ? "0\(number)" : "\(number)"
    }
}
