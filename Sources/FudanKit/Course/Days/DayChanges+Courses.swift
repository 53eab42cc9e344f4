import Calendar

extension DayChanges {
    /// Returns whether the usual courses of a date are not held on that date.
    func cancelsCourses(on date: CalendarDate) -> Bool {
        switch courses(on: date) {
        case .own, .unknown: false
        case .other, .none: true
        }
    }

    /// Returns the courses of another day that are held on a date, with their new date.
    func movedCourses(to date: CalendarDate, in semester: Semester, of courses: [Course]) -> [Course] {
        guard self.courses(on: date) == .other, let source = self[date]?.coursesOf, let usualWeek = semester.week(of: source),
            let week = semester.week(of: date)
        else { return [] }
        return courses.filter { $0.weekday == source.weekday && $0.meets(inWeek: usualWeek) }.map { $0.moved(to: date, week: week) }
    }

    /// Returns all courses that are moved to another date, sorted by their new date.
    func movedCourses(in semester: Semester, of courses: [Course]) -> [(date: CalendarDate, course: Course)] {
        list.flatMap { change in movedCourses(to: change.date, in: semester, of: courses).map { (change.date, $0) } }
    }

    /// Returns the days of a semester whose courses are unknown, in order.
    func unknownDays(in semester: Semester) -> [DayChange] {
        list.filter { courses(on: $0.date) == .unknown && semester.contains($0.date) }
    }
}

extension Course {
    /// Returns this course as a single meeting on another date.
    fileprivate func moved(to date: CalendarDate, week: Int) -> Course {
        Course(
            id: "\(id)-\(date)", semesterId: semesterId, code: code, courseCode: courseCode, name: name, className: className, type: type,
            credits: credits, teachers: teachers, places: places, weekday: date.weekday, start: start, end: end, startTime: startTime,
            endTime: endTime, onWeeks: (1...60).contains(week) ? [week] : [], studentCount: studentCount, studentLimit: studentLimit,
            remark: remark)
    }
}
