"""How text is broken into lines."""

import unittest
from unicodedata import east_asian_width

from danxi._lines import lines, spans


def width(text):
    return sum(2 if east_asian_width(each) in "WF" else 1 for each in text)


class Lines(unittest.TestCase):
    def test_lines_end_between_words_and_chinese_characters(self):
        for text, room, expected in (
            ("danxi week shows it", 10, ["danxi week", "shows it"]),
            ("英美文学经典 & Film", 8, ["英美文学", "经典 &", "Film"]),
            ("  a  \n\nb", 5, ["a", "", "b"]),
            ("", 5, [""]),
        ):
            self.assertEqual(lines(text, room, width), expected)

    def test_numbers_and_brackets_stay_with_what_belongs_to_them(self):
        for text, room, expected in (
            ("H逸夫楼201", 8, ["H逸夫楼", "201"]),
            ("H逸夫楼201", 9, ["H逸夫楼", "201"]),
            ("概率论与数理统计（B）", 18, ["概率论与数理统计", "（B）"]),
            ("说：“你好，世界。”他", 6, ["说：", "“你", "好，世", "界。”", "他"]),
            ("大学物理B(下) 第4次作业", 14, ["大学物理B(下)", "第4次作业"]),
            ("大学物理B(下)", 11, ["大学物理B", "(下)"]),
            ("x (y) z", 3, ["x", "(y)", "z"]),
        ):
            self.assertEqual(lines(text, room, width), expected)

    def test_only_what_is_longer_than_a_line_is_broken_first_after_separators(self):
        self.assertEqual(lines("floors.content", 8, width), ["floors.", "content"])
        self.assertEqual(lines("abcdefgh x", 3, width), ["abc", "def", "gh", "x"])
        self.assertEqual(lines("（（（", 4, width), ["（（", "（"])
        self.assertEqual(lines("字", 1, width), ["字"])

    def test_an_emoji_of_several_characters_is_not_broken(self):
        family = "\N{MAN}\N{ZERO WIDTH JOINER}\N{WOMAN}\N{ZERO WIDTH JOINER}\N{GIRL}"
        self.assertEqual(lines(f"家{family}好", 8, width), ["家", family, "好"])

    def test_no_character_but_white_space_is_lost(self):
        text = "学术英语写作(Academic Writing) for\nstudents of  https://elearning.fudan.edu.cn/courses/1?a=b，见（附件）。"
        for room in range(1, 40):
            pieces = [text[start:end] for start, end in spans(text, room, width)]
            self.assertEqual("".join("".join(pieces).split()), "".join(text.split()))
            self.assertLessEqual(max(map(width, pieces)), max(room, 2))


if __name__ == "__main__":
    unittest.main()
