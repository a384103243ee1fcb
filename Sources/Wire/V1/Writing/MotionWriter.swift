import Devices
package import Dialogs
package import JSONText
import Timeline

/// Writes timelines and their samples as the bodies of the endpoints that answer with them.
package enum MotionWriter {
    /// A timeline, and its samples where some were asked for.
    package static func write(_ choreography: Choreography, samplesAt moments: [Double]?, to json: inout JSONWriter) {
        json.beginObject()
        json.writeMembers(of: choreography)
        if let moments { json.writeSamples(of: choreography, at: moments) }
        json.endObject()
    }

    /// The values of everything that a timeline moves, moment by moment.
    package static func writeSamples(of choreography: Choreography, at moments: [Double], to json: inout JSONWriter) {
        json.beginObject()
        json.number("duration", choreography.motion.duration)
        json.writeSamples(of: choreography, at: moments)
        json.endObject()
    }
}

extension JSONWriter {
    fileprivate mutating func writeSamples(of choreography: Choreography, at moments: [Double]) {
        let turn = choreography.turn?.track
        let effect = choreography.effect.map {
            Track(layer: $0.layer, property: .opacity, keyframes: Array($0.progress))
        }
        key("samples")
        beginArray()
        for moment in moments where !isFull {
            beginObject()
            number("time", moment)
            key("layers")
            beginObject()
            writeLayers(choreography.motion.movements(at: moment))
            endObject()
            if let turn {
                key("turn")
                write(turn.value(at: moment))
            }
            if let effect {
                key("effect")
                write(effect.value(at: moment))
            }
            endObject()
        }
        endArray()
    }

    /// The movements, gathered by layer in the order in which their first track stands.
    private mutating func writeLayers(_ movements: [Movement]) {
        var order: [String] = []
        var byLayer: [String: [Movement]] = [:]
        for movement in movements {
            if byLayer[movement.layer] == nil { order.append(movement.layer) }
            byLayer[movement.layer, default: []].append(movement)
        }
        for layer in order {
            key(text: layer)
            beginObject()
            for movement in byLayer[layer] ?? [] {
                key(text: movement.property.rawValue)
                write(movement.value)
            }
            endObject()
        }
    }
}
