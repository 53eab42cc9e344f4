"""jwc.fudan.edu.cn and gs.fudan.edu.cn: announcements for undergraduates and for graduate students."""

import re

from danxi_standin.campus_host import escape
from danxi_standin.host import Host
from danxi_standin.web.messages import Request, Response, html_response
from danxi_standin.web.routing import route
from danxi_standin.world.announcements import Announcement, announcements

UNDERGRADUATE_PAGE = """<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">
<html xmlns="http://www.w3.org/1999/xhtml">
<head>
<meta http-equiv="Content-Type" content="text/html; charset=utf-8" />
<title>通知公告</title>
<script type="text/javascript">var _portletPluginId = "portlet"; if (1 < 2 && 3 > 2) {{ document.write("<table class='fake'></table>"); }}</script>
</head>
<body>
<table width="100%" border="0" cellspacing="0" cellpadding="0" class="layout"><tr><td>
<div id="wp_news_w9"> <table border="0" cellspacing="0" cellpadding="0" class="wp_article_list_table" width="100%">
{rows}
</table>
</div>
<div id="wp_paging_w9"><ul class="wp_paging clearfix"><li class="pages_count"><span class="per_page">每页&nbsp;<em class="per_count">{size}</em>&nbsp;记录&nbsp;</span><span class="all_count">总共&nbsp;<em class="all_count">{total}</em>&nbsp;记录&nbsp;</span></li><li class="page_jump"><span class="pages">页码&nbsp;<em class="curr_page">{page}</em>/<em class="all_pages">{pages}</em></span></li></ul></div>
</td></tr></table>
</body>
</html>
"""
UNDERGRADUATE_ROW = """<tr><td>
<table width="100%" border="0" cellspacing="0" cellpadding="0">
    <tr>
        <td width="15" class="ico"></td>
        <td align="left"><a href='{path}' target='_blank' title='{title}'>{shown}</a></td>
        <td  class="ti" align="right"  >
            {day}
        </td>
    </tr>
    <tr><td colspan="3" class="line" height="1"></td></tr>
</table>
</td></tr>"""
GRADUATE_PAGE = """<!DOCTYPE html>
<html>
<head><meta charset="utf-8"><meta name="renderer" content="webkit" /><title>通知公告</title></head>
<body class="list">
<div class="wp-wrapper">
    <div frag="面板6"><div frag="窗口6" portletmode="simpleList">
        <div id="wp_news_w6">
            <ul class="wp_article_list">
{rows}
            </ul>
        </div>
        <div id="wp_paging_w6">页码 <em class="curr_page">{page}</em>/<em class="all_pages">{pages}</em></div>
    </div></div>
    <div id="wp_news_w7"><ul><li class="list_item"><a href="/main.htm">首页</a></li></ul></div>
</div>
</body>
</html>
"""
GRADUATE_ROW = """                <li class="list_item i{number}">
                    <div class="fields pr_fields">
                        <span class='Article_Index'>{number}</span>
                        <span class='Article_Title'><a href='{path}' target='_blank' title='{title}'>{shown}</a></span>
                    </div>
                    <div class="fields ex_fields">
                        <span class='Article_PublishDate'>{day}</span>
                    </div>
                </li>"""
ARTICLE = """<!DOCTYPE html>
<html><head><meta charset="utf-8"><title>{title}</title></head>
<body><h1 class="arti_title">{title}</h1><span class="arti_update">发布日期:{day}</span>
<div class="wp_articlecontent"><p>各院系、各位同学：</p><p>{title}，请于两周内办理，逾期不候。</p></div></body></html>
"""
NOT_FOUND = """<html><head><title>404 Not Found</title></head><body><center><h1>404 Not Found</h1></center></body></html>
"""


class AnnouncementHost(Host):
    audience = ""
    page_size = 14
    page: str
    row: str

    def list_page(self, name: str) -> Response:
        """Returns a page of the list by its name, such as `list2.htm`. The first page is `list1.htm` or `list.htm`."""
        match = re.fullmatch(r"list(\d{0,4})\.htm", name, re.ASCII)
        number = int(match[1] or 1) if match else 0
        entries = announcements(self.audience)
        pages = -(-len(entries) // self.page_size)
        if not 1 <= number <= pages:
            return html_response(NOT_FOUND, 404)
        shown = entries[(number - 1) * self.page_size : number * self.page_size]
        rows = "\n".join(self._row(position, entry) for position, entry in enumerate(shown, 1))
        return html_response(
            self.page.format(rows=rows, size=self.page_size, total=len(entries), page=number, pages=pages)
        )

    def _row(self, position: int, entry: Announcement) -> str:
        title = escape(entry.title)
        shown = f"<font color='#ff0000'>{title}</font>" if entry.is_red else title
        return self.row.format(number=position, path=entry.path, title=title, shown=shown, day=entry.day)

    def not_found(self, request: Request) -> Response:
        return html_response(NOT_FOUND, 404)

    @route("GET", "/{a}/{b}/{c}/page.htm")
    def show_article(self, request: Request, a: str, b: str, c: str) -> Response:
        for entry in announcements(self.audience):
            if entry.path == request.path:
                return html_response(ARTICLE.format(title=escape(entry.title), day=entry.day))
        return self.not_found(request)


class UndergraduateAnnouncementHost(AnnouncementHost):
    names = ("jwc.fudan.edu.cn",)
    audience = "undergraduate"
    page, row = UNDERGRADUATE_PAGE, UNDERGRADUATE_ROW

    @route("GET", "/9397/{name}")
    def list_announcements(self, request: Request, name: str) -> Response:
        return self.list_page(name)


class GraduateAnnouncementHost(AnnouncementHost):
    names = ("gs.fudan.edu.cn",)
    audience = "graduate"
    page, row = GRADUATE_PAGE, GRADUATE_ROW

    @route("GET", "/tzgg/{name}")
    def list_announcements(self, request: Request, name: str) -> Response:
        return self.list_page(name)
