import Storage

#if canImport(Glibc)
    import Glibc
#endif

/// The lookup of paths with the rights of a user.
struct DiskPath {
    /// The maximum number of symbolic links in a path.
    private static let linkLimit = 40

    let disk: SimulatedDisk
    let user: UInt32

    /// The place of a name: the last part of a path, in the directory to which the rest of the path leads.
    struct Place {
        let directory: Inode
        let name: String
        /// The inode of the name. Nil if there is no such entry.
        let inode: Inode?
        /// The path without links, `.` and `..`.
        let path: [String]
    }

    /// Returns what a path leads to.
    /// - Parameter start: the directory to which a relative path refers.
    func inode(_ path: String, from start: Inode, followsLink: Bool) throws(FileError) -> Inode {
        guard let inode = try place(path, from: start, followsLink: followsLink).inode else { throw FileError(ENOENT) }
        return inode
    }

    func place(_ path: String, from start: Inode, followsLink: Bool) throws(FileError) -> Place {
        guard !path.isEmpty else { throw FileError(ENOENT) }
        var directories = path.hasPrefix("/") ? [disk.root] : parents(of: start)
        var names = self.names(of: directories)
        // The parts that are still to be followed, the next one last.
        var parts: [Substring] = path.split(separator: "/").reversed()
        let needsDirectory = path.hasSuffix("/")
        var links = 0
        while let part = parts.popLast() {
            guard let directory = directories.last, let entries = directory.entries else { throw FileError(ENOTDIR) }
            guard directory.allows(0o1, to: user) else { throw FileError(EACCES) }
            if part == "." { continue }
            if part == ".." {
                if directories.count > 1 {
                    directories.removeLast()
                    names.removeLast()
                }
                continue
            }
            guard part.utf8.count <= 255 else { throw FileError(ENAMETOOLONG) }
            let inode = entries.current[String(part)]
            let isLast = parts.isEmpty
            if case .link(let target) = inode?.content, !isLast || followsLink || needsDirectory {
                links += 1
                guard links <= Self.linkLimit else { throw FileError(ELOOP) }
                if target.hasPrefix("/") { (directories, names) = ([disk.root], []) }
                parts += target.split(separator: "/").reversed()
                continue
            }
            if isLast {
                if needsDirectory, let inode, inode.entries == nil { throw FileError(ENOTDIR) }
                return Place(directory: directory, name: String(part), inode: inode, path: names + [String(part)])
            }
            guard let inode else { throw FileError(ENOENT) }
            directories.append(inode)
            names.append(String(part))
        }
        // The path ends with the root, `.` or `..`.
        guard let last = directories.last else { throw FileError(ENOENT) }
        return Place(directory: last, name: ".", inode: last, path: names)
    }

    /// Returns the directories from the root to a directory. A directory that was removed is alone.
    private func parents(of directory: Inode) -> [Inode] {
        if directory === disk.root { return [directory] }
        return chain(from: disk.root, to: directory) ?? [directory]
    }

    private func chain(from start: Inode, to directory: Inode) -> [Inode]? {
        if start === directory { return [start] }
        for (_, entry) in (start.entries?.current ?? [:]).sorted(by: { $0.key < $1.key }) where entry.entries != nil {
            if let rest = chain(from: entry, to: directory) { return [start] + rest }
        }
        return nil
    }

    private func names(of directories: [Inode]) -> [String] {
        zip(directories, directories.dropFirst()).map { parent, directory in
            parent.entries?.current.first { $0.value === directory }?.key ?? ""
        }
    }
}
