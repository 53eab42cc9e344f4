import HTTP
import Markup

/// The page of the course search: options with the semesters' names, and a script with their dates.
struct SearchSemesterPage {
    private static let options: Selector = "#semester option[value], select[name=semesterAssoc] option[value]"
    private static let scripts: Selector = "script"

    private let document: HTMLDocument

    init(_ response: HTTPResponse) throws {
        document = try HTMLDocument(response)
    }

    /// Returns the semesters, newest first. The current semester is the selected option, or the first option if none is selected.
    func semesters() throws -> [Semester] {
        let options = document.select(Self.options).filter { $0["value"].flatMap { Int($0) } != nil }
        let current = (options.first { $0["selected"] != nil } ?? options.first)?["value"]
        // The search works without the dates, so a page without dates is accepted.
        let dates = ScriptScanner(document.select(Self.scripts).map(\.rawText).joined(separator: "\n")).semesterDates() ?? [:]
        var known: Set<Int> = []
        let semesters = options.compactMap { option -> Semester? in
            guard let id = option["value"].flatMap({ Int($0) }), known.insert(id).inserted else { return nil }
            return Semester(id: id, name: option.text, dates: dates[id], isCurrent: option["value"] == current)
        }
        if semesters.isEmpty { throw document.pageChanged(service: "course", selector: Self.options) }
        return semesters.sorted { $0.isNewer(than: $1) }
    }
}
