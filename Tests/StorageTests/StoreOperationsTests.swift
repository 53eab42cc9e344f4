import Errors
import Glibc
import TestSupport
import Testing
import Threads

@testable import Storage

/// Tests of what a store directory asks the system to do, and of its errors if the system refuses.
@Suite("Operations of store directories", .timeLimit(.minutes(5)))
struct StoreOperationsTests {
    private let temporary: TemporaryDirectory
    private let files: HookedFiles
    private let world: World
    private let store: StoreDirectory
    private let path: String

    init() throws {
        let temporary = try TemporaryDirectory()
        let files = HookedFiles(in: temporary.path)
        let world = World.current.fixed(files: files)
        store = try world.run { try temporary.store() }
        path = temporary.path + "/store"
        (self.temporary, self.files, self.world) = (temporary, files, world)
    }

    /// Returns the operations of some work, and checks that it leaves no file open.
    private func operations(_ work: () throws -> some Any) rethrows -> [String] {
        _ = files.takeOperations()
        _ = try world.run(work)
        #expect(files.openNames == [])
        return files.takeOperations()
    }

    /// Returns the message of the error of some work while operations fail. Nil if the work succeeds.
    private func message(_ failures: [String: Int32] = [:], _ work: () throws -> some Any) -> String? {
        files.fail(failures)
        defer {
            files.fail([:])
            #expect(files.openNames == [])
        }
        _ = files.takeOperations()
        do { _ = try world.run(work) } catch { return DanXiError(error).message }
        return nil
    }

    private func failed(_ action: String, _ name: String, _ reason: String) -> String {
        let place = name.isEmpty ? path : "\(path)/\(name)"
        return "Cannot \(action) \(place): \(reason). Check store.path, its permissions and the free space of its disk."
    }

    private func write(_ name: String, _ text: String = "abc") throws { try world.run { _ = try store.write(name, Array(text.utf8)) } }

    private let directory = ["open store", "state store"]
    private let temporaryFile = "a.json.0000000000000001.tmp"
    private var writeOperations: [String] {
        let file = temporaryFile
        return directory + [
            "open \(file) 600", "lock \(file)", "write \(file) 3", "sync \(file)", "rename \(file) a.json", "sync store", "state \(file)",
            "close \(file)", "close store",
        ]
    }
    private let locking = ["open store", "state store", "open a.json.lock 600", "close store", "lock a.json.lock", "mode a.json.lock 600"]
    private let unlocking = ["unlock a.json.lock", "close a.json.lock"]
    private let looking = ["open store", "state store", "look a.json", "close store"]

    // MARK: Operations

    @Test("Opening a store creates its directory, checks it and the files with secrets, and removes temporary files of dead writers")
    func opening() throws {
        try temporary.overwrite("account.json.0123456789abcdef.tmp", with: "secret")
        let file = "account.json.0123456789abcdef.tmp"
        let opening = directory + ["look account.json", "look campus.json", "list store"]
        #expect(
            try operations { try StoreDirectory(path: path) } == ["create store 700", "access store"] + opening + [
                "open \(file)", "state \(file)", "lock \(file)", "remove \(file)", "close \(file)", "close store",
            ])
        let other = HookedFiles(in: temporary.path)
        let new = try World.current.fixed(files: other).run { try StoreDirectory(path: temporary.path + "/x/y/z//") }
        #expect(new.path == temporary.path + "/x/y/z" && new.place(of: "a.json") == temporary.path + "/x/y/z/a.json")
        let created = other.takeOperations().filter { $0.hasPrefix("create ") && !$0.hasPrefix("create /") }
        #expect(created == ["create x/y/z 700", "create x 700", "create x/y 700", "create x/y/z 700"])
        #expect(try StoreDirectory(path: temporary.path + "/x").path == temporary.path + "/x")
    }

    @Test("A write flushes the new file before it takes the place of the old one, and the directory afterwards")
    func writing() throws {
        #expect(try operations { try store.write("a.json", Array("abc".utf8)) } == writeOperations)
        #expect(temporary.files == ["a.json"] && temporary.mode(of: "a.json") == 0o600 && temporary.content(of: "a.json") == "abc")
    }

    @Test("A value is read from a file that is checked after it was opened")
    func reading() throws {
        try write("a.json")
        #expect(
            try operations { try store.read("a.json") } == directory + [
                "open a.json", "state a.json", "read a.json", "read a.json", "close a.json", "close store",
            ])
        #expect(try operations { try store.read("b.json") } == directory + ["open b.json", "close store"])
        #expect(try operations { try store.version(of: "a.json") } == looking)
        files.setPiece(1)
        #expect(try world.run { try store.read("a.json") }.map { Array($0.bytes.bytes) } == Array("abc".utf8))
    }

    @Test("The directory is flushed after a removal, unless nothing was removed")
    func removing() throws {
        try write("a.json")
        let removing = directory + ["list store", "remove a.json", "list store", "sync store", "close store"]
        #expect(try operations { try store.remove("a.json") } == removing)
        #expect(try operations { try store.remove("a.json") } == directory + ["list store", "list store", "close store"])
    }

    @Test("A value is compared and replaced or removed under its lock")
    func replacing() throws {
        try write("a.json")
        let version = try world.run { try store.version(of: "a.json") }
        func replace(_ version: StoreVersion?, _ text: String?) throws -> StoreReplacement {
            try store.replace("a.json", version, with: text.map { Array($0.utf8) }, lifetime: nil, under: nil)
        }
        var outcome = StoreReplacement.done(nil)
        #expect(try operations { outcome = try replace(nil, "xyz") } == locking + looking + unlocking)
        #expect(outcome == .changed && temporary.content(of: "a.json") == "abc")
        #expect(try operations { _ = try replace(version, "xyz") } == locking + looking + writeOperations + unlocking)
        let next = try world.run { try store.version(of: "a.json") }
        let removing = directory + ["list store", "remove a.json", "list store", "sync store", "close store"]
        outcome = .changed
        #expect(try operations { outcome = try replace(next, nil) } == locking + looking + removing + unlocking)
        #expect(outcome == .done(nil) && temporary.files == ["a.json.lock"])
    }

    @Test("A lock has one holder, can be renewed while it is held, and can be taken again after its release")
    func locks() throws {
        let lock = try #require(try world.run { try store.tryLock("a.json.lock").lock })
        #expect(files.takeOperations().suffix(locking.count) == locking)
        #expect(lock.renewalInterval == .seconds(5))
        guard case .taken(let first) = try world.run({ try store.tryLock("a.json.lock") }) else {
            Issue.record("The lock has two holders.")
            return
        }
        #expect(first != nil && files.openNames == ["a.json.lock"])
        _ = files.takeOperations()
        #expect(try lock.renew() && files.takeOperations() == ["mode a.json.lock 600"])
        lock.release()
        #expect(files.takeOperations() == unlocking && files.openNames == [])
        lock.release()
        #expect(try !lock.renew() && files.takeOperations() == [], "the descriptor may belong to another file now")
        try world.run { try store.tryLock("a.json.lock").lock?.release() }
    }

    // MARK: Errors

    @Test("The error of a store names the file and the reason, and a failed write leaves the old value and no temporary file")
    func failures() throws {
        try write("a.json", "old")
        let read = { try store.read("a.json") }
        let version = { try store.version(of: "a.json") }
        let write = { try store.write("a.json", Array("new".utf8)) }
        let remove = { try store.remove("a.json") }
        let lock = { try store.tryLock("a.lock") }
        let rows: [(String, Int32, () throws -> Any, String?)] = [
            ("open store", EACCES, read, failed("use the directory", "", "Permission denied")),
            ("state store", EIO, read, failed("use", "", "Input/output error")),
            ("open a.json", EACCES, read, failed("read", "a.json", "Permission denied")),
            ("open a.json", ELOOP, read, "\(path)/a.json is not used, because it is a symbolic link. Remove it."),
            ("state a.json", EIO, read, failed("read", "a.json", "Input/output error")),
            ("read a.json", EIO, read, failed("read", "a.json", "Input/output error")),
            ("look a.json", EIO, version, failed("read", "a.json", "Input/output error")),
            ("open \(temporaryFile)", ENOSPC, write, failed("write", "a.json", "No space left on device")),
            ("open \(temporaryFile)", ENOENT, write, failed("write", "a.json", "Stale file handle")),
            ("write \(temporaryFile)", EIO, write, failed("write", "a.json", "Input/output error")),
            ("sync \(temporaryFile)", EDQUOT, write, failed("write", "a.json", "Disk quota exceeded")),
            ("rename \(temporaryFile)", EACCES, write, failed("write", "a.json", "Permission denied")),
            ("list store", EIO, remove, failed("list", "", "Input/output error")),
            ("remove a.json", EACCES, remove, failed("remove", "a.json", "Permission denied")),
            ("remove a.json", ENOENT, remove, nil),
            ("open a.lock", EACCES, lock, failed("lock", "a.lock", "Permission denied")),
            ("lock a.lock", EIO, lock, failed("lock", "a.lock", "Input/output error")),
        ]
        for (operation, code, work, expected) in rows {
            let text = message([operation: code], work)
            #expect(text == expected, "\(operation)")
            #expect(files.takeOperations().filter { $0.hasPrefix(operation) }.count == 1, "\(operation)")
            #expect(temporary.content(of: "a.json") == "old" && temporary.files.allSatisfy { !$0.hasSuffix(".tmp") }, "\(operation)")
        }
        #expect(message(["sync store": EIO]) { try store.remove("a.json") } == nil)
    }

    @Test("A file system without locks, and one that cannot flush a directory, can be used")
    func limitedFileSystem() throws {
        #expect(message(["lock ": ENOLCK, "sync store": EINVAL]) { try store.write("a.json", [1]) } == nil)
        let version = try store.version(of: "a.json")
        var outcome = StoreReplacement.changed
        let error = message(["open a.json.lock": EROFS]) {
            outcome = try store.replace("a.json", version, with: [2], lifetime: nil, under: nil)
        }
        #expect(error == nil && outcome != .changed && temporary.content(of: "a.json") == "\u{2}")
    }

    @Test("Another holder's lock, and an attempt that a signal has interrupted, count as taken", arguments: [EWOULDBLOCK, EINTR])
    func takenLock(code: Int32) throws {
        files.fail(["lock a.lock": code])
        guard case .taken(let renewal) = try world.run({ try store.tryLock("a.lock") }) else {
            Issue.record("The lock counts as held.")
            return
        }
        #expect(renewal != nil && files.openNames == [])
    }

    @Test(
        "A write is attempted three times if its temporary file disappears",
        arguments: [(1, nil), (2, nil), (3, "No such file")] as [(Int, String?)])
    func attempts(failures: Int, reason: String?) throws {
        let counter = Counter()
        let temporaryFile = temporaryFile
        files.setHook { $0.hasPrefix("rename \(temporaryFile)") && counter.next() <= failures ? ENOENT : nil }
        var text: String?
        do { try write("a.json") } catch { text = DanXiError(error).message }
        #expect(text == reason.map { failed("write", "a.json", "\($0) or directory") })
        #expect(counter.value == min(failures + 1, 3))
    }

    @Test("A file that changes its size while it is read is an error", arguments: [1, 5])
    func changing(size: Int) throws {
        try write("a.json")
        let name = path + "/a.json"
        files.setHook { operation in
            if operation == "read a.json" { truncate(name, size) }
            return nil
        }
        var text: String?
        do { _ = try world.run { try store.read("a.json") } } catch { text = DanXiError(error).message }
        #expect(text == failed("read", "a.json", "it changed while it was read") && files.openNames == [])
    }

    @Test("The error for a directory that cannot be created or used states the reason")
    func unusable() throws {
        let new = "\(temporary.path)/new"
        func open(_ failures: [String: Int32]) -> String? { message(failures) { try StoreDirectory(path: new) } }
        let advice = ". Check store.path, its permissions and the free space of its disk."
        #expect(open(["create new": EACCES]) == "Cannot create the directory \(new): Permission denied" + advice)
        #expect(open(["access new": EACCES]) == "Cannot use the directory \(new): Permission denied" + advice)
        #expect(open(["open new": EMFILE]) == "Cannot use the directory \(new): Too many open files" + advice)
        #expect(open(["list new": EIO]) == "Cannot list \(new): Input/output error" + advice)
        #expect(open(["look campus.json": EIO]) == "Cannot read \(new)/campus.json: Input/output error" + advice)
        #expect(open([:]) == nil)
    }

    @Test("A file that is one byte too large is refused, and one of 64 MiB is written")
    func sizes() throws {
        var bytes = [UInt8](repeating: 0, count: 64 << 20)
        #expect(message { try store.write("a.json", bytes) } == nil)
        bytes.append(0)
        #expect(message { try store.write("a.json", bytes) } == failed("write", "a.json", "it would be larger than 64 MiB"))
        #expect(truncate(path + "/a.json", 64 << 20 + 1) == 0)
        #expect(message { try store.read("a.json") } == failed("read", "a.json", "it is larger than 64 MiB"))
    }

    // MARK: Several values

    @Test("Only the values whose names begin with a prefix are removed")
    func prefixes() throws {
        for name in ["a.1.json", "a.2.json", "a.2.lock", "ab.json", "b.a.json"] { try write(name) }
        try store.removeAll(startingWith: "a.")
        #expect(temporary.files == ["a.2.lock", "ab.json", "b.a.json"])
    }

    @Test("If files cannot be removed, the others are removed, and the error names the first one")
    func partialRemoval() throws {
        for name in ["a.1.json", "a.2.json", "a.3.json"] { try write(name) }
        let text = message(["remove a.1": EACCES, "remove a.2": EIO]) { try store.removeAll(startingWith: "a.") }
        #expect(text == failed("remove", "a.1.json", "Permission denied"))
        #expect(temporary.files == ["a.1.json", "a.2.json"] && files.takeOperations().contains("sync store"))
    }

    @Test(
        "The oldest values are removed until the rest has at most the given size",
        arguments: [(30, []), (29, ["b"]), (20, ["b"]), (19, ["b", "c"]), (1, ["a", "b", "c"]), (0, ["a", "b", "c"])] as [(Int, [String])])
    func trim(limit: Int, removed: [String]) throws {
        for (name, nanoseconds) in [("v.a", 3_000_000_002), ("v.b", 2_000_000_009), ("v.c", 3_000_000_001), ("w.d", 1), ("v.e.lock", 1)] {
            let file = name.hasSuffix("lock") ? name : "\(name).json"
            try write(file, "0123456789")
            let time = timespec(tv_sec: nanoseconds / 1_000_000_000, tv_nsec: nanoseconds % 1_000_000_000)
            #expect(utimensat(AT_FDCWD, "\(path)/\(file)", [time, time], 0) == 0)
        }
        #expect(
            try operations { try store.trim(startingWith: "v.", to: limit) }.filter { $0.hasPrefix("remove") }.sorted()
                == removed.map { "remove v.\($0).json" })
        let kept = ["a", "b", "c"].filter { !removed.contains($0) }.map { "v.\($0).json" }
        #expect(temporary.files == (kept + ["v.e.lock", "w.d.json"]).sorted())
    }

    @Test("A value that another process has removed meanwhile counts as removed, and one that cannot be removed is an error")
    func failedTrim() throws {
        for name in ["v.a.json", "v.b.json"] {
            try write(name, "0123456789")
            let time = timespec(tv_sec: name == "v.a.json" ? 1 : 2, tv_nsec: 0)
            #expect(utimensat(AT_FDCWD, "\(path)/\(name)", [time, time], 0) == 0)
        }
        #expect(message(["remove v.a": ENOENT]) { try store.trim(startingWith: "v.", to: 10) } == nil)
        #expect(temporary.files == ["v.a.json", "v.b.json"])
        let text = message(["remove v.a": EACCES]) { try store.trim(startingWith: "v.", to: 0) }
        #expect(text == failed("remove", "v.a.json", "Permission denied") && temporary.files == ["v.a.json", "v.b.json"])
        #expect(message(["look v.a": EIO]) { try store.trim(startingWith: "v.", to: 9) } == nil)
        #expect(temporary.files == ["v.a.json"], "a file that cannot be examined is left alone")
    }

    // MARK: Databases

    @Test("A database is created with mode 0600 after its files were checked, and a present one is not opened")
    func database() throws {
        let checks = directory + ["-wal", "-shm", "-journal", ""].flatMap { ["look a.db\($0)", "look a.db\($0)"] }
        #expect(store.identity(ofDatabase: "a.db") == nil)
        let creating = ["open a.db 600", "close a.db", "look a.db", "look a.db", "resolve store", "close store"]
        // A check of a file that is missing looks for it once more.
        #expect(try operations { try store.prepareDatabase("a.db") } == checks + creating)
        #expect(temporary.mode(of: "a.db") == 0o600)
        #expect(try operations { try store.prepareDatabase("a.db") } == checks + ["resolve store", "close store"])
        let (place, identity) = try store.prepareDatabase("a.db")
        #expect(place.hasSuffix("/store/a.db") && store.identity(ofDatabase: "a.db") == identity)
        try temporary.overwrite("a.db", with: "content")
        #expect(store.identity(ofDatabase: "a.db") == identity)
        try temporary.overwrite("b.db", with: "")
        #expect(rename("\(path)/b.db", "\(path)/a.db") == 0 && store.identity(ofDatabase: "a.db") != identity)
    }

    @Test("The error for a database that cannot be created or used states the reason")
    func unusableDatabase() throws {
        let prepare = { try store.prepareDatabase("a.db") }
        #expect(message(["open a.db": EROFS], prepare) == failed("create", "a.db", "Read-only file system"))
        #expect(message(["open a.db": EEXIST], prepare) == failed("use", "a.db", "No such file or directory"))
        #expect(message(["resolve": EACCES], prepare) == failed("use the directory", "", "Permission denied"))
        #expect(mkdir("\(path)/a.db-shm", 0o700) == 0)
        #expect(message([:], prepare) == failed("use", "a.db-shm", "it is not a regular file"))
        #expect(rmdir("\(path)/a.db-shm") == 0)
        files.setUnresolved()
        #expect(message([:], prepare) == failed("use the directory", "", "its path is not UTF-8"))
    }
}
