"""The methods of one service for an `AsyncSession`: a class for Python, and its stub for type checkers and editors.

The class inherits from the blocking class of the service, and its methods become coroutines. The stub declares the types of these
coroutines without documentation, so an editor takes the type of a method from the stub and its documentation from the class.
"""

from __future__ import annotations

import re

from model import Service
from text import banner

from .docs import docstring
from .exports import own_names
from .layout import exported, import_line
from .names import service_class
from .service import Module


def module_name(service: Service) -> str:
    return f"async_{service.name}"


class AsyncModule(Module):
    prefix = "Async"

    def text(self) -> str:
        s = self.service
        own, blocking = service_class(s, True), service_class(s, False)
        summary = f"{self.docs.prose(s.summary)} The class of the property `{s.name}` of `danxi.AsyncSession`."
        described = docstring("    ", [summary, f"The methods are those of `{blocking}`, as coroutines."])
        code = "\n\n".join(
            [f"class {own}(AsyncService, {blocking}):\n{described}\n\n    __slots__ = ()", *self.iterators()]
        )
        return self.module(code, self.own(code, [blocking]))

    def stub(self) -> str:
        """Returns the declarations without their documentation."""
        methods = [f"{self.declaration(m, 'async def')} ..." for m in self.service.methods]
        signatures = [re.split(r'\n        """', function)[0] + " ..." for function in self.iterators()]
        code = f"class {service_class(self.service, True)}(AsyncService):\n" + "\n".join(methods + signatures)
        return self.module(code, self.own(code, []))

    def module(self, code: str, own: list[str]) -> str:
        imports = self.imports(code, import_line(".._async_service", ["AsyncService"]), *own)
        return f"""{banner(f"interface/{self.service.name}.toml", "#")}
from __future__ import annotations

{imports}

{exported([service_class(self.service, True)])}


{code}
"""

    def own(self, code: str, classes: list[str]) -> list[str]:
        """Returns the import of `classes`, and of those of the service's entities and enums that `code` uses."""
        names = classes + [name for name in own_names(self.service) if re.search(rf"\b{name}\b", code)]
        return [import_line(f".{self.service.name}", names)] if names else []
