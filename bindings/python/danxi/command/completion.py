"""`danxi completion`: writes the script with which a shell completes the command."""

from __future__ import annotations

import click
from click.shell_completion import get_completion_class

from .main import COMPLETION


@click.command(
    "completion",
    help="Write a script that completes the command.\n\n\b\n"
    "bash: danxi completion bash > ~/.local/share/bash-completion/completions/danxi\n"
    "zsh:  danxi completion zsh > a file named _danxi in a directory of $fpath\n"
    "fish: danxi completion fish > ~/.config/fish/completions/danxi.fish",
)
@click.argument("shell", type=click.Choice(["bash", "zsh", "fish"]))
def command(shell: str) -> None:
    from .cli import cli

    completion = get_completion_class(shell)
    assert completion is not None
    instance = completion(cli, {}, "danxi", COMPLETION)
    # `source()` would run bash to find its version.
    click.echo(instance.source_template % instance.source_vars())
