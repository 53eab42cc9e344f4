import Calls
import HTTP
import Threads

/// The queues of requests, one for each session and origin, so that many concurrent calls need few connections and little memory. Use them
/// only on the network thread.
struct RequestQueues {
    private var queues: [Key: LimitedQueue<CurlJob>] = [:]
    /// The places of the waiting requests, and the times since which they wait, by the numbers of their jobs.
    private var waits: [Int: (ticket: LimitedQueue<CurlJob>.Ticket, start: Instant)] = [:]
    private let metrics = Metrics.current

    private struct Key: Hashable {
        let client: Int
        let origin: Origin?

        init(_ job: CurlJob) { (client, origin) = (job.client.number, job.request.origin) }
    }

    /// Adds a request. Returns whether the request may start at once. Otherwise, it waits in its queue.
    ///
    /// A waiting request starts earlier if its call has already sent another request. Without this rule, many calls that need several
    /// requests each could all reach their deadlines before one of them is complete.
    mutating func enter(_ job: CurlJob) -> Bool {
        let limit = job.client.maxRequestsPerServer
        let ticket = queues[Key(job), default: LimitedQueue(limit: limit)].enter(job, isFollowUp: job.isFollowUp)
        guard let ticket else {
            metrics.requestWaits.add(nanoseconds: 0)
            return true
        }
        waits[job.number] = (ticket, .now)
        metrics.waitingRequests.add()
        return false
    }

    /// Removes a request that has ended. Returns the waiting request whose turn it is, and the start of its wait. Nil if none waits.
    mutating func leave(_ job: CurlJob) -> (job: CurlJob, start: Instant)? {
        guard let queue = queues.index(forKey: Key(job)) else { return nil }
        let next = queues.values[queue].leave()
        if queues.values[queue].isIdle { queues.remove(at: queue) }
        guard let next, let wait = endWait(of: next) else { return nil }
        return (next, wait.start)
    }

    /// Counts the wait of a request that ``leave(_:)`` has returned, and that is sent.
    func countWait(since start: Instant) { metrics.requestWaits.add(nanoseconds: Instant.now.nanoseconds - start.nanoseconds) }

    /// Removes a request if it is waiting.
    mutating func remove(_ job: CurlJob) {
        guard let wait = endWait(of: job) else { return }
        queues[Key(job)]?.remove(wait.ticket)
    }

    /// Removes the wait of a request. Returns nil if it does not wait.
    private mutating func endWait(of job: CurlJob) -> (ticket: LimitedQueue<CurlJob>.Ticket, start: Instant)? {
        guard let wait = waits.removeValue(forKey: job.number) else { return nil }
        metrics.waitingRequests.add(-1)
        return wait
    }

    /// Removes all queues. Returns the requests that wait.
    mutating func removeAll() -> [CurlJob] {
        metrics.waitingRequests.add(-waits.count)
        defer { (queues, waits) = ([:], [:]) }
        return queues.keys.flatMap { queues[$0]?.removeWaiting() ?? [] }
    }
}
