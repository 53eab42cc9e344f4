import Errors
import Glibc
import TestSupport
import Testing

@testable import Storage

@Suite("Files of the user", .timeLimit(.minutes(5)))
struct UserFileTests {
    let directory: TemporaryDirectory

    init() throws {
        directory = try TemporaryDirectory()
        _ = try directory.store()
    }

    func path(_ name: String) -> String { "\(directory.path)/store/\(name)" }

    func read(_ file: UserFile, _ range: Range<Int>) async throws -> [UInt8] {
        try await withCheckedThrowingContinuation { continuation in file.read(range) { continuation.resume(with: $0) } }
    }

    @Test("The ranges of a file can be read in any order")
    func reading() async throws {
        try directory.overwrite("a", with: "0123456789")
        let file = try await UserFile.open(path("a"), atMost: 10)
        #expect(file.count == 10)
        var piece = try await file.prefix(4)
        #expect(piece == Array("0123".utf8))
        piece = try await file.prefix(99)
        #expect(piece.count == 10)
        var part = try await read(file, 6..<10)
        #expect(part == Array("6789".utf8))
        part = try await read(file, 0..<2)
        #expect(part == Array("01".utf8))
    }

    @Test(
        "A file that is missing, too large or not regular is refused, and the error states its path",
        arguments: ["missing", "large", "pipe", "", "a\0b"])
    func refused(name: String) async throws {
        try directory.overwrite("large", with: "01234567890")
        #expect(mkfifo(path("pipe"), 0o600) == 0)
        let error = await failure { try await UserFile.open(path(name), atMost: 10) }
        #expect(error?.code == .invalidArgument && error?.message.contains(directory.path) == true, "\(error?.message ?? "")")
    }

    @Test(
        "A write to a FIFO, a directory or a link that does not lead to a regular file is refused, and changes nothing",
        arguments: ["pipe", "folder", "dangling", "to-pipe", "to-folder"],
        [true, false])
    func irregular(name: String, isDownload: Bool) async throws {
        #expect(mkfifo(path("pipe"), 0o600) == 0 && mkdir(path("folder"), 0o700) == 0)
        for (link, target) in [("dangling", "missing"), ("to-pipe", "pipe"), ("to-folder", "folder")] {
            #expect(symlink(path(target), path(link)) == 0)
        }
        defer { for name in ["folder"] { rmdir(path(name)) } }
        let before = directory.files
        let error = await failure { try await write(name, isDownload: isDownload) }
        #expect(error?.code == .invalidArgument && error?.message.contains(path(name)) == true, "\(error?.message ?? "")")
        #expect(directory.files == before)
        #expect(directory.mode(of: "pipe") == 0o600)
    }

    /// Writes `new` to a file, with `UserFile.write` or as a download.
    private func write(_ name: String, isDownload: Bool) async throws {
        guard isDownload else { return try await UserFile.write(path(name), Array("new".utf8)) }
        try await PartialFile.opened(path(name)) { part in
            try await part.run { try part.append(Array("new".utf8)) }
            try await part.finish()
        }
    }

    @Test("A replaced file keeps its permissions, and a link to a file keeps its target", arguments: [true, false])
    func replaced(isDownload: Bool) async throws {
        try directory.overwrite("private", with: "old")
        #expect(chmod(path("private"), 0o600) == 0 && symlink("private", path("link")) == 0)
        try await write("private", isDownload: isDownload)
        #expect(directory.content(of: "private") == "new" && directory.mode(of: "private") == 0o600)
        #expect(chmod(path("private"), 0o640) == 0)
        try directory.overwrite("private", with: "old")
        try await write("link", isDownload: isDownload)
        #expect(directory.content(of: "private") == "new" && directory.mode(of: "private") == 0o640)
        var info = stat()
        #expect(lstat(path("link"), &info) == 0 && info.st_mode & S_IFMT == S_IFLNK)
        #expect(directory.files == ["link", "private"])
    }

    @Test("A FIFO that appears during a download is not replaced")
    func appearing() async throws {
        let error = await failure {
            try await PartialFile.opened(path("a")) { part in
                try await part.run { try part.append([1]) }
                #expect(mkfifo(path("a"), 0o600) == 0)
                try await part.finish()
            }
        }
        #expect(error?.code == .invalidArgument && directory.files == ["a", "a.part"])
    }

    @Test("Reading a file fails if the file has become shorter since it was opened")
    func shortened() async throws {
        try directory.overwrite("a", with: "0123456789")
        let file = try await UserFile.open(path("a"), atMost: 10)
        try directory.overwrite("a", with: "01")
        let error = await failure { try await read(file, 0..<10) }
        #expect(error?.code == .storage && error?.message.contains("shorter") == true)
    }

    @Test("A file can be written to a directory while stores are opened in this directory")
    func sharedDirectory() async throws {
        async let writing: Void = {
            for number in 0..<300 { try await UserFile.write(path("a.json"), [UInt8(number % 10 + 48)]) }
        }()
        for _ in 0..<300 { _ = try directory.store() }
        try await writing
        #expect(directory.content(of: "a.json") == "9" && directory.files == ["a.json"])
    }

    @Test("A write replaces the content of a file, and neither a write nor a failed write leaves a temporary file")
    func writing() async throws {
        try directory.overwrite("a", with: "old")
        try await UserFile.write(path("a"), Array("new".utf8))
        #expect(directory.content(of: "a") == "new" && directory.files == ["a"])
        await expectFailure(.invalidArgument) { try await UserFile.write(path("missing/a"), [1]) }
        #expect(mkdir(path("directory"), 0o700) == 0)
        defer { rmdir(path("directory")) }
        await expectFailure(.invalidArgument) { try await UserFile.write(path("directory"), [1]) }
        #expect(directory.files.sorted() == ["a", "directory"])
    }
}
