import Calls
import JSON
import Text

/// The totals of a course: `{apply_assignment_group_weights, enrollments}`. The server leaves the totals out if the teacher hides them.
struct ElearningTotalResponse: JSONDecodable {
    private let total: ElearningGrades

    init(json: JSONElement) throws(JSONError) {
        let enrollments = ElearningEnrollments(of: json)
        total = ElearningGrades(
            currentScore: enrollments.currentScore, finalScore: enrollments.finalScore, currentGrade: enrollments.currentGrade,
            finalGrade: enrollments.finalGrade, weighted: json.optionalBool("apply_assignment_group_weights"), groups: [])
    }

    func grades(_ groups: [ElearningGradeGroup]) -> ElearningGrades {
        var grades = total
        grades.groups = groups
        return grades
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
