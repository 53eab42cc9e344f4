import Synchronization

@testable import Storage

#if canImport(Glibc)
    import Glibc
#endif

/// The files of the system, which records each operation, and can let operations fail.
///
/// An operation is a line such as `open a.json.0000000000000001.tmp 600`, with the mode of a file that may be created. Paths are relative
/// to a directory. A descriptor has the name with which it was opened.
final class HookedFiles: FileSystem {
    /// Called before an operation. If it returns an `errno`, the operation fails and changes nothing.
    typealias Hook = @Sendable (_ operation: String) -> Int32?

    private let system = SystemFiles()
    private let root: String
    private let state: Mutex<State>

    private struct State {
        var hook: Hook
        var operations: [String] = []
        var names: [Int32: String] = [:]
        var user = geteuid()
        var isUnresolved = false
        var piece = Int.max
    }

    init(in root: String, _ hook: @escaping Hook = { _ in nil }) {
        self.root = root + "/"
        state = Mutex(State(hook: hook))
    }

    /// The operations since the last use of this property.
    func takeOperations() -> [String] {
        state.withLock { state in
            defer { state.operations = [] }
            return state.operations
        }
    }

    /// The names of the files that are open.
    var openNames: [String] { state.withLock { $0.names.values.sorted() } }

    func setHook(_ hook: @escaping Hook) { state.withLock { $0.hook = hook } }

    /// Lets operations fail, each with the code of its first words.
    func fail(_ codes: [String: Int32]) {
        setHook { operation in codes.first { operation.hasPrefix($0.key) }?.value }
    }

    /// Makes the process run as another user.
    func setUser(_ user: UInt32) { state.withLock { $0.user = user } }

    /// Makes all paths resolve to something that is not UTF-8.
    func setUnresolved() { state.withLock { $0.isUnresolved = true } }

    /// Limits the bytes of one read or write.
    func setPiece(_ count: Int) { state.withLock { $0.piece = count } }

    private func short(_ path: String) -> String { path.hasPrefix(root) ? String(path.dropFirst(root.count)) : path }

    private func begin(_ operation: String) throws(FileError) {
        let hook = state.withLock { state in
            state.operations.append(operation)
            return state.hook
        }
        if let code = hook(operation) { throw FileError(code) }
    }

    private func begin(_ operation: String, _ file: Int32, _ rest: String = "") throws(FileError) {
        let name = state.withLock { $0.names[file] ?? "nothing" }
        try begin("\(operation) \(name)\(rest)")
    }

    var user: UInt32 { state.withLock { $0.user } }
    var databaseSystem: String? { nil }

    func open(_ path: String, in directory: Int32?, _ flags: Int32, mode: UInt32) throws(FileError) -> Int32 {
        try begin("open \(short(path))" + (flags & O_CREAT != 0 ? " \(String(mode, radix: 8))" : ""))
        let file = try system.open(path, in: directory, flags, mode: mode)
        state.withLock { $0.names[file] = short(path) }
        return file
    }

    func close(_ file: Int32) {
        state.withLock { $0.operations.append("close \($0.names.removeValue(forKey: file) ?? "nothing")") }
        system.close(file)
    }

    func read(_ file: Int32, _ buffer: UnsafeMutableRawBufferPointer, at position: Int?) throws(FileError) -> Int {
        try begin("read", file, position.map { " at \($0)" } ?? "")
        let count = min(buffer.count, state.withLock { $0.piece })
        return try system.read(file, UnsafeMutableRawBufferPointer(rebasing: buffer.prefix(count)), at: position)
    }

    func write(_ file: Int32, _ bytes: UnsafeRawBufferPointer) throws(FileError) -> Int {
        let part = bytes.prefix(state.withLock { $0.piece })
        try begin("write", file, " \(part.count)")
        return try system.write(file, UnsafeRawBufferPointer(rebasing: part))
    }

    func seekToEnd(_ file: Int32) throws(FileError) {
        try begin("seek", file)
        try system.seekToEnd(file)
    }

    func truncate(_ file: Int32, to size: Int) throws(FileError) {
        try begin("truncate", file, " \(size)")
        try system.truncate(file, to: size)
    }

    func sync(_ file: Int32) throws(FileError) {
        try begin("sync", file)
        try system.sync(file)
    }

    func setMode(_ file: Int32, _ mode: UInt32) throws(FileError) {
        try begin("mode", file, " \(String(mode, radix: 8))")
        try system.setMode(file, mode)
    }

    func tryLock(_ file: Int32) throws(FileError) {
        try begin("lock", file)
        try system.tryLock(file)
    }

    func unlock(_ file: Int32) {
        state.withLock { $0.operations.append("unlock \($0.names[file] ?? "nothing")") }
        system.unlock(file)
    }

    func state(of file: Int32) throws(FileError) -> FileState {
        try begin("state", file)
        return try system.state(of: file)
    }

    func state(of path: String, in directory: Int32?, followsLink: Bool) throws(FileError) -> FileState {
        try begin("\(followsLink ? "follow" : "look") \(short(path))")
        return try system.state(of: path, in: directory, followsLink: followsLink)
    }

    func resolve(_ path: String) throws(FileError) -> String? {
        try begin("resolve \(short(path))")
        return state.withLock { $0.isUnresolved } ? nil : try system.resolve(path)
    }

    func checkAccess(to directory: String) throws(FileError) {
        try begin("access \(short(directory))")
        try system.checkAccess(to: directory)
    }

    func createDirectory(_ path: String, in directory: Int32?, mode: UInt32) throws(FileError) {
        try begin("create \(short(path)) \(String(mode, radix: 8))")
        try system.createDirectory(path, in: directory, mode: mode)
    }

    func names(in directory: Int32) throws(FileError) -> [String] {
        try begin("list", directory)
        return try system.names(in: directory).sorted()
    }

    func rename(_ path: String, to newPath: String, in directory: Int32?) throws(FileError) {
        try begin("rename \(short(path)) \(short(newPath))")
        try system.rename(path, to: newPath, in: directory)
    }

    func rename(
        _ name: String, in directory: Int32, to newName: String, in newDirectory: Int32, replaces: Bool
    ) throws(FileError) {
        try begin("\(replaces ? "replace" : "move") \(name) \(newName)")
        try system.rename(name, in: directory, to: newName, in: newDirectory, replaces: replaces)
    }

    func remove(_ path: String, in directory: Int32?) throws(FileError) {
        try begin("remove \(short(path))")
        try system.remove(path, in: directory)
    }
}
