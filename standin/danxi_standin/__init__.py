"""The stand-in campus: a local server that replaces every host that libdanxi sends requests to."""

from danxi_standin.accounts import CampusAccount, CommunityAccount
from danxi_standin.control import ActiveFault, Control
from danxi_standin.launcher import StandIn

__version__ = "0.1.0"

__all__ = ["ActiveFault", "CampusAccount", "CommunityAccount", "Control", "StandIn"]
