"""The hosts of libdanxi's services, so that a fault can name a service instead of hosts."""

HOSTS = {
    "account": ("auth.fduhole.com",),
    "announcement": ("jwc.fudan.edu.cn", "gs.fudan.edu.cn"),
    "booking": ("booking.fudan.edu.cn",),
    "bus": ("zlapp.fudan.edu.cn",),
    "campus": ("id.fudan.edu.cn", "uis.fudan.edu.cn"),
    "canteen": ("my.fudan.edu.cn",),
    "classroom": ("10.64.130.6",),
    "course": (
        "fdjwgl.fudan.edu.cn",
        "yjsxk.fudan.edu.cn",
        "yjsxktest.fudan.sh.cn",
        "yzsfwapp.fudan.edu.cn",
        "zlapp.fudan.edu.cn",
    ),
    "day": (
        "fdjwgl.fudan.edu.cn",
        "zlapp.fudan.edu.cn",
        "elearning.fudan.edu.cn",
        "booking.fudan.edu.cn",
        "fdulspgw.fudan.edu.cn",
        "ecard.fudan.edu.cn",
    ),
    "curriculum": ("danke.fduhole.com",),
    "elearning": ("elearning.fudan.edu.cn", "canvas-production.s3.fudan.edu.cn"),
    "electricity": ("zlapp.fudan.edu.cn", "my.fudan.edu.cn"),
    "exam": ("fdjwgl.fudan.edu.cn",),
    "feeds": ("feeds.example.net",),
    "forum": ("forum.fduhole.com",),
    "github": (
        "api.github.com",
        "uploads.github.com",
        "codeload.github.com",
        "release-assets.githubusercontent.com",
    ),
    "graphql": ("graphql.example.net",),
    "http": ("notes.example.net",),
    "icourse": ("icourse.fudan.edu.cn",),
    "image": ("image.fduhole.com",),
    "library": ("mlibrary.fudan.edu.cn", "fdulspgw.fudan.edu.cn"),
    "moments": ("momentsapi.herokuapp.com",),
    "profile": ("workflow1.fudan.edu.cn", "ehall.fudan.edu.cn"),
    "reservation": ("elife.fudan.edu.cn",),
    "score": ("fdjwgl.fudan.edu.cn", "yzsfwapp.fudan.edu.cn", "my.fudan.edu.cn"),
    "sport": ("fdtyjw.fudan.edu.cn",),
    "wallet": ("ecard.fudan.edu.cn", "my.fudan.edu.cn"),
}


def hosts_of(name: str) -> tuple[str, ...]:
    """Returns the hosts of the service `name`. If `name` has a dot or an asterisk, it is a host or a pattern, and is returned unchanged.

    Raises ValueError if there is no such service.
    """
    if name in HOSTS:
        return HOSTS[name]
    if "." in name or "*" in name:
        return (name,)
    raise ValueError(
        f"Unknown service {name!r}. The services are: {', '.join(HOSTS)}. For a host, write the full name, such as forum.fduhole.com."
    )
