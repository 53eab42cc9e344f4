"""Generates pages with the structure of campus pages. The pages are the same on all machines."""


def announcements(count=400):
    """Returns a list of announcements with the structure of the university's content management system."""
    rows = "".join(
        f"""<tr><td align="left"><table width="100%" border="0" cellspacing="0" cellpadding="0"><tr>
<td width="20px" align="center"><img src="/_images/dot{i % 3}.gif" border="0"></td>
<td align="left"><a href="/{i:02x}/{i * 7 % 251:02x}/c9397a{400000 + i}/page.htm" target="_blank" title="关于{2020 + i % 7}年第{i}次选课安排的通知" style="color:#333">关于{2020 + i % 7}年第{i}次选课安排的通知</a></td>
<td width="80px" align="right" class="ti"><div style="white-space:nowrap">{2020 + i % 7}-{i % 12 + 1:02}-{i % 28 + 1:02}</div></td>
</tr><tr><td colspan="3" style="border-bottom:1px dashed #ccc"></td></tr></table></td></tr>
"""
        for i in range(count)
    )
    links = "".join(
        f'<li class="nav-item i{i}"><a href="/{i}/list.htm" target="_self"><span class="item-name">栏目{i}</span></a></li>\n'
        for i in range(60)
    )
    return f"""<!DOCTYPE html><html><head><meta charset="utf-8"><title>通知公告</title><script>var site = {{id: 61, lang: "zh_CN"}};</script></head>
<body class="list"><div class="header"><ul class="wp_nav">{links}</ul></div><div id="wp_news_w3">
<table class="wp_article_list_table" border="0" cellspacing="0" cellpadding="0" width="100%"><tbody>
{rows}</tbody></table></div><div class="footer"><p>复旦大学 版权所有 &copy; 2026&nbsp;&nbsp;地址：邯郸路220号</p></div></body></html>"""


def classrooms(count=120):
    """Returns a page with the lessons of one day in a building."""

    def cell(room, lesson):
        if (room + lesson) % 3:
            return '<td class="cell">&nbsp;</td>'
        if room % 11 == 0:
            return '<td class="cell busy">临借</td>'
        return f'<td class="cell busy" title="课程"><span class="rare">本</span>MATH{120000 + room * 14 + lesson}.{lesson:02}<br>[高等数学A(上)](张{room}){{{room % 90 + 10}人}}</td>'

    rows = "".join(
        f'<tr onmouseover="over(this)"><td class="name"><a href="?room={r}">H2{r:03}</a></td><td><span>{40 + r % 120}</span></td>{"".join(cell(r, i) for i in range(14))}</tr>\n'
        for r in range(count)
    )
    head = "".join(f"<tr>{''.join(f'<th>{i}</th>' for i in range(16))}</tr>" for _ in range(3))
    return f"""<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd"><html><head>
<meta http-equiv="Content-Type" content="text/html; charset=utf-8"><title>教室</title></head><body><form id="form1" method="post"><table id="statusTable_0" border="1"><tbody>{head}{rows}</tbody></table></form></body></html>"""


# The pages that are measured, each with a selector, by the name of the row.
PAGES = {
    "announcements": (announcements(), ".wp_article_list_table > tbody > tr > td > table > tr:nth-child(1)"),
    "announcements, links": (announcements(), ".wp_article_list_table td.ti, .wp_article_list_table a"),
    "classrooms, rows": (classrooms(), "#statusTable_0 tr:nth-child(n+4)"),
    "classrooms, cells": (classrooms(), "#statusTable_0 tr > td"),
}
