"""Fixtures for pytest, which loads them if the package is installed.

Each process has one stand-in. The first test that needs the stand-in starts it, and the fixture `campus` resets it before each test.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from . import Session
    from .testing import Campus


@pytest.fixture(scope="session")
def danxi_standin_options() -> tuple[str, ...]:
    """The options of the stand-in's process. Define a fixture with this name in conftest.py to change them."""
    return ()


@pytest.fixture(scope="session")
def danxi_shared_campus(danxi_standin_options: tuple[str, ...]) -> Iterator[Campus]:
    """The stand-in of all tests in the process. Only the fixture `campus` resets the stand-in."""
    from .testing import Campus

    with Campus(*danxi_standin_options) as campus:
        yield campus


@pytest.fixture
def campus(danxi_shared_campus: Campus) -> Campus:
    """A stand-in campus in the state after its start."""
    danxi_shared_campus.reset()
    return danxi_shared_campus


@pytest.fixture
def danxi_session(campus: Campus) -> Iterator[Session]:
    """A session that is signed in as `campus.student` and as `campus.undergraduate`."""
    with campus.session(campus.student, campus.undergraduate) as session:
        yield session


@pytest.fixture
def danxi_environment(campus: Campus, monkeypatch: pytest.MonkeyPatch) -> dict[str, str]:
    """The environment variables of programs that use the stand-in, such as DANXI_CONFIG and DANXI_EMAIL. They are set during the test."""
    variables = campus.client_environment()
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    return variables
