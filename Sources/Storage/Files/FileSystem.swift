import Threads

/// The door to files. Each function does what the POSIX function in its documentation does, and throws the `errno` of that function.
///
/// A descriptor, flags such as `O_RDONLY`, and modes have the values of the system. A path without a slash at its beginning is relative to
/// the working directory or, where a function has a parameter `directory`, to the directory of this descriptor.
package protocol FileSystem: Sendable {
    /// The effective user of the process (`geteuid`).
    var user: UInt32 { get }
    /// The name of the `sqlite3_vfs` for databases in these files. Nil is SQLite's own.
    var databaseSystem: String? { get }

    /// `openat`. The caller must close the descriptor.
    /// - Parameter mode: the permissions of a file that is created, without the bits of the process's umask.
    func open(_ path: String, in directory: Int32?, _ flags: Int32, mode: UInt32) throws(FileError) -> Int32
    /// `close`. A failure is ignored: what must be on the disk is flushed with ``sync(_:)`` before.
    func close(_ file: Int32)
    /// `pread`, or `read` if `position` is nil. Returns 0 at the end of the file.
    func read(_ file: Int32, _ buffer: UnsafeMutableRawBufferPointer, at position: Int?) throws(FileError) -> Int
    /// `write`. Returns the number of written bytes, which may be fewer than those of `bytes`.
    func write(_ file: Int32, _ bytes: UnsafeRawBufferPointer) throws(FileError) -> Int
    /// `lseek` with `SEEK_END`.
    func seekToEnd(_ file: Int32) throws(FileError)
    /// `ftruncate`
    func truncate(_ file: Int32, to size: Int) throws(FileError)
    /// `fsync`
    func sync(_ file: Int32) throws(FileError)
    /// `fchmod`
    func setMode(_ file: Int32, _ mode: UInt32) throws(FileError)
    /// `flock` with `LOCK_EX` and `LOCK_NB`. If the file is already locked, throws `EWOULDBLOCK`.
    func tryLock(_ file: Int32) throws(FileError)
    /// `flock` with `LOCK_UN`
    func unlock(_ file: Int32)

    /// `fstat`
    func state(of file: Int32) throws(FileError) -> FileState
    /// `stat`, or `lstat` if `followsLink` is false
    func state(of path: String, in directory: Int32?, followsLink: Bool) throws(FileError) -> FileState
    /// `realpath`. Returns nil if the path is not UTF-8.
    func resolve(_ path: String) throws(FileError) -> String?
    /// `access` with the right to read, write and search.
    func checkAccess(to directory: String) throws(FileError)

    /// `mkdirat`
    func createDirectory(_ path: String, in directory: Int32?, mode: UInt32) throws(FileError)
    /// `opendir` and `readdir`. Returns the names of all entries except `.` and `..`.
    func names(in directory: Int32) throws(FileError) -> [String]
    /// `renameat`
    func rename(_ path: String, to newPath: String, in directory: Int32?) throws(FileError)
    /// `renameat`. If `replaces` is false and something has the new name, throws `EEXIST`. Then, if the process is killed, the file can have
    /// both names.
    func rename(
        _ name: String, in directory: Int32, to newName: String, in newDirectory: Int32, replaces: Bool
    ) throws(FileError)
    /// `unlinkat`
    func remove(_ path: String, in directory: Int32?) throws(FileError)
}

/// The failure of a function of ``FileSystem``.
package struct FileError: Error, Equatable, Sendable {
    /// The `errno`.
    package let code: Int32

    package init(_ code: Int32) { self.code = code }
}

extension World {
    /// The files of this world.
    package var files: any FileSystem { self[FilesKey.self] }
}

/// The key of the door to files in a ``World``.
package enum FilesKey: WorldKey {
    package static func makeValue() -> any FileSystem { SystemFiles() }
}
