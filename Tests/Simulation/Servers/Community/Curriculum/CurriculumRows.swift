import Text

/// The rows of the simulated course reviews. Times without a unit are microseconds since 1970.
package struct CurriculumCourse: Equatable, Sendable {
    package let number: Int
    package let name: String
    /// The code of the course's group, such as `MATH120016`.
    package let code: String
    /// The code of the class, such as `MATH120016.01`.
    package let classCode: String
    package let department: String
    package let teachers: String
    package let year: Int
    package let semester: Int
    package let campus: String
    package let credit: Double
    let maxStudents: Int
    let weekHours: Int
}

/// The courses with the same code.
package final class CurriculumGroup {
    package let number: Int
    package let name: String
    package let code: String
    let department: String
    let campus: String
    package internal(set) var courses: [CurriculumCourse] = []
    /// The number of all reviews, including deleted ones.
    package internal(set) var reviewCount = 0

    init(number: Int, of course: CurriculumCourse) {
        (self.number, name, code, department, campus) = (number, course.name, course.code, course.department, course.campus)
    }

    /// The different credits of the courses, in the order of the courses.
    var credits: [Double] { courses.reduce(into: []) { if !$0.contains($1.credit) { $0.append($1.credit) } } }
}

package final class CurriculumReview {
    package let number: Int
    package let course: CurriculumCourse
    /// The number of the author's account.
    package let account: Int
    package internal(set) var title: String
    package internal(set) var content: String
    /// The marks, by `overall`, `content`, `workload` and `assessment`.
    package internal(set) var rank: [String: Int]
    /// 1 or -1, by the number of the account.
    package internal(set) var votes: [Int: Int] = [:]
    /// The texts before each change, oldest first.
    package internal(set) var history: [(time: Int, title: String, content: String)] = []
    package internal(set) var isDeleted = false
    let created: Int
    var updated: Int

    init(
        number: Int, course: CurriculumCourse, account: Int, title: String, content: String, rank: [String: Int], created: Int
    ) {
        (self.number, self.course, self.account, self.title, self.content) = (number, course, account, title, content)
        (self.rank, self.created, updated) = (rank, created, created)
    }

    package var remark: Int { votes.values.reduce(0, +) }

    /// Whether readers see a notice in place of the text. Certain words and links stand in place of the real check.
    var isWithheld: Bool {
        let text = title + content
        let hosts = text.parts(after: "https://").map { $0.prefix { $0 != "/" } }
        return text.contains("违禁词") || text.contains("待审") || hosts.contains { !$0.hasSuffix("fduhole.com") }
    }
}
