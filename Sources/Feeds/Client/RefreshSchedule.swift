import HTTP
import Networking
import Text

/// The times at which a feed may be requested again, in milliseconds.
enum RefreshSchedule {
    private static let day = 86_400_000
    /// The delay before the next request after one failure. Each further failure doubles the delay, up to a day.
    private static let firstDelay = 300_000
    /// Maximum pause after a header Retry-After. A longer pause that a server asks for is shortened.
    private static let longestWait = 7 * day

    /// Minimum time between two successful requests, also for a feed whose server allows no caching.
    private static let shortestInterval = 300_000

    /// Returns the interval that a feed states: the longer of `ttl` and the time between its updates, at most a day. Nil if it states none.
    static func interval(of feed: Feed) -> Int? {
        let seconds = [feed.ttl.map { min($0, 1440) * 60 }, feed.updateInterval].compactMap { $0 }
        return seconds.max().map { min($0, day / 1000) * 1000 }
    }

    /// Returns the time for which a response may be cached, at most a day: its `max-age` or, without it, the time until `Expires`. Nil if
    /// the response has neither.
    /// - Parameter now: the time that replaces a missing header Date.
    static func interval(_ headers: HTTPHeaders, now: Int) -> Int? {
        let seconds: Int
        if let age = CacheControl(headers).seconds("max-age") {
            seconds = age
        } else {
            guard let expires = headers["Expires"] else { return nil }
            let date = headers["Date"].flatMap(HTTPDate.parse) ?? now / 1000
            // An invalid date means that the response has expired (RFC 9111, section 5.3).
            seconds = HTTPDate.parse(expires).map { $0 - date } ?? 0
        }
        return min(max(seconds, 0), day / 1000) * 1000
    }

    /// Returns the time at which a feed is due after a successful request: after the longest interval, at least five minutes and at most a
    /// day, and not in an hour or on a day in which the feed does not change.
    static func due(after now: Int, intervals: [Int], skipping skipped: SkippedTimes) -> Int {
        skipped.next(from: now + min(max(intervals.max() ?? 0, shortestInterval), day))
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
