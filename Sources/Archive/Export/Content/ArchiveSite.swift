import Calendar
import DanXiKit

/// What all pages of an export share: the language, the links and the content.
struct ArchiveSite: Sendable {
    /// A page that the links at the top of every page lead to.
    struct Section: Sendable {
        let title: String
        let path: String
        /// The number of things on the page. Nil for the first page and the search.
        let count: Int?
    }

    let language: ArchiveLanguage
    let content: ArchiveContent
    let sections: [Section]
    /// The identifiers of the saved threads.
    let saved: Set<Int>

    init(_ content: ArchiveContent, _ language: ArchiveLanguage, sections: [Section]) {
        (self.language, self.content, self.sections) = (language, content, sections)
        saved = Set(content.threads.map(\.holeId))
    }

    var words: Words { Words(language: language) }

    /// Texts of the program in the language of the export.
    struct Words: Sendable {
        let language: ArchiveLanguage

        func callAsFunction(_ chinese: String, _ english: String) -> String { language == .zh ? chinese : english }

        /// Returns a number with its noun.
        func count(_ number: Int, _ chinese: String, _ one: String, _ many: String) -> String {
            language == .zh ? "\(number) \(chinese)" : "\(number) \(number == 1 ? one : many)"
        }

        /// Returns a time in Asia/Shanghai, to the minute.
        func time(_ time: Timestamp) -> String {
            guard let local = CampusDateTime(time) else { return time.text }
            return "\(local.date) \(local.formattedTime(separator: ":").prefix(5))"
        }
    }

    /// The path of the page of a thread.
    static func threadPath(of hole: Int) -> String { "pages/threads/\(hole).html" }

    /// The title of a page of one of the sections.
    func title(of path: String) -> String { sections.first { $0.path == path }?.title ?? "" }
}
