"""workflow1.fudan.edu.cn: the profile of the signed-in student."""

from urllib.parse import quote

from danxi_standin.campus_host import CampusHost, public
from danxi_standin.envelope import envelope
from danxi_standin.web.messages import Request, Response, html_response, redirect
from danxi_standin.web.routing import route
from danxi_standin.world.people import GRADUATE

LOGIN = "/site/login/cas-login"
INDEX = """<!DOCTYPE html>
<html><head><meta charset="utf-8"><title>办事大厅</title></head><body><div id="app"></div></body></html>
"""


class WorkflowHost(CampusHost):
    names = ("workflow1.fudan.edu.cn",)
    session_cookie = "PHPSESSID"

    def callback(self, request: Request) -> str:
        if request.path == LOGIN:
            return request.url
        return f"https://{self.names[0]}{LOGIN}?redirect_url={quote(request.url, safe='')}"

    def destination(self, request: Request) -> str:
        return request.parameter("redirect_url") or "/v2/site/index"

    @route("GET", LOGIN)
    @public
    def login(self, request: Request) -> Response:
        if self.session:
            return redirect(self.destination(request))
        return self.ask_to_sign_in(request)

    @route("GET", "/v2/site/index")
    def show_index(self, request: Request) -> Response:
        return html_response(INDEX)

    @route("GET", "/site/fudan/student-information")
    def get_profile(self, request: Request) -> Response:
        person = self.person
        return envelope(
            {
                "info": {
                    "XH": person.number,
                    "XM": person.name,
                    "XB": person.gender,
                    "ZJHM": person.id_number,
                    "YX": person.department,
                    "ZY": person.major,
                    "NJ": f"20{person.number[:2]}",
                    "PYCC": "硕士研究生" if person.role == GRADUATE else "本科生",
                    "SJHM": None,
                }
            }
        )
