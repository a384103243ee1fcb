import Boxes
import Dialogs
import Synchronization

/// What helps against a shortfall in dialogs that request no colour, kept so that each is tried once.
final class KnownRemedies: Sendable {
    /// Changes, and whether they mend all that falls short.
    struct Remedy {
        var changes: [RequestChange]
        var isWhole: Bool
    }

    /// A remedy, with all that the contrasts of its dialog depend on.
    private struct Known {
        /// What a layer looks like, and on which other it stands.
        struct Part {
            /// Weak: the look has this as an attachment, and one with a request's colours goes with its answer.
            weak var look: SharedLook?
            let hasLook: Bool
            let opacity: Double
            let parent: String?
            let isLarge: Bool
            let isEnabled: Bool
        }

        let thing: LookThing
        let parts: [Part]
        let remedy: Remedy

        init(_ layers: [Layer], _ thing: LookThing, _ remedy: Remedy) {
            self.thing = thing
            self.remedy = remedy
            parts = layers.map {
                Part(
                    look: $0.look, hasLook: $0.look != nil, opacity: $0.opacity, parent: $0.parent,
                    isLarge: $0.text?.value.style.isLarge ?? false, isEnabled: $0.isEnabled)
            }
        }

        /// Whether it holds for other layers, which look the same.
        func holds(for others: [Layer], _ thing: LookThing) -> Bool {
            guard self.thing == thing, parts.count == others.count else { return false }
            let (parts, layers) = (parts.span, others.span)
            for index in parts.indices {
                guard parts[index].look === layers[index].look, parts[index].hasLook == (layers[index].look != nil),
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
    func remedy(for layers: [Layer], _ thing: LookThing, or find: () -> Remedy) -> Remedy {
        if let known = known.withLock({ $0.first { $0.holds(for: layers, thing) } }) { return known.remedy }
        let found = find()
        known.withLock {
            if $0.count == Self.most { $0.removeFirst() }
            $0.append(Known(layers, thing, found))
        }
        return found
    }

    /// Dialogs differ in which parts they have.
    private static let most = 16
}
