import JSON
import Text

/// A row of the table `bks_xx_cj`: course code, academic year, semester, name, credits, grade and grade point.
extension RecordedScore: MyTableRow {
    static let kind = "score"

    init(cells: [String?]) throws(JSONError) {
        guard cells.count >= 6 else { throw JSONError("expected at least six cells") }
        guard let name = cells[3] else { throw JSONError("is empty").under(index: 3) }
        let semester = cells[2] ?? cells[1]
        let parts = semester.flatMap { SemesterName($0) }
        self.init(
            courseCode: cells[0], courseName: name, courseCredit: cells[4].flatMap(LenientDouble.parse), semesterName: semester,
            year: parts?.year, semesterType: parts?.type, grade: cells[5],
            gradePoint: cells.at(6)?.flatMap(LenientDouble.parse))
    }
}
