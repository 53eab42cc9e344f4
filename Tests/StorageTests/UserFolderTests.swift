import Errors
import JSON
import TestSupport
import Testing

@testable import Storage

#if canImport(Glibc)
    import Glibc
#endif

@Suite("Folders of the user", .timeLimit(.minutes(5)))
struct UserFolderTests {
    let directory: TemporaryDirectory

    init() throws { directory = try TemporaryDirectory() }

    private var path: String { "\(directory.path)/course" }

    private func prepare(_ name: String, _ text: String) async throws {
        try await UserFile.write("\(path)/\(UserFolder.workName)/\(name)", Array(text.utf8))
    }

    private func text(_ place: String) async throws -> String {
        let file = try await UserFile.open("\(path)/\(place)", atMost: 100)
        return String(decoding: try await file.prefix(100), as: UTF8.self)
    }

    @Test("A prepared file is moved to its place, and replaces only the file that was put there")
    func move() async throws {
        try await UserFolder.opened(path) { folder in
            try await prepare("1", "one")
            let stamp = try await folder.run { try folder.prepared("1") }
            let isMoved = try await folder.run { try folder.move("1", to: ["a", "b.txt"], replacing: nil) }
            let content = try await folder.run { try folder.content(at: ["a", "b.txt"]) }
            #expect(isMoved && stamp != nil && content == stamp.map { .file($0) })
            try await prepare("2", "second")
            let isTaken = try await folder.run { try folder.move("2", to: ["a", "b.txt"], replacing: nil) }
            #expect(!isTaken)
            let kept = try await text("a/b.txt")
            #expect(kept == "one")
            let isReplaced = try await folder.run { try folder.move("2", to: ["a", "b.txt"], replacing: stamp) }
            let new = try await text("a/b.txt")
            #expect(isReplaced && new == "second")
            try await prepare("3", "third")
            let isChanged = try await folder.run { try folder.move("3", to: ["a", "b.txt"], replacing: stamp) }
            let unchanged = try await text("a/b.txt")
            #expect(!isChanged && unchanged == "second")
        }
    }

    @Test("Links and files in the way are not followed, and get another name beside them")
    func links() async throws {
        try await UserFolder.opened(path) { folder in
            #expect(symlink(directory.path, "\(path)/link") == 0)
            try await UserFile.write("\(path)/file", [])
            try await prepare("1", "one")
            let isMoved = try await folder.run { try folder.move("1", to: ["link", "x"], replacing: nil) }
            #expect(!isMoved)
            let places = try await folder.run {
                try [["link", "x"], ["file", "x"], ["file"]].map { try folder.freePlace(for: $0) { _ in false } }
            }
            #expect(places == [["link (2)", "x"], ["file (2)", "x"], ["file (2)"]])
            let other = try await folder.run { try folder.freePlace(for: ["new"]) { $0 == ["new"] } }
            #expect(other == ["new (2)"])
        }
    }

    @Test("A second use at the same time is refused, and a cancelled one frees the folder")
    func lock() async throws {
        try await UserFolder.opened(path) { _ in
            await expectFailure(.storage) { try await UserFolder.opened(path) { _ in } }
        }
        let gate = Gate()
        let use = Task { try await UserFolder.opened(path) { _ in await gate.pass() } }
        await gate.arrival()
        use.cancel()
        try await UserFolder.opened(path) { _ in }
        gate.open()
        _ = await use.result
    }

    @Test("What killed processes have left is removed, but not the record")
    func clean() async throws {
        try await UserFolder.opened(path) { folder in
            try await folder.run { try folder.setRecord(["a": 1]) }
            try await prepare("1.part", "x")
            try await prepare("2.part", "x")
            try await folder.run { try folder.removePrepared { $0.hasPrefix("1") } }
            let record: [String: Int]? = try await folder.run { try folder.record() }
            let kept = try await folder.run { (try folder.prepared("1.part"), try folder.prepared("2.part")) }
            #expect(record == ["a": 1] && kept.0 == nil && kept.1 != nil)
        }
    }

    @Test("A path that is no folder, or below a missing folder, is an invalid argument")
    func invalid() async throws {
        try await UserFile.write("\(directory.path)/file", [])
        await expectFailure(.invalidArgument) { try await UserFolder.opened("\(directory.path)/file") { _ in } }
        await expectFailure(.invalidArgument) { try await UserFolder.opened("\(directory.path)/missing/x") { _ in } }
        await expectFailure(.invalidArgument) { try await UserFolder.opened("\(directory.path)/a\0b") { _ in } }
    }
}
