import Boxes
package import Dialogs
package import Geometry
import Timeline

/// Everything that is on a stage at one moment.
package struct Moment: Sendable {
    /// A layer, and its state at the moment.
    package struct PosedLayer: Sendable {
        package var layer: Layer
        package var state: LayerState
        /// Whether the layer exists at the moment.
        package var isThere = true
        /// Whether the layer is drawn as if it were rotated in space, even if it is flat at the moment.
        package var isInSpace = false
    }

    /// The layers, back to front.
    package var layers: [PosedLayer]
    /// How far the presenter has curled up, 0…1.
    var curled = 0.0
    /// The blends of the layers that change from one fill to another, by their ids.
    package var blends: [String: LookBlend] = [:]
    /// What the status bar shows; `nil` if there is none.
    package var statusBar: StatusBar.Style?
    /// The styles of the status bar at other moments of an animated picture, which are drawn invisibly.
    package var otherStatusBars: [StatusBar.Style] = []
    /// The sizes of the keyboard at other moments of an animated picture, whose keys are drawn invisibly.
    var otherKeyboards: [Size] = []
    /// The colour of the app where its presenter does not reach; `nil` if it is covered.
    var appGround: Color?
    /// The angle by which the window has rotated on the device, in degrees, clockwise.
    package var rotation = 0.0
    /// Whether the window rotates at another moment of an animated picture.
    var rotatesLater = false
    /// The hit regions, as far as they are known at the moment.
    package var hitRegions: [HitRegion] = []

    /// The colours of the images in the layers.
    var images = ImageGrounds()

    /// Makes a moment that has only layers.
    package init(layers: [PosedLayer]) { self.layers = layers }

    /// Makes the moment of a depiction at rest.
    package init(of depiction: Depiction) {
        layers = depiction.rest.layers.map { PosedLayer(layer: $0, state: LayerState($0)) }
        images = depiction.images
        hitRegions = depiction.rest.hitRegions
        curled = depiction.hasRest && depiction.rest.layers.areCurled ? 1 : 0
        appGround = depiction.appGround
        if let bar = depiction.stage.statusBar { statusBar = seen(bar.style, at: bar.timePosition) }
    }

    /// Makes a moment of a timeline.
    ///
    /// Layers that exist only at the timeline's end are above the common layers that are below them there.
    /// - Parameter seconds: The time from the timeline's start; from its end on, the layout in which it ends is shown.
    package init(of depiction: Depiction, in named: Depiction.NamedTimeline, at seconds: Double) {
        images = depiction.images
        let timeline = named.timeline
        let motion = timeline.motion
        let hasEnded = seconds >= motion.duration
        let tints = motion.tints(at: seconds)
        func posed(_ layers: [Layer]) -> [PosedLayer] {
            let sampled = SampledLayers(layers, in: motion, at: seconds)
            return layers.map { layer in
                var posed = PosedLayer(layer: layer, state: sampled.state(of: layer.id) ?? LayerState(layer))
                if let tint = tints[layer.id] { posed.layer.tint = tint }
                return posed
            }
        }
        if let end = named.end, hasEnded {
            layers = end.layers.map { PosedLayer(layer: $0, state: LayerState($0)) }
            hitRegions = end.hitRegions
        } else {
            layers = posed(depiction.rest.layers)
            if let end = named.end {
                blends = LookBlend.between(layers, end.layers, at: seconds / motion.duration)
                layers = Self.joined(layers, posed(end.layers))
            }
        }
        let moment = min(seconds, motion.duration)
        for index in layers.indices {
            if let lifetime = depiction.lifetimes[layers[index].layer.id], !lifetime.contains(moment) {
                layers[index].isThere = false
            }
        }
        curled = named.curled(at: moment) ?? (depiction.hasRest && depiction.rest.layers.areCurled ? 1 : 0)
        appGround = depiction.appGround
        statusBar = statusBar(of: depiction, in: named, at: seconds)
        rotation = named.rotation(at: seconds)
    }

    /// Returns `layers` together with those of `others` that are missing in it. Each of these is placed after the layer
    /// that precedes it in `others`. One that scrolls also cuts the layers that it holds there.
    private static func joined(_ layers: [PosedLayer], _ others: [PosedLayer]) -> [PosedLayer] {
        var joined = layers
        let known = Set(layers.map(\.layer.id))
        var position = 0
        for other in others {
            if known.contains(other.layer.id) {
                position = (joined.firstIndex { $0.layer.id == other.layer.id } ?? position) + 1
            } else {
                joined.insert(other, at: min(position, joined.count))
                position += 1
                guard other.layer.role == .scroll else { continue }
                let held = Set(others.lazy.filter { $0.layer.parent == other.layer.id }.map(\.layer.id))
                for index in joined.indices where held.contains(joined[index].layer.id) {
                    joined[index].layer.parent = other.layer.id
                }
            }
        }
        return joined
    }

    /// The style of the status bar: the one of the last event so far, or the one before the timeline.
    ///
    /// At the event the system is notified. Until the timeline ends, the bar has the style of the two that is legible
    /// on what is below it at the moment, since systems fade between them as that changes.
    private func statusBar(
        of depiction: Depiction, in named: Depiction.NamedTimeline, at seconds: Double
    ) -> StatusBar.Style? {
        guard let bar = depiction.stage.statusBar else { return nil }
        let begins = named.name == Phase.present.name || named.name == Phase.all.name || !depiction.hasRest
        var now = begins ? depiction.stage.statusBarBelow ?? bar.style : bar.style
        var before = now
        let motion = named.timeline.motion
        for event in motion.events where event.name == EventName.statusBarDidChange.rawValue && event.time <= seconds {
            (before, now) = (now, event.style.flatMap(StatusBar.Style.init) ?? bar.style)
        }
        let position = bar.timePosition
        guard before != now, before != .hidden, now != .hidden, seconds < motion.duration else {
            return seen(now, at: position)
        }
        guard let ground = ground(at: position) else { return now }
        return ground.isDark ? .light : .dark
    }

    /// A style of the status bar, or the opposite one if the style would be illegible on what is below.
    private func seen(_ style: StatusBar.Style, at position: Point) -> StatusBar.Style {
        let hasGround = layers.contains { $0.layer.role == .statusBar && $0.layer.look?.look.background != nil }
        guard style != .hidden, !hasGround, let ground = ground(at: position) else { return style }
        let own: Color = style == .light ? .white : .black
        guard own.read(on: ground) != own else { return style }
        return style == .light ? .dark : .light
    }
}

extension Motion {
    /// Whether the system greys out the controls of layers at a moment, by the ids of the layers whose tint changes.
    fileprivate func tints(at seconds: Double) -> [String: Layer.Tint] {
        var tints: [String: Layer.Tint] = [:]
        for track in tracks where track.property == .tint {
            guard case .text(let name) = track.value(at: seconds) else { continue }
            tints[track.layer] = Layer.Tint(rawValue: name)
        }
        return tints
    }
}

extension StatusBar {
    /// The position of the time, which is tested instead of the middle, where an island may be.
    fileprivate var timePosition: Point { Point(x: frame.minX + frame.width * 0.15, y: frame.midY) }
}

extension Depiction {
    /// The colour of the app beside a presenter that fills only a part of its window. `nil` if the presenter is as
    /// large as the window, even if a card has pushed it back: what is then visible around it is not the app.
    fileprivate var appGround: Color? {
        guard let presenter = rest.layers.first(where: { $0.role == .presenter }) else { return nil }
        let window = stage.windowOfFrames
        guard !presenter.frame.size.fills(window.size, in: stage.scale) else { return nil }
        return presenter.look?.look.background?.flat
    }
}

extension Size {
    /// Whether a layer of this size fills a window, whose edges need not be on pixels as the layer's are.
    ///
    /// - Parameter scale: Pixels per point.
    package func fills(_ window: Size, in scale: Double) -> Bool {
        abs(width - window.width) * scale < 1 && abs(height - window.height) * scale < 1
    }
}

extension [Layer] {
    /// Whether a page has curled up to uncover a dialog: only then is the presenter above the dialog.
    var areCurled: Bool {
        guard let presenter = lastIndex(where: { $0.role == .presenter }) else { return false }
        return firstIndex { $0.role == .dialog }.map { $0 < presenter } ?? false
    }
}

extension Depiction.NamedTimeline {
    /// Returns how far the presenter has curled up, 0…1; `nil` if nothing curls.
    func curled(at seconds: Double) -> Double? {
        guard let first = curls.first else { return nil }
        let (start, effect) = curls.last { $0.time <= seconds } ?? first
        let track = Track(layer: effect.value.layer, property: .opacity, keyframes: Array(effect.value.progress))
        guard case .scalar(let share) = track.value(at: max(0, seconds - start)) else { return nil }
        return share
    }
    /// Returns the angle by which the window has rotated on the device, in degrees, clockwise.
    func rotation(at seconds: Double) -> Double {
        rotations.reduce(timeline.rotation?.degrees(at: seconds) ?? 0) {
            $0 + $1.rotation.degrees(at: seconds - $1.time)
        }
    }
}

extension TimelineWithEffects.Rotation {
    /// Returns the angle of the window after `seconds`, in degrees.
    fileprivate func degrees(at seconds: Double) -> Double {
        // Most rotations are over, or have not begun.
        guard seconds >= 0 else { return 0 }
        guard seconds < duration else { return degrees }
        if case .scalar(let degrees) = track.value(at: seconds) { return degrees }
        return degrees
    }
}
