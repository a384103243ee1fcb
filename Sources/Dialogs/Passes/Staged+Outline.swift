import Boxes
import Devices
import Geometry

/// The outline of a dialog at rest.
struct Outline {
    /// The frame, which with the corners describes most outlines; unused if there is a path.
    private let frame: Rect
    private let radii: CornerRadii
    /// The outline if frame and corners do not describe it, in window coordinates; else `nil`.
    private let whole: VectorPath?
    let cornerRadius: Double
    /// The boxes that make up the outline if there are several; else empty.
    private(set) var groups: [Rect] = []

    init(_ frame: Rect, radii: CornerRadii) {
        self.frame = frame
        self.radii = radii
        whole = nil
        cornerRadius = max(max(radii.topLeft, radii.topRight), max(radii.bottomRight, radii.bottomLeft))
    }

    init(_ path: VectorPath, cornerRadius: Double = 0) {
        frame = .zero
        radii = .zero
        whole = path
        self.cornerRadius = cornerRadius
    }

    /// An outline of several boxes, each with these corners.
    init(groups: [Rect], radii: CornerRadii) {
        self.init(
            groups.reduce(VectorPath()) { $0.appending(VectorPath(rounded: $1, radii: radii)) },
            cornerRadius: groups.reduce(0) { max($0, radii.fitted(to: $1.size).topLeft) })
        self.groups = groups
    }

    /// The four radii if they differ; else `nil`.
    var cornerRadii: CornerRadii? { radii == CornerRadii(all: radii.topLeft) ? nil : radii }

    /// Whether the frame and the corner radius describe the outline.
    var isPlain: Bool { whole == nil && cornerRadii == nil }

    /// The outline in window coordinates, computed at each access.
    var path: VectorPath { whole ?? VectorPath(rounded: frame, radii: radii) }
}

/// The outline that the request or the style gives the frame.
extension Staged {
    /// - Parameter groups: The boxes that make up the outline, if there are several.
    func outline(of frame: Rect, corners: CornerRadii, groups: [Rect]) throws(ResolveError) -> Outline {
        switch request.content.shape {
        case nil: return rounded(frame, corners, groups)
        case .rectangle: return rounded(frame, .zero, groups)
        case .rounded(let requested): return rounded(frame, self.corners(requested, of: frame, own: corners), groups)
        case .ellipse: return Outline(VectorPath(ellipseIn: frame))
        case .path(let path):
            let box = path.bounds
            // A tolerance of one pixel: the frame's own edges may have been rounded.
            let slack = 1 / stage.grid.scale
            guard Rect(origin: .zero, size: frame.size).inset(by: EdgeInsets(all: -slack)).contains(box)
            else {
                throw ResolveError(
                    [.dialog, .content, .shape, .path],
                    .outlineLeavesFrame(width: frame.width, height: frame.height))
            }
            return Outline(path.offset(x: frame.minX, y: frame.minY))
        }
    }

    /// The corners of which content stays clear; square if the request gives an outline without corners.
    func contentCorners(_ corners: CornerRadii, of frame: Rect) -> CornerRadii {
        switch request.content.shape {
        case nil: corners == .zero ? .zero : corners.fitted(to: frame.size)
        case .rectangle, .ellipse, .path: .zero
        case .rounded(let requested): self.corners(requested, of: frame, own: corners).fitted(to: frame.size)
        }
    }

    /// The radius of the upper corners before the frame is known, in points.
    var upperCornerRadius: Double {
        let own = max(defaults.look.corners.topLeft, defaults.look.corners.topRight)
        return switch request.content.shape {
        case nil: own
        case .rectangle, .ellipse, .path: 0
        case .rounded(let requested): upperRadius(requested, own: own)
        }
    }

    /// The largest radius of all corners before the frame is known, in points.
    var cornerRadius: Double {
        guard case .rounded(.radii(let radii)) = request.content.shape else {
            guard request.content.shape == nil else { return upperCornerRadius }
            return defaults.look.corners.largest
        }
        return radii.largest
    }

    /// The height that content leaves free at the dialog's top for the grabber, and above a bar, in points.
    func band(of grabber: Grabber?, above stack: ContentStack?) -> Double {
        max(grabber?.band(above: stack) ?? 0, stack?.barTop ?? 0)
    }

    /// The box of the arrow that points at the anchor, and the outline of dialog and arrow together; `nil` without an
    /// arrow, or if the request gives the outline. In `placed`, the popover's arrow is moved to where it is drawn, or
    /// removed.
    func pointer(of placed: inout Placed, frame: Rect, corners: CornerRadii) -> (box: Rect, outline: Outline)? {
        guard let popover = placed.popover, let arrow = placed.arrow else { return nil }
        let radius: Double
        switch request.content.shape {
        case nil: radius = corners.topLeft
        case .rectangle: radius = 0
        // An outline with an arrow has one radius.
        case .rounded(let requested):
            radius = self.corners(requested, of: frame, own: CornerRadii(all: corners.topLeft)).largest
        case .ellipse, .path:
            placed.setArrowOffset(nil)
            return nil
        }
        let whole = PopoverOutline(of: popover.value, frame: frame, cornerRadius: radius, arrow: arrow)
        guard let box = whole.arrowFrame else { return nil }
        placed.setArrowOffset(whole.arrowOffset)
        let fitted = CornerRadii(all: radius).fitted(to: frame.size)
        return (box, Outline(whole.path, cornerRadius: fitted.topLeft))
    }

    /// The frame with its corners, or each group of the content with these corners.
    private func rounded(_ frame: Rect, _ corners: CornerRadii, _ groups: [Rect]) -> Outline {
        if groups.count > 1 {
            let boxes = options.snap == .pixel ? groups.map { stage.grid.snap($0) } : groups
            return Outline(groups: boxes, radii: corners)
        }
        return Outline(frame, radii: corners == .zero ? .zero : corners.fitted(to: frame.size))
    }
}

extension Placed {
    /// Moves the popover's arrow to the offset where it is drawn; `nil` removes the arrow, as for an outline of the
    /// request's own.
    fileprivate mutating func setArrowOffset(_ offset: Double?) {
        guard var popover = popover?.value, let arrow = popover.arrow, arrow.offset != offset else { return }
        if let offset {
            popover.arrow?.offset = offset
            popover.arrow?.centerOffset += arrow.offset - offset
        } else {
            popover.arrow = nil
        }
        self.popover = Boxed(popover)
    }
}
