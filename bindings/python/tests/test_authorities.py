"""The certificate authorities that a session finds on the machine."""

import os
import tempfile
import unittest
from pathlib import Path
from unittest import mock

import danxi
from danxi import _authorities


class Authorities(unittest.TestCase):
    def setUp(self):
        directory = Path(self.enterContext(tempfile.TemporaryDirectory()))
        self.debian, self.fedora = directory / "debian.crt", directory / "fedora.crt"
        self.fedora.write_text("no certificate")
        others = (str(directory / "missing.crt"), str(self.fedora))
        self.enterContext(mock.patch.multiple(_authorities, DEBIAN=str(self.debian), OTHERS=others))
        kept = {name: value for name, value in os.environ.items() if not name.startswith("SSL_CERT_")}
        self.enterContext(mock.patch.dict(os.environ, kept, clear=True))

    def test_other_distributions_have_them_elsewhere(self):
        found = {"ca_file": str(self.fedora)}
        self.assertEqual(_authorities.added({}), {"network": found})
        self.assertEqual(_authorities.added({"network": {"timeout_ms": 1}}), {"network": {"timeout_ms": 1, **found}})

    def test_the_library_gets_them(self):
        with self.assertRaisesRegex(danxi.Error, "the file contains no certificate"):
            danxi.Session()

    def test_the_program_and_the_environment_come_first(self):
        chosen = {"network": {"ca_file": "/mine.pem"}}
        self.assertEqual(_authorities.added(chosen), chosen)
        with mock.patch.dict(os.environ, {"SSL_CERT_FILE": "/theirs.pem"}):
            self.assertEqual(_authorities.added({}), {})

    def test_the_default_of_debian_stays(self):
        self.debian.touch()
        self.assertEqual(_authorities.added({}), {})

    def test_nothing_is_found(self):
        self.fedora.unlink()
        self.assertEqual(_authorities.added({}), {})

    def test_a_wrong_configuration_is_refused_by_the_library(self):
        with self.assertRaises(danxi.InvalidArgumentError):
            danxi.Session(network=[])
