package import Devices
package import Geometry
package import Timeline

/// One way of presenting. Every style answers the same questions, in the order in which the passes ask them.
package protocol PresentationStyle: Sendable {
    /// What stands where the request is silent, and how the style looks.
    func defaults(for request: DialogRequest, on stage: Stage) -> StyleDefaults
    /// What the style becomes on this stage, and why; nil where it stays itself.
    func adaptation(of request: DialogRequest, on stage: Stage) -> StyleAdaptation?
    /// Whether the style can be shown here at all.
    func check(_ request: DialogRequest, on stage: Stage) throws(ResolveError)
    /// Where the dialog rests, before keyboards and pixels, in window coordinates.
    func place(
        _ measured: Measured, for request: DialogRequest, on stage: Stage, notes: inout Notes
    ) throws(ResolveError) -> Placed
    /// Where a sliding dialog is when it is away: the centre it comes from and goes to, in window coordinates.
    func away(from frame: Rect, through edge: Edge, in container: Rect) -> Point
    /// How long coming takes where the request does not say, in seconds.
    func duration(
        of frame: Rect, through edge: Edge, in container: Rect, by transition: TransitionStyle, on stage: Stage
    ) -> Double
    /// How the style comes or goes by `transition`, where one easing and that duration do not say it all.
    func motion(
        _ direction: PassageDirection, by transition: TransitionStyle, of frame: Rect, through edge: Edge,
        in container: Rect, on stage: Stage
    ) -> StyleMotion?
    /// The numbers that the answers rest on, for `GET /v1/styles`.
    var figures: [StyleFigure] { get }
    /// What the style is for, in one sentence.
    var summary: String { get }
    /// What the platform itself calls this; nil where it is a style of Apple's or of the ledger.
    var component: String? { get }
}

/// A style that another takes the place of, and why.
package struct StyleAdaptation: Sendable {
    package var to: StyleName
    package var reason: String
    /// Whether buttons of role cancel are left out, because a touch outside says the same there.
    package var omitsCancel = false
}

/// What a dialog is centred in.
package enum CentringArea: String, Sendable { case container, safeArea }

/// A moment of a motion of several steps.
package struct ScaleStep: Sendable, Hashable {
    /// Share of the whole duration, 0…1.
    package var share: Double
    package var scale: Double
}

/// What a style gives a request that is silent.
package struct StyleDefaults: Sendable {
    package var width = Dimension.fraction(1)
    package var height = Dimension.fraction(1)
    /// The least and the greatest width where the request gives none, in points; nil is any.
    package var widths: ClosedRange<Double>?
    /// Whether `content.size`, margins and fixed frames change the resting frame.
    package var isResizable = true
    /// Whether the dialog stays the size it is when a keyboard takes its room, rather than shrinking.
    package var keepsSizeOverKeyboard = false
    /// Whether the frame answers the keyboard at all.
    package var avoidsKeyboard = true
    /// Whether the dialog fills the screen, across folds and all.
    package var fillsScreen = false
    package var edge = RestingEdge.center
    package var centredIn = CentringArea.container
    /// Whether the dialog stays inside the safe area, `margins` off its edges, wherever its frame is not given.
    package var staysInSafeArea = false
    /// What stays free between the dialog and its container, or the safe area, where the request gives no margins.
    package var margins = EdgeInsets.zero
    /// The greatest height of a dialog whose height is not given, in points.
    package var maximumHeight: Double?
    package var transition = TransitionStyle.coverVertical
    package var easing = Easing.easeInOut
    /// Whether the dialog leaves the way it came, and in the same time, unless the request says otherwise.
    package var leavesAsItCame = false
    package var backdropColor = Color.black
    package var backdropOpacity = 0.0
    package var interaction = Interaction.block
    /// Whether touches outside pass even while the dialog waits for one of its actions.
    package var staysLiveWithActions = false
    package var shape = Shape.rectangle
    package var corners = CornerRadii.zero
    package var border: Border?
    package var background = Background(color: .white, opacity: 1)
    /// Opacity of the dialog as a whole, content included.
    package var opacity = 1.0
    package var parallax: Parallax?
    /// Whether there is a layer `container` around backdrop and dialog.
    package var hasContainer = false
    /// Whether the presenter's tint is dimmed while the dialog is up.
    package var dimsPresenterTint = false
    /// Whether a size gives way where the container is smaller; styles that limit themselves say no.
    package var limitsToContainer = true
    /// The arrow of a dialog that stands beside its anchor.
    package var arrow: PopoverArrow?
    /// How the presenter recedes while the dialog is up, where the request does not say.
    package var pushBack: PushBack?
    /// The handle at the top of a sheet; nil for styles without one.
    package var grabber: Grabber?
    package var shadow: Shadow?
    package var content = ContentMetrics()
    /// Poses for the `zoom` transition.
    package var zoomFrom = Pose(scale: Size(width: 1, height: 1), opacity: 0)
    package var zoomTo = Pose(scale: Size(width: 1, height: 1), opacity: 0)
    /// The steps of the scale when the `zoom` transition presents, instead of one way from `zoomFrom` to rest.
    package var zoomSteps: [ScaleStep] = []
    /// The share of presenting in which opacities get to their rest, 0…1.
    package var fadeShare = 1.0
    /// How long going takes by the style's own transition where the request does not say; nil is as long as coming.
    package var dismissDuration: Double?

    package init() {}
}

extension StyleDefaults {
    /// Takes over what depends on where the dialog came to rest.
    mutating func adopt(_ placed: Placed) {
        corners = placed.corners ?? corners
        pushBack = placed.pushBack ?? pushBack
        guard placed.leavesPresenterLive else { return }
        backdropOpacity = 0
        interaction = .passThrough
        staysLiveWithActions = true
    }
}

/// The handle by which a sheet is drawn up and down.
package struct Grabber: Sendable, Hashable {
    package var size: Size
    /// From the dialog's top edge down to its own, in points.
    package var top: Double
    /// What fills it; nil leaves that to the renderer.
    package var color: Color?

    package init(size: Size, top: Double, color: Color? = nil) {
        self.size = size
        self.top = top
        self.color = color
    }
}

/// Where a style puts a dialog.
package struct Placed: Sendable {
    /// The resting frame, in window coordinates, neither clear of keyboards nor snapped yet.
    package var frame: Rect
    /// Corners where this place has others than the style's defaults.
    package var corners: CornerRadii?
    /// The bands of the frame that content keeps free; nil is where the unsafe bands of the window reach in.
    package var contentInsets: EdgeInsets?
    /// Every height at which a sheet may rest, from the lowest up.
    package var detents: [RestingDetent] = []
    /// How the dialog stands to its anchor, and the arrow that it then has.
    package var popover: PlacedPopover?
    package var arrow: PopoverArrow?
    /// How the presenter recedes behind this place, where the request does not say.
    package var pushBack: PushBack?
    /// Whether here, unless the request says otherwise, nothing behind is dimmed and touches outside reach it.
    package var leavesPresenterLive = false

    package init(_ frame: Rect) {
        self.frame = frame
    }
}

extension PresentationStyle {
    package func place(
        _ measured: Measured, for request: DialogRequest, on stage: Stage, notes: inout Notes
    ) throws(ResolveError) -> Placed { Placed(measured.rest) }

    package var component: String? { nil }

    package func adaptation(of request: DialogRequest, on stage: Stage) -> StyleAdaptation? { nil }

    package func check(_ request: DialogRequest, on stage: Stage) throws(ResolveError) {}

    package func away(from frame: Rect, through edge: Edge, in container: Rect) -> Point {
        Sliding.justOutside(frame, through: edge, of: container)
    }

    package func duration(
        of frame: Rect, through edge: Edge, in container: Rect, by transition: TransitionStyle, on stage: Stage
    ) -> Double {
        stage.duration(of: transition)
    }

    package func motion(
        _ direction: PassageDirection, by transition: TransitionStyle, of frame: Rect, through edge: Edge,
        in container: Rect, on stage: Stage
    ) -> StyleMotion? {
        stage.motion(direction, by: transition)
    }
}

extension StyleDefaults {
    /// These defaults with the parts that are pointed at large enough for the way in which they are.
    package func fitted(to stage: Stage) -> StyleDefaults {
        guard stage.device.input == .focus else { return self }
        var fitted = self
        fitted.content.rowHeight = max(content.rowHeight, stage.minimumTarget)
        return fitted
    }
}

extension StyleName {
    /// Whether a dialog of this style stands beside the view that `placement.anchor` names.
    package var standsBesideAnchor: Bool {
        switch self {
        case .popover, .actionSheet, .activityView: true
        case .fullScreen, .pageSheet, .formSheet, .currentContext, .alert, .sheet, .semiModal, .floating,
            .slidingMessage:
            false
        }
    }

    /// The numbers of every platform, each once.
    package var figures: [StyleFigure] {
        var figures: [StyleFigure] = []
        for platform in Platform.allCases {
            for figure in rules(on: platform).figures where !figures.contains(figure) { figures.append(figure) }
        }
        return figures
    }

    /// The rules of this style on a platform; each platform has a table of its own.
    package func rules(on platform: Platform) -> any PresentationStyle {
        switch platform {
        case .apple: appleRules
        case .material: materialRules
        case .web: webRules
        }
    }

    /// UIKit's, and the ledger's own. A new case does not compile until it is answered here.
    private var appleRules: any PresentationStyle {
        switch self {
        case .fullScreen: FullScreen()
        case .pageSheet: PageSheet()
        case .formSheet: FormSheet()
        case .currentContext: CurrentContext()
        case .popover: Popover()
        case .alert: Alert()
        case .actionSheet: ActionSheet()
        case .activityView: ActivityView()
        case .sheet: Sheet()
        case .semiModal: SemiModal()
        case .floating: Floating()
        case .slidingMessage: SlidingMessage()
        }
    }
}
