/// The state of a file, as `stat` returns it.
package struct FileState: Equatable, Sendable {
    package enum Kind: Sendable {
        case regular, directory, link, other
    }

    /// A time with nanoseconds, since 1970-01-01T00:00:00Z.
    package struct Time: Comparable, Sendable {
        package let seconds: Int
        package let nanoseconds: Int

        package init(seconds: Int, nanoseconds: Int) { (self.seconds, self.nanoseconds) = (seconds, nanoseconds) }

        package static func < (a: Time, b: Time) -> Bool { (a.seconds, a.nanoseconds) < (b.seconds, b.nanoseconds) }
    }

    package let kind: Kind
    package let device: UInt
    package let inode: UInt
    /// The user that owns the file.
    package let owner: UInt32
    /// The permissions, at most 0o7777.
    package let mode: UInt32
    /// The size in bytes.
    package let size: Int
    /// The time of the last change of the content.
    package let modified: Time
    /// The time of the last change of the content or of the state.
    package let changed: Time

    package init(
        kind: Kind, device: UInt, inode: UInt, owner: UInt32, mode: UInt32, size: Int, modified: Time, changed: Time
    ) {
        (self.kind, self.device, self.inode, self.owner, self.mode) = (kind, device, inode, owner, mode)
        (self.size, self.modified, self.changed) = (size, modified, changed)
    }
}
