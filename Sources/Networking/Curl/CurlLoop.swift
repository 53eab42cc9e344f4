import CCurl
import Calls
import Errors
import HTTP
import Threads

/// The network thread's loop: waits for the sockets of all groups, and lets libcurl process the events of the sockets that are ready.
final class CurlLoop: @unchecked Sendable {
    // Unchecked: one thread at a time uses the loop. `CurlCommands` lends it to other threads.
    let commands: CurlCommands
    private let engine: CurlEngine
    private var network: any Network { commands.network }
    private var groups = CurlGroups()
    private var queues = RequestQueues()
    private var transfers: [Int: CurlTransfer] = [:]
    private var deadlines = CurlDeadlines()
    /// Maximum number of simultaneous transfers so far.
    private var mostTransfers = 0
    private var isStopped = false
    /// Whether a thread that waits for a call runs the loop. It opens no connection, because that may block the thread.
    private var isLent = false
    /// Jobs that need a connection, which the network thread opens.
    private var returned: [CurlJob] = []

    enum End {
        case ended
        /// Another thread did not return the loop.
        case lost
    }

    /// The number of simultaneous transfers from which on their memory is worth the time of `malloc_trim()`, which is some milliseconds.
    private static let burst = 64

    /// Minimum time that a queued job must have left when its turn comes. A job with less time fails without being sent.
    private static let leastTime = Duration.milliseconds(10)

    init(engine: CurlEngine, commands: CurlCommands) {
        (self.engine, self.commands) = (engine, commands)
    }

    // MARK: Running

    /// Runs the loop on the network thread.
    func run() -> End {
        network.begin(mayConnect: true)
        while !isStopped {
            startReturned()
            let isDrained = executeCommands()
            if groups.isEmpty, isDrained {
                returnMemory()
                if engine.retire() { return .ended }
            } else if isStopped {
                break
            } else if transfers.isEmpty, isDrained {
                guard commands.lend(self, for: timeUntilNext()) else { return .lost }
                network.begin(mayConnect: true)
                runTimers()
            } else {
                wait(isDrained ? timeUntilNext() : .zero)
            }
        }
        // The queued jobs end first, so that none of them starts in place of a transfer.
        for job in queues.removeAll() + transfers.values.map(\.job) { job.end(.closed) }
        for job in end() { job.end(.closed) }
        return .ended
    }

    /// The time after which a thread that waits for a call looks for signals.
    private static let glance = Duration.seconds(1)

    /// Runs the loop on a thread that waits for a call, as long as `mayContinue` returns true and there is work that this thread may do.
    /// - Parameter onSignal: called when a wait has ended without an event, perhaps because the thread has handled a signal.
    func runOnCallThread(while mayContinue: () -> Bool, onSignal: () -> Void) {
        network.begin(mayConnect: false)
        isLent = true
        defer { isLent = false }
        while mayContinue() {
            let isDrained = executeCommands()
            if isStopped || !returned.isEmpty || isDrained && transfers.isEmpty { return }
            guard mayContinue() else { return }
            if !wait(isDrained ? min(timeUntilNext(), Self.glance) : .zero) { onSignal() }
        }
    }

    /// Whether the network thread has something to do.
    var hasWork: Bool { isStopped || !transfers.isEmpty || !returned.isEmpty }

    /// Ends all transfers, and closes all connections. Returns the jobs that must be started again.
    func end() -> [CurlJob] {
        let queued = queues.removeAll()
        for transfer in Array(transfers.values) {
            transfer.job.finish(.failure(transfer.error(CURLE_ABORTED_BY_CALLBACK)))
            remove(transfer.job)
        }
        groups.removeAll()
        return (returned + queued).filter { !$0.isEnded }
    }

    private func startReturned() {
        let jobs = returned
        returned = []
        for job in jobs {
            if job.isEnded { deadlines.remove(job) }
            if job.isEnded || !startTransfer(job) { startNext(after: job) }
        }
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
            let commands = commands.take()
            if commands.isEmpty { return true }
            for command in commands {
                switch command {
                case .start(let job): start(job)
                case .cancel(let job): remove(job)
                case .resume(let job): transfers[job.number]?.handle.resume()
                case .abandon(let settings): groups.abandon(settings)
                case .probe(let answer): answer()
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
        if !queues.enter(job) {
            job.context.place?.giveUp()
        } else if !startTransfer(job) {
            startNext(after: job)
        }
    }

    /// Removes `job`, which has ended, from its queue, and starts the next waiting job of this queue.
    private func startNext(after job: CurlJob) {
        while let (next, start) = queues.leave(job) {
            if next.isEnded || next.client.isClosing {
                deadlines.remove(next)
            } else if next.context.allows(waiting: Self.leastTime) {
                queues.countWait(since: start)
                if startTransfer(next) { return }
            } else {
                refuse(next, next.waitedTooLong)
            }
        }
    }

    /// Starts the transfer of a job. If the transfer cannot start, ends the job and returns false.
    private func startTransfer(_ job: CurlJob) -> Bool {
        let settings = job.client.connections(for: job.request)
        if isLent, !groups.mayHaveConnection(settings, to: job.request.origin) {
            returned.append(job)
            return true
        }
        do throws(DanXiError) {
            let group = try groups.group(settings, network)
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

    /// Waits for events and processes them. Returns whether there was an event.
    @discardableResult
    private func wait(_ timeout: Duration) -> Bool {
        var hasEvent = false
        network.wait(timeout) { number, event in
            hasEvent = true
            commands.endWait()
            if let group = groups[number] { finish(group.act(on: event, isLent: isLent), of: group) }
        }
        runTimers()
        return hasEvent
    }

    private func runTimers() {
        let now = Instant.now
        // Late jobs end first, so that none of them starts in place of a transfer that libcurl ends below.
        for job in deadlines.late(now) {
            let error = transfers[job.number]?.deadlineError ?? job.waitedTooLong
            job.finish(.failure(error))
            remove(job)
        }
        for group in groups where group.due.map({ $0 <= now }) == true { finish(group.runTimer(isLent: isLent), of: group) }
        groups.removeIdle(now)
    }

    private func timeUntilNext() -> Duration {
        let instants = [groups.nextDue, deadlines.next].compactMap { $0 }
        return instants.min().map { max(.zero, Instant.now.duration(to: $0)) } ?? .seconds(60)
    }

    private func finish(_ finished: [CurlGroup.Finished], of group: CurlGroup) {
        // The broken transfers are determined first, because the end of a transfer may start another transfer.
        let broken = group.isBroken ? transfers.values.filter { $0.group === group } : []
        for (transfer, end) in finished {
            switch end {
            case .result(let result): finish(transfer, result)
            case .needsConnection: giveBack(transfer)
            }
        }
        for transfer in broken where transfers[transfer.job.number] === transfer {
            finish(transfer, .failure(transfer.error(CURLE_OUT_OF_MEMORY)))
        }
    }

    private func finish(_ transfer: CurlTransfer, _ result: Result<HTTPResponse, any Error>) {
        transfer.job.finish(result)
        remove(transfer.job)
    }

    /// Removes a transfer that needs a connection, which this thread does not open.
    private func giveBack(_ transfer: CurlTransfer) {
        transfers[transfer.job.number] = nil
        transfer.group.remove(transfer)
        network.count(transfers.count)
        returned.append(transfer.job)
    }
}
