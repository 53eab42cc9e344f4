import TestSupport

@testable import Archive

extension TemporaryDirectory {
    /// The folder of the test's archive.
    var archive: String { path + "/archive" }

    /// Runs `work` with the tables of the test's archive, which is created if it is missing.
    func tables<Value: Sendable>(_ work: @escaping @Sendable (ArchiveTables) throws -> Value) async throws -> Value {
        try await ArchiveFolder.opened(archive, creates: true, for: "test") { try await $0.run(work) }
    }

    /// The exported files in the test's archive, by their paths, without the list of them.
    var exported: [String: String] {
        texts(in: archive).filter { path, _ in
            ["index.html", "pages", "markdown"].contains(path.prefix { $0 != "/" }) && path != ExportedFiles.listPath
        }
    }
}

/// Returns what a page shows below its heading.
func content(of document: String) -> String {
    let main = document.split(separator: "<main>").last?.split(separator: "</main>").first ?? ""
    return String(main.split(separator: "</h1>", maxSplits: 1).last ?? "")
}

/// Returns the texts of the cells of a page's tables.
func cells(of document: String) -> [String] {
    document.split(separator: "<bdi>", omittingEmptySubsequences: false).dropFirst().map { text in
        String(text[..<(text.firstRange(of: "</bdi>")?.lowerBound ?? text.endIndex)])
    }
}
