"""Runs a command in which programs for arm64 run too: python3 tools/cross/emulate.py COMMAND…

The command runs in a user namespace of its own, in which it is root, and in which the kernel starts qemu for programs of arm64 (binfmt_misc).
The machine does not change. The programs find their libraries in build/debian13-arm64/system. The command's environment names what
`make library ARCH=arm64` has built (DANXI_BUILD, DANXI_LIBRARY), and a compiler for arm64 (CC). DANXI_LIBRARY and QEMU_LD_PREFIX can name others.
Stand-ins are not emulated.
"""

import os
import shutil
import sys
from pathlib import Path

PROJECT = Path(__file__).resolve().parents[2]
DIRECTORY = PROJECT / "build" / "debian13-arm64"
SYSTEM = DIRECTORY / "system"
BUILD = PROJECT / "build" / "arm64"
EMULATOR = DIRECTORY / "qemu-aarch64"
# An ELF file for AArch64: the class, the byte order, the type (executable or shared object) and the machine. See binfmt-misc.rst of Linux.
MAGIC = rb"\x7fELF\x02\x01\x01\x00\x00\x00\x00\x00\x00\x00\x00\x00\x02\x00\xb7\x00".decode()
MASK = rb"\xff\xff\xff\xff\xff\xff\xff\x00\xff\xff\xff\xff\xff\xff\xff\xff\xfe\xff\xff\xff".decode()
RULE = f":danxi-arm64:M::{MAGIC}:{MASK}:{EMULATOR}:"
SCRIPT = """
mount -t binfmt_misc none /proc/sys/fs/binfmt_misc && printf %s "$RULE" > /proc/sys/fs/binfmt_misc/register || {
    echo "Linux 6.7 or later is needed to emulate arm64 without a change of the machine." >&2
    exit 1
}
unset RULE
exec "$@"
"""


def run(command: list[str]) -> None:
    """Becomes the command."""
    swift = shutil.which(os.environ.get("SWIFT", "swift"))
    if swift is None:
        sys.exit("The program swift was not found. Its clang compiles the tests. Add Swift to PATH, or set SWIFT.")
    clang = Path(swift).resolve().with_name("clang")
    os.environ |= {
        # For another architecture, clang ignores LIBRARY_PATH.
        "CC": f"{clang} --target=aarch64-linux-gnu --sysroot={SYSTEM} -fuse-ld=lld -L{BUILD / 'lib'}",
        "DANXI_BUILD": str(BUILD),
        "DANXI_STANDIN_PYTHON": sys.executable,
        "RULE": RULE,
    }
    os.environ.setdefault("DANXI_LIBRARY", str(BUILD / "lib" / "libdanxi.so.0"))
    os.environ.setdefault("QEMU_LD_PREFIX", str(SYSTEM))
    os.execvp("unshare", ["unshare", "--user", "--map-root-user", "--mount", "sh", "-c", SCRIPT, "sh", *command])


if __name__ == "__main__":
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    run(sys.argv[1:])
