import Glibc
import Simulation
@testable import Storage
import Testing

@Suite("Simulated disk")
struct DiskTests {
    private let disk = SimulatedDisk()
    private let files: SimulatedFiles

    init() {
        disk.addDirectory("/home")
        files = disk.files()
    }

    private func read(_ file: Int32) -> [UInt8] {
        [UInt8](unsafeUninitializedCapacity: 100) { buffer, count in
            count = files.read(all: file, UnsafeMutableRawBufferPointer(buffer), at: 0).count
        }
    }

    @Test("An open file lives on after its name is removed or replaced")
    func openFiles() throws {
        let removed = try files.create("/home/a", [1])
        try files.remove("/home/a", in: nil)
        let replaced = try files.create("/home/b", [2])
        try files.create("/home/c", [3])
        try files.rename("/home/c", to: "/home/b", in: nil)
        try files.write(all: [4], to: removed)
        #expect(read(removed) == [1, 4])
        #expect(read(replaced) == [2])
        #expect(disk.bytes(of: "/home/b") == [3])
        #expect(disk.paths == ["/home", "/home/b"])
    }

    @Test("Each open file has a position and a lock of its own, and closing or death releases the lock")
    func locks() throws {
        let other = disk.files()
        let first = try files.create("/home/a", [1])
        let second = try files.open("/home/a", in: nil, O_RDWR, mode: 0)
        let foreign = try other.open("/home/a", in: nil, O_RDWR, mode: 0)
        try files.tryLock(first)
        try files.tryLock(first)
        #expect(code { () throws(FileError) in try files.tryLock(second) } == EWOULDBLOCK)
        #expect(code { () throws(FileError) in try other.tryLock(foreign) } == EWOULDBLOCK)
        files.close(first)
        try files.tryLock(second)
        files.unlock(second)
        try other.tryLock(foreign)
        #expect(code { () throws(FileError) in try files.tryLock(second) } == EWOULDBLOCK)
        other.kill()
        try files.tryLock(second)
        #expect(files.openPaths == ["/home/a"])
        #expect(other.openPaths == [])
        #expect(code { () throws(FileError) in try other.tryLock(foreign) } == EIO)
    }

    @Test("Links are followed, refused or resolved as POSIX says")
    func links() throws {
        disk.addDirectory("/home/d")
        disk.addFile("/home/d/a", [1])
        disk.addLink("/home/link", to: "d/../d")
        disk.addLink("/home/a", to: "link/a")
        disk.addLink("/home/gone", to: "/nowhere")
        disk.addLink("/home/loop", to: "loop")
        #expect(read(try files.open("/home/a", in: nil, O_RDONLY, mode: 0)) == [1])
        #expect(try files.resolve("/home/./a") == "/home/d/a")
        #expect(try files.state(of: "/home/a", in: nil, followsLink: false).kind == .link)
        #expect(try files.state(of: "/home/link/", in: nil, followsLink: false).kind == .directory)
        func open(_ path: String, _ flags: Int32) -> Int32 {
            code { () throws(FileError) in files.close(try files.open(path, in: nil, flags, mode: 0)) }
        }
        #expect(open("/home/a", O_NOFOLLOW) == ELOOP)
        #expect(open("/home/link/a", O_NOFOLLOW) == 0)
        #expect(open("/home/loop", O_RDONLY) == ELOOP)
        #expect(open("/home/gone", O_RDONLY) == ENOENT)
        #expect(open("/home/link", O_DIRECTORY) == 0)
        #expect(open("/home/link", O_DIRECTORY | O_NOFOLLOW) == ENOTDIR)
        #expect(open("/home/d/a/b", O_RDONLY) == ENOTDIR)
        #expect(open("/home/d", O_RDWR) == EISDIR)
        #expect(open("/home/d/a", O_RDWR | O_CREAT | O_EXCL) == EEXIST)
    }

    @Test("Modes and owners decide who may read, write and search")
    func rights() throws {
        disk.addFile("/home/secret", [1], owner: 7, mode: 0o600)
        disk.addFile("/home/public", [1], owner: 7, mode: 0o644)
        disk.addDirectory("/closed", owner: 7)
        disk.addFile("/closed/a", [1])
        func open(_ files: SimulatedFiles, _ path: String, _ flags: Int32) -> Int32 {
            code { () throws(FileError) in files.close(try files.open(path, in: nil, flags, mode: 0)) }
        }
        #expect(open(files, "/home/secret", O_RDONLY) == EACCES)
        #expect(open(files, "/home/public", O_RDONLY) == 0)
        #expect(open(files, "/home/public", O_RDWR) == EACCES)
        #expect(open(files, "/closed/a", O_RDONLY) == EACCES)
        #expect(open(files, "/new", O_RDWR | O_CREAT) == EACCES)
        #expect(open(disk.files(user: 0), "/home/secret", O_RDWR) == 0)
        #expect(code { () throws(FileError) in try files.checkAccess(to: "/closed") } == EACCES)
        let file = try files.create("/home/own", [])
        #expect(try files.state(of: file).mode == 0o644)
        #expect(try files.state(of: file).owner == 1000)
    }

    @Test("A hook makes any operation fail, and kills a process before it")
    func hooks() throws {
        let full = disk.files { operation, _ in operation == .write ? ENOSPC : nil }
        #expect(code { () throws(FileError) in try full.create("/home/a", [1]) } == ENOSPC)
        #expect(disk.bytes(of: "/home/a") == [])
        let killed = Killer.files(of: disk, after: 1)
        #expect(code { () throws(FileError) in try killed.create("/home/b", [1]) } == EIO)
        #expect(disk.bytes(of: "/home/b") == [])
        #expect(killed.isKilled)
        for _ in 3..<1024 { _ = try files.open("/home/b", in: nil, O_RDONLY, mode: 0) }
        #expect(code { () throws(FileError) in _ = try files.open("/home/b", in: nil, O_RDONLY, mode: 0) } == EMFILE)
    }
}
