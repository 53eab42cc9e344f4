import JSON
import Text

/// The enrollments of an account in a course. Canvas writes the totals among the members of an enrollment (`computed_current_score`), and in
/// some lists in an object of their own (`grades: {current_score}`). The first enrollment with a total counts.
struct ElearningEnrollments {
    private let rows: [JSONElement]

    init(of course: JSONElement) { rows = course.parts("enrollments") }

    var currentScore: Double? { score("computed_current_score", "current_score") }
    var finalScore: Double? { score("computed_final_score", "final_score") }
    var currentGrade: String? { grade("computed_current_grade", "current_grade") }
    var finalGrade: String? { grade("computed_final_grade", "final_grade") }

    private func score(_ own: StaticString, _ graded: StaticString) -> Double? {
        rows.lazy.compactMap { $0.optionalNumber(own) ?? $0.part("grades")?.optionalNumber(graded) }.first
    }

    private func grade(_ own: StaticString, _ graded: StaticString) -> String? {
        rows.lazy.compactMap { $0.optionalText(own) ?? $0.part("grades")?.optionalText(graded) }.first
    }
}
