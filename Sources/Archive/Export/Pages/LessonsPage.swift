import Errors
import FudanKit

/// The page of the courses with their times and rooms, by semester.
struct LessonsPage {
    static let path = "pages/lessons.html"
    let site: ArchiveSite

    func document() throws(DanXiError) -> String {
        let words = site.words
        let titles = [
            words("课程", "Course"), words("时间", "Time"), words("周次", "Weeks"), words("教室", "Room"), words("教师", "Teachers"),
            words("学分", "Credits"), words("代码", "Code"),
        ]
        return try ArchivePage(title: site.title(of: Self.path), path: Self.path).document(site) { html in
            for group in site.groups(site.content.lessons) {
                html.element("h2", text: group.title)
                let meetings = group.values.map(\.value).sorted { ($0.weekday, $0.start, $0.id) < ($1.weekday, $1.start, $1.id) }
                html.table(titles, meetings.map(row), stacks: true)
            }
        }
    }

    private func row(_ course: Course) -> [HTMLCell] {
        let lessons = course.start == course.end ? "\(course.start)" : "\(course.start)–\(course.end)"
        let times = [course.startTime, course.endTime].compactMap { $0?.description }.joined(separator: "–")
        let time = [day(course.weekday), site.words("\(lessons) 节", "lesson \(lessons)"), times].filter { !$0.isEmpty }
        return [
            HTMLCell(course.name), HTMLCell(time.joined(separator: " "), .line), HTMLCell(weeks(course.onWeeks)),
            HTMLCell(course.places.compactMap { $0.room ?? $0.building ?? $0.campus }.joined(separator: ", ")),
            HTMLCell(course.teachers.joined(separator: ", ")), HTMLCell(course.credits?.short, .number),
            HTMLCell(course.code ?? course.courseCode, .line),
        ]
    }

    private func weeks(_ weeks: [Int]) -> String {
        let isEverySecond = zip(weeks, weeks.dropFirst()).allSatisfy { $0.addingReportingOverflow(2).partialValue == $1 }
        guard weeks.count > 2, isEverySecond, let first = weeks.first, let last = weeks.last else { return weeks.ranges }
        return "\(first)–\(last) " + (first.isMultiple(of: 2) ? site.words("双", "even") : site.words("单", "odd"))
    }

    private func day(_ weekday: Int) -> String {
        let chinese = ["周一", "周二", "周三", "周四", "周五", "周六", "周日"]
        let english = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
        guard chinese.indices.contains(weekday - 1) else { return "" }
        return site.words(chinese[weekday - 1], english[weekday - 1])
    }
}
