import Calendar
import CampusSignIn
import Errors
import HTTP
import JSON
import Text

/// Requests to the teaching platform iCourse, https://icourse.fudan.edu.cn. None of them asks for a recording, slides, a transcript or the
/// address of a stream, which the university's rules forbid to copy.
enum IcourseAPI {
    private static let base = "https://icourse.fudan.edu.cn"
    /// The number of the university on the platform, which several universities use.
    private static let tenant = 222
    private static let signIn = SiteSignIn.entry(
        "\(base)/casapi/index.php?r=auth/login&school_login=1&tenant_code=\(tenant)&forward=\("\(base)/".urlEncoded())")

    /// Returns the URL of a lecture's page, for a browser.
    static func pageURL(course: Int, lecture: Int) -> String {
        "\(base)/livingroom?course_id=\(course)&sub_id=\(lecture)&tenant_code=\(tenant)"
    }

    /// Returns the URL of a course's page, for a browser.
    static func pageURL(course: Int) -> String { "\(base)/coursedetail?course_id=\(course)&tenant_code=\(tenant)" }

    /// `GET /courseapi/v2/course-live/get-my-course-month`
    static func listLectures(_ client: CampusClient, month: IcourseMonth) async throws -> [IcourseLecture] {
        let response: IcourseEnvelope<IcourseMonthResponse> = try await get(
            client, "courseapi/v2/course-live/get-my-course-month", [QueryItem("month", "\(month)")])
        return try response.accepted().lectures
    }

    /// `GET /courseapi/v3/multi-search/get-course-detail`
    static func listLectures(_ client: CampusClient, course: Int) async throws -> [IcourseLecture] {
        let response: IcourseEnvelope<IcourseCourseResponse> = try await get(
            client, "courseapi/v3/multi-search/get-course-detail", [QueryItem("course_id", course)])
        return try response.accepted().lectures(course: course)
    }

    /// `GET /courseapi/v3/portal-home-setting/get-sub-info`. The data of a lecture that is not open yet come with a code that refuses it.
    static func getLecture(_ client: CampusClient, course: Int, id: Int) async throws -> IcourseLecture {
        let response: IcourseEnvelope<IcourseLectureResponse> = try await get(
            client, "courseapi/v3/portal-home-setting/get-sub-info", [QueryItem("course_id", course), QueryItem("sub_id", id)])
        var lecture = try (response.value ?? response.accepted()).lecture(course: course, id: id)
        if !response.isSuccess { lecture.notice = response.message }
        return lecture
    }

    private static func get<Value: JSONDecodable>(
        _ client: CampusClient, _ path: String, _ params: [QueryItem]
    ) async throws -> IcourseEnvelope<Value> {
        try await client.requestWithResponse(
            "\(base)/\(path)", signIn: signIn, params: params, headers: ["Accept": "application/json", "Referer": "\(base)/"])
    }
}

/// A month, as the platform writes it: `2026-11`.
struct IcourseMonth: Hashable, Sendable, CustomStringConvertible {
    private let number: Int

    init(_ date: CalendarDate) { number = date.components.year * 12 + date.components.month - 1 }

    private init(number: Int) { self.number = number }

    func adding(_ months: Int) -> IcourseMonth { IcourseMonth(number: number + months) }

    var description: String { "\((number / 12).zeroPadded(to: 4))-\((number % 12 + 1).zeroPadded(to: 2))" }
}
