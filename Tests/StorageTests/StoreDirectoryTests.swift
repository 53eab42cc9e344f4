import Errors
import Glibc
import JSON
import TestSupport
import Testing

@testable import Storage

@Suite("Store directories", .timeLimit(.minutes(5)))
struct StoreDirectoryTests {
    let directory: TemporaryDirectory
    let log = Log()

    init() throws { directory = try TemporaryDirectory() }

    private var path: String { directory.path + "/store" }

    private func message(_ work: () throws -> Void) -> String {
        do { try work() } catch { return (error as? DanXiError)?.message ?? "\(error)" }
        return "no error"
    }

    // MARK: Trust

    @Test("A directory that is a link or writable by others is refused, but a directory below a link is accepted")
    func directories() throws {
        _ = try directory.store()
        let link = directory.path + "/link"
        #expect(symlink(path, link) == 0)
        defer { unlink(link) }
        for name in [link, link + "/", link + "//"] {
            #expect(message { _ = try StoreDirectory(path: name) }.contains("\(link) is not used, because it is a symbolic link"))
        }
        #expect(symlink(directory.path, directory.path + "/parent") == 0)
        defer { unlink(directory.path + "/parent") }
        _ = try StoreDirectory(path: directory.path + "/parent/store/")
        for mode in [0o720, 0o702, 0o777, 0o1777] as [mode_t] {
            #expect(chmod(path, mode) == 0)
            let message = message { _ = try StoreDirectory(path: path) }
            #expect(message.contains("other users (mode \(String(mode, radix: 8)))") && message.contains("chmod go-w"))
        }
        #expect(chmod(path, 0o755) == 0)
        _ = try StoreDirectory(path: path)
    }

    @Test("A store directory that becomes a link or writable by others is not used until it is a private directory again")
    func replaced() async throws {
        let store = try directory.store()
        try store.write("a.json", Array("1".utf8))
        #expect(chmod(path, 0o777) == 0)
        await expectFailure(.storage) { try await store.run { try store.write("a.json", Array("2".utf8)) } }
        #expect(throws: DanXiError.self) { try store.read("a.json") }
        #expect(chmod(path, 0o700) == 0)
        #expect(rename(path, path + "2") == 0 && symlink(path + "2", path) == 0)
        #expect(throws: DanXiError.self) { try store.read("a.json") }
        #expect(throws: DanXiError.self) { try store.remove("a.json") }
        #expect(unlink(path) == 0 && rename(path + "2", path) == 0)
        #expect(try store.read("a.json").map { Array($0.bytes.bytes) } == Array("1".utf8))
    }

    @Test(
        "A file with secrets that is a link or writable by others is not read, and its directory is not opened",
        arguments: SecretFile.allCases
    )
    func secrets(file: SecretFile) throws {
        let store = try directory.store()
        try directory.overwrite("elsewhere", with: "{}")
        let name = "\(path)/\(file.rawValue)"
        #expect(symlink("elsewhere", name) == 0)
        #expect(message { _ = try StoreDirectory(path: path) }.contains("\(name) is not used, because it is a symbolic link. Remove it"))
        #expect(message { _ = try store.read(file.rawValue) }.contains("symbolic link"))
        // A write replaces the link, not its target.
        try store.write(file.rawValue, Array("[1]".utf8))
        #expect(directory.content(of: "elsewhere") == "{}" && directory.content(of: file.rawValue) == "[1]")
        _ = try StoreDirectory(path: path)
        #expect(chmod(name, 0o620) == 0)
        #expect(
            message { _ = try StoreDirectory(path: path) }.contains(
                "\(name) is not used, because it can be written by other users (mode 620)"))
        #expect(message { _ = try store.read(file.rawValue) }.contains("other users"))
    }

    @Test("Directories and files of another user are refused", .enabled(if: geteuid() == 0, "Only root can change the owner of a file."))
    func owners() throws {
        let store = try directory.store()
        try store.write(SecretFile.account.rawValue, Array("{}".utf8))
        let name = "\(path)/\(SecretFile.account.rawValue)"
        #expect(chown(name, 12345, 0) == 0)
        #expect(message { _ = try StoreDirectory(path: path) }.contains("\(name) is not used, because it belongs to user 12345"))
        #expect(message { _ = try store.read(SecretFile.account.rawValue) }.contains("belongs to user 12345"))
        #expect(chown(path, 12345, 0) == 0)
        #expect(message { _ = try StoreDirectory(path: path) }.contains("\(path) is not used, because it belongs to user 12345"))
        #expect(chown(path, 0, 0) == 0)
    }

    // MARK: Files

    @Test("A file that is too large or not regular is not read, and opening a FIFO does not block")
    func irregular() throws {
        let store = try directory.store()
        let name = path + "/a.json"
        #expect(mkfifo(name, 0o600) == 0)
        #expect(message { _ = try store.read("a.json") }.contains("not a regular file"))
        #expect(unlink(name) == 0 && mkdir(name, 0o700) == 0)
        #expect(message { _ = try store.read("a.json") }.contains("not a regular file"))
        #expect(rmdir(name) == 0)
        try directory.overwrite("a.json", with: "1")
        #expect(truncate(name, 64 << 20) == 0)
        #expect(try store.read("a.json")?.bytes.count == 64 << 20)
        #expect(truncate(name, 64 << 20 + 1) == 0)
        #expect(message { _ = try store.read("a.json") }.contains("larger than 64 MiB"))
        #expect(message { _ = try store.write("b.json", [UInt8](repeating: 0, count: 64 << 20 + 1)) }.contains("larger than 64 MiB"))
        // A FIFO in place of a file with secrets does not block the opening of a session.
        for file in SecretFile.allCases { #expect(mkfifo("\(path)/\(file.rawValue)", 0o600) == 0) }
        _ = try StoreDirectory(path: path)
    }

    @Test("A reader that has opened a file can read its whole old content after the file is replaced")
    func replacing() throws {
        let store = try directory.store()
        let old = [UInt8](repeating: 1, count: 100_000)
        try store.write("a.json", old)
        let file = open(path + "/a.json", O_RDONLY)
        defer { close(file) }
        var bytes = [UInt8](repeating: 0, count: 200_000)
        #expect(read(file, &bytes, 1000) == 1000)
        try store.write("a.json", [2, 2])
        #expect(read(file, &bytes, bytes.count) == 99_000)
        #expect(bytes.prefix(99_000).allSatisfy { $0 == 1 })
        #expect(try store.read("a.json").map { Array($0.bytes.bytes) } == [2, 2])
    }

    @Test("Each write changes the version of a file, and reading does not")
    func versions() throws {
        let store = try directory.store()
        #expect(try store.version(of: "a.json") == nil)
        let first = try store.write("a.json", [1])
        #expect(try store.version(of: "a.json") == first && store.read("a.json")?.version == first)
        let second = try store.write("a.json", [1])
        #expect(try first != second && store.version(of: "a.json") == second)
    }

    // MARK: Temporary files

    @Test("Opening a directory or removing a file removes temporary files whose writer has ended, but not those of live writers")
    func sweep() throws {
        let store = try directory.store()
        let dead = ["account.json.0123456789abcdef.tmp", "index.html.ffffffffffffffff.tmp", ".danxi-export.0123456789abcdef.tmp"]
        let others = ["account.json.tmp", "a.json.0123456789abcdeg.tmp", "notes.0123456789abcdef.tmp", "a.json.0123.tmp"]
        let live = "campus.json.0123456789abcdef.tmp"
        for name in dead + others + [live] { try directory.overwrite(name, with: "secret") }
        let writer = open("\(path)/\(live)", O_RDWR)
        #expect(flock(writer, LOCK_EX | LOCK_NB) == 0)
        // The file of a live writer is kept even if the file is an hour old.
        let hour = timespec(tv_sec: time(nil) - 3600, tv_nsec: 0)
        #expect(futimens(writer, [hour, hour]) == 0)
        _ = try StoreDirectory(path: path)
        #expect(directory.files == (others + [live]).sorted())
        close(writer)
        try store.remove("account.json")
        #expect(directory.files == others.sorted())
    }

    @Test("A write is repeated if another process removes its temporary file")
    func removedTemporaryFile() async throws {
        let store = try directory.store()
        let path = path
        let (writes, isDone) = (Counter(), Counter())
        let remover = Task.detached {
            var lastWrite = 0
            while isDone.value == 0 {
                sched_yield()
                guard let stream = opendir(path) else { continue }
                while let entry = readdir(stream) {
                    let name = withUnsafeBytes(of: &entry.pointee.d_name) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
                    guard name.hasSuffix(".tmp") else { continue }
                    // The file may be removed before its writer locks it, so that the write is repeated. Only one file of each write is
                    // removed, because a write has few attempts.
                    let write = writes.value
                    if write != lastWrite, unlink("\(path)/\(name)") == 0 { lastWrite = write }
                }
                closedir(stream)
            }
        }
        for number in 0..<150 {
            let text = Array("\(number)".utf8)
            _ = writes.next()
            try store.write("a.json", text)
            #expect(try store.read("a.json").map { Array($0.bytes.bytes) } == text)
        }
        _ = isDone.next()
        await remover.value
        #expect(directory.files == ["a.json"])
    }

    @Test("A wiped array contains zeros, a wiped buffer is empty, and a filled buffer has the padding that the JSON parser needs")
    func wiping() throws {
        var bytes: [UInt8] = [1, 2, 3]
        bytes.wipe()
        #expect(bytes == [0, 0, 0])
        var padded = PaddedBytes(capacity: 10) { buffer in
            buffer.copyBytes(from: #"{"a":1}"#.utf8)
            return 7
        }
        #expect(padded.count == 7 && String(decoding: padded.bytes, as: UTF8.self) == #"{"a":1}"#)
        guard case .object(let object) = try JSONValue.decode(padded) else { return #expect(Bool(false)) }
        #expect(object["a"] == .integer(1))
        padded.wipe()
        #expect(padded.isEmpty)
        #expect(PaddedBytes(capacity: 3) { _ in 9 }.count == 3 && PaddedBytes(capacity: 0) { _ in -1 }.isEmpty)
    }
}
