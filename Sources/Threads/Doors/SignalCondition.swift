import CEventFD
import Synchronization

#if canImport(Glibc)
    import Glibc
#endif

/// A condition whose waits end when the waiting thread has handled a signal. A condition variable of POSIX threads does not notice signals.
/// Only one thread waits for it.
final class SignalCondition: Condition, @unchecked Sendable {
    // Unchecked: the address never changes, and POSIX threads synchronize what it leads to.
    private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    /// An eventfd, which the first wait creates. -1 before.
    private let event = Atomic<Int32>(-1)
    private let signal: SignalFlag

    /// The time after which a wait ends at the latest. A signal that is handled just before the wait is noticed then.
    private static let glance = Duration.seconds(1)
    /// The same if the process has no descriptor left, and no wake-up is noticed.
    private static let glanceWithoutEvent = Duration.milliseconds(5)

    init(_ signal: SignalFlag) {
        self.signal = signal
        mutex.initialize(to: pthread_mutex_t())
        pthread_mutex_init(mutex, nil)
    }

    deinit {
        pthread_mutex_destroy(mutex)
        mutex.deallocate()
        let event = event.load(ordering: .relaxed)
        if event >= 0 { close(event) }
    }

    func lock() { pthread_mutex_lock(mutex) }

    func unlock() { pthread_mutex_unlock(mutex) }

    func wait() { wait(atMost: Self.glance) }

    func wait(atMost limit: Duration) {
        // The eventfd exists before the lock is released, so the thread that changes the state afterwards finds it.
        if event.load(ordering: .relaxed) < 0 { event.store(eventfd(0, Int32(EFD_CLOEXEC | EFD_NONBLOCK)), ordering: .relaxed) }
        let event = event.load(ordering: .relaxed)
        unlock()
        defer { lock() }
        let longest = min(limit, event < 0 ? Self.glanceWithoutEvent : Self.glance)
        var entry = pollfd(fd: event, events: Int16(POLLIN), revents: 0)
        guard poll(&entry, 1, Int32(clamping: longest.wholeMilliseconds)) > 0 else { return signal.set() }
        var count: eventfd_t = 0
        eventfd_read(event, &count)
    }

    func wakeOne() {
        let event = event.load(ordering: .relaxed)
        if event >= 0 { eventfd_write(event, 1) }
    }

    func wakeAll() { wakeOne() }
}
