import Boxes
import Devices
package import Dialogs
import Jobs
package import JSONText
import Timeline

/// Writes timelines and their samples as bodies of answers.
package enum MotionWriter {
    /// Writes a timeline, and its samples unless `moments` is `nil`.
    package static func write(_ timeline: TimelineWithEffects, samplesAt moments: [Double]?, to json: inout JSONWriter)
    {
        json.beginObject()
        json.writeMembers(of: timeline)
        if let moments { json.writeSamples(of: timeline, at: moments) }
        json.endObject()
    }

    /// Writes the values of all moving properties at each moment.
    ///
    /// - Parameter rotations: All rotations of the window during the timeline.
    package static func writeSamples(
        of timeline: TimelineWithEffects, rotations: [Schedule.Rotation] = [], at moments: [Double],
        to json: inout JSONWriter
    ) {
        json.beginObject()
        json.member("duration", timeline.motion.duration)
        json.writeSamples(of: timeline, rotations: rotations, at: moments)
        json.endObject()
    }
}

extension JSONWriter {
    fileprivate mutating func writeSamples(
        of timeline: TimelineWithEffects, rotations: [Schedule.Rotation] = [], at moments: [Double]
    ) {
        let rotations =
            timeline.rotation.map { [(start: 0.0, track: $0.track)] }
            ?? rotations.map { (start: $0.time, track: $0.rotation.track) }
        let effect = timeline.effect.map {
            Track(layer: $0.layer, property: .opacity, keyframes: Array($0.progress))
        }
        var sampler = Motion.Sampler(timeline.motion)
        let layers = sampler.layers
        beginArray("samples")
        for moment in moments where !isFull && !JobBudget.isOver(after: Int32(clamping: layers.count / 2 + 1)) {
            beginObject()
            member("time", moment)
            beginObject("layers")
            for layer in layers {
                key(text: layer.id)
                beginObject()
                for channel in layer.channels {
                    key(text: sampler.channels[channel].property.rawValue)
                    write(sampler.value(channel, at: moment))
                }
                endObject()
            }
            endObject()
            if !rotations.isEmpty { member("turn", rotations.angle(at: moment)) }
            if let effect {
                key("effect")
                write(effect.value(at: moment))
            }
            endObject()
        }
        endArray()
    }
}

extension [(start: Double, track: Track)] {
    /// The sum of all rotations at a moment, in degrees.
    fileprivate func angle(at moment: Double) -> Double {
        reduce(0) { sum, rotation in
            guard moment >= rotation.start, case .scalar(let angle) = rotation.track.value(at: moment - rotation.start)
            else { return sum }
            return sum + angle
        }
    }
}

extension Motion.Sampler {
    /// The channels grouped by layer, in the order of each layer's first track.
    fileprivate var layers: [(id: String, channels: [Int])] {
        var layers: [(id: String, channels: [Int])] = []
        var indices: [String: Int] = [:]
        for (index, channel) in channels.enumerated() {
            if let known = indices[channel.layer] {
                layers[known].channels.append(index)
            } else {
                indices[channel.layer] = layers.count
                layers.append((channel.layer, [index]))
            }
        }
        return layers
    }
}
