import Networking
import Synchronization

#if canImport(Glibc)
import Glibc
#endif

/// The library as a guest in its process.
public enum Library {
    private static let startedIn = Atomic<pid_t>(0)
    private static let isExiting = Atomic<Bool>(false)

    /// Whether this process inherited, by a fork, a library whose threads it did not inherit.
    public static var isForked: Bool {
        let pid = startedIn.load(ordering: .relaxed)
        return pid != 0 && pid != getpid()
    }

    /// To be called before the first thread is started.
    static func start() {
        guard startedIn.compareExchange(expected: 0, desired: getpid(), ordering: .relaxed).exchanged else { return }
        // Exit handlers run in reverse order: this one, which ends the connections, has to come before OpenSSL's, which libcurl registers.
        CurlClient.initialize()
        atexit { Library.exit() }
    }

    /// Whether the host may still be called back.
    static var mayCallBack: Bool { !isExiting.load(ordering: .relaxed) }

    private static func exit() {
        guard !isForked else { return }
        isExiting.store(true, ordering: .relaxed)
        for session in Handles.current.sessions.all() { session.disconnect() }
    }
}
