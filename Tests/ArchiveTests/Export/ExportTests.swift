import Calls
import Errors
import Glibc
import TestSupport
import Testing

@testable import Archive
@testable import DanXiKit

@Suite("Exports of archives", .timeLimit(.minutes(5)))
struct ExportTests {
    let temporary: TemporaryDirectory

    init() throws {
        temporary = try TemporaryDirectory()
    }

    private func export(_ language: ArchiveLanguage = .en) async throws -> ArchiveExport {
        try await ArchiveAPI.export(folder: temporary.archive, language: language)
    }

    /// Archives threads with one floor each.
    private func fill(threads: Int) async throws {
        try await temporary.tables { tables in
            for hole in 1...threads {
                _ = try tables.threads.begin(try Sample.hole(hole), hole, at: 1_795_305_600_000)
                let floor = try Sample.floor(1000 + hole, in: hole, "text")
                _ = try tables.threads.merge([floor], of: hole, covering: 0...2000, endOfList: 1, at: 1_795_305_600_000)
            }
        }
    }

    @Test("An export of the sample has exactly the files of the folder Exported", arguments: ArchiveLanguage.allCases)
    func sample(language: ArchiveLanguage) async throws {
        try await temporary.tables { try SampleArchive.fill($0) }
        let report = try await export(language)
        let files = temporary.exported.mapValues(Expected.form)
        let folder = temporary.archive
        #expect(
            report
                == ArchiveExport(folder: folder, page: "\(folder)/index.html", threadCount: 3, fileCount: files.count, kept: []))
        let expected = try Expected.files(language)
        #expect(files.keys.sorted() == expected.keys.sorted())
        for (path, text) in expected { #expect(files[path] == text, "\(path)") }
    }

    @Test("An archive without entries has a first page and a search")
    func empty() async throws {
        try await temporary.tables { _ in }
        let report = try await export()
        #expect(report.threadCount == 0 && report.fileCount == 2)
        #expect(temporary.exported.keys.sorted() == ["index.html", "pages/search.html"])
        #expect(content(of: temporary.exported["index.html"] ?? "") == #"<div class="tiles"></div>"#)
    }

    @Test("All files of an export are written and counted once, and listed with their hashes, however many they are")
    func many() async throws {
        try await fill(threads: 60)
        let progress = CallProgress()
        let report = try await CallContext.$current.withValue(CallContext(progress: progress)) { try await export() }
        #expect(report.fileCount == 123 && report.threadCount == 60 && report.kept == [])
        #expect(progress.current == (61, 61))
        let files = temporary.exported
        #expect(files.count == 123)
        let list = ExportedFiles(list: text(of: temporary.archive + "/" + ExportedFiles.listPath) ?? "")
        #expect(list.hashes.keys.sorted() == files.keys.sorted())
        for (path, content) in files { #expect(try list.owns(path, Array(content.utf8)), "\(path)") }
        #expect(list.hashes.values.allSatisfy { $0.count == 1 })
    }

    @Test("The pages of each thread, and then all others, are not made by the thread that waits for the call", arguments: [0, 1, 3])
    func computing(threads: Int) async throws {
        if threads == 0 { try await temporary.tables { _ in } } else { try await fill(threads: threads) }
        let thread = CountingThread()
        _ = try await CallContext.$current.withValue(CallContext(thread: thread)) { try await export() }
        #expect(thread.leaves == threads + 1)
    }

    @Test("A thread with more floors than one statement reads is exported with all of them")
    func longThread() async throws {
        try await temporary.tables { tables in
            _ = try tables.threads.begin(try Sample.hole(2), 2, at: 1_795_305_600_000)
            let floors = try (1...1001).map { try Sample.floor($0, in: 2, "text \($0)") }
            _ = try tables.threads.merge(floors, of: 2, covering: 0...2000, endOfList: 1001, at: 1_795_305_600_000)
        }
        _ = try await export()
        let headings = temporary.exported["markdown/2.md"]?.split(separator: "\n").filter { $0.hasPrefix("## ") }
        #expect(headings == (1...1001).map { "## Floor \($0)" })
    }

    @Test("The next export replaces all files of the last one, and writes no file whose content is the same")
    func again() async throws {
        try await temporary.tables { try SampleArchive.fill($0) }
        _ = try await export(.zh)
        let report = try await export(.en)
        #expect(report.kept == [])
        let expected = try Expected.files(.en)
        #expect(temporary.exported.mapValues(Expected.form) == expected)
        var before = stat()
        var after = stat()
        #expect(stat(temporary.archive + "/index.html", &before) == 0)
        _ = try await export(.en)
        #expect(stat(temporary.archive + "/index.html", &after) == 0 && after.st_ino == before.st_ino)
    }

    @Test("A file that the user has changed or made is kept and named, and the files are exported again when it is gone")
    func kept() async throws {
        try await fill(threads: 1)
        let folder = temporary.archive
        #expect(mkdir(folder + "/markdown", 0o700) == 0)
        write("mine", to: folder + "/markdown/1.md")
        var report = try await export()
        #expect(report.kept == ["\(folder)/markdown/1.md"] && report.fileCount == 4)
        write("changed", to: folder + "/index.html")
        report = try await export()
        #expect(report.kept == ["\(folder)/index.html", "\(folder)/markdown/1.md"] && report.fileCount == 3)
        #expect(text(of: folder + "/index.html") == "changed" && text(of: folder + "/markdown/1.md") == "mine")
        for path in ["/index.html", "/markdown/1.md"] { unlink(folder + path) }
        report = try await export()
        #expect(report.kept == [] && report.fileCount == 5)
        #expect(temporary.exported["markdown/1.md"]?.hasPrefix("---\nhole: 1\n") == true)
    }

    @Test("A file that has the exported content already becomes the export's own")
    func sameContent() async throws {
        try await fill(threads: 1)
        _ = try await export(.zh)
        unlink(temporary.archive + "/" + ExportedFiles.listPath)
        var report = try await export(.zh)
        #expect(report.kept == [])
        report = try await export(.en)
        #expect(report.kept == [])
    }

    @Test("A file of an export that was killed between the list and the file is the export's own")
    func killed() async throws {
        try await fill(threads: 1)
        _ = try await export(.zh)
        let list = temporary.archive + "/" + ExportedFiles.listPath
        let (old, first) = (text(of: list) ?? "", temporary.exported)
        _ = try await export(.en)
        // The list has the hashes of both exports, and the files are still those of the first.
        write(old + (text(of: list) ?? ""), to: list)
        for (path, content) in first { write(content, to: "\(temporary.archive)/\(path)") }
        let report = try await export(.en)
        #expect(report.kept == [] && report.fileCount == 5)
        let hashes = ExportedFiles(list: text(of: list) ?? "").hashes
        #expect(hashes.values.allSatisfy { $0.count == 1 })
    }

    @Test("A folder without an archive is refused")
    func refused() async {
        let error = await failure { try await export() }
        #expect(
            error?.message
                == "archive.export: `folder`: cannot use \(temporary.archive) (No such file or directory). Pass the folder of an archive.")
    }

    @Test("The list of the files is that of sha256sum, in the order of the paths, and other lines are ignored")
    func list() throws {
        var files = ExportedFiles(list: "ff  b\nno hash\n00  b\n\n11  a  c")
        #expect(files.hashes == ["b": ["ff", "00"], "a  c": ["11"]])
        #expect(files.list == "11  a  c\n00  b\nff  b\n")
        let (empty, a) = (
            "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
            "ca978112ca1bbdcafac231b39a23dc4da786eff8147c4e72b9807785afee48bb"
        )
        try files.add("b", [])
        #expect(files.hashes["b"] == ["ff", "00", empty])
        try files.set("b", [0x61])
        try files.add("d", [])
        #expect(files.list == "11  a  c\n\(a)  b\n\(empty)  d\n")
        let owns = try [files.owns("b", [0x61]), files.owns("b", []), files.owns("d", []), files.owns("e", [])]
        #expect(owns == [true, false, true, false])
    }
}
