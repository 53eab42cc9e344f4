/// The changes of directories that are not flushed yet, in their order. A crash keeps a change wholly or not at all.
struct DirectoryJournal {
    /// A change of the entries of one or, for a rename, two directories.
    struct Change {
        /// The entries with their new values. Nil removes an entry.
        let entries: [(directory: Inode, name: String, inode: Inode?)]

        func touches(_ directory: Inode) -> Bool { entries.contains { $0.directory === directory } }

        /// Makes the change durable.
        func sync() {
            for entry in entries {
                guard case .directory(var names) = entry.directory.content else { continue }
                names.synced[entry.name] = entry.inode
                entry.directory.content = .directory(names)
            }
        }
    }

    private var changes: [Change] = []

    /// Makes a change visible to processes.
    mutating func make(_ change: Change) {
        for entry in change.entries {
            guard case .directory(var names) = entry.directory.content else { continue }
            names.current[entry.name] = entry.inode
            entry.directory.content = .directory(names)
        }
        changes.append(change)
    }

    /// Flushes the changes of a directory, and what must be on the disk before them.
    mutating func sync(_ directory: Inode) {
        guard let last = changes.lastIndex(where: { $0.touches(directory) }) else { return }
        // From the last change backwards: a change that shares a directory with a flushed one is older, so it is flushed too.
        var flushed: [Inode] = [directory]
        var rest: [Change] = Array(changes[(last + 1)...].reversed())
        var synced: [Change] = []
        for change in changes[...last].reversed() {
            if flushed.contains(where: change.touches) {
                synced.append(change)
                flushed += change.entries.map(\.directory)
            } else {
                rest.append(change)
            }
        }
        for change in synced.reversed() { change.sync() }
        changes = rest.reversed()
    }

    /// Decides what a crash preserves: of each directory, all changes, none or the first of them.
    mutating func crash(_ seed: Seed) {
        var directories: [Inode] = []
        for entry in changes.flatMap(\.entries) where !directories.contains(where: { $0 === entry.directory }) {
            directories.append(entry.directory)
        }
        var kept = directories.map { directory in
            let count = changes.count { $0.touches(directory) }
            return switch seed.int(in: 0...2) {
            case 0: 0
            case 1: count
            default: seed.int(in: 0...count)
            }
        }
        for change in changes {
            let touched = directories.indices.filter { change.touches(directories[$0]) }
            if touched.allSatisfy({ kept[$0] > 0 }) {
                change.sync()
                for index in touched { kept[index] -= 1 }
            } else {
                // What follows a lost change is lost, too.
                for index in touched { kept[index] = 0 }
            }
        }
        changes = []
    }
}
