#if canImport(Glibc)
    import Glibc
#endif

/// A thread while it runs a callback of the host program.
enum HostThread {
    private static let key: pthread_key_t = {
        var key = pthread_key_t()
        pthread_key_create(&key, nil)
        return key
    }()

    /// Whether the caller is a callback. The calls that it makes are not intercepted, because they would call it again.
    static var isCurrent: Bool { pthread_getspecific(key) != nil }

    static func run(_ callback: () -> Void) {
        pthread_setspecific(key, UnsafeRawPointer(bitPattern: 1))
        callback()
        pthread_setspecific(key, nil)
    }
}
