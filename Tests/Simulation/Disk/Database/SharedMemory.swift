import Synchronization

#if canImport(Glibc)
    import Glibc
#endif

/// Memory that the connections of several simulated processes share. Each connection has an address of its own for it.
///
/// A killed process must not change the memory any more, although its SQLite may still have the address: ``Mapping/detach()`` then gives it
/// a copy.
///
/// Unchecked: one thread at a time uses a simulated disk.
final class SharedMemory: @unchecked Sendable {
    private static let count = Atomic(0)

    private let file: Int32
    private(set) var size = 0

    /// Returns nil if the real system has too little memory or too many open files.
    init?() {
        // The memory needs a name only until it is open.
        let name = "/simulated-\(getpid())-\(Self.count.wrappingAdd(1, ordering: .relaxed).newValue)"
        file = shm_open(name, O_RDWR | O_CREAT | O_EXCL, 0o600)
        if file < 0 { return nil }
        shm_unlink(name)
    }

    deinit { close(file) }

    /// Makes the memory at least `size` bytes large. New bytes are 0.
    func grow(to size: Int) -> Bool {
        guard size > self.size else { return true }
        guard ftruncate(file, off_t(size)) == 0 else { return false }
        self.size = size
        return true
    }

    func map(at offset: Int, size: Int) -> Mapping? { Mapping(memory: self, offset: offset, size: size) }

    /// A part of the memory at the address of one connection.
    final class Mapping: @unchecked Sendable {
        private let memory: SharedMemory
        private let offset: Int
        private let size: Int
        let address: UnsafeMutableRawPointer

        fileprivate init?(memory: SharedMemory, offset: Int, size: Int) {
            (self.memory, self.offset, self.size) = (memory, offset, size)
            guard let address = mmap(nil, size, PROT_READ | PROT_WRITE, MAP_SHARED, memory.file, off_t(offset)),
                address != UnsafeMutableRawPointer(bitPattern: -1)
            else { return nil }
            self.address = address
        }

        deinit { munmap(address, size) }

        /// Turns the mapping into a copy at the same address.
        func detach() {
            _ = mmap(address, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_FIXED, memory.file, off_t(offset))
        }
    }
}
