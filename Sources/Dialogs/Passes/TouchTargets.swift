import Devices
package import Geometry

/// The area in which a touch reaches each button and field of a dialog at rest.
///
/// An area contains its control, is inside the dialog, or inside its scrolling layer, and does not overlap another
/// control. A control drawn smaller than the platform's least target can also be touched around its edges, as far as
/// there is room; without room on one side, the area extends on the other.
package struct TouchTargets {
    private let layers: [Layer]
    private let minimum: Double

    package init(_ rest: DialogLayout) {
        layers = rest.layers
        minimum = rest.stage.minimumTarget
    }

    /// The area in which a touch reaches the control whose layer is at `index`.
    package func area(at index: Int) -> Rect {
        let frame = layers[index].frame
        guard frame.width < minimum || frame.height < minimum, layers[index].scrolledFrame == nil,
            let room = room(of: index), room.contains(frame)
        else { return frame }
        var limits = Limits(room)
        for other in layers.indices where other != index && layers[other].takesTouches && !layers[other].frame.isEmpty {
            limits.keepClear(of: layers[other].frame, around: frame, least: minimum)
        }
        let (minX, maxX) = grown(frame.minX, frame.maxX, between: limits.minX, limits.maxX)
        let (minY, maxY) = grown(frame.minY, frame.maxY, between: limits.minY, limits.maxY)
        return Rect(minX: minX, minY: minY, maxX: maxX, maxY: maxY)
    }

    /// The area that limits that of the control at `index`: its scrolling layer, else the dialog. A bar or a group is
    /// no limit.
    private func room(of index: Int) -> Rect? {
        var holder = layers[index].parent.flatMap { layers.index(of: $0) }
        while let index = holder {
            switch layers[index].role {
            case .navigationBar, .group: holder = layers[index].parent.flatMap { layers.index(of: $0) }
            default: return layers[index].frame
            }
        }
        return nil
    }

    /// A side from `low` to `high`, lengthened to the least target about its middle, or off-centre if a limit is
    /// nearer, but within the limits.
    private func grown(
        _ low: Double, _ high: Double, between least: Double, _ most: Double
    ) -> (low: Double, high: Double) {
        guard high - low < minimum else { return (low, high) }
        let start = max(least, min(most - minimum, (low + high - minimum) / 2))
        return (min(low, start), max(high, min(most, start + minimum)))
    }
}

extension Layer {
    /// Whether the layer is a control of its own: a button or a text field.
    fileprivate var takesTouches: Bool { role == .action || role == .textField }
}

/// How far an area may grow to each side.
private struct Limits {
    private(set) var minX: Double
    private(set) var minY: Double
    private(set) var maxX: Double
    private(set) var maxY: Double

    init(_ room: Rect) { (minX, minY, maxX, maxY) = (room.minX, room.minY, room.maxX, room.maxY) }

    /// Limits the area towards `other` if that is within `least` points: up to `other` if that is large enough itself;
    /// else half way to it, so that both can grow without overlapping.
    mutating func keepClear(of other: Rect, around core: Rect, least: Double) {
        guard core.inset(by: EdgeInsets(all: -2 * least)).intersection(other) != nil else { return }
        // Adjacent controls may overlap by a rounding error, in points.
        let tolerance = 1e-6
        let across = other.width < least - tolerance ? 0.5 : 1
        let down = other.height < least - tolerance ? 0.5 : 1
        if other.minX >= core.maxX - tolerance {
            maxX = min(maxX, max(core.maxX, core.maxX + across * (other.minX - core.maxX)))
        } else if other.maxX <= core.minX + tolerance {
            minX = max(minX, min(core.minX, core.minX - across * (core.minX - other.maxX)))
        } else if other.minY >= core.maxY - tolerance {
            maxY = min(maxY, max(core.maxY, core.maxY + down * (other.minY - core.maxY)))
        } else if other.maxY <= core.minY + tolerance {
            minY = max(minY, min(core.minY, core.minY - down * (core.minY - other.maxY)))
        }
    }
}
