package import Dialogs

/// An invariant that every laid out dialog satisfies, checked for one dialog.
package struct Proof: Sendable, Hashable {
    package enum Invariant: String, Sendable, CaseIterable {
        /// Every layer lies inside the layer that carries it, to a pixel.
        case insideContainer
        /// Of the texts, fields and buttons that one layer carries, no two overlap.
        case childrenApart
        /// Every point of the window has a region that a touch there reaches.
        case touchesTile
        /// Every presenting track ends at its layer's rest, and every dismissing track starts there.
        case continuousJoints
        /// In the other layout direction, every layer stands at its mirror image.
        case mirrored
    }

    package var invariant: Invariant
    package var holds: Bool
    /// What was checked; if the invariant does not hold, what breaks it.
    package var about: String
}

/// Checks the invariants of a dialog.
package enum ProofBook {
    /// The parts of the answer that proofs need.
    package static let parts: AnswerParts = [.stage, .presentation, .layers, .hitRegions, .present, .dismiss]

    /// Returns all proofs, in the order of the invariants; that of the mirror only if there is one.
    ///
    /// - Parameters:
    ///   - dialog: A dialog with all of `parts`.
    ///   - mirror: The same dialog in the other layout direction; `nil` if it is tied to one side. A window that has
    ///     something on one side alone ties it, too.
    package static func proofs(of dialog: ResolvedDialog, mirror: ResolvedDialog?) -> [Proof] {
        [dialog.insideContainer, dialog.childrenApart, dialog.touchesTile, dialog.continuousJoints]
            + (mirror.map { dialog.isMirrorable ? [dialog.mirrored(by: $0)] : [] } ?? [])
    }
}

extension Proof {
    /// Makes a proof by cases.
    ///
    /// - Parameters:
    ///   - breaches: What breaks the invariant.
    ///   - seen: What was checked.
    init(_ invariant: Invariant, _ breaches: [String], seen: String) {
        self.invariant = invariant
        holds = breaches.isEmpty
        let more = breaches.count > 3 ? "; and \(breaches.count - 3) more" : ""
        about = breaches.isEmpty ? seen : breaches.prefix(3).joined(separator: "; ") + more
    }
}
