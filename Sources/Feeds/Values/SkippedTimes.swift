/// The hours and days in UTC in which a feed does not change, as bits: bit 0 is the hour from midnight, and Sunday.
struct SkippedTimes {
    private static let hour = 3_600_000
    private static let day = 24 * hour

    let hours: Int
    let days: Int

    init(hours: Int, days: Int) {
        (self.hours, self.days) = (hours, days)
    }

    init(of feed: Feed) {
        hours = feed.skipHours.reduce(0) { 0..<24 ~= $1 ? $0 | 1 << $1 : $0 }
        days = feed.skipDays.compactMap(FeedRhythm.dayNames.firstIndex).reduce(0) { $0 | 1 << $1 }
    }

    /// Returns the first time from `time` on, in milliseconds since 1970, that is not skipped. If the feed skips all times of a week,
    /// returns `time`.
    func next(from time: Int) -> Int {
        var next = time
        for _ in 0...7 * 24 {
            if !isSkipped(next) { return next }
            next = (next / Self.hour + 1) * Self.hour
        }
        return time
    }

    private func isSkipped(_ time: Int) -> Bool {
        // 1 January 1970 was a Thursday.
        hours >> (time / Self.hour % 24) & 1 == 1 || days >> ((time / Self.day + 4) % 7) & 1 == 1
    }
}
