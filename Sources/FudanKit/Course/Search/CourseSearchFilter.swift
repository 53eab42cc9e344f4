import Text

/// The criteria of a course search.
struct CourseSearchFilter {
    /// The words of the keyword, in lower case. Each word must occur in the name, a code or a teacher's name.
    private let words: [String]
    private let teacher: String?
    private let weekday: Int?

    init(keyword: String?, teacher: String?, weekday: Int?) {
        words = (keyword ?? "").lowercased().split(whereSeparator: \.isWhitespace).map(String.init)
        self.teacher = teacher?.trimmed.lowercased()
        self.weekday = weekday
    }

    func matches(_ course: OfferedCourse) -> Bool {
        if let teacher, !course.teachers.contains(where: { $0.lowercased().contains(teacher) }) { return false }
        if let weekday, !course.meetings.contains(where: { $0.weekday == weekday }) { return false }
        if words.isEmpty { return true }
        let texts = ([course.name, course.code ?? "", course.courseCode ?? ""] + course.teachers).map { $0.lowercased() }
        return words.allSatisfy { word in texts.contains { $0.contains(word) } }
    }

    /// Returns one page of the courses that match.
    func page(_ page: Int, size: Int, of courses: [OfferedCourse]) -> CourseSearchPage {
        let found = courses.filter(matches)
        return CourseSearchPage(
            courses: Array(found.dropFirst((page - 1) * size).prefix(size)), page: page, pageCount: (found.count + size - 1) / size,
            total: found.count)
    }
}
