import Boxes
import Devices
import Dialogs
import Geometry
import JSONText
import Timeline

/// The members of a timeline in answers. Only `duration`, `tracks`, `events`, `turn` and `effect` determine positions
/// during the motion.
enum TimelineMembers {
    static let all: NameTable = [
        "duration", "tracks", "events", "turn", "effect", "labels", "causes", "adaptations", "trace", "samples", "rest",
    ]
    static let track: NameTable = ["layer", "property", "keyframes"]
    static let keyframe: NameTable = ["time", "value", "easing"]
    static let event: NameTable = ["time", "name", "label", "style", "haptic", "kind", "to"]
    static let rotation: NameTable = ["degrees", "duration", "easing", "to"]
    static let effect: NameTable = ["name", "layer", "progress"]
}

extension Property {
    /// The form in which a value of this property is written.
    fileprivate enum Shape { case number, point, extent, numberOrPair, corners, text }

    fileprivate var shape: Shape {
        switch self {
        case .position: .point
        case .size: .extent
        case .scale: .numberOrPair
        case .cornerRadii: .corners
        case .tint: .text
        case .positionX, .positionY, .opacity, .rotationX, .rotationY, .rotationZ, .cornerRadius: .number
        }
    }
}

extension SchemaReader {
    /// Reads exactly one of `phase`, which names a timeline of the dialog's own, and `timeline`, which is from an
    /// earlier answer.
    func motionSource(_ object: ObjectReader) -> MotionSource? {
        let phase = object.value("phase")
        let timeline = object.value("timeline")
        if phase != nil, timeline != nil {
            object.report(
                "timeline", code: "conflictingMember",
                message: "Give either the name of a phase or a timeline that was answered before, not both.")
        }
        if let timeline { return self.timeline(timeline).map { .timeline($0) } }
        guard let phase else {
            object.reportMissing("phase")
            return nil
        }
        return self.phase(phase).map { .phase($0) }
    }

    func phase(_ value: ValueReader) -> Phase? {
        guard let name = value.string(maxLength: limits.nameLength, setting: Setting.nameLength) else { return nil }
        if let phase = Phase(name: name) { return phase }
        value.report(unknownValue: Phase.plainNames)
        return nil
    }

    // MARK: Timelines

    private func timeline(_ value: ValueReader) -> TimelineWithEffects? {
        guard let object = value.object(TimelineMembers.all) else { return nil }
        let duration = object.number("duration", .required, in: moments)
        let tracks = object.value("tracks", .required)?.array(maxCount: Self.mostElements).map { items in
            items.map { track($0, until: duration ?? moments.upperBound) }
        }
        let events = object.value("events").map { self.events($0, until: duration ?? moments.upperBound) }
        let rotation = object.object("turn", members: TimelineMembers.rotation).map { self.rotation($0) }
        let effect = object.object("effect", members: TimelineMembers.effect).map {
            self.effect($0, until: duration ?? moments.upperBound)
        }
        guard let duration, let tracks else { return nil }
        let whole = tracks.compactMap { $0 }
        guard whole.count == tracks.count, isComplete(whole, object) else { return nil }
        if let events, events == nil { return nil }
        if let rotation, rotation == nil { return nil }
        if let effect, effect == nil { return nil }
        return TimelineWithEffects(
            Motion(
                duration: max(duration, whole.map(\.duration).max() ?? 0), tracks: whole,
                events: (events ?? nil) ?? []),
            rotation: rotation ?? nil, effect: effect ?? nil)
    }

    /// The most tracks of a timeline, keyframes of a track, and events: more than fit into a body.
    static let mostElements = 1_000_000

    /// The moments of a timeline, in seconds: up to the end of the longest schedule, in which all dialogs wait for each
    /// other.
    var moments: ClosedRange<Double> { 0...max(limits.duration, limits.duration * 4 * Double(limits.events)) }

    /// Reads the id of a layer, or the name of an event. An action's name may have a prefix with its dialog's.
    func layerName(_ object: ObjectReader, _ name: StaticString, _ presence: Presence = .optional) -> String? {
        object.string(name, presence, maxLength: 2 * limits.nameLength + 64)
    }

    /// The range of values: answers may place layers far outside of the limits of requests, and springs overshoot.
    static let values = -1e12...1e12

    /// Whether each property has only one track, and both coordinates of a pair are given.
    private func isComplete(_ tracks: [Track], _ object: ObjectReader) -> Bool {
        var seen: Set<[String]> = []
        var isComplete = true
        func refuse(_ layer: String, _ message: String) {
            isComplete = false
            object.report(
                "tracks", code: "conflictingMember", message: "The layer \"\(layer.clipped(to: 80))\" \(message)")
        }
        for track in tracks where !seen.insert([track.layer, track.property.rawValue]).inserted {
            refuse(track.layer, "has more than one track for its \(track.property.rawValue).")
        }
        for track in tracks {
            let other: Property
            switch track.property {
            case .cornerRadii where seen.contains([track.layer, Property.cornerRadius.rawValue]):
                refuse(track.layer, "has tracks for its cornerRadius and for its cornerRadii. Give one or the other.")
                continue
            case .positionX: other = .positionY
            case .positionY: other = .positionX
            default: continue
            }
            if !seen.contains([track.layer, other.rawValue]) {
                refuse(track.layer, "has a track for its \(track.property.rawValue) and none for \(other.rawValue).")
            }
            if seen.contains([track.layer, Property.position.rawValue]) {
                refuse(track.layer, "has tracks for its position and for the coordinates of it. Give one or the other.")
            }
        }
        return isComplete
    }

    private func track(_ value: ValueReader, until end: Double) -> Track? {
        guard let object = value.object(TimelineMembers.track) else { return nil }
        let layer = layerName(object, "layer", .required)
        let property = object.oneOf("property", Property.self, .required)
        guard let property else { return nil }
        let keyframes = keyframes(object, "keyframes", of: property.shape, until: end)
        guard let layer, let keyframes else { return nil }
        return Track(layer: layer, property: property, keyframes: keyframes)
    }

    /// Reads keyframes in the order of time, with values of one kind.
    private func keyframes(
        _ object: ObjectReader, _ name: StaticString, of shape: Property.Shape, until end: Double
    ) -> [Keyframe]? {
        guard let items = object.value(name, .required)?.array(counts: 1...Self.mostElements) else { return nil }
        var keyframes: [Keyframe] = []
        for item in items {
            guard let keyframe = self.keyframe(item, of: shape, until: end) else { continue }
            if let last = keyframes.last {
                if keyframe.time < last.time {
                    item.report(
                        code: "outOfRange", message: "Keyframes stand in order of time; this one is before the last.")
                    continue
                }
                if !keyframe.value.isSameKind(as: last.value) {
                    item.report(
                        code: "wrongType", message: "The values of a track are all numbers, or all pairs of numbers.")
                    continue
                }
            }
            keyframes.append(keyframe)
        }
        return keyframes.count == items.count ? keyframes : nil
    }

    private func keyframe(_ value: ValueReader, of shape: Property.Shape, until end: Double) -> Keyframe? {
        guard let object = value.object(TimelineMembers.keyframe) else { return nil }
        let time = object.number("time", .required, in: 0...end)
        let value = object.value("value", .required).flatMap { animated($0, shape) }
        let easing = easing(object, "easing")
        guard let time, let value else { return nil }
        return Keyframe(time: time, value: value, easing: easing)
    }

    private func animated(_ value: ValueReader, _ shape: Property.Shape) -> AnimatedValue? {
        func number() -> AnimatedValue? { value.number(in: Self.values).map { .scalar($0) } }
        func pair() -> Point? { value.point(in: Self.values) }
        switch shape {
        case .number: return number()
        case .point: return pair().map { .point($0) }
        case .extent: return pair().map { .size(Size(width: $0.x, height: $0.y)) }
        case .numberOrPair:
            guard let kind = value.choose([.number, .array]) else { return nil }
            return kind == .number ? number() : pair().map { .pair(x: $0.x, y: $0.y) }
        case .corners:
            guard let radii = value.numbers(counts: 4...4, in: Self.values),
                radii.count == 4
            else { return nil }
            return .corners(
                CornerRadii(topLeft: radii[0], topRight: radii[1], bottomRight: radii[2], bottomLeft: radii[3]))
        case .text:
            return value.string(maxLength: limits.nameLength, setting: Setting.nameLength).map { .text($0) }
        }
    }

    private func events(_ value: ValueReader, until end: Double) -> [Motion.Event]? {
        guard let items = value.array(maxCount: Self.mostElements) else { return nil }
        var events: [Motion.Event] = []
        for item in items {
            guard let object = item.object(TimelineMembers.event) else { continue }
            let time = object.number("time", .required, in: 0...end)
            let name = layerName(object, "name", .required)
            let label = layerName(object, "label")
            let style = layerName(object, "style")
            let haptic = layerName(object, "haptic")
            guard let time, let name else { continue }
            events.append(
                Motion.Event(
                    time: time, name: name, label: label, style: style, haptic: haptic,
                    kind: layerName(object, "kind"), target: layerName(object, "to")))
        }
        return events.count == items.count ? events : nil
    }

    private func rotation(_ object: ObjectReader) -> TimelineWithEffects.Rotation? {
        let degrees = object.number("degrees", .required, in: -360...360)
        let duration = object.number("duration", .required, in: limits.durations, setting: Setting.duration)
        let easing = easing(object, "easing")
        let orientation = object.oneOf("to", Orientation.self)
        guard let degrees, let duration else { return nil }
        return TimelineWithEffects.Rotation(
            degrees: degrees, duration: duration, easing: easing ?? .linear, to: orientation)
    }

    private func effect(_ object: ObjectReader, until end: Double) -> Boxed<TransitionEffect>? {
        let name = object.oneOf("name", TransitionEffect.Name.self, .required)
        let layer = layerName(object, "layer", .required)
        let progress = keyframes(object, "progress", of: .number, until: end)
        guard let name, let layer, let progress else { return nil }
        return Boxed(TransitionEffect(name: name, layer: layer, progress: Keyframes(progress)))
    }

    // MARK: Moments

    /// Reads exactly one of `times` and `framesPerSecond`; `nil` if both are missing, or one has a fault.
    func sampleTimes(_ object: ObjectReader) -> SampleTimes? {
        let times = object.value("times")
        let rate = object.value("framesPerSecond")
        if times != nil, rate != nil {
            object.report(
                "framesPerSecond", code: "conflictingMember",
                message: "Give either the times or how many frames there are a second, not both.")
        }
        if let times {
            guard let items = times.array(counts: 1...max(1, limits.samples), setting: Setting.samples) else {
                return nil
            }
            let times = items.map { $0.number(in: moments) }
            let read = times.compactMap { $0 }
            return read.count == times.count ? .given(read) : nil
        }
        // The range of sensible frame rates: from one frame per hour to more than any display shows.
        return rate?.number(in: Self.frameRates).map { .framesPerSecond($0) }
    }

    private static let frameRates = 0.001...10_000.0
}
