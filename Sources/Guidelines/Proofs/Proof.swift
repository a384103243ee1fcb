package import Dialogs

/// Something that is true of every dialog as it is laid out, looked at in one.
package struct Proof: Sendable, Hashable {
    package enum Invariant: String, Sendable, CaseIterable {
        /// Every layer lies inside the one that carries it, to a pixel.
        case insideContainer
        /// No two texts, fields or buttons that one layer carries share area.
        case childrenApart
        /// Every point of the window has a region that a touch there reaches.
        case touchesTile
        /// Every track of coming ends where its layer rests, and every track of going starts there.
        case continuousJoints
        /// Read the other way, every layer stands where a mirror shows it.
        case mirrored
    }

    package var invariant: Invariant
    package var holds: Bool
    /// The layers and frames that were looked at; where the proof does not hold, those that break it.
    package var about: String
}

/// Proves a dialog.
package enum ProofBook {
    /// What has to be laid out for proofs.
    package static let parts: AnswerParts = [.stage, .presentation, .layers, .hitRegions, .present, .dismiss]

    /// All proofs, in the order of the invariants; that of the mirror where there is one.
    ///
    /// - Parameters:
    ///   - dialog: With all of `parts`.
    ///   - mirror: The same dialog, read the other way; nil where it is tied to one side. What a window has on one side
    ///     alone ties it, too.
    package static func proofs(of dialog: ResolvedDialog, mirror: ResolvedDialog?) -> [Proof] {
        [dialog.insideContainer, dialog.childrenApart, dialog.touchesTile, dialog.continuousJoints]
            + (mirror.map { dialog.isMirrorable ? [dialog.mirrored(by: $0)] : [] } ?? [])
    }
}

extension Proof {
    /// A proof by cases.
    ///
    /// - Parameters:
    ///   - breaches: What breaks it.
    ///   - seen: What was looked at.
    init(_ invariant: Invariant, _ breaches: [String], seen: String) {
        self.invariant = invariant
        holds = breaches.isEmpty
        let more = breaches.count > 3 ? "; and \(breaches.count - 3) more" : ""
        about = breaches.isEmpty ? seen : breaches.prefix(3).joined(separator: "; ") + more
    }
}
