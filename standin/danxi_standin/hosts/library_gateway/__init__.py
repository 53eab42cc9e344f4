"""fdulspgw.fudan.edu.cn: the gateway of the libraries' own system. One host, with a file for each part."""

from danxi_standin.hosts.library_gateway.accounts import Accounts
from danxi_standin.hosts.library_gateway.catalog import Catalog


class LibraryGatewayHost(Catalog, Accounts):
    names = ("fdulspgw.fudan.edu.cn",)
