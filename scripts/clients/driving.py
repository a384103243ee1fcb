"""What the drivers in Python share: where two JSON values differ first, and the run over the examples."""

import json
import pathlib
import sys


def difference(left, right, path=""):
    """The pointer to the first difference, with both values, or None. true is not 1, and 1 is 1.0."""
    if isinstance(left, dict) and isinstance(right, dict):
        for key in sorted(left.keys() | right.keys()):
            if key not in left or key not in right:
                return f"{path}/{key}: only on the {'right' if key not in left else 'left'}"
            found = difference(left[key], right[key], f"{path}/{key}")
            if found:
                return found
        return None
    if isinstance(left, list) and isinstance(right, list) and len(left) == len(right):
        for index, pair in enumerate(zip(left, right)):
            found = difference(*pair, f"{path}/{index}")
            if found:
                return found
        return None
    is_same = left == right and isinstance(left, bool) == isinstance(right, bool)
    return None if is_same else f"{path}: {left!r}, {right!r}"


def drive(examples, faults):
    """Ends the program after all examples of a file: `faults` gives of each what was compared, and where it differs or None."""
    checked = failed = 0
    for example in json.loads(pathlib.Path(examples).read_text(encoding="utf-8")):
        checked += 1
        wrong = [(what, fault) for what, fault in faults(example) if fault]
        failed += bool(wrong)
        for what, fault in wrong:
            print(f"\n  {example['op']} {example['name']}: {what}: {fault}", end="")
    print(f"{checked - failed} of {checked} examples")
    sys.exit(failed > 0)
