import Storage
import Threads

/// A file system in memory, which several simulated processes share. See ``SimulatedFiles`` for the view of a process.
///
/// Unchecked: one thread at a time uses a simulated disk.
package final class SimulatedDisk: @unchecked Sendable {
    let root: Inode
    private var lastNumber = 1
    private var journal = DirectoryJournal()
    /// The locks and the shared memory of each database that is open, by the number of its inode.
    var databases: [Int: SharedDatabase] = [:]
    private var processes: [Process] = []
    /// Called before a rename, with the path of the file, its content and the new content. The old content is nil if there is no such file.
    package var observeReplacement: (_ path: String, _ old: [UInt8]?, _ new: [UInt8]) -> Void = { _, _, _ in }

    private struct Process {
        weak var files: SimulatedFiles?
    }

    package init() {
        root = Inode(number: 1, owner: 0, mode: 0o755, content: .directory(Inode.Entries()), time: 0)
    }

    /// Returns the files as a new process sees them.
    /// - Parameters:
    ///   - user: the effective user of the process.
    ///   - seed: chooses the random numbers of SQLite.
    package func files(user: UInt32 = 1000, seed: Seed = Seed(0), hook: @escaping DiskHook = { _, _ in nil }) -> SimulatedFiles {
        let files = SimulatedFiles(disk: self, user: user, seed: seed, hook: hook)
        processes.removeAll { $0.files == nil }
        processes.append(Process(files: files))
        return files
    }

    // MARK: Changes from outside of the processes

    /// Creates a directory that is on the disk at once, and its missing parents.
    package func addDirectory(_ path: String, owner: UInt32 = 1000, mode: UInt32 = 0o700) {
        var parent = root
        let names = path.split(separator: "/").map(String.init)
        for (index, name) in names.enumerated() {
            if let next = parent.entries?.current[name] {
                parent = next
                continue
            }
            let isLast = index == names.count - 1
            let directory = makeInode(owner: isLast ? owner : 0, mode: isLast ? mode : 0o755, .directory(Inode.Entries()))
            set(name, in: parent, directory)
            journal.sync(parent)
            parent = directory
        }
    }

    /// Creates or replaces a file that is on the disk at once. Its directory must exist.
    package func addFile(_ path: String, _ bytes: [UInt8], owner: UInt32 = 1000, mode: UInt32 = 0o600) {
        add(path, owner: owner, mode: mode, .file(FileContent(bytes)))
    }

    /// Creates or replaces a symbolic link. Its directory must exist.
    package func addLink(_ path: String, to target: String, owner: UInt32 = 1000) {
        add(path, owner: owner, mode: 0o777, .link(target: target))
    }

    /// Creates or replaces something that is neither a file nor a directory, such as a FIFO. Its directory must exist.
    package func addOther(_ path: String, owner: UInt32 = 1000, mode: UInt32 = 0o600) {
        add(path, owner: owner, mode: mode, .other)
    }

    private func add(_ path: String, owner: UInt32, mode: UInt32, _ content: Inode.Content) {
        guard let place = try? DiskPath(disk: self, user: 0).place(path, from: root, followsLink: false) else { return }
        set(place.name, in: place.directory, makeInode(owner: owner, mode: mode, content))
        journal.sync(place.directory)
    }

    // MARK: The truth

    /// Returns the content of a file that processes read, or nil if there is no such file. Links are followed.
    package func bytes(of path: String) -> [UInt8]? {
        (try? DiskPath(disk: self, user: 0).inode(path, from: root, followsLink: true))?.file?.bytes
    }

    /// The paths of all files, links and directories, in the order of their names.
    package var paths: [String] { Self.list(root, at: "") }

    private static func list(_ directory: Inode, at path: String) -> [String] {
        guard let entries = directory.entries?.current else { return [] }
        return entries.sorted { $0.key < $1.key }.flatMap { name, inode in
            ["\(path)/\(name)"] + list(inode, at: "\(path)/\(name)")
        }
    }

    // MARK: Crashes

    /// Ends all processes, and loses some of what was not flushed, as a power failure does. The seed chooses what is lost.
    ///
    /// Of each file, the changes since the last flush are lost or kept, or a part of them is kept. The same holds for the entries of each
    /// directory. A rename is kept wholly or not at all: if the content of the renamed file was not flushed, the new name may lead to an
    /// empty file. A change of a mode is always kept.
    package func crash(_ seed: Seed) {
        for process in processes { process.files?.kill() }
        processes = []
        databases = [:]
        journal.crash(seed)
        restart(root, seed)
    }

    /// Gives a directory and all below it the state that a crash has left.
    private func restart(_ inode: Inode, _ seed: Seed) {
        inode.lockHolder = nil
        switch inode.content {
        case .directory(let entries):
            inode.content = .directory(Inode.Entries(current: entries.synced, synced: entries.synced))
            for (_, entry) in entries.synced.sorted(by: { $0.key < $1.key }) { restart(entry, seed) }
        case .file(let file): inode.content = .file(file.afterCrash(seed))
        case .link, .other: break
        }
    }

    // MARK: For processes

    /// The time of the current world, in milliseconds since 1970-01-01T00:00:00Z.
    var time: Int { World.current.clocks.wallMilliseconds }

    func makeInode(owner: UInt32, mode: UInt32, _ content: Inode.Content) -> Inode {
        lastNumber += 1
        return Inode(number: lastNumber, owner: owner, mode: mode, content: content, time: time)
    }

    /// Changes an entry of a directory. Nil removes it.
    func set(_ name: String, in directory: Inode, _ inode: Inode?) {
        change([(directory, name, inode)])
    }

    /// Changes several entries at once.
    func change(_ entries: [(directory: Inode, name: String, inode: Inode?)]) {
        journal.make(DirectoryJournal.Change(entries: entries))
        for entry in entries { (entry.directory.modified, entry.directory.changed) = (time, time) }
    }

    func sync(_ inode: Inode) {
        if inode.entries == nil { inode.changeFile { $0.sync() } } else { journal.sync(inode) }
    }
}
