"""Observes the requests of a session: prints each request with its duration, repeats requests after the
status 500, and refuses new posts.

    DANXI_EMAIL=you@m.fudan.edu.cn DANXI_PASSWORD=... python3 intercept.py

DANXI_CONFIG may contain the session's configuration (JSON). Without it, the real servers are used.
"""

import json
import os

import danxi


class Watcher:
    """An interceptor. Its methods are called on threads of the library."""

    def prepare(self, exchange: danxi.Exchange) -> None:
        if exchange.request.effect == "once":
            raise PermissionError("this program only reads")
        exchange.request.headers["x-requested-with"] = "intercept.py"

    def will_receive(self, exchange: danxi.Exchange) -> None:
        request, response = exchange.request, exchange.response
        outcome = response.status if response else exchange.error
        print(f"{request.method:4} {request.url}: {outcome}, {exchange.duration:.3f} s")

    def intercept(self, exchange: danxi.Exchange) -> None:
        if exchange.response and exchange.response.status == 500 and exchange.may_retry:
            exchange.retry(after=0.5 * exchange.attempt)


def main() -> None:
    config = json.loads(os.environ.get("DANXI_CONFIG", "{}"))
    with danxi.Session(config, interceptors=[Watcher()]) as session:
        try:
            session.account.login(os.environ["DANXI_EMAIL"], os.environ["DANXI_PASSWORD"])
        except (danxi.WrongPasswordError, danxi.NotRegisteredError) as error:
            raise SystemExit(f"Signing in failed: {error}") from None
        session.forum.list_holes_in_division(1)
        try:
            session.forum.create_floor("Never sent", 1)
        except danxi.VetoedError as error:
            print(f"The reply was refused: {error.__cause__}.")


if __name__ == "__main__":
    main()
