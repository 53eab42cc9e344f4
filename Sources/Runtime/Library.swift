import JSON
import Networking
import Synchronization

#if canImport(Glibc)
    import Glibc
#endif

/// The state of the library in its process.
package enum Library {
    private static let startedIn = Atomic<pid_t>(0)
    private static let isExiting = Atomic<Bool>(false)

    /// Whether this process was forked from one that used the library. Its threads are missing then, and locks may be held for ever.
    package static var isForked: Bool {
        let pid = startedIn.load(ordering: .relaxed)
        return pid != 0 && pid != getpid()
    }

    /// Initializes the library. It must be called before the first lock is taken and the first thread is started.
    package static func start() {
        guard startedIn.compareExchange(expected: 0, desired: getpid(), ordering: .relaxed).exchanged else { return }
        // Exit handlers run in reverse order. This one ends all work, so it must be registered after those of simdjson and OpenSSL.
        JSONDocument.startParsing()
        CurlClient.initialize()
        atexit {
            guard !Library.isForked else { return }
            Library.isExiting.store(true, ordering: .relaxed)
            JSONDocument.stopParsing()
            CurlClient.shutDown()
        }
    }

    /// Whether callbacks may still run: the process is not exiting.
    static var mayCallBack: Bool { !isExiting.load(ordering: .relaxed) }
}
