"""A stand-in campus for the tests of programs that use this package. It needs neither an account nor a network.

    from danxi.testing import Campus

    with Campus() as campus, campus.session(campus.student) as session:
        with campus.failing("forum", status=503):
            ...

With pytest, use the fixtures of `danxi.pytest_plugin`: `campus`, `danxi_session` and `danxi_environment`.

The stand-in is the package `danxi-standin`: `pip install ./standin` in a clone of libdanxi, or the Debian package of that name.
It needs Python 3.11 or later and the `openssl` command.
"""

from __future__ import annotations

from typing import Any, cast

from . import Config, Session

try:
    from danxi_standin import ActiveFault, CampusAccount, CommunityAccount, StandIn
except ImportError as problem:
    raise ImportError(
        f"danxi.testing needs Python 3.11 or later and the package danxi-standin ({problem}). Install the package with "
        "`pip install ./standin` in a clone of libdanxi, or install the Debian package danxi-standin.",
        name=problem.name,
        path=problem.path,
    ) from problem

__all__ = ["ActiveFault", "Campus", "CampusAccount", "CommunityAccount"]


class Campus(StandIn):
    """A running stand-in for all servers: its accounts, faults, settings and recorded requests, and sessions that reach it.

    A campus is a context manager, which calls `start()` and `stop()`. Arguments are the options of the command `danxi-standin`,
    such as "--empty".
    """

    @property
    def config(self) -> Config:
        """The configuration that connects a session to the stand-in: a new copy each time, which can be changed."""
        return cast(Config, super().config)

    def session(self, *accounts: CommunityAccount | CampusAccount, **config: Any) -> Session:
        """Opens a session that reaches the stand-in, and signs it in with accounts: one of the community, one of the campus, or both.

        Keyword arguments are sections of the configuration, as those of `Session`. Close the session, or use it as a context manager.
        """
        session = Session(self.config, **config)
        try:
            for account in accounts:
                if isinstance(account, CommunityAccount):
                    session.account.login(account.email, account.password)
                else:
                    session.campus.login(account.number, account.password, account.role)
        except BaseException:
            session.close()
            raise
        return session
