"""mlibrary.fudan.edu.cn: the number of people in each library."""

from typing import Any

from danxi_standin.host import Host
from danxi_standin.web.messages import Request, Response, json_response
from danxi_standin.web.routing import route
from danxi_standin.world.crowds import crowd

# The name, the number of seats and the opening hours of each library.
LIBRARIES = (
    ("文科馆", 1200, "8:00~22:00"),
    ("理科馆", 980, "8:00~22:00"),
    ("医科馆", 720, "8:00~22:00"),
    ("张江馆", 400, "8:30~21:30"),
    ("江湾馆", 900, "8:00~22:00"),
    ("古籍部", 60, ""),
)


class LibraryHost(Host):
    names = ("mlibrary.fudan.edu.cn",)

    @route("POST", "/api/common/h5/getspaceseat")
    def list_libraries(self, request: Request) -> Response:
        return json_response(
            {
                "msg": "SUCCESS",
                "code": "1",
                "data": [self._view(number, *library) for number, library in enumerate(LIBRARIES, 1)],
            }
        )

    @staticmethod
    def _view(number: int, name: str, seats: int, hours: str) -> dict[str, Any]:
        inside = crowd(name, seats)
        return {
            "campusId": str(number),
            "campusName": name,
            "campusShortName": name,
            "canInNumb": str(seats - inside),
            "distance": None,
            "inNum": str(inside),
            "libraryDesc": "",
            "libraryNotice": f"<p>开放时间{hours}</p>" if hours else "",
            "libraryOpenTime": hours,
            "placeNum": str(seats * 9 // 10),
            "rotationInfoList": [],
        }
