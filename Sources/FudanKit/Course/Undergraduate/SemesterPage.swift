import Calendar
import Errors
import HTTP
import Markup

/// The page with the semesters: options with their names, and a script with their dates.
struct SemesterPage {
    private static let options: Selector = "option[value]"
    private static let scripts: Selector = "script"
    private static let firstOption: Selector = "#allSemesters option[value]"

    private let document: HTMLDocument

    init(_ response: HTTPResponse) throws {
        document = try HTMLDocument(response)
    }

    /// Returns the semesters, newest first. The page may contain an option twice, and also contains unrelated options.
    func semesters() throws -> [Semester] {
        let script = ScriptScanner(try document.requireAll(Self.scripts, service: "course").map(\.rawText).joined(separator: "\n"))
        guard let days = script.semesterDates() else { throw document.pageChanged(service: "course", selector: Self.scripts) }
        let current = try currentId(script)
        var semesters: [Int: Semester] = [:]
        for option in document.select(Self.options) {
            guard let id = option["value"].flatMap({ Int($0) }), semesters[id] == nil else { continue }
            semesters[id] = Semester(id: id, name: option.text, dates: days[id], isCurrent: id == current)
        }
        for (id, days) in days where semesters[id] == nil {
            semesters[id] = days.name.flatMap { Semester(id: id, name: $0, dates: days, isCurrent: id == current) }
        }
        if semesters.isEmpty { throw document.pageChanged(service: "course", selector: Self.options) }
        return semesters.values.sorted { $0.isNewer(than: $1) }
    }

    private func currentId(_ script: ScriptScanner) throws -> Int {
        let digits = script.digits(ofKey: "id", atLeast: 3) ?? document.first(Self.firstOption)?["value"]
        guard let current = digits.flatMap({ Int($0) }) else { throw document.pageChanged(service: "course", selector: Self.scripts) }
        return current
    }
}
