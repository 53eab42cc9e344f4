import Calls
import JSON
import Text

/// An assignment of Canvas. Its dates are those of the account, with the teacher's exceptions.
struct ElearningAssignmentResponse: JSONDecodable {
    let assignment: ElearningAssignment

    init(json: JSONElement) throws(JSONError) {
        assignment = ElearningAssignment(
            id: try json.lenientInt("id"), name: try json.lenientString("name"), courseId: json.optionalInt("course_id"),
            groupId: json.optionalInt("assignment_group_id"), dueTime: json.optionalTimestamp("due_at"),
            unlockTime: json.optionalTimestamp("unlock_at"), lockTime: json.optionalTimestamp("lock_at"),
            points: json.optionalNumber("points_possible"), gradingType: json.optionalText("grading_type"),
            submissionTypes: json.optionalTexts("submission_types"), description: json.optionalText("description"),
            url: json.elearningURL("html_url"), locked: json.optionalBool("locked_for_user"),
            submission: json.part("submission").flatMap { ElearningSubmission($0) })
    }
}

extension ElearningSubmission {
    /// Reads `{workflow_state, score, grade, submitted_at, graded_at, attempt, late, missing, excused}`. Nil if the value is no object.
    fileprivate init?(_ json: JSONElement) {
        guard (try? json.members()) != nil else { return nil }
        let state = json.optionalText("workflow_state").map { ElearningSubmissionState(rawValue: $0) }
        let (score, time) = (json.optionalNumber("score"), json.optionalTimestamp("submitted_at"))
        self.init(
            state: state, submitted: time != nil || score != nil || [.submitted, .graded, .pendingReview].contains(state), score: score,
            grade: json.optionalText("grade"), submitTime: time, gradeTime: json.optionalTimestamp("graded_at"),
            attempt: json.optionalCount("attempt"), late: json.optionalBool("late"), missing: json.optionalBool("missing"),
            excused: json.optionalBool("excused"))
    }
}

extension ElearningAssignment {
    /// The assignment as lists return it. A server that does not know the parameter sends the description nevertheless.
    var withoutDescription: ElearningAssignment {
        var assignment = self
        assignment.description = nil
        return assignment
    }
}
