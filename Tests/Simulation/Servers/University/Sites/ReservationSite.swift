import Calendar
import Text

/// elife.fudan.edu.cn: playgrounds and their slots. By default, its sign-in is the classic one.
final class ReservationSite: SiteHost {
    private static let facilities = "2c9c486e4f821a19014f82381feb0001"
    private static let playground = "8aecc6ce4801"

    init(_ university: SimulatedUniversity) {
        super.init(university, "elife.fudan.edu.cn", cookie: "JSESSIONID")
    }

    override func askToSignIn(_ request: UniversityRequest) -> ServerResponse {
        if request.path == "/login2.action" { return super.askToSignIn(request) }
        return UniversityResponse.page(
            title: "", "<script>window.top.location.href = \"https://\(name)/login2.action\";</script>")
    }

    override func welcome(_ request: UniversityRequest) -> ServerResponse {
        UniversityResponse.page(
            title: "",
            "<script>var locationValue = \"https:\\/\\/\(name)/public/front/index.htm\"; window.location.href = locationValue;</script>")
    }

    override func publicPage(_ request: UniversityRequest) -> ServerResponse? {
        request.path == "/public/front/index.htm" ? UniversityResponse.page(title: "复旦大学生活服务平台", "") : nil
    }

    override func page(_ request: UniversityRequest, _ visitor: SiteVisitor) -> ServerResponse? {
        switch request.path {
        case "/login2.action": UniversityResponse.redirect("https://\(name)/public/front/index.htm")
        case "/public/front/search.htm": search(request, visitor.person)
        case "/public/front/getResource2.htm": slots(request, visitor.person)
        default: publicPage(request)
        }
    }

    private func search(_ request: UniversityRequest, _ person: UniversityPerson) -> ServerResponse {
        let link = "/public/front/getDetailContent.htm?contentId=\(Self.playground)&amp;categoryId=\(Self.facilities)"
        let entry = """
            <table><tr><td><a href="\(link)"><img src="/upload/1.jpg"/></a></td><td><table>
            <tr><th>服务项目：</th><td><a href="\(link)">北区网球场</a></td></tr>
            <tr><th>开放说明：</th><td>\(person.number)每天限约一小时</td></tr>
            <tr><th>校区：</th><td>邯郸校区&nbsp;</td></tr>
            <tr><th>运动项目：</th><td>网球&nbsp;</td></tr>
            <tr><td colspan="2"><a href="/public/front/toResourceFrame.htm?contentId=\(Self.playground)">立即预订</a></td></tr>
            </table></td></tr></table>
            """
        let isFacilities = request.parameter("id") == Self.facilities
        return UniversityResponse.page(
            title: "复旦大学生活服务平台",
            "<div class=\"order_list\">\(isFacilities ? entry : "")</div><div class=\"page\">共\(isFacilities ? 1 : 0)条 页次:1/1页</div>")
    }

    private func slots(_ request: UniversityRequest, _ person: UniversityPerson) -> ServerResponse {
        let day = CalendarDate(request.parameter("currentDate")) ?? request.today
        guard request.parameter("contentId") == Self.playground, (0...5).contains(day.days(since: request.today)) else {
            return UniversityResponse.page(title: "", "<div id=\"con_one_1\"><p>当前日期无可预约场地</p></div>")
        }
        let rows = (8...10).map { hour in
            """
            <tbody><tr class="site_tr"><td class="site_td1"><font>\(hour):00</font><br/>\(hour + 1):00</td>\
            <td class="site_td3">网球场\(person.number)</td><td class="site_td4"><font>\(hour % 3)</font>/<span>4</span></td>\
            <td><img src="/reserve.gif" onclick="checkUser('\(Self.playground)\(hour)',this)"/></td></tr></tbody>
            """
        }
        return UniversityResponse.page(
            title: "",
            """
            <div id="con_one_1"><table class="site_table"><thead><tr><th>时间</th><th>场地</th><th>已预约/可预约</th><th></th></tr></thead>
            \(rows.joined(separator: "\n"))
            </table></div>
            """)
    }
}
