"""Attacks a server: attacks.py --scrim PATH [PART …]; see scripts/check-attacks."""

import argparse
import importlib
import sys
import time

from report import Report

# Each part is a function of its module, called with the program's path, the report and the arguments.
PARTS = {
    "messages": ("messages", "check"),
    "slow": ("slow", "check_slow"),
    "streams": ("slow", "check_streams"),
    "fin": ("slow", "check_fin"),
    "gone": ("slow", "check_gone"),
    "stop": ("slow", "check_stop"),
    "memory": ("load", "check_memory"),
    "health": ("load", "check_health"),
    "beside": ("load", "check_beside"),
    "crowd": ("load", "check_crowd"),
    "mutants": ("mutants", "check"),
    "costly": ("costly", "check"),
    "ends": ("costly", "check_ends"),
    "access": ("access", "check"),
    "clients": ("access", "check_clients"),
}
# Those that are asked for by name alone.
SEARCHES = {"climb": ("costly", "climb"), "prefixes": ("comparing", "check_prefixes")}


def main():
    parser = argparse.ArgumentParser(prog="scripts/check-attacks", description="Attacks a server of its own.")
    parser.add_argument("parts", nargs="*", metavar="PART", help=f"one of {', '.join(PARTS | SEARCHES)}; all but the last two unless named")
    parser.add_argument("--scrim", required=True, help="the program; scripts/check-attacks builds it unless it is given")
    parser.add_argument("--count", type=int, default=10_000, help="how many mutated requests (default: 10000)")
    parser.add_argument("--seed", type=int, default=1, help="of the mutations and of whatever else is drawn (default: 1)")
    parser.add_argument("--only", type=int, metavar="NUMBER", help="send this one of the mutated requests alone")
    parser.add_argument("--seconds", type=float, default=30, help="how long memory, health and climb go on (default: 30)")
    parser.add_argument("--clients", type=int, default=1_000_000, help="how many clients a proxy tells of (default: 1000000)")
    parser.add_argument("--verbose", action="store_true", help="print what held in full, too")
    arguments = parser.parse_args()
    unknown = [part for part in arguments.parts if part not in PARTS | SEARCHES]
    if unknown:
        parser.error(f"no part is called {unknown[0]}; the parts are {', '.join(PARTS | SEARCHES)}")
    report = Report(arguments.verbose)
    for part in arguments.parts or PARTS:
        module, function = (PARTS | SEARCHES)[part]
        print(f"== {part}", flush=True)
        start = time.monotonic()
        getattr(importlib.import_module(module), function)(arguments.scrim, report, arguments)
        print(f"   {time.monotonic() - start:.1f} s", flush=True)
    print(f"check-attacks: {report.passed} checks held, {report.failed} failed")
    sys.exit(1 if report.failed else 0)


if __name__ == "__main__":
    main()
