#if canImport(Glibc)
    import Glibc
#endif

/// Runs work on a thread that ends before the caller continues.
///
/// Swift's Mutex caches the identifier of each thread that uses it. After a fork, the surviving thread has another identifier, and a contended
/// Mutex would end the process. So host threads must not use a Mutex as long as a fork is allowed.
enum TemporaryThread {
    private final class Work {
        let run: () -> Void
        init(_ run: @escaping () -> Void) { self.run = run }
    }

    static func run<Value>(_ body: () -> Value) -> Value {
        var value: Value?
        let isDone = withoutActuallyEscaping(body) { body in start { value = body() } }
        if isDone, let value { return value }
        return body()
    }

    /// Returns false if there is no thread for the work, which then was not run.
    private static func start(_ run: @escaping () -> Void) -> Bool {
        let work = Unmanaged.passRetained(Work(run))
        var thread = pthread_t()
        // The thread inherits the signal mask. It blocks all signals, so that the host's threads handle them.
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
        guard failure == 0 else {
            work.release()
            return false
        }
        pthread_join(thread, nil)
        return true
    }
}
