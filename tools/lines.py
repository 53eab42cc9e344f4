"""The shortening of program output in logs."""

LENGTH = 500  # maximum number of characters of a line
COUNT = 200  # maximum number of lines of an output


def shortened(lines: list[str]) -> list[str]:
    """Returns the last COUNT lines, with long ones cut, after a line with the number of lines left out."""
    kept = [line if len(line) <= LENGTH else f"{line[:LENGTH]}… ({len(line)} characters)" for line in lines[-COUNT:]]
    left_out = len(lines) - len(kept)
    return [f"… {left_out} lines before", *kept] if left_out else kept
