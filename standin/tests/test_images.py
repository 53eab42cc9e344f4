import unittest

from .harness import StandInTest

IMAGE = "image.fduhole.com"
PNG = b"\x89PNG\r\n\x1a\n\0\xff"


class ImageTest(StandInTest):
    def upload(self, name="image.png", content=PNG, field="source", path="/json"):
        head = f'--b\r\nContent-Disposition: form-data; name="{field}"; filename="{name}"\r\nContent-Type: image/png\r\n\r\n'
        body = head.encode() + content + b"\r\n--b--\r\n"
        return self.stand_in.ask(IMAGE, "POST", path, body, headers={"Content-Type": "multipart/form-data; boundary=b"})

    def test_an_image_can_be_downloaded_by_its_identifier(self):
        image = self.upload().json["image"]
        self.assertEqual((image["extension"], image["mime"], image["display_url"]), ("png", "image/png", image["url"]))
        for path in (image["url"].removeprefix(f"https://{IMAGE}"), f"/i/1999/11/21/{image['name']}.jpg"):
            response = self.stand_in.ask(IMAGE, "GET", path)
            self.assertEqual((response.status, response.body), (200, PNG))
            self.assertEqual(response.headers["Content-Type"], "text/plain; charset=utf-8")
        self.assertEqual(self.stand_in.ask(IMAGE, "GET", "/i/2026/01/01/none.png").status, 400)

    def test_a_repeated_upload_of_an_image_returns_the_same_address(self):
        first, second, other = self.upload().json, self.upload(path="/api/json").json, self.upload("other.png").json
        self.assertEqual(second["status_txt"], "The image has been uploaded before")
        self.assertEqual(first["image"], second["image"])
        self.assertNotEqual(first["image"]["url"], other["image"]["url"])

    def test_an_upload_with_a_wrong_field_or_type_or_a_large_file_is_refused(self):
        for message, changes in (
            ("No file uploaded", {"field": "file"}),
            ("File type not allowed.", {"name": "image.PNG"}),
            ("File type not allowed.", {"name": "image"}),
            ("File size is too large", {"content": PNG + bytes(10 << 20)}),
        ):
            response = self.upload(**changes)
            self.assertEqual((response.status, response.json["message"]), (400, message))


if __name__ == "__main__":
    unittest.main()
