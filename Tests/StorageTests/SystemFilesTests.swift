import Glibc
import Synchronization
import TestSupport
import Testing

@testable import Storage

@Suite("Files of the system")
struct SystemFilesTests {
    private let temporary: TemporaryDirectory
    private let files = SystemFiles()
    private let path: String

    init() throws {
        temporary = try TemporaryDirectory()
        _ = try temporary.store()
        path = temporary.path + "/store"
    }

    /// Returns the `errno` with which an operation fails, or 0 if it succeeds.
    private func code(_ operation: () throws(FileError) -> Void) -> Int32 {
        do throws(FileError) { try operation() } catch { return error.code }
        return 0
    }

    private func read(_ file: Int32, at position: Int?, _ count: Int = 100) throws -> String {
        var bytes = [UInt8](repeating: 0, count: count)
        let found = try bytes.withUnsafeMutableBytes { try files.read(file, $0, at: position) }
        return String(decoding: bytes.prefix(found), as: UTF8.self)
    }

    @Test("A file is written at its position, read at its position or at another one, and truncated")
    func content() throws {
        let file = try files.open("\(path)/a", in: nil, O_RDWR | O_CREAT | O_EXCL, mode: 0o600)
        try files.write(all: Array("0123456789".utf8), to: file)
        #expect(try read(file, at: nil) == "" && read(file, at: 4) == "456789" && read(file, at: 3, 2) == "34" && read(file, at: 10) == "")
        let other = try files.open("\(path)/a", in: nil, O_RDWR, mode: 0)
        #expect(try read(other, at: nil, 4) == "0123" && read(other, at: nil, 4) == "4567")
        try files.seekToEnd(other)
        try files.write(all: Array("ab".utf8), to: other)
        #expect(temporary.content(of: "a") == "0123456789ab")
        try files.truncate(file, to: 3)
        try files.sync(file)
        #expect(try temporary.content(of: "a") == "012" && files.state(of: file).size == 3)
        try files.setMode(file, 0o640)
        #expect(temporary.mode(of: "a") == 0o640)
        try files.tryLock(file)
        #expect(code { () throws(FileError) in try files.tryLock(other) } == EWOULDBLOCK)
        files.unlock(file)
        try files.tryLock(other)
        files.close(other)
        try files.tryLock(file)
        files.close(file)
        #expect(code { () throws(FileError) in _ = try files.open("\(path)/a", in: nil, O_RDWR | O_CREAT | O_EXCL, mode: 0o600) } == EEXIST)
    }

    @Test("The state of a file has its kind, owner, size, permissions and times, and a link is followed only if this is asked for")
    func states() throws {
        try temporary.overwrite("a", with: "abc")
        #expect(symlink("a", "\(path)/link") == 0 && symlink("gone", "\(path)/dangling") == 0 && mkfifo("\(path)/pipe", 0o600) == 0)
        let times = [timespec(tv_sec: 5, tv_nsec: 6), timespec(tv_sec: 7, tv_nsec: 8)]
        #expect(utimensat(AT_FDCWD, "\(path)/a", times, 0) == 0 && chmod("\(path)/a", 0o4750) == 0)
        let directory = try files.open(path, in: nil, O_RDONLY | O_DIRECTORY, mode: 0)
        defer { files.close(directory) }
        let info = try files.state(of: "a", in: directory, followsLink: false)
        #expect(info.kind == .regular && info.size == 3 && info.owner == geteuid() && info.mode == 0o4750)
        #expect(info.modified == FileState.Time(seconds: 7, nanoseconds: 8) && info.changed > info.modified)
        #expect(try files.state(of: "link", in: directory, followsLink: true) == info)
        let kinds = try ["a", "link", "dangling", "pipe", "."].map { try files.state(of: $0, in: directory, followsLink: false).kind }
        #expect(kinds == [.regular, .link, .link, .other, .directory])
        #expect(code { () throws(FileError) in _ = try files.state(of: "dangling", in: directory, followsLink: true) } == ENOENT)
        #expect(try files.names(in: directory).sorted() == ["a", "dangling", "link", "pipe"])
        #expect(try files.names(in: directory).count == 4, "each listing begins at the first name")
        #expect(try files.resolve("\(path)/link").map { $0.hasSuffix("/store/a") } == true)
        #expect(code { () throws(FileError) in _ = try files.resolve("\(path)/dangling") } == ENOENT)
        #expect(code { () throws(FileError) in _ = try files.state(of: 1_000_000) } == EBADF)
        #expect(code { () throws(FileError) in _ = try files.names(in: 1_000_000) } == EBADF)
        #expect(code { () throws(FileError) in try files.checkAccess(to: path) } == 0)
        #expect(code { () throws(FileError) in try files.checkAccess(to: "\(path)/gone") } == ENOENT)
    }

    @Test("A file is renamed within a directory or into another one, and takes the place of another file only if it may")
    func renaming() throws {
        try files.createDirectory("\(path)/d", in: nil, mode: 0o700)
        #expect(code { () throws(FileError) in try files.createDirectory("\(path)/d", in: nil, mode: 0o700) } == EEXIST)
        let (one, two) = (try files.open(path, in: nil, O_RDONLY, mode: 0), try files.open("\(path)/d", in: nil, O_RDONLY, mode: 0))
        defer { for file in [one, two] { files.close(file) } }
        try temporary.overwrite("a", with: "a")
        try files.rename("a", to: "b", in: one)
        try files.rename("\(path)/b", to: "\(path)/c", in: nil)
        #expect(temporary.files == ["c", "d"])
        try files.rename("c", in: one, to: "x", in: two, replaces: false)
        #expect(try files.names(in: one) == ["d"] && files.names(in: two) == ["x"] && temporary.content(of: "d/x") == "a")
        try temporary.overwrite("c", with: "c")
        #expect(code { () throws(FileError) in try files.rename("c", in: one, to: "x", in: two, replaces: false) } == EEXIST)
        #expect(temporary.files == ["c", "d"] && temporary.content(of: "d/x") == "a")
        try files.rename("c", in: one, to: "x", in: two, replaces: true)
        #expect(temporary.files == ["d"] && temporary.content(of: "d/x") == "c")
        try files.createDirectory("e", in: one, mode: 0o700)
        // A directory cannot get a second name, so it is moved like a file where there are no links.
        try files.rename("e", in: one, to: "y", in: two, replaces: false)
        #expect(try files.names(in: two).sorted() == ["x", "y"] && temporary.files == ["d"])
        try files.createDirectory("e", in: one, mode: 0o700)
        #expect(code { () throws(FileError) in try files.rename("e", in: one, to: "x", in: two, replaces: false) } == EEXIST)
        try files.remove("x", in: two)
        #expect(code { () throws(FileError) in try files.remove("x", in: two) } == ENOENT)
        #expect(code { () throws(FileError) in try files.rename("gone", in: one, to: "z", in: two, replaces: false) } == ENOENT)
    }

    @Test("A write goes on after an interruption and after a part of the bytes, and one that writes nothing is an error")
    func pieces() throws {
        let hooked = HookedFiles(in: path)
        let counter = Counter()
        let file = try hooked.open("\(path)/a", in: nil, O_RDWR | O_CREAT, mode: 0o600)
        hooked.setPiece(3)
        hooked.setHook { $0.hasPrefix("write a") && counter.next() % 2 == 1 ? EINTR : nil }
        try hooked.write(all: Array("0123456".utf8), to: file)
        #expect(temporary.content(of: "a") == "0123456" && counter.value == 6)
        var bytes = [UInt8](repeating: 0, count: 10)
        let interruptions = Counter()
        hooked.setHook { $0.hasPrefix("read a") && interruptions.next() % 2 == 1 ? EINTR : nil }
        let result = bytes.withUnsafeMutableBytes { hooked.read(all: file, $0, at: 1) }
        #expect(result.count == 6 && result.failure == nil && bytes.prefix(6) == Array("123456".utf8)[...])
        let part = bytes.withUnsafeMutableBytes { hooked.read(all: file, UnsafeMutableRawBufferPointer(rebasing: $0[..<4]), at: 0) }
        #expect(part.count == 4 && bytes.prefix(4) == Array("0123".utf8)[...])
        hooked.setHook { $0 == "read a at 3" ? EIO : nil }
        let failed = bytes.withUnsafeMutableBytes { hooked.read(all: file, $0, at: 0) }
        #expect(failed.count == 3 && failed.failure == FileError(EIO))
        hooked.setHook { $0.hasPrefix("write") ? ENOSPC : nil }
        #expect(code { () throws(FileError) in try hooked.write(all: [1], to: file) } == ENOSPC)
        hooked.setHook { _ in nil }
        hooked.setPiece(0)
        #expect(code { () throws(FileError) in try hooked.write(all: [1], to: file) } == EIO)
        try hooked.write(all: [], to: file)
        hooked.close(file)
    }
}
