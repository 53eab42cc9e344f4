/// A set of weeks of a semester.
struct WeekSet: OptionSet, Hashable {
    /// The valid numbers of weeks.
    static let range = 1...60

    let rawValue: UInt64

    init(rawValue: UInt64) {
        self.rawValue = rawValue
    }

    /// Creates a set of weeks. Nil if a week is outside ``range``.
    init?(_ weeks: some Sequence<Int>) {
        var bits: UInt64 = 0
        for week in weeks {
            guard Self.range.contains(week) else { return nil }
            bits |= 1 << UInt64(week)
        }
        rawValue = bits
    }

    /// The weeks in ascending order.
    var numbers: [Int] { Self.range.filter { rawValue & 1 << UInt64($0) != 0 } }
}
