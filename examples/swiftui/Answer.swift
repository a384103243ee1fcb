import Foundation

/// What of an answer of `/v1/specs` is drawn here.
struct Answer: Decodable {
    struct Region: Decodable {
        var target: String
        var effect: String
    }

    var layers: [Layer]
    var hitRegions: [Region]

    /// What a layer carries, or what stands on its own, back to front; without what the system draws itself.
    func layers(in parent: String?) -> [Layer] {
        layers.filter { $0.parent == parent && !["presenter", "statusBar", "keyboard", "homeIndicator"].contains($0.role) }
    }
}

/// A box with its look, in the window's points.
struct Layer: Decodable, Identifiable {
    struct Frame: Decodable {
        var x, y, width, height: Double
        var centre: (x: Double, y: Double) { (x + width / 2, y + height / 2) }
    }
    struct Fill: Decodable {
        var color: String
        var opacity: Double
    }
    struct Words: Decodable {
        struct Line: Decodable {
            var text: String
            var x, baseline, width: Double
        }
        struct Font: Decodable {
            var size, ascent: Double
            var weight: String
        }
        var lines: [Line]
        var font: Font
        var color: String
    }

    var id, role: String
    var parent: String?
    var frame: Frame
    var opacity: Double
    var cornerRadius: Double?
    var background: Fill?
    var text: Words?
}

/// An answer of `/v1/specs/samples`: where everything is, moment by moment.
struct Motion: Decodable {
    struct Moment: Decodable {
        var time: Double
        var layers: [String: Pose]
    }
    /// What moves of a layer; what is not there is as at rest.
    struct Pose: Decodable {
        var position, size: [Double]?
        var opacity, cornerRadius: Double?
        var scale: Scale?
    }
    /// A number, or one for each axis.
    struct Scale: Decodable {
        var x, y: Double

        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            let both = try (try? container.decode([Double].self)) ?? [container.decode(Double.self)]
            (x, y) = (both[0], both[both.count - 1])
        }
    }

    var duration: Double
    var samples: [Moment]

    /// The poses of all layers `time` seconds after the start: those of the sample that is nearest, and the last at the end.
    func poses(at time: Double) -> [String: Pose] {
        let next = samples.firstIndex { $0.time >= time } ?? samples.count - 1
        let isNearer = next > 0 && time - samples[next - 1].time < samples[next].time - time
        return samples[isNearer ? next - 1 : next].layers
    }
}
