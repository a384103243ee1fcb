"""Judges bounds and insides of SVG paths with a library that is not ours, and prints the Swift table of its verdicts.

Needs svgpathtools 1.8. Run from the root of the repository:

    python3 scripts/judge/path_bounds.py > Tests/GeometryTests/PathVerdicts.swift

Bounds are svgpathtools' own. Insides: each segment is sampled 4000 times and the polygon tested by the even-odd rule;
probes nearer than 0.05 to the polygon are not asked, so sampling cannot decide a verdict.
"""
import math
import random
from svgpathtools import Path, Line, parse_path

PATHS = """
M0 0L10 0L10 5L0 5Z
M3 4 7 4 7 9
m10 10h20v-30h-5
M0 0Q50 100 100 0
M0 0Q100 50 0 100
M10 20Q-30 5 40 60Z
M0 0q10 0 20 0
M5 5Q0 10 20 8
M0 0Q5 5 10 10
M0 0Q10 -30 20 0T40 0
M0 0Q10 -30 20 0T40 10T60 0
M0 0T10 10T30 0
M0 0C0 40 100 40 100 0
M0 0C100 0 0 100 100 100
M0 0C150 0 -50 100 100 100
M0 0C-40 60 140 60 100 0
M10 10C20 20 30 30 40 40
M0 0C10 10 10 -10 20 0
M0 0C50 100 50 -100 100 0S150 -100 200 0
M0 0S20 40 40 0S60 -40 80 0
M5 5c1e1 0 0 1e1 10 10s-20 10-20-15z
M0 0C100 100 0 100 100 0Z
M0 0C120 100 -20 100 100 0Z
M0 0A10 10 0 0 1 20 0
M0 0A10 10 0 0 0 20 0
M0 0A20 20 0 0 1 20 0
M0 0A20 20 0 1 1 20 0
M0 0A20 20 0 0 0 20 0
M0 0A20 20 0 1 0 20 0
M0 0A30 10 0 0 1 20 5
M0 0A30 10 0 1 1 20 5
M0 0A30 10 30 0 0 20 5
M0 0A30 10 30 0 1 20 5
M0 0A30 10 30 1 0 20 5
M0 0A30 10 30 1 1 20 5
M0 0A30 10 -45 1 0 20 5
M0 0A30 10 -45 1 1 20 5
M0 0A30 10 90 1 1 20 5
M0 0A30 10 135 0 1 20 5
M0 0A30 10 200 1 0 20 5
M0 0A5 5 0 0 1 40 0
M0 0A5 5 0 1 0 40 30
M0 0A4 2 0 0 1 40 30
M0 0A4 2 60 1 1 40 30
M0 0A10 40 15 1 0 -3 -8Z
M0 0A10 40 15 1 1 -3 -8L-20 -20Z
M50 0A50 30 0 1 1 49.9 0Z
M10 0H90A10 10 0 0 1 100 10V50A10 10 0 0 1 90 60H10A10 10 0 0 1 0 50V10A10 10 0 0 1 10 0Z
M0 0H100V100H0ZM20 20H80V80H20Z
M0 0H100V100H0ZM20 20V80H80V20Z
M50 0L79 90L2 35L98 35L21 90Z
M0 0h30v30h-30zm40 0h30v30h-30z
M10 80C40 10 65 10 95 80S150 150 180 80
M10 315L110 215A30 50 0 0 1 162.55 162.45L172.55 152.45A30 50 -45 0 1 215.1 109.9L315 10
M80 80A45 45 0 0 0 125 125L125 80Z
M230 80A45 45 0 1 0 275 125L275 80Z
M80 230A45 45 0 0 1 125 275L125 230Z
M230 230A45 45 0 1 1 275 275L275 230Z
M600 350l50-25a25 25-30 0 1 50-25l50-25a25 50-30 0 1 50-25l50-25a25 75-30 0 1 50-25
M275 175v-150a150 150 0 0 0-150 150z
M-10-10Q-50-90-90-10C-90 40-10 40-10-10Z
M0 100C0 0 200 0 200 100S0 200 0 100Z
M0 0C0 0 50 -80 60 20Q90 40 20 60A15 25 40 1 1 -10 30Z
M1e2 1e1c-3.5e1-20-70 80-20 60q.5.5-40 20t-20 0z
""".strip().splitlines()


def subpath_points(sub, n=4000):
    points = []
    for segment in sub:
        if isinstance(segment, Line):
            points.append(segment.start)
        else:
            points += [segment.point(i / n) for i in range(n)]
    points.append(sub[-1].end)
    return points


def judge(polygons, p):
    odd, near = False, math.inf
    for points in polygons:
        for a, b in zip(points, points[1:] + points[:1]):
            d = b - a
            t = 0 if d == 0 else max(0, min(1, ((p - a) * d.conjugate()).real / abs(d) ** 2))
            near = min(near, abs(p - (a + t * d)))
            if (a.imag > p.imag) != (b.imag > p.imag):
                if a.real + (p.imag - a.imag) / (b.imag - a.imag) * (b.real - a.real) > p.real:
                    odd = not odd
    return odd, near


def rounded(number):
    text = f"{number:.9f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


print("// Made by scripts/judge/path_bounds.py from svgpathtools 1.8; do not edit by hand.")
print()
print("/// What another library says of a path: its bounds, and of some probes whether they lie inside.")
print("struct PathVerdict: Sendable {")
print("    let path: String")
print("    /// Least x, least y, greatest x, greatest y.")
print("    let bounds: [Double]")
print("    /// x and y in turns.")
print("    let inside: [Double]")
print("    /// x and y in turns.")
print("    let outside: [Double]")
print()
print("    static let all: [PathVerdict] = [")
generator = random.Random(20)
for text in PATHS:
    path = parse_path(text)
    x0, x1, y0, y1 = path.bbox()
    polygons = [subpath_points(sub) for sub in path.continuous_subpaths()]
    probes = {True: [], False: []}
    for _ in range(60):
        x = round(generator.uniform(x0 - 1, x1 + 1), 2)
        y = round(generator.uniform(y0 - 1, y1 + 1), 2)
        if min(len(probes[True]), 5) + min(len(probes[False]), 5) == 10:
            break
        odd, near = judge(polygons, complex(x, y))
        if near >= 0.05 and len(probes[odd]) < 5:
            probes[odd].append((x, y))
    flat = lambda pairs: ", ".join(rounded(c) for pair in pairs for c in pair)
    print("        PathVerdict(")
    print(f'            path: "{text}",')
    print(f"            bounds: [{', '.join(rounded(v) for v in (x0, y0, x1, y1))}],")
    print(f"            inside: [{flat(probes[True])}],")
    print(f"            outside: [{flat(probes[False])}]),")
print("    ]")
print("}")
