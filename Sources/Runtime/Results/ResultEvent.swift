import CEventFD

#if canImport(Glibc)
    import Glibc
#endif

/// The eventfd of a queue of results: the file descriptor that the host program waits for. A forked child replaces
/// the inherited eventfd with a new one of the same number.
struct ResultEvent: Sendable {
    let number: Int32
    private var process = getpid()

    init?(_ isReadable: Bool) {
        number = eventfd(isReadable ? 1 : 0, Int32(EFD_CLOEXEC | EFD_NONBLOCK))
        guard number >= 0 else { return nil }
    }

    func close() { Glibc.close(number) }

    func set() { eventfd_write(number, 1) }

    func reset() {
        var count: eventfd_t = 0
        eventfd_read(number, &count)
    }

    /// Returns an event that belongs to this process. A forked child replaces the inherited eventfd, because writing to it would also wake
    /// the parent process.
    func adopted(_ isReadable: Bool) -> ResultEvent {
        guard process != getpid(), let own = ResultEvent(isReadable) else { return self }
        dup2(own.number, number)
        _ = fcntl(number, F_SETFD, FD_CLOEXEC)
        own.close()
        var adopted = self
        adopted.process = own.process
        return adopted
    }
}
