import Errors
import Glibc
import Synchronization
import TestSupport
import Testing

@testable import Archive

@Suite("The folder of an archive", .timeLimit(.minutes(5)))
struct FolderTests {
    let temporary: TemporaryDirectory
    var path: String { temporary.archive }

    init() throws {
        temporary = try TemporaryDirectory()
    }

    private func opened<Value: Sendable>(creates: Bool = true, _ body: (ArchiveFolder) async throws -> Value) async throws -> Value {
        try await ArchiveFolder.opened(path, creates: creates, for: "archive.run", body)
    }

    private func mode(_ name: String) -> mode_t? {
        var info = stat()
        return stat("\(path)/\(name)", &info) == 0 ? info.st_mode & 0o777 : nil
    }

    @Test("The error about a folder that cannot be used says why, and what to pass")
    func refusals() async throws {
        let file = temporary.path + "/file"
        write("", to: file)
        let full = temporary.path + "/full"
        #expect(mkdir(full, 0o700) == 0)
        write("", to: full + "/thesis.tex")
        let empty = temporary.path + "/empty"
        #expect(mkdir(empty, 0o700) == 0)
        for (path, creates, problem) in [
            (temporary.path + "/missing", false, "cannot use % (No such file or directory). Pass the folder of an archive."),
            (file, true, "cannot use % (Not a directory). Pass the folder of an archive."),
            (full, true, "% has other files, and is not an archive. Pass a new folder, or that of an archive."),
            (full, false, "% is not an archive. Create one with archive.run."),
            (empty, false, "% is not an archive. Create one with archive.run."),
        ] {
            let error = await failure { try await ArchiveFolder.opened(path, creates: creates, for: "archive.run") { _ in } }
            #expect(error?.code == .invalidArgument)
            #expect(error?.message == "archive.run: `folder`: " + problem.replacing("%", with: path))
        }
    }

    @Test("A folder that cannot be created is an error about the archive, not about the store")
    func notCreated() async {
        let error = await failure { try await ArchiveFolder.opened("/proc/danxi/archive", creates: true, for: "archive.run") { _ in } }
        #expect(error?.code == .storage && error?.message.contains("/proc/danxi") == true)
        #expect(error?.message.contains("store.path") == false)
    }

    @Test("A folder with the lock of a run that was killed becomes an archive, and an archive may have other files")
    func existing() async throws {
        #expect(mkdir(path, 0o755) == 0)
        write("", to: path + "/archive.lock")
        let error = await failure { try await opened(creates: false) { _ in } }
        #expect(error?.code == .invalidArgument)
        try await opened { try await $0.run { _ = try $0.salt(ifNone: "ab", at: 1) } }
        #expect(mode("") == 0o700)
        write("", to: path + "/notes.txt")
        let salt = try await opened(creates: false) { try await $0.run { try $0.salt(ifNone: "cd", at: 2) } }
        #expect(salt == "ab")
    }

    @Test("Files are written with their folders, read again, and nil if they are missing")
    func files() async throws {
        let contents = try await opened { archive in
            try await archive.write("a.txt", [1])
            try await archive.write("media/deep/b.txt", [2, 3])
            try await archive.write("media/deep/c.txt", [])
            return [
                try await archive.read("a.txt"), try await archive.read("media/deep/b.txt"), try await archive.read("media/deep/c.txt"),
                try await archive.read("media/a.txt"), try await archive.read("none.txt"),
            ]
        }
        #expect(contents == [[1], [2, 3], [], nil, nil])
        #expect(mode("media") == 0o700 && mode("media/deep") == 0o700 && mode("media/deep/b.txt") == 0o600)
    }

    @Test("A folder is created with mode 0700, and a file gets the mode 0600 unless it is a link or missing")
    func modes() async throws {
        write("", to: temporary.path + "/foreign")
        #expect(chmod(temporary.path + "/foreign", 0o644) == 0)
        try await opened { archive in
            try await archive.createFolder("elearning/7")
            write("", to: path + "/elearning/7/a")
            #expect(chmod(path + "/elearning/7/a", 0o644) == 0)
            #expect(symlink(temporary.path + "/foreign", path + "/elearning/7/link") == 0)
            for name in ["a", "link", "none"] { try await archive.makePrivate("elearning/7/\(name)") }
        }
        #expect(mode("elearning") == 0o700 && mode("elearning/7") == 0o700)
        #expect(mode("elearning/7/a") == 0o600 && mode("elearning/7/link") == 0o644)
    }

    @Test("After the end of its use, an archive is neither read nor written, and the next call can use it")
    func ended() async throws {
        let archive = try await opened { archive in
            try await archive.write("a.txt", [1])
            return archive
        }
        for error in [
            await failure { try await archive.run { _ in } }, await failure { try await archive.write("a.txt", [2]) },
            await failure { try await archive.write("b.txt", [2]) },
        ] { #expect(error?.code == .cancelled) }
        let content = try await opened { archive in [try await archive.read("a.txt"), try await archive.read("b.txt")] }
        #expect(content == [[1], nil])
    }

    @Test("An error of the work is thrown, and the folder is free again")
    func failing() async throws {
        await expectFailure(.tooLarge) { try await opened { _ in throw DanXiError(.tooLarge, "test") } }
        try await opened { _ in }
    }

    @Test("A cancelled call frees the folder at once, and writes nothing more")
    func cancelled() async throws {
        let gate = Gate()
        let call = Task {
            try await opened { archive in
                await gate.pass()
                try await archive.write("late.txt", [1])
            }
        }
        await gate.arrival()
        call.cancel()
        // The work has not noticed its end yet.
        _ = try await opened { try await $0.write("next.txt", [2]) }
        gate.open()
        let error = await failure { try await call.value }
        #expect(error?.code == .cancelled)
        #expect(texts(in: path).keys.sorted().filter { $0.hasSuffix(".txt") } == ["next.txt"])
    }

    @Test("A call that was cancelled before it starts does not run its work")
    func cancelledBefore() async throws {
        let gate = Gate()
        let hasRun = Mutex(false)
        let call = Task {
            await gate.pass()
            try await opened { _ in hasRun.withLock { $0 = true } }
        }
        await gate.arrival()
        call.cancel()
        gate.open()
        let error = await failure { try await call.value }
        #expect(error?.code == .cancelled && !hasRun.withLock { $0 })
        try await opened { _ in }
    }
}
