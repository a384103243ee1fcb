import Boxes
import Dialogs
import Geometry
import Images
import Typography

/// Draws the layers of a moment: each layer becomes a group that contains the groups of its children.
///
/// Each group has, in this order: shadows, fill or material, border, text, and the children (clipped to the layer's
/// outline if it clips). A layer that is rotated in space is projected from the viewer's distance: its paths are, so
/// that groups need no perspective.
struct LayerPainter {
    private let layers: [Moment.PosedLayer]
    private let blends: [String: LookBlend]
    /// How far the presenter has curled up, 0…1.
    private let curled: Double
    /// The visible colour at a point below the system's bars.
    private let ground: @Sendable (Point) -> Color?
    /// For each layer, the indexes of its children.
    private let children: [[Int]]
    private let roots: [Int]
    /// The angle of texts, in degrees, on surfaces that do not turn with the window.
    let textRotation: Double
    /// That angle as a turn, for images.
    private var turn: QuarterTurn { QuarterTurn(rawValue: Int(textRotation)) ?? .none }
    /// Whether the app's own view behind the dialog is left out.
    let omitsPresenter: Bool
    /// The layers that are drawn even if they are invisible.
    let retained: Set<String>

    init(_ moment: Moment, textRotation: Double, omitsPresenter: Bool, keeping retained: Set<String> = []) {
        layers = moment.layers.withDimmedTints
        blends = moment.blends
        curled = moment.curled
        ground = { moment.ground(at: $0) }
        self.textRotation = textRotation
        self.omitsPresenter = omitsPresenter
        self.retained = retained
        var indexes: [String: Int] = [:]
        for (index, posed) in layers.enumerated() { indexes[posed.layer.id] = index }
        var children = [[Int]](repeating: [], count: layers.count)
        var roots: [Int] = []
        for (index, posed) in layers.enumerated() {
            // A layer may come before its parent in the list, but no layer is its own ancestor.
            if let parent = posed.layer.parent, let place = indexes[parent], place < index {
                children[place].append(index)
            } else {
                roots.append(index)
            }
        }
        (self.children, self.roots) = (children, roots)
    }

    /// The groups of the layers without a parent that satisfy `isWanted`, back to front.
    func groups(where isWanted: (Layer) -> Bool, adding more: (Layer, Rect) -> [DrawingOperation] = { _, _ in [] })
        -> [DrawingOperation]
    {
        roots.compactMap { index in
            let posed = layers[index]
            guard isWanted(posed.layer) else { return nil }
            let extra = more(posed.layer, posed.state.frame)
            return group(index, adding: extra).map { .group($0) }
        }
    }

    /// The group of a layer with its descendants; `nil` if all of them are invisible.
    ///
    /// - Parameter perspective: The projection of the space around it; `nil` if that is flat.
    private func group(
        _ index: Int, seenBy perspective: PlaneTransform? = nil, adding extra: [DrawingOperation] = []
    ) -> Group? {
        let (layer, state) = (layers[index].layer, layers[index].state)
        if !retained.contains(layer.id) {
            guard layers[index].isThere, state.opacity > 0, state.scale.width != 0, state.scale.height != 0 else {
                return nil
            }
            if layer.isBackfaceVisible == false, state.showsBack { return nil }
        }
        let own = state.transform
        let isFlat = own.p == 0 && own.q == 0 && perspective == nil && !layers[index].isInSpace
        // A layer in a space with perspective is projected even while it is flat itself.
        let seen = isFlat ? nil : own.followed(by: perspective ?? .identity)
        let outline = outline(of: layer, state)
        var operations = omitsPresenter && layer.role == .presenter ? [] : shown(layer, state, in: outline)
        // The app's bars are clipped to the corners of its view.
        let isCut = layer.role == .presenter && !extra.isEmpty
        operations += isCut ? [.group(Group(clip: outline.path, operations: extra))] : extra
        if let seen { operations = operations.compactMap { $0.seen(through: seen) } }
        let carried: [DrawingOperation] = children[index].compactMap { child in
            group(child, seenBy: seen).map { .group($0) }
        }
        if !carried.isEmpty {
            let clip = seen.map { outline.path.seen(through: $0) } ?? outline.path
            if layer.look?.look.clips == true, let clip {
                operations.append(.group(Group(clip: clip, operations: carried)))
            } else {
                operations += carried
            }
        }
        guard !operations.isEmpty else { return nil }
        return Group(
            subject: .layer(layer.id), transform: isFlat ? own : .identity, opacity: state.opacity,
            operations: operations)
    }

    /// Returns the operations of a layer and its descendants, in the space around it; `nil` if there is no such layer.
    func operations(of id: String) -> [DrawingOperation]? {
        layers.firstIndex { $0.layer.id == id }.flatMap { group($0)?.operations }
    }

    // MARK: Outlines

    private func outline(of layer: Layer, _ state: LayerState) -> LayerOutline {
        let curve = layer.look?.look.cornerCurve ?? .circular
        if let whole = layer.scrolledFrame {
            // The layer is clipped by its scrolling ancestor.
            let frame = whole.offset(x: state.frame.minX - layer.frame.minX, y: state.frame.minY - layer.frame.minY)
            let radii = layer.cornerRadii ?? CornerRadii(all: layer.cornerRadius)
            return LayerOutline(frame: frame, radii: radii, curve: curve)
        }
        if let outline = layer.outline, layer.cornerRadii == nil, state.cornerRadii == nil {
            let stretch = PlaneTransform(from: layer.frame, to: state.frame)
            return LayerOutline(frame: state.frame, given: outline.mapped(by: stretch) ?? outline)
        }
        let radii = state.cornerRadii ?? layer.cornerRadii ?? CornerRadii(all: layer.cornerRadius)
        return LayerOutline(frame: state.frame, radii: radii, curve: curve)
    }

    // MARK: Paint

    /// Returns the operations of a layer without its children in the given state, and its outline.
    func painted(_ layer: Layer, _ state: LayerState) -> (operations: [DrawingOperation], outline: VectorPath) {
        let outline = outline(of: layer, state)
        guard !(omitsPresenter && layer.role == .presenter) else { return ([], outline.path) }
        return (shown(layer, state, in: outline), outline.path)
    }

    private func shown(_ layer: Layer, _ state: LayerState, in outline: LayerOutline) -> [DrawingOperation] {
        let operations = paint(layer, state, in: outline)
        guard curled > 0, layer.role == .presenter else { return operations }
        let page = CurledPage(frame: state.frame, progress: curled, turned: turn)
        return page.isFlat
            ? operations : page.operations(of: operations, color: layer.look?.look.background?.flat ?? .white)
    }

    private func paint(_ layer: Layer, _ state: LayerState, in outline: LayerOutline) -> [DrawingOperation] {
        guard let look = layer.look?.look else { return texts(of: layer, state, color: layer.textColor) }
        var operations: [DrawingOperation] = []
        let pointer = pointer(of: layer)
        if layer.role == .arrow, pointer == nil { return [] }
        if !state.frame.isEmpty {
            // A material shows what is below its layer, but not the layer's own shadow.
            let isMaterial = look.background?.material.map { $0.blur > 0 || $0.saturation != 1 } ?? false
            let shadows = look.shadows.reversed().compactMap { outline.shadow($0, isOutside: isMaterial) }
            if !isMaterial { operations += shadows }
            if layer.role == .dialog, let frame = pointer?.look?.look.background, let border = look.border,
                border.color == frame.color
            {
                let radii = CornerRadii(all: layer.cornerRadius)
                return operations + outline.framed(look.background, by: border, filledWith: frame, radii: radii)
            }
            let blend = blends.isEmpty ? nil : blends[layer.id]
            if let blend {
                operations += blended(blend, of: layer.id, in: outline)
            } else if let background = look.background {
                operations += outline.fill(
                    layer.role == .homeIndicator ? seen(background, in: state.frame) : background)
            }
            if isMaterial { operations += shadows }
            if let image = layer.details?.image { operations += outline.image(image.value, turned: turn) }
            if let symbol = layer.details?.symbol {
                operations.append(symbol.value.operation(of: layer, in: state.frame))
            }
            if blend == nil, let border = look.border { operations += outline.border(border) }
        }
        if let shadow = look.textShadow {
            operations += texts(
                of: layer, state, color: Paint(shadow.color, opacity: shadow.opacity).flat, by: shadow.offset)
        }
        return operations + texts(of: layer, state, color: layer.textColor)
    }

    /// The two fills of a layer that changes from one to the other, each with its border. An animated picture has both
    /// all the time.
    private func blended(_ blend: LookBlend, of id: String, in outline: LayerOutline) -> [DrawingOperation] {
        func painted(_ look: PartLook) -> [DrawingOperation] {
            (look.background.map { outline.fill($0) } ?? []) + (look.border.map { outline.border($0) } ?? [])
        }
        guard blend.share > 0 || retained.contains(id) else { return painted(blend.below) }
        return painted(blend.below)
            + [.group(Group(subject: .blend(id), opacity: blend.share, operations: painted(blend.above)))]
    }

    /// The arrow that is drawn with a layer: for a dialog whose outline includes its arrow, that arrow; for an arrow,
    /// itself, unless its dialog draws it. The dialog does not while its corners change, nor with an outline from the
    /// request.
    private func pointer(of layer: Layer) -> Layer? {
        switch layer.role {
        case .dialog:
            guard layer.outline != nil, layer.cornerRadii == nil else { return nil }
            return layers.first { $0.layer.role == .arrow && $0.layer.parent == layer.id }?.layer
        case .arrow:
            let dialog = layers.first { $0.layer.id == layer.parent }
            let isDrawn = dialog.map {
                $0.layer.outline != nil && $0.layer.cornerRadii == nil && $0.state.cornerRadii == nil
            }
            return isDrawn == true ? nil : layer
        default: return nil
        }
    }

    /// The home indicator's fill, which systems choose by what is below it (appearance homeindicator.colour): the
    /// inverse colour if its own would not be visible.
    private func seen(_ background: Background, in frame: Rect) -> Background {
        guard let ground = ground(frame.center), ground.isDark == background.color.isDark else { return background }
        var other = background
        let color = background.color
        other.color = Color(red: 255 - color.red, green: 255 - color.green, blue: 255 - color.blue, alpha: color.alpha)
        return other
    }

    // MARK: Texts

    /// Draws the lines of a text, which move with the side of the layer to which they are aligned.
    ///
    /// - Parameter offset: The offset from their position, as for the text's shadow.
    private func texts(
        of layer: Layer, _ state: LayerState, color: Color, by offset: Point = .zero
    ) -> [DrawingOperation] {
        guard let text = layer.text else { return [] }
        let font = TextRun.Font(
            families: [text.family.name] + text.family.fallbacks, typeface: text.family.typeface, size: text.style.size,
            weight: text.style.weight, letterSpacing: text.letterSpacing)
        let shift = shift(of: text.alignment, from: layer.frame, to: state.frame)
        return text.drawnLines.compactMap { line in
            guard !line.text.isEmpty else { return nil }
            let origin = Point(x: line.x + shift.x + offset.x, y: line.baseline + shift.y + offset.y)
            var run = TextRun(
                text: line.text, origin: origin, width: line.width, direction: line.direction, font: font,
                color: color)
            run.alignment = text.alignment
            run.missesGlyphs = text.missingGlyphs > 0
            guard textRotation != 0 else { return .text(run) }
            let rotation = PlaneTransform(scale: Size(width: 1, height: 1), rotationZ: textRotation, about: origin)
            return .group(Group(transform: rotation, operations: [.text(run)]))
        }
    }

    /// Texts with characters that have no glyph in the fonts, each in a group of its layer. They are invisible:
    /// renderers that draw all other texts themselves take these from the picture.
    var boxedTexts: [DrawingOperation] {
        let texts = layers.compactMap { posed -> DrawingOperation? in
            let (layer, state) = (posed.layer, posed.state)
            guard let text = layer.text, text.missingGlyphs > 0 else { return nil }
            let lines = self.texts(of: layer, state, color: layer.textColor)
            return .group(Group(subject: .layer(layer.id), operations: lines))
        }
        return texts.isEmpty ? [] : [.group(Group(opacity: 0, operations: texts))]
    }

    private func shift(of alignment: TextBlock.Alignment, from rest: Rect, to now: Rect) -> Point {
        let y = now.midY - rest.midY
        return switch alignment {
        case .left: Point(x: now.minX - rest.minX, y: y)
        case .right: Point(x: now.maxX - rest.maxX, y: y)
        case .center: Point(x: now.midX - rest.midX, y: y)
        }
    }
}

extension DrawingOperation {
    /// The operation projected by a transform; `nil` if nothing remains, or if some of it is behind the viewer.
    func seen(through transform: PlaneTransform) -> DrawingOperation? {
        switch self {
        case .fill(let path, let rule, let fill):
            guard let path = path.seen(through: transform), let fill = fill.seen(through: transform) else { return nil }
            return .fill(path, rule, fill)
        case .stroke(let path, let width, let color):
            return path.seen(through: transform).map { .stroke($0, width: width, color) }
        case .shadow(var shadow):
            guard let path = shadow.path.seen(through: transform) else { return nil }
            shadow.path = path
            shadow.hole = shadow.hole?.seen(through: transform)
            return .shadow(shadow)
        case .text(let run):
            // Approximated by the tangent of the projection at the middle of the line.
            let middle = Point(x: run.origin.x + (run.width ?? 0) / 2, y: run.origin.y - run.font.size / 3)
            guard let tangent = transform.tangent(at: middle) else { return nil }
            return .group(Group(transform: tangent, operations: [.text(run)]))
        case .image(let image):
            // Approximated by the tangent of the projection at the middle of the image.
            let middle = Point(x: Double(image.shownWidth) / 2, y: Double(image.shownHeight) / 2)
            return transform.tangent(at: middle).map { .group(Group(transform: $0, operations: [.image(image)])) }
        case .backdrop(var backdrop):
            guard let path = backdrop.path.seen(through: transform) else { return nil }
            backdrop.path = path
            return .backdrop(backdrop)
        case .group(var group):
            let whole = group.transform.followed(by: transform)
            group.operations = group.operations.compactMap { $0.seen(through: whole) }
            if let clip = group.clip {
                guard let seen = clip.seen(through: whole) else { return nil }
                group.clip = seen
            }
            group.transform = .identity
            return .group(group)
        }
    }
}

extension Fill {
    fileprivate func seen(through transform: PlaneTransform) -> Fill? {
        switch self {
        case .solid: return self
        case .linear(let from, let to, let stops):
            guard let start = transform.applied(to: from), let end = transform.applied(to: to) else { return nil }
            return .linear(from: start, to: end, stops)
        case .radial(let own, let stops):
            // Approximated by the tangent of the projection at the middle of the gradient.
            return transform.tangent(at: Point(x: own.tx, y: own.ty)).map { .radial(own.followed(by: $0), stops) }
        }
    }
}
