import Testing

@testable import Archive

/// The export of ``SampleArchive`` in the folder `Exported`: a file for each language, with all exported files one after the other.
enum Expected {
    /// Returns the exported files by their paths.
    static func files(_ language: ArchiveLanguage) throws -> [String: String] {
        let folder = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(2).joined(separator: "/")
        let content = try #require(text(of: "\(folder)/Exported/\(language.rawValue).txt"))
        return Dictionary(
            uniqueKeysWithValues: content.split(separator: "=== ").map { file in
                let end = file.firstIndex(of: "\n") ?? file.endIndex
                return (String(file[..<end]), String(file[end...].dropFirst()))
            })
    }

    /// Returns an exported file as the folder `Exported` has it: with each element of a page in a line, and without the style sheet and the
    /// script, which other tests compare.
    static func form(of file: String) -> String {
        guard file.hasPrefix("<!DOCTYPE html>") else { return file }
        var page = file.replacing("\(PageStyle.sheet)", with: "").replacing("\(SearchScript.source)", with: "")
        for source in ["style-src", "script-src"] {
            guard let start = page.firstRange(of: "\(source) '")?.upperBound else { continue }
            page.removeSubrange(start..<(page[start...].firstIndex(of: "'") ?? page.endIndex))
        }
        return page.replacing("><", with: ">\n  <")
    }
}
