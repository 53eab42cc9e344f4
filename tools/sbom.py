"""Makes the software bill of materials of a wheel: CycloneDX in JSON, with a component for each library file and one for each source of them."""

from __future__ import annotations

import hashlib
import json
import os
import re
import subprocess
import sys
import uuid
from collections.abc import Iterator
from pathlib import Path

import bundled
import check_wheel
import loaded_libraries
from cyclonedx.model import HashAlgorithm, HashType, Property
from cyclonedx.model.bom import Bom
from cyclonedx.model.component import Component, ComponentType
from cyclonedx.output.json import JsonV1Dot6
from debian_mirror import File
from packageurl import PackageURL

NAME = "danxi.cdx.json"


def of_tree(target: bundled.Target, tree: Path) -> str:
    """Returns the SBOM of an unpacked wheel. It has no date and no random number, so it is the same for the same files."""
    version = re.fullmatch(r"danxi-(.+)\.dist-info", next(tree.glob("*.dist-info")).name)
    assert version
    contents = {path: path.read_bytes() for path in sorted(tree.rglob("*")) if path.is_file()}
    files = {
        str(path.relative_to(tree)): hashlib.sha256(content).hexdigest()
        for path, content in contents.items()
        if check_wheel.is_library(content)
    }
    own = [file_property(name) for name in files if name in check_wheel.OWN]
    libdanxi = Component(name="libdanxi", version=version[1], type=ComponentType.LIBRARY, properties=own)
    components = [libdanxi, swift(target, tree), debian(target), *origins(target, files)]
    components += [
        Component(name=name, type=ComponentType.FILE, hashes=[HashType(alg=HashAlgorithm.SHA_256, content=content)])
        for name, content in files.items()
    ]
    for component in components:
        component.bom_ref.value = f"{component.type.value}:{component.name}"
    bom = Bom(components=components, serial_number=uuid.uuid5(uuid.NAMESPACE_URL, json.dumps(files)))
    main = Component(name="danxi", version=version[1], type=ComponentType.LIBRARY, bom_ref="danxi")
    main.purl = PackageURL("pypi", name="danxi", version=version[1])
    bom.metadata.component = main
    bom.register_dependency(main, components)
    document = json.loads(JsonV1Dot6(bom).output_as_string())
    del document["metadata"]["timestamp"]
    return json.dumps(document, indent=1, sort_keys=True, ensure_ascii=False) + "\n"


def swift(target: bundled.Target, tree: Path) -> Component:
    """Returns the Swift runtime, which is linked into libdanxi: the compiler's own, or that of a package of Debian."""
    properties = [file_property(check_wheel.LOADED)]
    if not target.is_machine:
        package = File((bundled.CROSS / "sdk" / "runtime").read_text(encoding="utf-8").strip(), "")
        url = PackageURL(
            "deb", "debian", "swiftlang", package.version, {"arch": target.architecture, **distribution(target)}
        )
        return Component(
            name="swift", version=package.version, type=ComponentType.LIBRARY, purl=url, properties=properties
        )
    program = "import danxi; print(danxi.build_info()['compiler']['swift'])"
    environment = {**os.environ, "DANXI_LIBRARY": str(tree / check_wheel.LOADED)}
    command = [sys.executable, "-B", "-c", program]
    version = subprocess.check_output(command, cwd=tree, env=environment, text=True).strip()
    url = PackageURL("github", "swiftlang", "swift", f"swift-{version}-RELEASE")
    return Component(
        name="swift",
        version=version,
        type=ComponentType.LIBRARY,
        purl=url,
        properties=properties,
    )


def debian(target: bundled.Target) -> Component:
    """Returns the release of Debian from which the libraries come."""
    return Component(name="debian", version=target.version, type=ComponentType.OPERATING_SYSTEM)


def distribution(target: bundled.Target) -> dict[str, str]:
    """Returns the qualifier of a package URL that names the release of Debian."""
    return {"distro": f"debian-{target.version}"}


def origins(target: bundled.Target, files: dict[str, str]) -> Iterator[Component]:
    """Yields the source packages and binary packages of Debian from which the libraries come."""
    libraries = json.loads((target.directory / "libraries.json").read_text(encoding="utf-8"))
    origin = {library["library"]: library for library in libraries}
    found: dict[str, tuple[dict[str, str], list[str]]] = {}
    for name in files:
        if name.startswith("danxi.libs/"):
            library = origin[loaded_libraries.original_name(Path(name).name)]
            found.setdefault(library["source"], (library, []))[1].append(name)
    for source, (library, names) in found.items():
        package = library.get("package")
        qualifiers = distribution(target) if package else {"arch": "source", **distribution(target)}
        url = PackageURL("deb", "debian", package or source, library["version"], qualifiers)
        yield Component(
            name=source,
            version=library["version"],
            type=ComponentType.LIBRARY,
            purl=url,
            hashes=[HashType(alg=HashAlgorithm.SHA_256, content=library["sha256"])],
            properties=[
                *map(file_property, names),
                Property(name="danxi:built", value="Debian" if package else "here"),
            ],
        )


def file_property(name: str) -> Property:
    return Property(name="danxi:file", value=name)
