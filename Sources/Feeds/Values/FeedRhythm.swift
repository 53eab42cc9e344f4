import Text

/// The times at which a feed says that it changes: the syndication module (`sy:updatePeriod`, `sy:updateFrequency`), and `skipHours` and
/// `skipDays` of RSS.
struct FeedRhythm {
    /// The number of updates in a period.
    var frequency: Int?
    var period: String?
    private var hourSet: Set<Int> = []
    private var daySet: Set<String> = []

    /// The days of the week in the order of ``RefreshSchedule``.
    static let dayNames = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"]

    private static let periods = ["hourly": 3600, "daily": 86_400, "weekly": 604_800, "monthly": 2_592_000, "yearly": 31_536_000]

    /// Number of seconds between two updates. The default of the period is a day, and that of the frequency is 1. Nil if the feed has
    /// neither, or an invalid one.
    var interval: Int? {
        guard period != nil || frequency != nil, let seconds = Self.periods[(period ?? "daily").lowercased()] else { return nil }
        let frequency = frequency ?? 1
        return frequency > 0 ? seconds / frequency : nil
    }

    /// The hours of the day in UTC, from 0 to 23, in which the feed does not change.
    var hours: [Int] { hourSet.sorted() }

    /// The days of the week on which the feed does not change, from Sunday.
    var days: [String] { Self.dayNames.filter(daySet.contains) }

    /// Adds an hour. RSS 0.91 calls midnight 24.
    mutating func skip(hour text: String) {
        if let hour = Int(text), 0...24 ~= hour { hourSet.insert(hour % 24) }
    }

    mutating func skip(day text: String) {
        let name = text.lowercased()
        if let day = Self.dayNames.first(where: { $0.lowercased() == name }) { daySet.insert(day) }
    }
}
