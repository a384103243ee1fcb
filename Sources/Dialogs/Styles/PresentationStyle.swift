import Devices
package import Geometry
package import Timeline

/// One way of presenting. Every style answers the same questions, in the order in which the passes ask them.
package protocol PresentationStyle: Sendable {
    /// What stands where the request is silent, and how the style looks.
    func defaults(on stage: Stage) -> StyleDefaults
    /// What the style becomes on this stage, and why; nil where it stays itself.
    func adaptation(of request: DialogRequest, on stage: Stage) -> StyleAdaptation?
    /// Where the dialog rests, before keyboards and pixels, in window coordinates.
    func place(_ measured: Measured, on stage: Stage) -> Rect
    /// Where a sliding dialog is when it is away: the centre it comes from and goes to, in window coordinates.
    func away(from frame: Rect, through edge: Edge, in container: Rect) -> Point
    /// How long coming takes where the request does not say, in seconds.
    func duration(
        of frame: Rect, through edge: Edge, in container: Rect, by transition: TransitionStyle, on stage: Stage
    ) -> Double
    /// The numbers that the answers rest on, for `GET /v1/styles`.
    var figures: [StyleFigure] { get }
    /// What the style is for, in one sentence.
    var summary: String { get }
}

/// A style that another takes the place of, and why.
package struct StyleAdaptation: Sendable {
    package var to: StyleName
    package var reason: String
}

/// What a style gives a request that is silent.
package struct StyleDefaults: Sendable {
    package var width = Dimension.fraction(1)
    package var height = Dimension.fraction(1)
    /// Whether `content.size`, margins and fixed frames change the resting frame.
    package var isResizable = true
    /// Whether the dialog stays the size it is when a keyboard takes its room, rather than shrinking.
    package var keepsSizeOverKeyboard = false
    /// Whether the frame answers the keyboard at all.
    package var avoidsKeyboard = true
    /// Whether the dialog fills the screen, across folds and all.
    package var fillsScreen = false
    package var edge = RestingEdge.center
    package var transition = TransitionStyle.coverVertical
    package var easing = Easing.easeInOut
    /// Whether the dialog leaves the way it came, and in the same time, unless the request says otherwise.
    package var leavesAsItCame = false
    package var backdropColor = Color.black
    package var backdropOpacity = 0.0
    package var interaction = Interaction.block
    package var shape = Shape.rectangle
    package var cornerRadius = 0.0
    /// Whether only the two upper corners are round.
    package var roundsTopOnly = false
    package var border: Border?
    package var background = Background(color: .white, opacity: 1)
    /// Opacity of the dialog as a whole, content included.
    package var opacity = 1.0
    package var parallax: Parallax?
    /// Whether there is a layer `container` around backdrop and dialog.
    package var hasContainer = false
    /// Whether the presenter's tint is dimmed while the dialog is up.
    package var dimsPresenterTint = false
    package var content = ContentMetrics()
    /// Poses for the `zoom` transition.
    package var zoomFrom = Pose(scale: Size(width: 1, height: 1), opacity: 0)
    package var zoomTo = Pose(scale: Size(width: 1, height: 1), opacity: 0)

    package init() {}
}

extension PresentationStyle {
    package func adaptation(of request: DialogRequest, on stage: Stage) -> StyleAdaptation? { nil }

    package func away(from frame: Rect, through edge: Edge, in container: Rect) -> Point {
        Sliding.justOutside(frame, through: edge, of: container)
    }

    package func duration(
        of frame: Rect, through edge: Edge, in container: Rect, by transition: TransitionStyle, on stage: Stage
    ) -> Double {
        SystemMotion.duration(of: transition, in: stage.era)
    }
}

extension StyleName {
    /// The rules of this style. A new case does not compile until it is answered here.
    package var rules: any PresentationStyle {
        switch self {
        case .fullScreen: FullScreen()
        case .pageSheet: PageSheet()
        case .formSheet: FormSheet()
        case .currentContext: CurrentContext()
        case .semiModal: SemiModal()
        case .floating: Floating()
        case .slidingMessage: SlidingMessage()
        }
    }
}
