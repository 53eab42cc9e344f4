#if canImport(Glibc)
    import Glibc
#endif

/// The mark of the threads that run a callback of the host program.
enum HostThread {
    private static let key: pthread_key_t = {
        var key = pthread_key_t()
        pthread_key_create(&key, nil)
        return key
    }()

    /// Whether the current thread runs a callback. Calls that a callback makes are not intercepted, because they would run the callback
    /// again.
    static var isCurrent: Bool { pthread_getspecific(key) != nil }

    static func run(_ callback: () -> Void) {
        pthread_setspecific(key, UnsafeRawPointer(bitPattern: 1))
        callback()
        pthread_setspecific(key, nil)
    }
}
