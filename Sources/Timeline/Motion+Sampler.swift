import Geometry

extension Motion {
    /// Reads one timeline at many moments, in any order.
    ///
    /// The values are exactly those of ``Motion/states(at:)``. The sampler remembers which tracks there are, the
    /// segment of each track at the last moment, and the last easing's progress, which most tracks share at one moment.
    public struct Sampler: Sendable {
        /// One property of one layer that the timeline moves.
        public struct Channel: Sendable {
            /// The id of the layer.
            public let layer: String
            /// The property that moves; `position` if the tracks have the coordinates of a position.
            public let property: Property
            fileprivate let source: Source
        }

        fileprivate enum Source: Sendable {
            case track(Int)
            case coordinates(x: Int?, y: Int?)
        }

        /// The channels, in the order of the tracks.
        public let channels: [Channel]
        private let tracks: [Track]
        private var indexes: [Int]
        private var lastEasing = Easing.easeIn
        private var lastDuration = -1.0
        private var lastFraction = 0.0
        private var lastProgress = 0.0

        /// A sampler of `motion`.
        /// - Complexity: O(*n*) for *n* tracks.
        public init(_ motion: Motion) {
            tracks = motion.tracks
            indexes = Array(repeating: 0, count: tracks.count)
            var coordinates: [String: (x: Int?, y: Int?)] = [:]
            var positions: Set<String> = []
            for (index, track) in tracks.enumerated() {
                switch track.property {
                case .positionX: coordinates[track.layer, default: (nil, nil)].x = coordinates[track.layer]?.x ?? index
                case .positionY: coordinates[track.layer, default: (nil, nil)].y = coordinates[track.layer]?.y ?? index
                default: break
                }
            }
            var channels: [Channel] = []
            for (index, track) in tracks.enumerated() {
                switch track.property {
                case .positionX, .positionY:
                    // The first of the two coordinates represents both.
                    guard positions.insert(track.layer).inserted else { continue }
                    let (x, y) = coordinates[track.layer] ?? (nil, nil)
                    channels.append(Channel(layer: track.layer, property: .position, source: .coordinates(x: x, y: y)))
                default:
                    if track.property == .position { positions.insert(track.layer) }
                    channels.append(Channel(layer: track.layer, property: track.property, source: .track(index)))
                }
            }
            self.channels = channels
        }

        /// The value of the channel at `index` after `seconds`. Before the start and after the end of the timeline, the
        /// values there apply.
        /// - Precondition: `index` is valid for the channels.
        public mutating func value(_ index: Int, at seconds: Double) -> AnimatedValue {
            switch channels[index].source {
            case .track(let track): return value(ofTrack: track, at: seconds)
            case .coordinates(let x, let y):
                return .point(Point(x: number(ofTrack: x, at: seconds), y: number(ofTrack: y, at: seconds)))
            }
        }

        private mutating func number(ofTrack index: Int?, at seconds: Double) -> Double {
            guard let index, case .scalar(let number) = value(ofTrack: index, at: seconds) else { return 0 }
            return number
        }

        private mutating func value(ofTrack index: Int, at seconds: Double) -> AnimatedValue {
            guard let segment = tracks[index].segment(at: seconds, near: &indexes[index]) else {
                return tracks[index].keyframes.endValue
            }
            // Comparing two lists of stops takes as long as evaluating one, so piecewise lines are not remembered.
            if case .linear = segment.easing {
                return segment.value(segment.easing.progress(at: segment.fraction, of: segment.duration))
            }
            if segment.fraction != lastFraction || segment.duration != lastDuration || segment.easing != lastEasing {
                lastProgress = segment.easing.progress(at: segment.fraction, of: segment.duration)
                (lastEasing, lastDuration, lastFraction) = (segment.easing, segment.duration, segment.fraction)
            }
            return segment.value(lastProgress)
        }
    }
}
