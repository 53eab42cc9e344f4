"""The generated Swift enum of error codes."""

from __future__ import annotations

from model import Interface, camel
from text import banner, comment

from .names import identifier, prose


def codes(interface: Interface) -> str:
    cases = "\n\n".join(
        f"{comment(prose(e.summary), '    /// ')}\n    case {identifier(e.name)} = {e.number}" for e in interface.errors
    )
    retryable = ", ".join(f".{camel(e.name)}" for e in interface.errors if e.retryable)
    names = "\n".join(f'        case .{camel(e.name)}: "{e.name}"' for e in interface.errors)
    return f"""{banner("interface/errors.toml", "//")}
/// The reason for a failed call. The raw values are those of the C interface (`danxi_status`).
package enum ErrorCode: Int32, Sendable, CaseIterable {{
{cases}

    /// Whether the same call can succeed later without any change.
    package var isRetryable: Bool {{ [{retryable}].contains(self) }}

    /// The code's name, the same in every language.
    package var name: String {{ "\\(staticName)" }}

    package var staticName: StaticString {{
        switch self {{
{names}
        }}
    }}
}}
"""
