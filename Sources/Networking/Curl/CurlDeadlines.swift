import Threads

/// The deadlines of all jobs. libcurl does not watch them, because it cannot extend a timeout when a shared deadline moves, and ignores the
/// timeout of a transfer that waits for another one's connection. Use it only on the network thread.
struct CurlDeadlines {
    private var times = TimerHeap()
    private var jobs: [Int: CurlJob] = [:]
    private var numbers: [ObjectIdentifier: Int] = [:]
    private var lastNumber = 0

    /// No deadline passes before this instant.
    var next: ContinuousClock.Instant? { times.first?.time }

    /// Adds a job, unless it has no deadline or was already added.
    mutating func add(_ job: CurlJob) {
        guard let deadline = job.context.deadline, numbers[ObjectIdentifier(job)] == nil else { return }
        lastNumber += 1
        times.insert(TimerHeap.Entry(time: deadline, number: lastNumber))
        jobs[lastNumber] = job
        numbers[ObjectIdentifier(job)] = lastNumber
    }

    mutating func remove(_ job: CurlJob) {
        guard let number = numbers.removeValue(forKey: ObjectIdentifier(job)) else { return }
        jobs[number] = nil
        if times.count > 2 * jobs.count + 64 { times.removeAll { jobs[$0.number] == nil } }
    }

    /// Removes and returns the jobs whose deadline has passed, the earliest first.
    mutating func late(_ now: ContinuousClock.Instant) -> [CurlJob] {
        var late: [CurlJob] = []
        while let first = times.first, first.time <= now {
            times.removeFirst()
            guard let job = jobs[first.number] else { continue }
            remove(job)
            // It may have moved, to a later time.
            if let deadline = job.context.deadline, deadline <= now { late.append(job) } else { add(job) }
        }
        return late
    }
}
