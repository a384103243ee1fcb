import Boxes
import Devices
import Dialogs
import Geometry

// Each of these checks only the answer as a client receives it.
extension ResolvedDialog {
    /// One pixel, in points, plus the error of rounding to four decimals.
    private var pixel: Double { 1 / stage.scale + 1e-3 }

    /// The proof of `insideContainer`. Only a popover's arrow may be outside its parent.
    var insideContainer: Proof {
        var frames: [String: Rect] = [:]
        var breaches: [String] = []
        var count = 0
        for layer in layers {
            frames[layer.id] = layer.frame
            guard layer.role != .arrow, let parent = layer.parent.flatMap({ frames[$0] }) else { continue }
            count += 1
            if !parent.holds(layer.frame, slack: pixel) {
                breaches.append("\(layer.id) at \(layer.frame.words) leaves \(layer.parent ?? "") at \(parent.words)")
            }
        }
        return Proof(.insideContainer, breaches, seen: "\(count) layers inside of those that carry them")
    }

    var childrenApart: Proof {
        let children = layers.filter { $0.role.isContent && !$0.frame.isEmpty }
        var breaches: [String] = []
        for (index, one) in children.enumerated() {
            for other in children[(index + 1)...] where one.parent == other.parent {
                if one.frame.shares(with: other.frame, beyond: pixel) {
                    breaches.append("\(one.id) at \(one.frame.words) overlaps \(other.id) at \(other.frame.words)")
                }
            }
        }
        return Proof(.childrenApart, breaches, seen: "\(children.count) texts, fields and buttons apart")
    }

    /// The proof of `touchesTile`. Between adjacent edges all points reach the same region, so one point of each cell
    /// is tested.
    var touchesTile: Proof {
        let window = stage.windowOfFrames
        let bounds = hitRegions.compactMap { region -> Rect? in
            switch region.area {
            case .rectangle(let rect): rect
            case .path(let path): path.bounds
            }
        }
        let columns = Self.cuts(window.minX, window.maxX, bounds.flatMap { [$0.minX, $0.maxX] })
        let rows = Self.cuts(window.minY, window.maxY, bounds.flatMap { [$0.minY, $0.maxY] })
        var breaches: [String] = []
        for (left, right) in zip(columns, columns.dropFirst()) {
            for (top, bottom) in zip(rows, rows.dropFirst()) {
                let point = Point(x: (left + right) / 2, y: (top + bottom) / 2)
                if !hitRegions.contains(where: { $0.contains(point) }) {
                    breaches.append("nothing is reached at \(point.x.text), \(point.y.text)")
                }
            }
        }
        let cells = max(0, columns.count - 1) * max(0, rows.count - 1)
        return Proof(
            .touchesTile, breaches, seen: "\(hitRegions.count) regions reach every one of \(cells) cells of the window")
    }

    /// The edges between two ends, in order, without those that coincide with another.
    private static func cuts(_ start: Double, _ end: Double, _ edges: [Double]) -> [Double] {
        var cuts: [Double] = []
        for edge in ([start, end] + edges.filter { $0 > start && $0 < end }).sorted()
        where cuts.last.map({ edge - $0 > 1e-3 }) ?? true { cuts.append(edge) }
        return cuts
    }

    /// Whether the window is symmetrical: its safe area is inset equally at left and right, and frames are in upright
    /// space.
    var isMirrorable: Bool {
        guard stage.rotation == nil else { return false }
        let window = stage.windowOfFrames
        return abs((stage.safeArea.minX - window.minX) - (window.maxX - stage.safeArea.maxX)) <= pixel
    }

    func mirrored(by mirror: ResolvedDialog) -> Proof {
        let axis = stage.windowOfFrames.midX
        let others = Dictionary(mirror.layers.map { ($0.id, $0.frame) }, uniquingKeysWith: { first, _ in first })
        // Centred frames may be off the axis by half a pixel, and so may their parts; on platforms with whole points,
        // by half a point.
        let platform = stage.state.platform
        let standsOnPoints = platform == .toolkit(.gnome) || platform == .toolkit(.kde)
        let slack = max(2 / stage.scale, standsOnPoints ? 1 : 0) + 1e-3
        var breaches: [String] = []
        for layer in layers where !layer.role.isSystem {
            let expected = Rect(
                x: 2 * axis - layer.frame.maxX, y: layer.frame.minY, width: layer.frame.width,
                height: layer.frame.height)
            guard let found = others[layer.id], found.isClose(to: expected, within: slack) else {
                let place = others[layer.id]?.words ?? "not there"
                breaches.append("\(layer.id) is \(place) for \(expected.words)")
                continue
            }
        }
        return Proof(.mirrored, breaches, seen: "\(layers.count) layers where the mirror shows them")
    }
}

extension HitRegion {
    fileprivate func contains(_ point: Point) -> Bool {
        switch area {
        case .rectangle(let rect): rect.contains(point)
        case .path(let path): path.contains(point)
        }
    }
}

extension Layer.Role {
    /// Whether the layer is content: a text, a field or a button.
    fileprivate var isContent: Bool {
        switch self {
        case .title, .message, .textField, .action: true
        default: false
        }
    }
}

extension Rect {
    fileprivate func holds(_ other: Rect, slack: Double) -> Bool {
        other.minX >= minX - slack && other.minY >= minY - slack && other.maxX <= maxX + slack
            && other.maxY <= maxY + slack
    }

    fileprivate func shares(with other: Rect, beyond slack: Double) -> Bool {
        min(maxX, other.maxX) - max(minX, other.minX) > slack && min(maxY, other.maxY) - max(minY, other.minY) > slack
    }

    func isClose(to other: Rect, within slack: Double) -> Bool {
        abs(minX - other.minX) <= slack && abs(minY - other.minY) <= slack && abs(maxX - other.maxX) <= slack
            && abs(maxY - other.maxY) <= slack
    }

    /// The rectangle as `x, y, width × height`.
    fileprivate var words: String { "\(minX.text), \(minY.text), \(width.text) × \(height.text)" }
}

extension Double {
    /// The number with at most four decimals.
    fileprivate var text: String {
        let rounded = (self * 10_000).rounded() / 10_000
        return rounded == rounded.rounded() && rounded.magnitude < 1e15 ? "\(Int64(rounded))" : "\(rounded)"
    }
}
