package import Boxes
import Devices
package import Geometry

/// What a caller asks for: one dialog, as read from the wire, with every member it left out still absent.
///
/// Defaults are not filled in here: they depend on the style, the era and the stage, and each style owns its own.
package struct RequestedDialog: Sendable, Hashable {
    /// The caller's name for the dialog, handed through.
    package var id: String?
    /// Whether the user asked for the dialog (a tap on a button), rather than the app.
    package var isRequestedByUser = false
    /// The presentation style asked for, or nil for the era's own default.
    package var style: StyleName?
    /// The owner's own style that was asked for; `style` is the one that it stands on.
    package var named: NamedStyle?
    /// What takes this dialog's place on some devices, the first that fits; nothing once the device is known.
    package var variants: [DialogVariant] = []
    package var content = Content()
    package var placement = Placement()
    package var backdrop = BackdropRequest()
    package var dismissal = Dismissal()
    package var present = TransitionRequest.silent
    package var dismiss = TransitionRequest.silent
    /// Whether `transition` told the two directions apart, so that errors point at the right one.
    package var isTransitionSplit = false
    package var presenter = Presenter()
    package var pushBack: PushBack?
    package var parallax: Parallax?
    /// What is felt when the dialog comes.
    package var haptic = HapticRequest.platform
    /// The app's own colours; nil leaves all to the platform.
    package var theme: Boxed<Theme>?
    /// What few requests say; nil for the others.
    package var details: Boxed<DialogDetails>?

    package init() {}
}

/// A dialog as asked for, shared by all that looks at it.
package typealias DialogRequest = Boxed<RequestedDialog>

extension DialogRequest {
    /// A request that says nothing.
    package init() { self.init(RequestedDialog()) }
}

/// Choices about the answer rather than the dialog.
package struct ResolveOptions: Sendable, Hashable {
    package enum Snap: String, Sendable, CaseIterable { case pixel, none }
    package enum CoordinateSpace: String, Sendable, CaseIterable { case interface, fixed }

    /// Whether resting edges are rounded to physical pixels.
    package var snap = Snap.pixel
    /// Interface: the window as the user sees it. Fixed: the screen in natural portrait, with the turn to apply.
    package var coordinateSpace = CoordinateSpace.interface
    /// Whether the answer tells the decisions that led to it.
    package var explain = false
    /// The members of the answer that are worked out and told.
    package var parts = AnswerParts.all
    /// Whether timelines that end in another rest tell that rest.
    package var rests = false
    /// Which rules are heard, and how severe their findings are; nil leaves all as they are.
    package var rules: Boxed<RuleSelection>?
    /// Whether the answer proves what is true of every dialog.
    package var proof = false
    /// After which library the dialog goes; nil for most.
    package var behaviour: Boxed<Behaviour>?

    package init() {}

    /// These options for an answer with other members.
    package func computing(_ parts: AnswerParts) -> ResolveOptions {
        var options = self
        options.parts = parts
        return options
    }
}

/// Whether touches outside a dialog are swallowed, close it, or reach what lies behind.
package enum Interaction: String, Sendable, CaseIterable { case block, dismiss, passThrough }

/// What lies between the presenter and the dialog; members left out take the style's default.
package struct BackdropRequest: Sendable, Hashable {
    package var color: Color?
    /// 0…1.
    package var opacity: Double?
    package var interaction: Interaction?
    /// Rectangles, in window coordinates, where touches reach the presenter whatever `interaction` says.
    package var passThroughRects: [Rect] = []
    /// What few requests say; nil for the others.
    package var details: Boxed<BackdropDetails>?

    package init() {}
}

/// How a dialog goes away other than by its own actions.
package struct Dismissal: Sendable, Hashable {
    package enum Approval: String, Sendable, CaseIterable { case none, presenter }

    /// Seconds from the start of presenting to the start of dismissing; nil stays.
    package var after: Double?
    /// Whether that is the platform's own time, of which the request says nothing.
    package var goesByItself = false
    /// Edges towards which a swipe may throw the dialog out.
    package var swipe: [RelativeEdge] = []
    /// Whether the request says anything of swipes: an empty list forbids what a platform allows by itself.
    package var isSwipeGiven = false
    /// Whether a touch on the dialog itself dismisses it.
    package var tapDialog = false
    /// Whether the request says anything of that.
    package var isTapGiven = false
    /// What sends it away of the platform's own; nil is all that the platform has for such a dialog.
    package var closeRequests: CloseRequests?
    /// Who has to agree before the dialog goes.
    package var approval = Approval.none

    package init() {}
}

/// What shows the dialog.
package struct Presenter: Sendable, Hashable {
    package var style: StyleName?
    /// In window coordinates; nil is the whole window.
    package var frame: Rect?
    package var hasNavigationBar = false
    /// The id of the element of the device that has the focus before the dialog comes; nil where the request does not
    /// say.
    package var focus: String?
    /// What the status bar shows over it; nil where that follows from the rest. No request says it.
    package var statusBar: StatusBar.Style?
    /// Whether what can be touched in it is greyed out; nil leaves that to the style.
    package var tint: PresenterTint?
    /// What the app shows, as pictures draw it; its size means nothing, it covers the presenter.
    package var picture: Boxed<ImageContent>?

    package init() {}
}

/// How the presenter recedes while the dialog is up.
package struct PushBack: Sendable, Hashable {
    package var scale = 1.0
    package var opacity = 1.0
    package var cornerRadius = 0.0
    /// How far it moves down, in points; the system's own doing, which no request asks for.
    package var offset = 0.0
    /// How far it moves to the right, in points; of dialogs in a stack, which no request asks for either.
    package var sideways = 0.0
    /// Whether it stands there for whoever reduces motion, too: where dialogs stand apart rather than recede.
    package var isSetApart = false

    package init() {}
}

/// How far the dialog drifts, in points, either way from its rest as the device tilts.
package struct Parallax: Sendable, Hashable {
    package var horizontal: Double
    package var vertical: Double

    package init(horizontal: Double, vertical: Double) {
        self.horizontal = horizontal
        self.vertical = vertical
    }
}
