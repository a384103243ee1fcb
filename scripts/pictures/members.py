"""The pictures of the members of dialogs and devices: what each shows, and the request that shows it."""

PHONE = {"profile": "iphone-15", "system": {"name": "iOS", "version": "17.0"}}
SIDEWAYS = dict(PHONE, orientation="landscapeLeft")
PAD = {"profile": "ipad-air-11-m2", "system": {"name": "iPadOS", "version": "17.4"}}
ANDROID = {"profile": "pixel-8"}

CANCEL = {"id": "cancel", "title": "Cancel", "role": "cancel"}
DELETE = {"id": "delete", "title": "Delete", "role": "destructive"}
SAVE = {"id": "save", "title": "Save"}
DONE = {"id": "done", "title": "Done"}
QUESTION = {"title": "Delete this note?", "message": "It cannot be brought back.", "actions": [CANCEL, DELETE]}
NEARBY = {"title": "Nearby", "message": "Twelve places are open now.", "actions": [SAVE]}
STAR = {"path": "M0.5 0.05L0.62 0.38L0.97 0.38L0.69 0.59L0.79 0.93L0.5 0.73L0.21 0.93L0.31 0.59L0.03 0.38L0.38 0.38Z"}
ANCHOR = {"x": 340, "y": 460, "width": 60, "height": 32}
BELOW = {"id": "list", "frame": {"x": 100, "y": 520, "width": 620, "height": 560}, "keepClear": True}
LINES = [{"x": 250, "y": 300, "width": 110, "height": 22}, {"x": 24, "y": 326, "width": 90, "height": 22}]


def spec(device, dialog, query="", **options):
    request = {"device": device, "dialog": dialog}
    if options:
        request["options"] = options
    return "/v1/specs?format=svg" + query, request


def sheet(**placement):
    return {"style": "sheet", "content": NEARBY, "placement": dict({"detents": ["medium", "large"]}, **placement)}


def scene(device, *dialogs):
    return "/v1/scenes?format=svg", {"device": device, "dialogs": list(dialogs)}


# By file: the member, and the path and request of its picture.
MEMBERS = {
    "orientations": ("`orientations`", spec(SIDEWAYS, {"style": "alert", "content": QUESTION, "orientations": ["portrait"]})),
    "platforms": ("`platforms`", spec(ANDROID, {
        "style": "alert", "content": QUESTION, "platforms": {"android": {"style": "sheet"}}})),
    "theme-roles": ("`theme` by neutral roles", spec(ANDROID, {
        "style": "alert", "content": QUESTION, "theme": {"light": {
            "accent": "#0B6E4F", "surface": "#EAF5EF", "danger": "#A4161A", "scrim": "#0B3D2E"}}})),
    "blocks": ("`content.blocks`", spec(PHONE, {"style": "alert", "content": dict(QUESTION, blocks=[
        {"id": "preview", "height": 90, "after": "message", "label": "Preview"}])}, "&annotate=frames")),
    "action-axis": ("`content.actionAxis`", spec(PHONE, {
        "style": "alert", "content": dict(QUESTION, actionAxis="vertical")})),
    "alignment": ("`content.alignment`", spec(PHONE, {"style": "floating", "content": dict(NEARBY, alignment="leading")})),
    "close-button": ("`content.closeButton`", spec(PAD, {
        "style": "formSheet", "content": dict(NEARBY, closeButton={"id": "close"})})),
    "symbols": ("`actions[].symbol`, `color`, `background`", spec(PHONE, {"style": "floating", "content": {
        "title": "A good place?", "actions": [
            {"id": "star", "title": "Star it", "symbol": STAR, "color": "#FFFFFF", "background": "#B45309"},
            {"id": "later", "title": "Later"}]}})),
    "radii": ("`content.shape.radii`", spec(PHONE, {"style": "floating", "content": dict(NEARBY, shape={
        "kind": "rounded", "radii": {"topLeft": 40, "topRight": 8, "bottomRight": 40, "bottomLeft": 8}})})),
    "concentric": ("`radius: \"concentric\"`", spec(PHONE, {
        "style": "semiModal", "content": dict(NEARBY, shape={"kind": "rounded", "radius": "concentric"}),
        "placement": {"frames": {"portrait": {"x": 12, "y": 440, "width": 369, "height": 400}}}})),
    "backdrop-material": ("`backdrop.material`", spec(PHONE, {
        "style": "floating", "content": NEARBY, "backdrop": {"material": "systemThinMaterial"}})),
    "opacity-by-detent": ("`backdrop.opacityByDetent`", spec(PHONE, dict(
        sheet(), backdrop={"opacityByDetent": {"medium": 0.6, "large": 0.1}}))),
    "presenter-tint": ("`presenter.tint`", spec(PHONE, {
        "style": "floating", "content": NEARBY, "presenter": {"tint": "dimmed"}})),
    "keyboard-extend": ("`placement.keyboard: \"extend\"`", spec(dict(PHONE, keyboard={}), sheet(keyboard="extend"))),
    "grabber": ("`placement.grabber`", spec(PHONE, sheet(detents=["medium"], grabber=True))),
    "edges": ("`placement.edges`", spec(SIDEWAYS, {
        "style": "semiModal", "content": dict(NEARBY, size={"width": "40%", "height": "100%"}),
        "placement": {"edges": {"landscape": "left"}}})),
    "detents-by-orientation": ("`placement.detentsByOrientation`", spec(dict(ANDROID, orientation="landscapeLeft"), sheet(
        detentsByOrientation={"landscape": ["large"]}))),
    "anchor-lines": ("`placement.anchor` as lines", spec(PAD, {
        "style": "popover", "content": dict(NEARBY, size={"width": 230, "height": "fit"}),
        "placement": {"anchor": LINES, "pointer": [70, 337]}}, "&annotate=hits")),
    "status-bar": ("`statusBar`", spec(PHONE, {"style": "fullScreen", "content": NEARBY, "statusBar": "hidden"})),
    "elements": ("`device.elements` with `keepClear`", spec(dict(PAD, elements=[BELOW]), {
        "style": "popover", "content": dict(NEARBY, size={"width": 230, "height": "fit"}), "placement": {"anchor": ANCHOR}},
        "&annotate=hits")),
    "text-size": ("`device.textSize` as a number", spec(dict(PHONE, textSize=1.35), {"style": "alert", "content": QUESTION})),
    "browser-chrome": ("`device.browserChrome`", spec({
        "screen": {"width": 390, "height": 844, "scale": 3}, "idiom": "phone", "system": {"name": "web"},
        "browserChrome": {"top": 50, "bottom": 84}}, {"style": "alert", "content": QUESTION})),
    "keyframes": ("`transition.keyframes`", spec(PHONE, {
        "style": "floating", "content": NEARBY, "transition": {"duration": 0.5, "keyframes": {
            "rotationZ": [{"time": 0, "value": -30}, {"time": 0.6, "value": 8}, {"time": 1, "value": 0}],
            "opacity": [{"time": 0, "value": 0}, {"time": 0.4, "value": 1}, {"time": 1, "value": 1}]}}},
        "&phase=present&time=0.15")),
    "back": ("`transitions.back`", spec(ANDROID, sheet(), "&phase=back&time=0.7")),
    "stack": ("`placement.stack`", scene(PHONE, *[
        {"id": f"{index}", "style": "slidingMessage", "content": {"title": title}, "placement": {
            "stack": {"offset": 14, "scale": 0.95, "most": 3}}}
        for index, title in enumerate(["Note sent", "Note moved", "Note archived"])])),
}
