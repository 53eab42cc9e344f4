import Errors
import Glibc
import TestSupport
import Testing
import Threads

@testable import Storage

/// Tests of what a store directory does about the locks and the temporary files of other processes.
@Suite("Waits of store directories", .virtualTime, .timeLimit(.minutes(5)))
struct StoreWaitsTests {
    @Test("A change waits for another process that changes the same value, for at most a second", arguments: [0, 300, 1000])
    func patience(milliseconds: Int) throws {
        let temporary = try TemporaryDirectory()
        let files = HookedFiles(in: temporary.path)
        let world = World.current.fixed(files: files)
        let store = try world.run { try temporary.store() }
        let start = Instant.now
        let end = start + .milliseconds(milliseconds)
        files.setHook { $0 == "lock a.json.lock" && Instant.now < end ? EWOULDBLOCK : nil }
        _ = try world.run { try store.replace("a.json", nil, with: [1], lifetime: nil, under: nil) }
        #expect(start.duration(to: .now) == .milliseconds(milliseconds) && files.openNames == [])
    }

    @Test("If another process does not finish its change within a second, nothing is changed, and the error says what to do")
    func stoppedProcess() async throws {
        let temporary = try TemporaryDirectory()
        let files = HookedFiles(in: temporary.path)
        let world = World.current.fixed(files: files)
        let store = try world.run { try temporary.store() }
        files.fail(["lock a.json.lock": EWOULDBLOCK])
        let start = Instant.now
        let error = await failure { try world.run { try store.replace("a.json", nil, with: [1], lifetime: nil, under: nil) } }
        #expect(start.duration(to: .now) == .seconds(1) && files.openNames == [] && temporary.content(of: "a.json") == nil)
        let place = "\(temporary.path)/store/a.json"
        #expect(error?.code == .storage)
        #expect(
            error?.message
                == "Cannot change \(place): another process began to change it and did not finish. Continue or end that process.")
    }

    @Test(
        "Where files cannot be locked, a temporary file is removed ten minutes after its last change",
        arguments: [(600, false), (601, true), (-5, false)])
    func abandoned(age: Int, isRemoved: Bool) throws {
        let temporary = try TemporaryDirectory()
        let store = try temporary.store()
        let name = "a.json.0123456789abcdef.tmp"
        try temporary.overwrite(name, with: "secret")
        let time = timespec(tv_sec: World.current.clocks.wallMilliseconds / 1000 - age, tv_nsec: 0)
        #expect(utimensat(AT_FDCWD, "\(store.path)/\(name)", [time, time], 0) == 0)
        let files = HookedFiles(in: temporary.path)
        files.fail(["lock ": ENOLCK])
        _ = try World.current.fixed(files: files).run { try temporary.store() }
        #expect(temporary.files == (isRemoved ? [] : [name]) && files.openNames == [])
    }

    @Test("A temporary file that cannot be examined, and a FIFO with such a name, are left alone")
    func unexamined() throws {
        let temporary = try TemporaryDirectory()
        let store = try temporary.store()
        let names = ["a.json.0123456789abcdea.tmp", "a.json.0123456789abcdeb.tmp", "a.json.0123456789abcdec.tmp"]
        for name in names.prefix(2) { try temporary.overwrite(name, with: "secret") }
        #expect(mkfifo("\(store.path)/\(names[2])", 0o600) == 0)
        let files = HookedFiles(in: temporary.path)
        files.fail(["open \(names[0])": EACCES, "state \(names[1])": EIO])
        _ = try World.current.fixed(files: files).run { try temporary.store() }
        #expect(temporary.files == names && files.openNames == [])
    }

    @Test(
        "The name of a temporary file is that of another file, 16 hexadecimal digits and `.tmp`",
        arguments: [
            ("a.json.0123456789abcdef.tmp", true), ("a.0.0123456789abcdef.tmp", true), ("a.json.0123456789abcdef.tmq", false),
            ("a.json.0123456789abcde.tmp", false), ("a.json.0123456789abcdef0.tmp", false), ("a.json.0123456789abcdeg.tmp", false),
            ("a.0123456789abcdef.tmp", false), ("0123456789abcdef.tmp", false), (".tmp", false), ("", false),
            (".a.0123456789abcdef.tmp", true), ("a..0123456789abcdef.tmp", true),
        ])
    func names(name: String, isTemporary: Bool) {
        #expect(TemporaryFile.isName(name) == isTemporary)
    }

    private static let foreign =
        "belongs to user 6, but the process runs as user 5. "
        + "Use a directory of the process's own user, or change the owner with chown."

    @Test(
        "A file is trusted if it belongs to the user or to root, and if only its owner may write to it",
        arguments: [
            (5, 0o600, nil), (0, 0o755, nil), (5, 0o4755, nil), (5, 0o0, nil), (6, 0o600, foreign),
            (5, 0o620, "can be written by other users (mode 620). Run `chmod go-w` with this path."),
            (0, 0o602, "can be written by other users (mode 602). Run `chmod go-w` with this path."),
        ] as [(UInt32, UInt32, String?)])
    func trust(owner: UInt32, mode: UInt32, reason: String?) {
        let time = FileState.Time(seconds: 1, nanoseconds: 2)
        let info = FileState(kind: .regular, device: 1, inode: 2, owner: owner, mode: mode, size: 3, modified: time, changed: time)
        var text: String?
        do { try FileTrust.check(info, "/a", user: 5) } catch { text = error.message }
        #expect(text == reason.map { "/a is not used, because it \($0)" })
    }

    @Test("Times of files are compared by their seconds, then by their nanoseconds")
    func times() {
        let sorted = [(1, 9), (2, 0), (2, 1), (3, 0)].map { FileState.Time(seconds: $0, nanoseconds: $1) }
        for (index, time) in sorted.enumerated() { #expect(sorted.map { $0 < time } == sorted.indices.map { $0 < index }) }
    }
}
