import Boxes
import Devices
import Dialogs
import Geometry
import Timeline
import Typography

/// What is true of every specification, whatever was asked: a judge that knows the answer and the body that led to it,
/// and nothing of the way between them.
///
/// Frames are the interface's own: window coordinates, points.
struct Invariants {
    let dialog: ResolvedDialog
    /// What a failure tells about the request.
    let source: String
    private(set) var found = Violations()

    let byID: [String: Layer]
    /// The window in its own coordinates, and the dialog in them: kept, as they are asked for at every point.
    let window: Rect
    let frame: Rect
    let scale: Double
    /// Half a pixel: what rounding edges may add outside a window that lies between pixels.
    let half: Double
    private static let hair = 1e-6

    init(_ dialog: ResolvedDialog, _ source: String) {
        self.dialog = dialog
        self.source = source
        byID = Dictionary(dialog.layers.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        window = Rect(origin: .zero, size: dialog.stage.window.size)
        frame = byID["dialog"]?.frame ?? Rect(x: .nan, y: .nan, width: .nan, height: .nan)
        scale = dialog.stage.scale
        half = 0.5 / scale + Self.hair
    }

    mutating func flag(_ kind: String, _ detail: String = "") {
        let source = source
        found.add(kind, "\(detail) in \(source)")
    }

    // MARK: Reading

    func layer(_ id: String) -> Layer? { byID[id] }
    func says(_ reason: AdaptationReason) -> Bool { dialog.adaptations.contains { $0.reason == reason } }

    /// The layers inside the dialog.
    var content: [Layer] { dialog.layers.filter { isInside($0, "dialog") } }

    private func isInside(_ layer: Layer, _ ancestor: String) -> Bool {
        var parent = layer.parent
        var steps = 0
        while let id = parent, steps < 16 {
            if id == ancestor { return true }
            parent = byID[id]?.parent
            steps += 1
        }
        return false
    }

    // MARK: Frames

    /// Numbers are finite, sizes not negative, ids unique, parents painted before their children.
    mutating func checkSanity() {
        var seen: Set<String> = []
        for layer in dialog.layers {
            if !layer.frame.isSane { flag("A frame that is no rectangle", "\(layer.id) \(layer.frame)") }
            if !layer.opacity.isFinite || layer.opacity < 0 || layer.opacity > 1 {
                flag("An opacity outside 0…1", layer.id)
            }
            if !layer.cornerRadius.isFinite || layer.cornerRadius < 0 { flag("A corner radius that is none", layer.id) }
            if !seen.insert(layer.id).inserted { flag("An id that two layers have", layer.id) }
            if let parent = layer.parent, !seen.contains(parent) {
                flag("A layer that is painted before its parent", layer.id)
            }
            for line in layer.text?.lines ?? []
            where !(line.x.isFinite && line.baseline.isFinite && line.width.isFinite && line.width >= 0) {
                flag("A line that is nowhere", layer.id)
            }
        }
        let stage = dialog.stage
        for (name, rect) in [
            ("bounds", stage.bounds), ("window", stage.window), ("safeArea", stage.safeArea),
            ("visible", stage.visible), ("container", stage.container),
        ] where !rect.isSane {
            flag("A stage that is no rectangle", "\(name) \(rect)")
        }
        for region in dialog.dimmingRegions where !region.rects.allSatisfy(\.isSane) {
            flag("Dimming that is no rectangle", "\(region.rects)")
        }
        for path in dialog.dimmingRegions.map(\.path) + dialog.hitRegions.map(\.path) where !path.isSane {
            flag("An outline with a number that is none")
        }
        if byID["dialog"] == nil { flag("There is no dialog") }
    }

    /// The dialog lies in the window.
    mutating func checkInsideWindow() {
        if !window.grown(by: half).contains(frame) {
            flag("A dialog that leaves the window", "\(frame.short) of \(window.short)")
        }
    }

    /// Edges at rest lie on pixels.
    mutating func checkPixels() {
        for layer in dialog.layers {
            let rect = layer.frame
            for edge in [rect.minX, rect.minY, rect.maxX, rect.maxY]
            where abs((edge * scale).rounded() - edge * scale) > 1e-3 {
                flag("An edge between pixels", "\(layer.id) \(rect.short)")
                break
            }
        }
    }

    /// Each layer lies inside its parent; what is side by side does not overlap.
    ///
    /// A container is the place that the style has the dialog in: a dialog that its caller placed may leave it, and so
    /// may one that stands where its anchor and offset say, whose container cuts it.
    mutating func checkContent(isPlaced: Bool = false) {
        let slack = half
        for layer in dialog.layers {
            guard let id = layer.parent, let parent = byID[id], layer.role.rawValue != "arrow" else { continue }
            // The backdrop and the dialog lie in a container as large as the screen.
            let isInContainer = layer.id == "dialog" && !isPlaced && dialog.presentation.resolved == .floating
            guard id != "container" || isInContainer else { continue }
            if !parent.frame.grown(by: slack).contains(layer.frame) {
                flag(
                    "A layer that leaves its parent", "\(layer.id) \(layer.frame.short) of \(id) \(parent.frame.short)")
            }
        }
        let roles: Set<String> = [
            "title", "message", "image", "textField", "block", "action", "navigationBar", "grabber",
        ]
        let parts = dialog.layers.filter { roles.contains($0.role.rawValue) && isInside($0, "dialog") }
        for (index, one) in parts.enumerated() {
            for other in parts[(index + 1)...] where !isInside(one, other.id) && !isInside(other, one.id) {
                let shared = one.frame.intersection(other.frame)
                if let shared, shared.width > Self.hair, shared.height > Self.hair, !isClassicMessage(one, other),
                    !isScrolledUnderClose(one, other), !isTooLow(one, other)
                {
                    flag("Parts that overlap", "\(one.id) \(one.frame.short) and \(other.id) \(other.frame.short)")
                }
            }
        }
    }

    /// Title and message of a sliding message whose size is given: their boxes overlap, what is drawn does not (ledger
    /// E4).
    private func isClassicMessage(_ one: Layer, _ other: Layer) -> Bool {
        guard dialog.presentation.resolved == .slidingMessage, Set([one.id, other.id]) == ["title", "message"] else {
            return false
        }
        // An empty one draws nothing.
        guard let first = one.drawn, let second = other.drawn else { return true }
        return !first.overlaps(second)
    }

    /// A dialog that is not even as high as a field and the button above it.
    private func isTooLow(_ one: Layer, _ other: Layer) -> Bool {
        other.id == "action:close" && one.role == .textField && frame.height < one.frame.height + other.frame.height
    }

    /// A text that a field in use has scrolled up, below the button in the corner, as a person who scrolls would.
    private func isScrolledUnderClose(_ one: Layer, _ other: Layer) -> Bool {
        guard other.id == "action:close", one.role == .title || one.role == .message else { return false }
        return one.parent.flatMap { byID[$0]?.contentOffset } != nil
    }

    /// Each line of text lies in its layer: what is drawn of it, from the ascenders of Latin letters to their
    /// descenders.
    ///
    /// Lines may stand further apart than their letters are high, and the first then begins above its box. A button
    /// that is partly in sight keeps its title, in the whole of its frame.
    mutating func checkText() {
        for layer in dialog.layers {
            guard let text = layer.text else { continue }
            let whole = layer.role == .action ? layer.scrolledFrame ?? layer.frame : layer.frame
            let box = whole.grown(by: 3 * half)
            for line in text.lines {
                // A single character, or the ellipsis, may be wider than a box of a few points.
                let isIndivisible = line.text.count <= 1
                if !isIndivisible, line.x < box.minX || line.x + line.width > box.maxX {
                    flag(
                        "A line that leaves its box sideways",
                        "\(layer.id) x \(line.x) width \(line.width) in \(layer.frame.short)")
                }
                let top = line.baseline - 0.76 * text.style.size
                let bottom = line.baseline + 0.24 * text.style.size
                if top < box.minY || bottom > box.maxY {
                    flag(
                        "A line that leaves its box upwards or downwards",
                        "\(layer.id) from \(top) to \(bottom) in \(layer.frame.short)")
                }
            }
        }
    }

    /// Nothing that is to be read or touched lies in the unsafe bands of the window, unless it can be scrolled out of
    /// them. A tooltip of Android stands in its window wherever its anchor is (AndroidX, `TooltipPositionProvider`).
    mutating func checkSafeArea() {
        if dialog.presentation.resolved == .popover, dialog.stage.state.platform == .material { return }
        let safe = dialog.stage.safeArea.grown(by: 2 * half)
        let roles: Set<String> = ["title", "message", "image", "textField", "action"]
        for layer in content where roles.contains(layer.role.rawValue) && !layer.frame.isEmpty {
            if !safe.contains(layer.frame), !canBeScrolled(layer, into: safe) {
                flag(
                    "Content in an unsafe band", "\(layer.id) \(layer.frame.short), safe \(dialog.stage.safeArea.short)"
                )
                return
            }
        }
    }

    /// Whether a layer of content that scrolls is inside `safe` once that is scrolled to its end.
    private func canBeScrolled(_ layer: Layer, into safe: Rect) -> Bool {
        guard let scroll = layer.parent.flatMap({ byID[$0] }), scroll.role == .scroll,
            let height = scroll.contentSize?.height
        else { return false }
        let whole = layer.scrolledFrame ?? layer.frame
        return safe.contains(whole.offset(y: min(0, scroll.frame.height - height)))
    }

    // MARK: Darkness and touches

    /// The dimmed rectangles tile the dimming layer without the dialog's box.
    mutating func checkDimming() {
        for region in dialog.dimmingRegions {
            guard let layer = byID[region.layer] else {
                flag("Dimming of a layer that is not there", region.layer)
                continue
            }
            let whole = layer.frame
            let covered = whole.intersection(frame).map { $0.width * $0.height } ?? 0
            let sum = region.rects.reduce(0) { $0 + $1.width * $1.height }
            let area = whole.width * whole.height
            if abs(sum + covered - area) > 1e-6 * max(1, area) + 1e-3 {
                flag("Dimming that leaves a gap or overlaps", "\(sum) + \(covered) of \(area)")
            }
            for (index, rect) in region.rects.enumerated() {
                if !whole.grown(by: Self.hair).contains(rect) { flag("Dimming outside its layer", rect.short) }
                if rect.overlaps(frame) { flag("Dimming over the dialog's box", "\(rect.short) over \(frame.short)") }
                for other in region.rects[(index + 1)...] where rect.overlaps(other) {
                    flag("Dimming that overlaps itself", "\(rect.short) and \(other.short)")
                }
            }
            if region.opacity <= 0 { flag("Dimming that nobody sees") }
        }
    }

    /// Every touch in the window reaches somebody: actions on themselves, what is outside as the backdrop says.
    mutating func checkTouches(passThrough: [Rect] = []) {
        let regions = dialog.hitRegions.map { Touchable($0) }
        func touched(_ point: Point) -> HitRegion? { regions.first { $0.contains(point) }?.region }
        let keyboard = dialog.stage.keyboard
        let columns = 7
        let container = dialog.stage.container
        let interaction = dialog.presentation.interaction
        for row in 0..<columns {
            for column in 0..<columns {
                let point = Point(
                    x: window.width * (Double(column) + 0.457) / Double(columns),
                    y: window.height * (Double(row) + 0.471) / Double(columns))
                guard let region = touched(point) else {
                    flag("A touch that reaches nobody", "\(point.x),\(point.y)")
                    continue
                }
                guard !passThrough.contains(where: { $0.contains(point) }) else { continue }
                guard !frame.contains(point), keyboard?.contains(point) != true, region.target != "arrow" else {
                    continue
                }
                // A touch beside a dialog of the window: the backdrop's, or the presenter's where it does not reach.
                guard container.contains(point), region.target != "dialog" || dialog.presentation.surface == .content
                else { continue }
                let expected: [HitRegion.Effect] =
                    dialog.presentation.surface == .screen
                    ? [.block]
                    : interaction == .block ? [.block] : interaction == .dismiss ? [.dismiss] : [.passThrough]
                if !expected.contains(region.effect), !isArrow(point) {
                    flag(
                        "A touch outside that does something else",
                        "\(point.x),\(point.y) reaches \(region.target): \(region.effect) for \(interaction)")
                }
            }
        }
        for layer in dialog.layers where layer.role.rawValue == "action" && !layer.frame.isEmpty {
            let inner = layer.frame
            for (dx, dy) in [(0.5, 0.5), (0.03, 0.04), (0.97, 0.04), (0.03, 0.96), (0.97, 0.96)] {
                let point = Point(x: inner.minX + inner.width * dx, y: inner.minY + inner.height * dy)
                guard keyboard?.contains(point) != true, window.contains(point) else { continue }
                let target = touched(point)?.target
                // Corners of a round dialog are cut off its buttons too.
                if target != layer.id, dx == 0.5 || outlineHolds(point) {
                    flag(
                        "An action that a touch on it does not reach",
                        "\(layer.id) at \(point.x),\(point.y): \(target ?? "nobody")")
                    break
                }
            }
        }
    }

    private func isArrow(_ point: Point) -> Bool { byID["arrow"]?.frame.contains(point) == true }

    private func outlineHolds(_ point: Point) -> Bool {
        dialog.hitRegions.first { $0.target == "dialog" }?.path.contains(point) ?? true
    }

    // MARK: Time

    /// Tracks cover their timeline, and its ends are the rest.
    mutating func checkTimelines() {
        check(dialog.transitions.present, "present", restsAtEnd: true)
        check(dialog.transitions.dismiss, "dismiss", restsAtEnd: false)
        if let keyboard = dialog.transitions.keyboard { check(keyboard, "keyboard", restsAtEnd: true) }
        for rotation in dialog.transitions.rotate {
            check(rotation.motion, "rotate", restsAtEnd: false)
            if rotation.to == dialog.stage.orientation { flag("A rotation to where it is") }
        }
    }

    private mutating func check(_ motion: Motion, _ name: String, restsAtEnd: Bool) {
        if !(motion.duration.isFinite && motion.duration >= 0) { flag("A duration that is none", name) }
        var last = 0.0
        for event in motion.events {
            if event.time < last || event.time > motion.duration {
                flag("An event out of its time", "\(name) \(event.name)")
            }
            last = event.time
        }
        var names: Set<String> = []
        for track in motion.tracks {
            let what = "\(name) \(track.layer) \(track.property.rawValue)"
            if !names.insert(track.layer + " " + track.property.rawValue).inserted {
                flag("A property with two tracks", what)
            }
            guard let first = track.keyframes.first, let end = track.keyframes.last, track.keyframes.count >= 2 else {
                flag("A track of less than two keyframes", what)
                continue
            }
            if first.time != 0 || end.time != motion.duration { flag("A track that does not cover its timeline", what) }
            if zip(track.keyframes, track.keyframes.dropFirst()).contains(where: { $0.time > $1.time }) {
                flag("A track that runs backwards", what)
            }
            for keyframe in track.keyframes where !keyframe.value.isSane {
                flag("A keyframe with a number that is none", what)
            }
            if track.property == .positionX || track.property == .positionY, name == "present" || name == "dismiss" {
                flag("A position split in present or dismiss", what)
            }
            guard let layer = byID[track.layer] else {
                flag("A track of a layer that is not there", what)
                continue
            }
            let value = restsAtEnd ? end.value : first.value
            if !rests(track.property, value, layer) {
                flag("A timeline that does not meet the rest", "\(what) \(value), \(layer.frame.short)")
            }
        }
    }

    /// Whether `value` is what `layer` says of itself at rest.
    private func rests(_ property: Property, _ value: AnimatedValue, _ layer: Layer) -> Bool {
        func near(_ a: Double, _ b: Double) -> Bool { abs(a - b) < 1e-6 }
        switch (property, value) {
        case (.position, .point(let point)): return near(point.x, layer.frame.midX) && near(point.y, layer.frame.midY)
        case (.positionX, .scalar(let x)): return near(x, layer.frame.midX)
        case (.positionY, .scalar(let y)): return near(y, layer.frame.midY)
        case (.size, .size(let size)):
            return near(size.width, layer.frame.width) && near(size.height, layer.frame.height)
        case (.scale, .scalar(let scale)): return near(scale, layer.scale)
        case (.scale, .pair(let x, let y)): return near(x, layer.scale) && near(y, layer.scale)
        case (.opacity, .scalar(let opacity)): return near(opacity, layer.opacity)
        case (.rotationX, .scalar(let turn)), (.rotationZ, .scalar(let turn)): return near(turn, 0)
        case (.rotationY, .scalar(let turn)): return near(turn, layer.rotationY)
        case (.cornerRadius, .scalar(let radius)): return near(radius, layer.cornerRadius) && layer.cornerRadii == nil
        case (.cornerRadii, .corners(let radii)):
            let rest = layer.cornerRadii ?? CornerRadii(all: layer.cornerRadius)
            return near(radii.topLeft, rest.topLeft) && near(radii.topRight, rest.topRight)
                && near(radii.bottomRight, rest.bottomRight) && near(radii.bottomLeft, rest.bottomLeft)
        case (.tint, .text(let tint)): return tint == layer.tint?.rawValue
        default: return false
        }
    }
}
