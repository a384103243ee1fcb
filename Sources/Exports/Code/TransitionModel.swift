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
        /// Progress at evenly spaced times, from the start on, for everything else that goes straight to its end.
        case table([Double])
        /// The values themselves, for what leaves the straight way between its first and its last value, or returns.
        case path([Stop])

        var isTable: Bool { if case .table = self { true } else { false } }
        var isSpring: Bool { if case .spring = self { true } else { false } }
        var isPath: Bool { if case .path = self { true } else { false } }
    }

    /// A value on a path, between which straight lines lead.
    struct Stop: Hashable {
        /// The share of the move's time, in order from 0 to 1; two stops at nearly the same time are a jump.
        var share: Double
        var value: SIMD4<Double>
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
        func progress(at seconds: Double) -> Double {
            switch pace {
            case .curve(let curve): curve.progress(at: seconds / duration)
            case .spring(let spring): spring.progress(at: seconds)
            case .table(let table): table.last ?? 1
            case .path: 1
            }
        }
    }

    struct LayerMoves {
        var layer: String
        /// A name that is a valid identifier in all languages, and unique among the layers.
        var name: String
        var size: Size
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

    private(set) var layers: [LayerMoves]
    let presentDuration: Double
    let dismissDuration: Double
    /// A timeline that is neither presenting nor dismissing, such as a schedule's, and which of the two it is told as.
    private let alone: (name: String, isComing: Bool)?
    /// Whether there is something in a direction to tell: a timeline alone has only one.
    var hasPresent: Bool { alone?.isComing ?? true }
    var hasDismiss: Bool { alone.map { !$0.isComing } ?? true }
    /// The id of the device; `nil` for one that the request defines.
    private let device: String?

    /// The comment that describes a source text to its readers.
    var heading: String {
        let dialog = "A dialog" + (device.map { " on " + $0 } ?? "") + ": "
        guard let alone else {
            return dialog + "it comes in " + CSSText.number(presentDuration) + " s and goes in "
                + CSSText.number(dismissDuration) + " s. Lengths are in points."
        }
        return dialog + "its timeline " + alone.name + " takes "
            + CSSText.number(max(presentDuration, dismissDuration)) + " s, told as "
            + (alone.isComing ? "presenting" : "dismissing") + ". Lengths are in points."
    }

    /// This model with the moves of each layer, in either direction, as `change` makes them.
    func changing(_ change: ([Move]) -> [Move]) -> TransitionModel {
        var model = self
        for index in layers.indices {
            model.layers[index].present = change(layers[index].present)
            model.layers[index].dismiss = change(layers[index].dismiss)
        }
        return model
    }

    var usesTables: Bool { layers.contains { ($0.present + $0.dismiss).contains(where: \.pace.isTable) } }

    var usesPaths: Bool { layers.contains { ($0.present + $0.dismiss).contains(where: \.pace.isPath) } }

    var usesSprings: Bool { layers.contains { ($0.present + $0.dismiss).contains(where: \.pace.isSpring) } }

    /// Comments on what these frameworks cannot express in a transition.
    let notes: [String]

    /// - Parameter says: Whether a framework can express the curve or spring of a move; if not, the move gets a table.
    init(_ depiction: Depiction, says: (Move) -> Bool = { _ in true }) {
        func timeline(_ phase: Phase) -> Motion? {
            depiction.timelines.first { $0.name == phase.name }.map(depiction.motionOfWholes)
        }
        device = depiction.stage.device
        let rest = depiction.rest.layers.map(\.whole)
        let tree = LayerTree(rest)
        var (present, dismiss) = (timeline(.present), timeline(.dismiss))
        if present == nil, dismiss == nil, let only = depiction.timelines.first {
            let motion = depiction.motionOfWholes(in: only)
            // A schedule's, or the way to another rest, or to this one.
            let isComing =
                !depiction.lifetimes.isEmpty || only.end != nil
                || RelativeMotion(tree, in: motion).layers.allSatisfy { moving in
                    moving.channels.allSatisfy { moving.endsAtRest($0.property, of: rest) }
                }
            alone = (only.name, isComing)
            if isComing { present = motion } else { dismiss = motion }
        } else {
            alone = nil
        }
        (presentDuration, dismissDuration) = (present?.duration ?? 0, dismiss?.duration ?? 0)
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
                layer: layer.id, name: Self.name(layer.id, &names), size: layer.frame.size,
                present: came.map { Self.moves($0, of: layer.frame.size, says) } ?? [],
                dismiss: went.map { Self.moves($0, of: layer.frame.size, says) } ?? [])
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
}

extension CubicBezier {
    var arguments: String { SourceText.numbers([x1, y1, x2, y2]) }
}

extension Spring {
    /// The mass, the stiffness and the damping as arguments with labels.
    var arguments: String {
        "mass: \(SourceText.number(mass)), stiffness: \(SourceText.number(stiffness)), "
            + "damping: \(SourceText.number(playedDamping))"
    }
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

extension LayerMotion {
    /// Whether a property is at the end what the layer has at rest.
    fileprivate func endsAtRest(_ property: MotionChannel.Property, of layers: [Layer]) -> Bool {
        var end = SIMD4<Double>.zero
        for channel in channels where channel.property == property { end += channel.values.last ?? .zero }
        let layer = layers[index]
        let rest =
            switch property {
            case .opacity: SIMD4(repeating: layer.opacity)
            case .cornerRadii, .size: end
            default: property.rest(of: layer)
            }
        return (0..<property.numbers).allSatisfy { abs(end[$0] - rest[$0]) < 1e-3 }
    }
}
