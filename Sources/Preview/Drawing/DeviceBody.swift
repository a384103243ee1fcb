import Boxes
import Devices
import Dialogs
import Geometry

/// A device around its panel in a simple drawing: a dark body with a lighter edge, and a home button if the device has
/// one.
struct DeviceBody {
    private let stage: StageReport
    private let screen: Rect
    private let idiom: Idiom

    init(_ stage: StageReport, around screen: Rect) {
        self.stage = stage
        self.screen = screen
        idiom = stage.state.profile.idiom
    }

    /// The width of the background around the body, in points.
    private static let margin = 20.0

    /// The body with the background around it, in whole points: viewers stretch or pad a picture that ends within a
    /// pixel.
    var bounds: Rect { Self.ground(around: body) }

    static func ground(around body: Rect) -> Rect {
        let ground = body.insetBy(-margin)
        // A number that exceeds a whole one only by rounding counts as that one.
        return Rect(
            minX: (ground.minX + 1e-6).rounded(.down), minY: (ground.minY + 1e-6).rounded(.down),
            maxX: (ground.maxX - 1e-6).rounded(.up), maxY: (ground.maxY - 1e-6).rounded(.up))
    }

    var panel: VectorPath {
        guard let radius = stage.screen.cornerRadius, radius > 0 else { return VectorPath(rectangle: screen) }
        return VectorPath(screen, radii: CornerRadii(all: radius), curve: stage.screen.cornerCurve)
    }

    var operations: [DrawingOperation] {
        let body = body
        let curve: CornerCurve = [.desktop, .headset, .tv, .watch].contains(idiom) ? .circular : .continuous
        let outline = VectorPath(body, radii: CornerRadii(all: radius), curve: curve)
        var operations: [DrawingOperation] = [
            // The area of the panel is left out, so that a picture without a background is transparent there.
            .fill(outline.appending(panel), .evenOdd, .solid(paint)),
            .stroke(outline, width: 1.5, Color(rgb: 0x5A5A5F)),
        ]
        if hasHomeButton { operations += homeButton + [earPiece] }
        return operations
    }

    /// A line along the panel's edge, centred on it.
    var rim: DrawingOperation { .stroke(panel, width: 1, paint) }

    /// The colour of the body.
    private var paint: Color { Color(rgb: 0x16161A) }

    // MARK: Measures, chosen by eye

    private var edge: Double {
        switch idiom {
        case .phone: hasHomeButton ? 18 : 12
        case .pad: 24
        case .desktop, .headset: 8
        case .tv, .car: 14
        case .watch: 10
        }
    }

    /// The width of the body at the ends that have the home button and the earpiece.
    private var chin: Double { idiom == .pad ? 64 : 84 }

    private var radius: Double {
        switch idiom {
        case .phone, .pad: hasHomeButton ? (idiom == .phone ? 52 : 36) : max(stage.screen.cornerRadius ?? 0, 12) + edge
        case .desktop, .headset: 12
        case .tv, .car: 8
        case .watch: max(stage.screen.cornerRadius ?? 0, 12) + edge
        }
    }

    /// Apple's phones and pads without a home indicator have a home button.
    private var hasHomeButton: Bool {
        stage.state.platform == .apple && (idiom == .phone || idiom == .pad)
            && (stage.screen.cornerRadius ?? 0) == 0 && stage.screen.homeIndicator == nil
            && stage.screen.cutouts.isEmpty && stage.state.id != nil
    }

    /// The edge of the button: the bottom one when the device is held upright.
    private var buttonEdge: Edge {
        guard stage.rotation == nil else { return .bottom }
        return switch stage.orientation {
        case .portrait: .bottom
        case .portraitUpsideDown: .top
        case .landscapeLeft: .left
        case .landscapeRight: .right
        }
    }

    var body: Rect {
        var (x, y) = (edge, edge)
        if hasHomeButton { if buttonEdge.isVertical { y = chin } else { x = chin } }
        return Rect(minX: screen.minX - x, minY: screen.minY - y, maxX: screen.maxX + x, maxY: screen.maxY + y)
    }

    /// The centre of the body's end at an edge.
    private func end(at edge: Edge) -> Point {
        switch edge {
        case .bottom: Point(x: screen.midX, y: screen.maxY + chin / 2)
        case .top: Point(x: screen.midX, y: screen.minY - chin / 2)
        case .left: Point(x: screen.minX - chin / 2, y: screen.midY)
        case .right: Point(x: screen.maxX + chin / 2, y: screen.midY)
        }
    }

    /// The part opposite the button: a slot for the earpiece on phones, a camera on pads.
    private var earPiece: DrawingOperation {
        let place = end(at: buttonEdge.opposite)
        let (long, short) = idiom == .phone ? (56.0, 6.0) : (8.0, 8.0)
        let size = buttonEdge.isVertical ? Size(width: long, height: short) : Size(width: short, height: long)
        let slot = VectorPath(rounded: Rect(center: place, size: size), radius: short / 2)
        return .fill(slot, .nonZero, .solid(Color(rgb: 0x3A3A3F)))
    }

    private var homeButton: [DrawingOperation] {
        let center = end(at: buttonEdge)
        let size = chin * 0.66
        let button = VectorPath(ellipseIn: Rect(center: center, size: Size(width: size, height: size)))
        let sign = Rect(center: center, size: Size(width: size * 0.32, height: size * 0.32))
        let ink = Color(rgb: 0x4A4A4F)
        return [
            .fill(button, .nonZero, .solid(Color(rgb: 0x0C0C0E))), .stroke(button, width: 1, ink),
            .stroke(VectorPath(rounded: sign, radius: sign.width * 0.24), width: 1.5, ink),
        ]
    }
}
