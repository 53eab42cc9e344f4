/// An operation of a process with a simulated disk, before which a ``DiskHook`` is called.
package enum DiskOperation: String, CaseIterable, Sendable {
    case open, read, write, truncate, sync, setMode, lock, state, resolve, access, createDirectory, list, rename, remove
    /// An operation with the shared memory of a database.
    case sharedMemory
}

/// A function that is called before each operation of a process, with the path that the process has passed. It may switch threads, or kill
/// the process. If it returns an `errno`, the operation fails with it and changes nothing.
package typealias DiskHook = @Sendable (DiskOperation, _ path: String) -> Int32?
