import CCurl
import Errors

/// The network thread's loop: waits for the sockets of all groups, and lets libcurl work on those that are ready. Use it only on that thread.
final class CurlLoop {
    let sockets: CurlSockets
    private let engine: CurlEngine
    private let watchdog: CurlWatchdog
    private var groups = CurlGroups()
    private var lines = RequestLines()
    private var transfers: [ObjectIdentifier: CurlTransfer] = [:]
    private var deadlines = Deadlines()
    private var isStopped = false

    /// Returns nil if the process has too many open files.
    init?(engine: CurlEngine) {
        guard let sockets = CurlSockets() else { return nil }
        self.engine = engine
        self.sockets = sockets
        watchdog = CurlWatchdog(sockets: sockets)
    }

    func run() {
        watchdog.watchThisThread()
        while !isStopped {
            let isDrained = executeCommands()
            if groups.isEmpty, isDrained {
                if engine.retire() { return }
            } else if !isStopped {
                wait(isDrained ? timeUntilNext() : .zero)
            }
        }
        for job in lines.removeAll() { job.end(.closed) }
        for transfer in Array(transfers.values) {
            transfer.job.end(.closed)
            remove(transfer.job)
        }
        groups.removeAll()
    }

    // MARK: Commands

    /// Returns whether all commands were executed. After some rounds, the sockets get their turn although there are more.
    private func executeCommands() -> Bool {
        for _ in 0..<8 {
            let commands = engine.takeCommands()
            if commands.isEmpty { return true }
            for command in commands {
                switch command {
                case .start(let job): start(job)
                case .cancel(let job): remove(job)
                case .resume(let job): transfers[ObjectIdentifier(job)]?.resume()
                case .stop: isStopped = true
                }
            }
            runTimers()
        }
        return false
    }

    private func start(_ job: CurlJob) {
        // Its cancellation may have come first.
        if job.isEnded { return }
        if lines.enter(job) { startTransfer(job) } else { deadlines.add(job) }
    }

    /// Starts the transfer of a job whose turn it is. If that fails, it is the next one's turn.
    private func startTransfer(_ job: CurlJob) {
        var job = job
        while true {
            do throws(DanXiError) {
                let group = try groups.group(job.client.connections, sockets)
                let transfer = try CurlTransfer(job: job, group: group)
                try group.add(transfer)
                transfers[ObjectIdentifier(job)] = transfer
                // libcurl watches the others.
                if job.context.sharedDeadline == nil { deadlines.remove(job) } else { deadlines.add(job) }
                return watchdog.count(transfers.count)
            } catch {
                deadlines.remove(job)
                job.finish(.failure(error))
            }
            guard let next = lines.leave(job) else { return }
            job = next
        }
    }

    /// Removes a job that has ended, unless it has already been removed, and starts the next one in its line.
    private func remove(_ job: CurlJob) {
        deadlines.remove(job)
        guard let transfer = transfers.removeValue(forKey: ObjectIdentifier(job)) else { return }
        transfer.group.remove(transfer)
        watchdog.count(transfers.count)
        if let next = lines.leave(job) { startTransfer(next) }
    }

    // MARK: Events

    private func wait(_ timeout: Duration) {
        sockets.wait(timeout) { number, socket, events in
            if let group = groups[number] { finish(group.act(on: socket, events), of: group) }
        }
        runTimers()
    }

    private func runTimers() {
        let now = ContinuousClock.now
        for group in groups where group.due.map({ $0 <= now }) == true { finish(group.runTimer(), of: group) }
        for job in deadlines.late(now) {
            let error = transfers[ObjectIdentifier(job)]?.error(CURLE_OPERATION_TIMEDOUT) ?? job.waitedTooLong
            job.finish(.failure(error))
            remove(job)
        }
        groups.removeIdle(now)
    }

    private func timeUntilNext() -> Duration {
        let instants = [groups.nextDue, deadlines.next].compactMap { $0 }
        return instants.min().map { max(.zero, ContinuousClock.now.duration(to: $0)) } ?? .seconds(60)
    }

    private func finish(_ finished: [CurlGroup.Finished], of group: CurlGroup) {
        for (transfer, result) in finished { finish(transfer, result) }
        guard group.isBroken else { return }
        for transfer in Array(transfers.values) where transfer.group === group {
            finish(transfer, .failure(transfer.error(CURLE_OUT_OF_MEMORY)))
        }
    }

    private func finish(_ transfer: CurlTransfer, _ result: Result<HTTPResponse, any Error>) {
        transfer.job.finish(result)
        remove(transfer.job)
    }
}

/// The deadlines that libcurl does not watch: of jobs that wait for their turn, and those that may move.
private struct Deadlines {
    private var jobs: [ObjectIdentifier: CurlJob] = [:]
    /// No deadline passes before.
    private(set) var next: ContinuousClock.Instant?

    mutating func add(_ job: CurlJob) {
        guard let instant = job.context.deadline else { return }
        jobs[ObjectIdentifier(job)] = job
        next = min(next ?? instant, instant)
    }

    mutating func remove(_ job: CurlJob) {
        guard !jobs.isEmpty else { return }
        jobs[ObjectIdentifier(job)] = nil
    }

    /// Returns the jobs whose deadline has passed.
    mutating func late(_ now: ContinuousClock.Instant) -> [CurlJob] {
        // A deadline only moves to a later time.
        guard let next, next <= now else { return [] }
        let instants = jobs.values.compactMap { $0.context.deadline }
        self.next = instants.filter { $0 > now }.min()
        return jobs.values.filter { $0.context.deadline.map { $0 <= now } == true }
    }
}
