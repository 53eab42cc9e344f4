import Calls
import JSON
import Text

/// The totals of a course: `{apply_assignment_group_weights, enrollments: [{computed_current_score, …}]}`. The server leaves the totals out
/// if the teacher hides them.
struct ElearningTotalResponse: JSONDecodable {
    private let isWeighted: Bool?
    private let scores: [Double?]
    private let grades: [String?]

    init(json: JSONElement) throws(JSONError) {
        let enrollments = json.parts("enrollments")
        isWeighted = json.optionalBool("apply_assignment_group_weights")
        scores = [
            enrollments.lazy.compactMap { $0.optionalNumber("computed_current_score") }.first,
            enrollments.lazy.compactMap { $0.optionalNumber("computed_final_score") }.first,
        ]
        grades = [
            enrollments.lazy.compactMap { $0.optionalText("computed_current_grade") }.first,
            enrollments.lazy.compactMap { $0.optionalText("computed_final_grade") }.first,
        ]
    }

    func grades(_ groups: [ElearningGradeGroup]) -> ElearningGrades {
        ElearningGrades(
            currentScore: scores[0], finalScore: scores[1], currentGrade: grades[0], finalGrade: grades[1], weighted: isWeighted,
            groups: groups)
    }
}

/// A group of assignments: `{id, name, group_weight, assignments}`.
struct ElearningGradeGroupResponse: JSONDecodable {
    let group: ElearningGradeGroup

    init(json: JSONElement) throws(JSONError) {
        var assignments = ReadRows<ElearningAssignmentResponse>()
        for assignment in json.parts("assignments") { assignments.append(assignment) }
        group = ElearningGradeGroup(
            id: try json.lenientInt("id"), name: try json.lenientString("name"), weight: json.optionalNumber("group_weight"),
            assignments: assignments.recorded("eLearning assignment").map(\.assignment.withoutDescription))
    }
}
