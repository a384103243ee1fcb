package import Dialogs

/// An invariant that every laid out dialog satisfies, checked for one dialog.
package struct Proof: Sendable, Hashable {
    package enum Invariant: String, Sendable, CaseIterable {
        /// Every layer is inside its parent, to a pixel.
        case insideContainer
        /// Of the texts, fields and buttons with the same parent, no two overlap.
        case childrenApart
        /// Every point of the window is in a hit region.
        case touchesTile
        /// Every presenting track ends at its layer's rest, and every dismissing track starts there.
        case continuousJoints
        /// With the other layout direction, every layer has the mirrored frame.
        case mirrored
    }

    package var invariant: Invariant
    package var holds: Bool
    /// What was checked; or, if the invariant is violated, by what.
    package var about: String
}

/// Checks the invariants of a dialog.
package enum ProofBook {
    /// The parts of the answer that proofs require.
    package static let parts: AnswerParts = [.stage, .presentation, .layers, .hitRegions, .present, .dismiss]

    /// Returns all proofs, in the order of the invariants; `mirrored` only with a mirror image.
    ///
    /// - Parameters:
    ///   - dialog: A dialog with all of `parts`.
    ///   - mirror: The same dialog in the other layout direction; `nil` if it is tied to one side, also by a window
    ///     that is not symmetrical.
    package static func proofs(of dialog: ResolvedDialog, mirror: ResolvedDialog?) -> [Proof] {
        [dialog.insideContainer, dialog.childrenApart, dialog.touchesTile, dialog.continuousJoints]
            + (mirror.map { dialog.isMirrorable ? [dialog.mirrored(by: $0)] : [] } ?? [])
    }
}

extension Proof {
    /// Makes a proof by cases.
    ///
    /// - Parameters:
    ///   - breaches: The violations of the invariant.
    ///   - seen: What was checked.
    init(_ invariant: Invariant, _ breaches: [String], seen: String) {
        self.invariant = invariant
        holds = breaches.isEmpty
        let more = breaches.count > 3 ? "; and \(breaches.count - 3) more" : ""
        about = breaches.isEmpty ? seen : breaches.prefix(3).joined(separator: "; ") + more
    }
}
