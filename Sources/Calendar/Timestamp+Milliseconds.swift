import Text

extension Timestamp {
    /// Whole milliseconds since 1970-01-01T00:00:00Z. Nil if the year, as it is written, is before 1970.
    package var unixMilliseconds: Int? { unixSeconds.map { $0 * 1000 + ownMilliseconds } }

    /// The digits of the fraction of a second. Empty if the string has no fraction.
    private var fraction: [UInt8] {
        let text = Array(self.text.utf8)
        return text[19] == UInt8(ascii: ".") ? Array(text[20...].prefix { 0x30...0x39 ~= $0 }) : []
    }

    /// The fraction of a second in whole milliseconds.
    private var ownMilliseconds: Int {
        let fraction = self.fraction
        return (0..<3).reduce(0) { $0 * 10 + ($1 < fraction.count ? Int(fraction[$1] & 15) : 0) }
    }

    /// Returns the instant `milliseconds` milliseconds later, with the same offset and the same digits below a millisecond. Nil if the year
    /// would be after 9999.
    /// - Parameter milliseconds: 0 to 999.
    package func adding(milliseconds: Int) -> Timestamp? {
        let text = Array(self.text.utf8)
        // The fields have fixed positions, because the string is well-formed.
        let number = { (range: Range<Int>) in text[range].reduce(0) { $0 * 10 + Int($1 & 15) } }
        let fraction = self.fraction
        let zone = text[(fraction.isEmpty ? 19 : 20 + fraction.count)...]
        let (carry, rest) = (ownMilliseconds + milliseconds).quotientAndRemainder(dividingBy: 1000)
        let second = number(11..<13) * 3600 + number(14..<16) * 60 + number(17..<19) + carry
        let (days, secondOfDay) = second.quotientAndRemainder(dividingBy: 86_400)
        guard let day = CalendarDate(self.text.prefix(10)) else { return nil }
        let date = day.adding(days: days)
        guard date.days(since: day) == days else { return nil }
        let time = [secondOfDay / 3600, secondOfDay / 60 % 60, secondOfDay % 60].map { $0.zeroPadded(to: 2) }.joined(separator: ":")
        let finer = String(decoding: fraction.dropFirst(3), as: UTF8.self)
        return Timestamp("\(date)T\(time).\(rest.zeroPadded(to: 3))\(finer)\(String(decoding: zone, as: UTF8.self))")
    }
}
