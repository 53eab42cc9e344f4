import Storage

/// A file, directory or symbolic link of a ``SimulatedDisk``, and what of it a crash of the machine preserves.
///
/// Unchecked: one thread at a time uses a simulated disk.
final class Inode: @unchecked Sendable {
    enum Content {
        case file(FileContent)
        case directory(Entries)
        case link(target: String)
        /// Something that is neither, such as a FIFO. It can only be opened.
        case other
    }

    /// The entries of a directory.
    struct Entries {
        /// What processes see.
        var current: [String: Inode] = [:]
        /// The entries that a crash preserves in any case.
        var synced: [String: Inode] = [:]
    }

    /// The number, which is never used again.
    let number: Int
    let owner: UInt32
    var mode: UInt32
    var content: Content
    /// The times of the last changes of the content and of the state, in milliseconds since 1970-01-01T00:00:00Z.
    var modified: Int
    var changed: Int
    /// The open file that holds the lock of `flock`.
    weak var lockHolder: OpenFile?

    init(number: Int, owner: UInt32, mode: UInt32, content: Content, time: Int) {
        (self.number, self.owner, self.mode, self.content) = (number, owner, mode, content)
        (modified, changed) = (time, time)
    }

    /// Whether this is a directory that was removed, or replaced by a rename.
    var isRemoved = false

    var entries: Entries? {
        if case .directory(let entries) = content { entries } else { nil }
    }

    var file: FileContent? {
        if case .file(let file) = content { file } else { nil }
    }

    /// Changes the content of a file. Other inodes stay as they are.
    func changeFile(_ change: (inout FileContent) -> Void) {
        guard case .file(var file) = content else { return }
        // While it changes, the content has one owner, so that it is not copied.
        content = .other
        change(&file)
        content = .file(file)
    }

    var state: FileState {
        let kind: FileState.Kind =
            switch content {
            case .file: .regular
            case .directory: .directory
            case .link: .link
            case .other: .other
            }
        return FileState(
            kind: kind, device: 1, inode: UInt(number), owner: owner, mode: mode, size: file?.bytes.count ?? 0,
            modified: Self.time(modified), changed: Self.time(changed))
    }

    private static func time(_ milliseconds: Int) -> FileState.Time {
        FileState.Time(seconds: milliseconds / 1000, nanoseconds: milliseconds % 1000 * 1_000_000)
    }

    /// Whether a user has rights, which are bits of a mode such as 0o4 to read. Root has all. The simulated users share no group.
    func allows(_ rights: UInt32, to user: UInt32) -> Bool {
        user == 0 || (user == owner ? mode >> 6 : mode) & rights == rights
    }
}
