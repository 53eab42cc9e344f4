import Calendar
import Errors
import FudanKit

extension ArchiveRun {
    /// The results of all semesters, with one request.
    func readScores(_ part: inout Part) async throws {
        let sheets = try await campus.scoreService.sheets()
        let keys = ItemKeys()
        let items = try sheets.sorted { ($0.key ?? 0) > ($1.key ?? 0) }.flatMap { semester, scores in
            try scores.map { score in
                let scope = semester.map(String.init) ?? ""
                return NewItem(
                    key: keys.key(scope, score.courseId ?? score.courseCode ?? score.courseName), scope: scope, position: semester ?? 0,
                    value: try ArchiveTables.json.text(score))
            }
        }
        try await store(items, .score, &part)
    }

    /// The timetables of all semesters. That of a semester that has ended is requested only once after its end.
    func readLessons(_ part: inout Part) async throws {
        let service = campus.courseService
        let semesters = try await service.getSemesters(cache: refresh ? .refresh : .prefer).value
        var semesterPart = Part()
        try await store(
            semesters.map {
                NewItem(key: "\($0.id)", position: $0.year * 10 + ($0.type.map(Self.order) ?? 0), value: try ArchiveTables.json.text($0))
            }, .semester, forgets: true, &semesterPart)
        let checked = try await archive.run { tables in
            Dictionary(try tables.items(.semester).map { ($0.key, $0.checkedAt) }) { first, _ in first }
        }
        let today = CalendarDate.today
        let due = semesters.filter { semester in
            guard !refresh, let time = checked["\(semester.id)"] ?? nil else { return true }
            let day = CampusDateTime(WallTime(milliseconds: time)).date
            // Without dates, only the semester of today can change.
            return semester.endDate.map { day <= $0 } ?? (semester.containsToday || semester.isCurrent)
        }.filter { $0.startDate.map { $0.days(since: today) <= Self.lookAhead } ?? true }
        progress?.addSteps(due.count)
        for semester in due {
            do {
                let scope = "\(semester.id)"
                let courses = try await service.getCourses(semesterId: semester.id, cache: .refresh).value
                let items = try courses.map { course in
                    NewItem(
                        key: course.id, scope: scope, position: course.weekday * 100 + course.start,
                        value: try ArchiveTables.json.text(course))
                }
                try await store(items, .lesson, scope: scope, &part)
                try await archive.run { [now] in try $0.setChecked(.semester, scope, at: now) }
            } catch let error as DanXiError where error.isAboutOne {
                try part.record(error, pace)
            }
            progress?.completeStep()
        }
    }

    /// Number of days before a semester from which its timetable is requested.
    private static let lookAhead = 60

    private static func order(_ type: SemesterType) -> Int { SemesterType.allCases.firstIndex(of: type).map { $0 + 1 } ?? 0 }

    func readExams(_ part: inout Part) async throws {
        guard campus.client.studentType != .graduate else { return }
        let exams = try await campus.examService.getExams(cache: .refresh).value
        let keys = ItemKeys()
        let items = try exams.map { exam in
            NewItem(
                key: keys.key(exam.courseId ?? exam.course, exam.type ?? ""),
                position: exam.date?.days(since: Self.epoch) ?? 0, value: try ArchiveTables.json.text(exam))
        }
        try await store(items, .exam, &part)
    }

    /// The transactions that the site keeps, newest first.
    func readTransactions(_ part: inout Part) async throws {
        let keys = ItemKeys()
        var number = 0
        try await readPages(.transaction, forgets: true, &part) { _ in
            number += 1
            let page = try await campus.walletService.getTransactions(page: number)
            let items = try page.transactions.map { transaction in
                let key =
                    transaction.id
                    ?? keys.key(
                        "\(transaction.time)", transaction.kind ?? "", transaction.location ?? "", "\(transaction.amount)",
                        transaction.balance.map { "\($0)" } ?? "")
                return NewItem(
                    key: key, position: (transaction.time.unixSeconds ?? 0) * 1000, value: try ArchiveTables.json.text(transaction))
            }
            return (items, items.isEmpty || page.pageCount.map { number >= $0 } ?? false)
        }
    }

    /// The books that were returned, newest first.
    func readLoans(_ part: inout Part) async throws {
        let keys = ItemKeys()
        var number = 0
        try await readPages(.loan, forgets: true, &part) { _ in
            number += 1
            let page = try await campus.libraryService.listPastLoans(page: number, size: Self.loanPage)
            let items = try page.loans.map { loan in
                NewItem(
                    key: keys.key(loan.barcode, loan.loanDate.map { "\($0)" } ?? ""),
                    position: loan.returnDate?.days(since: Self.epoch) ?? 0, value: try ArchiveTables.json.text(loan))
            }
            return (items, items.isEmpty || page.pageCount.map { number >= $0 } ?? (items.count < Self.loanPage))
        }
    }

    private static let loanPage = 50
    private static let epoch = CampusDateTime(WallTime(milliseconds: 0)).date
}

/// The keys of the entries of one list, made of what identifies an entry. Equal entries get different keys.
private final class ItemKeys {
    private var counts: [String: Int] = [:]

    func key(_ parts: String...) -> String {
        let key = parts.joined(separator: "/")
        counts[key, default: 0] += 1
        let count = counts[key] ?? 1
        return count == 1 ? key : "\(key)#\(count)"
    }
}
