package import Devices

/// A set of members of an answer. Members that are not in the set are not computed.
///
/// A specification and a scene have the members up to ``dialogs``, a schedule the rest; ``layers`` and ``adaptations``
/// are members of all three.
package struct AnswerParts: OptionSet, Sendable, Hashable {
    package let rawValue: UInt32

    package init(rawValue: UInt32) { self.rawValue = rawValue }

    private init(bit: UInt32) { rawValue = 1 << bit }

    package static let stage = AnswerParts(bit: 0)
    package static let presentation = AnswerParts(bit: 1)
    /// Which layers there are, and their geometry.
    package static let layerFrames = AnswerParts(bit: 2)
    package static let dimmingRegions = AnswerParts(bit: 3)
    package static let hitRegions = AnswerParts(bit: 4)
    package static let present = AnswerParts(bit: 5)
    package static let dismiss = AnswerParts(bit: 6)
    package static let refuse = AnswerParts(bit: 7)
    package static let keyboard = AnswerParts(bit: 8)
    package static let keyboardHide = AnswerParts(bit: 9)
    package static let detents = AnswerParts(bit: 10)
    package static let lifecycle = AnswerParts(bit: 11)
    package static let accessibility = AnswerParts(bit: 12)
    package static let adaptations = AnswerParts(bit: 13)
    package static let diagnostics = AnswerParts(bit: 14)
    package static let trace = AnswerParts(bit: 15)
    package static let dialogs = AnswerParts(bit: 16)

    package static let entries = AnswerParts(bit: 17)
    package static let ignoredEvents = AnswerParts(bit: 18)
    package static let duration = AnswerParts(bit: 19)
    package static let timeline = AnswerParts(bit: 20)
    package static let rotations = AnswerParts(bit: 21)

    package static func rotation(to orientation: Orientation) -> AnswerParts {
        switch orientation {
        case .portrait: AnswerParts(bit: 22)
        case .portraitUpsideDown: AnswerParts(bit: 23)
        case .landscapeLeft: AnswerParts(bit: 24)
        case .landscapeRight: AnswerParts(bit: 25)
        }
    }

    package static let gestures = AnswerParts(bit: 29)
    package static let back = AnswerParts(bit: 30)

    /// Texts of layers, actions of layers that are buttons, and looks of layers, each together with ``layerFrames``.
    package static let layerTexts: AnswerParts = [layerFrames, AnswerParts(bit: 26)]
    package static let layerActions: AnswerParts = [layerFrames, AnswerParts(bit: 27)]
    package static let layerLooks: AnswerParts = [layerFrames, AnswerParts(bit: 28)]

    /// Layers with all of their members.
    package static let layers: AnswerParts = [layerTexts, layerActions, layerLooks]

    /// The rotations to all orientations.
    package static let rotate: AnswerParts = [
        rotation(to: .portrait), rotation(to: .portraitUpsideDown), rotation(to: .landscapeLeft),
        rotation(to: .landscapeRight),
    ]

    /// All timelines of a dialog or of a stack.
    package static let transitions: AnswerParts = [
        .present, .dismiss, .refuse, .rotate, .keyboard, .keyboardHide, .detents, .back,
    ]

    /// Every member.
    package static let all = AnswerParts(rawValue: .max)

    /// Whether at least one of `parts` is in the set.
    package func wantsAny(of parts: AnswerParts) -> Bool { rawValue & parts.rawValue != 0 }

    /// Whether layers are wanted, complete or in part.
    package var wantsLayers: Bool { wantsAny(of: .layerFrames) }
    /// Whether more of the layers is wanted than their frames.
    package var wantsMoreThanFrames: Bool { rawValue & Self.layers.rawValue & ~Self.layerFrames.rawValue != 0 }
    /// Whether layers are wanted with all of their members.
    package var wantsWholeLayers: Bool { rawValue & Self.layers.rawValue == Self.layers.rawValue }

    /// The set, extended by every part from which its parts are derived.
    ///
    /// Rules examine the whole dialog. How long a dialog stays depends on its texts and on how it is presented and
    /// dismissed. A spring that replaces a duration is found when the motion is computed. Touches and the focus follow
    /// the actions, which belong to layers.
    var withSources: AnswerParts {
        guard self != .all else { return self }
        var parts = self
        if parts.contains(.diagnostics) {
            parts.formUnion([.presentation, .hitRegions, .lifecycle, .accessibility])
        }
        if parts.wantsAny(of: [.hitRegions, .accessibility]) { parts.formUnion(.layers) }
        if parts.contains(.lifecycle) { parts.formUnion([.layers, .present, .dismiss]) }
        if parts.wantsAny(of: [.adaptations, .trace]) { parts.formUnion([.present, .dismiss, .keyboard]) }
        return parts
    }

    /// Whether the answer reports on the steps of the layout.
    var wantsReports: Bool { wantsAny(of: [.adaptations, .diagnostics, .trace]) }
}
