import Boxes
import Devices
import Dialogs
import Geometry
import JSONText
import Timeline

extension JSONWriter {
    mutating func write(_ transitions: Transitions, _ parts: AnswerParts, labels: TimelineLabels = .moments) {
        beginObject()
        if parts.contains(.present) {
            key("present")
            write(transitions.present, effect: transitions.presentEffect, labels)
        }
        if parts.contains(.dismiss) {
            key("dismiss")
            write(transitions.dismiss, effect: transitions.dismissEffect, labels)
        }
        if let refuse = transitions.refuse {
            key("refuse")
            write(refuse, labels)
        }
        if let back = transitions.back {
            key("back")
            write(back, labels)
        }
        if parts.wantsAny(of: .rotate) {
            beginObject("rotate")
            write(transitions.rotate, labels)
            endObject()
        }
        if parts.contains(.keyboard) {
            key("keyboard")
            write(transitions.keyboard, endingIn: transitions.keyboardRest, labels)
        }
        if parts.contains(.keyboardHide) {
            key("keyboardHide")
            write(transitions.keyboardHide, endingIn: transitions.keyboardHideRest, labels)
        }
        if !transitions.detents.isEmpty {
            beginObject("detents")
            let detents = transitions.detents.span
            for index in detents.indices {
                key(text: detents[index].to.name)
                write(detents[index].motion, endingIn: detents[index].rest, labels)
            }
            endObject()
        }
        endObject()
    }

    /// Writes a timeline to another resting layout; null if there is none.
    private mutating func write(_ motion: Motion?, endingIn rest: Boxed<DrawnRest>?, _ labels: TimelineLabels) {
        guard let motion else { return null() }
        beginObject()
        writeMembers(of: motion, labels)
        write(rest: rest)
        endObject()
    }

    /// Writes the rotations, by the orientations to which they lead.
    private mutating func write(_ rotations: [Transitions.Rotation], _ labels: TimelineLabels) {
        let rotations = rotations.span
        var motion = 0..<0
        for index in rotations.indices {
            key(rotations[index].to)
            beginObject()
            let start = count
            // The layers move in the same way to either landscape orientation.
            if index > 0, rotations[index].motion == rotations[index - 1].motion {
                again(motion)
            } else {
                writeMembers(of: rotations[index].motion, labels)
            }
            motion = range(from: start)
            beginObject("turn")
            writeMembers(of: rotations[index].rotation)
            endObject()
            write(rest: rotations[index].rest)
            endObject()
        }
    }

    /// Writes a timeline with the window's rotation, or with an effect that its tracks cannot express.
    mutating func write(_ timeline: TimelineWithEffects, labels: TimelineLabels = .moments) {
        beginObject()
        writeMembers(of: timeline, labels: labels)
        endObject()
    }

    /// Writes the members of a timeline, including the window's own rotation and an effect.
    mutating func writeMembers(of timeline: TimelineWithEffects, labels: TimelineLabels = .moments) {
        writeMembers(of: timeline.motion, labels)
        if let effect = timeline.effect {
            key("effect")
            write(effect.value)
        }
        if let rotation = timeline.rotation {
            beginObject("turn")
            writeMembers(of: rotation)
            endObject()
        }
    }

    private mutating func write(_ motion: Motion, effect: Boxed<TransitionEffect>? = nil, _ labels: TimelineLabels) {
        beginObject()
        writeMembers(of: motion, labels)
        if let effect {
            key("effect")
            write(effect.value)
        }
        endObject()
    }

    private mutating func write(_ effect: TransitionEffect) {
        beginObject()
        member("name", inPlace: effect.name.rawValue)
        member("layer", effect.layer)
        array("progress", effect.progress) { $0.write($1) }
        endObject()
    }

    mutating func writeMembers(of rotation: TimelineWithEffects.Rotation) {
        member("degrees", rotation.degrees)
        member("duration", rotation.duration, decimals: 9)
        writeMember(rotation.easing)
        if let orientation = rotation.to { member("to", orientation) }
    }

    private mutating func writeMembers(of motion: Motion, _ labels: TimelineLabels) {
        member("duration", motion.duration)
        key("tracks")
        write(motion.tracks)
        write(motion.events, until: motion.duration)
        write(motion.labels, of: motion, labels)
    }

    private mutating func write(_ tracks: [Track]) {
        beginArray()
        let tracks = tracks.span
        for index in tracks.indices { write(tracks, at: index) }
        endArray()
    }

    // Tracks are read through a span by index: an element of an array is copied, and retains everything that it refers
    // to.

    private mutating func write(_ tracks: Span<Track>, at index: Int) {
        beginObject()
        member("layer", inPlace: tracks[index].layer)
        member("property", tracks[index].property)
        beginArray("keyframes")
        if let segment = tracks[index].keyframes.segment {
            beginObject()
            member("time", tracks[index].keyframes.start)
            member("value", segment.ends.startNumbers, of: segment.ends)
            switch segment.pace {
            case .even: break
            case .curve(let curve): writeMember(curve)
            case .spring(let spring): writeMember(spring)
            case .steps(let steps): writeMember(steps)
            }
            endObject()
            if tracks[index].keyframes.isHeld {
                beginObject()
                member("time", tracks[index].keyframes.arrival)
                member("value", segment.ends.endNumbers, of: segment.ends)
                endObject()
            }
            beginObject()
            member("time", tracks[index].keyframes.end)
            member("value", segment.ends.endNumbers, of: segment.ends)
            endObject()
        } else {
            for keyframe in tracks[index].keyframes { write(keyframe) }
        }
        endArray()
        endObject()
    }

    private mutating func write(_ keyframe: Keyframe) {
        beginObject()
        member("time", keyframe.time)
        member("value", keyframe.value)
        if let easing = keyframe.easing { writeMember(easing) }
        endObject()
    }

    /// Writes a member with one of a track's two values: a number, or an array of both coordinates.
    @inline(__always) private mutating func member(_ name: StaticString, _ numbers: Point, of ends: Keyframes.Ends) {
        if ends.areScalar { member(name, numbers.x) } else { member(name, numbers.x, numbers.y) }
    }

    /// Writes a member with a value of any kind.
    @inline(__always) private mutating func member(_ name: StaticString, _ value: AnimatedValue) {
        switch value {
        case .scalar(let number): member(name, number)
        case .point(let point): member(name, point.x, point.y)
        case .size(let size): member(name, size.width, size.height)
        case .pair(let x, let y): member(name, x, y)
        case .corners(let radii):
            key(name)
            write(radii)
        case .text(let text): member(name, text)
        }
    }

    mutating func write(_ value: AnimatedValue) {
        switch value {
        case .scalar(let number): self.number(number)
        case .point(let point): pair(point.x, point.y)
        case .size(let size): pair(size.width, size.height)
        case .pair(let x, let y): pair(x, y)
        case .corners(let radii): write(radii)
        case .text(let text): string(text)
        }
    }

    /// Writes an array of four radii, clockwise from the top left.
    @inline(never) private mutating func write(_ radii: CornerRadii) {
        beginArray()
        number(radii.topLeft)
        number(radii.topRight)
        number(radii.bottomRight)
        number(radii.bottomLeft)
        endArray()
    }

    /// Writes an easing as the member named for its kind, with all its parameters, independent of the name that the
    /// request used.
    mutating func writeMember(_ easing: Easing) {
        switch easing {
        case .cubicBezier(let curve): writeMember(curve)
        case .linear(let line):
            beginObject("easing")
            beginArray("linear")
            for stop in line.stops {
                beginArray()
                number(stop.progress, decimals: 9)
                number(stop.fraction, decimals: 9)
                endArray()
            }
            endArray()
            endObject()
        case .steps(let steps): writeMember(steps)
        case .spring(let spring): writeMember(spring)
        }
    }

    @inline(__always) private mutating func writeMember(_ curve: CubicBezier) {
        if !writeFragment(.curve(curve)) { writeAnew(curve) }
    }

    @inline(never) private mutating func writeAnew(_ curve: CubicBezier) {
        let start = beginFragment()
        beginObject("easing")
        beginArray("cubicBezier")
        number(curve.x1, decimals: 9)
        number(curve.y1, decimals: 9)
        number(curve.x2, decimals: 9)
        number(curve.y2, decimals: 9)
        endArray()
        endObject()
        endFragment(.curve(curve), from: start)
    }

    @inline(never) private mutating func writeMember(_ steps: StepsEasing) {
        beginObject("easing")
        member("steps", steps.count)
        member("position", steps.position)
        endObject()
    }

    private mutating func writeMember(_ spring: Spring) {
        beginObject("easing")
        beginObject("spring")
        if !writeFragment(.figures(of: spring)) {
            let start = beginFragment()
            writePull(of: spring)
            member("initialVelocity", spring.initialVelocity, decimals: 9)
            endFragment(.figures(of: spring), from: start)
        }
        member("allowOverdamping", spring.allowsOverdamping)
        endObject()
        endObject()
    }
}

extension JSONWriter {
    /// Writes the members `mass`, `stiffness` and `damping` of a spring as it is played, so that a client that reads
    /// them literally plays the same motion.
    mutating func writePull(of spring: Spring) {
        let decimals = 9
        let scale = 1e9
        func rounded(_ parameter: Double) -> Double { (parameter * scale).rounded() / scale }
        var damping = rounded(spring.playedDamping)
        if !spring.allowsOverdamping {
            // The critical damping of the rounded figures, so that rounding does not make the damping supercritical.
            let critical = 2 * (rounded(spring.stiffness) * rounded(spring.mass)).squareRoot()
            if critical > 0, damping > critical { damping = (critical * scale).rounded(.down) / scale }
        }
        member("mass", spring.mass, decimals: decimals)
        member("stiffness", spring.stiffness, decimals: decimals)
        member("damping", damping, decimals: decimals)
    }
}

/// Fragments that are often repeated, each keyed by the numbers that determine it.
extension FragmentKey {
    /// A curve as the member `easing`.
    fileprivate static func curve(_ curve: CubicBezier) -> FragmentKey {
        FragmentKey(kind: 1, (curve.x1, curve.y1, curve.x2, curve.y2))
    }

    /// The numeric members of a spring.
    fileprivate static func figures(of spring: Spring) -> FragmentKey {
        FragmentKey(
            kind: spring.allowsOverdamping ? 4 : 2,
            (spring.mass, spring.stiffness, spring.damping, spring.initialVelocity))
    }
}
