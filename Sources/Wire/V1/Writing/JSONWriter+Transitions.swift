import Devices
import Dialogs
import Geometry
import JSONText
import Timeline

extension JSONWriter {
    mutating func write(_ transitions: Transitions) {
        beginObject()
        key("present")
        write(transitions.present, effect: transitions.presentEffect)
        key("dismiss")
        write(transitions.dismiss, effect: transitions.dismissEffect)
        if let refuse = transitions.refuse {
            key("refuse")
            write(refuse)
        }
        key("rotate")
        beginObject()
        write(transitions.rotate)
        endObject()
        key("keyboard")
        if let keyboard = transitions.keyboard { write(keyboard) } else { null() }
        key("keyboardHide")
        if let hide = transitions.keyboardHide { write(hide) } else { null() }
        if !transitions.detents.isEmpty {
            key("detents")
            beginObject()
            let detents = transitions.detents.span
            for index in detents.indices {
                key(text: detents[index].to.name)
                write(detents[index].motion)
            }
            endObject()
        }
        endObject()
    }

    /// The rotations by where they lead.
    private mutating func write(_ rotations: [Transitions.Rotation]) {
        let rotations = rotations.span
        var tracks = 0..<0
        for index in rotations.indices {
            key(rotations[index].to)
            beginObject()
            number("duration", rotations[index].motion.duration)
            key("tracks")
            let start = count
            // To either landscape the layers move alike.
            if index > 0, rotations[index].motion.tracks == rotations[index - 1].motion.tracks {
                again(tracks)
            } else {
                write(rotations[index].motion.tracks)
            }
            tracks = range(from: start)
            write(rotations[index].motion.events, until: rotations[index].motion.duration)
            if !rotations[index].motion.labels.isEmpty { write(rotations[index].motion.labels) }
            key("turn")
            beginObject()
            writeMembers(of: rotations[index].turn)
            endObject()
            endObject()
        }
    }

    /// A timeline with what is more than moving layers beside its tracks.
    mutating func write(_ choreography: Choreography) {
        beginObject()
        writeMembers(of: choreography)
        endObject()
    }

    /// The members of a timeline: the window's own turn and an effect stand beside its tracks.
    mutating func writeMembers(of choreography: Choreography) {
        writeMembers(of: choreography.motion)
        if let effect = choreography.effect {
            key("effect")
            write(effect.value)
        }
        if let turn = choreography.turn {
            key("turn")
            beginObject()
            writeMembers(of: turn)
            endObject()
        }
    }

    private mutating func write(_ motion: Motion, effect: Shared<TransitionEffect>? = nil) {
        beginObject()
        writeMembers(of: motion)
        if let effect {
            key("effect")
            write(effect.value)
        }
        endObject()
    }

    private mutating func write(_ effect: TransitionEffect) {
        beginObject("name", inPlace: effect.name.rawValue)
        string("layer", effect.layer)
        key("progress")
        beginArray()
        for keyframe in effect.progress { write(keyframe) }
        endArray()
        endObject()
    }

    mutating func writeMembers(of turn: Choreography.Turn) {
        number("degrees", turn.degrees)
        key("duration")
        number(turn.duration, decimals: 9)
        writeMember(turn.easing)
        if let orientation = turn.to {
            name("to", orientation)
        }
    }

    private mutating func writeMembers(of motion: Motion) {
        number("duration", motion.duration)
        key("tracks")
        write(motion.tracks)
        write(motion.events, until: motion.duration)
        if !motion.labels.isEmpty { write(motion.labels) }
    }

    private mutating func write(_ tracks: [Track]) {
        beginArray()
        let tracks = tracks.span
        for index in tracks.indices { write(tracks, at: index) }
        endArray()
    }

    /// The member `events`.
    private mutating func write(_ events: Motion.Events, until end: Double) {
        key("events")
        beginArray()
        guard let occasion = events.occasion else {
            for event in events { write(event) }
            return endArray()
        }
        if !writeAgain(.events, (Double(occasion.number), end, 0, 0)) { writeAnew(occasion, until: end) }
        endArray()
    }

    @inline(never) private mutating func writeAnew(_ occasion: Motion.Occasion, until end: Double) {
        let start = count
        for index in 0..<occasion.count {
            beginObject("time", occasion.time(index, in: end))
            string("name", occasion.name(index))
            endObject()
        }
        remember(.events, (Double(occasion.number), end, 0, 0), from: start)
    }

    // Tracks are read where they lie: what a list hands out is copied, with all that it refers to.

    private mutating func write(_ tracks: Span<Track>, at index: Int) {
        beginObject("layer", inPlace: tracks[index].layer)
        name("property", tracks[index].property)
        if let list = tracks[index].keyframes.list {
            key("keyframes")
            beginArray()
            for keyframe in list { write(keyframe) }
            end("]}")
        } else {
            number(after: #","keyframes":[{"time":"#, tracks[index].keyframes.start)
            writeMember(tracks[index].keyframes.ends.startValue)
            switch tracks[index].keyframes.pace {
            case .even: break
            case .curve(let curve): writeMember(curve)
            case .spring(let spring): writeMember(spring)
            case .steps(let steps): writeMember(steps)
            }
            number(after: #"},{"time":"#, tracks[index].keyframes.end)
            writeMember(tracks[index].keyframes.ends.endValue)
            end("}]}")
        }
    }

    private mutating func write(_ event: Motion.Event) {
        beginObject("time", event.time)
        string("name", event.name)
        string("label", ifAny: event.label)
        endObject()
    }

    /// The named parts of a timeline or of one of its parts, of which there are some.
    private mutating func write(_ labels: [Motion.Label]) {
        key("labels")
        beginArray()
        for label in labels {
            beginObject("label", inPlace: label.name)
            number("start", label.start)
            number("end", label.end)
            if !label.labels.isEmpty { write(label.labels) }
            endObject()
        }
        endArray()
    }

    private mutating func write(_ keyframe: Keyframe) {
        beginObject("time", keyframe.time)
        writeMember(keyframe.value)
        if let easing = keyframe.easing { writeMember(easing) }
        endObject()
    }

    /// The value of a keyframe, behind its time.
    @inline(__always) private mutating func writeMember(_ value: AnimatedValue) {
        switch value {
        case .scalar(let number): self.number(after: #","value":"#, number)
        case .point(let point): pair(after: #","value":"#, point.x, point.y)
        case .size(let size): pair(after: #","value":"#, size.width, size.height)
        case .pair(let x, let y): pair(after: #","value":"#, x, y)
        case .text(let text): string(after: #","value":"#, text)
        }
    }

    mutating func write(_ value: AnimatedValue) {
        switch value {
        case .scalar(let number): self.number(number)
        case .point(let point): pair(point.x, point.y)
        case .size(let size): pair(size.width, size.height)
        case .pair(let x, let y): pair(x, y)
        case .text(let text): string(text)
        }
    }

    /// An easing as the member of that name, with its parameters in full, whatever name it was asked for by.
    mutating func writeMember(_ easing: Easing) {
        switch easing {
        case .cubicBezier(let curve): writeMember(curve)
        case .linear(let line):
            key("easing")
            beginObject()
            key("linear")
            beginArray()
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
        if !writeAgain(.curve, (curve.x1, curve.y1, curve.x2, curve.y2)) { writeAnew(curve) }
    }

    @inline(never) private mutating func writeAnew(_ curve: CubicBezier) {
        let start = beginValue()
        key("easing")
        beginObject()
        key("cubicBezier")
        beginArray()
        number(curve.x1, decimals: 9)
        number(curve.y1, decimals: 9)
        number(curve.x2, decimals: 9)
        number(curve.y2, decimals: 9)
        endArray()
        endObject()
        remember(.curve, (curve.x1, curve.y1, curve.x2, curve.y2), from: start)
    }

    @inline(never) private mutating func writeMember(_ steps: StepsEasing) {
        key("easing")
        beginObject()
        key("steps")
        integer(steps.count)
        name("position", steps.position)
        endObject()
    }

    private mutating func writeMember(_ spring: Spring) {
        key("easing")
        beginObject()
        key("spring")
        beginObject()
        let numbers = (spring.mass, spring.stiffness, spring.damping, spring.initialVelocity)
        if !writeAgain(.spring, numbers) {
            let start = count
            key("mass")
            number(spring.mass, decimals: 9)
            key("stiffness")
            number(spring.stiffness, decimals: 9)
            key("damping")
            number(spring.damping, decimals: 9)
            key("initialVelocity")
            number(spring.initialVelocity, decimals: 9)
            remember(.spring, numbers, from: start)
        }
        bool("allowOverdamping", spring.allowsOverdamping)
        endObject()
        endObject()
    }
}
