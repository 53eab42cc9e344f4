// Generated from interface/elearning.toml by `make generate`; do not edit.

import Calendar
import JSON
import Networking

/// A kind of to-do. A server may send other values.
package struct ElearningTodoKind: JSONString, Hashable {
    package let rawValue: String

    package init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// An assignment to hand in.
    package static let assignment = ElearningTodoKind(rawValue: "assignment")
    /// A quiz to take.
    package static let quiz = ElearningTodoKind(rawValue: "quiz")
    /// A discussion to take part in.
    package static let discussionTopic = ElearningTodoKind(rawValue: "discussion_topic")
    /// A page to read.
    package static let wikiPage = ElearningTodoKind(rawValue: "wiki_page")
    /// An announcement to read.
    package static let announcement = ElearningTodoKind(rawValue: "announcement")
    /// An event of the calendar.
    package static let calendarEvent = ElearningTodoKind(rawValue: "calendar_event")
    /// A note that the person has written.
    package static let plannerNote = ElearningTodoKind(rawValue: "planner_note")
}

/// A state of the account's enrolment in a course.
package enum ElearningCourseState: String, JSONString, CaseIterable {
    /// The course is running.
    case active = "active"
    /// The account was invited to the course, or the course has not begun.
    case invitedOrPending = "invited_or_pending"
    /// The course has ended.
    case completed = "completed"
}

/// A type of item of a module. A server may send other values.
package struct ElearningItemType: JSONString, Hashable {
    package let rawValue: String

    package init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// A file of the course.
    package static let File = ElearningItemType(rawValue: "File")
    /// A page of the course.
    package static let Page = ElearningItemType(rawValue: "Page")
    /// A discussion of the course.
    package static let Discussion = ElearningItemType(rawValue: "Discussion")
    /// An assignment of the course.
    package static let Assignment = ElearningItemType(rawValue: "Assignment")
    /// A quiz of the course.
    package static let Quiz = ElearningItemType(rawValue: "Quiz")
    /// A heading between the items.
    package static let SubHeader = ElearningItemType(rawValue: "SubHeader")
    /// A link to another site.
    package static let ExternalUrl = ElearningItemType(rawValue: "ExternalUrl")
    /// A tool of another site.
    package static let ExternalTool = ElearningItemType(rawValue: "ExternalTool")
}

/// A state of a submission. A server may send other values.
package struct ElearningSubmissionState: JSONString, Hashable {
    package let rawValue: String

    package init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Nothing was handed in.
    package static let unsubmitted = ElearningSubmissionState(rawValue: "unsubmitted")
    /// The submission was handed in.
    package static let submitted = ElearningSubmissionState(rawValue: "submitted")
    /// The submission was graded. The score is `nil` until the teacher posts it.
    package static let graded = ElearningSubmissionState(rawValue: "graded")
    /// A part of the submission waits for the teacher's review.
    package static let pendingReview = ElearningSubmissionState(rawValue: "pending_review")
}

/// What `elearning.sync` did with a file.
package enum ElearningSyncOutcome: String, JSONString, CaseIterable {
    /// The file was put into the folder.
    case downloaded = "downloaded"
    /// The file replaces its earlier version, which nobody had changed.
    case updated = "updated"
    /// Nothing was to be done. A file that the user has changed stays as it is until the server has a new
    /// version.
    case unchanged = "unchanged"
    /// The file cannot be downloaded now.
    case locked = "locked"
    /// The course no longer has the file. It stays in the folder.
    case removed = "removed"
    /// The file could not be downloaded.
    case failed = "failed"
}

/// A kind of item that `elearning.watch` returns.
package enum ElearningNewsKind: String, JSONString, CaseIterable {
    /// A new announcement.
    case announcement = "announcement"
    /// A new assignment.
    case assignment = "assignment"
    /// A file that is new or has a new content.
    case file = "file"
    /// A grade that is new or has changed.
    case grade = "grade"
}

/// A course in eLearning.
package struct ElearningCourse: JSONCodable, APIParsable, Hashable {
    /// Identifier. The page of the course is https://elearning.fudan.edu.cn/courses/ followed by the
    /// identifier.
    package var id: Int
    /// Name of the course. If the account has given the course a nickname, the nickname.
    package var name: String
    /// Name of the course if `name` is a nickname, otherwise `nil`.
    package var originalName: String?
    /// Code that eLearning shows. `nil` without a code.
    package var code: String?
    /// Name of the term. `nil` if the server does not send it.
    package var term: String?
    /// Names of the teachers.
    package var teachers: [String]
    /// Start of the course. `nil` if the server does not send it.
    package var startTime: Timestamp?
    /// End of the course. `nil` if the server does not send it.
    package var endTime: Timestamp?
    /// Current score of the account. `nil` without a score, or if the teacher hides it.
    package var score: Double?

    package init(
        id: Int,
        name: String,
        originalName: String?,
        code: String?,
        term: String?,
        teachers: [String],
        startTime: Timestamp?,
        endTime: Timestamp?,
        score: Double?
    ) {
        self.id = id
        self.name = name
        self.originalName = originalName
        self.code = code
        self.term = term
        self.teachers = teachers
        self.startTime = startTime
        self.endTime = endTime
        self.score = score
    }

    package init(json: JSONElement) throws(JSONError) {
        id = try json.value("id")
        name = try json.value("name")
        originalName = try json.optional("original_name")
        code = try json.optional("code")
        term = try json.optional("term")
        teachers = try json.list("teachers")
        startTime = try json.optional("start_time")
        endTime = try json.optional("end_time")
        score = try json.optional("score")
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("id", id)
            json.set("name", name)
            json.set("original_name", originalName)
            json.set("code", code)
            json.set("term", term)
            json.set("teachers", teachers)
            json.set("start_time", startTime)
            json.set("end_time", endTime)
            json.set("score", score)
        }
    }
}

/// A to-do of a course, such as an assignment.
package struct ElearningTodo: JSONCodable, APIParsable, Hashable {
    /// Identifier, unique among the to-dos of the same `kind`.
    package var id: Int
    /// Kind of the to-do. `nil` if the server does not send it.
    package var kind: ElearningTodoKind?
    /// Title of the to-do.
    package var title: String
    /// Identifier of the course, as in `elearning.list_courses`. `nil` outside a course.
    package var courseId: Int?
    /// Name of the course. `nil` outside a course.
    package var courseName: String?
    /// Time at which the to-do is due, or at which an event starts. `nil` without a time.
    package var dueTime: Timestamp?
    /// URL of the to-do's page. `nil` if the server does not send it.
    package var url: String?
    /// Maximum number of points. `nil` without points.
    package var points: Double?
    /// Whether the account has handed in the to-do. `nil` if nothing can be handed in.
    package var submitted: Bool?
    /// Whether the to-do has been graded. `nil` if nothing can be handed in.
    package var graded: Bool?
    /// Whether the to-do is overdue and was not handed in. `nil` if nothing can be handed in.
    package var missing: Bool?

    package init(
        id: Int,
        kind: ElearningTodoKind?,
        title: String,
        courseId: Int?,
        courseName: String?,
        dueTime: Timestamp?,
        url: String?,
        points: Double?,
        submitted: Bool?,
        graded: Bool?,
        missing: Bool?
    ) {
        self.id = id
        self.kind = kind
        self.title = title
        self.courseId = courseId
        self.courseName = courseName
        self.dueTime = dueTime
        self.url = url
        self.points = points
        self.submitted = submitted
        self.graded = graded
        self.missing = missing
    }

    package init(json: JSONElement) throws(JSONError) {
        id = try json.value("id")
        kind = try json.optional("kind")
        title = try json.value("title")
        courseId = try json.optional("course_id")
        courseName = try json.optional("course_name")
        dueTime = try json.optional("due_time")
        url = try json.optional("url", as: .url)
        points = try json.optional("points")
        submitted = try json.optional("submitted")
        graded = try json.optional("graded")
        missing = try json.optional("missing")
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("id", id)
            json.set("kind", kind)
            json.set("title", title)
            json.set("course_id", courseId)
            json.set("course_name", courseName)
            json.set("due_time", dueTime)
            json.set("url", url)
            json.set("points", points)
            json.set("submitted", submitted)
            json.set("graded", graded)
            json.set("missing", missing)
        }
    }
}

/// A folder with files of a course.
package struct ElearningFolder: JSONCodable, APIParsable, Hashable {
    /// Identifier of the folder.
    package var id: Int
    /// Name of the folder. The name of the root is translated, such as 课程文件.
    package var name: String
    /// Names of the folders from the root to this one, without the name of the root. Empty for the root.
    package var path: [String]
    /// Identifier of the folder that contains this one. `nil` for the root.
    package var parentId: Int?
    /// Number of files in the folder. `nil` if the server does not send it.
    package var fileCount: Int?
    /// Whether the folder is closed to students. `nil` if the server does not send it.
    package var locked: Bool?

    package init(id: Int, name: String, path: [String], parentId: Int?, fileCount: Int?, locked: Bool?) {
        self.id = id
        self.name = name
        self.path = path
        self.parentId = parentId
        self.fileCount = fileCount
        self.locked = locked
    }

    package init(json: JSONElement) throws(JSONError) {
        id = try json.value("id")
        name = try json.value("name")
        path = try json.list("path")
        parentId = try json.optional("parent_id")
        fileCount = try json.optional("file_count")
        locked = try json.optional("locked")
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("id", id)
            json.set("name", name)
            json.set("path", path)
            json.set("parent_id", parentId)
            json.set("file_count", fileCount)
            json.set("locked", locked)
        }
    }
}

/// A file of a course.
package struct ElearningFile: JSONCodable, APIParsable, Hashable {
    /// Identifier, which `elearning.download_file` takes.
    package var id: Int
    /// Name of the file, as the server sends it. It may contain any characters: do not use it as a path.
    package var name: String
    /// Identifier of the folder, as in `elearning.list_folders`. `nil` if the server does not send it.
    package var folderId: Int?
    /// Size of the file. `nil` if the server does not send it.
    package var size: Int?
    /// Media type of the file. `nil` if the server does not send it.
    package var contentType: String?
    /// Time at which the file was added. `nil` if the server does not send it.
    package var createTime: Timestamp?
    /// Time at which the content last changed. `nil` if the server does not send it.
    package var modifyTime: Timestamp?
    /// Whether the account may not download the file now. `nil` if the server does not send it.
    package var locked: Bool?
    /// Time from which the file can be downloaded. `nil` without such a time.
    package var unlockTime: Timestamp?

    package init(
        id: Int,
        name: String,
        folderId: Int?,
        size: Int?,
        contentType: String?,
        createTime: Timestamp?,
        modifyTime: Timestamp?,
        locked: Bool?,
        unlockTime: Timestamp?
    ) {
        self.id = id
        self.name = name
        self.folderId = folderId
        self.size = size
        self.contentType = contentType
        self.createTime = createTime
        self.modifyTime = modifyTime
        self.locked = locked
        self.unlockTime = unlockTime
    }

    package init(json: JSONElement) throws(JSONError) {
        id = try json.value("id")
        name = try json.value("name")
        folderId = try json.optional("folder_id")
        size = try json.optional("size")
        contentType = try json.optional("content_type")
        createTime = try json.optional("create_time")
        modifyTime = try json.optional("modify_time")
        locked = try json.optional("locked")
        unlockTime = try json.optional("unlock_time")
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("id", id)
            json.set("name", name)
            json.set("folder_id", folderId)
            json.set("size", size)
            json.set("content_type", contentType)
            json.set("create_time", createTime)
            json.set("modify_time", modifyTime)
            json.set("locked", locked)
            json.set("unlock_time", unlockTime)
        }
    }
}

/// An item of a module, such as a file or an assignment.
package struct ElearningModuleItem: JSONCodable, APIParsable, Hashable {
    /// Identifier of the item.
    package var id: Int
    /// Title of the item.
    package var title: String
    /// Type of the item. `nil` if the server does not send it.
    package var type: ElearningItemType?
    /// Identifier of the file, assignment, discussion or quiz. `nil` for other items.
    package var contentId: Int?
    /// URL of the item's page, or of the other site. `nil` if the server does not send it.
    package var url: String?
    /// Indentation below the heading, from 0. `nil` if the server does not send it.
    package var indent: Int?

    package init(id: Int, title: String, type: ElearningItemType?, contentId: Int?, url: String?, indent: Int?) {
        self.id = id
        self.title = title
        self.type = type
        self.contentId = contentId
        self.url = url
        self.indent = indent
    }

    package init(json: JSONElement) throws(JSONError) {
        id = try json.value("id")
        title = try json.value("title")
        type = try json.optional("type")
        contentId = try json.optional("content_id")
        url = try json.optional("url", as: .url)
        indent = try json.optional("indent")
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("id", id)
            json.set("title", title)
            json.set("type", type)
            json.set("content_id", contentId)
            json.set("url", url)
            json.set("indent", indent)
        }
    }
}

/// A module of a course, such as the material of a week.
package struct ElearningModule: JSONCodable, APIParsable, Hashable {
    /// Identifier of the module.
    package var id: Int
    /// Name of the module.
    package var name: String
    /// Time from which the module is open. `nil` without such a time.
    package var unlockTime: Timestamp?
    /// Items of the module, in the teacher's order.
    package var items: [ElearningModuleItem]

    package init(id: Int, name: String, unlockTime: Timestamp?, items: [ElearningModuleItem]) {
        self.id = id
        self.name = name
        self.unlockTime = unlockTime
        self.items = items
    }

    package init(json: JSONElement) throws(JSONError) {
        id = try json.value("id")
        name = try json.value("name")
        unlockTime = try json.optional("unlock_time")
        items = try json.list("items")
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("id", id)
            json.set("name", name)
            json.set("unlock_time", unlockTime)
            json.set("items", items)
        }
    }
}

/// The account's submission for an assignment, with its score.
package struct ElearningSubmission: JSONCodable, APIParsable, Hashable {
    /// State of the submission. `nil` if the server does not send it.
    package var state: ElearningSubmissionState?
    /// Whether something was handed in or graded.
    package var submitted: Bool
    /// Score in points. `nil` until it is posted.
    package var score: Double?
    /// Grade as the teacher shows it, such as A-, complete or 13.5. `nil` until it is posted.
    package var grade: String?
    /// Time of the last attempt. `nil` without an attempt.
    package var submitTime: Timestamp?
    /// Time of the grading. `nil` if the submission is not graded.
    package var gradeTime: Timestamp?
    /// Number of attempts. `nil` without an attempt.
    package var attempt: Int?
    /// Whether it was handed in after the due time. `nil` if the server does not send it.
    package var late: Bool?
    /// Whether it is overdue and was not handed in. `nil` if the server does not send it.
    package var missing: Bool?
    /// Whether the account need not hand it in. `nil` if the server does not send it.
    package var excused: Bool?

    package init(
        state: ElearningSubmissionState?,
        submitted: Bool,
        score: Double?,
        grade: String?,
        submitTime: Timestamp?,
        gradeTime: Timestamp?,
        attempt: Int?,
        late: Bool?,
        missing: Bool?,
        excused: Bool?
    ) {
        self.state = state
        self.submitted = submitted
        self.score = score
        self.grade = grade
        self.submitTime = submitTime
        self.gradeTime = gradeTime
        self.attempt = attempt
        self.late = late
        self.missing = missing
        self.excused = excused
    }

    package init(json: JSONElement) throws(JSONError) {
        state = try json.optional("state")
        submitted = try json.value("submitted")
        score = try json.optional("score")
        grade = try json.optional("grade")
        submitTime = try json.optional("submit_time")
        gradeTime = try json.optional("grade_time")
        attempt = try json.optional("attempt")
        late = try json.optional("late")
        missing = try json.optional("missing")
        excused = try json.optional("excused")
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("state", state)
            json.set("submitted", submitted)
            json.set("score", score)
            json.set("grade", grade)
            json.set("submit_time", submitTime)
            json.set("grade_time", gradeTime)
            json.set("attempt", attempt)
            json.set("late", late)
            json.set("missing", missing)
            json.set("excused", excused)
        }
    }
}

/// An assignment of a course, with the account's own submission.
package struct ElearningAssignment: JSONCodable, APIParsable, Hashable {
    /// Identifier of the assignment.
    package var id: Int
    /// Name of the assignment.
    package var name: String
    /// Identifier of the course. `nil` if the server does not send it.
    package var courseId: Int?
    /// Identifier of the group, as in `elearning.get_grades`. `nil` if the server does not send it.
    package var groupId: Int?
    /// Time at which it is due for this account. `nil` without a due time.
    package var dueTime: Timestamp?
    /// Time from which it can be handed in. `nil` without such a time.
    package var unlockTime: Timestamp?
    /// Time until which it can be handed in. After `dueTime`, it is late. `nil` without such a time.
    package var lockTime: Timestamp?
    /// Maximum number of points. `nil` without points.
    package var points: Double?
    /// Kind of grade, such as points, pass_fail or letter_grade. `nil` if the server does not send it.
    package var gradingType: String?
    /// Ways to hand it in, such as online_upload. With none, on_paper or not_graded, nothing is handed in
    /// here.
    package var submissionTypes: [String]
    /// Description as HTML of the teacher. Only `elearning.get_assignment` returns it.
    package var description: String?
    /// URL of the assignment's page. `nil` if the server does not send it.
    package var url: String?
    /// Whether the account may not hand it in now. `nil` if the server does not send it.
    package var locked: Bool?
    /// The account's submission. `nil` if the server does not send it.
    package var submission: ElearningSubmission?

    package init(
        id: Int,
        name: String,
        courseId: Int?,
        groupId: Int?,
        dueTime: Timestamp?,
        unlockTime: Timestamp?,
        lockTime: Timestamp?,
        points: Double?,
        gradingType: String?,
        submissionTypes: [String],
        description: String?,
        url: String?,
        locked: Bool?,
        submission: ElearningSubmission?
    ) {
        self.id = id
        self.name = name
        self.courseId = courseId
        self.groupId = groupId
        self.dueTime = dueTime
        self.unlockTime = unlockTime
        self.lockTime = lockTime
        self.points = points
        self.gradingType = gradingType
        self.submissionTypes = submissionTypes
        self.description = description
        self.url = url
        self.locked = locked
        self.submission = submission
    }

    package init(json: JSONElement) throws(JSONError) {
        id = try json.value("id")
        name = try json.value("name")
        courseId = try json.optional("course_id")
        groupId = try json.optional("group_id")
        dueTime = try json.optional("due_time")
        unlockTime = try json.optional("unlock_time")
        lockTime = try json.optional("lock_time")
        points = try json.optional("points")
        gradingType = try json.optional("grading_type")
        submissionTypes = try json.list("submission_types")
        description = try json.optional("description")
        url = try json.optional("url", as: .url)
        locked = try json.optional("locked")
        submission = try json.optional("submission")
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("id", id)
            json.set("name", name)
            json.set("course_id", courseId)
            json.set("group_id", groupId)
            json.set("due_time", dueTime)
            json.set("unlock_time", unlockTime)
            json.set("lock_time", lockTime)
            json.set("points", points)
            json.set("grading_type", gradingType)
            json.set("submission_types", submissionTypes)
            json.set("description", description)
            json.set("url", url)
            json.set("locked", locked)
            json.set("submission", submission)
        }
    }
}

/// An announcement of a course.
package struct ElearningAnnouncement: JSONCodable, APIParsable, Hashable {
    /// Identifier of the announcement.
    package var id: Int
    /// Title of the announcement.
    package var title: String
    /// Text as HTML of the teacher. `nil` without a text.
    package var message: String?
    /// Time of the announcement. `nil` if the server does not send it.
    package var postTime: Timestamp?
    /// Name of the author. `nil` if the server does not send it.
    package var author: String?
    /// URL of the announcement's page. `nil` if the server does not send it.
    package var url: String?
    /// Files that are attached to the announcement.
    package var attachments: [ElearningFile]

    package init(
        id: Int,
        title: String,
        message: String?,
        postTime: Timestamp?,
        author: String?,
        url: String?,
        attachments: [ElearningFile]
    ) {
        self.id = id
        self.title = title
        self.message = message
        self.postTime = postTime
        self.author = author
        self.url = url
        self.attachments = attachments
    }

    package init(json: JSONElement) throws(JSONError) {
        id = try json.value("id")
        title = try json.value("title")
        message = try json.optional("message")
        postTime = try json.optional("post_time")
        author = try json.optional("author")
        url = try json.optional("url", as: .url)
        attachments = try json.list("attachments")
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("id", id)
            json.set("title", title)
            json.set("message", message)
            json.set("post_time", postTime)
            json.set("author", author)
            json.set("url", url)
            json.set("attachments", attachments)
        }
    }
}

/// A group of assignments that are graded together.
package struct ElearningGradeGroup: JSONCodable, APIParsable, Hashable {
    /// Identifier of the group.
    package var id: Int
    /// Name of the group.
    package var name: String
    /// Weight of the group in the total. It counts only if `ElearningGrades` has `weighted`. `nil` if the
    /// server does not send it.
    package var weight: Double?
    /// Assignments of the group, with the account's submissions.
    package var assignments: [ElearningAssignment]

    package init(id: Int, name: String, weight: Double?, assignments: [ElearningAssignment]) {
        self.id = id
        self.name = name
        self.weight = weight
        self.assignments = assignments
    }

    package init(json: JSONElement) throws(JSONError) {
        id = try json.value("id")
        name = try json.value("name")
        weight = try json.optional("weight")
        assignments = try json.list("assignments")
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("id", id)
            json.set("name", name)
            json.set("weight", weight)
            json.set("assignments", assignments)
        }
    }
}

/// The account's grades in a course.
package struct ElearningGrades: JSONCodable, APIParsable, Hashable {
    /// Score of what is graded so far. `nil` without grades, or if the teacher hides it.
    package var currentScore: Double?
    /// Score in which everything ungraded counts as 0. `nil` without grades, or if the teacher hides it.
    package var finalScore: Double?
    /// Grade of `currentScore`. `nil` without a grading scheme.
    package var currentGrade: String?
    /// Grade of `finalScore`. `nil` without a grading scheme.
    package var finalGrade: String?
    /// Whether the weights of the groups count. `nil` if the server does not send it.
    package var weighted: Bool?
    /// Groups of assignments, in the teacher's order.
    package var groups: [ElearningGradeGroup]

    package init(
        currentScore: Double?,
        finalScore: Double?,
        currentGrade: String?,
        finalGrade: String?,
        weighted: Bool?,
        groups: [ElearningGradeGroup]
    ) {
        self.currentScore = currentScore
        self.finalScore = finalScore
        self.currentGrade = currentGrade
        self.finalGrade = finalGrade
        self.weighted = weighted
        self.groups = groups
    }

    package init(json: JSONElement) throws(JSONError) {
        currentScore = try json.optional("current_score")
        finalScore = try json.optional("final_score")
        currentGrade = try json.optional("current_grade")
        finalGrade = try json.optional("final_grade")
        weighted = try json.optional("weighted")
        groups = try json.list("groups")
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("current_score", currentScore)
            json.set("final_score", finalScore)
            json.set("current_grade", currentGrade)
            json.set("final_grade", finalGrade)
            json.set("weighted", weighted)
            json.set("groups", groups)
        }
    }
}

/// An event of the calendar of a course or of the account.
package struct ElearningEvent: JSONCodable, APIParsable, Hashable {
    /// Identifier of the event.
    package var id: Int
    /// Title of the event.
    package var title: String
    /// Start of the event. `nil` without a time.
    package var startTime: Timestamp?
    /// End of the event. `nil` without a time.
    package var endTime: Timestamp?
    /// Whether the event lasts the whole day. `nil` if the server does not send it.
    package var allDay: Bool?
    /// Day of an event that lasts the whole day. `nil` for other events.
    package var date: CalendarDate?
    /// Name of the course or of the person. `nil` if the server does not send it.
    package var contextName: String?
    /// Identifier of the course. `nil` for an event of the account.
    package var courseId: Int?
    /// Place of the event. `nil` without a place.
    package var location: String?
    /// Description as HTML. `nil` without a description.
    package var description: String?
    /// URL of the event's page. `nil` if the server does not send it.
    package var url: String?

    package init(
        id: Int,
        title: String,
        startTime: Timestamp?,
        endTime: Timestamp?,
        allDay: Bool?,
        date: CalendarDate?,
        contextName: String?,
        courseId: Int?,
        location: String?,
        description: String?,
        url: String?
    ) {
        self.id = id
        self.title = title
        self.startTime = startTime
        self.endTime = endTime
        self.allDay = allDay
        self.date = date
        self.contextName = contextName
        self.courseId = courseId
        self.location = location
        self.description = description
        self.url = url
    }

    package init(json: JSONElement) throws(JSONError) {
        id = try json.value("id")
        title = try json.value("title")
        startTime = try json.optional("start_time")
        endTime = try json.optional("end_time")
        allDay = try json.optional("all_day")
        date = try json.optional("date")
        contextName = try json.optional("context_name")
        courseId = try json.optional("course_id")
        location = try json.optional("location")
        description = try json.optional("description")
        url = try json.optional("url", as: .url)
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("id", id)
            json.set("title", title)
            json.set("start_time", startTime)
            json.set("end_time", endTime)
            json.set("all_day", allDay)
            json.set("date", date)
            json.set("context_name", contextName)
            json.set("course_id", courseId)
            json.set("location", location)
            json.set("description", description)
            json.set("url", url)
        }
    }
}

/// A file of a synchronized course.
package struct ElearningSyncedFile: JSONCodable, APIParsable, Hashable {
    /// Identifier of the file.
    package var id: Int
    /// Name of the file, as the server sends it.
    package var name: String
    /// The result for this file, such as a download.
    package var outcome: ElearningSyncOutcome
    /// Path of the file below the folder. `nil` if the file is not in the folder.
    package var path: String?
    /// Size of the file on the server. `nil` if the server does not send it.
    package var size: Int?
    /// Message of the error if the file could not be downloaded, otherwise `nil`.
    package var reason: String?

    package init(id: Int, name: String, outcome: ElearningSyncOutcome, path: String?, size: Int?, reason: String?) {
        self.id = id
        self.name = name
        self.outcome = outcome
        self.path = path
        self.size = size
        self.reason = reason
    }

    package init(json: JSONElement) throws(JSONError) {
        id = try json.value("id")
        name = try json.value("name")
        outcome = try json.value("outcome")
        path = try json.optional("path")
        size = try json.optional("size")
        reason = try json.optional("reason")
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("id", id)
            json.set("name", name)
            json.set("outcome", outcome)
            json.set("path", path)
            json.set("size", size)
            json.set("reason", reason)
        }
    }
}

/// The outcome of synchronizing a course into a folder.
package struct ElearningSyncResult: JSONCodable, APIParsable, Hashable {
    /// Path of the folder on this computer.
    package var folder: String
    /// Files of the course, in order of their identifiers. Those that the course no longer has follow.
    package var files: [ElearningSyncedFile]

    package init(folder: String, files: [ElearningSyncedFile]) {
        self.folder = folder
        self.files = files
    }

    package init(json: JSONElement) throws(JSONError) {
        folder = try json.value("folder")
        files = try json.list("files")
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("folder", folder)
            json.set("files", files)
        }
    }
}

/// An item of a course that is new.
package struct ElearningNewsItem: JSONCodable, APIParsable, Hashable {
    /// Kind of the item.
    package var kind: ElearningNewsKind
    /// Identifier of the course.
    package var courseId: Int
    /// Identifier of the announcement, assignment or file. Of a grade, the identifier of its assignment.
    package var id: Int
    /// Title of the announcement or assignment, or name of the file.
    package var title: String
    /// Time of the announcement, file or grading, or due time of the assignment. `nil` if the server does not
    /// send it.
    package var time: Timestamp?
    /// URL of the item's page. `nil` for files.
    package var url: String?
    /// Score of a grade, in points. `nil` for other items.
    package var score: Double?
    /// Grade as the teacher shows it. `nil` for other items.
    package var grade: String?
    /// Maximum number of points of an assignment or grade. `nil` without points.
    package var points: Double?

    package init(
        kind: ElearningNewsKind,
        courseId: Int,
        id: Int,
        title: String,
        time: Timestamp?,
        url: String?,
        score: Double?,
        grade: String?,
        points: Double?
    ) {
        self.kind = kind
        self.courseId = courseId
        self.id = id
        self.title = title
        self.time = time
        self.url = url
        self.score = score
        self.grade = grade
        self.points = points
    }

    package init(json: JSONElement) throws(JSONError) {
        kind = try json.value("kind")
        courseId = try json.value("course_id")
        id = try json.value("id")
        title = try json.value("title")
        time = try json.optional("time")
        url = try json.optional("url", as: .url)
        score = try json.optional("score")
        grade = try json.optional("grade")
        points = try json.optional("points")
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("kind", kind)
            json.set("course_id", courseId)
            json.set("id", id)
            json.set("title", title)
            json.set("time", time)
            json.set("url", url)
            json.set("score", score)
            json.set("grade", grade)
            json.set("points", points)
        }
    }
}

/// The items of courses that are new since a token.
package struct ElearningNews: JSONCodable, APIParsable, Hashable {
    /// Token of the state after these items. The next call takes it as `since`.
    package var token: String
    /// New items, in order of courses and kinds.
    package var items: [ElearningNewsItem]

    package init(token: String, items: [ElearningNewsItem]) {
        self.token = token
        self.items = items
    }

    package init(json: JSONElement) throws(JSONError) {
        token = try json.value("token")
        items = try json.list("items")
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("token", token)
            json.set("items", items)
        }
    }
}
