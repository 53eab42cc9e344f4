import Networking
import Storage

/// Asks for semesters and courses, elsewhere for undergraduates than for graduates.
package enum CourseAPI {
    package static func listClassTimes(_ service: CampusClient) async throws -> [ClassTimeSlot] { ClassTimes.list }

    /// `GET http://yjsxk.fudan.sh.cn/yjsxkapp/sys/xsxkappfudan/login/vcode/image.do`
    package static func getCaptcha(_ service: CampusClient) async throws -> CourseCaptcha {
        try await CourseSelectionAPI.getCaptcha(service)
    }

    /// `POST http://yjsxk.fudan.sh.cn/yjsxkapp/sys/xsxkappfudan/login/check/login.do`
    package static func answerCaptcha(_ service: CampusClient, id: String, answer: String, username: String, password: String) async throws {
        try await CourseSelectionAPI.login(service, captchaId: id, answer: answer, username: username, password: password)
    }

    /// `GET http://yjsxk.fudan.sh.cn/yjsxkapp/sys/xsxkappfudan/xsxkCourse/loadKbxx.do`
    package static func getSelectedCourses(_ service: CampusClient) async throws -> [Course] {
        try await CourseSelectionAPI.getCourses(service, milliseconds: WallTime.now.milliseconds)
    }

    static func getSemesters(_ service: CampusClient) async throws -> [Semester] {
        switch service.studentType {
        case .graduate: try await GraduateCourseAPI.getSemesters(service)
        case .undergraduate, .staff: try await UndergraduateCourseAPI.getSemesters(service)
        }
    }

    /// - Parameter semester: finds the semester, where its days have to be known.
    static func getCourses(_ service: CampusClient, semesterId: Int, semester: () async throws -> Semester) async throws -> [Course] {
        switch service.studentType {
        case .graduate: try await GraduateCourseAPI.getCourses(service, semester: try await semester())
        case .undergraduate, .staff: try await UndergraduateCourseAPI.getCourses(service, semesterId: semesterId)
        }
    }
}
