import Calls
import DanXiKit
import Errors
import FudanKit

/// The methods that combine campus services with community services.
extension Services {
    /// Lists the courses of a semester in the account's timetable, with the reviews of their course groups.
    ///
    /// Requests `GET /v3/course_groups/{id}` for each course that has a course group in the curriculum.
    func getReviews(semesterId: Int?) async throws -> [CourseReviews] {
        // The curriculum is requested first, so that a call without a sign-in to the community fails before it requests the timetable. Such
        // calls are more common than calls without a timetable.
        let groups = try await community.curriculumService.listCourseGroups(cache: .prefer).value
        let identifiers = Dictionary(groups.map { ($0.code, $0.id) }) { first, _ in first }
        let semester = if let semesterId { semesterId } else { try await campus.courseService.getCurrentSemester(cache: .prefer).value.id }
        let courses = Self.distinct(try await campus.courseService.getCourses(semesterId: semester, cache: .prefer).value)
        let progress = CallContext.current.progress
        progress?.startSteps(of: courses.count)
        var reviews: [CourseReviews] = []
        for (code, course) in courses {
            let group = if let id = identifiers[code] { try await self.group(id) } else { nil as CourseGroup? }
            reviews.append(
                CourseReviews(
                    code: code, name: course.name, teachers: course.teachers, groupId: group?.id, courses: group?.courseList ?? []))
            progress?.completeStep()
        }
        return reviews
    }

    /// Returns a course group, or nil if the server has removed it since it sent the list of course groups.
    private func group(_ id: Int) async throws -> CourseGroup? {
        do {
            return try await CurriculumAPI.getCourseGroup(community.client, id: id)
        } catch let error as DanXiError where error.code == .notFound {
            return nil
        }
    }

    /// Returns each course once, with its code, in the order of the timetable. A course with several meetings has the teachers of all of
    /// them.
    static func distinct(_ meetings: [Course]) -> [(code: String, course: Course)] {
        var courses: [(code: String, course: Course)] = []
        for meeting in meetings {
            let code = meeting.courseCode ?? String((meeting.code ?? "").prefix { $0 != "." })
            if let index = courses.firstIndex(where: { $0.code == code && (!code.isEmpty || $0.course.name == meeting.name) }) {
                let known = courses[index].course.teachers
                courses[index].course.teachers += meeting.teachers.filter { !known.contains($0) }
            } else {
                courses.append((code, meeting))
            }
        }
        return courses
    }
}
