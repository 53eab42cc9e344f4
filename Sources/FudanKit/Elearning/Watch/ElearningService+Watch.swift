import Errors
import Storage

extension ElearningService {
    /// Returns the items that are new since a watch token. Without a token, returns a token and no items.
    package func watch(courseIds: [Int]?, kinds: [ElearningNewsKind]?, since: String?) async throws -> ElearningNews {
        let before = try since.map { since throws(DanXiError) in
            guard let marks = ElearningMarks(since) else { throw DanXiError.foreignToken("elearning.watch") }
            return marks
        }
        let ids: [Int]
        if let courseIds { ids = courseIds } else { ids = try await ElearningAPI.listCourses(client, state: .active).map(\.id) }
        var (marks, items) = (ElearningMarks(), [ElearningNewsItem]())
        for course in ids.sorted() {
            let lists = try await found(in: course, Set(kinds ?? ElearningNewsKind.allCases))
            for kind in lists.keys.sorted(by: { $0.rawValue < $1.rawValue }) {
                let list = ElearningMarks.List(course: course, kind: kind)
                // A list that the course does not show now counts as unchanged.
                guard let found = lists[kind] ?? nil else {
                    marks.set(list, to: before?.lists[list] ?? [])
                    continue
                }
                marks.set(list, to: Set(found.map(\.mark)))
                if let before { items += found.filter { !before.contains($0.mark, in: list) }.map(\.item) }
            }
        }
        return ElearningNews(token: marks.token, items: items)
    }

    private typealias Found = (mark: String, item: ElearningNewsItem)

    /// Returns the items of a course by kind. The value of a kind is nil if the course does not show its items.
    private func found(in course: Int, _ kinds: Set<ElearningNewsKind>) async throws -> [ElearningNewsKind: [Found]?] {
        var items: [ElearningNewsKind: [Found]?] = [:]
        if kinds.contains(.announcement) {
            let list = try await shown { try await ElearningAPI.listAnnouncements(client, course: course) }
            items[.announcement] = .some(list?.map { (ElearningMarks.mark($0.id, nil), ElearningNewsItem($0, in: course)) })
        }
        if kinds.contains(.file) {
            let list = try await shown { try await ElearningAPI.listFiles(client, course: course) }
            items[.file] = .some(
                list?.map { file in
                    // A new content has another time or another size. The server may write the same time in another zone.
                    let version = [file.modifyTime?.unixSeconds, file.size].map { $0.map { "\($0)" } ?? "" }
                    return (ElearningMarks.mark(file.id, version.joined(separator: " ")), ElearningNewsItem(file, in: course))
                })
        }
        guard !kinds.isDisjoint(with: [.assignment, .grade]) else { return items }
        let list = try await shown { try await ElearningAPI.listAssignments(client, course: course) }
        if kinds.contains(.assignment) {
            items[.assignment] = .some(list?.map { (ElearningMarks.mark($0.id, nil), ElearningNewsItem($0, in: course)) })
        }
        if kinds.contains(.grade) {
            items[.grade] = .some(
                list?.compactMap { assignment in
                    guard let submission = assignment.submission, submission.score != nil || submission.grade != nil else { return nil }
                    let version = "\(submission.score.map { "\($0)" } ?? "") \(submission.grade ?? "")"
                    return (ElearningMarks.mark(assignment.id, version), ElearningNewsItem(assignment, submission, in: course))
                })
        }
        return items
    }

    /// Returns nil if the course does not show a list to the account.
    private func shown<Item>(_ list: () async throws -> [Item]) async throws -> [Item]? {
        do {
            return try await list()
        } catch let error as DanXiError where [.forbidden, .notFound].contains(error.code) {
            return nil
        }
    }
}

extension ElearningNewsItem {
    fileprivate init(_ announcement: ElearningAnnouncement, in course: Int) {
        self.init(
            kind: .announcement, courseId: course, id: announcement.id, title: announcement.title, time: announcement.postTime,
            url: announcement.url, score: nil, grade: nil, points: nil)
    }

    fileprivate init(_ file: ElearningFile, in course: Int) {
        self.init(
            kind: .file, courseId: course, id: file.id, title: file.name, time: file.modifyTime, url: nil, score: nil, grade: nil,
            points: nil)
    }

    fileprivate init(_ assignment: ElearningAssignment, in course: Int) {
        self.init(
            kind: .assignment, courseId: course, id: assignment.id, title: assignment.name, time: assignment.dueTime, url: assignment.url,
            score: nil, grade: nil, points: assignment.points)
    }

    /// Creates the item of a grade.
    fileprivate init(_ assignment: ElearningAssignment, _ submission: ElearningSubmission, in course: Int) {
        self.init(
            kind: .grade, courseId: course, id: assignment.id, title: assignment.name, time: submission.gradeTime, url: assignment.url,
            score: submission.score, grade: submission.grade, points: assignment.points)
    }
}
