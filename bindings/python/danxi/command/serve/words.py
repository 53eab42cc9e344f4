"""The words of the page, in English and Chinese."""

from __future__ import annotations

import datetime
from collections.abc import Mapping

ENGLISH, CHINESE = LANGUAGES = ("en", "zh")
NAMES = {ENGLISH: "English", CHINESE: "中文"}

WORDS: Mapping[str, tuple[str, str]] = {
    "title": ("My Fudan", "我的复旦"),
    "today": ("Today", "今天"),
    "week": ("Week", "课表"),
    "week_number": ("Week {}", "第{}周"),
    "previous": ("Previous week", "上一周"),
    "next": ("Next week", "下一周"),
    "this_week": ("This week", "本周"),
    "lesson": ("Lesson", "节次"),
    "lessons": ("Lessons", "课程"),
    "exams": ("Exams", "考试"),
    "deadlines": ("Deadlines", "截止日期"),
    "buses": ("Buses", "校车"),
    "bookings": ("Bookings", "场馆预约"),
    "loans": ("Loans, by due date", "图书借阅（按到期日）"),
    "messages": ("Messages", "消息"),
    "card": ("Campus card", "一卡通"),
    "electricity": ("Electricity", "电量"),
    "consumption": ("Daily use", "每日用电"),
    "money": ("Electricity and spending", "电费与消费"),
    "threads": ("Saved threads", "已保存的帖子"),
    "search": ("Search", "搜索"),
    "search_hint": ("Words in saved threads", "在已保存的帖子中搜索"),
    "no_match": ("Nothing was found.", "没有找到。"),
    "no_threads": (
        "No thread is saved. `danxi forum save-thread 348` saves one.",
        "还没有保存帖子。用 `danxi forum save-thread 348` 保存。",
    ),
    "floors": ("{} floors", "{} 层"),
    "deleted": ("deleted on the forum", "已在树洞删除"),
    "newer": ("Following floors", "后面的楼层"),
    "older": ("Earlier floors", "前面的楼层"),
    "back": ("Back", "返回"),
    "none": ("None", "无"),
    "none_ahead": ("None in the next 14 days", "未来 14 天没有"),
    "none_left": ("None left today", "今天没有了"),
    "unread": ("{} unread", "{} 条未读"),
    "yuan_left": ("{} yuan left", "余额 {} 元"),
    "kwh_left": ("{} kWh left", "剩余 {} 度"),
    "days_left": ("enough for about {} days", "约可用 {} 天"),
    "yuan": ("{} yuan", "{} 元"),
    "kwh": ("{} kWh", "{} 度"),
    "no_reading": ("no reading", "无读数"),
    "no_due": ("no due date", "无到期日"),
    "over": ("over", "已结束"),
    "now": ("now", "进行中"),
    "seat": ("seat {}", "座位 {}"),
    "day_off": ("Day off", "放假"),
    "make_up_day": ("Make-up day", "调休上班"),
    "unknown_courses": (
        "The university announces whose courses are held. These are those of the weekday.",
        "上哪一天的课以学校通知为准。这里是这一天原有的课。",
    ),
    "no_courses": ("No courses in this week.", "这一周没有课。"),
    "conflict": ("conflict", "冲突"),
    "failed": ("Not up to date", "未能更新"),
    "as_of": ("as of {}", "{} 的数据"),
    "never": ("never read", "从未读取"),
    "not_available": ("Not available: {}", "暂无：{}"),
    "opened": ("Open the page", "打开页面"),
    "opened_text": ("This browser may see the page now.", "这个浏览器现在可以看页面了。"),
    "closed": ("This page is closed", "页面未打开"),
    "closed_text": (
        "The link was used or has expired, or this browser has not opened one. `danxi serve open` writes a new link.",
        "链接已用过或过期，或者这个浏览器还没有打开过链接。用 `danxi serve open` 得到新链接。",
    ),
    "refused": ("Sign in with `danxi login {}`.", "请用 `danxi login {}` 登录。"),
}
WEEKDAYS = {
    ENGLISH: ("Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"),
    CHINESE: ("周一", "周二", "周三", "周四", "周五", "周六", "周日"),
}


class Words:
    """The words of a language: `words("week_number", 12)`."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.tag = {ENGLISH: "en", CHINESE: "zh-CN"}[language]
        self._index = LANGUAGES.index(language)

    def __call__(self, key: str, *values: object) -> str:
        return WORDS[key][self._index].format(*values)

    def weekday(self, number: int, short: bool = False) -> str:
        name = WEEKDAYS[self.language][number - 1]
        return name[:3] if short and self.language == ENGLISH else name

    def day(self, date: str, today: datetime.date) -> str:
        """Returns a date for people: today, tomorrow, a day of the week within a week, otherwise month and day."""
        found = datetime.date.fromisoformat(date)
        days = (found - today).days
        name = f"{self.weekday(found.isoweekday(), short=True)} {date[5:]}"
        if self.language == CHINESE:
            return {0: f"今天 {date[5:]}", 1: f"明天 {date[5:]}"}.get(days, name)
        return {0: f"today {date[5:]}", 1: f"tomorrow {date[5:]}"}.get(days, name)

    def age(self, seconds: float) -> str:
        """Returns how long ago something was: `12 min ago`."""
        minutes = int(seconds // 60)
        for size, english, chinese in ((1440, "d", "天"), (60, "h", "小时"), (1, "min", "分钟")):
            if minutes >= size:
                count = minutes // size
                return f"{count} {english} ago" if self.language == ENGLISH else f"{count} {chinese}前"
        return "just now" if self.language == ENGLISH else "刚刚"


def preferred(accepted: str) -> str:
    """Returns the language that a browser prefers, from its header Accept-Language."""
    found = []
    for position, each in enumerate(accepted.split(",")):
        name, _, quality = each.strip().partition(";q=")
        language = name.strip().lower().split("-")[0]
        try:
            weight = float(quality or 1)
        except ValueError:
            continue
        if language in LANGUAGES and weight > 0:
            found.append((-weight, position, language))
    return min(found)[2] if found else ENGLISH
