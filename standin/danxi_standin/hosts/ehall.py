"""ehall.fudan.edu.cn: the portal, whose page names the signed-in person."""

import json

from danxi_standin.campus_host import CampusHost, public
from danxi_standin.web.messages import Request, Response, html_response, redirect
from danxi_standin.web.routing import route
from danxi_standin.world.people import GRADUATE, UNDERGRADUATE, Person

LOGIN = "/manage/common/login/index"
PAGE = """<!DOCTYPE html>
<html><head><meta charset="utf-8"><title>网上办事大厅</title>
<script>
window.siteInfo = {{"name": "网上办事大厅"}};
window.userInfoDSL = {person}
</script></head><body><div id="app"></div></body></html>
"""
IDENTITIES = {UNDERGRADUATE: "本科生", GRADUATE: "硕士研究生"}


class PortalHost(CampusHost):
    names = ("ehall.fudan.edu.cn",)

    def destination(self, request: Request) -> str:
        return "/"

    @route("GET", LOGIN)
    @public
    def login(self, request: Request) -> Response:
        return redirect("/") if self.session else self.ask_to_sign_in(request)

    @route("GET", "/")
    @public
    def show_portal(self, request: Request) -> Response:
        text = json.dumps(person_view(self.session.person) if self.session else {}, ensure_ascii=False)
        return html_response(PAGE.format(person=text))


def person_view(person: Person) -> dict[str, str]:
    return {
        "name": person.name,
        "identity": IDENTITIES.get(person.role, "教职工"),
        "depart": person.department,
        "note": "}",
    }
