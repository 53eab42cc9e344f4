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

    def test_the_file_of_another_distribution_is_added_to_the_configuration(self):
        found = {"ca_file": str(self.fedora)}
        self.assertEqual(_authorities.added({}), {"network": found})
        self.assertEqual(_authorities.added({"network": {"timeout_ms": 1}}), {"network": {"timeout_ms": 1, **found}})

    def test_the_library_reads_the_file_that_was_found(self):
        with self.assertRaisesRegex(danxi.Error, "the file contains no certificate"):
            danxi.Session()

    def test_a_file_of_the_program_or_the_environment_takes_precedence(self):
        chosen = {"network": {"ca_file": "/mine.pem"}}
        self.assertEqual(_authorities.added(chosen), chosen)
        with mock.patch.dict(os.environ, {"SSL_CERT_FILE": "/theirs.pem"}):
            self.assertEqual(_authorities.added({}), {})

    def test_nothing_is_added_if_the_file_of_debian_exists(self):
        self.debian.touch()
        self.assertEqual(_authorities.added({}), {})

    def test_nothing_is_added_if_no_known_file_exists(self):
        self.fedora.unlink()
        self.assertEqual(_authorities.added({}), {})

    def test_a_wrong_configuration_is_refused_by_the_library(self):
        with self.assertRaises(danxi.InvalidArgumentError):
            danxi.Session(network=[])
