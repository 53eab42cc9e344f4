#if canImport(Glibc)
    import Glibc
#endif

/// The threads of the system: POSIX threads, because libdispatch ends or blocks the process when the system has no more threads or
/// descriptors.
struct SystemThreads: ThreadSystem {
    /// The minimum stack size of a thread, in bytes. It is set because the default of the process may be smaller (`ulimit -s`).
    private static let stackSize = 1 << 20

    var processorCount: Int { sysconf(Int32(_SC_NPROCESSORS_ONLN)) }

    func start(_ body: @escaping @Sendable () -> Void) -> (any StartedThread)? {
        let work = Unmanaged.passRetained(Work(body))
        var thread = pthread_t()
        var attributes = pthread_attr_t()
        pthread_attr_init(&attributes)
        defer { pthread_attr_destroy(&attributes) }
        var usualSize = 0
        pthread_attr_getstacksize(&attributes, &usualSize)
        if usualSize < Self.stackSize { pthread_attr_setstacksize(&attributes, Self.stackSize) }
        var all = sigset_t()
        var previous = sigset_t()
        // A thread inherits the signal mask of the thread that creates it. The program's own threads handle all signals.
        sigfillset(&all)
        pthread_sigmask(SIG_SETMASK, &all, &previous)
        let failure = pthread_create(
            &thread, &attributes,
            { context in
                if let context { Unmanaged<Work>.fromOpaque(context).takeRetainedValue().body() }
                return nil
            }, work.toOpaque())
        pthread_sigmask(SIG_SETMASK, &previous, nil)
        guard failure == 0 else {
            work.release()
            return nil
        }
        return Thread(thread: thread)
    }

    func makeCondition() -> any Condition { SystemCondition() }

    func makeCondition(_ signal: SignalFlag) -> any Condition { SignalCondition(signal) }

    func sleep(for duration: Duration) {
        let (seconds, attoseconds) = duration.components
        var time = timespec(tv_sec: Int(seconds), tv_nsec: Int(attoseconds / 1_000_000_000))
        nanosleep(&time, nil)
    }

    func checkpoint() {}

    private struct Thread: StartedThread {
        let thread: pthread_t

        func join() { pthread_join(thread, nil) }

        func detach() { pthread_detach(thread) }
    }

    private final class Work: Sendable {
        let body: @Sendable () -> Void
        init(_ body: @escaping @Sendable () -> Void) { self.body = body }
    }
}

private final class SystemCondition: Condition, @unchecked Sendable {
    // Unchecked: the two addresses never change, and POSIX threads synchronize what they lead to.
    private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    private let condition = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

    init() {
        mutex.initialize(to: pthread_mutex_t())
        condition.initialize(to: pthread_cond_t())
        pthread_mutex_init(mutex, nil)
        var attributes = pthread_condattr_t()
        pthread_condattr_init(&attributes)
        // The monotonic clock is never set back, unlike the clock of the time of day.
        pthread_condattr_setclock(&attributes, CLOCK_MONOTONIC)
        pthread_cond_init(condition, &attributes)
        pthread_condattr_destroy(&attributes)
    }

    deinit {
        pthread_cond_destroy(condition)
        pthread_mutex_destroy(mutex)
        condition.deallocate()
        mutex.deallocate()
    }

    func lock() { pthread_mutex_lock(mutex) }

    func unlock() { pthread_mutex_unlock(mutex) }

    func wait() { pthread_cond_wait(condition, mutex) }

    func wait(atMost limit: Duration) {
        var time = timespec(after: limit)
        pthread_cond_timedwait(condition, mutex, &time)
    }

    func wakeOne() { pthread_cond_signal(condition) }

    func wakeAll() { pthread_cond_broadcast(condition) }
}

extension timespec {
    /// Creates the monotonic time that is `duration` from now. A duration of more than a day counts as a day.
    fileprivate init(after duration: Duration) {
        self.init()
        clock_gettime(CLOCK_MONOTONIC, &self)
        let (seconds, attoseconds) = min(duration, .seconds(86_400)).components
        let nanoseconds = tv_nsec + Int(attoseconds / 1_000_000_000)
        tv_sec += Int(seconds) + nanoseconds / 1_000_000_000
        tv_nsec = nanoseconds % 1_000_000_000
    }
}
