/// The distribution of durations. Any thread can add one without a lock.
package final class Histogram: Sendable {
    /// The upper bounds of the buckets, in nanoseconds. The last bucket has no bound. The bounds up to 10 seconds are those that the
    /// semantic conventions of OpenTelemetry advise for the duration of HTTP requests.
    private static let limits = [
        5, 10, 25, 50, 75, 100, 250, 500, 750, 1000, 2500, 5000, 7500, 10_000, 30_000, 60_000,
    ].map { $0 * 1_000_000 }
    /// The same bounds in seconds.
    package static let bounds = limits.map { Double($0) / 1e9 }

    private let buckets = Counters(count: limits.count + 1)
    private let sum = Counters()

    package init() {}

    package func add(nanoseconds: Int) {
        var index = 0
        while index < Self.limits.count, nanoseconds > Self.limits[index] { index += 1 }
        buckets.add(at: index)
        sum.add(nanoseconds)
    }

    /// The number of durations in each bucket, and the sum of all durations in seconds.
    package var reading: (buckets: [Int], sum: Double) { (buckets.values, Double(sum[0]) / 1e9) }
}
