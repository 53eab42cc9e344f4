"""Uses the installed package, with Python 3.9 and later: python installed.py [DIRECTORY]

The program connects to the servers of DANXI_CONFIG. With DIRECTORY, the package and all libraries that it loads must be in that
directory, except those of glibc, GCC and Python itself. The other tests of this folder need a newer Python.
"""

import asyncio
import importlib
import json
import os
import pickle
import pkgutil
import re
import sys

import danxi

CONFIG = json.loads(os.environ["DANXI_CONFIG"])
ACCOUNT = os.environ["DANXI_EMAIL"], os.environ["DANXI_PASSWORD"]
# The modules that need further packages.
OPTIONAL = ("danxi.command", "danxi.opentelemetry", "danxi.pytest_plugin", "danxi.testing")
PUBLIC = re.compile(
    r"/(ld-linux|libc\.|libm\.|libgcc_s|libstdc\+\+|libresolv|libnss|libz\.|libpthread|libdl|libutil|librt)[^/]*$"
)


class Count:
    """An interceptor that counts responses."""

    responses = 0

    def will_receive(self, exchange):
        self.responses += 1


def block():
    count = Count()
    with danxi.Session(CONFIG, interceptors=[count]) as session:
        session.account.login(*ACCOUNT)
        divisions = session.forum.get_divisions()
        assert divisions and pickle.loads(pickle.dumps(divisions)) == divisions
        holes = [hole.id for _, hole in zip(range(25), session.forum.iter_holes_in_division(divisions[0].id))]
        assert len(set(holes)) == 25, holes
        assert session.markup.select("<p>one<p>two", "p:nth-child(2)")[0].text == "two"
        try:
            session.account.login(ACCOUNT[0], "wrong horse")
        except danxi.WrongPasswordError as error:
            assert error.message
        else:
            raise AssertionError("a wrong password was accepted")
    assert count.responses > 3, count.responses


async def wait():
    async with danxi.AsyncSession(CONFIG) as session:
        await session.account.login(*ACCOUNT)
        divisions, tags = await asyncio.gather(session.forum.get_divisions(), session.forum.list_all_tags())
        assert divisions and tags
    # CPython 3.13 and later remove the indentation of docstrings.
    assert "    await session.forum.get_divisions()" in danxi.AsyncForumService.get_divisions.__doc__


def loaded():
    """Returns the shared libraries of the process."""
    with open("/proc/self/maps") as maps:
        return {line.split(maxsplit=5)[-1].strip() for line in maps if ".so" in line}


def main():
    for module in pkgutil.iter_modules(danxi.__path__, "danxi."):
        if module.name not in OPTIONAL:
            importlib.import_module(module.name)
    python = loaded()
    assert danxi.library_version() == danxi.__version__, danxi.library_version()
    block()
    asyncio.run(wait())
    if len(sys.argv) > 1:
        own = os.path.realpath(sys.argv[1])
        foreign = {path for path in loaded() - python if not path.startswith(own) and not PUBLIC.search(path)}
        assert not foreign, foreign
        assert danxi.__file__.startswith(own), danxi.__file__
    print("danxi", danxi.__version__, "works with Python", sys.version.split()[0])


main()
