extension ArchiveAPI {
    /// Writes what an archive has as pages for a browser, and its threads as Markdown files.
    package static func export(folder: String, language: ArchiveLanguage) async throws -> ArchiveExport {
        try await ArchiveFolder.opened(folder, creates: false, for: "archive.export") { archive in
            let content = try await archive.run { try ArchiveContent(reading: $0) }
            var exporter = try await ArchiveExporter(archive, ArchiveSite(content, language))
            return try await exporter.export()
        }
    }
}
