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
        var semesters: [Int: Semester] = [:]
        for option in document.select(Self.options) {
            guard let id = option["value"].flatMap({ Int($0) }), semesters[id] == nil else { continue }
            semesters[id] = Semester(id: id, name: option.text, dates: days[id], isCurrent: false)
        }
        for (id, days) in days where semesters[id] == nil {
            semesters[id] = days.name.flatMap { Semester(id: id, name: $0, dates: days, isCurrent: false) }
        }
        if semesters.isEmpty { throw document.pageChanged(service: "course", selector: Self.options) }
        if let current = currentId(script, in: semesters) { semesters[current]?.isCurrent = true }
        return semesters.values.sorted { $0.isNewer(than: $1) }
    }

    /// Returns the semester that the script names as the current one, otherwise the first option. Other objects of the script have
    /// identifiers too, so only those of `semesters` count.
    private func currentId(_ script: ScriptScanner, in semesters: [Int: Semester]) -> Int? {
        let named = script.object(ofVariable: "currentSemester")?.numbers(ofKey: "id").first { semesters[$0] != nil }
        let options = document.select(Self.firstOption).lazy.compactMap { $0["value"].flatMap { Int($0) } }
        return named ?? script.numbers(ofKey: "id").first { semesters[$0] != nil } ?? options.first { semesters[$0] != nil }
    }
}
