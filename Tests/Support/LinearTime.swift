import Glibc

/// Returns how much longer some work takes for ten times as much input: the ratio of the CPU times of the calling thread.
///
/// The smaller input is enlarged until it takes 5 ms, so that the ratio means something, but only a hundred times: some work takes the same
/// time for any input.
/// - Parameters:
///   - size: the first size to try.
///   - limit: the largest size; nil without a limit.
///   - prepare: makes input of a size and returns the work with it, which is measured.
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
    // The caches of a busy machine can make a run slow, but not each of them. Both sizes are measured again, under the same conditions.
    for _ in 0..<6 where ratio >= 12 {
        ratio = min(ratio, Double(fastest(of: 1, work)) / Double(max(small, 500_000)))
        small = fastest(of: 1, smallWork)
    }
    return ratio
}

/// In nanoseconds. Other threads do not count, so the load of the machine hardly matters.
private func fastest(of runs: Int, _ work: () -> Void) -> Int {
    (0..<runs).map { _ in
        let start = threadTime()
        work()
        return threadTime() - start
    }.min() ?? 0
}

/// The processor time of this thread, in nanoseconds.
package func threadTime() -> Int {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return time.tv_sec * 1_000_000_000 + time.tv_nsec
}
