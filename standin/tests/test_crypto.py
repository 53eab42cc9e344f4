import base64
import unittest

from danxi_standin.crypto.aes import decrypt_cfb, encrypt_block, encrypt_cfb
from danxi_standin.crypto.rsa import private_key
from danxi_standin.crypto.totp import code_of

from .campus_client import rsa_encrypt

WEBVPN_KEY = b"wrdvpnisthebest!"
WEBVPN_HOSTS = {
    "forum.fduhole.com": "f6f853892a7e6e546b0086a09d1b203a46",
    "auth.fduhole.com": "f1e2559469366c45760785a9d6562c38",
    "danke.fduhole.com": "f4f64f97227e6e546b0086a09d1b203a73",
    "image.fduhole.com": "f9fa409b227e6e546b0086a09d1b203ab8",
    "10.64.130.6": "a1a70fca737e39032e46df",
}
# RFC 6238, appendix B: time in seconds, and the last six digits of the code
TOTP_SECRET = base64.b32encode(b"12345678901234567890").decode()
TOTP = {59: "287082", 1111111109: "081804", 1234567890: "005924", 20000000000: "353130"}


class CryptoTest(unittest.TestCase):
    def test_aes_encrypts_the_example_of_fips_197(self):
        block, key = bytes.fromhex("00112233445566778899aabbccddeeff"), bytes(range(16))
        self.assertEqual(encrypt_block(block, key).hex(), "69c4e0d86a7b0430d8cdb78070b4c55a")

    def test_aes_cfb_encrypts_and_decrypts_hosts_as_webvpn_does(self):
        for host, encrypted in WEBVPN_HOSTS.items():
            self.assertEqual(encrypt_cfb(host.encode(), WEBVPN_KEY, WEBVPN_KEY).hex(), encrypted)
            self.assertEqual(decrypt_cfb(bytes.fromhex(encrypted), WEBVPN_KEY, WEBVPN_KEY), host.encode())

    def test_one_time_codes_equal_the_examples_of_rfc_6238(self):
        for seconds, code in TOTP.items():
            self.assertEqual(code_of(TOTP_SECRET, seconds // 30), code)

    def test_rsa_decrypts_valid_messages_only(self):
        key = private_key()
        for text in ("Guanghua+1905", "密码", "x" * 245):
            self.assertEqual(key.decrypt(base64.b64decode(rsa_encrypt(text, key.public_key))).decode(), text)
        for wrong in (b"", b"short", bytes(256), b"\xff" * 256):
            with self.assertRaises(ValueError):
                key.decrypt(wrong)
