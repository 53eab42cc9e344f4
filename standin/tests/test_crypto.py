import base64
import unittest

from danxi_standin.crypto.aes import decrypt_cfb, encrypt_block, encrypt_cfb
from danxi_standin.crypto.rsa import private_key
from danxi_standin.crypto.str_enc import str_enc

from .campus_client import rsa_encrypt

WEBVPN_KEY = b"wrdvpnisthebest!"
WEBVPN_HOSTS = {
    "forum.fduhole.com": "f6f853892a7e6e546b0086a09d1b203a46",
    "auth.fduhole.com": "f1e2559469366c45760785a9d6562c38",
    "danke.fduhole.com": "f4f64f97227e6e546b0086a09d1b203a73",
    "image.fduhole.com": "f9fa409b227e6e546b0086a09d1b203ab8",
    "10.64.130.6": "a1a70fca737e39032e46df",
}
STR_ENC = {
    ("abc", "this", "password", "is"): "7D20AA3C684417FF",
    ("abcd", "this", "password", "is"): "2EB5DFAF45B837E4",
    ("短密码", "this", "password", "is"): "C99F00797C18D53F",
    ("a", "1", "2", "3"): "A62B4F77D5F8C6C7",
    ("test", "1", "2", "3"): "D8D35E5019288C41",
    ("123456", "1", "2", "3"): "C1BB5938DF9F21908D35C1455E2F4800",
    ("复旦大学", "1", "2", "3"): "0F5CC152C93B2129",
}


class CryptoTest(unittest.TestCase):
    def test_aes_encrypts_the_example_of_fips_197(self):
        block, key = bytes.fromhex("00112233445566778899aabbccddeeff"), bytes(range(16))
        self.assertEqual(encrypt_block(block, key).hex(), "69c4e0d86a7b0430d8cdb78070b4c55a")

    def test_webvpn_hosts_are_encrypted_and_decrypted(self):
        for host, encrypted in WEBVPN_HOSTS.items():
            self.assertEqual(encrypt_cfb(host.encode(), WEBVPN_KEY, WEBVPN_KEY).hex(), encrypted)
            self.assertEqual(decrypt_cfb(bytes.fromhex(encrypted), WEBVPN_KEY, WEBVPN_KEY), host.encode())

    def test_str_enc_encrypts_the_known_examples(self):
        for (text, *keys), encrypted in STR_ENC.items():
            self.assertEqual(str_enc(text, *keys), encrypted, text)

    def test_rsa_decrypts_valid_messages_only(self):
        key = private_key()
        for text in ("Guanghua+1905", "密码", "x" * 245):
            self.assertEqual(key.decrypt(base64.b64decode(rsa_encrypt(text, key.public_key))).decode(), text)
        for wrong in (b"", b"short", bytes(256), b"\xff" * 256):
            with self.assertRaises(ValueError):
                key.decrypt(wrong)
