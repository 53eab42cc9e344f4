import HTTP
import Threads

/// The queues of requests, one for each session and origin, so that many concurrent calls need few connections and little memory. Use them
/// only on the network thread.
struct RequestQueues {
    private var queues: [Key: LimitedQueue<CurlJob>] = [:]
    private var tickets: [Int: LimitedQueue<CurlJob>.Ticket] = [:]

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
        tickets[job.number] = ticket
        return ticket == nil
    }

    /// Removes a request that has ended. Returns the waiting request that starts in its place, or nil.
    mutating func leave(_ job: CurlJob) -> CurlJob? {
        guard let queue = queues.index(forKey: Key(job)) else { return nil }
        let next = queues.values[queue].leave()
        if let next { tickets[next.number] = nil }
        if queues.values[queue].isIdle { queues.remove(at: queue) }
        return next
    }

    /// Removes a request if it is waiting.
    mutating func remove(_ job: CurlJob) {
        guard let ticket = tickets.removeValue(forKey: job.number) else { return }
        queues[Key(job)]?.remove(ticket)
    }

    /// Removes all queues. Returns the requests that wait.
    mutating func removeAll() -> [CurlJob] {
        defer { (queues, tickets) = ([:], [:]) }
        return queues.keys.flatMap { queues[$0]?.removeWaiting() ?? [] }
    }
}
