import HTTP
import Text

/// The times at which a feed may be requested again, in milliseconds.
enum RefreshSchedule {
    private static let day = 86_400_000
    /// The delay before the next request after one failure. Each further failure doubles the delay, up to a day.
    private static let firstDelay = 300_000
    /// Maximum pause after a header Retry-After. A longer pause that a server asks for is shortened.
    private static let longestWait = 7 * day

    /// Returns the time for which a feed may be cached: the longer of its `ttl` and the `max-age` of the response, at most a day.
    /// - Parameters:
    ///   - minutes: the `ttl` of the feed, in minutes.
    ///   - known: the previous interval, which is returned if neither value is given.
    static func interval(minutes: Int?, _ headers: HTTPHeaders, known: Int = 0) -> Int {
        let own = minutes.map { min(max($0, 0), 1440) * 60_000 }
        let server = CacheControl(headers).seconds("max-age").map { min($0, 86_400) * 1000 }
        return own == nil && server == nil ? known : max(own ?? 0, server ?? 0)
    }

    /// Returns the delay before the next request after a number of failures in a row, at most a day.
    static func delay(afterFailures count: Int) -> Int {
        min(day, firstDelay << min(max(count - 1, 0), 16))
    }

    /// Returns the time in the header Retry-After, which has seconds or a date, at most 7 days after `now`. Nil if the header is missing or
    /// invalid.
    static func retryTime(_ header: String?, now: Int) -> Int? {
        guard let header else { return nil }
        if let seconds = Int(header.trimmed) { return seconds < 0 ? nil : now + min(seconds, longestWait / 1000) * 1000 }
        guard let time = FeedDate.parse(header)?.unixSeconds else { return nil }
        return max(now, min(time * 1000, now + longestWait))
    }
}
