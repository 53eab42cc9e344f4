import Errors
import FudanKit

/// The page of the exams.
struct ExamsPage {
    static let path = "pages/exams.html"
    let site: ArchiveSite

    func document() throws(DanXiError) -> String {
        let words = site.words
        let titles = [
            words("课程", "Course"), words("日期", "Date"), words("时间", "Time"), words("地点", "Place"), words("座位", "Seat"),
            words("方式", "Method"), words("备注", "Note"),
        ]
        return try ArchivePage(title: site.title(of: Self.path), path: Self.path).document(site) { html in
            html.table(titles, site.content.exams.map { row($0.value) }, stacks: true)
        }
    }

    private func row(_ exam: Exam) -> [HTMLCell] {
        let times = [exam.startTime, exam.endTime].compactMap { $0?.description }.joined(separator: "–")
        let place = [exam.campus, exam.location ?? exam.building].compactMap { $0 }.joined(separator: " ")
        return [
            HTMLCell(exam.course), HTMLCell(exam.date?.description, .line), HTMLCell(times.isEmpty ? exam.time : times, .line),
            HTMLCell(place), HTMLCell(exam.seat), HTMLCell(exam.method ?? exam.type), HTMLCell(exam.note),
        ]
    }
}
