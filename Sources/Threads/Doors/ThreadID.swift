#if canImport(Glibc)
    import Glibc
#endif

/// The identity of a running thread. When a thread has ended, another one may get its identity.
package struct ThreadID: Hashable, Sendable {
    private let thread: pthread_t

    /// The identity of the calling thread.
    package static var current: ThreadID { ThreadID(thread: pthread_self()) }
}
