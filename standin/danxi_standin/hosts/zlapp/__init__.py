"""zlapp.fudan.edu.cn: small services for phones, each in a file of this package."""

from urllib.parse import quote

from danxi_standin.campus_host import CampusHost
from danxi_standin.envelope import envelope_error
from danxi_standin.hosts.zlapp.bus import Bus
from danxi_standin.hosts.zlapp.electricity import Electricity
from danxi_standin.hosts.zlapp.graduate_calendar import GraduateCalendar
from danxi_standin.web.messages import Request, Response


class ZlappHost(Bus, Electricity, GraduateCalendar, CampusHost):
    names = ("zlapp.fudan.edu.cn",)
    session_cookie = "eai-sess"

    def callback(self, request: Request) -> str:
        return f"https://{self.names[0]}/a_fudanzlapp/api/sso/index?redirect={quote(request.url, safe='')}&from=wap"

    def ask_to_sign_in(self, request: Request) -> Response:
        # A browser without a cookie is redirected with either value of the setting.
        if self.campus.world.settings.ended_session == "envelope" and self.session_cookie in request.cookies:
            return envelope_error(10013, "用户信息已失效,请重新进入页面", login_url=self.sign_in_url(request))
        return super().ask_to_sign_in(request)

    def destination(self, request: Request) -> str:
        return request.parameter("redirect") or super().destination(request)
