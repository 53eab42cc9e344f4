import Calls
import DanXiKit
import Errors

/// One export of an archive. It writes whole files, a group at a time, so that the memory does not grow with the archive.
struct ArchiveExporter {
    private let archive: ArchiveFolder
    private let site: ArchiveSite
    private var files: ExportedFiles
    /// The files that are made, but not written.
    private var waiting: [(path: String, bytes: [UInt8])] = []
    private var count = 0
    /// Files that the export did not write, or that the user has changed.
    private var kept: [String] = []

    /// Number of files after which they are written.
    private static let groupSize = 50

    init(_ archive: ArchiveFolder, _ site: ArchiveSite) async throws {
        (self.archive, self.site) = (archive, site)
        files = ExportedFiles(list: try await archive.read(ExportedFiles.listPath).map { String(decoding: $0, as: UTF8.self) } ?? "")
    }

    mutating func export() async throws -> ArchiveExport {
        let threads = site.content.threads
        let steps = CallContext.current.progress
        steps?.startSteps(of: threads.count + 1)
        var search = SearchPage(site: site)
        let (page, markdown) = (ThreadPage(site: site), ThreadMarkdown(site: site))
        for thread in threads {
            try Task.checkCancellation()
            let archived = try await archive.run { try ArchivedThread(reading: $0, thread) }
            await CallContext.willCompute()
            search.add(archived)
            try await add(ArchiveSite.threadPath(of: thread.holeId), try page.page(of: archived))
            try await add(ThreadMarkdown.path(of: thread.holeId), try markdown.document(archived))
            steps?.completeStep()
        }
        await CallContext.willCompute()
        for (path, document) in try pages() { try await add(path, document) }
        try await add(SearchPage.path, try search.document())
        // The first page is last, so that its links lead to files.
        try await add(IndexPage.path, try IndexPage(site: site).document())
        try await write()
        try await archive.write(ExportedFiles.listPath, Array(files.list.utf8))
        steps?.completeStep()
        return ArchiveExport(
            folder: archive.path, page: "\(archive.path)/\(IndexPage.path)", threadCount: threads.count, fileCount: count,
            kept: kept.sorted().map { "\(archive.path)/\($0)" })
    }

    /// Returns the pages of the parts that have anything.
    private func pages() throws(DanXiError) -> [(path: String, document: String)] {
        let makers: [String: () throws(DanXiError) -> String] = [
            ThreadPage.listPath: ThreadPage(site: site).list, FloorsPage.path: FloorsPage(site: site).document,
            MessagesPage.path: MessagesPage(site: site).document, ReviewsPage.path: ReviewsPage(site: site).document,
            ScoresPage.path: ScoresPage(site: site).document, LessonsPage.path: LessonsPage(site: site).document,
            ExamsPage.path: ExamsPage(site: site).document, TransactionsPage.path: TransactionsPage(site: site).document,
            LoansPage.path: LoansPage(site: site).document, FilesPage.path: FilesPage(site: site).document,
        ]
        var pages: [(path: String, document: String)] = []
        for section in site.sections {
            if let maker = makers[section.path] { pages.append((section.path, try maker())) }
        }
        return pages
    }

    // MARK: Writing

    private mutating func add(_ path: String, _ document: String) async throws {
        waiting.append((path, Array(document.utf8)))
        if waiting.count >= Self.groupSize { try await write() }
    }

    private mutating func write() async throws {
        var group: [(path: String, bytes: [UInt8])] = []
        for file in waiting {
            guard let known = try await archive.read(file.path), known != file.bytes, try !files.owns(file.path, known) else {
                group.append(file)
                try files.add(file.path, file.bytes)
                continue
            }
            kept.append(file.path)
        }
        waiting = []
        // An export that is killed must know the files that it has written.
        try await archive.write(ExportedFiles.listPath, Array(files.list.utf8))
        for file in group {
            try await archive.write(file.path, file.bytes)
            try files.set(file.path, file.bytes)
        }
        count += group.count
    }
}
