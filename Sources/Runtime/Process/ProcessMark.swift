import Synchronization

#if canImport(Glibc)
    import Glibc
#endif

/// A flag that a forked child does not inherit. With this flag, a process finds out without a system call whether it has been forked.
enum ProcessMark {
    /// The address of a page that the kernel clears in a forked child. 0 before ``set()``, and if the kernel cannot clear pages in
    /// children.
    private static let page = Atomic<UInt>(0)

    /// Whether this process has set the mark.
    static var isSet: Bool {
        flag(at: page.load(ordering: .acquiring))?.pointee.load(ordering: .acquiring) ?? false
    }

    static func set() {
        if page.load(ordering: .acquiring) == 0 { create() }
        flag(at: page.load(ordering: .acquiring))?.pointee.store(true, ordering: .releasing)
    }

    private static func create() {
        let size = Int(sysconf(Int32(_SC_PAGESIZE)))
        guard let new = mmap(nil, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0), new != MAP_FAILED else { return }
        let isUsed =
            madvise(new, size, MADV_WIPEONFORK) == 0
            && page.compareExchange(expected: 0, desired: UInt(bitPattern: new), ordering: .sequentiallyConsistent).exchanged
        if !isUsed { munmap(new, size) }
    }

    /// Returns the flag on the page at an address. On a page that the kernel has cleared, the flag is false.
    private static func flag(at address: UInt) -> UnsafeMutablePointer<Atomic<Bool>>? { UnsafeMutablePointer(bitPattern: address) }
}
