"""The hosts. The stand-in serves each class in the modules of this package that derives from Host and has `names`."""

from collections.abc import Iterator
from importlib import import_module
from pkgutil import iter_modules

from danxi_standin.host import Host


def _host_classes() -> Iterator[type[Host]]:
    for module_info in iter_modules(__path__):
        module = import_module(f"{__name__}.{module_info.name}")
        for value in vars(module).values():
            if (
                isinstance(value, type)
                and issubclass(value, Host)
                and value.names
                and value.__module__ == module.__name__
            ):
                yield value


HOST_CLASSES = list(_host_classes())
