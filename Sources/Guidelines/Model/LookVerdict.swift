import Boxes
import Dialogs

/// The background of a layer: the looks below it that fill something, the nearest first, and what is behind the dialog.
///
/// Grounds with the same looks give the same contrasts, wherever they are on screen. Looks are told by their numbers.
struct LookGround: Equatable, Sendable {
    /// A look with a fill, and the opacity of its layer, which also applies to the layer's descendants.
    struct Floor: Equatable, Sendable {
        /// 0 where there is none.
        var look = 0
        var opacity = 1.0

        static let none = Floor()

        init() {}

        init(_ look: SharedLook, opacity: Double) {
            self.look = look.number
            self.opacity = opacity
        }
    }

    var nearest = Floor.none
    var second = Floor.none
    var third = Floor.none
    var dimming = Floor.none
    var presenter = Floor.none
}

/// The verdict on a look on one ground, kept with the look so that it is computed once.
// Unchecked, as every attachment is.
final class LookVerdict: Attachment, @unchecked Sendable {
    /// Something with too little contrast, in words.
    final class Shortfall: Sendable {
        /// A sentence; without its subject if the request gave the colour.
        let message: String
        let fix: Fix
        /// The member of the request that gave the colour; `nil` if it is the platform's own.
        let cause: FieldPath?
        /// The members of the request whose colours may be changed for it.
        let dials: [ColorDial]
        /// What helps in dialogs of the platform's own colours.
        let known = KnownRemedies()

        init(message: String, fix: Fix, cause: FieldPath? = nil, dials: [ColorDial]) {
            self.message = message
            self.fix = fix
            self.cause = cause
            self.dials = dials
        }

        /// Whether both have the same message, fix and cause.
        func saysSame(as other: Shortfall) -> Bool {
            self === other || message == other.message && fix == other.fix && cause == other.cause
        }
    }

    let ground: LookGround
    /// Whether the verdict is about large text.
    let isLarge: Bool
    let text: Shortfall?
    /// The contrast that the line or the fill lacks, if only these show a control.
    let outline: Shortfall?
    /// The contrast that the line lacks which shows the focus.
    let focus: Shortfall?

    /// Whether the verdict applies on another ground.
    func holds(on other: LookGround, isLarge: Bool) -> Bool { self.isLarge == isLarge && ground == other }

    init(ground: LookGround, isLarge: Bool, text: Shortfall?, outline: Shortfall?, focus: Shortfall?) {
        self.ground = ground
        self.isLarge = isLarge
        self.text = text
        self.outline = outline
        self.focus = focus
    }
}
