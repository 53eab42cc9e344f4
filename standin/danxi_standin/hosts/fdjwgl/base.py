"""The base class of the parts of fdjwgl.fudan.edu.cn, which looks up the student of a request."""

from danxi_standin.campus_host import CampusHost
from danxi_standin.web.messages import Refusal, html_response
from danxi_standin.world.people import UNDERGRADUATE

FORBIDDEN = """<!DOCTYPE html>
<html><head><meta charset="UTF-8"><title>403</title></head><body><h3>无权访问</h3></body></html>
"""
FIRST_ID = 160_000


class StudentHost(CampusHost):
    @property
    def student_id(self) -> int | None:
        """The id that this host gives the signed-in student, or None for a person who is not an undergraduate."""
        if self.person.role != UNDERGRADUATE:
            return None
        return FIRST_ID + int(self.person.number[-4:])

    def require_self(self, student_id: int) -> None:
        if student_id != self.student_id:
            raise Refusal(html_response(FORBIDDEN, 403))
