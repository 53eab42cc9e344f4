/// An open file: what a descriptor leads to. It lives on when its name is removed or replaced.
///
/// Unchecked: one thread at a time uses a simulated disk.
final class OpenFile: @unchecked Sendable {
    let inode: Inode
    /// The path with which the file was opened, for hooks and messages.
    let path: String
    let isReadable: Bool
    let isWritable: Bool
    var position = 0

    init(inode: Inode, path: String, isReadable: Bool, isWritable: Bool) {
        (self.inode, self.path, self.isReadable, self.isWritable) = (inode, path, isReadable, isWritable)
    }

    /// Releases the lock of `flock`, if this file holds it.
    func unlock() {
        if inode.lockHolder === self { inode.lockHolder = nil }
    }
}
