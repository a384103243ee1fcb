"""What held and what did not, a line a check."""


class Report:
    def __init__(self, is_verbose=False):
        self.passed = 0
        self.failed = 0
        self.is_verbose = is_verbose

    def check(self, name, holds, figures="", details=()):
        """A check with the figures that it was decided by, and what shows why where it fails."""
        self.passed += bool(holds)
        self.failed += not holds
        print(f"{'ok  ' if holds else 'FAIL'} {name}" + (f": {figures}" if figures else ""), flush=True)
        if not holds or self.is_verbose:
            for detail in details:
                print(f"     {detail}", flush=True)
        return holds

    def quiet(self, name, holds, details):
        """One of many: a line only where it fails, or where all are asked for."""
        if holds and not self.is_verbose:
            self.passed += 1
            return True
        return self.check(name, holds, details=details)


def share(values, part):
    """The value that `part` of the `values` do not exceed: 0.95 for the 95th percentile."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(part * len(ordered)))] if ordered else float("nan")
