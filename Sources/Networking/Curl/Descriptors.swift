#if canImport(Glibc)
    import Glibc
#endif

/// The file descriptors of the process.
enum Descriptors {
    /// The number that the process may open: the soft limit.
    static var limit: Int {
        var limit = rlimit()
        guard getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0 else { return 1024 }
        return Int(clamping: limit.rlim_cur)
    }
}
