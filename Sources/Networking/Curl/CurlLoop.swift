import CCurl
import Calls
import Errors
import HTTP
import Threads

/// The network thread's loop: waits for the sockets of all groups, and lets libcurl process the events of the sockets that are ready. Use
/// the loop only on that thread.
final class CurlLoop {
    private let network: any Network
    private let engine: CurlEngine
    private var groups = CurlGroups()
    private var queues = RequestQueues()
    private var transfers: [Int: CurlTransfer] = [:]
    private var deadlines = CurlDeadlines()
    /// Maximum number of simultaneous transfers so far.
    private var mostTransfers = 0
    private var isStopped = false

    /// The number of simultaneous transfers from which on their memory is worth the time of `malloc_trim()`, which is some milliseconds.
    private static let burst = 64

    /// Minimum time that a queued job must have left when its turn comes. A job with less time fails without being sent.
    private static let leastTime = Duration.milliseconds(10)

    init(engine: CurlEngine, network: any Network) {
        (self.engine, self.network) = (engine, network)
    }

    func run() {
        network.begin()
        while !isStopped {
            let isDrained = executeCommands()
            if groups.isEmpty, isDrained {
                returnMemory()
                if engine.retire() { return }
            } else if !isStopped {
                wait(isDrained ? timeUntilNext() : .zero)
            }
        }
        for job in queues.removeAll() { job.end(.closed) }
        for transfer in Array(transfers.values) {
            transfer.job.end(.closed)
            remove(transfer.job)
        }
        groups.removeAll()
    }

    /// Returns free memory to the system after a burst of transfers. The allocator keeps it otherwise, because it is spread over many pages.
    private func returnMemory() {
        if mostTransfers >= Self.burst { network.returnMemory() }
        mostTransfers = 0
    }

    // MARK: Commands

    /// Executes commands in at most eight rounds, so that the sockets are served even if new commands keep arriving. Returns false if
    /// there may be more commands.
    private func executeCommands() -> Bool {
        for _ in 0..<8 {
            let commands = engine.takeCommands()
            if commands.isEmpty { return true }
            for command in commands {
                switch command {
                case .start(let job): start(job)
                case .cancel(let job): remove(job)
                case .resume(let job): transfers[job.number]?.handle.resume()
                case .abandon(let settings): groups.abandon(settings)
                case .stop: isStopped = true
                }
            }
            runTimers()
        }
        return false
    }

    private func start(_ job: CurlJob) {
        // The job may have been cancelled, or its session closed, before this command.
        if job.isEnded || job.client.isClosing { return }
        guard job.context.allows(waiting: .zero) else { return job.finish(.failure(job.deadlinePassed)) }
        deadlines.add(job)
        if queues.enter(job), !startTransfer(job) { startNext(after: job) }
    }

    /// Removes `job`, which has ended, from its queue, and starts the next waiting job of this queue.
    private func startNext(after job: CurlJob) {
        while let next = queues.leave(job) {
            if next.isEnded || next.client.isClosing {
                deadlines.remove(next)
            } else if next.context.allows(waiting: Self.leastTime) {
                if startTransfer(next) { return }
            } else {
                refuse(next, next.waitedTooLong)
            }
        }
    }

    /// Starts the transfer of a job. If the transfer cannot start, ends the job and returns false.
    private func startTransfer(_ job: CurlJob) -> Bool {
        do throws(DanXiError) {
            let group = try groups.group(job.client.connections(for: job.request), network)
            let transfer = try CurlTransfer(job: job, group: group)
            try group.add(transfer)
            transfers[job.number] = transfer
            if let limit = transfer.limit { deadlines.add(job, limit: limit) }
            network.count(transfers.count)
            mostTransfers = max(mostTransfers, transfers.count)
            return true
        } catch {
            refuse(job, error)
            return false
        }
    }

    /// Ends a job that has no transfer.
    private func refuse(_ job: CurlJob, _ error: DanXiError) {
        deadlines.remove(job)
        job.finish(.failure(error))
    }

    /// Removes a job that has ended, unless it has already been removed.
    private func remove(_ job: CurlJob) {
        deadlines.remove(job)
        guard let transfer = transfers.removeValue(forKey: job.number) else { return queues.remove(job) }
        transfer.group.remove(transfer)
        network.count(transfers.count)
        startNext(after: job)
    }

    // MARK: Events

    private func wait(_ timeout: Duration) {
        network.wait(timeout) { number, event in
            if let group = groups[number] { finish(group.act(on: event), of: group) }
        }
        runTimers()
    }

    private func runTimers() {
        let now = Instant.now
        // Late jobs end first, so that none of them starts in place of a transfer that libcurl ends below.
        for job in deadlines.late(now) {
            let error = transfers[job.number]?.deadlineError ?? job.waitedTooLong
            job.finish(.failure(error))
            remove(job)
        }
        for group in groups where group.due.map({ $0 <= now }) == true { finish(group.runTimer(), of: group) }
        groups.removeIdle(now)
    }

    private func timeUntilNext() -> Duration {
        let instants = [groups.nextDue, deadlines.next].compactMap { $0 }
        return instants.min().map { max(.zero, Instant.now.duration(to: $0)) } ?? .seconds(60)
    }

    private func finish(_ finished: [CurlGroup.Finished], of group: CurlGroup) {
        // The broken transfers are determined first, because the end of a transfer may start another transfer.
        let broken = group.isBroken ? transfers.values.filter { $0.group === group } : []
        for (transfer, result) in finished { finish(transfer, result) }
        for transfer in broken where transfers[transfer.job.number] === transfer {
            finish(transfer, .failure(transfer.error(CURLE_OUT_OF_MEMORY)))
        }
    }

    private func finish(_ transfer: CurlTransfer, _ result: Result<HTTPResponse, any Error>) {
        transfer.job.finish(result)
        remove(transfer.job)
    }
}
