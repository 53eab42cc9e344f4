import Errors
import FudanKit

/// The page of the grades, by semester.
struct ScoresPage {
    static let path = "pages/scores.html"
    let site: ArchiveSite

    func document() throws(DanXiError) -> String {
        let words = site.words
        let titles = [
            words("课程", "Course"), words("成绩", "Grade"), words("绩点", "Points"), words("学分", "Credits"), words("教师", "Teacher"),
            words("代码", "Code"), words("以前", "Before"),
        ]
        return try ArchivePage(title: site.title(of: Self.path), path: Self.path).document(site) { html in
            for group in site.groups(site.content.scores) {
                html.element("h2", text: group.title)
                html.table(
                    titles,
                    group.values.map { kept in
                        let score = kept.value
                        let before = kept.earlier.compactMap(\.grade).joined(separator: ", ")
                        return [
                            HTMLCell(score.courseName), HTMLCell(score.grade), HTMLCell(score.gradePoint?.short, .number),
                            HTMLCell(score.courseCredit?.short, .number), HTMLCell(score.teacher),
                            HTMLCell(score.courseCode ?? score.courseId, .line), HTMLCell(before),
                        ]
                    }, stacks: true)
            }
        }
    }
}

extension ArchiveSite {
    /// The values of one semester, newest semester first.
    struct Group<Value: Sendable> {
        let title: String
        let values: [ArchiveContent.Kept<Value>]
    }

    /// Returns values by the semesters that their scopes name. Values without a semester are last.
    func groups<Value>(_ values: [ArchiveContent.Kept<Value>]) -> [Group<Value>] {
        let names = content.semesters.map { (scope: $0.key, title: $0.value.name) }
        let known = Set(names.map(\.scope))
        let byScope = Dictionary(grouping: values, by: \.scope)
        var groups = names.compactMap { name in byScope[name.scope].map { Group(title: name.title, values: $0) } }
        let rest = values.filter { !known.contains($0.scope) }
        if !rest.isEmpty { groups.append(Group(title: words("其他", "Other"), values: rest)) }
        return groups
    }
}
