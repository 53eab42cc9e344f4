import Errors
import TestSupport
import Testing

@testable import FudanKit

private enum Pages {
    static let undergraduate = """
        <html><head><meta charset="utf-8"><script>document.write("<table class='wp_article_list_table'></table>");</script></head><body>
        <table class="layout"><tr><td><div id="wp_news_w9"><table cellspacing="0" class="wp_article_list_table" width="100%">
        <tr><td><table><tr><td class="ico"></td><td align="left"><a href='/26/10/c25325a665104/page.htm' title='关于2024年春季学期评教 &amp; 选课的通知'><font color='#ff0000'>关于2024年春季学期…</font></a></td>
          <td class="ti" align="right">&nbsp;2024-03-11
             2024-03-11</td></tr><tr><td colspan="3" class="line"></td></tr></table></td></tr>
        <tr><td><table><tr><td class="ico"></td><td><a href='http://www.fudan.edu.cn/x.htm'>放假</a></td><td class="ti">2023-12-31</td></tr></table></td></tr>
        </table></div></td></tr></table></body></html>
        """
    static let graduate = """
        <!DOCTYPE html><html><body><div id="wp_news_w6"><ul class="wp_article_list">
        <li class="list_item i1"><div class="fields pr_fields"><span class='Article_Index'>1</span><span class='Article_Title'><a href='/59/71/c12939a481649/page.htm' title='通知 | 结业转毕业'>通知 | 结业转毕业</a></span></div>
        <div class="fields ex_fields"><span class='Article_PublishDate'>2023-02-13</span></div></li></ul></div>
        <div id="wp_news_w7"><ul><li class="list_item"><a href="/main.htm">首页</a></li></ul></div></body></html>
        """
}

@Suite("Announcements")
struct AnnouncementTests {
    func undergraduate(_ page: String) async throws -> [Announcement] {
        try await FakeServer(page).campus.announcementService.getUndergraduateAnnouncements(page: 1, cache: .prefer).value
    }

    func graduate(_ page: String) async throws -> [Announcement] {
        try await FakeServer(page).campus.announcementService.getGraduateAnnouncements(page: 1, cache: .prefer).value
    }

    @Test("Undergraduate announcements with complete titles, dates and absolute links are read from tables with and without a tbody")
    func undergraduatePage() async throws {
        let expected = [
            Announcement(
                title: "关于2024年春季学期评教 & 选课的通知", date: "2024-03-11", link: "https://jwc.fudan.edu.cn/26/10/c25325a665104/page.htm",
                needsSignIn: false),
            Announcement(title: "放假", date: "2023-12-31", link: "http://www.fudan.edu.cn/x.htm", needsSignIn: false),
        ]
        var announcements = try await undergraduate(Pages.undergraduate)
        #expect(announcements == expected)
        let withBodies = Pages.undergraduate.replacing("<table><tr>", with: "<table><tbody><tr>").replacing(
            "</tr></table></td></tr>", with: "</tr></tbody></table></td></tr>"
        )
        .replacing(#"width="100%">"#, with: #"width="100%"><tbody>"#)
        announcements = try await undergraduate(withBodies)
        #expect(announcements == expected)
    }

    @Test("Graduate announcements are read from the list of the page, not from the menu")
    func graduatePage() async throws {
        let announcements = try await graduate(Pages.graduate)
        #expect(
            announcements == [
                Announcement(
                    title: "通知 | 结业转毕业", date: "2023-02-13", link: "https://gs.fudan.edu.cn/59/71/c12939a481649/page.htm",
                    needsSignIn: false)
            ])
    }

    @Test(
        "A malformed announcement is left out and recorded",
        arguments: [
            (Pages.undergraduate.replacing("href='http", with: "data-x='http"), "`a[href]`"),
            (Pages.undergraduate.replacing("http://www.fudan.edu.cn/x.htm", with: "javascript:void(0)"), "`a[href]`"),
            (Pages.undergraduate.replacing("<td><table><tr><td class=\"ico\"></td><td><a", with: "<td><a"), "`table`"),
        ])
    func malformedEntry(page: String, reason: String) async throws {
        let (announcements, skipped) = try await skipping { try await undergraduate(page) }
        #expect(announcements.map(\.date) == ["2024-03-11"])
        #expect(skipped.kinds == ["announcement"] && skipped.rows.first?.reason.contains(reason) == true, "\(skipped)")
    }

    @Test("On both sites, announcements can also be in the usual list of the content management system, and dates can have other forms")
    func otherMarkup() async throws {
        let page = """
            <html><body><ul class="wp_article_list"><li><a href="/a/page.psp">选课</a><span class="Article_PublishDate">2024.3.11</span></li>
            <li><a href="/b/page.htm?x=.psp" title="评教">评</a><i class="Article_PublishDate">2024年3月9日</i></li><li>更多</li></ul></body></html>
            """
        for (read, site) in [(undergraduate, "jwc"), (graduate, "gs")] {
            let (announcements, skipped) = try await skipping { try await read(page) }
            #expect(
                announcements == [
                    Announcement(title: "选课", date: "2024-03-11", link: "https://\(site).fudan.edu.cn/a/page.psp", needsSignIn: true),
                    Announcement(
                        title: "评教", date: "2024-03-09", link: "https://\(site).fudan.edu.cn/b/page.htm?x=.psp", needsSignIn: false),
                ])
            #expect(skipped.kinds == ["announcement"])
        }
    }

    @Test("A call with a page number after the last page returns no announcements, but a call for a missing first page fails")
    func pastTheEnd() async throws {
        let service = FakeServer { $0.respond(404, "<html></html>") }.campus.announcementService
        let undergraduateAnnouncements = try await service.getUndergraduateAnnouncements(page: 2, cache: .prefer).value
        #expect(undergraduateAnnouncements == [])
        let graduateAnnouncements = try await service.getGraduateAnnouncements(page: 9999, cache: .prefer).value
        #expect(graduateAnnouncements == [])
        await expectFailure(.notFound) { try await service.getUndergraduateAnnouncements(page: 1, cache: .prefer) }
    }

    @Test("If the site sends a page about maintenance, the call fails with `maintenance`")
    func maintenance() async {
        let page = "<html><body><h1>Under Maintenance</h1></body></html>"
        await expectFailure(.maintenance) { try await undergraduate(page) }
        await expectFailure(.maintenance) { try await graduate(page) }
    }

    @Test("Each page is requested by number and cached until the cache is cleared")
    func pages() async throws {
        let server = FakeServer.pages { $0.url.contains("jwc") ? Pages.undergraduate : Pages.graduate }
        let service = server.campus.announcementService
        for page in [1, 2, 1] { _ = try await service.getUndergraduateAnnouncements(page: page, cache: .prefer) }
        _ = try await service.getGraduateAnnouncements(page: 3, cache: .prefer)
        #expect(
            server.urls == [
                "https://jwc.fudan.edu.cn/9397/list1.htm", "https://jwc.fudan.edu.cn/9397/list2.htm",
                "https://gs.fudan.edu.cn/tzgg/list3.htm",
            ])
        await expectFailure(.notCached) { try await service.getGraduateAnnouncements(page: 1, cache: .only) }
        try await service.clearCache()
        await expectFailure(.notCached) { try await service.getUndergraduateAnnouncements(page: 1, cache: .only) }
        let source = try await service.getUndergraduateAnnouncements(page: 1, cache: .prefer).source
        #expect(source == .network)
    }

    @Test(
        "If the undergraduate page has an unexpected structure, the error names the selector",
        arguments: [
            ("", ".wp_article_list_table"), ("<html><body>维护</body></html>", ".wp_article_list_table"),
            (String(Pages.undergraduate.prefix(600)), "wp_article_list_table"),
            (Pages.undergraduate.replacing("</html>", with: ""), ".wp_article_list_table"),
            (Pages.undergraduate.replacing("wp_article_list_table", with: "list"), ".wp_article_list_table"),
            (Pages.undergraduate.replacing("href", with: "data-x"), "a[href]"),
            ("<html><table class=wp_article_list_table></table></html>", ".wp_article_list_table"),
            ("<html><table class=wp_article_list_table><tr><td>无</td></tr></table></html>", "table"),
        ])
    func unexpectedUndergraduatePage(page: String, selector: String) async {
        let error = await failure { try await undergraduate(page) }
        #expect(error?.code == .pageChanged, "\(error?.message ?? "none")")
        #expect(error?.message.contains("announcement") == true && error?.message.contains(selector) == true, "\(error?.message ?? "none")")
    }

    @Test(
        "If the graduate page has an unexpected structure, the error names the selector",
        arguments: [
            ("<html></html>", "#wp_news_w6"), (Pages.graduate.replacing("wp_", with: ""), "#wp_news_w6"),
            (Pages.graduate.replacing("<a href='/59", with: "<b href='/59"), "a[href]"),
            (String(Pages.graduate.prefix(300)), "#wp_news_w6"),
        ])
    func unexpectedGraduatePage(page: String, selector: String) async {
        let error = await failure { try await graduate(page) }
        #expect(error?.code == .pageChanged && error?.message.contains(selector) == true, "\(error?.message ?? "none")")
    }

    @Test("An announcement whose link is empty or leads to its own page is left out", arguments: ["", " ", "#", "#top"])
    func ownPage(link: String) async throws {
        let page = Pages.undergraduate.replacing("http://www.fudan.edu.cn/x.htm", with: link)
        let (announcements, skipped) = try await skipping { try await undergraduate(page) }
        #expect(announcements.map(\.date) == ["2024-03-11"] && skipped.kinds == ["announcement"])
    }

    @Test(
        "A page needs a sign-in if its path ends in .psp",
        arguments: [
            ("/a/page.psp", true), ("/a/page.PSP#x", true), ("/a/page.psp?x=1", true), ("/a/page.htm?x=.psp", false),
            ("/a/page.htm#.psp", false),
        ])
    func signInPages(link: String, needsSignIn: Bool) async throws {
        let announcements = try await undergraduate(Pages.undergraduate.replacing("http://www.fudan.edu.cn/x.htm", with: link))
        #expect(announcements.map(\.needsSignIn) == [false, needsSignIn])
    }
}
