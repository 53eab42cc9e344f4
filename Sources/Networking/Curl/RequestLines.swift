import Threads

/// A line of requests for each session and server: some run, and the others wait for their turn in the order of their arrival. So many calls
/// at once need few connections and little memory, and do not flood the server. Use it only on the network thread.
struct RequestLines {
    private var lines: [Key: Line] = [:]

    private struct Key: Hashable {
        let client: ObjectIdentifier
        let origin: Origin?

        init(_ job: CurlJob) { (client, origin) = (ObjectIdentifier(job.client), job.request.origin) }
    }

    /// Adds a request. Returns whether it may start. Otherwise, it waits.
    mutating func enter(_ job: CurlJob) -> Bool {
        lines[Key(job), default: Line()].enter(job, limit: job.client.configuration.maxRequestsPerServer)
    }

    /// Removes a request that ran. Returns the one that may start in its place.
    mutating func leave(_ job: CurlJob) -> CurlJob? {
        guard let line = lines.index(forKey: Key(job)) else { return nil }
        let next = lines.values[line].leave()
        if lines.values[line].running == 0 { lines.remove(at: line) }
        return next
    }

    /// Removes all lines. Returns the requests that wait.
    mutating func removeAll() -> [CurlJob] {
        defer { lines = [:] }
        return lines.values.flatMap { Array($0.waiting) }
    }
}

private struct Line {
    private(set) var running = 0
    /// A request that has ended stays until its turn, or until there are many.
    private(set) var waiting = FIFO<CurlJob>()
    private var sweepCount = 64

    mutating func enter(_ job: CurlJob, limit: Int) -> Bool {
        if running < limit {
            running += 1
            return true
        }
        waiting.append(job)
        if waiting.count >= sweepCount {
            waiting.removeAll { $0.isEnded }
            sweepCount = max(64, 2 * waiting.count)
        }
        return false
    }

    /// The next request takes the place of the one that leaves.
    mutating func leave() -> CurlJob? {
        while let next = waiting.popFirst() {
            if !next.isEnded { return next }
        }
        running -= 1
        return nil
    }
}
