import Animations
import Dialogs
import Geometry
import Preview
import Timeline

/// How a dialog is presented and dismissed, in the terms of app frameworks: for each layer and property, the first
/// value relative to its rest, the last value, and the pace in between.
struct TransitionModel {
    /// The course from the first value to the last.
    enum Pace: Hashable {
        case curve(CubicBezier)
        case spring(Spring)
        /// Progress at evenly spaced times from the start, for all other courses.
        case table([Double])

        var isTable: Bool { if case .table = self { true } else { false } }
        var isSpring: Bool { if case .spring = self { true } else { false } }
    }

    struct Move {
        var property: MotionChannel.Property
        var from: SIMD4<Double>
        var to: SIMD4<Double>
        /// The time before the move begins, and the time that it takes, in seconds.
        var delay: Double
        var duration: Double
        var pace: Pace

        /// Returns the progress of the move `seconds` after its beginning.
        fileprivate func progress(at seconds: Double) -> Double {
            switch pace {
            case .curve(let curve): curve.progress(at: seconds / duration)
            case .spring(let spring): spring.progress(at: seconds)
            case .table(let table): table.last ?? 1
            }
        }
    }

    struct LayerMoves {
        var layer: String
        /// A name that is a valid identifier in all languages, and unique among the layers.
        var name: String
        var present: [Move]
        var dismiss: [Move]
        /// The properties that move, in order.
        var properties: [MotionChannel.Property] {
            MotionChannel.Property.allCases.filter { property in
                (present + dismiss).contains { $0.property == property }
            }
        }

        func move(_ property: MotionChannel.Property, isPresenting: Bool) -> Move? {
            (isPresenting ? present : dismiss).first { $0.property == property }
        }
    }

    let layers: [LayerMoves]
    let presentDuration: Double
    let dismissDuration: Double
    /// The id of the device; `nil` for one that the request defines.
    private let device: String?

    /// The comment that describes a source text to its readers.
    var heading: String {
        "A dialog" + (device.map { " on " + $0 } ?? "") + ": it comes in " + CSSText.number(presentDuration)
            + " s and goes in " + CSSText.number(dismissDuration) + " s. Lengths are in points."
    }

    /// Whether any move has a table as its pace.
    var usesTables: Bool {
        layers.contains { ($0.present + $0.dismiss).contains(where: \.pace.isTable) }
    }

    /// Whether any move has a spring as its pace.
    var usesSprings: Bool {
        layers.contains { ($0.present + $0.dismiss).contains(where: \.pace.isSpring) }
    }

    /// Comments on what these frameworks cannot express in a transition.
    let notes: [String]

    /// - Parameter says: Whether a framework can express the curve or spring of a move; if not, the move gets a table.
    init(_ depiction: Depiction, says: (Move) -> Bool = { _ in true }) {
        func timeline(_ phase: Phase) -> Motion? {
            depiction.timelines.first { $0.name == phase.name }?.timeline.motion
        }
        device = depiction.stage.device
        let rest = depiction.rest.layers
        // A subject with only one timeline has no dismissal in addition to it.
        let present = timeline(.present) ?? depiction.timelines.first?.timeline.motion
        let dismiss = timeline(.dismiss)
        (presentDuration, dismissDuration) = (present?.duration ?? 0, dismiss?.duration ?? 0)
        let tree = LayerTree(rest)
        let coming = present.map { RelativeMotion(tree, in: $0).layers } ?? []
        let going = dismiss.map { RelativeMotion(tree, in: $0).layers } ?? []
        var notes: [String] = []
        var names: Set<String> = []
        var layers: [LayerMoves] = []
        for (index, layer) in rest.enumerated() {
            let came = coming.first { $0.index == index }
            let went = going.first { $0.index == index }
            guard came != nil || went != nil else { continue }
            let moves = LayerMoves(
                layer: layer.id, name: Self.name(layer.id, &names), present: came.map { Self.moves($0, says) } ?? [],
                dismiss: went.map { Self.moves($0, says) } ?? [])
            if !moves.properties.isEmpty { layers.append(moves) }
            if (came?.channel(.size) ?? went?.channel(.size)) != nil {
                notes.append("The layer \(layer.id) changes its size, too: lay it out anew within the same time.")
            }
        }
        self.layers = layers
        self.notes = notes
    }

    /// Returns an identifier in lower camel case, made of the letters and digits of the id, with a letter first.
    private static func name(_ id: String, _ taken: inout Set<String>) -> String {
        var name = ""
        var isNewWord = false
        for scalar in id.unicodeScalars {
            let isLetter = ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar)
            guard isLetter || ("0"..."9").contains(scalar) else {
                isNewWord = !name.isEmpty
                continue
            }
            if name.isEmpty, !isLetter { name = "layer" }
            name += isNewWord ? String(scalar).uppercased() : String(scalar)
            isNewWord = false
        }
        if name.isEmpty { name = "layer" }
        var unique = name
        var number = 2
        while !taken.insert(unique.lowercased()).inserted {
            unique = name + "N" + String(number)
            number += 1
        }
        return unique
    }

    // MARK: Moves

    private static func moves(_ motion: LayerMotion, _ says: (Move) -> Bool) -> [Move] {
        var moves: [Move] = []
        for channel in motion.channels where channel.property != .size && !channel.isAdded {
            let all = motion.channels.filter { $0.property == channel.property }
            guard var move = move(all) else { continue }
            if !move.pace.isTable, !says(move) { move.pace = .table(progress(in: move.duration, move.progress)) }
            moves.append(move)
        }
        return moves
    }

    /// Returns the sum of several channels as one move; `nil` if it ends where it starts.
    private static func move(_ channels: [MotionChannel]) -> Move? {
        guard let first = channels.first, channels.count == 1, let segment = segment(of: first) else {
            return table(channels)
        }
        let (start, end) = (first.pace.times[segment], first.pace.times[segment + 1])
        let pace: Pace? =
            switch first.pace.easings[segment] {
            case .cubicBezier(let curve): .curve(curve)
            case .spring(let spring): .spring(spring)
            default: nil
            }
        guard let pace else { return table(channels) }
        return Move(
            property: first.property, from: first.values[segment], to: first.values[segment + 1], delay: start,
            duration: end - start, pace: pace)
    }

    /// The only interval between keyframes in which a channel moves; `nil` if there are several, or if the channel
    /// jumps.
    private static func segment(of channel: MotionChannel) -> Int? {
        let moving = channel.values.indices.dropLast().filter { channel.values[$0] != channel.values[$0 + 1] }
        guard moving.count == 1, channel.pace.times[moving[0]] < channel.pace.times[moving[0] + 1] else { return nil }
        return moving[0]
    }

    /// Returns a table of the progress at evenly spaced moments; the last is 1.
    private static func progress(in duration: Double, _ told: (Double) -> Double) -> [Double] {
        let stretches = stretches(in: duration)
        return (0..<stretches).map { told(duration * Double($0) / Double(stretches)) } + [1]
    }

    /// The number of intervals of a table: two per frame at 60 frames per second, within limits that keep it precise
    /// and readable.
    private static func stretches(in duration: Double) -> Int {
        Int(min(max((duration * 120).rounded(.up), 60), 240))
    }

    private static func table(_ channels: [MotionChannel]) -> Move? {
        let duration = channels.map { $0.pace.times.last ?? 0 }.max() ?? 0
        guard let first = channels.first, duration > 0 else { return nil }
        var values: [SIMD4<Double>] = []
        let stretches = stretches(in: duration)
        for step in 0...stretches {
            let time = duration * Double(step) / Double(stretches)
            var sum = SIMD4<Double>.zero
            for channel in channels { sum += channel.value(at: time) }
            values.append(sum)
        }
        let (from, to) = (values[0], values[stretches])
        let change = to - from
        var lane = 0
        for other in 1..<4 where abs(change[other]) > abs(change[lane]) { lane = other }
        let move = change[lane]
        guard abs(move) > 1e-9 else { return nil }
        return Move(
            property: first.property, from: from, to: to, delay: 0, duration: duration,
            pace: .table(values.map { value in (value[lane] - from[lane]) / move }))
    }
}

extension CubicBezier {
    /// The four numbers as arguments.
    var arguments: String { SourceText.numbers([x1, y1, x2, y2]) }
}

extension MotionChannel.Property {
    /// The value that leaves a layer unchanged.
    var identity: SIMD4<Double> {
        switch self {
        case .scale, .opacity: SIMD4(repeating: 1)
        default: .zero
        }
    }
}
