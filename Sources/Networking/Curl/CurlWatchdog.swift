import Synchronization
import Threads

#if canImport(Glibc)
    import Glibc
#endif

/// A watchdog that frees the network thread from a server that floods it. libcurl reads from a connection as long as there are bytes, so
/// libcurl would never return if a server sent HTTP/2 frames without data faster than libcurl reads them. While there are transfers, the
/// watchdog's thread checks four times a second whether libcurl makes progress.
final class CurlWatchdog: Sendable {
    private let sockets: CurlSockets
    private let clock = Atomic<Int32>(0)
    private let transfers = Atomic<Int>(0)
    private let isRunning = Atomic<Bool>(false)

    /// The time between two checks.
    private static let interval = Duration.milliseconds(250)
    /// Maximum processor time that libcurl may use without progress.
    private static let limit = Duration.milliseconds(300)
    /// The number of checks without transfers after which the thread ends.
    private static let patience = 20

    init(sockets: CurlSockets) {
        self.sockets = sockets
    }

    /// Watches the calling thread.
    func watchThisThread() {
        var clock = clockid_t()
        pthread_getcpuclockid(pthread_self(), &clock)
        self.clock.store(clock, ordering: .relaxed)
    }

    /// Sets the number of transfers. Starts the watchdog's thread if there are transfers and the thread is not running. Call this
    /// function on the thread that runs the loop.
    func count(_ count: Int) {
        transfers.store(count, ordering: .sequentiallyConsistent)
        if count > 0, !isRunning.load(ordering: .sequentiallyConsistent) { start() }
    }

    private func start() {
        guard !isRunning.exchange(true, ordering: .sequentiallyConsistent) else { return }
        // If the system cannot start a thread, requests still work, only without this protection.
        guard let thread = SystemThread.start({ self.run() }) else { return isRunning.store(false, ordering: .sequentiallyConsistent) }
        thread.detach()
    }

    private func run() {
        var idle = 0
        var last = (progress: sockets.progress, time: Duration.zero, isSampled: false)
        while idle < Self.patience, let time = processorTime() {
            let progress = sockets.progress
            if progress != last.progress {
                last = (progress, time, false)
            } else if !last.isSampled, time - last.time > Self.limit / 3 {
                sockets.sample()
                last.isSampled = true
            } else if last.isSampled, time - last.time > Self.limit {
                sockets.cutBusiest()
                last = (progress, time, false)
            }
            idle = transfers.load(ordering: .sequentiallyConsistent) > 0 ? 0 : idle + 1
            World.current.threads.sleep(for: Self.interval)
        }
        isRunning.store(false, ordering: .sequentiallyConsistent)
        if transfers.load(ordering: .sequentiallyConsistent) > 0 { start() }
    }

    /// Returns the processor time that the network thread has used, or nil after the end of the thread.
    private func processorTime() -> Duration? {
        var time = timespec()
        guard clock_gettime(clock.load(ordering: .relaxed), &time) == 0 else { return nil }
        return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
    }
}
