import Boxes
import Dialogs
import Geometry

/// What a dialog has that some rule looks for. A rule that needs what a dialog has not is not asked about it: most
/// dialogs have little of it, and the layers are walked once for all rules.
struct SubjectTraits: OptionSet, Sendable {
    let rawValue: UInt16

    init(rawValue: UInt16) { self.rawValue = rawValue }

    /// The request names the style of the presenter.
    static let presenter = SubjectTraits(rawValue: 1 << 0)
    /// There is an action, in the content or elsewhere.
    static let actions = SubjectTraits(rawValue: 1 << 1)
    /// There are several actions.
    static let severalActions = SubjectTraits(rawValue: 1 << 2)
    /// There is a text field.
    static let textFields = SubjectTraits(rawValue: 1 << 3)
    /// Something takes the dialog away after a time.
    static let timer = SubjectTraits(rawValue: 1 << 4)
    /// A figure was assumed.
    static let assumption = SubjectTraits(rawValue: 1 << 5)
    /// An element of the app has the focus, or there is a keyboard, which may cover what has it.
    static let focus = SubjectTraits(rawValue: 1 << 6)
    /// A text is cut.
    static let cutText = SubjectTraits(rawValue: 1 << 7)
    /// A text has characters without a glyph.
    static let missingGlyphs = SubjectTraits(rawValue: 1 << 8)
    /// A target is small.
    static let smallTarget = SubjectTraits(rawValue: 1 << 9)
    /// Nothing is seen of a button or a text field, or next to nothing.
    static let hiddenControl = SubjectTraits(rawValue: 1 << 10)

    /// The traits of a dialog, as requested and as laid out.
    init(_ request: DialogRequest, _ resolved: borrowing ResolvedDialog) {
        self = []
        if case .some = request.presenter.style { insert(.presenter) }
        let count = request.actionCount
        if count > 0 { insert(.actions) }
        if count > 1 { insert(.severalActions) }
        if !request.content.textFields.isEmpty { insert(.textFields) }
        if request.dismissal.after != nil || resolved.lifecycle.dismissAt != nil { insert(.timer) }
        if !resolved.assumptions.isEmpty { insert(.assumption) }
        if resolved.stage.keyboard != nil || request.presenter.focus != nil { insert(.focus) }
        addTraits(of: resolved.layers)
    }

    private mutating func addTraits(of layers: [Layer]) {
        // Layers are large: a span reads them without copying.
        let layers = layers.span
        for index in layers.indices {
            if let text = layers[index].text {
                if text.isTruncated { insert(.cutText) }
                if text.missingGlyphs > 0 { insert(.missingGlyphs) }
            }
            guard layers[index].frame.isSmallTarget else { continue }
            if layers[index].isTarget { insert(.smallTarget) }
            if layers[index].isControl, layers[index].frame.isEmpty || layers[index].isSliver { insert(.hiddenControl) }
        }
    }
}

/// The size that every target has to have, in points, which are CSS pixels here (WCAG 2.2, 2.5.8).
enum TargetSize {
    /// The least length of a side.
    static let least = 24.0
    /// How much rounding to pixels may take from a side.
    static let tolerance = 0.01
}

extension Layer {
    /// Whether less than half of a scrolled control is visible, and that is too low to touch.
    var isSliver: Bool {
        guard frame.height < TargetSize.least - TargetSize.tolerance, let whole = scrolledFrame else { return false }
        return frame.height < whole.height / 2
    }
}

extension Rect {
    /// Whether a side is shorter than the least side of a target, by more than rounding to pixels takes.
    var isSmallTarget: Bool { min(width, height) < TargetSize.least - TargetSize.tolerance }
}
