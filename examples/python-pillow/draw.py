"""Draws a dialog with Pillow: draw.py http://localhost:8080 request.json dialog.png"""

import io, json, sys
import scrim
from PIL import Image, ImageColor, ImageDraw, ImageFont

client = scrim.Client(sys.argv[1])
answer = client.resolve(**json.load(open(sys.argv[2])))
scale = answer.raw["stage"]["scale"]
fonts = [font for font in client.get_fonts()["fonts"] if font["family"] == "Inter"]
inter = {font["weight"]: client.get_font(font["file"]) for font in fonts}
picture = Image.new("RGBA", (round(answer.window.width * scale), round(answer.window.height * scale)), "white")
for layer in answer.layers.values():
    pen = ImageDraw.Draw(overlay := Image.new("RGBA", picture.size))
    if fill := layer.raw["background"]:
        box = [scale * edge for edge in (layer.frame.x, layer.frame.y, layer.frame.right, layer.frame.bottom)]
        colour = (*ImageColor.getrgb(fill["color"])[:3], round(255 * layer.opacity * fill["opacity"]))
        pen.rounded_rectangle(box, scale * layer.raw.get("cornerRadius", 0), colour)
    for line in (text := layer.raw.get("text", {})).get("lines", []):
        font = ImageFont.truetype(io.BytesIO(inter[text["font"]["weight"]]), scale * text["font"]["size"])
        x = scale * line["x"]
        for character in line["text"]:  # Each as wide as it was measured, without kerning.
            pen.text((x, scale * line["baseline"]), character, text["color"], font, anchor="ls")
            x += font.getlength(character) + scale * text["font"]["letterSpacing"]
    picture.alpha_composite(overlay)
picture.save(sys.argv[3])
