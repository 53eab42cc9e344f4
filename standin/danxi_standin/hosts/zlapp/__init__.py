"""zlapp.fudan.edu.cn: small services for phones. One host, with a file for each."""

from urllib.parse import quote

from danxi_standin.hosts.zlapp.bus import Bus
from danxi_standin.hosts.zlapp.electricity import Electricity
from danxi_standin.hosts.zlapp.graduate_calendar import GraduateCalendar
from danxi_standin.service import ServiceHost
from danxi_standin.web.messages import Request


class ZlappHost(Bus, Electricity, GraduateCalendar, ServiceHost):
    names = ("zlapp.fudan.edu.cn",)
    session_cookie = "eai-sess"

    def callback(self, request: Request) -> str:
        return f"https://{self.names[0]}/a_fudanzlapp/api/sso/index?redirect={quote(request.url, safe='')}&from=wap"

    def destination(self, request: Request) -> str:
        return request.parameter("redirect") or super().destination(request)
