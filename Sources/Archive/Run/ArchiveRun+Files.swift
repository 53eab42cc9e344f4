import Calendar
import Errors
import FudanKit
import Storage

extension ArchiveRun {
    /// The files of the courses in eLearning, each course in a folder of its own. A course that has ended is read only once after its end.
    func readFiles(_ part: inout Part) async throws {
        guard !sources.usesElearningToken else {
            throw DanXiError(
                .notSignedIn,
                "The files are archived only with the campus sign-in, because elearning.token may be another person's. Remove elearning.token."
            )
        }
        let service = campus.elearningService
        let courses = try await service.listCourses(state: nil, cache: .refresh).value
        var coursePart = Part()
        try await store(
            courses.map { NewItem(key: "\($0.id)", position: $0.id, value: try ArchiveTables.json.text($0)) }, .course, forgets: true,
            &coursePart)
        let (checked, folders) = try await archive.run { tables in
            (
                Dictionary(try tables.items(.course).map { ($0.key, $0.checkedAt) }) { first, _ in first },
                try tables.courseFolders()
            )
        }
        let now = now
        let due = courses.filter { course in
            guard !ignoresIntervals, let time = checked["\(course.id)"] ?? nil else { return true }
            if let end = course.endTime?.unixSeconds, time > end * 1000 { return false }
            return !(0..<interval(of: .files)).contains(now - time)
        }
        progress?.addSteps(due.count)
        for course in due {
            let folder = folders["\(course.id)"] ?? "elearning/\(SafeName.of("\(course.id) \(course.name)"))"
            do {
                try await readFiles(of: course, into: folder, &part)
            } catch let error as DanXiError where error.code == .forbidden {
                // The course shows neither files nor modules. This is not a refusal of the account.
                try await archive.run { [now] in try $0.setChecked(.course, "\(course.id)", at: now) }
            } catch let error as DanXiError where error.isAboutOne {
                try part.record(error, pace)
            }
            progress?.completeStep()
        }
    }

    private func readFiles(of course: ElearningCourse, into folder: String, _ part: inout Part) async throws {
        let scope = "\(course.id)"
        // The folder above is created with the mode 0700.
        try await archive.createFolder("elearning")
        let result = try await campus.elearningService.sync(courseId: course.id, folder: "\(archive.path)/\(folder)")
        var items: [NewItem] = []
        for file in result.files where file.outcome != .removed {
            if file.outcome == .failed { part.problem = part.problem ?? "\(course.name): \(file.name): \(file.reason ?? "")" }
            guard let path = file.path else { continue }
            try await archive.makePrivate("\(folder)/\(path)")
            let archived = ArchivedFile(courseId: course.id, id: file.id, name: file.name, path: "\(folder)/\(path)", size: file.size)
            items.append(
                NewItem(key: "\(scope)/\(file.id)", scope: scope, position: file.id, value: try ArchiveTables.json.text(archived)))
        }
        try await store(items, .file, scope: scope, &part)
        let isComplete = !result.files.contains { $0.outcome == .failed }
        if isComplete { try await archive.run { [now] in try $0.setChecked(.course, scope, at: now) } }
    }
}

extension ArchiveTables {
    /// Returns the folders of the courses by their identifiers. A course that gets another name keeps its folder.
    fileprivate func courseFolders() throws -> [String: String] {
        let folders = try items(.file, as: ArchivedFile.self).map { item, file in
            (item.scope, file.path.split(separator: "/").prefix(2).joined(separator: "/"))
        }
        return Dictionary(folders) { first, _ in first }
    }
}
