"""The people with campus accounts."""

import base64
import hashlib
from dataclasses import dataclass
from typing import Any

UNDERGRADUATE = "undergraduate"
GRADUATE = "graduate"

CAPTCHA = "captcha"  # This and the following names are traits: special outcomes of a sign-in.
SECOND_FACTOR = "second_factor"
LOCKED = "locked"
SET_UP = "set_up"
WEAK_PASSWORD = "weak_password"


@dataclass(frozen=True)
class Person:
    number: str
    password: str
    name: str
    gender: str
    department: str
    major: str
    role: str = UNDERGRADUATE
    trait: str | None = None

    @property
    def id_number(self) -> str:
        """An invented identity card number. Its region code, 990000, does not exist."""
        return f"990000200506{int(self.number[-2:]) + 10}{self.number[-3:]}X"

    @property
    def totp_secret(self) -> str:
        """The secret of the person's authenticator app, in base32."""
        return base64.b32encode(hashlib.sha1(self.number.encode()).digest()).decode()

    @property
    def campus_account(self) -> dict[str, Any]:
        return {
            "number": self.number,
            "password": self.password,
            "name": self.name,
            "role": self.role,
            "trait": self.trait,
            "totp_secret": self.totp_secret,
        }


PEOPLE = (
    Person("23307110001", "Guanghua+1905", "林晚舟", "女", "计算与智能创新学院", "计算机科学与技术"),
    Person("24210240002", "复旦&Danyuan=9", "陈知远", "男", "物理学系", "凝聚态物理", GRADUATE),
    Person("23307110003", "Handan#220", "赵小满", "女", "中国语言文学系", "汉语言文学", trait=CAPTCHA),
    Person("23307110004", "Jiangwan%2005", "周既明", "男", "经济学院", "金融学", trait=SECOND_FACTOR),
    Person("22307110005", "Fenglin?1927", "吴清和", "女", "基础医学院", "临床医学", trait=LOCKED),
    Person("25307110006", "Zhangjiang/7", "郑新语", "男", "微电子学院", "微电子科学与工程", trait=SET_UP),
    Person("22307110007", "123456", "王易安", "男", "历史学系", "历史学", trait=WEAK_PASSWORD),
)


class People:
    def __init__(self) -> None:
        self.by_number = {person.number: person for person in PEOPLE}

    def with_number(self, number: str) -> Person | None:
        return self.by_number.get(number)
