import Storage

#if canImport(Glibc)
    import Glibc
#endif

/// The files of a ``SimulatedDisk`` as one simulated process sees them: its descriptors, locks and rights.
///
/// Unchecked: one thread at a time uses a simulated disk.
package final class SimulatedFiles: FileSystem, @unchecked Sendable {
    private static let umask: UInt32 = 0o022
    /// The maximum number of open files of a process.
    private static let descriptorLimit = 1024

    package let user: UInt32
    let disk: SimulatedDisk
    /// Chooses the random numbers of SQLite.
    let seed: Seed
    private let hook: DiskHook
    private var descriptors: [Int32: OpenFile] = [:]
    /// The files of databases that the process has open.
    private var databases: [ObjectIdentifier: SimulatedDatabase] = [:]
    private var system: DatabaseSystem?
    /// Whether the process was killed. All its operations then fail.
    package private(set) var isKilled = false

    init(disk: SimulatedDisk, user: UInt32, seed: Seed, hook: @escaping DiskHook) {
        (self.disk, self.user, self.seed, self.hook) = (disk, user, seed, hook)
    }

    /// How often the process has used a descriptor that was not open. In a real process, another file may have its number.
    package private(set) var misuses = 0

    /// The paths of the files that the process has open, in the order of their descriptors.
    package var openPaths: [String] { descriptors.sorted { $0.key < $1.key }.map(\.value.path) }

    /// The paths of the files whose locks the process holds, in the order of their descriptors.
    package var lockedPaths: [String] {
        descriptors.sorted { $0.key < $1.key }.map(\.value).filter { $0.inode.lockHolder === $0 }.map(\.path)
    }

    /// Ends the process. Its descriptors are closed and its locks released. The files stay as they are.
    package func kill() {
        isKilled = true
        for file in descriptors.values { file.unlock() }
        descriptors = [:]
        for database in databases.values { database.abandon() }
        databases = [:]
    }

    /// Calls the hook before an operation.
    func begin(_ operation: DiskOperation, _ path: String) throws(FileError) {
        if isKilled { throw FileError(EIO) }
        if let code = hook(operation, path) { throw FileError(code) }
        if isKilled { throw FileError(EIO) }
    }

    // MARK: Descriptors

    func openFile(_ file: Int32) throws(FileError) -> OpenFile {
        guard let open = descriptors[file] else {
            if !isKilled { misuses += 1 }
            throw FileError(isKilled ? EIO : EBADF)
        }
        return open
    }

    private func directory(_ file: Int32?) throws(FileError) -> Inode {
        guard let file else { return disk.root }
        let inode = try openFile(file).inode
        guard inode.entries != nil else { throw FileError(ENOTDIR) }
        return inode
    }

    private var lookup: DiskPath { DiskPath(disk: disk, user: user) }

    package func open(_ path: String, in directory: Int32?, _ flags: Int32, mode: UInt32) throws(FileError) -> Int32 {
        try begin(.open, path)
        let place = try lookup.place(path, from: self.directory(directory), followsLink: flags & O_NOFOLLOW == 0)
        let access = flags & O_ACCMODE
        let isReadable = access != O_WRONLY
        let isWritable = access != O_RDONLY
        let inode: Inode
        if let existing = place.inode {
            if flags & O_CREAT != 0, flags & O_EXCL != 0 { throw FileError(EEXIST) }
            try check(existing, flags, isReadable: isReadable, isWritable: isWritable)
            inode = existing
        } else {
            guard flags & O_CREAT != 0 else { throw FileError(ENOENT) }
            try checkChange(of: place.directory)
            inode = disk.makeInode(owner: user, mode: mode & 0o7777 & ~Self.umask, .file(FileContent()))
        }
        guard let number = (3..<Int32(Self.descriptorLimit)).first(where: { descriptors[$0] == nil }) else { throw FileError(EMFILE) }
        if place.inode == nil { disk.set(place.name, in: place.directory, inode) }
        descriptors[number] = OpenFile(inode: inode, path: path, isReadable: isReadable, isWritable: isWritable)
        if flags & O_TRUNC != 0, isWritable { setSize(of: inode, to: 0) }
        return number
    }

    /// Checks whether an existing file can be opened.
    private func check(_ inode: Inode, _ flags: Int32, isReadable: Bool, isWritable: Bool) throws(FileError) {
        switch inode.content {
        case .link: throw FileError(flags & O_DIRECTORY != 0 ? ENOTDIR : ELOOP)
        case .directory where isWritable || flags & O_CREAT != 0: throw FileError(EISDIR)
        case .file where flags & O_DIRECTORY != 0, .other where flags & O_DIRECTORY != 0: throw FileError(ENOTDIR)
        // Nobody reads the FIFO, so it cannot be opened for writing without waiting.
        case .other where isWritable && !isReadable: throw FileError(ENXIO)
        case .directory, .file, .other: break
        }
        guard inode.allows((isReadable ? 0o4 : 0) | (isWritable ? 0o2 : 0), to: user) else { throw FileError(EACCES) }
    }

    /// Checks whether the process may change the entries of a directory.
    private func checkChange(of directory: Inode) throws(FileError) {
        guard directory.allows(0o3, to: user) else { throw FileError(EACCES) }
        // A directory that was removed has no place for new entries.
        guard directory === disk.root || !directory.isRemoved else { throw FileError(ENOENT) }
    }

    package func close(_ file: Int32) {
        if descriptors[file] == nil, !isKilled { misuses += 1 }
        descriptors.removeValue(forKey: file)?.unlock()
    }

    // MARK: Contents

    package func read(_ file: Int32, _ buffer: UnsafeMutableRawBufferPointer, at position: Int?) throws(FileError) -> Int {
        let open = try openFile(file)
        try begin(.read, open.path)
        guard open.isReadable else { throw FileError(EBADF) }
        if open.inode.entries != nil { throw FileError(EISDIR) }
        guard case .file(let content) = open.inode.content else { return 0 }
        let start = min(position ?? open.position, content.bytes.count)
        let end = min(start + buffer.count, content.bytes.count)
        buffer.copyBytes(from: content.bytes[start..<end])
        if position == nil { open.position = end }
        return end - start
    }

    package func write(_ file: Int32, _ bytes: UnsafeRawBufferPointer) throws(FileError) -> Int {
        let open = try openFile(file)
        try write(file, Array(bytes), at: open.position)
        open.position += bytes.count
        return bytes.count
    }

    /// `pwrite`
    func write(_ file: Int32, _ bytes: [UInt8], at position: Int) throws(FileError) {
        let open = try openFile(file)
        try begin(.write, open.path)
        guard open.isWritable else { throw FileError(EBADF) }
        open.inode.changeFile { $0.write(bytes, at: position) }
        (open.inode.modified, open.inode.changed) = (disk.time, disk.time)
    }

    package func seekToEnd(_ file: Int32) throws(FileError) {
        let open = try openFile(file)
        open.position = open.inode.file?.bytes.count ?? 0
    }

    package func truncate(_ file: Int32, to size: Int) throws(FileError) {
        let open = try openFile(file)
        try begin(.truncate, open.path)
        guard open.isWritable else { throw FileError(EINVAL) }
        setSize(of: open.inode, to: size)
    }

    private func setSize(of inode: Inode, to size: Int) {
        inode.changeFile { $0.truncate(to: size) }
        (inode.modified, inode.changed) = (disk.time, disk.time)
    }

    package func sync(_ file: Int32) throws(FileError) {
        let open = try openFile(file)
        try begin(.sync, open.path)
        disk.sync(open.inode)
    }

    package func setMode(_ file: Int32, _ mode: UInt32) throws(FileError) {
        let open = try openFile(file)
        try begin(.setMode, open.path)
        guard user == 0 || open.inode.owner == user else { throw FileError(EPERM) }
        open.inode.mode = mode & 0o7777
        open.inode.changed = disk.time
    }

    package func tryLock(_ file: Int32) throws(FileError) {
        let open = try openFile(file)
        try begin(.lock, open.path)
        guard open.inode.lockHolder == nil || open.inode.lockHolder === open else { throw FileError(EWOULDBLOCK) }
        open.inode.lockHolder = open
    }

    package func unlock(_ file: Int32) { descriptors[file]?.unlock() }

    // MARK: States

    package func state(of file: Int32) throws(FileError) -> FileState {
        let open = try openFile(file)
        try begin(.state, open.path)
        return open.inode.state
    }

    package func state(of path: String, in directory: Int32?, followsLink: Bool) throws(FileError) -> FileState {
        try begin(.state, path)
        return try lookup.inode(path, from: self.directory(directory), followsLink: followsLink).state
    }

    package func resolve(_ path: String) throws(FileError) -> String? {
        try begin(.resolve, path)
        let place = try lookup.place(path, from: disk.root, followsLink: true)
        guard place.inode != nil else { throw FileError(ENOENT) }
        return "/" + place.path.joined(separator: "/")
    }

    package func checkAccess(to directory: String) throws(FileError) {
        try begin(.access, directory)
        let inode = try lookup.inode(directory, from: disk.root, followsLink: true)
        guard inode.allows(0o7, to: user) else { throw FileError(EACCES) }
    }

    // MARK: Directories

    package func createDirectory(_ path: String, in start: Int32?, mode: UInt32) throws(FileError) {
        try begin(.createDirectory, path)
        let start = try self.directory(start)
        var path = path[...]
        while path.count > 1, path.last == "/" { path.removeLast() }
        let place = try lookup.place(String(path), from: start, followsLink: false)
        guard place.inode == nil else { throw FileError(EEXIST) }
        try checkChange(of: place.directory)
        let directory = disk.makeInode(owner: user, mode: mode & 0o7777 & ~Self.umask, .directory(Inode.Entries()))
        disk.set(place.name, in: place.directory, directory)
    }

    package func names(in directory: Int32) throws(FileError) -> [String] {
        try begin(.list, openFile(directory).path)
        let inode = try self.directory(directory)
        guard inode.allows(0o4, to: user) else { throw FileError(EACCES) }
        return (inode.entries?.current.keys).map { $0.sorted() } ?? []
    }

    package func rename(_ path: String, to newPath: String, in directory: Int32?) throws(FileError) {
        try rename(path, from: self.directory(directory), to: newPath, from: self.directory(directory), replaces: true)
    }

    package func rename(
        _ name: String, in directory: Int32, to newName: String, in newDirectory: Int32, replaces: Bool
    ) throws(FileError) {
        try rename(name, from: self.directory(directory), to: newName, from: self.directory(newDirectory), replaces: replaces)
    }

    private func rename(
        _ path: String, from start: Inode, to newPath: String, from newStart: Inode, replaces: Bool
    ) throws(FileError) {
        try begin(.rename, path)
        let old = try lookup.place(path, from: start, followsLink: false)
        let new = try lookup.place(newPath, from: newStart, followsLink: false)
        guard replaces || new.inode == nil else { throw FileError(EEXIST) }
        guard let inode = old.inode else { throw FileError(ENOENT) }
        try checkChange(of: old.directory)
        try checkChange(of: new.directory)
        // Directories are never renamed by the library, so moving one below itself needs no check.
        if let target = new.inode {
            if target === inode { return }
            if let entries = target.entries {
                guard inode.entries != nil else { throw FileError(EISDIR) }
                guard entries.current.isEmpty else { throw FileError(ENOTEMPTY) }
                target.isRemoved = true
            } else if inode.entries != nil {
                throw FileError(ENOTDIR)
            }
        }
        disk.observeReplacement("/" + new.path.joined(separator: "/"), new.inode?.file?.bytes, inode.file?.bytes ?? [])
        disk.change([(old.directory, old.name, nil), (new.directory, new.name, inode)])
        inode.changed = disk.time
    }

    package func remove(_ path: String, in directory: Int32?) throws(FileError) {
        try begin(.remove, path)
        let place = try lookup.place(path, from: self.directory(directory), followsLink: false)
        guard let inode = place.inode else { throw FileError(ENOENT) }
        guard inode.entries == nil else { throw FileError(EISDIR) }
        try checkChange(of: place.directory)
        disk.set(place.name, in: place.directory, nil)
        inode.changed = disk.time
    }

    // MARK: Databases

    package var databaseSystem: String? {
        if system == nil { system = DatabaseSystem(files: self) }
        return system?.name
    }

    func add(_ database: SimulatedDatabase) { databases[ObjectIdentifier(database)] = database }

    func remove(_ database: SimulatedDatabase) { databases[ObjectIdentifier(database)] = nil }
}
