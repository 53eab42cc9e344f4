#if canImport(Glibc)
    import Glibc
#endif

/// What a simulated thread waits for in reality: the right to run.
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
