"""Writes the reference tables of TimelineTests: python3 make.py, with mpmath; about a minute.

The judge shares no formula with the library. Curves: the parameter comes from mpmath's polynomial roots at 50 digits.
Springs: x'' = -(k x + c x') / m as a 2 x 2 matrix exponential at 60 digits; settling by a scan of that motion for
its last crossing, then bisection. Numbers are read back as the doubles that Swift will read.
"""

import random
from mpmath import mp, mpf, matrix, expm, polyroots, sqrt, log, exp, pi, im, re

random.seed(20071)
mp.dps = 60


def number(value):
    return repr(float(value))


def digits(value):
    return mp.nstr(value, 20, min_fixed=-5, max_fixed=18)


# Curves ---------------------------------------------------------------------------------------------------------

def bezier(x1, y1, x2, y2, x):
    x1, y1, x2, y2, x = map(mpf, (x1, y1, x2, y2, x))
    a, b, c = 1 + 3 * (x1 - x2), 3 * (x2 - 2 * x1), 3 * x1
    coefficients = [a, b, c, -x]
    while coefficients[0] == 0:
        coefficients.pop(0)
    roots = polyroots(coefficients, maxsteps=2000, extraprec=2000)
    candidates = [re(r) for r in roots if abs(im(r)) < mpf(10) ** -18 and -mpf(10) ** -18 <= re(r) <= 1 + mpf(10) ** -18]
    t = candidates[0]
    s = 1 - t
    return 3 * s * s * t * y1 + 3 * s * t * t * y2 + t ** 3


curves = [
    (0.42, 0, 1, 1), (0, 0, 0.58, 1), (0.42, 0, 0.58, 1), (0.25, 0.1, 0.25, 1), (0, 0, 1, 1), (1, 0, 0, 1),
    (0, 1, 1, 0), (1, 1, 0, 0), (0, 0, 0, 0), (1, 1, 1, 1), (0, 1, 0, 1), (1, 0, 1, 0), (0, 0, 0, 1), (1, 0, 1, 1),
    (0.999999, 0, 0.000001, 1), (1, 0, 1e-9, 1), (1, -2, 0, 3), (1e-12, 1, 0.5, 1), (0, 1, 0.5, 1), (0.5, 0, 1, 0),
    (0.68, -0.55, 0.265, 1.55), (0.175, 0.885, 0.32, 1.275), (0.36, 0, 0.66, -0.56), (0.77, 0, 0.175, 1),
    (0.19, 1, 0.22, 1), (0.32, 0.72, 0, 1), (0.5, 100, 0.5, -100), (0.333333, 0.333333, 0.666667, 0.666667),
]
while len(curves) < 64:
    curves.append(tuple(round(v, 3) for v in (
        random.random(), random.uniform(-1.5, 2.5), random.random(), random.uniform(-1.5, 2.5))))
while len(curves) < 80:  # next to vertical
    e = 10 ** random.uniform(-14, -2)
    curves.append((1 - e, round(random.uniform(-1, 2), 3), e * random.random(), round(random.uniform(-1, 2), 3)))
fractions = [1e-9, 0.001, 0.05, 0.2, 0.37, 0.49999, 0.5, 0.500001, 0.63, 0.85, 0.99, 0.999999]

with open("beziers.txt", "w") as out:
    out.write("# Made by make.py. x1 y1 x2 y2, then the progress at each of these fractions:\n")
    out.write("%s\n" % " ".join(map(number, fractions)))
    for curve in curves:
        values = [digits(bezier(*curve, f)) for f in fractions]
        out.write("%s %s\n" % (" ".join(map(number, curve)), " ".join(values)))


# Springs --------------------------------------------------------------------------------------------------------

def state(m, k, c, v, t):
    """(x, x') after t seconds."""
    mp.dps = 60
    step = matrix([[0, 1], [-k / m, -c / m]]) * t
    # Squaring multiplies the error; the norm says by how many digits.
    norm = max(abs(step[i, j]) for i in range(2) for j in range(2))
    mp.dps = 60 + int(abs(mp.log10(norm + 1))) * 3
    out = expm(step) * matrix([1, -v])
    mp.dps = 60
    return out[0], out[1]


def settle(m, k, c, v, tolerance=mpf("0.001")):
    w = sqrt(k / m)
    z = c / (2 * sqrt(k * m))
    slow = w * z if z < 1 else w * (z - sqrt(z * z - 1))
    # |x| < C (1 + w t) e^(-slow t): scan from 0 to where that is past, in steps that no half swing fits into twice.
    end = (log(1 / tolerance) + log(1 + abs(v) / w + z) + 10) / slow * mpf("1.5")
    last, n = mpf(0), 0
    wd = w * sqrt(1 - z * z) if z < 1 else slow
    step = min(pi / wd / 40, end / 400)
    transition = matrix([[1, 0], [0, 1]])
    mp.dps = 60 + int(abs(mp.log10(max(k / m, c / m) * step + 1))) * 3
    transition = expm(matrix([[0, 1], [-k / m, -c / m]]) * step)
    now = matrix([1, -v])
    while n * step < end:
        now = transition * now
        n += 1
        if abs(now[0]) > tolerance:
            last = n * step
    mp.dps = 60
    low, high = last, last + step
    for _ in range(60):
        middle = (low + high) / 2
        if abs(state(m, k, c, v, middle)[0]) > tolerance:
            low = middle
        else:
            high = middle
    return high


springs = [
    (3, 1000, 500, 0, False), (3, 1000, 500, 0, True), (1, 522.3503149568596, 45.70996893268949, 0, False),
    (1, 100, 10, 0, False), (1, 100, 20, 0, False), (1, 100, 20, 10, False), (1, 100, 20, -30, False),
    (1, 100, 20, 300, False), (1, 170, 26, 0, False), (1, 300, 20, 0, False), (1, 1, 0.01, 0, False),
    (1, 1e9, 100, 0, False), (1, 1e9, 63245.55320336759, 0, False), (1, 1e9, 1e6, 0, False), (1, 1e9, 1e6, 0, True),
    (1, 100, 19.999999999, 0, False), (1, 100, 20.000000001, 5, True), (1, 100, 20.00002, -5, True),
    (1, 100, 19.99, 12, False), (0.001, 50, 0.2, 0, False), (1000, 20, 100, 0, False), (1, 200, 1000, 0, True),
    (1, 200, 1000, 1500, True), (1, 200, 60, 60, True), (2, 400, 30, -8, False), (2, 400, 30, 80, False),
    (1, 1e-3, 0.05, 0, False), (1, 400, 1, 0, False), (1, 400, 1, 25, False), (1, 100, 1e5, 0, True),
]
while len(springs) < 72:
    m = round(10 ** random.uniform(-1, 1), 3)
    k = round(10 ** random.uniform(0, 4), 3)
    z = 10 ** random.uniform(-1.5, 1.2)
    c = float("%.6g" % (2 * z * (k * m) ** 0.5))
    v = round(random.choice([0, random.uniform(-30, 30)]), 3)
    springs.append((m, k, c, v, random.random() < 0.5))

with open("springs.txt", "w") as out:
    out.write("# Made by make.py. A spring a line: mass stiffness damping velocity over-damping-allowed settling-time,\n")
    out.write("# then 24 times, up to 2.3 settling times, each followed by progress and velocity there.\n")
    for m, k, c, v, over in springs:
        M, K, C, V = map(mpf, (m, k, c, v))
        if not over:
            C = min(C, 2 * sqrt(K * M))
        settled = settle(M, K, C, V)
        out.write("%s %s %s %s %d %s" % (number(m), number(k), number(c), number(v), over, digits(settled)))
        for i in range(24):
            t = float(settled) * (i + 0.25) / 10 if i else float(settled) * 1e-4
            x, rate = state(M, K, C, V, mpf(t))
            out.write(" %s %s %s" % (number(t), digits(1 - x), digits(-rate)))
        out.write("\n")
