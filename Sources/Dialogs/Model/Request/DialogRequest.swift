package import Boxes
import Devices
package import Geometry

/// One dialog as requested, read from the body; missing members are still missing.
///
/// Defaults are not filled in here: they depend on the style, the era and the stage, and each style has its own.
package struct RequestedDialog: Sendable, Hashable {
    /// The app's name for the dialog, returned unchanged.
    package var id: String?
    /// Whether the user asked for the dialog (a tap on a button), rather than the app.
    package var isRequestedByUser = false
    /// The requested presentation style; `nil` is the default of the era.
    package var style: StyleName?
    /// The requested named style; `style` is then the built-in style that it extends.
    package var named: NamedStyle?
    /// Dialogs that replace this one on some devices; the first whose condition holds is used. Empty once the device is
    /// known.
    package var variants: [DialogVariant] = []
    package var content = Content()
    package var placement = Placement()
    package var backdrop = BackdropRequest()
    package var dismissal = Dismissal()
    package var present = TransitionRequest.silent
    package var dismiss = TransitionRequest.silent
    /// Whether `transition` gives each direction separately, so that errors point to the right one.
    package var isTransitionSplit = false
    package var presenter = Presenter()
    package var pushBack: PushBack?
    package var parallax: Parallax?
    /// The haptic effect when the dialog appears.
    package var haptic = HapticRequest.platform
    /// The app's own colours; `nil` leaves all of them to the platform.
    package var theme: Boxed<Theme>?
    /// Members that few requests have; `nil` if this request has none of them.
    package var details: Boxed<DialogDetails>?

    package init() {}
}

/// A dialog as requested, shared by all its users without copies.
package typealias DialogRequest = Boxed<RequestedDialog>

extension DialogRequest {
    /// A request without any member.
    package init() { self.init(RequestedDialog()) }
}

/// Options that concern the answer rather than the dialog.
package struct AnswerOptions: Sendable, Hashable {
    package enum Snap: String, Sendable, CaseIterable { case pixel, none }
    package enum CoordinateSpace: String, Sendable, CaseIterable { case interface, fixed }

    /// Whether resting edges are rounded to physical pixels.
    package var snap = Snap.pixel
    /// The space of all frames. `interface`: the window as the user sees it. `fixed`: the screen in its natural
    /// portrait orientation; the answer gives the rotation to apply.
    package var coordinateSpace = CoordinateSpace.interface
    /// Whether the answer contains the decisions that led to it.
    package var explain = false
    /// The members of the answer that are computed and written.
    package var parts = AnswerParts.all
    /// Whether timelines that end in another resting layout come with that layout.
    package var rests = false
    /// Which rules are checked, and how severe their findings are; `nil` changes nothing.
    package var rules: Boxed<RuleSelection>?
    /// Whether the answer comes with proofs of properties that every dialog has.
    package var proof = false
    /// The library that the dialog follows; `nil` for most requests.
    package var behaviour: Boxed<Behaviour>?

    package init() {}

    /// The options of a request that gives none.
    fileprivate static let byDefault = Boxed(AnswerOptions())
}

/// The options of an answer, shared by all its users without copies.
package typealias ResolveOptions = Boxed<AnswerOptions>

extension ResolveOptions {
    /// The options of a request that gives none.
    package init() { self = AnswerOptions.byDefault }

    /// These options for an answer with other members.
    package func computing(_ parts: AnswerParts) -> ResolveOptions {
        var options = self
        options.parts = parts
        return options
    }
}

/// What touches outside a dialog do: they are blocked, dismiss it, or pass through to what is behind.
package enum Interaction: String, Sendable, CaseIterable { case block, dismiss, passThrough }

/// The backdrop between the presenter and the dialog; missing members have the style's default.
package struct BackdropRequest: Sendable, Hashable {
    package var color: Color?
    /// The opacity, 0…1.
    package var opacity: Double?
    package var interaction: Interaction?
    /// Rectangles, in window coordinates, where touches reach the presenter regardless of `interaction`.
    package var passThroughRects: [Rect] = []
    /// Members that few requests have; `nil` if this request has none of them.
    package var details: Boxed<BackdropDetails>?
}

/// How a dialog is dismissed other than by its own actions.
package struct Dismissal: Sendable, Hashable {
    package enum Approval: String, Sendable, CaseIterable { case none, presenter }

    /// Seconds from the start of presenting to the start of dismissing; `nil` if the dialog stays.
    package var after: Double?
    /// Whether `after` is the platform's own time rather than one that the request gives.
    package var goesByItself = false
    /// Edges towards which a swipe may dismiss the dialog.
    package var swipe: [RelativeEdge] = []
    /// Whether the request gives `swipe`: an empty list then forbids the swipes that the platform allows by default.
    package var isSwipeGiven = false
    /// Whether a touch on the dialog itself dismisses it.
    package var tapDialog = false
    /// Whether the request gives `tapDialog`.
    package var isTapGiven = false
    /// The system keys and gestures that dismiss the dialog; `nil` is all that the platform has for such a dialog.
    package var closeRequests: CloseRequests?
    /// Who has to approve before the dialog is dismissed.
    package var approval = Approval.none
}

/// The view that presents the dialog.
package struct Presenter: Sendable, Hashable {
    package var style: StyleName?
    /// The frame, in window coordinates; `nil` is the whole window.
    package var frame: Rect?
    package var hasNavigationBar = false
    /// The id of the element that has the focus before the dialog appears; `nil` if the request does not say.
    package var focus: String?
    /// How the status bar is drawn over the presenter; `nil` if the system decides. Not a member of requests.
    package var statusBar: StatusBar.Style?
    /// Whether interactive elements of the presenter are greyed out; `nil` leaves that to the style.
    package var tint: PresenterTint?
    /// An image of the app that pictures draw over the presenter's whole frame; its size is ignored.
    package var picture: Boxed<ImageContent>?
}

/// How the presenter recedes while the dialog is presented.
package struct PushBack: Sendable, Hashable {
    package var scale = 1.0
    package var opacity = 1.0
    package var cornerRadius = 0.0
    /// How far the presenter moves down, in points; only the system's rules set it, not a request.
    package var offset = 0.0
    /// How far the presenter moves to the right, in points; only set for dialogs in a stack, not by a request.
    package var sideways = 0.0
    /// Whether it also applies with reduced motion, for dialogs that are set apart rather than receding.
    package var isSetApart = false

    package init() {}
}

/// How far the dialog moves to either side of its rest as the device tilts, in points.
package struct Parallax: Sendable, Hashable {
    package var horizontal: Double
    package var vertical: Double

    package init(horizontal: Double, vertical: Double) {
        self.horizontal = horizontal
        self.vertical = vertical
    }
}
