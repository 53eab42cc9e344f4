"""The quiz that new members of the community must pass before their first post."""

from typing import Any

VERSION = 1
TRUE, FALSE = "true", "false"

_QUESTIONS: tuple[dict[str, Any], ...] = (
    {
        "id": 1,
        "type": "true-or-false",
        "group": "required",
        "question": "在树洞里可以公开他人的真实姓名和联系方式。",
        "options": [TRUE, FALSE],
        "answer": [FALSE],
    },
    {
        "id": 2,
        "type": "single-selection",
        "group": "required",
        "question": "看到违反社区规范的内容，应该怎么做？",
        "options": ["使用举报功能", "跟着一起骂", "截图发到校外"],
        "answer": ["使用举报功能"],
    },
    {
        "id": 3,
        "type": "multi-selection",
        "group": "required",
        "question": "以下哪些内容会被折叠或删除？",
        "options": ["人身攻击", "刷屏广告", "课程笔记分享"],
        "answer": ["人身攻击", "刷屏广告"],
    },
    {
        "id": 4,
        "type": "single-selection",
        "group": "optional",
        "question": "帖子的标签最多可以有几个？",
        "options": ["3", "5", "10"],
        "answer": ["10"],
    },
    {
        "id": 5,
        "type": "true-or-false",
        "group": "optional",
        "question": "同一个帖子里，每位用户的匿名代号保持不变。",
        "options": [TRUE, FALSE],
        "answer": [TRUE],
    },
)


def questions() -> dict[str, Any]:
    shown = [
        {key: question[key] for key in ("id", "type", "group", "question", "options")} | {"option": question["options"]}
        for question in _QUESTIONS
    ]
    optional = sum(question["group"] == "optional" for question in _QUESTIONS)
    return {
        "version": VERSION,
        "questions": shown,
        "spec": {
            "number_of_questions": len(shown),
            "number_of_optional_questions": optional,
            "number_of_campus_questions": 0,
            "in_order": True,
        },
    }


def wrong_answers(answers: dict[int, list[str]]) -> list[int]:
    """Returns the ids of the questions with wrong answers. Raises ValueError if a question is unknown or has no answer."""
    right = {question["id"]: sorted(question["answer"]) for question in _QUESTIONS}
    for question_id in answers:
        if question_id not in right:
            raise ValueError(f"question id {question_id} not found")
    if len(answers) != len(right):
        raise ValueError(f"question number {len(answers)} not match")
    return [question_id for question_id, answer in answers.items() if sorted(answer or []) != right[question_id]]
