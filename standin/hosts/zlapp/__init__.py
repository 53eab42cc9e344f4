"""zlapp.fudan.edu.cn: small services for telephones. One host, a file for each."""

from urllib.parse import quote

from service import ServiceHost
from web.messages import Request

from .bus import Bus
from .electricity import Electricity
from .graduate_calendar import GraduateCalendar


class ZlappHost(Bus, Electricity, GraduateCalendar, ServiceHost):
    names = ("zlapp.fudan.edu.cn",)
    session_cookie = "eai-sess"

    def callback(self, request: Request) -> str:
        return f"https://{self.names[0]}/a_fudanzlapp/api/sso/index?redirect={quote(request.url, safe='')}&from=wap"

    def destination(self, request: Request) -> str:
        return request.parameter("redirect") or super().destination(request)
