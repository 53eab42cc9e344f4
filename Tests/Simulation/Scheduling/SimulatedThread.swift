import Threads

#if canImport(Glibc)
    import Glibc
#endif

/// A thread of a simulated process: a real thread that runs only while it has the baton.
package final class SimulatedThread: StartedThread, @unchecked Sendable {
    // Unchecked: only the thread that has the baton uses the properties.
    let number: Int
    let process: SimulatedProcess
    private let scheduler: Scheduler
    private var body: (@Sendable () -> Void)?
    let baton = Baton()
    private var identity: ThreadID?
    /// Whether the thread waits for ``Scheduler/wake(_:)`` or for a time.
    var isBlocked = false
    /// Whether ``Scheduler/wake(_:)`` has ended the last wait.
    var isWoken = false
    var isKilled = false
    var hasEnded = false
    /// The threads that wait for the end of this one.
    var joiners: [SimulatedThread] = []

    init(number: Int, process: SimulatedProcess, scheduler: Scheduler, body: @escaping @Sendable () -> Void) {
        (self.number, self.process, self.scheduler, self.body) = (number, process, scheduler, body)
    }

    /// Starts the real thread, which waits for its baton.
    package func startReally() {
        let context = Unmanaged.passRetained(self).toOpaque()
        var thread = pthread_t()
        var attributes = pthread_attr_t()
        pthread_attr_init(&attributes)
        pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED))
        pthread_attr_setstacksize(&attributes, 1 << 20)
        let failure = pthread_create(
            &thread, &attributes,
            { context in
                if let context { Unmanaged<SimulatedThread>.fromOpaque(context).takeRetainedValue().run() }
                return nil
            }, context)
        pthread_attr_destroy(&attributes)
        precondition(failure == 0, "the machine has too few threads for the simulation")
    }

    /// Whether the caller runs on this thread.
    var isCaller: Bool { identity == ThreadID.current }

    private func run() {
        identity = ThreadID.current
        baton.take()
        if isKilled { exit() }
        body?()
        // What the body holds is released while the thread has the baton: releasing may lock and wake.
        body = nil
        if isKilled { exit() }
        scheduler.finish(self)
    }

    /// Ends the real thread of a killed process. Nothing of its work is cleaned up.
    func exit() -> Never { pthread_exit(nil) }

    package func join() {
        guard !hasEnded, let joiner = scheduler.current else { return }
        joiners.append(joiner)
        scheduler.block()
    }

    package func detach() {}
}
