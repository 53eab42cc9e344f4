import JSON
import Networking
import Synchronization

#if canImport(Glibc)
    import Glibc
#endif

/// The library as a guest in its process.
package enum Library {
    private static let startedIn = Atomic<pid_t>(0)
    private static let isExiting = Atomic<Bool>(false)

    /// Whether this process inherited, by a fork, a library in use: its threads are missing, and its locks may be held for ever.
    package static var isForked: Bool {
        let pid = startedIn.load(ordering: .relaxed)
        return pid != 0 && pid != getpid()
    }

    /// To be called before the first lock is taken and the first thread started.
    package static func start() {
        guard startedIn.compareExchange(expected: 0, desired: getpid(), ordering: .relaxed).exchanged else { return }
        // Exit handlers run in reverse order: this one, which ends all work, has to come before those of simdjson and of OpenSSL.
        JSONDocument.startParsing()
        CurlClient.initialize()
        atexit {
            guard !Library.isForked else { return }
            Library.isExiting.store(true, ordering: .relaxed)
            JSONDocument.stopParsing()
            CurlClient.shutDown()
        }
    }

    /// Whether the host may still be called back.
    static var mayCallBack: Bool { !isExiting.load(ordering: .relaxed) }
}
