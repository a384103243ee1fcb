import Geometry
import Images

extension DrawingOperation {
    /// Returns the approximate area that some operations draw on; `nil` if they draw nothing.
    static func bounds(of operations: [DrawingOperation]) -> Rect? {
        operations.reduce(nil) { all, operation in
            guard let own = operation.bounds else { return all }
            return all?.union(own) ?? own
        }
    }

    private var bounds: Rect? {
        switch self {
        case .fill(let path, _, _): path.bounds
        case .stroke(let path, let width, _): path.bounds.insetBy(-width * 5)
        case .shadow(let shadow): shadow.path.bounds.insetBy(-shadow.deviation * 3 - 1)
        case .text(let run):
            // Accents and slanted strokes extend beyond the line's box. A text of unmeasured width is at most two em
            // wide per character, and may be anchored at either end.
            Rect(
                x: run.origin.x, y: run.origin.y - 2 * run.font.size, width: run.width ?? 0, height: 3 * run.font.size
            ).widened(
                by: run.font.size * (run.width == nil ? 2 * Double(run.text.unicodeScalars.count) : 1))
        case .image(let image): Rect(x: 0, y: 0, width: Double(image.shownWidth), height: Double(image.shownHeight))
        case .backdrop(let backdrop): backdrop.path.bounds
        case .group(let group):
            Self.bounds(of: group.operations).flatMap { own in
                let cut = group.clip.map { own.intersection($0.bounds) } ?? own
                return group.transform.bounds(of: cut)
            }
        }
    }
}

extension Rect {
    /// Returns the rectangle made wider by `distance` on both sides.
    fileprivate func widened(by distance: Double) -> Rect {
        Rect(x: minX - distance, y: minY, width: width + 2 * distance, height: height)
    }
}
