"""Becomes the program that it is given, which ends when the process that asked for it does.

_keeper.py PARENT PROGRAM ARGUMENT…
"""

import ctypes
import os
import signal
import sys

PR_SET_PDEATHSIG = 1

if __name__ == "__main__":
    parent, program, arguments = int(sys.argv[1]), sys.argv[2], sys.argv[2:]
    # Outlives what follows: the kernel keeps the wish over the change of program.
    ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGTERM)
    if os.getppid() != parent:
        sys.exit("the process that asked for the server has ended")
    try:
        os.execv(program, arguments)
    except OSError as error:
        sys.exit(f"{error.strerror}")
