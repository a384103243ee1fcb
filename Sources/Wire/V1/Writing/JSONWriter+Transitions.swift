import Devices
import Dialogs
import Geometry
import JSONText
import Timeline

extension JSONWriter {
    mutating func write(_ transitions: Transitions) {
        beginObject()
        key("present")
        write(Choreography(transitions.present, effect: transitions.presentEffect))
        key("dismiss")
        write(Choreography(transitions.dismiss, effect: transitions.dismissEffect))
        if let refuse = transitions.refuse {
            key("refuse")
            write(Choreography(refuse))
        }
        key("rotate")
        beginObject()
        for rotation in transitions.rotate {
            key(text: rotation.to.rawValue)
            write(rotation.choreography)
        }
        endObject()
        key("keyboard")
        if let keyboard = transitions.keyboard { write(Choreography(keyboard)) } else { null() }
        key("keyboardHide")
        if let hide = transitions.keyboardHide { write(Choreography(hide)) } else { null() }
        if !transitions.detents.isEmpty {
            key("detents")
            beginObject()
            for change in transitions.detents {
                key(text: change.to.name)
                write(Choreography(change.motion))
            }
            endObject()
        }
        endObject()
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
            beginObject()
            key("name")
            string(effect.name)
            key("layer")
            string(effect.layer)
            key("progress")
            write(effect.progress)
            endObject()
        }
        if let turn = choreography.turn {
            key("turn")
            beginObject()
            writeMembers(of: turn)
            endObject()
        }
    }

    mutating func writeMembers(of turn: Choreography.Turn) {
        key("degrees")
        number(turn.degrees)
        key("duration")
        number(turn.duration, decimals: 9)
        key("easing")
        write(turn.easing)
        if let orientation = turn.to {
            key("to")
            string(orientation.rawValue)
        }
    }

    private mutating func writeMembers(of motion: Motion) {
        key("duration")
        number(motion.duration)
        key("tracks")
        beginArray()
        for track in motion.tracks {
            beginObject()
            key("layer")
            string(track.layer)
            key("property")
            string(track.property.rawValue)
            key("keyframes")
            write(track.keyframes)
            endObject()
        }
        endArray()
        key("events")
        beginArray()
        for event in motion.events {
            beginObject()
            key("time")
            number(event.time)
            key("name")
            string(event.name)
            if let label = event.label {
                key("label")
                string(label)
            }
            endObject()
        }
        endArray()
        write(motion.labels)
    }

    /// The named parts of a timeline or of one of its parts; nothing where there are none.
    private mutating func write(_ labels: [Motion.Label]) {
        guard !labels.isEmpty else { return }
        key("labels")
        beginArray()
        for label in labels {
            beginObject()
            key("label")
            string(label.name)
            key("start")
            number(label.start)
            key("end")
            number(label.end)
            write(label.labels)
            endObject()
        }
        endArray()
    }

    private mutating func write(_ keyframes: Keyframes) {
        beginArray()
        for keyframe in keyframes {
            beginObject()
            key("time")
            number(keyframe.time)
            key("value")
            write(keyframe.value)
            if let easing = keyframe.easing {
                key("easing")
                write(easing)
            }
            endObject()
        }
        endArray()
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

    /// A curve with its parameters in full, whatever name it was asked for by.
    mutating func write(_ easing: Easing) {
        beginObject()
        switch easing {
        case .cubicBezier(let curve):
            key("cubicBezier")
            beginArray()
            for parameter in [curve.x1, curve.y1, curve.x2, curve.y2] { number(parameter, decimals: 9) }
            endArray()
        case .linear(let line):
            key("linear")
            beginArray()
            for stop in line.stops {
                beginArray()
                number(stop.progress, decimals: 9)
                number(stop.fraction, decimals: 9)
                endArray()
            }
            endArray()
        case .steps(let steps):
            key("steps")
            integer(steps.count)
            key("position")
            string(steps.position.rawValue)
        case .spring(let spring):
            key("spring")
            beginObject()
            key("mass")
            number(spring.mass, decimals: 9)
            key("stiffness")
            number(spring.stiffness, decimals: 9)
            key("damping")
            number(spring.damping, decimals: 9)
            key("initialVelocity")
            number(spring.initialVelocity, decimals: 9)
            key("allowOverdamping")
            bool(spring.allowsOverdamping)
            endObject()
        }
        endObject()
    }
}
