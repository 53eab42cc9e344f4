import Errors
import Glibc
import JSON
import TestSupport
import Testing
import Threads

@testable import Storage

/// Tests of what a folder of the user asks the system to do, and of the errors if the system refuses.
@Suite("Operations with folders of the user", .virtualTime, .timeLimit(.minutes(5)))
struct UserFolderOperationsTests {
    private let temporary: TemporaryDirectory
    private let files: HookedFiles
    private let world: World
    private let path: String

    init() throws {
        temporary = try TemporaryDirectory()
        path = temporary.path + "/course"
        files = HookedFiles(in: temporary.path)
        world = World.current.fixed(files: files)
    }

    /// Opens the folder, and runs work with it on a thread for files.
    private func use<Value: Sendable>(
        _ name: String = "/course", _ work: @escaping @Sendable (UserFolder) throws -> Value
    ) async throws -> Value {
        let path = temporary.path + name
        let value = try await world.perform {
            try await UserFolder.opened(path) { folder in try await folder.run { try work(folder) } }
        }
        try await until { files.openNames == [] }
        return value
    }

    /// Returns the operations of some work with the open folder.
    private func operations(_ work: @escaping @Sendable (UserFolder) throws -> Void) async throws -> [String] {
        let files = files
        return try await use { folder in
            _ = files.takeOperations()
            try work(folder)
            return files.takeOperations()
        }
    }

    /// Writes a file that is prepared to be moved.
    private func prepare(_ name: String, _ text: String = "abc") async throws {
        try await UserFile.write("\(path)/\(UserFolder.workName)/\(name)", Array(text.utf8))
    }

    private func kept(_ action: String, _ reason: String) -> DanXiError {
        DanXiError(.storage, "Cannot \(action): \(reason). What was downloaded is kept. Check the disk and its permissions.")
    }

    private let work = ".danxi-sync"

    @Test("A folder is created with a directory for the library, which is locked during the use of the folder")
    func opening() async throws {
        for _ in 0..<2 {
            _ = files.takeOperations()
            let path = try await use("/course//") { $0.path }
            #expect(path == self.path)
            #expect(
                files.takeOperations() == [
                    "create course 777", "open course", "create \(work) 700", "open \(work)", "lock \(work)", "unlock \(work)",
                    "close \(work)", "close course",
                ])
        }
        var info = stat()
        #expect(stat("\(path)/\(work)", &info) == 0 && info.st_mode & 0o777 == 0o700)
    }

    @Test("A folder that cannot be opened is an error that says why")
    func unusable() async throws {
        func invalid(_ name: String, _ reason: String) -> DanXiError {
            DanXiError(.invalidArgument, "Cannot use \(temporary.path)/\(name): \(reason). Choose another file.")
        }
        let busy = "another call puts files into this folder. Wait until that call has finished, or choose another folder."
        for (operation, code, expected) in [
            ("create course", EACCES, invalid("course", "Permission denied")),
            ("open course", EMFILE, invalid("course", "Too many open files")),
            ("create \(work)", EROFS, invalid("course/\(work)", "Read-only file system")),
            ("open \(work)", ELOOP, invalid("course/\(work)", "Too many levels of symbolic links")),
            ("lock \(work)", EWOULDBLOCK, DanXiError(.storage, "Cannot use \(path): \(busy)")),
            ("lock \(work)", EIO, invalid("course/\(work)", "Input/output error")), ("none", 0, nil),
        ] as [(String, Int32, DanXiError?)] {
            files.fail([operation: code])
            let error = await failure { try await use { _ in } }
            #expect(error == expected, "\(operation)")
            #expect(files.openNames == [], "\(operation)")
        }
    }

    @Test("The record is flushed before it takes the place of the earlier one, and one that cannot be read counts as missing")
    func records() async throws {
        let file = "course/\(work)/record.json"
        let writing = try await operations { try $0.setRecord([1, 2]) }
        #expect(
            writing == [
                "open \(file).1.new 600", "write \(file).1.new 5", "sync \(file).1.new", "mode \(file).1.new 600",
                "rename \(file).1.new \(file)", "close \(file).1.new",
            ])
        let reading = try await operations { folder in
            let record: [Int]? = try folder.record()
            #expect(record == [1, 2])
        }
        #expect(reading == ["open record.json", "state record.json", "read record.json", "close record.json"])
        let name = "\(temporary.path)/\(file)"
        for operation in ["open record.json", "state record.json", "read record.json"] {
            files.fail([operation: EIO])
            let isMissing = try await isMissing
            #expect(isMissing, "\(operation)")
        }
        files.fail(["sync \(file)": ENOSPC])
        let error = await failure { try await use { try $0.setRecord([3]) } }
        #expect(error == kept("write \(name)", "No space left on device"))
        files.fail([:])
        #expect(truncate(name, 64 << 20 + 1) == 0)
        var isMissing = try await self.isMissing
        #expect(isMissing, "it is too large")
        #expect(unlink(name) == 0 && mkdir(name, 0o700) == 0)
        isMissing = try await self.isMissing
        #expect(isMissing, "it is a directory")
        #expect(rmdir(name) == 0)
        isMissing = try await self.isMissing
        #expect(isMissing)
    }

    private var isMissing: Bool {
        get async throws { try await use { (try $0.record() as [Int]?) == nil } }
    }

    @Test("Only what is not wanted is removed from the library's directory, and never the record")
    func cleaning() async throws {
        try await use { try $0.setRecord([1]) }
        for name in ["1", "2", "3"] { try await prepare(name) }
        let operations = try await operations { try $0.removePrepared { $0 != "2" } }
        #expect(operations == ["list \(work)", "remove 1", "remove 3"])
        files.fail(["remove 2": EACCES])
        let error = await failure { try await use { try $0.removePrepared { _ in true } } }
        #expect(error == kept("clean \(path)/\(work)", "Permission denied"))
        files.fail(["list \(work)": EIO])
        let unlisted = await failure { try await use { try $0.removePrepared { _ in true } } }
        #expect(unlisted == kept("clean \(path)/\(work)", "Input/output error"))
    }

    @Test("After the use of a folder has ended, nothing can be done with it")
    func ended() async throws {
        let folder = try await use { $0 }
        #expect(throws: DanXiError.cancelled) { try folder.prepared("1") }
        #expect(throws: DanXiError.cancelled) { try folder.setRecord(1) }
        #expect(throws: DanXiError.cancelled) { try folder.removePrepared { _ in true } }
        #expect(throws: DanXiError.cancelled) { try folder.move("1", to: ["a"], replacing: nil) }
        #expect(throws: kept("read \(path)/a", "Operation canceled")) { try folder.content(at: ["a"]) }
        #expect(files.takeOperations().last == "close course")
    }

    @Test("What is at a place is told without following links")
    func contents() async throws {
        try await use { _ in }
        try await UserFile.write("\(path)/file", Array("abc".utf8))
        #expect(mkdir("\(path)/folder", 0o700) == 0 && symlink("folder", "\(path)/link") == 0 && mkfifo("\(path)/pipe", 0o600) == 0)
        try await UserFile.write("\(path)/folder/inner", [])
        for (place, expected) in [
            ([], "other"), (["gone"], "nothing"), (["gone", "x"], "nothing"), (["file"], "file 3"), (["folder"], "folder"),
            (["folder", "inner"], "file 0"), (["link"], "other"), (["link", "inner"], "other"), (["pipe"], "other"),
            (["file", "x"], "other"),
        ] as [([String], String)] {
            let found = try await use { folder in
                switch try folder.content(at: place) {
                case .nothing: "nothing"
                case .file(let stamp): "file \(stamp.size)"
                case .folder: "folder"
                case .other: "other"
                }
            }
            #expect(found == expected, "\(place)")
        }
        files.fail(["look inner": EIO])
        let error = await failure { try await use { try $0.content(at: ["folder", "inner"]) } }
        #expect(error == kept("read \(path)/folder/inner", "Input/output error"))
        files.fail(["open folder": EACCES])
        let closed = await failure { try await use { try $0.content(at: ["folder", "inner"]) } }
        #expect(closed == kept("read \(path)/folder/inner", "Permission denied"))
    }

    @Test("A prepared file has a stamp with its size and time, and anything else has none")
    func prepared() async throws {
        try await use { _ in }
        try await prepare("1")
        let time = timespec(tv_sec: 5, tv_nsec: 6)
        #expect(utimensat(AT_FDCWD, "\(path)/\(work)/1", [time, time], 0) == 0 && mkdir("\(path)/\(work)/2", 0o700) == 0)
        let stamps = try await use { folder in try ["1", "2", "3"].map { try folder.prepared($0) } }
        let text = try #require(stamps[0].flatMap { JSONText.bytes(of: $0) })
        #expect(String(decoding: text, as: UTF8.self) == #"{"nanoseconds":6,"seconds":5,"size":3}"#)
        #expect(try FileStamp.decode(PaddedBytes(text)) == stamps[0] && stamps[1] == nil && stamps[2] == nil)
        files.fail(["look 1": EIO])
        let unknown = try await use { try $0.prepared("1") }
        #expect(unknown == nil)
    }

    @Test("A taken place gets the first free number up to 999, in each of its names")
    func numbers() async throws {
        try await use { _ in }
        for name in ["a.txt", "a (2).txt", "b"] { try await UserFile.write("\(path)/\(name)", []) }
        #expect(mkdir("\(path)/c", 0o700) == 0)
        try await UserFile.write("\(path)/c/a.txt", [])
        for (place, expected) in [
            (["a.txt"], ["a (3).txt"]), (["b", "x"], ["b (2)", "x"]), (["c"], ["c (2)"]), (["c", "x"], ["c", "x"]),
            (["c", "a.txt"], ["c", "a (2).txt"]), (["new", "x"], ["new", "x"]),
        ] {
            let found = try await use { try $0.freePlace(for: place) { _ in false } }
            #expect(found == expected)
        }
        let last = try await use { folder in try folder.freePlace(for: ["n"]) { $0 != ["n (999)"] } }
        #expect(last == ["n (999)"])
        let error = await failure { try await use { try $0.freePlace(for: ["c", "n"]) { _ in true } } }
        let advice = "too many files have this name. Move some of them to another folder."
        #expect(error == DanXiError(.storage, "Cannot write \(path)/c/n: \(advice)"))
    }

    @Test("A file is moved into folders that are created, and the last one is flushed")
    func moving() async throws {
        try await use { _ in }
        try await prepare("1")
        let operations = try await operations { folder throws in
            #expect(try folder.move("1", to: ["a", "b", "c.txt"], replacing: nil))
        }
        #expect(
            operations == [
                "create a 777", "open a", "create b 777", "open b", "close a", "move 1 c.txt", "sync b", "close b",
            ])
        try await prepare("2", "second")
        let replacing = try await self.operations { folder in
            guard case .file(let stamp) = try folder.content(at: ["a", "b", "c.txt"]) else { throw DanXiError.closed }
            #expect(try folder.move("2", to: ["a", "b", "c.txt"], replacing: stamp))
        }
        #expect(
            replacing.suffix(9) == [
                "create a 777", "open a", "create b 777", "open b", "close a", "look c.txt", "replace 2 c.txt", "sync b", "close b",
            ])
        try await prepare("3", "third")
        let results = try await use { folder in
            let stamp = try folder.prepared("3")
            return [
                try folder.move("3", to: [], replacing: nil), try folder.move("3", to: ["a"], replacing: nil),
                try folder.move("3", to: ["a"], replacing: stamp), try folder.move("3", to: ["a", "b", "c.txt"], replacing: stamp),
            ]
        }
        #expect(results == [false, false, false, false])
    }

    @Test(
        "A file is not moved if something else is in the way, and another problem is an error",
        arguments: [
            ("move", EEXIST, nil), ("move", ENOTDIR, nil), ("open a", ELOOP, nil), ("move", EISDIR, nil), ("sync", EIO, nil),
            ("move", ENOSPC, "No space left on device"), ("create a", EACCES, "Permission denied"),
            ("open a", EMFILE, "Too many open files"),
        ] as [(String, Int32, String?)])
    func failedMove(operation: String, code: Int32, reason: String?) async throws {
        try await use { _ in }
        try await prepare("1")
        let files = files
        let outcome = await failure {
            try await use { folder in
                files.fail([operation: code])
                defer { files.fail([:]) }
                let isMoved = try folder.move("1", to: ["a", "b"], replacing: nil)
                #expect(isMoved == (operation == "sync"))
            }
        }
        #expect(outcome == reason.map { kept("write \(path)/a/b", $0) })
        #expect(files.openNames == [])
    }
}
