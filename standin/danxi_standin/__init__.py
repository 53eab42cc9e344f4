"""The stand-in campus: a local server that answers for every host libdanxi talks to."""

from danxi_standin.launcher import StandIn

__all__ = ["StandIn"]
