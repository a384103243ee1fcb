import Geometry

extension DrawingOperation {
    /// What some operations draw on, about; nil where they draw nothing.
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
            // Marks and slanted strokes reach beyond the line's box.
            Rect(
                x: run.origin.x - run.reach, y: run.origin.y - 2 * run.font.size,
                width: 2 * run.reach, height: 3 * run.font.size)
        case .backdrop(let backdrop): backdrop.path.bounds
        case .group(let group):
            Self.bounds(of: group.operations).flatMap { own in
                let cut = group.clip.map { own.intersection($0.bounds) } ?? own
                return group.transform.bounds(of: cut)
            }
        }
    }
}

extension TextRun {
    /// How far it reaches from its origin to either side at most, marks and slanted strokes included, in points; a letter of
    /// a line that nobody measured is taken to be no wider than its size.
    fileprivate var reach: Double { (width ?? Double(text.utf8.count) * font.size) + font.size }
}
