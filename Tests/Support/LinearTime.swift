import Glibc

/// The bound of ``growth(from:upTo:_:)`` for linear time, which grows tenfold. Quadratic time grows a hundredfold. On a busy machine, where
/// programs take each other's caches, work with ten times as much input has taken fifteen times as long.
package let linearGrowth = 30.0

/// Returns how many times longer some work takes for ten times as much input, in CPU time of the calling thread.
///
/// The smaller input is enlarged until its work takes 5 ms, because shorter times are inexact. The input grows at most a hundredfold,
/// because the time of some work does not depend on the input.
/// - Parameters:
///   - size: the first size to try.
///   - limit: the maximum size, or nil for no limit.
///   - prepare: makes input of the given size, and returns the work to measure.
package func growth(from size: Int, upTo limit: Int? = nil, _ prepare: (Int) throws -> () -> Void) rethrows -> Double {
    let largest = min(size * 100, (limit ?? .max) / 10)
    var size = size
    var small = fastest(of: 2, try prepare(size))
    while small < 5_000_000, size * 2 <= largest {
        size *= 2
        small = fastest(of: 2, try prepare(size))
    }
    let (smallWork, work) = (try prepare(size), try prepare(size * 10))
    var ratio = Double.infinity
    // On a busy machine, single runs can be slow. Both sizes are measured up to six times, and the lowest ratio counts.
    for _ in 0..<6 where ratio >= 12 {
        ratio = min(ratio, Double(fastest(of: 1, work)) / Double(max(small, 500_000)))
        small = fastest(of: 1, smallWork)
    }
    return ratio
}

/// Returns the CPU time of the fastest run in nanoseconds. The time of other threads does not count, so the machine's load hardly matters.
private func fastest(of runs: Int, _ work: () -> Void) -> Int {
    (0..<runs).map { _ in
        let start = threadTime()
        work()
        return threadTime() - start
    }.min() ?? 0
}

/// Returns the CPU time of the calling thread in nanoseconds.
package func threadTime() -> Int {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return time.tv_sec * 1_000_000_000 + time.tv_nsec
}
