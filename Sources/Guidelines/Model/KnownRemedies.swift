import Boxes
import Dialogs
import Jobs
import Synchronization

/// What helps against a shortfall in dialogs that request no colour, kept so that each is tried once.
final class KnownRemedies: Sendable {
    /// A remedy, with all that the contrasts of its dialog depend on.
    private final class Known: Sendable {
        /// What a layer looks like, and on which other it stands.
        private struct Part {
            /// The number of the layer's look; 0 where it has none.
            let look: Int
            let opacity: Double
            let parent: String?
            let isLarge: Bool
            let isEnabled: Bool

            init(_ layer: borrowing Layer) {
                look = layer.look?.number ?? 0
                opacity = layer.opacity
                parent = layer.parent
                isLarge = layer.text?.value.style.isLarge ?? false
                isEnabled = layer.isEnabled
            }
        }

        private let thing: LookThing
        private let parts: [Part]
        let fix: Fix

        init(_ layers: [Layer], _ thing: LookThing, _ fix: Fix) {
            self.thing = thing
            self.fix = fix
            parts = layers.map { Part($0) }
        }

        /// Whether it holds for other layers, which look the same.
        func holds(for others: [Layer], _ thing: LookThing) -> Bool {
            let all = self.parts
            guard self.thing == thing, all.count == others.count else { return false }
            let (parts, layers) = (all.span, others.span)
            for index in parts.indices {
                guard parts[index].look == layers[index].look?.number ?? 0,
                    parts[index].opacity == layers[index].opacity,
                    parts[index].isEnabled == layers[index].isEnabled, parts[index].parent == layers[index].parent,
                    parts[index].isLarge == (layers[index].text?.value.style.isLarge ?? false)
                else { return false }
            }
            return true
        }
    }

    private let known = Mutex<[Known]>([])

    /// Returns the remedy for a dialog, which `find` finds if it is not known.
    func fix(of layers: [Layer], _ thing: LookThing, or find: () -> Fix) -> Fix {
        for known in known.withLock({ $0 }) where known.holds(for: layers, thing) { return known.fix }
        let found = find()
        // What is found after the job was told to end is not what would have been found.
        guard !JobBudget.wasOver else { return found }
        known.withLock {
            if $0.count == Self.most { $0.removeFirst() }
            $0.append(Known(layers, thing, found))
        }
        return found
    }

    /// Dialogs differ in which parts they have.
    private static let most = 16
}
