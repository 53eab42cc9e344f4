import HTTP
import Threads

/// A line of requests for each session and origin: some run, and the others wait for their turn. So many calls at once need few connections
/// and little memory. Use it only on the network thread.
struct RequestLines {
    private var lines: [Key: Line] = [:]

    private struct Key: Hashable {
        let client: ObjectIdentifier
        let origin: Origin?

        init(_ job: CurlJob) { (client, origin) = (ObjectIdentifier(job.client), job.request.origin) }
    }

    /// Adds a request. Returns whether it may start. Otherwise, it waits.
    mutating func enter(_ job: CurlJob) -> Bool { lines[Key(job), default: Line()].enter(job) }

    /// Removes a request that ran. Returns the one that takes its place.
    mutating func leave(_ job: CurlJob) -> CurlJob? {
        guard let line = lines.index(forKey: Key(job)) else { return nil }
        let next = lines.values[line].leave()
        if lines.values[line].running == 0 { lines.remove(at: line) }
        return next
    }

    /// Removes a request, if it waits.
    mutating func forget(_ job: CurlJob) { lines[Key(job)]?.forget(job) }

    /// Removes all lines. Returns the requests that wait.
    mutating func removeAll() -> [CurlJob] {
        defer { lines = [:] }
        return lines.values.flatMap { $0.waiting.values }
    }
}

private struct Line {
    private(set) var running = 0
    private(set) var waiting: [ObjectIdentifier: CurlJob] = [:]
    /// The order of those that wait. It also has forgotten ones, until their turn.
    private var order = (followUps: FIFO<ObjectIdentifier>(), others: FIFO<ObjectIdentifier>())

    mutating func enter(_ job: CurlJob) -> Bool {
        if running < job.client.maxRequestsPerServer {
            running += 1
            return true
        }
        waiting[ObjectIdentifier(job)] = job
        if job.isFollowUp { order.followUps.append(ObjectIdentifier(job)) } else { order.others.append(ObjectIdentifier(job)) }
        return false
    }

    /// Calls that have begun go on first. Otherwise, many calls of several requests each would reach their deadlines before one is complete.
    mutating func leave() -> CurlJob? {
        while let id = order.followUps.popFirst() ?? order.others.popFirst() {
            if let next = waiting.removeValue(forKey: id), !next.isEnded, !next.client.isClosing { return next }
        }
        running -= 1
        return nil
    }

    mutating func forget(_ job: CurlJob) {
        waiting[ObjectIdentifier(job)] = nil
        if waiting.isEmpty { order = (FIFO(), FIFO()) }
    }
}
