import Boxes
import Dialogs

/// On what a layer stands: the looks below it that fill something, the nearest first, and what the dialog lies on.
///
/// Two places of the same looks are the same to an eye, wherever they are.
struct LookGround: Sendable {
    /// A look that fills, with the opacity of the layer that has it, which is that of all it carries too.
    struct Floor: Sendable {
        var look: SharedLook
        var opacity: Double

        init(_ look: SharedLook, opacity: Double) {
            self.look = look
            self.opacity = opacity
        }
    }

    var nearest: Floor?
    var second: Floor?
    var third: Floor?
    var dimming: Floor?
    var presenter: SharedLook?

    init() {}

    /// Whether both are made of the very same looks.
    func isIdentical(to other: borrowing LookGround) -> Bool {
        presenter === other.presenter && nearest.isIdentical(to: other.nearest)
            && second.isIdentical(to: other.second) && third.isIdentical(to: other.third)
            && dimming.isIdentical(to: other.dimming)
    }
}

extension Optional<LookGround.Floor> {
    fileprivate func isIdentical(to other: LookGround.Floor?) -> Bool {
        self?.look === other?.look && self?.opacity == other?.opacity
    }
}

/// What was found out about a look on the place where it stood: kept beside the look, so that it is found out once.
// Unchecked as every attachment is.
final class LookVerdict: Attachment, @unchecked Sendable {
    /// What falls short, in words.
    final class Shortfall: Sendable {
        /// A sentence; where the request gave the colour, without what it is about.
        let message: String
        let fix: Fix
        /// The member of the request that gave the colour; nil where the platform has it so.
        let cause: FieldPath?

        init(message: String, fix: Fix, cause: FieldPath? = nil) {
            self.message = message
            self.fix = fix
            self.cause = cause
        }

        /// Whether both say the same.
        func saysSame(as other: Shortfall) -> Bool {
            self === other || message == other.message && fix == other.fix && cause == other.cause
        }
    }

    let ground: LookGround
    /// Whether the verdict is about large text, in the sense of WCAG.
    let isLarge: Bool
    let text: Shortfall?
    /// Of the line or the fill that shows a control, where nothing else does.
    let outline: Shortfall?
    /// Of the line that shows that a control has the focus.
    let focus: Shortfall?

    /// Whether it holds for a text on a place; asked of the verdict, so that its own place is not copied.
    func holds(on other: borrowing LookGround, isLarge: Bool) -> Bool {
        self.isLarge == isLarge && ground.isIdentical(to: other)
    }

    init(
        ground: LookGround, isLarge: Bool, text: Shortfall?, outline: Shortfall?, focus: Shortfall?
    ) {
        self.ground = ground
        self.isLarge = isLarge
        self.text = text
        self.outline = outline
        self.focus = focus
    }
}
