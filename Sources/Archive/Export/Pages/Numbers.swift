import Text

extension Double {
    /// The number with two digits after the point, such as `12.50`, for amounts in yuan.
    var money: String {
        guard let cents = Int(exactly: (abs(self) * 100).rounded()) else { return "\(self)" }
        return "\(self < 0 && cents > 0 ? "−" : "")\(cents / 100).\((cents % 100).zeroPadded(to: 2))"
    }

    /// The number without `.0` at its end, for credits.
    var short: String {
        let text = "\(self)"
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
}

extension [Int] {
    /// Ascending numbers as ranges, such as `1–8, 10`.
    var ranges: String {
        var parts: [ClosedRange<Int>] = []
        for number in self {
            if let last = parts.last, last.upperBound < Int.max, last.upperBound + 1 == number {
                parts[parts.count - 1] = last.lowerBound...number
            } else {
                parts.append(number...number)
            }
        }
        return parts.map { $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound)–\($0.upperBound)" }.joined(separator: ", ")
    }
}
