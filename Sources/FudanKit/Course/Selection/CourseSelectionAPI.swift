import CampusSignIn
import Errors
import HTTP
import Markup
import Text

/// Requests to the course selection of graduate students. The selection is open on one of two servers, depending on the time of the year.
enum CourseSelectionAPI {
    private static let notice = "当前不在选课时间内"
    private static let servers = ["http://yjsxk.fudan.edu.cn", "http://yjsxktest.fudan.sh.cn"]

    /// `GET /yjsxkapp/sys/xsxkappfudan/xsxkCourse/loadKbxx.do?_=`
    /// - Parameter milliseconds: the current time, which prevents cached responses.
    static func getCourses(_ client: CampusClient, milliseconds: Int) async throws -> [Course] {
        var failure: DanXiError?
        for server in servers {
            do {
                // The site announces with a page that the selection is closed, so the request accepts pages.
                let response = try await client.requestWithData(
                    "\(server)/yjsxkapp/sys/xsxkappfudan/xsxkCourse/loadKbxx.do", signIn: .page,
                    params: [QueryItem("_", milliseconds)], headers: ["Accept": "*/*"])
                if let error = try closed(response) { throw error }
                return try SelectionResponse.parse(response).courses
            } catch let error as DanXiError where error.code == .rejected || error.isAboutPage {
                // The announcement of one server tells more than the failure of the other.
                if failure?.code != .rejected { failure = error.code == .rejected ? error : failure ?? error }
            }
        }
        throw failure ?? .notSignedIn
    }

    /// Returns the error for a page that announces that the selection is closed. Nil for any other response.
    private static func closed(_ response: HTTPResponse) throws(DanXiError) -> DanXiError? {
        guard response.mediaType == "text/html", response.body.count < 65_536, try response.decodedText().contains(notice) else {
            return nil
        }
        return DanXiError(
            .rejected, "\(response.place): \(notice). The course selection is closed. Try again when it is open.",
            httpStatus: response.status, serverMessage: notice)
    }
}
