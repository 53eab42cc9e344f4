import HTTP
import TestSupport

/// Pages and responses with the structure of the university's academic systems.
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

    /// Returns a server of the academic system with some pages. As in the system, the page of scores leads to a URL with the student's number.
    static func server(_ pages: [String: String]) -> FakeServer {
        let pages = FakeServer(paths: pages)
        return FakeServer { request in
            if request.url.hasSuffix("/grade/sheet/") { return request.respond(302, "", redirect: request.url + "semester-index/160123") }
            return request.url.hasSuffix("/semester-index/160123") ? request.respond("<html></html>") : try await pages.send(request)
        }
    }

    /// Returns the response to a request with a query that must not appear in error messages.
    static func response(_ page: String) -> HTTPResponse {
        HTTPRequest(url: "https://fdjwgl.fudan.edu.cn/student/x?secret=1").respond(page)
    }
}
