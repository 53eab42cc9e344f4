#if canImport(Glibc)
    import Glibc
#endif

/// The right to run, for which the real thread of a simulated thread waits.
final class Baton: @unchecked Sendable {
    // Unchecked: the semaphore synchronizes itself, and its address never changes.
    private let semaphore = UnsafeMutablePointer<sem_t>.allocate(capacity: 1)

    init() { sem_init(semaphore, 0, 0) }

    deinit {
        sem_destroy(semaphore)
        semaphore.deallocate()
    }

    /// Lets the thread that takes the baton, or the next one that does, run.
    func pass() { sem_post(semaphore) }

    /// Waits for the baton.
    func take() { while sem_wait(semaphore) != 0 {} }
}
