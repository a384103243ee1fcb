import Boxes
import Devices
import Dialogs
import Geometry

/// A device around its panel, drawn plainly: a dark body with a lighter edge, and a home button where it had one.
struct DeviceBody {
    private let stage: StageReport
    private let screen: Rect
    private let idiom: Idiom

    init(_ stage: StageReport, around screen: Rect) {
        self.stage = stage
        self.screen = screen
        idiom = stage.state.profile.idiom
    }

    /// Ground that is left free around the body, in points.
    private static let margin = 20.0

    /// The body with the ground around it.
    var bounds: Rect {
        let body = body
        return Rect(
            minX: body.minX - Self.margin, minY: body.minY - Self.margin, maxX: body.maxX + Self.margin,
            maxY: body.maxY + Self.margin)
    }

    /// The panel's outline.
    var panel: VectorPath {
        guard let radius = stage.screen.cornerRadius, radius > 0 else { return VectorPath(rectangle: screen) }
        return VectorPath(screen, radii: CornerRadii(all: radius), curve: stage.screen.cornerCurve)
    }

    var operations: [DrawingOperation] {
        let body = body
        let curve: CornerCurve = idiom == .desktop || idiom == .tv ? .circular : .continuous
        let outline = VectorPath(body, radii: CornerRadii(all: radius), curve: curve)
        var operations: [DrawingOperation] = [
            // The panel is left out, so that a picture without a background shows through it.
            .fill(outline.appending(panel), .evenOdd, .solid(Color(rgb: 0x16161A))),
            .stroke(outline, width: 1.5, Color(rgb: 0x5A5A5F)),
        ]
        if hasHomeButton { operations += homeButton }
        return operations
    }

    // MARK: Measures, by eye

    private var edge: Double {
        switch idiom {
        case .phone: hasHomeButton ? 18 : 12
        case .pad: 24
        case .desktop: 8
        case .tv: 14
        }
    }

    /// How wide the body is at the ends that carry the home button, and the ear piece.
    private var chin: Double { idiom == .pad ? 64 : 84 }

    private var radius: Double {
        switch idiom {
        case .phone, .pad: hasHomeButton ? (idiom == .phone ? 52 : 36) : max(stage.screen.cornerRadius ?? 0, 12) + edge
        case .desktop: 12
        case .tv: 8
        }
    }

    /// Apple's phones and pads without a home indicator have a button in its place.
    private var hasHomeButton: Bool {
        stage.state.platform == .apple && (idiom == .phone || idiom == .pad)
            && (stage.screen.cornerRadius ?? 0) == 0 && stage.screen.homeIndicator == nil
            && stage.screen.cutouts.isEmpty && stage.state.id != nil
    }

    /// Where the button is: at the bottom of a device that is held upright.
    private var buttonEdge: Edge {
        guard stage.rotation == nil else { return .bottom }
        return switch stage.orientation {
        case .portrait: .bottom
        case .portraitUpsideDown: .top
        case .landscapeLeft: .left
        case .landscapeRight: .right
        }
    }

    private var body: Rect {
        var (x, y) = (edge, edge)
        if hasHomeButton {
            if buttonEdge.isVertical { y = chin } else { x = chin }
        }
        return Rect(minX: screen.minX - x, minY: screen.minY - y, maxX: screen.maxX + x, maxY: screen.maxY + y)
    }

    private var homeButton: [DrawingOperation] {
        let center: Point =
            switch buttonEdge {
            case .bottom: Point(x: screen.midX, y: screen.maxY + chin / 2)
            case .top: Point(x: screen.midX, y: screen.minY - chin / 2)
            case .left: Point(x: screen.minX - chin / 2, y: screen.midY)
            case .right: Point(x: screen.maxX + chin / 2, y: screen.midY)
            }
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
