"""Whether two pictures of a dialog are alike where the dialog is: check.py URL REQUEST ONE OTHER."""

import json
import sys

import scrim
from PIL import Image, ImageChops

url, request, *paths = sys.argv[1:]
answer = scrim.Client(url).resolve(**json.load(open(request)))
frame, scale = answer.dialog.frame, answer.raw["stage"]["scale"]
box = [round(scale * edge) for edge in (frame.x, frame.y, frame.right, frame.bottom)]
one, other = (Image.open(path).convert("L").crop(box) for path in paths)
levels = ImageChops.difference(one, other).histogram()
pixels, alike = sum(levels), sum(levels[:17])
print(f"{100 * alike / pixels:.2f} % of the dialog's pixels differ by at most 16 of 255 levels")
sys.exit(alike < 0.97 * pixels)
