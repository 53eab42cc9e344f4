"""Tests of a program that uses libdanxi, against a stand-in campus: without an account and without a network.

The tests need the packages danxi, danxi-standin and pytest. docs/testing.md describes how to install these. Then run

    pytest test_forum.py
"""

import danxi
import pytest
from danxi.testing import Campus


def divisions(session: danxi.Session) -> list[str]:
    """The program under test: returns the names of the forum's divisions, or a message that the forum does not respond."""
    try:
        return [division.name for division in session.forum.get_divisions(cache="refresh")]
    except danxi.Error as error:
        if error.retryable:
            return ["The forum does not respond. Try again later."]
        raise


def test_the_divisions_are_listed(danxi_session: danxi.Session) -> None:
    assert "树洞" in divisions(danxi_session)


def test_a_failing_server_leads_to_a_message(campus: Campus, danxi_session: danxi.Session) -> None:
    with campus.failing("forum", status=503) as fault:
        assert divisions(danxi_session) == ["The forum does not respond. Try again later."]
    assert fault.hits > 1  # the library has retried


def test_an_expired_sign_in_raises_not_signed_in(campus: Campus, danxi_session: danxi.Session) -> None:
    campus.expire_tokens(campus.student.email)
    with pytest.raises(danxi.NotSignedInError):
        divisions(danxi_session)


def test_a_second_factor_completes_the_sign_in(campus: Campus) -> None:
    account = campus.campus_account("second_factor")
    with campus.session() as session:
        with pytest.raises(danxi.SecondFactorRequiredError) as caught:
            session.campus.login(account.number, account.password, account.role)
        challenge = caught.value.detail["challenge"]
        session.campus.answer_challenge(challenge["id"], answer=campus.second_factor_code(account.number))
        assert session.exam.get_exams()
