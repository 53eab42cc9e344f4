import Threads

/// The ends of all jobs: the deadlines of their calls, and the time limits of their transfers. libcurl does not watch them, because it
/// cannot extend a timeout when a shared deadline becomes later, and ignores the timeout of a transfer that waits for the connection of
/// another transfer. Use this type only on the network thread.
struct CurlDeadlines {
    private var times = TimerHeap()
    private var entries: [Int: Entry] = [:]
    private var numbers: [Int: Int] = [:]
    private var lastNumber = 0

    private struct Entry {
        let job: CurlJob
        /// The end of the transfer's time limit. Nil without a limit, and before the transfer starts.
        let limit: Instant?

        var end: Instant? { [job.context.deadline, limit].compactMap { $0 }.min() }
    }

    /// The instant before which no job is late. Nil if no job has an end.
    var next: Instant? { times.first?.time }

    /// Adds a job, or replaces its entry. A job with neither a deadline nor a limit is not added.
    mutating func add(_ job: CurlJob, limit: Instant? = nil) {
        remove(job)
        let entry = Entry(job: job, limit: limit)
        guard let end = entry.end else { return }
        lastNumber += 1
        times.insert(TimerHeap.Entry(time: end, number: lastNumber))
        entries[lastNumber] = entry
        numbers[job.number] = lastNumber
    }

    mutating func remove(_ job: CurlJob) {
        guard let number = numbers.removeValue(forKey: job.number) else { return }
        entries[number] = nil
        if times.count > 2 * entries.count + 64 { times.removeAll { entries[$0.number] == nil } }
    }

    /// Removes and returns the jobs whose end has passed, the earliest end first.
    mutating func late(_ now: Instant) -> [CurlJob] {
        var late: [CurlJob] = []
        while let first = times.first, first.time <= now {
            times.removeFirst()
            guard let entry = entries[first.number] else { continue }
            remove(entry.job)
            // The deadline may have moved to a later time.
            if let end = entry.end, end <= now { late.append(entry.job) } else { add(entry.job, limit: entry.limit) }
        }
        return late
    }
}
