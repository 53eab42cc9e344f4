"""The electricity of a dormitory room, used and remaining, on zlapp.fudan.edu.cn."""

from danxi_standin.campus_host import CampusHost
from danxi_standin.envelope import envelope, envelope_error
from danxi_standin.web.messages import Request, Response
from danxi_standin.web.routing import route
from danxi_standin.world.dormitories import room_of


class Electricity(CampusHost):
    @route("GET", "/fudanelec/wap/default/info")
    def get_electricity(self, request: Request) -> Response:
        room = room_of(self.person)
        if room is None:
            return envelope_error(1, "您没有宿舍用电信息，如有疑问请联系宿管中心")
        return envelope(
            {
                "xq": room.campus,
                "ting": False,
                "xqid": 1,
                "roomid": room.id,
                "tingid": None,
                "realname": self.person.name,
                "ssmc": room.building,
                "fjmc": room.name,
                "fj_update_time": f"{room.updated:%Y-%m-%d} 00:00:00",
                "fj_used": room.used,
                "fj_all": room.total,
                "fj_surplus": round(room.total - room.used, 2),
                "t_update_time": "",
                "t_used": 0,
                "t_all": 0,
                "t_surplus": 0,
            }
        )
