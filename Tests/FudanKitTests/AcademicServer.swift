import Errors
import JSON
import Networking
import Storage
import Synchronization

@testable import FudanKit

/// The university's academic systems in miniature: answers by the end of the path.
final class AcademicServer: APIClient {
    private let log = Mutex<[HTTPRequest]>([])
    private let answers: Mutex<[String: String]>

    init(_ answers: [String: String]) {
        self.answers = Mutex(answers)
    }

    var campus: Campus { campus(nil) }

    func campus(_ directory: StoreDirectory?) -> Campus { .signedIn(self, directory: directory) }

    var requests: [HTTPRequest] { log.withLock { $0 } }

    func count(_ part: String) -> Int { requests.count { $0.url.contains(part) } }

    func set(_ path: String, _ answer: String) { answers.withLock { $0[path] = answer } }

    func send(_ request: HTTPRequest) async throws -> HTTPResponse {
        log.withLock { $0.append(request) }
        await Task.yield()
        let path = request.url.prefix { $0 != "?" }
        guard let answer = answers.withLock({ $0.first { path.hasSuffix($0.key) }?.value }) else {
            throw DanXiError(.notFound, "no answer for \(path)")
        }
        return Self.response(answer, to: request)
    }

    static func response(_ text: String, to request: HTTPRequest = HTTPRequest(url: "https://fdjwgl.fudan.edu.cn/student/x?secret=1"))
        -> HTTPResponse
    {
        let type = text.hasPrefix("{") ? "application/json" : text == "PNG" ? "image/png" : "text/html;charset=UTF-8"
        return HTTPResponse(request: request, status: 200, headers: ["Content-Type": type], body: PaddedBytes(text.utf8))
    }

    /// The error that a call ends with.
    static func failure(_ body: () async throws -> some Any) async -> DanXiError? {
        do {
            _ = try await body()
            return nil
        } catch {
            return DanXiError(error)
        }
    }
}

/// Pages and answers with the structure of the university's.
enum AcademicPages {
    static let semesters = #"""
        <!DOCTYPE html><html><head><meta charset="UTF-8"><title>我的课表</title></head><body>
        <select id="allSemesters"><option value="">请选择</option><option value="505" selected>2026-2027学年1学期</option>
        <option value="504">2025-2026学年暑期</option><option value="503"> 2025-2026学年2学期 </option><option value="444">2019-2020学年寒假</option></select>
        <select id="week"><option value="1">第1周</option><option value="all">全部</option></select>
        <select id="copy"><option value="505">2026-2027学年1学期</option></select>
        <script>
          var semesters = JSON.parse('[{\"nameZh\":\"2026-2027\u5b66\u5e741\u5b66\u671f\",\"nameEn\":null,\"id\":505,\"startDate\":\"2026-09-06\",\"endDate\":\"2027-01-09\",\"note\":\"a\/b \\\"c\\\" it\'s\"},{\"id\":504,\"name\":\"2025-2026学年暑期\",\"startDate\":\"2026-07-05\",\"endDate\":\"2026-08-01\"},{\"id\":503,\"startDate\":\"2026-03-01\",\"endDate\":\"2026-07-04\"},{\"id\":402,\"nameZh\":\"2024-2025学年1学期\",\"startDate\":null}]');
          if (currentSemester['id']) { load(); }
          var currentSemester = { 'name': "2026-2027学年1学期", 'id': "505", 'enabled': true };
        </script></body></html>
        """#

    static func activity(
        _ code: String?, _ name: String, room: String? = "H3108", teachers: [String] = ["沈砚秋"], weekday: Int = 1,
        units: (Int, Int) = (3, 4),
        weeks: [Int] = Array(1...16), more: String = ""
    ) -> String {
        func text(_ value: String?) -> String { value.map { "\"\($0)\"" } ?? "null" }
        return """
            {"lessonId":1,"lessonCode":\(text(code)),"lessonName":"全校13","courseCode":"CS20012","courseName":"\(name)","weekIndexes":\(weeks),
            "room":\(text(room)),"building":"H第三教学楼","campus":"邯郸校区","weekday":\(weekday),"startUnit":\(units.0),"endUnit":\(units.1),"lessonRemark":null,
            "teachers":\(teachers),"courseType":{"nameZh":"专业教育课程","id":3},"credits":2.0,"stdCount":88,"limitCount":99\(more)}
            """
    }

    static func table(_ activities: [String]) -> String {
        #"{"semesterId":505,"studentTableVms":[{"id":160123,"name":"某","activities":[\#(activities.joined(separator: ","))]}]}"#
    }

    static let examEmpty = #"<tr class="tr-empty hide"><td colspan="5">暂无考试安排</td></tr>"#

    static func exams(_ rows: String) -> String {
        "<html><body><table class=\"table exam-table\"><thead><tr><th>课程</th></tr></thead><tbody>\(rows)</tbody></table></body></html>"
    }
}
