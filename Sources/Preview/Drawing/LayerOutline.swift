package import Dialogs
package import Geometry
import Images

/// The outline of a layer, and what is painted along it.
package struct LayerOutline {
    private let frame: Rect
    private let radii: CornerRadii
    private let curve: CornerCurve
    /// The outline if corners do not describe it.
    private let given: VectorPath?
    package let path: VectorPath

    package init(frame: Rect, radii: CornerRadii, curve: CornerCurve) {
        (self.frame, self.radii, self.curve, given) = (frame, radii, curve, nil)
        path = VectorPath(frame, radii: radii, curve: curve)
    }

    package init(frame: Rect, given: VectorPath) {
        (self.frame, radii, curve, self.given) = (frame, .zero, .circular, given)
        path = given
    }

    /// The outline grown by `spread` points on all sides. As in CSS, a sharp corner stays sharp.
    private func grown(by spread: Double) -> VectorPath? {
        guard spread != 0 else { return path }
        let grown = Rect(
            minX: frame.minX - spread, minY: frame.minY - spread, maxX: frame.maxX + spread, maxY: frame.maxY + spread)
        guard !grown.isEmpty else { return nil }
        if let given { return given.mapped(by: PlaneTransform(from: frame, to: grown)) }
        let rounder = radii.combined(with: .zero) { radius, _ in radius > 0 ? max(0, radius + spread) : 0 }
        return VectorPath(grown, radii: rounder, curve: curve)
    }

    /// - Parameter isOutside: Whether the shadow is drawn only outside of the outline in any case.
    package func shadow(_ shadow: Shadow, isOutside: Bool = false) -> DrawingOperation? {
        let color = Paint(shadow.color, opacity: shadow.opacity).flat
        guard color.alpha > 0, let cast = grown(by: shadow.spread) else { return nil }
        return .shadow(
            CastShadow(
                path: cast.offset(x: shadow.offset.x, y: shadow.offset.y), deviation: shadow.blur / 2, color: color,
                hole: shadow.isClipped || isOutside ? path : nil))
    }

    package func fill(_ background: Background) -> [DrawingOperation] {
        if let material = background.material {
            var operations: [DrawingOperation] = []
            if material.blur > 0 || material.saturation != 1 {
                operations.append(.backdrop(Backdrop(path: path, blur: material.blur, saturation: material.saturation)))
            }
            let tint = material.tint.flat
            if tint.alpha > 0 { operations.append(.fill(path, .evenOdd, .solid(tint))) }
            return operations
        }
        if !background.gradient.isEmpty {
            return [.fill(path, .evenOdd, gradient(of: background))]
        }
        let color = background.flat
        return color.alpha > 0 ? [.fill(path, .evenOdd, .solid(color))] : []
    }

    /// Spreads a gradient over the frame; beyond that, the colours at its ends continue.
    private func gradient(of background: Background) -> Fill {
        let stops = background.gradient.map { Fill.Stop(offset: $0.at, color: $0.paint.flat) }
        guard let radial = background.radial else {
            let top = Point(x: frame.minX, y: frame.minY)
            let (right, bottom) = (Point(x: frame.maxX, y: frame.minY), Point(x: frame.minX, y: frame.maxY))
            return switch background.towards ?? .bottom {
            case .bottom: .linear(from: top, to: bottom, stops)
            case .top: .linear(from: bottom, to: top, stops)
            case .right: .linear(from: top, to: right, stops)
            case .left: .linear(from: right, to: top, stops)
            }
        }
        let transform = PlaneTransform(
            a: radial.radii.width * frame.width, d: radial.radii.height * frame.height,
            tx: frame.minX + radial.center.x * frame.width, ty: frame.minY + radial.center.y * frame.height)
        return .radial(transform, stops)
    }

    /// Draws a page in a frame whose outline includes an arrow: the frame fills the outline, and the page the area
    /// inside the border.
    func framed(
        _ page: Background?, by border: Border, filledWith frame: Background, radii: CornerRadii
    ) -> [DrawingOperation] {
        let inner = self.frame.insetBy(border.width)
        guard let page, !inner.isEmpty else { return fill(frame) }
        let rounder = radii.combined(with: .zero) { radius, _ in max(0, radius - border.width) }
        return fill(frame) + LayerOutline(frame: inner, radii: rounder, curve: curve).fill(page)
    }

    package func border(_ border: Border) -> [DrawingOperation] {
        let color = Paint(border.color, opacity: border.opacity).flat
        guard color.alpha > 0, border.width > 0 else { return [] }
        if let sides = border.sides, sides.count < Edge.allCases.count {
            let lines = sides.map { side in
                DrawingOperation.fill(
                    VectorPath(rectangle: frame.strip(border.width, along: side)), .nonZero, .solid(color))
            }
            return [.group(Group(clip: path, operations: lines))]
        }
        let half = border.width / 2
        guard given == nil, frame.width > border.width, frame.height > border.width else {
            return [.group(Group(clip: path, operations: [.stroke(path, width: border.width * 2, color)]))]
        }
        return grown(by: -half).map { [.stroke($0, width: border.width, color)] } ?? []
    }
}

extension Rect {
    /// The strip along one side, `width` points wide.
    fileprivate func strip(_ width: Double, along side: Edge) -> Rect {
        switch side {
        case .top: Rect(x: minX, y: minY, width: self.width, height: width)
        case .bottom: Rect(x: minX, y: maxY - width, width: self.width, height: width)
        case .left: Rect(x: minX, y: minY, width: width, height: height)
        case .right: Rect(x: maxX - width, y: minY, width: width, height: height)
        }
    }
}

extension LayerOutline {
    /// Draws an image in the frame, clipped to the outline; a placeholder if the request does not contain the image.
    ///
    /// - Parameter turn: By how much it is turned, on a surface that does not turn with the window.
    func image(_ image: ImageContent, turned turn: QuarterTurn) -> [DrawingOperation] {
        guard let data = image.data else { return ImagePlaceholder.operations(in: path, turned: turn) }
        let (width, height) = (Double(data.shownWidth), Double(data.shownHeight))
        let box = turn.swapsAxes ? frame.size.transposed : frame.size
        let scale = image.fit.scale(of: Size(width: width, height: height), to: box)
        // Unless it is stretched, the image is centred, as by `object-position` of CSS.
        var transform = PlaneTransform(
            a: scale.width, d: scale.height, tx: frame.midX - width * scale.width / 2,
            ty: frame.midY - height * scale.height / 2)
        if turn != .none {
            transform = transform.followed(
                by: PlaneTransform(
                    scale: Size(width: 1, height: 1), rotationZ: turn.degrees, about: frame.center))
        }
        return [
            .group(Group(clip: path, operations: [.group(Group(transform: transform, operations: [.image(data)]))]))
        ]
    }
}

extension ImageContent.Fit {
    /// Returns the factors by which an image is scaled to fill a box.
    package func scale(of image: Size, to box: Size) -> Size {
        let (x, y) = (box.width / image.width, box.height / image.height)
        return switch self {
        case .contain: Size(width: min(x, y), height: min(x, y))
        case .cover: Size(width: max(x, y), height: max(x, y))
        case .fill: Size(width: x, height: y)
        }
    }
}

/// The placeholder for an image that is missing or cannot be decoded: mountains and a sun on a muted background.
package enum ImagePlaceholder {
    package static func operations(in outline: VectorPath, turned turn: QuarterTurn = .none) -> [DrawingOperation] {
        let box = outline.bounds
        guard !box.isEmpty else { return [] }
        let ground = Color(red: 0x8E, green: 0x8E, blue: 0x93, alpha: 0x40)
        let ink = Color(red: 0x8E, green: 0x8E, blue: 0x93, alpha: 0xC0)
        let side = min(box.width, box.height) * 0.5
        let frame = Rect(center: box.center, size: Size(width: side, height: side))
        func at(_ x: Double, _ y: Double) -> Point {
            guard turn != .none else { return Point(x: frame.minX + x * side, y: frame.minY + y * side) }
            return frame.center + turn.rotate(direction: Point(x: (x - 0.5) * side, y: (y - 0.5) * side))
        }
        let mountains = VectorPath(
            elements: [
                .move(at(0, 0.85)), .line(at(0.35, 0.3)), .line(at(0.58, 0.65)), .line(at(0.7, 0.5)),
                .line(at(1, 0.85)), .close,
            ])
        let sun = VectorPath(ellipseIn: Rect(center: at(0.76, 0.26), size: Size(width: side * 0.2, height: side * 0.2)))
        return [
            .fill(outline, .evenOdd, .solid(ground)), .fill(mountains, .nonZero, .solid(ink)),
            .fill(sun, .nonZero, .solid(ink)),
        ]
    }
}
