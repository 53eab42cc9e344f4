#if canImport(Glibc)
    import Glibc
#endif

/// The file descriptors of the process.
enum Descriptors {
    /// Maximum number of descriptors that the process may have open: its soft limit, or 1,024 if the limit cannot be read.
    static var limit: Int {
        var limit = rlimit()
        guard getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0 else { return 1024 }
        return Int(clamping: limit.rlim_cur)
    }
}
