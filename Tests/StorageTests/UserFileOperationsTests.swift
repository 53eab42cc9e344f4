import Errors
import Glibc
import TestSupport
import Testing
import Threads

@testable import Storage

/// Tests of what files of the user ask the system to do, and of the errors if the system refuses.
@Suite("Operations with files of the user", .virtualTime, .timeLimit(.minutes(5)))
struct UserFileOperationsTests {
    private let temporary: TemporaryDirectory
    private let files: HookedFiles
    private let world: World
    private let path: String

    init() throws {
        temporary = try TemporaryDirectory()
        path = try temporary.store().path + "/f"
        files = HookedFiles(in: temporary.path + "/store")
        world = World.current.fixed(files: files)
    }

    /// Returns the operations of some work other than the closing of files, and checks that all files are closed soon.
    private func operations(_ work: @Sendable () async throws -> Void) async throws -> [String] {
        _ = files.takeOperations()
        try await world.perform(work)
        try await until { files.openNames == [] }
        return files.takeOperations().filter { !$0.hasPrefix("close ") }
    }

    /// Returns the error of some work while an operation fails.
    private func error(_ operation: String, _ code: Int32, _ work: @Sendable () async throws -> Void) async throws -> DanXiError? {
        files.fail([operation: code])
        let error = await failure { try await world.perform(work) }
        try await until { files.openNames == [] }
        files.fail([:])
        return error
    }

    private static func download(_ path: String) async throws {
        try await PartialFile.opened(path) { part in
            try await part.run { try part.append(Array("new".utf8)) }
            try await part.finish()
        }
    }

    private let opening = ["follow f", "look f", "open f.part 666", "state f.part", "lock f.part", "look f.part"]
    private var folder: String { temporary.path + "/store" }

    // MARK: Operations

    @Test("A download is flushed before it takes the place of the file, whose permissions it gets, and the directory afterwards")
    func downloading() async throws {
        let appending = ["seek f.part", "write f.part 3", "sync f.part", "look f"]
        let replacing = ["rename f.part f", "remove f.part.json", "unlock f.part", "open \(folder)", "sync \(folder)"]
        let path = path
        var operations = try await operations { try await Self.download(path) }
        #expect(operations == opening + appending + replacing)
        #expect(chmod(path, 0o640) == 0)
        operations = try await self.operations { try await Self.download(path) }
        #expect(operations == opening + appending + ["mode f.part 640"] + replacing)
        #expect(temporary.mode(of: "f") == 0o640 && temporary.files == ["f"])
    }

    @Test("A later call continues a partial download with its note, can empty it, and removes it if it stays empty")
    func continuing() async throws {
        let path = path
        try await world.perform {
            try await PartialFile.opened(path) { part in
                let missing: [Int]? = try await part.run { part.note() }
                #expect(missing == nil)
                try await part.run {
                    try part.setNote([7])
                    try part.append([1, 2])
                    try part.append([3])
                }
            }
        }
        #expect(temporary.files == ["f.part", "f.part.json"] && temporary.mode(of: "f.part.json") == 0o600)
        let operations = try await operations {
            try await PartialFile.opened(path) { part in
                let (note, size): ([Int]?, Int) = try await part.run { (part.note(), try part.size()) }
                #expect(note == [7] && size == 3)
                let pieces = try await part.run { try [part.read(at: 0, 2), part.read(at: 2, 9), part.read(at: 3, 1)] }
                #expect(pieces == [[1, 2], [3], []])
                try await part.run { try part.truncate() }
            }
        }
        let reading = ["open f.part.json", "read f.part.json", "read f.part.json", "state f.part", "read f.part at 0", "read f.part at 2"]
        let emptying = ["truncate f.part 0", "state f.part", "remove f.part.json", "remove f.part", "unlock f.part"]
        #expect(operations == opening + reading + ["read f.part at 3", "read f.part at 3"] + emptying)
        #expect(temporary.files == [])
    }

    @Test("A note is flushed before it takes the place of the earlier one")
    func notes() async throws {
        let path = path
        let operations = try await operations {
            try await PartialFile.opened(path) { part in
                try await part.run {
                    try part.append([1])
                    try part.setNote([1, 2])
                }
            }
        }
        let file = "f.part.json.1.new"
        let writing = ["open \(file) 600", "write \(file) 5", "sync \(file)", "mode \(file) 600", "rename \(file) f.part.json"]
        #expect(operations == opening + ["seek f.part", "write f.part 1"] + writing + ["state f.part", "unlock f.part"])
    }

    @Test("A note that is invalid, a link or larger than 64 KiB counts as missing")
    func unreadableNotes() async throws {
        let note = path + ".part.json"
        func read() async throws -> String? {
            let path = path
            return try await PartialFile.opened(path) { part in
                try await part.run { try part.append([1]) }
                let note: String? = try await part.run { part.note() }
                return note
            }
        }
        func text(_ length: Int) -> String { "\"" + String(repeating: "x", count: length - 2) + "\"" }
        for (content, isValid) in [(text(65_536), true), (text(65_537), false), ("{}", false), ("", false), ("\"", false)] {
            try temporary.overwrite("f.part.json", with: content)
            let found = try await read()
            #expect((found != nil) == isValid)
        }
        try temporary.overwrite("elsewhere", with: text(9))
        #expect(unlink(note) == 0 && symlink("elsewhere", note) == 0)
        let linked = try await read()
        #expect(linked == nil)
    }

    @Test("A discarded download is removed with its note, and nothing can be done with it afterwards")
    func discarding() async throws {
        let path = path
        try temporary.overwrite("f", with: "old")
        let operations = try await operations {
            let part = try await PartialFile.opened(path) { part in
                try await part.run {
                    try part.append([1])
                    part.discard()
                    part.discard()
                }
                return part
            }
            #expect(throws: DanXiError.cancelled) { try part.size() }
            #expect(throws: DanXiError.cancelled) { try part.truncate() }
            #expect(throws: DanXiError.cancelled) { try part.append([1]) }
            #expect(throws: DanXiError.cancelled) { try part.read(at: 0, 1) }
            #expect(throws: DanXiError.cancelled) { try part.setNote(1) }
            await #expect(throws: DanXiError.cancelled) { try await part.finish() }
        }
        let ending = ["seek f.part", "write f.part 1", "remove f.part.json", "remove f.part", "unlock f.part"]
        #expect(operations == opening + ending)
        #expect(temporary.files == ["f"] && temporary.content(of: "f") == "old")
    }

    @Test("A write flushes the new file before it takes the place of the old one, and keeps its permissions")
    func writing() async throws {
        let path = path
        let file = "f.1.new"
        let write: @Sendable () async throws -> Void = { try await UserFile.write(path, Array("abc".utf8)) }
        var operations = try await operations(write)
        #expect(
            operations == ["follow f", "look f", "look f", "open \(file) 666", "write \(file) 3", "sync \(file)", "rename \(file) f"])
        #expect(chmod(path, 0o754) == 0)
        operations = try await self.operations(write)
        #expect(
            operations == [
                "follow f", "look f", "look f", "open \(file) 600", "write \(file) 3", "sync \(file)", "mode \(file) 754",
                "rename \(file) f",
            ])
        #expect(temporary.mode(of: "f") == 0o754 && temporary.files == ["f"])
    }

    // MARK: Errors

    private func unwritable(_ name: String, _ reason: String) -> DanXiError {
        DanXiError(.invalidArgument, "Cannot write \(folder)/\(name): \(reason). Choose another file.")
    }

    private func interrupted(_ reason: String) -> DanXiError {
        DanXiError(.storage, "Cannot write \(path): \(reason). The partial download is kept. Check the disk.")
    }

    private var replaced: DanXiError { DanXiError(.storage, "Cannot write \(path): another call has just replaced it. Try again.") }

    @Test("A download that fails keeps what has arrived, and the error says what to do")
    func failedDownload() async throws {
        let path = path
        try temporary.overwrite("f", with: "old")
        let busy = "another call downloads to this file. Wait until that call has finished, or choose another file."
        for (operation, code, expected) in [
            ("follow f", EACCES, unwritable("f", "Permission denied")),
            ("open f.part", ENOSPC, unwritable("f.part", "No space left on device")),
            ("open f.part", ELOOP, unwritable("f.part", "Too many levels of symbolic links")),
            ("state f.part", EIO, unwritable("f.part", "Input/output error")),
            ("lock f.part", EWOULDBLOCK, DanXiError(.storage, "Cannot write \(path): \(busy)")),
            ("look f.part", ENOENT, replaced), ("seek f.part", EIO, interrupted("Input/output error")),
            ("write f.part", ENOSPC, interrupted("No space left on device")), ("sync f.part", EIO, interrupted("Input/output error")),
            ("mode f.part", EPERM, interrupted("Operation not permitted")), ("rename f.part", EACCES, interrupted("Permission denied")),
        ] {
            let error = try await error(operation, code) { try await Self.download(path) }
            #expect(error == expected, "\(operation)")
            #expect(temporary.content(of: "f") == "old", "\(operation)")
        }
        let error = try await error("none", 0) { try await Self.download(path) }
        #expect(error == nil && temporary.files == ["f"] && temporary.content(of: "f")?.hasSuffix("newnew") == true)
        for operation in ["sync \(folder)", "open \(folder)", "remove f.part.json"] {
            let error = try await self.error(operation, EIO) { try await Self.download(path) }
            #expect(error == nil, "\(operation)")
        }
    }

    @Test("An error while a partial download is read or emptied keeps it")
    func failedReading() async throws {
        let (path, files) = (path, files)
        for operation in ["state f.part", "truncate f.part", "read f.part", "open f.part.json"] {
            let error = try await error("none", 0) {
                try await PartialFile.opened(path) { part in
                    try await part.run {
                        try part.append([1])
                        files.fail([operation: EIO])
                        defer { files.fail([:]) }
                        switch operation {
                        case "state f.part": _ = try part.size()
                        case "truncate f.part": try part.truncate()
                        case "read f.part": _ = try part.read(at: 0, 1)
                        default: try part.setNote(1)
                        }
                    }
                }
            }
            #expect(error == interrupted("Input/output error"), "\(operation)")
            #expect(temporary.files == ["f.part"], "\(operation)")
        }
    }

    @Test("A partial download that is not a file of this user, or that was just finished by another call, is not used")
    func foreignParts() async throws {
        let path = path
        #expect(mkfifo(path + ".part", 0o600) == 0)
        let download: @Sendable () async throws -> Void = { try await Self.download(path) }
        let pipe = try await error("none", 0, download)
        #expect(pipe == unwritable("f.part", "it is not a regular file of this user"))
        #expect(unlink(path + ".part") == 0)
        files.setUser(geteuid() + 1)
        let owned = try await error("none", 0, download)
        #expect(owned == unwritable("f.part", "it is not a regular file of this user"))
        files.setUser(geteuid())
        try temporary.overwrite("other", with: "other")
        files.setHook { operation in
            if operation == "lock f.part" { rename(String(path.dropLast()) + "other", path + ".part") }
            return nil
        }
        let late = await failure { try await world.perform(download) }
        #expect(late == replaced && temporary.content(of: "f.part") == "other")
    }

    @Test("A file that cannot be written is left as it is, and the error names it and the reason")
    func failedWrite() async throws {
        let path = path
        try temporary.overwrite("f", with: "old")
        #expect(symlink("f", path + "-link") == 0)
        for (operation, code, name, reason) in [
            ("follow f", EACCES, "f", "Permission denied"), ("look f", EIO, "f", "Input/output error"),
            ("open f.1.new", EROFS, "f", "Read-only file system"), ("write f.1.new", ENOSPC, "f", "No space left on device"),
            ("sync f.1.new", EIO, "f", "Input/output error"), ("mode f.1.new", EPERM, "f", "Operation not permitted"),
            ("rename f.1.new", EACCES, "f", "Permission denied"), ("resolve f-link", EACCES, "f-link", "Permission denied"),
        ] {
            let error = try await error(operation, code) { try await UserFile.write(name == "f" ? path : path + "-link", [1]) }
            #expect(error == unwritable(name, reason), "\(operation)")
            #expect(temporary.content(of: "f") == "old" && temporary.files == ["f", "f-link"], "\(operation)")
        }
    }

    @Test("A file that cannot be opened or read is closed, and the error names it and the reason")
    func failedRead() async throws {
        let path = path
        try temporary.overwrite("f", with: "0123456789")
        func unreadable(_ reason: String) -> DanXiError {
            DanXiError(.invalidArgument, "Cannot read \(path): \(reason). Choose another file.")
        }
        let open: @Sendable () async throws -> Void = { _ = try await UserFile.open(path, atMost: 10) }
        for (operation, code, expected) in [
            ("open f", EACCES, unreadable("Permission denied")), ("state f", EIO, unreadable("Input/output error")), ("none", 0, nil),
        ] as [(String, Int32, DanXiError?)] {
            let error = try await error(operation, code, open)
            #expect(error == expected, "\(operation)")
        }
        let large = try await error("none", 0) { _ = try await UserFile.open(path, atMost: 9) }
        #expect(large == unreadable("it has 10 bytes, and at most 9 are allowed"))
        let directory = try await error("none", 0) { _ = try await UserFile.open(String(path.dropLast()) + ".", atMost: 1 << 30) }
        #expect(directory?.message.hasSuffix("/store/.: it is not a regular file. Choose another file.") == true)
        let lost = try await error("read f", EIO) { _ = try await UserFile.open(path, atMost: 10).prefix(3) }
        let advice = "The request was not completed, so nothing was changed. Try again."
        #expect(lost == DanXiError(.storage, "Cannot read \(path) to its end: Input/output error. \(advice)"))
        let shorter = try await error("none", 0) {
            let file = try await UserFile.open(path, atMost: 10)
            truncate(path, 9)
            let first = try await file.prefix(9)
            #expect(first.count == 9)
            _ = try await file.prefix(10)
        }
        #expect(shorter == DanXiError(.storage, "Cannot read \(path) to its end: it has become shorter. \(advice)"))
        let null = try await error("none", 0) { _ = try await UserFile.open("/a\0b", atMost: 10) }
        #expect(null == DanXiError(.invalidArgument, "Cannot use /a␀b: its path contains a NUL character. Choose another file."))
    }

    @Test(
        "The directory of a path is all before its last slash",
        arguments: [("/a", "/"), ("a", "."), ("/a/b", "/a"), ("a/b/c", "a/b"), ("/", "/")])
    func directories(path: String, directory: String) {
        #expect(UserFile.directory(of: path) == directory)
    }
}
