import Text

extension Timestamp {
    /// Returns the instant `milliseconds` milliseconds later, with the same offset and the same digits below a millisecond. Nil if the year
    /// would be after 9999.
    /// - Parameter milliseconds: 0 to 999.
    package func adding(milliseconds: Int) -> Timestamp? {
        let text = Array(self.text.utf8)
        // The fields have fixed positions, because the string is well-formed.
        let number = { (range: Range<Int>) in text[range].reduce(0) { $0 * 10 + Int($1 & 15) } }
        let hasFraction = text[19] == UInt8(ascii: ".")
        let fraction = hasFraction ? Array(text[20...].prefix { 0x30...0x39 ~= $0 }) : []
        let zone = text[(hasFraction ? 20 + fraction.count : 19)...]
        let own = (0..<3).reduce(0) { $0 * 10 + ($1 < fraction.count ? Int(fraction[$1] & 15) : 0) }
        let (carry, rest) = (own + milliseconds).quotientAndRemainder(dividingBy: 1000)
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
