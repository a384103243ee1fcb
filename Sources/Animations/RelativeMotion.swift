import Dialogs
import Geometry
import Jobs
package import Timeline

/// How the elements of layers move in a timeline, each relative to the element of its parent, without approximation.
///
/// Tracks have positions in the window. An element moves together with the element that contains it, so its own motion
/// is that of its track minus that of its parent's. If the two have different paces, it becomes several channels that
/// are added.
package struct RelativeMotion: Sendable {
    /// The duration in seconds.
    package let duration: Double
    /// The motions of the layers that move, in the order of the layers.
    package let layers: [LayerMotion]

    package init(_ tree: LayerTree, in motion: Motion) {
        duration = motion.duration
        let tracks = LayerTracks(tree, motion)
        layers = tree.layers.indices.compactMap { JobBudget.isOver(after: 10) ? nil : tracks.motion(ofLayerAt: $0) }
    }
}

/// The tracks of a timeline, grouped by layer.
private struct LayerTracks {
    private struct Moving {
        var position: [Track] = []
        var size: Track?
        var others: [Track] = []
    }

    private let tree: LayerTree
    /// The tracks of each layer; `nil` for a layer that has none.
    private var moving: [Moving?]

    init(_ tree: LayerTree, _ motion: Motion) {
        self.tree = tree
        moving = Array(repeating: nil, count: tree.layers.count)
        for track in motion.tracks {
            guard let index = tree.index(of: track.layer) else { continue }
            if moving[index] == nil { moving[index] = Moving() }
            switch track.property {
            case .position, .positionX, .positionY: moving[index]?.position.append(track)
            case .size: moving[index]?.size = track
            case .tint: break
            default: moving[index]?.others.append(track)
            }
        }
    }

    func motion(ofLayerAt index: Int) -> LayerMotion? {
        let own = moving[index]
        var channels = translations(ofLayerAt: index)
        if let size = own?.size {
            channels.append(channel(.size, size) { SIMD4(max(0, $0.x), max(0, $0.y), 0, 0) })
        }
        for track in own?.others ?? [] { if let channel = channel(of: track) { channels.append(channel) } }
        guard !channels.isEmpty else { return nil }
        let layer = tree.layers[index]
        channels.sort { ($0.property.rawValue, $0.isAdded ? 1 : 0) < ($1.property.rawValue, $1.isAdded ? 1 : 0) }
        return LayerMotion(
            layer: layer.id, index: index, channels: channels,
            isRotatedInSpace: layer.rotationX != 0 || layer.rotationY != 0
                || channels.contains { $0.property == .rotationX || $0.property == .rotationY })
    }

    private func channel(of track: Track) -> MotionChannel? {
        switch track.property {
        case .scale: channel(.scale, track) { $0 }
        case .opacity: channel(.opacity, track) { $0.clamped(lowerBound: .zero, upperBound: SIMD4(repeating: 1)) }
        case .rotationX: channel(.rotationX, track) { $0 }
        case .rotationY: channel(.rotationY, track) { $0 }
        case .rotationZ: channel(.rotationZ, track) { $0 }
        case .cornerRadius, .cornerRadii: channel(.cornerRadii, track) { pointwiseMax($0, .zero) }
        default: nil
        }
    }

    private func channel(
        _ property: MotionChannel.Property, _ track: Track, _ value: (SIMD4<Double>) -> SIMD4<Double>
    ) -> MotionChannel {
        MotionChannel(
            property: property, pace: ChannelPace(track.keyframes),
            values: track.keyframes.map { value($0.value.lanes) })
    }

    // MARK: Positions

    /// Returns the translations of a layer's element in its parent's element: its own motion minus that of the layer
    /// that moves it (`carrier`). Tracks have centres but translations are those of corners, so half the growth of its
    /// own size is subtracted, and half that of its parent's is added.
    private func translations(ofLayerAt index: Int) -> [MotionChannel] {
        var sum = ChannelSum()
        let parent = tree.parents[index]
        if let own = moving[index] {
            let frame = tree.layers[index].frame
            if !own.position.isEmpty {
                sum.add(own.position, 1, from: frame.center)
                if let carrier = carrier(from: parent), let tracks = moving[carrier]?.position {
                    sum.add(tracks, -1, from: tree.layers[carrier].frame.center)
                }
            }
            if let size = own.size { sum.add([size], -0.5, from: frame.size.asPoint) }
        }
        if let parent, let size = moving[parent]?.size {
            sum.add([size], 0.5, from: tree.layers[parent].frame.size.asPoint)
        }
        return sum.channels
    }

    /// The layer that moves this one: the nearest one whose position changes in the timeline, starting at `index` and
    /// going up to its parents.
    private func carrier(from index: Int?) -> Int? {
        var next = index
        while let index = next {
            if let own = moving[index], !own.position.isEmpty { return index }
            next = tree.parents[index]
        }
        return nil
    }
}

/// A sum of translations, with one channel for each pace.
private struct ChannelSum {
    private var parts: [MotionChannel] = []

    /// Adds the motion of tracks relative to a position at rest, multiplied by a factor.
    mutating func add(_ tracks: [Track], _ factor: Double, from rest: Point) {
        for track in tracks {
            let pace = ChannelPace(track.keyframes)
            let (mask, origin): (SIMD4<Double>, SIMD4<Double>) =
                switch track.property {
                case .positionX: (SIMD4(factor, 0, 0, 0), SIMD4(rest.x, 0, 0, 0))
                case .positionY: (SIMD4(0, factor, 0, 0), SIMD4(0, rest.y, 0, 0))
                default: (SIMD4(factor, factor, 0, 0), SIMD4(rest.x, rest.y, 0, 0))
                }
            let values = track.keyframes.map { (($0.value.lanes - origin) * mask) }
            if let place = parts.firstIndex(where: { $0.pace == pace }) {
                for index in values.indices { parts[place].values[index] += values[index] }
            } else {
                parts.append(MotionChannel(property: .translation, pace: pace, values: values))
            }
        }
    }

    /// The channels that move at all. The first one is absolute; the others are added to it.
    var channels: [MotionChannel] {
        var channels = parts.filter { part in part.values.contains { abs($0.x) > 1e-9 || abs($0.y) > 1e-9 } }
        for index in channels.indices.dropFirst() { channels[index].isAdded = true }
        return channels
    }
}

extension Size {
    fileprivate var asPoint: Point { Point(x: width, y: height) }
}

extension AnimatedValue {
    /// The numbers of the value. A single number fills all four lanes; a text gives zeros.
    fileprivate var lanes: SIMD4<Double> {
        switch self {
        case .scalar(let number): SIMD4(repeating: number)
        case .point(let point): SIMD4(point.x, point.y, 0, 0)
        case .size(let size): SIMD4(size.width, size.height, 0, 0)
        case .pair(let x, let y): SIMD4(x, y, 0, 0)
        case .corners(let radii): SIMD4(radii.topLeft, radii.topRight, radii.bottomRight, radii.bottomLeft)
        case .text: .zero
        }
    }
}
