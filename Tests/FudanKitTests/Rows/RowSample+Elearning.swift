import Calls
import JSON
import TestSupport

@testable import FudanKit

extension RowSample {
    private static func url(_ given: Disturbance) -> JSONValue? { text(given).map { .string("https://elearning.fudan.edu.cn/\($0)") } }

    /// Returns the usual reading of a number that is not negative.
    private static func count(_ usual: JSONValue?) -> JSONValue? { usual == .integer(-1) ? nil : usual }

    private static let file =
        #"{"id":1,"folder_id":2,"display_name":"讲义 1.pdf","filename":"b+c.pdf","content-type":"application/pdf","size":300,"created_at":"2026-11-20T16:00:00Z","modified_at":"2026-11-21T16:00:00Z","unlock_at":"2026-11-22T16:00:00Z","locked":false,"locked_for_user":false,"url":"/files/1/download"}"#
    private static let assignment =
        #"{"id":1,"name":"作业","course_id":2,"assignment_group_id":3,"due_at":"2026-11-21T16:00:00Z","unlock_at":"2026-11-20T16:00:00Z","lock_at":"2026-11-22T16:00:00Z","points_possible":10.5,"grading_type":"points","submission_types":["online_upload"],"#
        + #""description":"<p>说明</p>","html_url":"/a","locked_for_user":false,"submission":{"workflow_state":"graded","score":9.5,"grade":"A-","submitted_at":"2026-11-19T16:00:00Z","graded_at":"2026-11-20T16:00:00Z","attempt":2,"late":false,"missing":false,"excused":false}}"#
    private static let submission: [String: JSONValue] = [
        "state": .string("graded"), "submitted": .bool(true), "score": .number(9.5), "grade": .string("A-"),
        "submit_time": .string("2026-11-19T16:00:00Z"), "grade_time": .string("2026-11-20T16:00:00Z"), "attempt": .integer(2),
        "late": .bool(false), "missing": .bool(false), "excused": .bool(false),
    ]
    /// The fields of a submission that the server's members become, with the types of the fields.
    private static let submissionFields = [
        "workflow_state": ("state", "string"), "score": ("score", "number"), "grade": ("grade", "string"),
        "submitted_at": ("submit_time", "time"), "graded_at": ("grade_time", "time"), "attempt": ("attempt", "int"),
        "late": ("late", "bool"),
        "missing": ("missing", "bool"), "excused": ("excused", "bool"),
    ]

    static let learning: [RowSample] = [
        RowSample(
            "ElearningCourse", in: "[§]",
            #"{"id":1,"name":"我的课","original_name":"数据结构","course_code":"CS20012","term":{"name":"秋季"},"teachers":[{"display_name":"沈砚秋"}],"start_at":"2026-09-01T00:00:00Z","end_at":"2027-01-20T00:00:00Z","enrollments":[{"computed_current_score":99.5}]}"#,
            beside: #"{"id":2,"name":"体育"}"#,
            [
                "id": ["id"], "name": ["name"], "original_name": ["original_name"], "course_code": ["code"], "term": ["term"],
                "term.name": ["term"], "teachers": ["teachers"], "teachers.0": ["teachers"], "teachers.0.display_name": ["teachers"],
                "start_at": ["start_time"], "end_at": ["end_time"], "enrollments": ["score"], "enrollments.0": ["score"],
                "enrollments.0.computed_current_score": ["score"],
            ],
            reading: { path, _, _, usual in
                ["term", "enrollments", "enrollments.0", "teachers", "teachers.0"].contains(path) ? nil : usual
            },
            read: decode(ReadRows<ElearningCourseResponse>.self) { try $0.readable("course").compactMap(\.course) }),
        RowSample(
            "ElearningTodo", in: "[§]",
            #"{"plannable_type":"assignment","plannable_id":1,"course_id":"2","context_name":"数据结构","html_url":"/a","submissions":{"submitted":true,"graded":false,"missing":true},"plannable":{"title":"作业","due_at":"2026-11-21T16:00:00Z","points_possible":10.5}}"#,
            beside: #"{"plannable_type":"quiz","plannable_id":2,"plannable":{"title":"测验"}}"#,
            [
                "plannable_type": ["kind"], "plannable_id": ["id"], "course_id": ["course_id"], "context_name": ["course_name"],
                "html_url": ["url"], "submissions": ["submitted", "graded", "missing"], "submissions.submitted": ["submitted"],
                "submissions.graded": ["graded"], "submissions.missing": ["missing"], "plannable.title": ["title"],
                "plannable.due_at": ["due_time"], "plannable.points_possible": ["points"],
            ],
            reading: { path, field, given, usual in
                switch field {
                case "url": url(given)
                case "kind": ["x", "7"].contains(text(given)) && given != .value(.integer(7)) ? usual : nil
                default: path == "submissions" ? nil : usual
                }
            },
            read: decode(ReadRows<ElearningTodoResponse>.self) { try $0.readable("to-do").map(\.todo) }),
        RowSample(
            "ElearningFolder", in: "[§]",
            #"{"id":1,"name":"讲义","parent_folder_id":2,"files_count":3,"locked":true,"locked_for_user":false}"#,
            beside: #"{"id":2,"name":"course files"}"#,
            [
                "id": ["id"], "name": ["name"], "parent_folder_id": ["parent_id"], "files_count": ["file_count"], "locked": ["locked"],
                "locked_for_user": ["locked"],
            ],
            reading: { path, _, _, usual in
                switch path {
                case "files_count": count(usual)
                case "locked": .bool(false)
                case "locked_for_user": usual ?? .bool(true)
                default: usual
                }
            },
            read: decode(ReadRows<ElearningFolderResponse>.self) { try $0.readable("folder").map(\.folder) }),
        RowSample(
            "ElearningFile", in: "[§]", file, beside: #"{"id":2,"display_name":"b"}"#,
            [
                "id": ["id"], "folder_id": ["folder_id"], "display_name": ["name"], "filename": ["name"], "content-type": ["content_type"],
                "size": ["size"], "created_at": ["create_time"], "modified_at": ["modify_time"], "unlock_at": ["unlock_time"],
                "locked": ["locked"], "locked_for_user": ["locked"], "url": ["locked"],
            ],
            reading: { path, _, given, usual in
                switch path {
                case "display_name": usual ?? .string("b c.pdf")
                case "filename": .string("讲义 1.pdf")
                case "size": count(usual)
                case "locked": .bool(false)
                case "locked_for_user": usual ?? .bool(false)
                case "url": .bool(given == .value(.string("")))
                default: usual
                }
            },
            read: decode(ReadRows<ElearningFileResponse>.self) { try $0.readable("file").map(\.file) }),
        RowSample(
            "ElearningModule", in: "[§]",
            #"{"id":1,"name":"第一周","unlock_at":"2026-11-21T16:00:00Z","items":[{"id":3,"title":"讲义"}]}"#,
            beside: #"{"id":2,"name":"第二周"}"#,
            ["id": ["id"], "name": ["name"], "unlock_at": ["unlock_time"], "items": ["items"], "items.0": ["items"]],
            reading: { path, _, _, usual in path.hasPrefix("items") ? nil : usual },
            read: decode(ReadRows<ElearningModuleResponse>.self) { try $0.readable("module").map(\.module) }),
        RowSample(
            "ElearningModuleItem", in: "[§]",
            #"{"id":1,"title":"讲义","type":"File","content_id":2,"html_url":"/a","external_url":"/b","indent":1}"#,
            beside: #"{"id":2,"title":"阅读"}"#,
            [
                "id": ["id"], "title": ["title"], "type": ["type"], "content_id": ["content_id"], "html_url": ["url"],
                "external_url": ["url"], "indent": ["indent"],
            ],
            reading: { path, _, given, usual in
                switch path {
                case "html_url": .string("https://elearning.fudan.edu.cn/b")
                case "external_url": url(given) ?? .string("https://elearning.fudan.edu.cn/a")
                case "indent": count(usual)
                default: usual
                }
            },
            read: decode(ReadRows<ElearningModuleItemResponse>.self) { try $0.readable("item").map(\.item) }),
        RowSample(
            "ElearningAssignment", in: "[§]", assignment, beside: #"{"id":2,"name":"报告"}"#,
            [
                "id": ["id"], "name": ["name"], "course_id": ["course_id"], "assignment_group_id": ["group_id"], "due_at": ["due_time"],
                "unlock_at": ["unlock_time"], "lock_at": ["lock_time"], "points_possible": ["points"], "grading_type": ["grading_type"],
                "submission_types": ["submission_types"], "submission_types.0": ["submission_types"], "description": ["description"],
                "html_url": ["url"], "locked_for_user": ["locked"], "submission": ["submission"],
            ].merging(submissionFields.keys.map { ("submission.\($0)", ["submission"]) }) { first, _ in first },
            reading: { path, field, given, usual in
                if path == "submission" {
                    if case .value(.object) = given { return .object(["submitted": .bool(false)]) }
                    return nil
                }
                if let (name, type) = submissionFields[String(path.dropFirst("submission.".count))], path.hasPrefix("submission.") {
                    var changed = submission
                    changed[name] = name == "attempt" ? count(given.reading(as: type)) : given.reading(as: type)
                    return .object(changed)
                }
                return field == "url" ? url(given) : usual
            },
            read: decode(ReadRows<ElearningAssignmentResponse>.self) { try $0.readable("assignment").map(\.assignment) }),
        RowSample(
            "ElearningAnnouncement", in: "[§]",
            #"{"id":1,"title":"停课","message":"<p>停课</p>","posted_at":"2026-11-21T16:00:00Z","author":{"display_name":"沈砚秋"},"html_url":"/a","attachments":[{"id":3,"display_name":"a.pdf"}]}"#,
            beside: #"{"id":2,"title":"调课"}"#,
            [
                "id": ["id"], "title": ["title"], "message": ["message"], "posted_at": ["post_time"], "author": ["author"],
                "author.display_name": ["author"], "html_url": ["url"], "attachments": ["attachments"], "attachments.0": ["attachments"],
            ],
            reading: { path, field, given, usual in
                switch field {
                case "url": url(given)
                default: path == "author" || path.hasPrefix("attachments") ? nil : usual
                }
            },
            read: decode(ReadRows<ElearningAnnouncementResponse>.self) { try $0.readable("announcement").map(\.announcement) }),
        RowSample(
            "ElearningGradeGroup", in: "[§]", #"{"id":1,"name":"平时","group_weight":40.5,"assignments":[{"id":3,"name":"作业"}]}"#,
            beside: #"{"id":2,"name":"考试"}"#,
            [
                "id": ["id"], "name": ["name"], "group_weight": ["weight"], "assignments": ["assignments"],
                "assignments.0": ["assignments"],
            ],
            reading: { path, _, _, usual in path.hasPrefix("assignments") ? nil : usual },
            read: decode(ReadRows<ElearningGradeGroupResponse>.self) { try $0.readable("group").map(\.group) }),
        RowSample(
            "ElearningEvent", in: "[§]",
            #"{"id":1,"title":"答疑","start_at":"2026-11-20T16:00:00Z","end_at":"2026-11-21T16:00:00Z","all_day":true,"all_day_date":"2026-11-21","context_code":"course_7","context_name":"数据结构","location_name":"H3108","description":"<p>带书</p>","html_url":"/a"}"#,
            beside: #"{"id":2,"title":"体检"}"#,
            [
                "id": ["id"], "title": ["title"], "start_at": ["start_time"], "end_at": ["end_time"], "all_day": ["all_day", "date"],
                "all_day_date": ["date"], "context_code": ["course_id"], "context_name": ["context_name"], "location_name": ["location"],
                "description": ["description"], "html_url": ["url"],
            ],
            reading: { path, field, given, usual in
                switch field {
                case "url": url(given)
                case "date": path == "all_day" && given == .value(.bool(true)) ? .string("2026-11-21") : nil
                case "course_id": nil
                default: usual
                }
            },
            read: decode(ReadRows<ElearningEventResponse>.self) { try $0.readable("event").map(\.event) }),
    ]
}
