#if canImport(Glibc)
    import Glibc
#endif

/// Starts threads that block all signals, so that the host's threads handle them.
package enum SignalFreeThread {
    private final class Work {
        let run: () -> Void
        init(_ run: @escaping () -> Void) { self.run = run }
    }

    /// Runs work on a new thread, which must be joined.
    /// - Returns: nil if the thread could not be started. The work is then released without being run.
    package static func start(_ run: @escaping () -> Void) -> pthread_t? {
        let work = Unmanaged.passRetained(Work(run))
        var thread = pthread_t()
        // The thread inherits the signal mask.
        var all = sigset_t()
        var previous = sigset_t()
        sigfillset(&all)
        pthread_sigmask(SIG_SETMASK, &all, &previous)
        let failure = pthread_create(
            &thread, nil,
            { context in
                if let context { Unmanaged<Work>.fromOpaque(context).takeRetainedValue().run() }
                return nil
            }, work.toOpaque())
        pthread_sigmask(SIG_SETMASK, &previous, nil)
        if failure == 0 { return thread }
        work.release()
        return nil
    }
}
