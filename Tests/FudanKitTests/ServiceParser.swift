import Calls
import HTTP
import JSON
import Markup
import TestSupport

@testable import CampusSignIn
@testable import FudanKit

/// A parser of a service's page or JSON document, with a valid input.
struct ServiceParser: Sendable, CustomStringConvertible {
    let description: String
    let isJSON: Bool
    /// A valid row. `§` stands for free text.
    let row: String
    /// A malformed row, or nil if the parser does not read rows one by one.
    let malformedRow: String?
    /// The maximum number of rows that the parser accepts, or nil for no limit.
    let limit: Int?
    private let before: String
    private let after: String
    private let read: @Sendable (HTTPResponse) throws -> Void

    init(
        _ description: String, json before: String, _ row: String, _ after: String, malformed: String? = "{}", limit: Int? = nil,
        _ read: @escaping @Sendable (HTTPResponse) throws -> some Any
    ) {
        self.description = description
        isJSON = true
        (self.before, self.row, self.after, malformedRow, self.limit) = (before, row, after, malformed, limit)
        self.read = { _ = try read($0) }
    }

    init(
        _ description: String, page before: String, _ row: String, _ after: String, malformed: String? = nil,
        _ read: @escaping @Sendable (HTTPResponse) throws -> some Any
    ) {
        self.description = description
        isJSON = false
        (self.before, self.row, self.after, malformedRow, limit) = (before, row, after, malformed, nil)
        self.read = { _ = try read($0) }
    }

    /// Returns an input with the given rows.
    func text(_ rows: [String]) -> String {
        before + rows.joined(separator: isJSON ? "," : "\n") + after
    }

    func row(with text: String) -> String { row.replacing("§", with: text) }

    var sample: String { text([row(with: "文本")]) }

    func response(_ text: String) -> HTTPResponse {
        HTTPRequest(url: "https://site.fudan.edu.cn/page").respond(
            200, text, type: isJSON ? "application/json" : "text/html; charset=utf-8")
    }

    func parse(_ response: HTTPResponse) throws { try read(response) }
    func parse(_ text: String) throws { try read(response(text)) }
}

extension ServiceParser {
    static let all: [ServiceParser] = academic + campus + library + markup

    /// Returns a function that decodes a response as `type`.
    private static func decode<Value: JSONDecodable & SendableMetatype>(_ type: Value.Type) -> @Sendable (HTTPResponse) throws -> Value {
        { try type.decode($0.body) }
    }

    private static let activity =
        #"{"lessonCode":"CS20012.01","courseCode":"CS20012","courseName":"§","weekIndexes":[1,2,3],"room":"H3108","building":"§","campus":"邯郸校区","weekday":1,"startUnit":3,"endUnit":4,"teachers":["沈砚秋",{"person":{"nameZh":"§"}}],"courseType":{"nameZh":"§","id":3},"credits":2.0,"stdCount":88,"limitCount":"99","startTime":"08:00","endTime":"09:40"}"#
    private static let selected =
        #"{"KCMC":"§","JASMC":"H3108","ZCBH":"1110100","XQ":"1","KSJCDM":3,"JSXM":"沈砚秋,§","BJDM":"2026202701PHYS620012.05","XNXQDM":"20261","KCXF":2.5}"#
    private static let offered =
        #"{"id":1,"code":"CS20012.01","nameZh":"§","course":{"code":"CS20012","nameZh":"§","credits":2,"courseTableType":{"nameZh":"§"}},"teacherAssignmentList":[{"person":{"nameZh":"沈砚秋"}}],"scheduleText":{"dateTimePlacePersonText":{"textZh":"1~2,4~6(双)周 星期三 3~5节 H3108 沈砚秋 §"}},"stdCount":1,"limitCount":2}"#

    private static let academic: [ServiceParser] = [
        ServiceParser(
            "timetable", json: #"{"studentTableVms":[{"id":160123,"activities":["#, activity, "]}]}", limit: CourseActivity.limit
        ) { response in
            try CourseBuilder.build(TimetableResponse.parse(response).activities, semesterId: 505)
        },
        ServiceParser(
            "course selection", json: #"{"results":["#, selected, "]}", limit: CourseActivity.limit, decode(SelectionResponse.self)),
        ServiceParser(
            "course search", json: #"{"_page_":{"totalRows":1},"data":["#, offered, "]}"
        ) { response in
            let courses = try CourseSearchResponse.parse(response).courses
            _ = CourseSearchFilter(keyword: "a b", teacher: "c", weekday: 3).page(1, size: 10, of: courses)
        },
        ServiceParser(
            "graduate semesters", json: #"{"params":{"year":"2026-2027","term":"1"},"termInfo":["#,
            #"{"year":"2026-2027§","term":"1","startday":"2026-09-06","countweek":"18"}"#, "]}", decode(GraduateSemesterResponse.self)),
        ServiceParser(
            "diary", json: #"{"datas":["#,
            #"{"TITLE":"上课-§(§2026202701PHYS620012.05)","KSSJ":"2026-11-21 13:30","JSSJ":"2026-11-21 15:10","DD":"H3108"}"#, "]}"
        ) { try DiaryResponse.parse($0).entries.readable("diary entry").compactMap { $0.activity(week: 3) } },
        ServiceParser(
            "scores", json: #"{"semesterId2studentGrades":{"505":["#,
            #"{"lessonCode":"A.01","courseCode":"A","courseName":"§","courseModuleTypeName":"§","courseType":"x","credits":2,"gaGrade":"A","gp":"4.0","passed":true}"#,
            "]}}"
        ) { try ScoreSheetResponse.parse($0).scores(semesterId: 505) },
        ServiceParser(
            "graduate scores", json: #"{"datas":{"jdjscjcx":{"rows":["#,
            #"{"KCMC":"§","KCDM":"A","XF":2,"CZRXM":"§","KCLBMC":"x","CJ":90,"JDZ":"4.0"}"#, "]}}}", decode(GraduateScoreResponse.self)),
        ServiceParser(
            "ranks", json: #"{"data":["#,
            #"{"name":"§","code":"1","grade":2026,"major":"§","department":"x","gpa":"3.9","credit":100,"ranking":"1"}"#, "]}",
            decode(RankResponse.self)),
    ]

    private static let campus: [ServiceParser] = [
        ServiceParser(
            "bus routes", json: #"{"data":["#,
            #"{"route":"邯郸-§","lists":[{"id":"7","start":"邯郸","end":"§","stime":"9:00(§)","etime":"10.30","arrow":"1","holiday":0}]}"#, "]}"
        ) { try BusTimetableResponse.decode($0.body).routes.map { $0.build() } },
        ServiceParser(
            "bus runs", json: #"{"data":[{"route":"邯郸-枫林","lists":["#,
            #"{"id":"7","start":"邯郸","end":"§","stime":"9:00","etime":"10.30","arrow":"3","holiday":"1"}"#, "]}]}"
        ) { try BusTimetableResponse.decode($0.body).routes.map { $0.build() } },
        ServiceParser(
            "venues", json: #"{"total":"3","data":["#,
            #"{"base":{"id":1040,"name":"§","images":"§","config":{"introduction":{"text":"<p>§</p>","enanle":1}}}}"#, "]}",
            decode(BookingListResponse<VenueResponse>.self)),
        ServiceParser(
            "venue", json: #"{"id":7,"name":"x","usable":1,"limit_info":"§","config":{"anti_bot":"1"},"rule":["#,
            #"{"start_time":"07:30","end_time":"24:00"}"#, "]}", decode(VenueDetailResponse.self)),
        ServiceParser(
            "bookings", json: #"{"total":21,"page":"1","perpage":10,"data":["#,
            #"{"id":"80000","resource_id":104001,"group_id":"1040","resource_name":"§","status":1,"created":"2026-11-19 07:00:05","is_cancel":1,"appointment_time":{"groups":[{"dates":[{"periods":[{"date":"2026-11-21","period_id":"3012","start_time":"12:00","end_time":"13:00:00","can_cancel":"true"}]}]}]}}"#,
            "]}"
        ) { try BookingListResponse<BookingResponse>.decode($0.body).pageCount(size: 10) },
        ServiceParser(
            "slots",
            json: #"{"resource":[{"id":1,"name":"x"}],"data":{"2026-11-21":{"1":{"3012":{"status":0,"total":"1","num":1}}}},"time":["#,
            #"{"id":3012,"start_time":"12:00","end_time":"13:00"}"#, "]}"
        ) { try VenueCalendarResponse.decode($0.body).slots(from: "2026-11-20", to: "2026-11-23") },
        ServiceParser(
            "electricity logs", json: #"{"data":["#, #"["邯郸","§","101","2026-11-21","3.5"]"#, "]}", malformed: "[1]",
            decode(ElectricityLogsResponse.self)),
        ServiceParser(
            "electricity", json: #"{"rows":["#, "1",
            #"],"fj_update_time":"2026-11-21 08:00:00","xq":"§","ssmc":"§","fjmc":"101","fj_used":"1.5","fj_surplus":2,"fj_all":"3","ting":1,"t_update_time":"0000-00-00 00:00:00","t_used":1,"t_surplus":2,"t_all":3}"#,
            malformed: nil, decode(ElectricityUsageResponse.self)),
        ServiceParser(
            "eLearning courses", json: "[",
            #"{"id":1,"name":"§","course_code":"§","term":{"name":"x"},"enrollments":[{"computed_current_score":99.5}]}"#, "]"
        ) { try ReadRows<ElearningCourseResponse>.decode($0.body).readable("course") },
        ServiceParser(
            "eLearning to-dos", json: "[",
            #"{"plannable_type":"assignment","plannable_id":1,"course_id":"2","context_name":"§","html_url":"/a/../§","submissions":{"submitted":true},"plannable":{"title":"§","due_at":"2026-11-21T16:00:00Z","points_possible":10}}"#,
            "]"
        ) { try ReadRows<ElearningTodoResponse>.decode($0.body).readable("to-do") },
        ServiceParser(
            "eLearning files", json: "[",
            #"{"id":1,"folder_id":2,"display_name":"§","filename":"§","content-type":"§","size":300,"modified_at":"2026-11-21T16:00:00Z","url":"/§"}"#,
            "]"
        ) { try ReadRows<ElearningFileResponse>.decode($0.body).readable("file") },
        ServiceParser(
            "eLearning folders", json: "[", #"{"id":1,"name":"§","parent_folder_id":1}"#, "]"
        ) {
            ElearningFolderResponse.withPaths(
                try ReadRows<ElearningFolderResponse>.decode($0.body).readable("folder").map(\.folder))
        },
        ServiceParser(
            "eLearning groups", json: "[",
            #"{"id":1,"name":"§","group_weight":1,"assignments":[{"id":1,"name":"§","html_url":"/§","submission":{"grade":"§","score":1}}]}"#,
            "]"
        ) { try ReadRows<ElearningGradeGroupResponse>.decode($0.body).readable("group") },
        ServiceParser(
            "profile", json: #"{"e":0,"m":"§","d":["#, #""§""#, "]}", malformed: nil
        ) { try CampusEnvelope<[String]>.parse($0) },
        ServiceParser(
            "second factor", json: #"{"code":"200","message":"§","moduleCodes":["#, #""userAndOtp""#, #"],"second":true,"pageLevelNo":2}"#,
            malformed: nil
        ) {
            try NeoOutcome.decode($0.body).refusal
        },
        ServiceParser(
            "sign-in methods", json: #"{"message":"§","requestType":"chain_type","second":null,"data":["#,
            #"{"moduleCodes":"userAndPwd,§","authChainCode":"c1"}"#, "]}", malformed: nil
        ) { try NeoMethods.decode($0.body).noPasswordError },
    ]

    private static let library: [ServiceParser] = [
        ServiceParser(
            "libraries", json: #"{"code":"1","data":["#,
            #"{"campusId":"1","campusName":"§","inNum":"10","canInNumb":"20","libraryOpenTime":"§","placeNum":"3","libraryNotice":"<p>§</p>"}"#,
            "]}"
        ) { response in
            if case .libraries(let libraries) = try LibrarySpaceResponse.decode(response.body) { _ = libraries.map(\.library) }
        },
        ServiceParser(
            "books", json: #"{"code":200,"data":{"total":"1","list":["#,
            #"{"docId":"1","resource_ztm":"<b>§</b>","resource_zrz_arr":["§"],"publication_year_int":"2020","resource_isbn_arr":"978"}"#,
            "]}}"
        ) { try GatewayEnvelope<LibraryListResponse<BookResponse>>.parse($0).value.pageCount(size: 1) },
        ServiceParser(
            "loans", json: #"{"total":1,"list":["#,
            #"{"loanLog":{"itemBarcode":"1","loanDate":"2026-11-21","dueDate":"2026-12-21 00:00:00","renewalCount":1},"itemInfo":{"item":{"temporaryLibraryName":"§"},"instance":{"title":"§"}},"circulationLoanPolicy":{"renewalCount":2}}"#,
            "]}", decode(LibraryListResponse<LoanResponse>.self)),
        ServiceParser(
            "holds", json: #"{"total":1,"list":["#,
            #"{"id":1,"instance":{"title":"§"},"status":"§","expectDate":"2026-11-21","queuing":3}"#, "]}",
            decode(LibraryListResponse<HoldResponse>.self)),
        ServiceParser(
            "copies", json: #"{"total":1,"list":["#, #"{"id":1,"barcode":"§","temporaryLibraryName":"§"}"#, "]}",
            decode(LibraryListResponse<BookCopyResponse>.self)),
    ]

    private static let markup: [ServiceParser] = [
        ServiceParser(
            "exams", page: #"<html><body><table class="exam-table"><tbody>"#,
            #"<tr data-finished="false" class="unfinished"><td><div class="time ">2026-01-04 08:30~10:30</div><div><span>邯郸校区</span><span>§</span><span>H6506</span><span id="seat-2306048"></span></div></td><td><div><span>§ </span><span>ICSE30021h.01 </span><span>（闭卷） </span></div></td><td>§</td><td>未结束</td></tr>"#,
            #"</tbody></table><script>var studentExamList = [{'id':2306048,'seatNo':6}];</script></body></html>"#,
            malformed: #"<tr data-finished="true"><td>§</td></tr>"#
        ) { try ExamPage($0).exams() },
        ServiceParser(
            "semesters", page: "<html><body><select id=allSemesters>", #"<option value="505">2026-2027学年1学期§</option>"#,
            #"</select><script>var semesters = JSON.parse('[{"id":505,"startDate":"2026-09-06","endDate":"2027-01-09"}]'); var c = {'id': "505"};</script></body></html>"#
        ) { try SemesterPage($0).semesters() },
        ServiceParser(
            "search semesters", page: "<html><body><select id=semester>", #"<option value="505">2026-2027学年1学期§</option>"#,
            #"</select><script>var semesters = JSON.parse('[{"id":505,"startDate":"2026-09-06","endDate":"2027-01-09"}]');</script></body></html>"#
        ) { try SearchSemesterPage($0).semesters() },
        ServiceParser(
            "classrooms", page: "<html><body><table id=statusTable_0><tr><td>1<tr><td>2<tr><td>3",
            "<tr id=r379><td><a id=rt379>§</a></td><td><span>234</span></td>"
                + String(repeating: "<td><span class=tag><span class=rare>本</span></span>PTSS110088 . 07<br>[§](梁君思){119人}</td>", count: 14)
                + "</tr>",
            "</table></body></html>", malformed: "<tr id=r380><td><a>§</a></td></tr>"
        ) { try ClassroomPage.classrooms($0.completePage(service: "classroom", selector: ClassroomPage.table)) },
        ServiceParser(
            "canteens", page: "<html><body><div class=container-fluid><script>",
            #"initStqkChart('chart_bb', ['§', '二楼'], ['1', '2'], ['5', '6'])"#, "</script></div></body></html>",
            malformed: "initStqkChart('chart_bb', ['§'], ['x'], ['5'])"
        ) { try CanteenPage.queuing(HTMLDocument($0)) },
        ServiceParser(
            "undergraduate announcements", page: "<html><body><table class=wp_article_list_table>",
            "<tr><td><table><tr><td><a href='/26/../10/page.htm' title='§'>§</a></td><td class=ti>2024-03-11</td></tr></table></td></tr>",
            "</table></body></html>", malformed: "<tr><td><table><tr><td>§</td></tr></table></td></tr>"
        ) { try AnnouncementAPI.undergraduateAnnouncements($0) },
        ServiceParser(
            "graduate announcements", page: "<html><body><div id=wp_news_w6><ul>",
            "<li class=list_item><a href='page.htm' title='§'>§</a><div class='fields ex_fields'><span>2023-02-13</span></div></li>",
            "</ul></div></body></html>", malformed: "<li class=list_item>§</li>"
        ) { try AnnouncementAPI.graduateAnnouncements($0) },
        ServiceParser(
            "playgrounds", page: "<html><body><div class=order_list>",
            #"<table><tr><td><table><tr><th>服务项目：</th><td>§</td></tr><tr><th>校区：</th><td>邯郸</td></tr><tr><td><a href="x?contentId=8aecc">§</a></td></tr></table></td></tr></table>"#,
            "</div>页次:1/2页</body></html>", malformed: "<table><tr><td><table><tr><th>x</th></tr></table></td></tr></table>"
        ) { response in
            let document = try HTMLDocument(response)
            _ = ReservationAPI.pageCount(document.text)
            _ = try PlaygroundBuilder.playgrounds(PlaygroundBuilder.rows(document, category: "a"))
        },
        ServiceParser(
            "slots of a playground", page: "<html><body><div id=con_one_1><table>",
            #"<tr><td class=site_td1>08:00<br>09:00</td><td class=site_td3>§</td><td class=site_td4>1 / 3</td><td><img onclick="checkUser('8aecc6ce01',this)"></td></tr>"#,
            "</table></div></body></html>", malformed: "<tr><td class=site_td1>§</td></tr>"
        ) { response in
            let playground = Playground(
                id: "1", name: "x", campus: nil, category: nil, description: nil, categoryId: "2", bookable: true)
            _ = try SlotPage(HTMLDocument(response)).reservations(playground, "2026-11-21")
        },
        ServiceParser(
            "exercises", page: sportPage(4), "<tr><td>§：</td><td>12 次</td><td>晨跑：</td><td>3</td></tr>", sportEnd,
            malformed: "<tr><td>§：</td><td>很多</td></tr>"
        ) { try ExerciseAPI.record(in: HTMLDocument($0)) },
        ServiceParser(
            "exercise logs", page: sportPage(4) + "<tr><td>晨跑：</td><td>3</td></tr></table></td></tr><tr><tr><tr><td><table>",
            "<tr><td>1</td><td>§</td><td>2026-11-21</td><td>07:10</td><td>正常</td></tr>", sportEnd,
            malformed: "<tr><td>1</td><td>2</td></tr>"
        ) { try ExerciseAPI.record(in: HTMLDocument($0)) },
        ServiceParser(
            "fitness tests", page: sportPage(4), "<tr><td>1</td><td>§</td><td>3500</td><td>85.5</td><td>良好</td></tr>",
            "<tr><td>总分</td><td></td><td><red>85.5</red></td><td></td><td><red>良好</red></td></tr>" + sportEnd,
            malformed: "<tr><td>1</td><td>2</td></tr>"
        ) { try FitnessTestAPI.exam(in: HTMLDocument($0)) },
        ServiceParser(
            "transactions", page: "<html><body><div id=all><table><tbody>",
            #"<tr><td><div>2024.12.30</div><div>12:05</div></td><td><a href="/x?billno=2024&x=1">§</a></td><td>§</td><td>10.50</td><td>1,100.00</td><td>§</td></tr>"#,
            "</tbody></table><div>第<b>2</b>/17页</div></div></body></html>", malformed: "<tr><td>§</td></tr>"
        ) { response in
            let document = try HTMLDocument(response)
            _ = TransactionTable.page(
                3, of: TransactionTable.pageCount(document.root?.html ?? ""), try TransactionTable.transactions(document))
        },
    ]

    /// Returns the start of a page of the department of physical education, up to the inner table in the row with the number `row`.
    private static func sportPage(_ row: Int) -> String {
        "<html><body><div id=pitem><table>" + String(repeating: "<tr></tr>", count: row - 1) + "<tr><td><table>"
    }

    private static let sportEnd = "</table></td></tr></table></div></body></html>"
}
