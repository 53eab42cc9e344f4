"""fdulspgw.fudan.edu.cn: the gateway to the library system. Its catalog and its accounts are each in a file of this package."""

from danxi_standin.hosts.library_gateway.accounts import Accounts
from danxi_standin.hosts.library_gateway.catalog import Catalog


class LibraryGatewayHost(Catalog, Accounts):
    names = ("fdulspgw.fudan.edu.cn",)
