"""The public catalog of the library system: search, details of books, and copies."""

import json
import re
from typing import Any

from danxi_standin.host import Host
from danxi_standin.web.messages import Request, Response, json_response
from danxi_standin.web.routing import route
from danxi_standin.world.books import BOOKS, Book, book_with_number

SEARCH = "/urdh/open-api/opac/search"
FIELDS = {"resourceType", "pageSize", "pageNum", "searchConditions", "orderByField", "orderByType"}


class Catalog(Host):
    @route("POST", f"{SEARCH}/advanced")
    def search(self, request: Request) -> Response:
        try:
            body = json.loads(request.body)
            condition = body["searchConditions"][0]
            title, matches = str(condition["value"]), condition["field"] == "resource_ztm"
            size, page = int(body["pageSize"]), int(body["pageNum"])
        except (ValueError, KeyError, TypeError, IndexError):
            return _failure("参数错误")
        if not title or not matches or not body.keys() >= FIELDS or size < 1 or page < 1:
            return _failure("参数错误")
        books = [book for book in BOOKS if book.catalog == body["resourceType"] and title in book.title]
        shown = [_view(book, title) for book in books[(page - 1) * size : page * size]]
        return _success({"list": shown or None, "total": len(books)})

    @route("GET", f"{SEARCH}/smjlh/{{number}}")
    def get_book(self, request: Request, number: str) -> Response:
        book = book_with_number(number)
        return _success([_view(book)] if book else [])

    @route("GET", "/alsp/open-api/opac/v2/holdings")
    def list_copies(self, request: Request) -> Response:
        book = book_with_number(request.parameter("catalogueId"))
        size, page = (_number(request.parameter(name)) for name in ("pageSize", "pageNo"))
        copies = book.copies if book else ()
        shown = [
            {
                "id": str(copy.id),
                "catalogueId": book.number if book else None,
                "barcode": copy.barcode,
                "callNo": copy.call_number,
                "temporaryLibraryName": copy.library,
                "temporaryLocationName": copy.location,
                "itemStatusName": copy.status,
                "volumeInfo": None,
            }
            for copy in copies[(page - 1) * size : page * size]
        ]
        return json_response({"code": 200, "msg": "操作成功", "data": {"list": shown, "total": len(copies)}})


def _view(book: Book, marked: str | None = None) -> dict[str, Any]:
    mark = re.escape(marked) if marked else "(?!)"
    return {
        **book.identifiers,
        "resource_ztm": re.sub(mark, r'<em class="highlight">\g<0></em>', book.title),
        "resource_zrz_arr": list(book.authors),
        "resource_cbz": book.publisher,
        "publication_year_int": book.year,
        "resource_cbrq": book.published,
        "resource_isbn_arr": list(book.isbns) or None,
        "resource_zydfz": None if book.year is None else f"本书为{book.title}的教材，{len(book.title)}章。",
    }


def _success(data: object) -> Response:
    return json_response({"success": True, "code": 200, "msg": "操作成功", "data": data})


def _failure(message: str) -> Response:
    return json_response({"success": False, "code": 500, "msg": message, "data": None})


def _number(text: str) -> int:
    return max(int(text), 1) if text.isdecimal() else 1
