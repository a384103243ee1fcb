/// On what a layer stands: the looks below it that fill something, the nearest first, and what the dialog lies on.
///
/// Two places of the same looks are the same to an eye, wherever they are.
package struct LookPlace: Sendable {
    /// A look that fills, with the opacity of the layer that has it, which is that of all it carries too.
    package struct Floor: Sendable {
        package var look: SharedLook
        package var opacity: Double

        package init(_ look: SharedLook, opacity: Double) {
            self.look = look
            self.opacity = opacity
        }
    }

    package var nearest: Floor?
    package var second: Floor?
    package var third: Floor?
    package var dimming: Floor?
    package var presenter: SharedLook?

    package init() {}

    /// Whether both are made of the very same looks.
    package func isIdentical(to other: borrowing LookPlace) -> Bool {
        presenter === other.presenter && nearest.isIdentical(to: other.nearest)
            && second.isIdentical(to: other.second) && third.isIdentical(to: other.third)
            && dimming.isIdentical(to: other.dimming)
    }
}

extension Optional<LookPlace.Floor> {
    fileprivate func isIdentical(to other: LookPlace.Floor?) -> Bool {
        self?.look === other?.look && self?.opacity == other?.opacity
    }
}

/// What was found out about a look on the place where it stood: kept beside the look, so that it is found out once.
package final class LookVerdict: Sendable {
    /// What falls short, in words.
    package final class Shortfall: Sendable {
        /// A sentence; where the request gave the colour, without what it is about.
        package let message: String
        package let fix: String
        /// The changes that `fix` names.
        package let changes: [RequestChange]
        /// The member of the request that gave the colour; nil where the platform has it so.
        package let cause: FieldPath?

        package init(message: String, fix: String, changes: [RequestChange] = [], cause: FieldPath? = nil) {
            self.message = message
            self.fix = fix
            self.changes = changes
            self.cause = cause
        }

        /// Whether both say the same.
        package func saysSame(as other: Shortfall) -> Bool {
            self === other || message == other.message && fix == other.fix && cause == other.cause
        }
    }

    package let place: LookPlace
    /// Whether that holds for text that is large.
    package let isLarge: Bool
    package let text: Shortfall?
    /// Of the line or the fill that shows a control, where nothing else does.
    package let outline: Shortfall?
    /// Of the line that shows that a control has the focus.
    package let focus: Shortfall?

    /// Whether it holds for a text on a place; asked of the verdict, so that its own place is not copied.
    package func holds(on other: borrowing LookPlace, isLarge: Bool) -> Bool {
        self.isLarge == isLarge && place.isIdentical(to: other)
    }

    package init(
        place: LookPlace, isLarge: Bool, text: Shortfall?, outline: Shortfall?, focus: Shortfall?
    ) {
        self.place = place
        self.isLarge = isLarge
        self.text = text
        self.outline = outline
        self.focus = focus
    }
}
