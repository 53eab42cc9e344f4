import CampusSignIn
import Errors
import HTTP

/// Requests to the course selection of graduate students. The selection is open on one of two servers, depending on the time of the year.
enum CourseSelectionAPI {
    private static let servers = ["http://yjsxk.fudan.edu.cn", "http://yjsxktest.fudan.sh.cn"]

    /// `GET /yjsxkapp/sys/xsxkappfudan/xsxkCourse/loadKbxx.do?_=`
    /// - Parameter milliseconds: the current time, which prevents cached responses.
    static func getCourses(_ client: CampusClient, milliseconds: Int) async throws -> [Course] {
        var failure: DanXiError?
        for server in servers {
            do {
                let response: SelectionResponse = try await client.requestWithResponse(
                    "\(server)/yjsxkapp/sys/xsxkappfudan/xsxkCourse/loadKbxx.do", signIn: .page,
                    params: [QueryItem("_", milliseconds)], headers: ["Accept": "application/json"])
                return response.courses
            } catch let error as DanXiError where error.isAboutPage {
                failure = failure ?? error
            }
        }
        throw failure ?? .notSignedIn
    }
}
