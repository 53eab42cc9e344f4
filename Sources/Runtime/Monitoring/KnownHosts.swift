import Calls
import HTTP

/// The hosts that metrics name: those of the library's servers, and those of the configuration. All others are counted together, because
/// programs, their users and redirects can name any number of hosts.
enum KnownHosts {
    /// The hosts in the source code.
    static let own = [
        "10.64.130.6", "api.github.com", "auth.fduhole.com", "booking.fudan.edu.cn", "canvas-production.s3.fudan.edu.cn",
        "danke.fduhole.com", "ecard.fudan.edu.cn", "ehall.fudan.edu.cn", "elearning.fudan.edu.cn", "elife.fudan.edu.cn",
        "fdjwgl.fudan.edu.cn",
        "fdtyjw.fudan.edu.cn", "fdulib.a-lsp.com", "fdulspgw.fudan.edu.cn", "forum.fduhole.com", "gs.fudan.edu.cn", "icourse.fudan.edu.cn",
        "id.fudan.edu.cn", "image.fduhole.com", "jwc.fudan.edu.cn", "mlibrary.fudan.edu.cn", "momentsapi.herokuapp.com", "my.fudan.edu.cn",
        "opac.fudan.edu.cn", "rwsjcas.fudan.edu.cn", "tac.fudan.edu.cn", "uis.fudan.edu.cn", "uploads.github.com", "webvpn.fudan.edu.cn",
        "workflow1.fudan.edu.cn", "yjsxk.fudan.edu.cn", "yjsxktest.fudan.sh.cn", "yzsfwapp.fudan.edu.cn", "zlapp.fudan.edu.cn",
    ]

    /// Returns the servers that the metrics of a session name.
    static func servers(_ configuration: Configuration, _ metrics: Metrics) -> KnownServers {
        let origins = configuration.hosts.origins.union(configuration.targets.configuredOrigins)
        return metrics.known(own + (Array(origins) + [configuration.gitHub.origin].compactMap { $0 }).map(\.host).sorted())
    }
}
