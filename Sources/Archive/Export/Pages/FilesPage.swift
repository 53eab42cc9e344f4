import Errors
import FudanKit
import Text

/// The page of the files of eLearning, by course.
struct FilesPage {
    static let path = "pages/files.html"
    let site: ArchiveSite

    func document() throws(DanXiError) -> String {
        let words = site.words
        let page = ArchivePage(title: site.title(of: Self.path), path: Self.path)
        let byCourse = Dictionary(grouping: site.content.files, by: \.scope)
        let known = Set(site.content.courses.map(\.key))
        let courses =
            site.content.courses.map { (title: $0.value.name, files: byCourse[$0.key] ?? []) }
            + [(title: words("其他", "Other"), files: site.content.files.filter { !known.contains($0.scope) })]
        return try page.document(site) { html in
            for course in courses where !course.files.isEmpty {
                html.element("h2", ["dir": "auto"], text: course.title)
                html.table(
                    [words("文件", "File"), words("大小", "Size"), words("说明", "Note")],
                    course.files.map { kept in
                        let gone = kept.goneAt.map { time in
                            words("eLearning 已没有它（\(words.time(time)) 发现）", "gone from eLearning, noticed \(words.time(time))")
                        }
                        return [
                            HTMLCell(kept.value.name, address: Self.address(of: kept.value.path).map { page.root + $0 }),
                            HTMLCell(kept.value.size?.bytes, .number), HTMLCell(gone),
                        ]
                    })
            }
        }
    }

    /// Returns the path of a file in the archive's folder as an address. Nil if the path leads out of the folder.
    static func address(of path: String) -> String? {
        let names = path.split(separator: "/", omittingEmptySubsequences: false)
        guard names.allSatisfy({ !$0.isEmpty && $0 != "." && $0 != ".." }) else { return nil }
        return names.map { String($0).urlEncoded() }.joined(separator: "/")
    }
}

extension Int {
    /// A size such as `1.4 MB`.
    fileprivate var bytes: String {
        let units = ["B", "kB", "MB", "GB", "TB"]
        var (size, unit) = (Double(self), 0)
        while size >= 1000, unit < units.count - 1 { (size, unit) = (size / 1000, unit + 1) }
        return "\(((size * 10).rounded() / 10).short) \(units[unit])"
    }
}
