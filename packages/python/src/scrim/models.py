"""The contract's schemas as types. Made of openapi.yaml by scripts/openapi; not written by hand.

Lengths are in points, times in seconds, angles in degrees; members have the names that they have on the wire.
"""

from __future__ import annotations

from typing import Any, Literal, TypedDict, Union


class _SpecRequest(TypedDict):
    device: DeviceChoice
    dialog: Dialog


class SpecRequest(_SpecRequest, total=False):
    """A device, a dialog on it, and choices about the answer."""

    options: Options


class SamplesRequest(TypedDict, total=False):
    """A timeline and the moments to sample: one that was answered before, with nothing else; or by its `phase` one of a
    dialog (`device`, `dialog`) or of a scene (`device`, `dialogs`); or that of a schedule (`device`, `policy`,
    `events`).
    """

    device: DeviceChoice
    dialog: Dialog
    dialogs: SceneDialogs
    policy: SchedulePolicy
    gap: Duration
    events: ScheduleEvents
    phase: Phase
    timeline: Timeline
    times: SampleTimes
    framesPerSecond: FramesPerSecond
    options: Options


class _RetargetRequest(TypedDict):
    at: TimelineMoment
    """Seconds from the start of the timeline, not after its end."""
    to: RetargetTarget


class RetargetRequest(_RetargetRequest, total=False):
    """A timeline, the moment at which it is interrupted and where it then goes. The timeline is one of a dialog, a
    scene or a schedule, as for samples, or one that was answered before. By itself it goes to what it says of the goal:
    `presented` is where it has come to at `didPresent`, `dismissed` where it comes to at the next `didDismiss`; one
    that announces neither starts dismissed and ends presented, one that only dismisses the other way round. A schedule
    goes likewise.
    """

    device: DeviceChoice
    dialog: Dialog
    dialogs: SceneDialogs
    policy: SchedulePolicy
    gap: Duration
    events: ScheduleEvents
    phase: Phase
    timeline: Timeline
    velocity: VelocityRequest
    """The dialog's own, [x, y] in points per second, y down, where a finger gives it another than the timeline has."""
    times: SampleTimes
    framesPerSecond: FramesPerSecond
    options: Options


class _ReleaseRequest(TypedDict):
    device: DeviceChoice
    dialog: Dialog
    position: PointRequest
    """The dialog's centre now, [x, y] in points; the slop is already taken off."""
    velocity: VelocityRequest
    """[x, y] in points per second, y down."""


class ReleaseRequest(_ReleaseRequest, total=False):
    """A device, a dialog on it, and the end of a drag."""

    rules: ReleaseRulesRequest
    options: Options


class _DragRequest(TypedDict):
    device: DeviceChoice
    dialog: Dialog


_DragRequestOptional = TypedDict("_DragRequestOptional", {
    "back": 'BackRequest',
    "from": 'PointRequest',
    "positions": 'PointListRequest',
    "points": 'PointListRequest',
    "rules": 'ReleaseRulesRequest',
    "options": 'Options',
}, total=False)


class DragRequest(_DragRequest, _DragRequestOptional):
    """A device, a dialog on it, and a finger that draws it, `from` and `positions`; or the system's gesture, `back`."""


class BackRequest(TypedDict):
    """How far the back gesture has come, and from which edge."""

    progress: Union[float, list[float]]
    """0 to 1, or several of them, at most as many as the setting `--max-points` says."""
    edge: Literal["left", "right"]


class ReleaseRulesRequest(TypedDict, total=False):
    """Rules in place of the style's own; what is left out stays as the style has it."""

    dismissShare: DismissShare
    dismissSpeed: DismissSpeed
    speedRule: SpeedRule
    hideFriction: HideFriction
    skipCollapsed: SkipCollapsed
    minimumSpeed: MinimumSpeed
    axisDominance: AxisDominance
    deceleration: DecelerationRate
    reach: Reach
    detentShare: DetentShare
    restRule: RestRule
    halfRule: HalfRule
    flickSpeed: FlickSpeed
    flickOpening: FlickRule
    flickClosing: FlickRule
    rubberBand: RubberBandCoefficient
    rubberBandDimension: RubberBandDimension
    """Beyond every end that has none of its own here."""
    rubberBandDimensionClosing: RubberBandDimension
    """Beyond the lowest rest, towards the dialog's own edge."""
    rubberBandDimensionAcross: RubberBandDimension
    """Along the other axis, at both its ends."""
    spring: SpringParametersRequest
    """What takes over from the finger. Its initial velocity is the release's own. One with `initialVelocity` is
    refused.
    """
    fastDampingRatio: Union[float, None]
    """The damping ratio of the spring above `dampingSpeed`; null is the spring's own at any speed."""
    dampingSpeed: DampingSpeed
    slowTravel: SlowTravel


_ChangeRequest = TypedDict("_ChangeRequest", {
    "from": 'ChangeSide',
    "to": 'ChangeSide',
})


class ChangeRequest(_ChangeRequest, total=False):
    """Two rests, and the options for both."""

    options: Options


class ChangeSide(TypedDict):
    """One dialog at rest on one device."""

    device: DeviceChoice
    dialog: Dialog


class _LintRequest(TypedDict):
    requests: list[SpecRequest]


class LintRequest(_LintRequest, total=False):
    """Requests, as those of one app."""

    options: Options
    """Stand for every request that does not say otherwise in options of its own. `explain` changes nothing here."""


class _BatchMatrix(TypedDict):
    devices: list[DeviceChoice]
    dialogs: list[Dialog]


class BatchMatrix(_BatchMatrix, total=False):
    """Every dialog on every device; at most 10,000 combinations. With `variants` each dialog comes as it is first, and
    then in each of them; with `axes` each of these in every state, the last axis varying first.
    """

    options: Options
    """Stand for all combinations."""
    axes: BatchAxes
    variants: dict[str, dict[str, Any]]
    """Merge patches (RFC 7396) over every dialog, by their names: null takes a member away. Each makes a combination
    beside the dialog as it is. Default none.
    """


class BatchAxes(TypedDict, total=False):
    """Members of the device with the values that each takes, in the place of the device's own. With axes, be there none
    (`{}`), or variants, each result tells its own, and the summary what came of all together. Default none.
    """

    orientation: list[Orientation]
    textSize: list[Union[str, float]]
    layoutDirection: list[LayoutDirection]
    appearance: list[Appearance]
    contrast: list[Contrast]
    language: list[str]


class _SceneRequest(TypedDict):
    device: DeviceChoice
    dialogs: list[Dialog]
    """The stack, the lowest first. A dialog without an `id` is called by its place, `dialog1` for the lowest; where
    that name is taken, `-2`, `-3` … is put behind it. No two dialogs have one id, and none has another's and a slash at
    the start of its own.
    """


class SceneRequest(_SceneRequest, total=False):
    """A device and a stack of dialogs on it."""

    options: Options


_BreakpointsRequest = TypedDict("_BreakpointsRequest", {
    "device": 'DeviceChoice',
    "dialog": 'Dialog',
    "vary": 'BreakpointAxis',
    "from": 'float',
    "to": 'float',
})


class BreakpointsRequest(_BreakpointsRequest, total=False):
    """A device and a dialog, what of the device varies, and what of the answer is looked at."""

    options: Options
    of: list[str]
    """The members of the answer that are looked at: those that `options.include` names, or what stands below one of
    them (`presentation.resolved`, `layers.dialog.frame.width`). Elements of lists go by their ids or indexes;
    `layers.frame` is the list of the frames of all. Default `presentation.resolved`.
    """


class _HitTestRequest(TypedDict):
    points: list[list[Coordinate]]
    """Where touches come down, in the space of the specification's frames, in points."""


class HitTestRequest(_HitTestRequest, total=False):
    """What is touched, touches, and the moment at which they come down; without one, it rests. Touched is a dialog, a
    scene or a schedule, as for samples; or, beside a `timeline` that was answered before and without a device, the
    `layers` and `hitRegions` that were answered with it, or the timeline's own `rest`.
    """

    device: DeviceChoice
    dialog: Dialog
    dialogs: SceneDialogs
    policy: SchedulePolicy
    gap: Duration
    events: ScheduleEvents
    layers: list[Layer]
    """As they were answered; what says nothing about where they are is not read."""
    hitRegions: list[HitRegion]
    """As they were answered."""
    phase: Phase
    timeline: Timeline
    at: TimelineMoment
    """Seconds from the start of the timeline, up to its end."""
    options: Options
    """`explain` changes nothing here."""


_DiffRequest = TypedDict("_DiffRequest", {
    "from": 'SpecRequest',
    "to": 'SpecRequest',
})


class DiffRequest(_DiffRequest, total=False):
    """Two requests."""

    options: Options
    """Stand for each side that does not say otherwise in options of its own."""


class _ScheduleRequest(TypedDict):
    device: DeviceChoice
    """The device before the first event."""
    policy: SchedulePolicy
    events: list[ScheduleEvent]


class ScheduleRequest(_ScheduleRequest, total=False):
    """What happens over time on one device."""

    gap: Duration
    """Seconds between one dialog's removal and the next one's start. Under `stack` there is none (adaptation
    `stackHasNoGap`). Default `0`.
    """
    options: Options


class _ScheduleEvent(TypedDict):
    at: Duration
    """Seconds from the start of the schedule."""


class ScheduleEvent(_ScheduleEvent, total=False):
    """One thing that happens."""

    show: Dialog
    """A dialog is asked for."""
    dismiss: Name
    """The dialog of this id, as its entry tells it, is no longer wanted, on the screen or before."""
    tap: PointRequest
    """A finger comes down here, in the coordinates of the answer."""
    close: CloseRequest
    """A key or gesture of the system goes to the uppermost dialog that it sends away (`dismissal.closeRequests`); what
    is modal keeps it from those below.
    """
    orientation: Orientation
    """The device turns. What was given for one way up travels with the hardware; a `device.window` smaller than the
    screen does not (`unknownWindow`).
    """
    keyboard: KeyboardState
    """A keyboard comes or changes, as `device.keyboard` has it, or goes with `null`."""
    priority: int
    """Beside `show`. Who goes first among those that wait, the highest; no lower one replaces it. Default `0`."""
    delay: Duration
    """Beside `show`. Seconds for which the dialog has to stay wanted before it comes. Default `0`."""
    minimum: Duration
    """Beside `show`. Seconds, from the start of showing, before which nothing sends the dialog away. Default `0`."""


class Options(TypedDict, total=False):
    """Choices about the answer rather than the dialog."""

    snap: Snap
    coordinateSpace: CoordinateSpace
    explain: bool
    """Whether the answer lists the decisions that led to it, in `trace`. Default `false`."""
    include: list[AnswerMember]
    """The members of a specification, a scene or a schedule that are answered; those that are not named are not worked
    out, and what is wrong with them alone is not found. `schemaVersion` and `id` are always there. Without it
    everything is answered. Elsewhere it changes nothing.
    """
    rests: bool
    """Whether each timeline under `rotate`, `keyboard`, `keyboardHide` and `detents` tells in `rest` where it ends. Its
    tracks then also speak of layers that only that rest has, and let them come. Default `false`.
    """
    rules: RuleSelection
    proof: bool
    """Whether a specification proves, in `proofs`, what is true of every dialog. Elsewhere it changes nothing. Default
    `false`.
    """
    behaviour: BehaviourName
    """A library after which the dialog goes: its placements, heights, times and looks stand where the request says
    nothing, and its rules judge the end of a drag where the release says nothing. `GET /v1/behaviours` tells what that
    is, with sources. Where both say something it is as under a named style: members of objects one by one, shapes and
    easings whole; and with heights of its own a dialog takes none of the library's. A named style stands over the
    library. None by default.
    """


class RuleSelection(TypedDict, total=False):
    """Which rules are heard in `diagnostics`, and how severe their findings are, as `scrim.json` says it for files.
    Those of a request stand on those of the set that it is in: what is off there is off, and a severity of its own
    wins. Default all, as severe as they are.
    """

    off: list[DiagnosticRule]
    """Rules whose findings are left out."""
    severity: dict[str, Severity]
    """The severity of a rule's findings in the place of the rule's own, by the rule's name."""


class Device(TypedDict, total=False):
    """A device at one moment: what it is, how it is held, what the user set. With `profile`, every other member
    overrides the profile's. Without one, `screen` with its width and height is required, and `system`, if given, needs
    its `name`; everything else has the default named at the member. What `GET /v1/devices/{id}` answers is a device as
    it stands; where such members (`id` to `disagreements`) are given without `profile`, `system` is the system that the
    device was launched with, and another one can be named beside the whole as `profile`.
    """

    profile: DeviceBase
    orientation: Orientation
    """How the interface is turned, by UIKit's names: `landscapeRight` has the home button on its right. A screen that
    is wider than high is meant as it is by `portrait`. Default `portrait`.
    """
    idiom: Idiom
    """The kind of device. Default `phone`, or the profile's."""
    system: SystemRequest
    screen: ScreenRequest
    safeAreaInsets: SafeAreaInsetsRequest
    """What the system keeps free along each edge of the screen in the current orientation, in points, 0 to 100,000.
    `leading` and `trailing` follow `layoutDirection`; the physical name wins beside them. An edge left out keeps the
    profile's inset, which is 0 without a profile. Or the profile's own insets, for `portrait` and `landscape`.
    """
    window: RectRequest
    """The app's rectangle on the screen (split view, slide over, a desktop window), in points of the screen as the user
    sees it. Default: the whole screen. What of it lies off the screen counts as unsafe.
    """
    bars: Bars
    keyboard: KeyboardState
    reservedRegions: Union[DeviceRegions, None]
    """As a profile tells them or as they are now; null, as in a profile, where they are not known."""
    layoutDirection: LayoutDirection
    appearance: Appearance
    contrast: Contrast
    textSize: TextSizeSetting
    language: LanguageSetting
    elements: list[DeviceElement]
    """What the app shows itself beside its dialogs, in window coordinates: `placement.anchor` and `presenter.focus` may
    name one, and `presentation.overlaps` tells each that the dialog covers. When the device turns, they keep their
    shares of the window. Default: none.
    """
    browserChrome: BrowserChrome
    notifications: NotificationPreference
    reduceMotion: bool
    """Whether the user asked for less motion. Fades stay; slides, scales and turns become a fade of a short time with
    the same events. Default `false`.
    """
    reduceTransparency: bool
    """Whether the user asked for less transparency; the dialog's background is then opaque. Default `false`."""
    screenReader: bool
    """Whether somebody has the screen read out: a time limit is then told by the rule `timeLimitUnheard`. Default
    `false`.
    """
    input: InputKind
    id: OwnDeviceId
    name: Union[str, None]
    aliases: Union[list[str], None]
    family: Union[str, None]
    year: Union[int, None]
    naturalOrientation: Union[Aspect, None]
    """How the device is held by nature, where that is known not to be portrait."""
    deviceGroup: Union[str, None]
    posture: Union[Posture, None]
    """How a folding device is held; the devices of one `deviceGroup` are its postures."""
    cutout: Union[Cutout, None]
    fold: Union[Fold, None]
    statusBarHeight: Union[NumberByAspectRequest, None]
    sizeClass: Union[SizeClassByAspectRequest, None]
    keyboardWithoutSuggestions: Union[NumberByAspectRequest, None]
    osVariants: Union[SystemVariantListRequest, None]
    notes: Union[str, None]
    keyboardNote: Union[str, None]
    confidence: Union[ConfidenceByGroupRequest, None]
    disagreements: Union[list[str], None]
    sources: Union[list[str], None]


class _DeviceElement(TypedDict):
    id: str
    """Its name; no other element has the same."""
    frame: RectOrLineRequest
    """In window coordinates; it may be without area."""


class DeviceElement(_DeviceElement, total=False):
    """Something that the app shows itself, such as a button that floats."""

    keepClear: bool
    """Whether dialogs keep clear of it where their style has a choice, as they do of cut-outs: what fills the window
    from side to side, stands beside an anchor or has a frame of the caller's stays. Default `false`.
    """


class BrowserChrome(TypedDict, total=False):
    """What a browser shows above and below the page. `device.window`, or the screen, is then the large viewport; what
    is not `collapsed` takes its heights from it, and `stage.viewports` tells the sizes. Only where `system` is `web`.
    Default: nothing.
    """

    top: Length
    """Its height above the page in full, in points. Default 0."""
    bottom: Length
    """Its height below the page in full, in points. Default 0."""
    collapsed: bool
    """Whether it has withdrawn, as browsers have it once a page is scrolled. Default `false`."""


class SystemRequest(TypedDict, total=False):
    """The operating system. It chooses the era of metrics (iPhone OS 1–iOS 6, iOS 7–12, 13–14, 15–18, 26 on) and the
    profile's figures for that system. Default: the profile's launch version; without a profile the newest iOS
    (`phone`), the newest iPadOS (`pad`), the web (`desktop`), tvOS (`tv`), CarPlay (`car`) or Wear OS (`watch`).
    Android is laid out by Material 3, the web by the HTML dialog, GNOME by libadwaita, KDE Plasma by Kirigami, Windows
    by WinUI 3, HarmonyOS by ArkUI, macOS by AppKit, visionOS by what its guidelines say and Wear OS by its Compose
    Material 3 (`docs/platforms.md`). tvOS and CarPlay have alerts of their own; what else they have follows Apple's
    touch systems of the same version, on tvOS inside its overscan margins, which the diagnostic `assumedFigure` says.
    """

    name: SystemName
    """The system's name. Required without a profile; else the profile's by default."""
    version: Union[SystemVersionText, float, None]
    """One to three numbers of at most four digits each, joined by dots (`"26"`, `"12.1.4"`), or the same as a number
    (`26`); in a URL it is always read as text. Without it the newest version of the name (for `iPhone OS` the oldest);
    where the name is left out too, the profile's.
    """
    toolkit: AndroidToolkit
    motionScheme: MotionScheme


class ScreenRequest(TypedDict, total=False):
    """The display panel in natural portrait. Members left out are the profile's."""

    width: Extent
    """Width in points. Required without a profile. It may exceed the height."""
    height: Extent
    """Height in points. Required without a profile."""
    scale: float
    """Physical pixels per point. Default 1, or the profile's."""
    cornerRadius: Union[Length, None]
    """Radius of the panel's corners, in points. Unknown by default and for null, or the profile's."""
    nativePixels: Union[PixelSize, None]


class SafeAreaInsetsRequest(TypedDict, total=False):
    top: Length
    left: Length
    bottom: Length
    right: Length
    leading: Length
    trailing: Length
    portrait: Union[WholeInsets, None]
    """As a profile tells them, by aspect; not beside the edges."""
    landscape: Union[WholeInsets, None]
    """As a profile tells them, by aspect; not beside the edges."""


class Bars(TypedDict, total=False):
    """Heights of the app's own bars, in points. A dialog at `level: content` stays between them. Status and navigation
    bar are at the top, tab bar and toolbar at the bottom of the window, the tab bar lowest. Heights count from the
    window's edge: a status bar's includes a notch, a tab bar's what it keeps free for the home indicator. Pictures show
    plain bars of the system.
    """

    status: Length
    """Default `0`."""
    navigation: Length
    """Default `0`."""
    tab: Length
    """Default `0`."""
    toolbar: Length
    """Default `0`."""


class Keyboard(TypedDict, total=False):
    """An on-screen keyboard, by its frame or its height but not both. With neither it has the catalogue's height."""

    frame: RectRequest
    """Its rectangle, in points of the screen as the user sees it. What lies off the screen does not count: an accessory
    bar alone is the top of a keyboard below the screen's edge.
    """
    height: Extent
    """Its height in points, from the bottom edge of the screen; less than the screen's height."""
    mode: KeyboardMode
    duration: Duration
    """Seconds in which it appears. Default 0.25 to iOS 6, from iOS 7 on the settling time of the system's spring
    (0.506). A spring as `easing` has its own time.
    """
    easing: Easing
    """The curve on which it appears. Default: from iOS 7 on the system's spring (mass 3, stiffness 1000, damping 500),
    unless `duration` is given; else `easeInOut`.
    """
    portrait: Union[Length, None]
    """As a profile tells its keyboard: the height of a docked one in this aspect, in points, null where it is not
    known. It shows none.
    """
    landscape: Union[Length, None]
    """As a profile tells its keyboard: the height of a docked one in this aspect, in points, null where it is not
    known. It shows none.
    """


class _ReservedRegionRequest(TypedDict):
    kind: ReservedRegionKind
    frame: RectOrLineRequest
    """Where it lies, in points of the screen as the user sees it. A fold may have no width."""


class ReservedRegionRequest(_ReservedRegionRequest, total=False):
    """A part of the screen that is not the app's."""

    active: bool
    """Whether it counts at the moment; a fold that lies flat may not. Default `true`."""


class Dialog(TypedDict, total=False):
    """The dialog that is asked for. Every member has a default; many depend on the style and the era."""

    id: Name
    """The caller's name for the dialog, handed through to `id` of the answer."""
    requested: bool
    """Whether the user asked for the dialog, rather than the app. Default `false`."""
    style: StyleReference
    """The presentation style, or one that the server's owner has named. Default `fullScreen` to iOS 12, `pageSheet`
    from iOS 13 on.
    """
    content: Content
    placement: Placement
    backdrop: BackdropRequest
    dismissal: Dismissal
    transition: Transition
    """One transition for both directions, or one for each."""
    presenter: Presenter
    pushBack: PushBack
    parallax: Parallax
    theme: Theme
    haptic: Union[HapticKind, None]
    """What is felt when the dialog comes, on devices that can be felt: the event `haptic`. Null is nothing. By default
    what the platform has, a warning with an alert that destroys something, for one.
    """
    orientations: list[Orientation]
    """The orientations that the dialog allows; all by default. On a device that is held in another it is laid out in
    the first of them that has the same shape, else in the first of all, which `orientationNotAllowed` tells; what lies
    in the window, as an anchor does, turns along. `transitions.rotate` has only these. In a scene the uppermost dialog
    that names any decides for all; a schedule, which turns by its own events, refuses the member. It has no effect on
    desktops and televisions, and in windows smaller than the screen.
    """
    data: CallerData
    """The caller's own, told back as `data` of the layer `dialog`. Nothing by default."""
    platforms: PlatformPatches
    statusBar: StatusBarRequest
    """What the status bar shows over the dialog, by the colour of its text, or `hidden`; it changes as the dialog comes
    and goes (`statusBarDidChange`). Default `automatic`: as the system has it.
    """


class PlatformPatches(TypedDict, total=False):
    """What is different on platforms, so that one request serves all: a merge patch (RFC 7396) over the rest of the
    dialog for each. The one for the device's platform counts, and `presentation.requested` is the patched style; the
    others are checked all the same. Faults, adaptations and findings point into the patch where that says what they are
    about. None by default.
    """

    apple: DialogPatch
    android: DialogPatch
    web: DialogPatch
    gnome: DialogPatch
    kde: DialogPatch
    windows: DialogPatch
    harmonyos: DialogPatch
    macos: DialogPatch
    wearos: DialogPatch
    visionos: DialogPatch


class Theme(TypedDict, total=False):
    """The app's own colours in the place of the platform's, in either appearance: everything that is drawn in a role
    takes them. Roles that are left out stay as they are. By default nothing is changed.
    """

    light: RoleColors
    dark: RoleColors


class Content(TypedDict, total=False):
    """What the dialog shows, from top to bottom: bar, image, title, message, text fields, rows of actions. Everything
    is left out by default. The texts of one request are bounded by the setting `--max-shaped-text` (300,000): a
    character of Latin, Greek, Cyrillic, Chinese, Japanese or Korean counts once, any other four times, a change of the
    script sixteen times.
    """

    size: ContentSize
    title: Text
    """Its size and weight are the style's: 17 points, semibold, or as the system sets it in its own styles."""
    message: Text
    """15 points, regular, or as the system sets it in its own styles."""
    image: ImageRequest
    actions: list[ActionRequest]
    """The buttons, at most 32 with the bar's. Two stand side by side where their measured titles fit, cancel on the
    leading side; else one a row, cancel last. Action sheets have one a row, dialogs of Material all in one row where
    they fit. Rows are 44 points high, or as the system has them, and more where text is large.
    """
    textFields: list[TextField]
    """Lines to type into, 30 points high or as the system has them. Their ids are unique among each other."""
    navigationBar: NavigationBar
    closeButton: CloseButton
    blocks: list[Block]
    """Room for what the app draws itself, in the order in which it stands; the layers `block:<id>`. Their ids are
    unique among each other. Default: none.
    """
    actionAxis: ActionAxis
    alignment: ContentAlignment
    shape: Shape
    border: BorderRequest
    background: BackgroundRequest
    shadows: list[ShadowRequest]
    """Shadows around the outline, the topmost first; an empty list leaves the style's out. Default, the style's own."""


class CloseButton(TypedDict, total=False):
    """A button that closes the dialog, drawn as the platform's cross: a circle of 30 points on Apple's systems from iOS
    13 on, of 44 on iOS 26, an icon of 24 in a target of 48 on Android, of 20 in 32 on the web. It stands on the
    navigation bar, outermost, or else in the dialog's upper corner, which title and body keep clear of. An action in
    every other way: the layer `action:<id>` with a `symbol` and no text. Default: none.
    """

    id: Name
    """Its name, unique among all actions of the dialog. Default `close`."""
    title: Text
    """What readers call it. Default `Close`."""
    role: ActionRole
    """Default `cancel`."""
    dismisses: Dismisses
    """Default `beforeAction`."""
    preferred: bool
    """As of any action. Default `false`."""
    enabled: bool
    """As of any action. Default `true`."""
    data: CallerData
    """The caller's own, told back as `data` of the action's layer. Nothing by default."""
    background: Color
    """What fills it. Default, as the platform has it."""
    color: Color
    """Of its cross. Default, as the platform has it."""
    edge: CloseButtonEdge
    """The corner that it stands in. Default `trailing`."""


class _Block(TypedDict):
    id: Name
    height: Extent
    """In points."""


class Block(_Block, total=False):
    """Room in the dialog for something that the app draws itself. What does not fit scrolls with the rest."""

    width: Extent
    """In points, no more than texts have. It stands as the message does. Default, all that texts have."""
    focusable: bool
    """Whether it takes the focus, and so is in `accessibility.focusOrder`. Default `false`."""
    label: Text
    """What it is called by who reads it out; with one it is read in its place, focusable or not. Default: it is passed
    over.
    """
    after: BlockPlace
    """The part of the content that it follows, or would follow were that there. Default `message`."""


class ContentSize(TypedDict, total=False):
    """The dialog's size. Defaults: `formSheet` 540 by 620; `semiModal` `"100%"` by `"50%"`; `floating` 270 by `"fit"`;
    `slidingMessage` `"100%"` by `"fit"` (90 points without any content); `popover` 320 by `"fit"`; `alert` 284 to iOS
    6, then 270, 310 at accessibility sizes from iOS 13 on, 320 on iOS 26, by `"fit"`; other platforms as `/v1/styles`
    has them. `fullScreen`, `pageSheet`, `sheet` and `currentContext` size themselves, and the diagnostic
    `memberHasNoEffect` says so where a size is given. What exceeds the container is cut to it, told in `adaptations`; a
    popover's own size never is. Wherever width and height come from, they keep to the limits given here, which take the
    place of the style's own; `presentation.sizing` tells which limit they met.
    """

    width: Dimension
    height: Dimension
    minWidth: SizeLimit
    maxWidth: SizeLimit
    minHeight: SizeLimit
    maxHeight: SizeLimit


class _ImageRequest(TypedDict):
    width: Extent
    height: Extent


class ImageRequest(_ImageRequest, total=False):
    """An image: its size, in points, and how it fills it. It stands above the text, in a `slidingMessage` beside it."""

    fit: ImageFit
    source: Any
    """What the image is: in a `data:` URL, and pictures draw it; or the caller's own name or address, and pictures draw
    a placeholder. Either is told back, and nothing is ever fetched.
    """


class ActionRequest(TypedDict, total=False):
    """A button. It becomes the layer `action:<id>`."""

    id: Name
    """Its name, unique among all actions of the dialog. Default: its place in the list, from `"0"`; in the bar with the
    side in front, `"leading0"`, `"trailing0"`.
    """
    title: Text
    """Its words. Default, its id."""
    role: ActionRole
    """Default `default`."""
    dismisses: Dismisses
    """Default `beforeAction`."""
    preferred: bool
    """Whether it is the one that people most likely choose, and looks it: in alerts from iOS 7 on it is the one set in
    semibold or bold, in the place of the one that cancels. One of the content's actions may be, and one of the bar's.
    Default `false`.
    """
    enabled: bool
    """Whether it can be chosen. One that cannot looks disabled, a touch on it ends there, and it is no way out of the
    dialog. Default `true`.
    """
    data: CallerData
    """The caller's own, told back as `data` of the action's layer. Nothing by default."""
    symbol: ActionSymbol
    background: Color
    """What fills it. Default, as the platform has it."""
    color: Color
    """Of its title and symbol. Default, as the platform has it."""


class ActionSymbol(TypedDict):
    """A glyph before the title, a quarter larger than that is; on a navigation bar and in a share sheet in the place of
    the title or of the icon. The layer tells it as `symbol`, named `custom`. Default: none.
    """

    path: str
    """Path data as in SVG, in a box of one by one; filled by the rule even-odd. What reaches out of it is refused."""


class TextField(TypedDict, total=False):
    """A line to type into. It becomes the layer `field:<id>`."""

    id: Name
    """Its name. Default, its place in the list, from `"0"`."""
    placeholder: Text
    """Words that stand in it while it is empty. None by default."""
    text: Text
    """What was typed already, in the place of the placeholder. Nothing by default."""
    secure: bool
    """Whether what was typed is shown as bullets, U+2022, one for each character; the answer does not tell it
    otherwise. Default `false`.
    """


class NavigationBar(TypedDict, total=False):
    """A bar of 44 points across the top of the dialog, the layer `bar:navigation`."""

    title: Text
    leading: Actions
    """One action or a list, at the bar's leading end."""
    trailing: Actions
    """One action or a list, at the bar's trailing end."""


class PlainShape(TypedDict):
    """A rectangle, or the ellipse that fills the frame: what is in one keeps to the largest rectangle that fits into
    it.
    """

    kind: PlainShapeKind


class _RoundedShape(TypedDict):
    kind: RoundedShapeKind


class RoundedShape(_RoundedShape, total=False):
    """A rectangle with circular corners."""

    radius: Union[Length, NamedRadius]
    """Radius in points, cut to half the shorter side, or `concentric`: in each corner what is left of the screen's
    radius at its distance, the larger of those to the two edges; 0 where that is not known. Default, the style's own.
    """
    radii: CornerRadiiRequest
    """In the place of `radius`: a radius for each corner in points, 0 for those that are left out; scaled down alike
    where they do not fit beside each other. A popover with an arrow has the largest of them in all corners.
    """


class CornerRadiiRequest(TypedDict, total=False):
    """Radii of the four corners, in points."""

    topLeft: Length
    topRight: Length
    bottomRight: Length
    bottomLeft: Length


class PathShape(TypedDict):
    """Any outline."""

    kind: PathShapeKind
    path: str
    """Path data as in SVG, in points of the dialog's own space: origin at the top-left corner of its frame, y down. The
    path stays inside the frame (a pixel of tolerance); the frame does not follow the path.
    """


class BorderRequest(TypedDict, total=False):
    """A line along the outline. Default, none; `floating` up to iOS 12 2 points in `#0000FF`."""

    width: Length
    """Points. Default `1`."""
    color: ColorRequest
    """Default `#000000`."""
    opacity: Share
    """Default `1`."""


class BackgroundRequest(TypedDict, total=False):
    """What fills the outline behind the content. The content itself stays opaque."""

    color: ColorRequest
    """Default, the style's own on the device's system, in its appearance and contrast. A colour or an opacity that is
    given takes the place of the style's material.
    """
    opacity: Share
    """Default, the style's own."""
    material: Name
    """One of the system's materials, by its name there; `color` and `opacity` beside it are then what stands in its
    place where nothing can be blurred. A name that the system lacks is refused (`materialNotOffered`), with those it
    has in `allowed`; Android and the web have none. Default, the style's own.
    """


class ShadowRequest(TypedDict, total=False):
    """A shadow of the outline, as CSS's `box-shadow` has it."""

    color: ColorRequest
    """Default `#000000`."""
    opacity: Share
    """Default `0.3`."""
    blur: Length
    """Blur radius in points, twice the standard deviation. Default `20`."""
    spread: Coordinate
    """By how much the outline grows before it is blurred, in points; negative shrinks it. Default `0`."""
    offset: PointRequest
    """How far the shadow lies right of and below the outline, in points. Default `[0, 0]`."""
    clipped: bool
    """Whether it is drawn outside of the outline only. Default `false`."""


class Placement(TypedDict, total=False):
    """Where the dialog goes. `fullScreen`, `pageSheet`, `sheet` and `currentContext` place themselves: `edge`,
    `margins`, `frame` and `frames` have no effect on them. `anchor`, `side`, `align`, `offset`, `flip`, `shift`,
    `padding`, `arrow`, `arrowDirections` belong to popovers, `detents`, `selectedDetent`, `largestUndimmedDetent`,
    `grabber` to sheets: on other styles they are checked, and the diagnostic `memberHasNoEffect` names them.
    """

    edge: RestingEdge
    """The edge of the container that the dialog rests against, or its middle. Default `bottom` for `semiModal` and
    `slidingMessage`, for `actionSheet` and `activityView` where they are no popover (on iOS 26 an action sheet is
    centred), and for `sheet` in compact width; else `center`. A `sheet` in compact height is full screen unless an edge
    is given; at `bottom` it is then as wide as the safe area. The detents of a `sheet` count from its edge: at the
    sides they are widths.
    """
    margins: InsetsRequest
    """Distances from the container's edges in points: one number for all, or edge by edge. Default 0. They do not
    change what a percentage is a share of.
    """
    frame: RectRequest
    """The resting frame itself, in window coordinates, in every orientation. It wins over size and edge."""
    frames: FramesByAspect
    anchor: Union[RectOrLineRequest, ElementId, AnchorLines]
    """What a popover belongs to, in window coordinates; it may be without area. Or the id of one of `device.elements`.
    Popovers need it (422 `anchorMissing`), and so do action sheets and activity views on a pad. A list of rectangles is
    an anchor of several lines, such as a link that is broken: above it a popover stands by its first line, below by its
    last one, beside it by the lines that reach furthest, as `inline` of Floating UI has it.
    """
    pointer: PointRequest
    """Of an anchor of two lines that are apart from each other, a point of the one that is meant, as where the mouse
    is, in window coordinates. None by default; refused without a list as `anchor`.
    """
    side: Side
    align: Alignment
    offset: PopoverOffset
    flip: bool
    """Whether a popover without room goes to another side or alignment. With `flip` and `shift` off the base placement
    stands, even outside the window. Default `true`.
    """
    shift: bool
    """Whether a popover without room moves along its side. Default `true`."""
    padding: InsetsRequest
    """Room that a popover keeps to the container's edges, in points: one number for all, or edge by edge; 10 by
    default, 19 on iOS 26. An edge left out keeps 0.
    """
    arrow: Union[None, ArrowRequest, ArrowName]
    """A popover's arrow: length of its base, distance from base to tip, and room kept to the dialog's corners, in
    points. Members left out are the style's. `null` for none.
    """
    arrowDirections: list[ArrowDirection]
    """The sides allowed for a popover, by UIKit's names for its arrow: one that points `up` belongs to a popover below
    its anchor. None at all, `any` and `unknown` allow every side.
    """
    level: Level
    """`window`: above everything in the window, its bars included. `content`: inside the app's `bars`. Default
    `window`.
    """
    anchorPoint: PointRequest
    """A point in window coordinates that says which part of a divided screen is meant. Default: for a popover the
    middle of its anchor, else the leading top corner.
    """
    container: RectRequest
    """Present inside this rectangle, in window coordinates; what lies outside the window is cut off. Default: the
    window, status bar included; at `level: content` the window less the app's bars; on a divided screen the part
    chosen.
    """
    keyboard: KeyboardPolicy
    """Default `avoid`."""
    detents: list[Detent]
    """Heights at which a sheet may rest, in any order. Default `large` alone. One listed twice counts once, and two of
    the same height, or one of more than there is room for, are told in `adaptations`.
    """
    selectedDetent: Detent
    """The detent at which the sheet rests, one of `detents` (else `detentNotOffered`). Default, the lowest."""
    largestUndimmedDetent: Detent
    """The detent, one of `detents` (else `detentNotOffered`), up to which nothing behind the sheet is dimmed and
    touches outside pass, unless `backdrop` says otherwise. Default none.
    """
    grabber: bool
    """Whether the sheet has a grabber. Default, on Apple's systems from two detents on (UIKit leaves it to the app,
    SwiftUI does so), on Material 3's bottom sheets always, on Android before 12 never.
    """
    dragFrom: DragOrigin
    """What of a sheet a finger draws it by: all of it, or its grabber alone, in an area of the platform's least target.
    Default `dialog`.
    """
    scroll: ScrollPriority
    """What a drag on content that scrolls does first: brings a sheet of several heights to its largest, or scrolls.
    Default `expandsFirst`; a sheet of one height has nothing to expand to.
    """
    surface: Surface
    """Default `content`."""
    edges: EdgesByAspect
    detentsByOrientation: DetentsByAspect
    stack: StackRequest


class EdgesByAspect(TypedDict, total=False):
    """The edge that the dialog rests against, by the window's form. Where one is left out, `edge`."""

    portrait: RestingEdge
    """Where the window is at least as high as wide."""
    landscape: RestingEdge
    """Where the window is wider than high."""


class DetentsByAspect(TypedDict, total=False):
    """The detents of a sheet, by the window's form; where one is left out, `detents`. A `selectedDetent` or
    `largestUndimmedDetent` that one list alone has counts there alone.
    """

    portrait: DetentList
    landscape: DetentList


class StackRequest(TypedDict, total=False):
    """How dialogs stand apart that rest against the same edge, one on top of the other, in scenes and in schedules
    under the policy `stack`: the uppermost at the edge, the others behind it, further and further away. Each of them
    has the member; the uppermost one's counts. A dialog recedes with its children, and so do its touches. In a schedule
    those that stay go to their new places in the time of the one that comes or goes, and by its curve. By default they
    lie over each other. Refused under the other policies, where one dialog is there at a time.
    """

    gap: Length
    """Free space between them as they are seen, in points. Default 0."""
    offset: Length
    """In the place of `gap`: from the far edge of one to that of the next further one, in points, so that each looks
    out behind the one before it.
    """
    scale: Share
    """By what each further one is scaled about its centre, 0…1. Default 1."""
    most: int
    """How many are seen; further ones have the opacity 0. Default all."""
    sizing: Literal["own", "front"]
    """`own`, each is as large as by itself. `front`, each reaches as far from the edge as the uppermost one, is moved
    by `offset` for each that is before it, and then scaled about its centre to 1, less 1 − `scale` for each; it needs
    `offset`. A text in a box of its own that is too low for it makes that higher, as ever. Default `own`.
    """


class ArrowRequest(TypedDict, total=False):
    width: Length
    height: Length
    padding: Length


class AxisOffset(TypedDict, total=False):
    mainAxis: Coordinate
    crossAxis: Coordinate


class FramesByAspect(TypedDict, total=False):
    """The resting frame, in window coordinates, by the window's form; it wins over `frame`."""

    portrait: RectRequest
    """Where the window is at least as high as wide."""
    landscape: RectRequest
    """Where the window is wider than high."""


class EdgeInsetsRequest(TypedDict, total=False):
    top: Coordinate
    """Default `0`."""
    left: Coordinate
    """Default `0`."""
    bottom: Coordinate
    """Default `0`."""
    right: Coordinate
    """Default `0`."""
    leading: Coordinate
    trailing: Coordinate


class BackdropRequest(TypedDict, total=False):
    """What lies between the presenter and the dialog."""

    color: ColorRequest
    """Default `#AAAAAA` for `floating`, else `#000000`."""
    opacity: Share
    """Default 0.2 for `semiModal`, 0.5 for `floating`, 0.15 for `popover`; for `pageSheet`, `formSheet`, `sheet`,
    `alert`, `actionSheet` and `activityView` 0.4 to iOS 12 (`alert` 0.5 to iOS 6) and 0.2 from iOS 13 on, where some
    are darker in dark appearance; else 0. Up to the largest undimmed detent it is 0. `/v1/styles` has the amounts of
    every platform with their sources.
    """
    interaction: Interaction
    """What a touch outside the dialog does. Default `dismiss` for `semiModal`, `popover`, `actionSheet` and
    `activityView`; `passThrough` for `currentContext`, for a `sheet` up to its largest undimmed detent and for
    `slidingMessage` (`block` where that has actions and no `dismissal.after`); else `block`. Sheets of other platforms
    than Apple's: `dismiss`.
    """
    passThroughRects: list[RectRequest]
    """Rectangles in window coordinates, outside the dialog, where touches reach the presenter whatever `interaction`
    says.
    """
    material: Name
    """The name of one of the platform's materials, which lies between presenter and dialog in the place of a plain
    colour; `color` is then its tint's, and `opacity` 1 by default. None by default.
    """
    opacityByDetent: dict[str, Share]
    """The opacity at each of a sheet's heights, by the detent as `presentation.detents` tells it (`medium`, `300`,
    `40%`); in between while it is drawn. Heights that are left out have `opacity`. A name that is none of the detents
    is refused (`detentNotOffered`). None by default.
    """
    cutouts: list[Union[BackdropCutout, ElementId]]
    """What stays light. The layer `dimming` has holes there, as `dimmingRegions` do; touches end at the backdrop all
    the same, unless a cutout lets them through. None by default.
    """


class _BackdropCutout(TypedDict):
    frame: Union[RectRequest, ElementId]
    """In window coordinates, or the id of one of `device.elements`."""


class BackdropCutout(_BackdropCutout, total=False):
    """A part of the window that a backdrop leaves as it is."""

    cornerRadius: Length
    """Points, cut to half the shorter side. Default 0."""
    passThrough: bool
    """Whether touches in its frame reach the presenter. Default `false`."""


class Dismissal(TypedDict, total=False):
    """How the dialog goes away other than by its actions and its backdrop."""

    after: Duration
    """Seconds from the start of presenting to the start of dismissing. By default it stays; on GNOME a `slidingMessage`
    goes after 5 s, on KDE Plasma after 7 s, on HarmonyOS after 1.5 s, on macOS and visionOS after 5 s, on Wear OS after
    4 s and on Android by Compose after 4 s without actions, the platform's own time.
    """
    swipe: list[RelativeEdge]
    """The edges towards which a swipe may throw the dialog out. Left out, the release of a drag goes by the style's own
    (`swipe` of `/v1/styles/{id}`); an empty list forbids those too.
    """
    tapDialog: bool
    """Whether a touch on the dialog itself dismisses it. Default `false`, of a `slidingMessage` on KDE Plasma `true`.
    """
    closeRequests: list[CloseRequest]
    """What sends the dialog away of the keys and gestures that the platform has for that: Escape on pads, desktops and
    the web, back on Android and in cars, Menu on tvOS. Default: a modal dialog goes by all that the platform has,
    another by none.
    """
    approval: Approval
    """Default `none`."""


Transition = TypedDict("Transition", {
    "style": 'TransitionStyle',
    "edge": 'RelativeEdge',
    "travel": 'Travel',
    "duration": 'Duration',
    "delay": 'Duration',
    "easing": 'Easing',
    "keyframes": 'TransitionKeyframes',
    "easings": 'TransitionEasings',
    "from": 'Pose',
    "to": 'Pose',
    "present": 'PresentTransition',
    "dismiss": 'DismissTransition',
}, total=False)
"""How the dialog comes and goes. Either `style` and the members after it, for both directions: presenting starts at
`from`, dismissing ends at `to`; or `present`, `dismiss` or both, a direction each. One beside the other is refused.
"""


class TransitionKeyframes(TypedDict, total=False):
    """Steps by property."""

    translation: PairSteps
    scale: ScaleSteps
    opacity: OpacitySteps
    rotationX: NumberSteps
    rotationY: NumberSteps
    rotationZ: NumberSteps


class TransitionEasings(TypedDict, total=False):
    """Curves by property."""

    translation: Easing
    scale: Easing
    opacity: Easing
    rotationX: Easing
    rotationY: Easing
    rotationZ: Easing


class _PairStep(TypedDict):
    time: StepTime
    value: PointRequest
    """`[dx, dy]` in points, added to the resting position."""


class PairStep(_PairStep, total=False):
    easing: StepEasing
    """How it goes on to the next. Default as `easings`, or `easing`, has it."""


class _ScaleStep(TypedDict):
    time: StepTime
    value: ScaleRequest
    """A factor, or one along x and one along y."""


class ScaleStep(_ScaleStep, total=False):
    easing: StepEasing
    """How it goes on to the next. Default as `easings`, or `easing`, has it."""


class _OpacityStep(TypedDict):
    time: StepTime
    value: float


class OpacityStep(_OpacityStep, total=False):
    easing: StepEasing
    """How it goes on to the next. Default as `easings`, or `easing`, has it."""


class _NumberStep(TypedDict):
    time: StepTime
    value: Coordinate
    """Degrees."""


class NumberStep(_NumberStep, total=False):
    easing: StepEasing
    """How it goes on to the next. Default as `easings`, or `easing`, has it."""


PresentTransition = TypedDict("PresentTransition", {
    "style": 'TransitionStyle',
    "edge": 'RelativeEdge',
    "travel": 'Travel',
    "duration": 'Duration',
    "delay": 'Duration',
    "easing": 'Easing',
    "keyframes": 'TransitionKeyframes',
    "easings": 'TransitionEasings',
    "from": 'Pose',
}, total=False)
"""How the dialog comes."""


class DismissTransition(TypedDict, total=False):
    """How the dialog goes."""

    style: TransitionStyle
    """How the dialog moves. Default `slide` for `semiModal` and `slidingMessage`, `zoom` for `floating`; of Apple's
    styles `zoom` for `alert` (a fade on iOS 26), `crossDissolve` for `popover`, `slide` for `actionSheet` (a fade on
    iOS 26), else `coverVertical`; other platforms' are in `/v1/styles`. `partialCurl` works only with the style
    `fullScreen` (422 `transitionNeedsStyle`). `custom` moves by `from` and `to` alone, and without `to` goes back the
    way it came.
    """
    edge: RelativeEdge
    """The edge through which the dialog slides. Default: for `slide` the one that it rests against, else the bottom."""
    travel: Travel
    duration: Duration
    """Seconds of motion, without the delay. Defaults: `floating` and `popover` 0.25; `slidingMessage` 0.75; `semiModal`
    0.7 at half the container's height, growing with the panel from 0.4667 to 0.9333; `alert` 0.4 to iOS 6 and 0.404
    from iOS 7 on, a spring; other platforms as in `/v1/styles`; else by transition: `crossDissolve` 0.4,
    `flipHorizontal` 0.75, `partialCurl` 0.75, `none` 0, the others 0.4 to iOS 6 and 0.506 (the system's spring) from
    iOS 7 on. A spring as `easing` has its own time: a different duration becomes it, told in `adaptations`.
    """
    delay: Duration
    """Seconds before the motion starts. Default `0`."""
    easing: Easing
    """Default `easeInOut`; for the system's own slides from iOS 7 on, where no duration is given, the system's spring
    (mass 3, stiffness 1000, damping 500).
    """
    keyframes: TransitionKeyframes
    """The caller's own steps by property, in the place of `from` and `to`. Coming, the dialog ends at rest, and going,
    it begins there: translation [0, 0], scale 1, no turn, its own opacity, which a keyframe there says or leaves out.
    For both directions they are those of coming, and going back takes them from the last to the first.
    """
    easings: TransitionEasings
    """Curves by property, in the place of `easing`. A spring takes its own time."""
    to: Pose


class Pose(TypedDict, total=False):
    """How the dialog is set apart from its rest while it is away. Members left out are the transition style's: `zoom`
    of `floating` comes from scale 1.6 and goes to scale 0.5, both at opacity 0; that of an alert as the system has it.
    """

    scale: ScaleRequest
    opacity: Share
    translation: PointRequest
    """`[dx, dy]` in points, added to the resting position and shown in the track `position`."""
    rotationX: Coordinate
    """Degrees about the horizontal axis; a positive turn takes the top edge away from the viewer."""
    rotationY: Coordinate
    """Degrees about the vertical axis; a positive turn takes the right edge away from the viewer."""
    rotationZ: Coordinate
    """Degrees clockwise in the plane of the screen."""


class Presenter(TypedDict, total=False):
    """What shows the dialog."""

    style: StyleReference
    """How the presenter itself is shown. Unknown by default. A presenter that is a page sheet, a form sheet or a sheet
    stands where that style puts it, unless `frame` is given.
    """
    frame: RectRequest
    """Its frame in window coordinates. Default, the whole window."""
    navigationBar: PresenterBar
    focus: ElementId
    """The element that has the focus before the dialog comes. It is told as `accessibility.returnFocus` where the
    dialog takes the focus. Default: not known.
    """
    tint: PresenterTint
    """Whether what can be touched in it is greyed out while the dialog is up. Default `automatic`: as the style has it.
    """
    picture: DataImage
    """What the app shows, in pictures. It covers the presenter as `cover` does and moves with it, below the bars that
    are drawn, and is told as `image` of the layer `presenter`.
    """


class PresenterBarTitle(TypedDict, total=False):
    title: Text


class PushBack(TypedDict, total=False):
    """How the presenter recedes while the dialog is up. By default it does so behind cards of iOS 13 on, as high as
    they get, over a window of compact width: scaled, rounded, and moved so that its top shows above the card. Given,
    this takes the place of all that.
    """

    scale: float
    """Its magnification about its centre. Default `1`."""
    opacity: Share
    """Default `1`."""
    cornerRadius: Length
    """Points. Default `0`."""


class Parallax(TypedDict, total=False):
    """How far the dialog drifts either way from its rest as the device tilts, in points. Default: 15.75 both ways for
    `floating`, else none. Given, each member is 0 by default.
    """

    horizontal: Length
    """Default `0`."""
    vertical: Length
    """Default `0`."""


class CubicBezier(TypedDict):
    """A Bézier curve from (0, 0) to (1, 1), solved to 1e-7, extrapolated as CSS does."""

    cubicBezier: list[Union[Share, Coordinate]]
    """[x1, y1, x2, y2]: the two control points; x1 and x2 are from 0 to 1."""


class SpringRequest(TypedDict):
    """A damped spring. It lasts until it stays within 0.001 of its end, which has to be within 3,600 seconds (422
    `neverSettles`). An over-damped one is played critically damped, as Core Animation does, unless `allowOverdamping`.
    """

    spring: SpringParametersRequest


class _PhysicalSpring(TypedDict):
    stiffness: float
    damping: float


class PhysicalSpring(_PhysicalSpring, total=False):
    """A spring by its physical parameters."""

    mass: float
    """Default `1`."""
    initialVelocity: InitialVelocity
    allowOverdamping: AllowOverdamping


class _ResponseSpring(TypedDict):
    response: float
    """Period of the undamped spring, in seconds; the stiffness is (2π/response)²."""


class ResponseSpring(_ResponseSpring, total=False):
    """A spring of mass 1 by its undamped period and its damping."""

    dampingRatio: float
    """Damping as a share of the critical. Default `1`."""
    initialVelocity: InitialVelocity
    allowOverdamping: AllowOverdamping


class _BounceSpring(TypedDict):
    duration: float
    """Perceptual duration in seconds; the stiffness is (2π/duration)². The spring settles later."""


class BounceSpring(_BounceSpring, total=False):
    """A spring of mass 1 by its perceptual duration and its bounce."""

    bounce: float
    """The damping ratio is 1 − bounce, or 1/(1 + bounce) for a negative bounce. Default `0`."""
    initialVelocity: InitialVelocity
    allowOverdamping: AllowOverdamping


class _StepsRequest(TypedDict):
    steps: int
    """The number of intervals; at least 2 where there is a jump at neither end."""


class StepsRequest(_StepsRequest, total=False):
    """Equal jumps with rests between, as `steps()` of CSS Easing."""

    position: Literal["start", "end", "jumpStart", "jumpEnd", "jumpNone", "jumpBoth"]
    """Where the jumps lie, in CSS's words or in camel case. Default `end`."""


class Linear(TypedDict):
    """Straight lines between stops, as `linear()` of CSS Easing Level 2."""

    linear: list[list[Union[Coordinate, Share]]]
    """Stops `[progress, time]`; times are 0 to 1 and never decrease."""


class RectRequest(TypedDict):
    """A rectangle with some area, in points; origin top-left, y down."""

    x: Coordinate
    y: Coordinate
    width: Extent
    height: Extent


class RectOrLineRequest(TypedDict):
    """A rectangle in points that may be without area; origin top-left, y down."""

    x: Coordinate
    y: Coordinate
    width: Length
    height: Length


class _Specification(TypedDict):
    schemaVersion: Literal[1]
    """The version of the answer's shape; it grows when a member changes its meaning."""
    id: Union[str, None]
    """The request's `dialog.id`, or null."""


class Specification(_Specification, total=False):
    """The whole specification of one dialog on one device. Lengths are in points, times in seconds, angles in degrees.
    Frames are in window coordinates at rest (with `coordinateSpace: fixed` in natural portrait space). Numbers have at
    most four decimals, parameters of curves and springs at most nine. Every member but `trace` and `proofs` is there,
    save where `options.include` names others.
    """

    stage: Stage
    presentation: Presentation
    layers: list[Layer]
    """What is drawn, in painting order, back to front; ids are unique."""
    dimmingRegions: list[DimmingRegion]
    """What is visibly dimmed."""
    hitRegions: list[HitRegion]
    """What a touch reaches; the first region that holds it wins. Together they cover the window."""
    transitions: Transitions
    lifecycle: Lifecycle
    gestures: GestureList
    accessibility: Accessibility
    adaptations: list[Adaptation]
    """What became something else, and why."""
    diagnostics: list[Diagnostic]
    """Where the dialog departs from guidelines. It is laid out all the same."""
    trace: list[Decision]
    """With `options.explain`, the decisions that led to the answer."""
    proofs: list[Proof]
    """With `options.proof`, what is true of every dialog, looked at in this one."""


class Proof(TypedDict):
    """Something that is true of every dialog as it is laid out."""

    invariant: Invariant
    holds: bool
    """Whether it is true of this one."""
    about: str
    """What was looked at; where it does not hold, what breaks it."""


class _Scene(TypedDict):
    schemaVersion: Literal[1]
    """The version of the answer's shape; it grows when a member changes its meaning."""


class Scene(_Scene, total=False):
    """The specification of a stack of dialogs, as that of one: see Specification. A track on a layer carries its
    descendants along, and so does its `scale`: a dialog that is pushed back behind another tells the frame that it has
    before its scale, about its centre, and what it holds is told likewise, moved with it and not scaled. `present` and
    `dismiss` are the topmost dialog coming and going on the others at rest; `rotate` and `keyboard` move all of them at
    once, with a label for each.
    """

    stage: Stage
    """The one stage of all; `container` is the topmost dialog's."""
    dialogs: list[SceneDialog]
    """The dialogs, in the order of the request."""
    layers: list[Layer]
    """What is drawn, in painting order, back to front; ids are unique."""
    dimmingRegions: list[DimmingRegion]
    """What is seen of each dimming: its layer without the outlines of its own dialog and of all above it, pushed back
    as they are. Where regions lie over each other opacities a and b make 1 − (1 − a)(1 − b). Where outlines cross,
    `path` follows curves in straight sides at most 0.01 points off.
    """
    hitRegions: list[HitRegion]
    """What a touch reaches; the first region that holds it wins. Together they cover the window."""
    transitions: Transitions
    lifecycle: Lifecycle
    """The whole's: it ends with the last dialog to go, and is null where one of them stays; `swipe` and `approval` are
    the topmost dialog's. Each dialog's own stands under `dialogs`.
    """
    gestures: GestureList
    """Those of the topmost dialog."""
    accessibility: Accessibility
    """`focusOrder` is that of the topmost modal dialog and of what lies above it, `inert` everything below it."""
    adaptations: list[Adaptation]
    """What became something else, and why."""
    diagnostics: list[Diagnostic]
    """Where the dialog departs from guidelines. It is laid out all the same."""
    trace: list[Decision]
    """With `options.explain`, the decisions that led to the answer."""


class SceneDialog(TypedDict):
    """One dialog of a scene."""

    id: str
    """As given, or by its place."""
    presenter: str
    """The layer that shows it, `presenter` or the dialog's below."""
    presentation: Presentation
    container: Rect
    """What the dialog is laid out in."""
    lifecycle: Lifecycle
    adaptations: list[Adaptation]
    """What of this dialog became something else, and why."""


class _Stage(TypedDict):
    device: Union[str, None]
    """The catalogue id, or null for a device that starts from none."""
    orientation: Orientation
    bounds: Rect
    """The screen."""
    window: Rect
    """The app's window on the screen."""
    container: Rect
    """What percentages are shares of and what centred dialogs are centred in."""
    safeArea: Rect
    """The window inside its safe-area insets."""
    visible: Rect
    """The safe area above a docked keyboard."""
    scale: float
    """Physical pixels per point."""
    perspective: float
    """How far in front of its own centre the viewer of a layer is that turns about x or y, in points: CSS's
    `perspective()` before the layer's own `rotateX() rotateY() rotateZ() scale()`.
    """
    sizeClass: SizeClasses
    era: Union[Era, None]
    """The stretch of system versions whose metrics apply; null outside Apple's systems."""
    keyboard: Union[Rect, None]
    """The part of the window under the keyboard; null without one."""
    screen: StageScreen
    statusBar: Union[StatusBar, None]
    """The status bar over the window; null where the device shows none."""
    layoutDirection: LayoutDirection
    appearance: Appearance
    contrast: Contrast
    textSize: TextSizeSetting
    notifications: NotificationPreference
    reduceMotion: bool
    reduceTransparency: bool
    input: InputKind
    snap: Snap
    coordinateSpace: CoordinateSpace


class Stage(_Stage, total=False):
    """Where the dialog is laid out."""

    platform: Platform
    rotation: Literal[0, 90, 180, 270]
    """With `coordinateSpace: fixed`, the degrees, clockwise, by which a surface fixed in natural portrait turns its
    content.
    """
    screenReader: bool
    """There where it is true."""
    language: LanguageTag
    viewports: Viewports


class Viewports(TypedDict):
    """The sizes of the page where `device.browserChrome` is given: `small` with all that the browser shows around it
    (`svh`), `large` without (`lvh`), `dynamic` as at the moment (`dvh`), which is the window's.
    """

    small: Viewport
    large: Viewport
    dynamic: Viewport


class Viewport(TypedDict):
    width: float
    height: float


class StageScreen(TypedDict):
    """The panel around the window, for who draws a device."""

    cornerRadius: Union[float, None]
    """Radius of the panel's corners, in points; null where it is not known."""
    cornerCurve: CornerCurve
    cutouts: list[PathData]
    """The outlines of notch, island or punch holes, in the coordinates of all frames; empty without any. An iPhone of
    the catalogue whose own no source gives has a likely one, by what it keeps free at the top.
    """
    homeIndicator: Union[Rect, None]
    """Where the home indicator is; null where the device shows none."""


class StatusBar(TypedDict):
    """The status bar as it stands at rest."""

    frame: Rect
    style: StatusBarStyle


class _Presentation(TypedDict):
    requested: StyleReference
    """The style asked for, or the era's default."""
    resolved: StyleName
    """The style shown; `adaptations` has the reason where it differs."""
    level: Level
    edge: RestingEdge
    surface: Surface
    keyboard: KeyboardPolicy
    transition: ResolvedTransition
    backdrop: Backdrop
    sizing: Sizing
    detents: list[RestingDetent]
    """Heights at which a sheet may rest, from the lowest up; empty for styles without detents."""
    standing: Standing
    overlaps: list[Overlap]
    """The bars, keyboard, insets, folds and cut-outs that the dialog shares area with at rest, from the top of the
    window down.
    """


class Presentation(_Presentation, total=False):
    """How the request was taken, with the defaults that applied."""

    popover: PopoverReport
    """How a popover came to stand to its anchor; only where the dialog is one."""


class Sizing(TypedDict):
    """How the dialog's width and height came about."""

    width: SizeSource
    height: SizeSource


class ResolvedTransition(TypedDict):
    present: TransitionStyle
    dismiss: TransitionStyle


class Standing(TypedDict):
    """What the dialog's bottom edge stands on, and how high above the window's."""

    on: Support
    height: float
    """From the window's bottom edge up to the dialog's, in points."""
    inset: float
    """What the dialog's content keeps free at its bottom for a home indicator, or for a keyboard that the dialog cannot
    make way for, in points; 0 where the dialog stands above them.
    """
    keyboardOverlap: float
    """How much of the dialog a docked keyboard would cover had it not made way, in points. Under `resize` the container
    ends at the keyboard, and nothing is left to make way for.
    """


class _Overlap(TypedDict):
    what: OverlapKind
    dialog: OverlapOrder
    frame: Rect
    """The part that both share; a fold without width is a line."""


class Overlap(_Overlap, total=False):
    """Something that shares area with the dialog at rest."""

    id: str
    """Of an `element`, its own."""
    share: float
    """Of an `element`, the share of its area that the dialog covers."""


class RestingDetent(TypedDict):
    """One height at which a sheet may rest."""

    detent: Detent
    frame: Rect
    """Where the sheet rests at this detent, without a keyboard."""
    bottomInset: float
    """How much of the frame's height content leaves free for the window's bottom inset, in points."""
    scale: float
    """How much the system shrinks the sheet after laying it out: below its greatest height iOS 26 draws a sheet of the
    window's width smaller, so that it floats clear of the edges. `frame` is what is seen, and the layers are laid out
    in that at their own sizes. 1 where nothing is shrunk.
    """
    dimmed: bool
    """Whether what lies behind is dimmed at this detent."""
    selected: bool
    """Whether the sheet rests here now."""


class PopoverReport(TypedDict):
    """Where the placement ended: base placement, offset, flip, shift, size, arrow, in that order, as Floating UI's
    published semantics have them.
    """

    side: Side
    align: Alignment
    arrow: Union[PlacedArrow, None]
    """Null without an arrow."""
    available: Size
    shifted: list[float]
    """`[x, y]`: how far the popover was moved along its side to stay inside, in points."""
    referenceHidden: bool
    """Whether nothing of the anchor is inside the container."""
    escaped: bool
    """Whether nothing of the popover is inside the container."""


class Size(TypedDict):
    """The largest size that has room on this side, in points; below 0 by as much as the popover lies outside. A size of
    the request's own is never shrunk to it, any other is (`limitedToAvailable`).
    """

    width: float
    height: float


class PlacedArrow(TypedDict):
    edge: PhysicalEdge
    offset: float
    """From the dialog's left or top edge to the arrow's box, in points."""
    centerOffset: float
    """How far the arrow's tip misses the anchor's middle, in points: the place that it would need less the one that it
    has.
    """


class Backdrop(TypedDict):
    color: Color
    opacity: Share
    interaction: Interaction


class _Layer(TypedDict):
    id: str
    """`presenter`, `container`, `dimming`, `dialog`, `arrow`, `grabber`, `title`, `message`, `image`, `icon` for the
    app's own icon where a platform shows it, `bar:navigation`, `bar:background`, `action:<id>`, `field:<id>`,
    `block:<id>`, `separator:<number>`, `separator:title`, `scroll:body`, `scroll:actions`, `group:<number>` for the
    groups that an action sheet is made of, counted from the top (the dialog's fill is then theirs), and, over
    everything, where the device shows them, `statusBar`, `keyboard` and `homeIndicator`.
    """
    role: LayerRole
    frame: Rect
    opacity: Share
    background: Union[Background, None]
    """What fills the outline; null where the layer draws nothing itself, or where `options.include` asks for no looks.
    An arrow in its dialog's outline is filled and bordered with that, in one. Where the dialog's border has the arrow's
    colour, both are one frame: the arrow's fill, its gradient over the dialog's frame, in all of the outline, and the
    dialog's own inside of the border.
    """


class Layer(_Layer, total=False):
    """One thing that is drawn, as it is at rest."""

    parent: str
    """The layer that carries this one along; left out for layers that stand on their own. Its scale, turns and opacity
    are its descendants' too, about its own centre; where it has a track of its position, those without one keep their
    distance from it.
    """
    scrolled: ScrolledFrame
    contentSize: ContentExtent
    contentOffset: Pair
    """`[x, y]`: how far what scrolls is scrolled at rest, in points, where it is: over a keyboard the text field that
    is typed into stays in sight.
    """
    cornerRadius: float
    """Points. Always on the role `dialog`, elsewhere where it is not 0. The largest where corners differ."""
    cornerRadii: CornerRadii
    scale: float
    """Magnification about the centre, where it is not 1."""
    rotationX: float
    """Degrees about the horizontal axis, where it is not 0."""
    rotationY: float
    """Degrees about the vertical axis, where it is not 0."""
    backfaceVisible: bool
    """Whether the layer is seen from behind when turned past 90°; only where it turns."""
    color: Color
    """What fills the frame of the roles `dimming` and `separator`, the opacity of `background` in it."""
    border: Border
    shadows: list[Shadow]
    """Shadows of the outline, the topmost first; left out where there are none."""
    cornerCurve: CornerCurve
    clips: bool
    """Whether what the layer holds is cut at its outline; left out where it holds nothing."""
    states: LayerStates
    outline: PathData
    """The outline, where frame and corner radius do not say it all: in the frame's own coordinates, at rest. It goes
    and stretches with the frame: a point of it keeps its share of the frame's width and height, wherever position and
    size are at the moment. A layer with `cornerRadii` needs none: it is its frame with those corners.
    """
    lifetime: Pair
    """Of a schedule, from when to when the layer is there, in seconds from its start, as `[from, to]`."""
    tint: Tint
    """Whether the system greys the layer's interface out."""
    parallax: LayerParallax
    image: LayerImage
    symbol: Symbol
    block: LayerBlock
    action: Action
    data: CallerData
    """Of the layers `dialog` and `action:<id>`, the caller's own, where the request has any."""
    text: TextBlock


class LayerParallax(TypedDict):
    """How far the layer drifts from its rest as the device tilts."""

    horizontal: Tilt
    vertical: Tilt


class _Shadow(TypedDict):
    color: Color
    opacity: Share
    blur: float
    """Blur radius in points, twice the standard deviation."""
    spread: float
    """By how much the outline grows before it is blurred, in points."""
    offset: Pair


class Shadow(_Shadow, total=False):
    """A shadow of the outline, as CSS's `box-shadow` has it."""

    clipped: bool
    """Whether it is drawn outside of the outline only; left out where it is drawn everywhere."""


class _Border(TypedDict):
    width: float
    """Points."""
    color: Color
    opacity: Share


class Border(_Border, total=False):
    """A line along the inside of the outline."""

    role: ColorRole
    sides: list[PhysicalEdge]
    """The sides that have it; left out where all do."""


class _Background(TypedDict):
    color: Color
    opacity: Share


class Background(_Background, total=False):
    """What fills an outline. Beside a material, colour and opacity are what to draw where nothing can be blurred;
    beside a gradient, its mean.
    """

    role: ColorRole
    material: Material
    gradient: list[GradientStop]
    """From the frame's top to its bottom, or outwards as `radial` says, straight in sRGB between two stops."""
    radial: BackgroundRadial
    """How the gradient runs outwards, on ellipses around a point, as a `radial-gradient()` of CSS does; left out where
    it runs from top to bottom. Beyond its end the last stop's colour goes on.
    """


class BackgroundRadial(TypedDict):
    """How the gradient runs outwards, on ellipses around a point, as a `radial-gradient()` of CSS does; left out where
    it runs from top to bottom. Beyond its end the last stop's colour goes on.
    """

    center: Pair
    """Where it starts, in shares of the frame's width and height; may lie outside of the frame."""
    radii: Pair
    """The half axes of the ellipse where it ends, in shares of the frame's width and height."""


class Material(TypedDict):
    """What lies behind, blurred and saturated, under a tint; left out with `reduceTransparency`."""

    name: str
    """As the platform calls it."""
    blur: float
    """Standard deviation of the blur in points, as that of CSS's `blur()`."""
    saturation: float
    """By how much what lies behind is saturated, as that of CSS's `saturate()`; 1 leaves it as it is."""
    tint: Paint


class GradientStop(TypedDict):
    """A colour on the way from the top of a layer to its bottom, or outwards."""

    at: Share
    """0 where the gradient starts, 1 where it ends."""
    color: Color
    opacity: Share


class LayerStates(TypedDict, total=False):
    """How the layer looks in the states that its platform has for it."""

    pressed: LayerState
    focused: LayerState
    disabled: LayerState


class _LayerState(TypedDict):
    background: Union[Background, None]
    """What fills the outline; null where nothing does."""


class LayerState(_LayerState, total=False):
    """Fill and text in one state, whether they differ from the layer's own or not. What else is left out is as ever."""

    border: Border
    text: StateText
    opacity: Share
    """Of the whole layer."""


class _StateText(TypedDict):
    color: Color


class StateText(_StateText, total=False):
    """The colour of the text in a state."""

    role: ColorRole


class _LayerImage(TypedDict):
    fit: ImageFit


class LayerImage(_LayerImage, total=False):
    """The image that a layer shows; of the layer `presenter`, what `presenter.picture` is."""

    source: str
    """As the request has it; left out where it has none."""


class Symbol(TypedDict):
    """A glyph that a layer shows."""

    name: str
    """What it stands for."""
    path: PathData
    """Its outline, in the coordinates of all frames; filled by the rule even-odd."""
    color: Color


class _LayerBlock(TypedDict):
    focusable: bool


class LayerBlock(_LayerBlock, total=False):
    """What a block of the app's own is to who moves a focus or reads out."""

    label: str


class CornerRadii(TypedDict):
    """The corners one by one, in points, where they differ."""

    topLeft: float
    topRight: float
    bottomRight: float
    bottomLeft: float


class ContentExtent(TypedDict):
    """The size of what scrolls, in points, on the role `scroll`; `frame` is the part that is seen."""

    width: float
    height: float


class ScrolledFrame(TypedDict):
    """Only on a layer inside one of the role `scroll` that is cut off there: its whole frame before anybody scrolls,
    where `frame` is what is seen of it, and without height when nothing is. A button of which anything is seen keeps
    its title in `lines`; other texts have there the lines that are seen whole, to half a pixel.
    """

    frame: Rect


class Tilt(TypedDict):
    """Range of drift along one axis, in points."""

    minimum: float
    maximum: float


class _Action(TypedDict):
    id: str
    title: str
    role: ActionRole
    dismisses: Dismisses


class Action(_Action, total=False):
    """The button that a layer is."""

    preferred: bool
    """Whether it is the one that people most likely choose; left out where it is not."""
    enabled: bool
    """Whether it can be chosen; left out where it can."""


class _TextBlock(TypedDict):
    content: str
    """The text as it was given; what was typed into a secure field as bullets."""
    font: Font
    color: Color
    """Of the text, its opacity in it."""
    alignment: TextAlignment
    lines: list[TextLine]
    """Each line that is seen, where it stands."""
    truncated: bool
    """Whether some of the text is not shown, and not by scrolling either."""
    metrics: TextMetrics


class TextBlock(_TextBlock, total=False):
    """Text set into a layer."""

    role: ColorRole
    shadow: TextBlockShadow
    """What the letters cast, as `text-shadow` of CSS has it; left out where they cast nothing."""
    scrolledLines: list[TextLine]
    """Lines that are seen, or seen whole, only once the content is scrolled, where they stand before it is. Pictures
    and other forms draw what is in sight of them.
    """
    missingGlyphs: int
    """How many characters of the whole text, as people count them, the server's fonts have no glyph for. They are as
    wide as a table says: ideographs and kana 1 em, Hangul 0.92 em, emoji 1.25 em, anything else 0.55 em. Left out where
    it is 0; the rule `glyphsMissing` says it too.
    """


class TextBlockShadow(TypedDict):
    """What the letters cast, as `text-shadow` of CSS has it; left out where they cast nothing."""

    color: Color
    opacity: Share
    blur: float
    """Points, as CSS counts them."""
    offset: Pair


class Font(TypedDict):
    """The font of a text. Lines set in the built-in font with the letter spacing told are as wide as told."""

    family: str
    """The platform's family, by its name."""
    fallbacks: list[str]
    """What to take where that is not at hand, in this order; the built-in fonts that were measured are among them, as
    `GET /fonts` names them: those of further scripts only where the text takes them.
    """
    size: float
    """Points."""
    weight: FontWeight
    lineHeight: float
    """From one line's baseline to the next one's, in points."""
    letterSpacing: float
    """What the built-in font has between two characters beyond its own advances, in points."""
    ascent: float
    """From the top of a line's own box to its baseline, in points."""


class TextLine(TypedDict):
    text: str
    x: float
    """The x of the point where the line's baseline starts. With `coordinateSpace: fixed` the line runs on from there
    turned as the interface is.
    """
    baseline: float
    """The y of that point."""
    width: float
    direction: LineDirection


class DimmingRegion(TypedDict):
    """A part of the window that is seen dimmed."""

    layer: str
    color: Color
    opacity: Share
    rects: list[Rect]
    """Rectangles that tile the backdrop without the dialog's box; no gaps, no overlaps."""
    path: PathData
    """The exact outline, even-odd, with the dialog's own shape as the hole."""
    interaction: Interaction


class _HitRegion(TypedDict):
    target: str
    """The id of a layer, or `keyboard`."""
    path: PathData
    effect: HitEffect


class HitRegion(_HitRegion, total=False):
    """A part of the window and what a touch there does."""

    dismisses: Dismisses
    """With the effect `action`, when the dialog goes away."""


class Transitions(TypedDict, total=False):
    """Every timeline of the dialog's life."""

    present: Timeline
    dismiss: Timeline
    refuse: Timeline
    """With `approval: presenter`, what happens instead of `dismiss` when the presenter refuses."""
    back: Timeline
    """Where the dialog goes under the system's back gesture from the left edge, as Material's containers do, on Android
    14 on where back closes the dialog: times are the gesture's progress, 0 to 1. Left out elsewhere.
    """
    rotate: Rotations
    keyboard: Union[Timeline, None]
    """From the rest without the keyboard to the rest with it; null without a keyboard."""
    keyboardHide: Union[Timeline, None]
    """The way back, from the rest with the keyboard to the rest without it; null without a keyboard."""
    detents: dict[str, Timeline]
    """From the detent at which a sheet rests to each other of its own, by their names: `medium`, `large`, `fit`, `320`,
    `40%`. Left out where there is no other.
    """


class Rotations(TypedDict, total=False):
    """A timeline to each orientation that the device turns to by itself: not the present one, none upside down on a
    phone, none at all on a desktop, a television or in a window that is not the whole screen.
    """

    portrait: Timeline
    portraitUpsideDown: Timeline
    landscapeLeft: Timeline
    landscapeRight: Timeline


class _Timeline(TypedDict):
    duration: float
    """Seconds, the delay included."""
    tracks: list[Track]
    events: list[TimelineEvent]
    """In order of time. In schedules an entry's own have its prefix as `label`: once for each that was removed, and
    `action:ok` where an action runs: when it is touched, or when the dialog has gone with `dismisses: beforeAction`.
    The device's have no label; a change that another overtakes has no end.
    """


class Timeline(_Timeline, total=False):
    """Tracks and events from 0 to `duration`. The same shape in every answer, and accepted back as it was answered. A
    rotation has `turn`, a page that curls `effect`, a way between two rests `causes` and `adaptations`, a retarget
    `samples` where some were asked for.
    """

    labels: list[TimelineMark]
    """What other things are timed by: the moments of what moves longest. `arrive` is always there; `overshoot` where it
    goes beyond its end, or where something else does that is there before, and `rest` where it comes to rest later than
    it arrives. Before them stand the named parts of a timeline that is made of several. Timelines of scenes and
    schedules have such parts alone, and none where they are one piece. In schedules each entry's time on the screen,
    under its prefix, with its parts: `present`, `stay`, `dismiss`.
    """
    rest: DrawnRest
    """With `options.rests`, where a timeline to another rest ends."""
    effect: TimelineEffect
    turn: Turn
    """The window's own turn, where the device turns."""
    causes: list[ChangeCause]
    """What changed; the first gives the time and the curve. `device` is anything else about the device, such as another
    one, another text size or other bars; `content` anything else about the dialog. Keyboards that are not docked are no
    cause.
    """
    adaptations: list[Adaptation]
    """What of the request became something else on the way; those of the rests stand in their specifications."""
    trace: list[Decision]
    """With `options.explain`, the decisions about time and curve."""
    samples: SampleList


class _TimelineEvent(TypedDict):
    time: KeyframeTime
    name: str
    """`willPresent`, `didPresent`, `dismissRequested`, `dismissRefused`, `willDismiss`, `didDismiss`, `removed`,
    `willRotate`, `didRotate`, `willChangeDetent`, `didChangeDetent`, `keyboardWillShow`, `keyboardDidShow`,
    `keyboardWillHide`, `keyboardDidHide`, `keyboardWillChangeFrame`, `keyboardDidChangeFrame`, `willResize`,
    `didResize`, `willChangePosture`, `didChangePosture`, `willChangeTraits`, `didChangeTraits`, `willChangeContent`,
    `didChangeContent`, `statusBarDidChange`, `focusMoved`, `haptic`; in schedules also `action:<id>` where an action
    runs.
    """


class TimelineEvent(_TimelineEvent, total=False):
    """Something that happens at a moment."""

    style: str
    """With `statusBarDidChange`, how the status bar is from then on, as StatusBarStyle names it."""
    haptic: str
    """What is felt then, as the platform names it; left out where it documents nothing."""
    kind: str
    """With `haptic`, what is felt, as HapticKind names it."""
    to: str
    """With `focusMoved`, the id of the layer that the focus of a screen reader or a keyboard goes to: into a modal
    dialog that has come, and back out of one that has gone. What is not modal leaves the focus where it is.
    """
    label: str
    """In schedules and scenes, the prefix of the dialog whose event it is."""


class TimelineEffect(TypedDict):
    """An effect that no track can say."""

    name: Literal["partialCurl"]
    layer: str
    progress: list[NumberKeyframe]
    """From 0, the presenter lies flat, to 1, the dialog is revealed. The presenter is painted above the dialog and
    curls up from its lower right corner. Pictures and `scrim.js` lift what is below a line from its right side at `1 -
    0.6 p` of its height to its left at `1.2 - 0.6 p` (assumed: UIKit's figures are not told), with its back rolled
    along that line; the upper part stays in sight, and at rest `p` is 1.
    """


class Samples(TypedDict):
    """What a timeline moves, moment by moment."""

    duration: float
    """Seconds."""
    samples: SampleList


class _Sample(TypedDict):
    time: float
    """Seconds from the start of the timeline."""
    layers: dict[str, SampledLayer]
    """What of each layer moves, by the layer's id and the property's name."""


class Sample(_Sample, total=False):
    turn: float
    """Degrees, clockwise, by which the window has turned; there while it turns."""
    effect: float
    """How far the transition's effect has come, where it has one."""


class SampledLayer(TypedDict, total=False):
    position: Pair
    size: Pair
    scale: Scale
    opacity: float
    rotationX: float
    rotationY: float
    rotationZ: float
    cornerRadius: float
    cornerRadii: Corners
    tint: str


class _Turn(TypedDict):
    degrees: float
    """Clockwise, from where the window is at the start of the timeline."""
    duration: float
    """Seconds."""
    easing: Curve


class Turn(_Turn, total=False):
    """How the window itself turns."""

    to: Orientation
    """How the interface is turned at the end."""


class _Released(TypedDict):
    target: ReleaseTarget
    edge: Union[PhysicalEdge, None]
    """The edge through which it leaves; null where it stays."""
    reason: ReleaseReason
    draw: Union[Draw, None]
    """How it is drawn towards the edge that it may leave by, of several the one that most of it is drawn towards; null
    where it may leave by none.
    """
    timeline: Timeline
    """From where the dialog is, at the speed that it has, to where it goes."""
    swipe: ReleaseSwipe
    rules: ReleaseRules
    rubberBand: RubberBand
    adaptations: list[Adaptation]


class Released(_Released, total=False):
    """What the end of a drag chooses, and the timeline from there."""

    refuse: Timeline
    """With `approval` `presenter`, what happens instead where the presenter refuses; there where it leaves."""


class Dragged(TypedDict):
    """How a dialog stands under a finger, in the order of the finger's places."""

    poses: list[DragPose]


class _DragPose(TypedDict):
    position: Pair
    """The dialog's centre, as if it always moved as a whole: what `/v1/specs/release` takes as `position` there."""
    layers: dict[str, SampledLayer]
    """What may move, by the layer's id and the property's name; in every pose the same."""
    target: ReleaseTarget
    """What a release without speed would choose."""


class DragPose(_DragPose, total=False):
    """How everything stands at one place of the finger."""

    hits: list[Hit]
    """What each of `points` reaches; there where points are given."""


class RubberBand(TypedDict):
    """How a client draws the drag itself (`/v1/specs/drag` does it for those who ask). Inside `free` the dialog's
    centre follows the finger; x points beyond it is (1 − 1 / (x·c/d + 1))·d points beyond, with the coefficient c and
    the dimension d of that axis.
    """

    coefficient: RubberBandCoefficient
    dimension: list[float]
    """Of x and of y, in points; where the two ends of an axis differ, of the one away from the dialog's own edge."""
    ends: RubberBandEnds
    free: RubberBandFree


class RubberBandFree(TypedDict):
    """The ends of the way of the dialog's centre; null where it may leave."""

    left: Union[float, None]
    top: Union[float, None]
    right: Union[float, None]
    bottom: Union[float, None]


class RubberBandEnds(TypedDict):
    """The dimension beyond each end, in points."""

    left: float
    top: float
    right: float
    bottom: float


ReleaseSwipe = TypedDict("ReleaseSwipe", {
    "edges": 'list[PhysicalEdge]',
    "from": 'SwipeOrigin',
})


class Draw(TypedDict):
    edge: PhysicalEdge
    travel: float
    """Points from the rest nearest to the edge; negative on the side away from it."""
    extent: float
    """The dialog's own extent along the way, in points."""
    share: float
    """The share of the extent that is drawn, as far ahead as `hideFriction` looks."""
    speed: float
    """Points per second towards the edge."""


class _ReleaseRules(TypedDict):
    dismissShare: DismissShare
    dismissSpeed: DismissSpeed
    speedRule: SpeedRule
    hideFriction: HideFriction
    skipCollapsed: SkipCollapsed
    minimumSpeed: MinimumSpeed
    axisDominance: AxisDominance
    deceleration: DecelerationRate
    reach: Reach
    detentShare: DetentShare
    restRule: RestRule
    halfRule: HalfRule
    flickSpeed: FlickSpeed
    flickOpening: FlickRule
    flickClosing: FlickRule
    rubberBand: RubberBandCoefficient
    rubberBandDimension: RubberBandDimension
    """Beyond the highest rest, away from the dialog's own edge."""
    rubberBandDimensionClosing: RubberBandDimension
    """Beyond the lowest rest, towards the dialog's own edge."""
    rubberBandDimensionAcross: RubberBandDimension
    """Along the other axis, at both its ends."""
    spring: ReleaseSpring
    fastDampingRatio: Union[float, None]
    """The damping ratio of the spring above `dampingSpeed`; null is the spring's own at any speed."""
    dampingSpeed: DampingSpeed


class ReleaseRules(_ReleaseRules, total=False):
    """By what rules the end of a drag is judged."""

    slowTravel: SlowTravel


class ReleaseSpring(TypedDict):
    """What takes over from the finger. What leaves never swings back."""

    mass: float
    stiffness: float
    damping: float
    allowOverdamping: bool


class MomentLabel(TypedDict):
    """A named moment of a timeline."""

    time: float
    """Seconds from the start of the timeline."""
    label: MomentName


class _TimelineLabel(TypedDict):
    label: str
    start: float
    """Seconds from the start of the timeline."""
    end: float
    """Seconds from the start of the timeline; `start` or later, never beyond the timeline's duration."""


class TimelineLabel(_TimelineLabel, total=False):
    """A named stretch of a timeline."""

    labels: list[TimelineLabel]
    """The parts of this part, inside it; left out where there are none."""


class PairTrack(TypedDict):
    """`position`: the centre, `[x, y]`; `size`: `[width, height]`; in points."""

    layer: str
    property: PairProperty
    keyframes: list[PairKeyframe]


class NumberTrack(TypedDict):
    """`positionX` and `positionY`, the centre's, in points, where x and y need curves of their own; never when
    presenting or dismissing. `opacity` 0 to 1, rotations in degrees, `cornerRadius` in points, where all four corners
    are alike at both ends.
    """

    layer: str
    property: NumberProperty
    keyframes: list[NumberKeyframe]


class CornersTrack(TypedDict):
    """The radii of the four corners, in points, where they differ at either end of the timeline. A layer has either
    this track or one of `cornerRadius`.
    """

    layer: str
    property: CornersProperty
    keyframes: list[CornersKeyframe]


class ScaleTrack(TypedDict):
    """Magnification about the centre, one number or `[x, y]`."""

    layer: str
    property: ScaleProperty
    keyframes: list[ScaleKeyframe]


class _ScaleKeyframe(TypedDict):
    time: KeyframeTime
    value: Scale


class ScaleKeyframe(_ScaleKeyframe, total=False):
    easing: Curve
    """It governs the way to the next keyframe; without it the value holds until then."""


class TintTrack(TypedDict):
    """The presenter's tint; it changes at once."""

    layer: str
    property: TintProperty
    keyframes: list[TintKeyframe]


class _TintKeyframe(TypedDict):
    time: KeyframeTime
    value: Tint


class TintKeyframe(_TintKeyframe, total=False):
    easing: Curve


class _PairKeyframe(TypedDict):
    time: KeyframeTime
    value: Pair


class PairKeyframe(_PairKeyframe, total=False):
    easing: Curve
    """It governs the way to the next keyframe; without it the value holds until then."""


class _CornersKeyframe(TypedDict):
    time: KeyframeTime
    value: Corners


class CornersKeyframe(_CornersKeyframe, total=False):
    easing: Curve
    """It governs the way to the next keyframe; without it the value holds until then."""


class _NumberKeyframe(TypedDict):
    time: KeyframeTime
    value: float


class NumberKeyframe(_NumberKeyframe, total=False):
    easing: Curve
    """It governs the way to the next keyframe; without it the value holds until then."""


class Spring(TypedDict):
    """A spring as it is played: without `allowOverdamping` its damping is never above the critical 2√(mass·stiffness).
    """

    spring: SpringParameters


class SpringParameters(TypedDict):
    mass: float
    stiffness: float
    damping: float
    initialVelocity: float
    allowOverdamping: bool


class Steps(TypedDict):
    steps: int
    position: Literal["start", "end", "jumpStart", "jumpEnd", "jumpNone", "jumpBoth"]
    """In CSS's words."""


class _Gesture(TypedDict):
    layer: str
    """The id of the layer that the finger goes down on."""
    axis: GestureAxis
    edges: list[PhysicalEdge]
    """The physical edges along the axis by which the dialog may leave; none where it only goes to other heights, or
    springs back.
    """
    slop: float
    """How far a finger goes before anything follows, in points."""


class Gesture(_Gesture, total=False):
    """A way in which a finger draws the dialog, or something that scrolls in it."""

    handsOffTo: str
    """The id of the layer that goes on in its place when it can go no further; left out where none does."""


class _Lifecycle(TypedDict):
    dismissAt: Union[float, None]
    """Seconds from the start of presenting to the start of dismissing; null where only the user ends the dialog."""
    removedAt: Union[float, None]
    """Seconds from the start of presenting until the dialog is gone, or null."""
    recommendedAfter: Union[float, None]
    """The shortest `dismissal.after` that leaves time to read title and message, in seconds: the more characters, the
    longer, by their script; longer too for large text and where `input` is `focus`. A time that is given stands as it
    is; the rule `timeTooShort` says where it is shorter. Null without text.
    """
    swipe: list[PhysicalEdge]
    """The physical edges towards which a swipe may throw the dialog out: those of `dismissal.swipe`, else those that
    the style lets its dialogs go by.
    """
    approval: Approval


class Lifecycle(_Lifecycle, total=False):
    closeRequests: list[CloseRequest]
    """What sends the dialog away of what the platform has; there where `dismissal.closeRequests` is given."""


class _Accessibility(TypedDict):
    modal: bool
    """Whether the dialog keeps the user from what lies behind."""
    focusOrder: list[str]
    """Ids of layers from the top down, and in each row in the reading direction. With `input: focus` only what can be
    acted on.
    """
    initialFocus: Union[str, None]
    """The layer that takes the focus; null where the dialog is not modal. With `input: focus` the first text field,
    else the first action of role `default`, and never a destructive one where there is another.
    """
    inert: list[str]
    """Layers that take no focus while the dialog is up."""
    minimumTarget: float
    """The least width and height of what is touched, pointed at or focused here, in points: 44 on Apple's systems, 48
    on Android, and by `input` and platform otherwise.
    """


class Accessibility(_Accessibility, total=False):
    returnFocus: str
    """The element of `device.elements` that has the focus again once the dialog is gone, where `presenter.focus` names
    it and the dialog takes the focus.
    """


class Schedule(TypedDict, total=False):
    """Who is shown when, and one timeline of it all. Times are seconds from the start of the schedule."""

    entries: list[ScheduleEntry]
    """One for each `show`, in the order of the events."""
    ignoredEvents: list[IgnoredEvent]
    """The events that changed nothing. `notShown`: no dialog of that id is shown or waits. `alreadyLeaving`: the dialog
    is on its way out, or waits for the end of its `minimum`. `content`: the touch reached content that does nothing by
    itself. `blocked`: a backdrop swallowed it. `passedThrough`: it reached what lies behind all dialogs. `unchanged`:
    the device was so already. `notTaken`: no dialog goes by that key or gesture here.
    """
    adaptations: list[Adaptation]
    """What of the request became something else; of each dialog shown, at its first layout."""
    duration: float
    """The end of everything that moves or is announced."""
    layers: list[Layer]
    """Every layer that is ever seen, in painting order, each as it rests where it is first seen, with its `lifetime`.
    Those of an entry carry its prefix; `presenter` and `keyboard` are there once, for all.
    """
    timeline: Timeline
    turns: list[ScheduledTurn]
    """How the window turns with the device. Each turn runs to its end, and turns that overlap add up."""


class ScheduledTurn(TypedDict):
    at: float
    """When it begins."""
    degrees: float
    """Clockwise, from where the window is then."""
    duration: float
    """Seconds."""
    easing: Curve
    to: Orientation
    """How the interface is turned at the end."""


class IgnoredEvent(TypedDict):
    index: int
    """The event's place in the request, from 0."""
    reason: IgnoredEventReason


class ScheduleEntry(TypedDict):
    """What became of one `show`. The reasons, by outcome. `shown`, and how it ended: `timeElapsed`, `dismissed` (by an
    event), `tappedDialog`, `tappedOutside`, `action`, `closeRequested`, `staysUp` (not at all). `coalesced`:
    `alreadyShown`, `alreadyWaiting`. `replaced`: `newer` (on the screen, the times tell when) and `newerBeforeShown`.
    `ignored`, never on the screen: `anotherIsShown`, `gap`, `lowerPriority`, `dismissedBeforeShown`, and
    `neverItsTurn`, where those before it never leave.
    """

    id: str
    """The dialog's own id, or `entry` and its place among the shows, from 1."""
    prefix: Union[str, None]
    """What stands before the first `/` of its layers and events in the timeline: the id, from its second showing on
    with `#2`, `#3` and so on. Null where it was never on the screen.
    """
    showAt: Union[float, None]
    """When presenting started; null is never."""
    presentedAt: Union[float, None]
    """When presenting ended; null where something sent it away before."""
    dismissAt: Union[float, None]
    """When dismissing started."""
    removedAt: Union[float, None]
    """When it was off the screen again."""
    outcome: ScheduleOutcome
    reason: ScheduleReason


Adaptation = TypedDict("Adaptation", {
    "from": 'str',
    "to": 'str',
    "reason": 'AdaptationReason',
    "pointer": 'RequestPointer',
})
"""One thing that became another: `from` and `to` differ. The reasons, by what they concern. Style: `compactWidth`,
`compactHeight`, `regularWidth`, `phoneIdiom` (the window's size classes or the device call for another style),
`detentsUnavailable` (no detents before iOS 15), `anchorGiven`, `anchorMissing` (a sheet of buttons is a popover where
it has an anchor), `platformStyle` (the platform's nearest component), `cancelOmitted` (a touch outside says the same).
Size: `limitedToContainer`, `limitedToSafeArea`, `limitedToWindow`, `limitedToAvailable` (the room beside the anchor),
`overscan`, `screenDivided`. Detents: `detentExceedsMaximum`, `detentsCoincide`, `mediumInactive` (in compact height),
`grabberDoesNotFit`. Orientation: `orientationNotAllowed` (the dialog is not for the way in which the device is held).
Content: `textCollides` (measured text takes the place of fixed boxes), `contentScrolls`, `buttonsShrink`,
`contentDoesNotFit`, `linesLimited` (the component has no more lines), `actionsStack` (titles do not fit side by side).
Surroundings: `keyboardShrinks`, `keyboardCovers` (from the y that it would need to the y that it has; of what does not
move, from its height to what stays in sight), `keyboardOffScreen`, `windowLeavesScreen`, `occlusionMoves`,
`occlusionCovers` (no place is free of the cut-out), `elementMoves`, `elementCovers` (likewise of an element with
`keepClear`), `anchorOutsideWindow`, `anchorPartlyOutsideWindow`. Motion: `springSettles` (a spring's own time takes the
place of the duration), `changesTogether` (a keyboard takes the time of what turns or is resized with it). Schedules:
`stackHasNoGap` (all are shown at once). Scenes: `alertsAbove`, `messagesAbove` (raised above what was given later),
`presentedByDialogBelow` (a presenter of its own is left aside).
"""


class _WebAnimations(TypedDict):
    schemaVersion: int
    tolerance: float
    """How far a `linear()` may be from its spring, as a share of the way."""
    elements: list[WebElement]
    """One for each layer, back to front, each in the element of its parent, or in the stage."""
    phases: dict[str, list[WebAnimation]]
    """The animations of each timeline, by its name."""


class WebAnimations(_WebAnimations, total=False):
    """The answer in the form `waapi`: elements and their animations, for `Element.animate` of Web Animations. Lengths
    are in pixels of CSS, one for a point; times in milliseconds.
    """

    turns: dict[str, list[WebTurn]]
    """How the window itself turns in a timeline, by its name; not there where none does."""


class _WebElement(TypedDict):
    id: str
    role: str
    frame: Rect
    transformOrigin: str
    opacity: float
    style: dict[str, str]
    """Properties of CSS by the names that scripts have for them."""


class WebElement(_WebElement, total=False):
    parent: str
    phase: str
    """The only timeline that it is seen in; not there for what is seen at rest."""
    text: WebText


class WebText(TypedDict):
    style: dict[str, str]
    """Properties of CSS by the names that scripts have for them."""
    lines: list[WebTextLine]


class WebTextLine(TypedDict):
    """A line; its place is within the element."""

    text: str
    x: float
    baseline: float
    width: float
    direction: Literal["ltr", "rtl"]


class WebAnimation(TypedDict):
    """What `Element.animate` takes: `document.getElementById(target).animate(keyframes, options)`."""

    target: str
    """The `id` of an element."""
    keyframes: list[WebKeyframe]
    options: WebAnimationOptions


class WebKeyframe(TypedDict, total=False):
    offset: float
    easing: str
    """How this keyframe is left; `linear` where it does not say."""
    translate: str
    rotate: str
    scale: str
    transform: str
    width: str
    height: str
    opacity: str
    borderRadius: str
    visibility: str


class _WebAnimationOptions(TypedDict):
    duration: float
    fill: Literal["both"]


class WebAnimationOptions(_WebAnimationOptions, total=False):
    delay: float
    composite: Literal["add"]
    """`add` where it comes on top of the animations of the same element before it."""


class WebTurn(TypedDict):
    """A turn of the window about its middle."""

    keyframes: list[WebKeyframe]
    options: WebAnimationOptions


class Breakpoints(TypedDict):
    """From where to where an answer is the same."""

    vary: BreakpointAxis
    search: BreakpointsSearch
    intervals: list[BreakpointsInterval]
    """In order. Where the ends of two neighbours are more than a step apart, the change lies between them."""
    smallest: Union[float, None]
    """The least value at which no text is cut, nothing scrolls and nothing is refused; null where there is none."""


class BreakpointsSearch(TypedDict):
    """How it was looked for."""

    grid: Literal[16]
    """How many values were looked at first."""
    layouts: int
    """How many were looked at in all."""
    step: float
    """What lies between two values that are told apart."""
    exact: bool
    """Whether all ends that were found are found to the step."""


_BreakpointsInterval = TypedDict("_BreakpointsInterval", {
    "from": 'float',
    "to": 'float',
    "same": 'dict[str, Any]',
})


class BreakpointsInterval(_BreakpointsInterval, total=False):
    refused: str
    """The code of what makes these values impossible; `same` is then empty."""


class Batch(TypedDict):
    """The results of a matrix, those on the first device first."""

    results: list[BatchResult]
    summary: BatchSummary


class _BatchProblem(TypedDict):
    device: int
    """The index of the device in the body's list."""
    dialog: int
    """The index of the dialog in the body's list."""
    problem: Problem


class BatchProblem(_BatchProblem, total=False):
    axes: BatchState
    variant: Union[str, None]
    """The name of the variant; null for the dialog as it is."""


class _BatchSpecification(TypedDict):
    device: int
    """The index of the device in the body's list."""
    dialog: int
    """The index of the dialog in the body's list."""
    spec: Specification


class BatchSpecification(_BatchSpecification, total=False):
    axes: BatchState
    variant: Union[str, None]
    """The name of the variant; null for the dialog as it is."""


class BatchLineProblem(TypedDict):
    line: int
    """Which line of the body it is, from 1, blank ones counted."""
    problem: Problem


class BatchLineSpecification(TypedDict):
    line: int
    """Which line of the body it is, from 1, blank ones counted."""
    spec: Specification


class BatchEnd(TypedDict):
    """The last line."""

    summary: BatchSummary


class _BatchSummary(TypedDict):
    count: int
    """How many results there are."""
    problems: int
    """How many of them are problems."""


class BatchSummary(_BatchSummary, total=False):
    """Stands behind all results; without it the answer was cut off."""

    extremes: list[BatchExtremes]
    """With `axes` or `variants`, the least and the greatest frame of each dialog."""
    findings: list[BatchFindings]
    """With `axes` or `variants`, how many findings there are of each rule that has any."""


class BatchFindings(TypedDict):
    rule: DiagnosticRule
    count: int


class BatchExtremes(TypedDict):
    """Of one dialog, in all its combinations that are no problems."""

    dialog: int
    """The index of the dialog in the body's list."""
    width: BatchExtent
    height: BatchExtent


class BatchExtent(TypedDict):
    least: BatchExtreme
    greatest: BatchExtreme


class BatchExtreme(TypedDict):
    """A length, and the first combination that has it."""

    value: float
    device: int
    """The index of the device in the body's list."""
    axes: BatchState
    variant: Union[str, None]
    """The name of the variant; null for the dialog as it is."""


class HitTest(TypedDict):
    """What touches reach, in the order of the points."""

    hits: list[Hit]


class _Hit(TypedDict):
    point: Pair
    target: Union[str, None]
    """The id of a layer, or `keyboard`; null outside the window."""
    effect: TouchEffect


class Hit(_Hit, total=False):
    """What one touch reaches."""

    dismisses: Dismisses
    """With the effect `action`, when the dialog goes away."""


class Difference(TypedDict):
    """What changed, in the order of the specification; empty between equals."""

    changes: list[Change]
    losses: list[Loss]
    """What the second cannot show of the first, in the order of the answer."""


class Loss(TypedDict):
    pointer: str
    """JSON pointer into the first specification, elements by their names as in changes; of `memberHasNoEffect` into the
    body.
    """
    reason: LossReason


_Change = TypedDict("_Change", {
    "pointer": 'str',
    "from": 'Any',
    "to": 'Any',
})


class Change(_Change, total=False):
    """One leaf that changed, or one element or member that only one side has."""

    delta: float
    """With two numbers, `to` less `from`, as they are written."""


class LintReport(TypedDict):
    """What the rules find. Their pointers lead into the body."""

    results: list[LintResult]
    """The findings of each request, in order."""
    diagnostics: list[Diagnostic]
    """What the rules for sets find in all requests together."""


class LintResult(TypedDict):
    diagnostics: list[Diagnostic]


class _CheckRequest(TypedDict):
    checks: list[Check]


class CheckRequest(_CheckRequest, total=False):
    """Checks, as `scrim check` takes them from files."""

    failOn: Literal["error", "warning", "note", "never"]
    """How severe a finding of an answer (`diagnostics`, also of each result) has to be for its check to fail, whatever
    is expected. Default `never`.
    """
    options: CheckOptions


class CheckOptions(TypedDict, total=False):
    """Choices for all checks."""

    rules: RuleSelection
    """Which findings `failOn` hears, and how severe they are."""


class _Check(TypedDict):
    expect: dict[str, Any]
    """Any part of the answer. Objects are expected member by member; null stands for null, or for nothing. Arrays are
    expected whole; an object in the place of an array names elements by `id`, `layer` (`dialog/position` for a track),
    `target`, `name`, `rule`, `detent`, or by the index.
    """


class Check(_Check, total=False):
    """A request, and what is expected of its answer."""

    name: str
    """What reports call it. Default `check` and its number."""
    endpoint: str
    """The path that the request is sent to; one whose answers are JSON. Default `/v1/specs`."""
    request: Any
    """The body that is sent. The members of a request to `/v1/specs` may stand in the check itself instead: `device`,
    `dialog` and `options`.
    """
    device: DeviceChoice
    dialog: Dialog
    options: Options
    tolerance: float
    """How far numbers may be apart. Default 0."""


class CheckReport(TypedDict):
    """What came of each check, in order."""

    results: list[CheckResult]
    summary: CheckSummary


class CheckSummary(TypedDict):
    count: int
    """How many checks there are."""
    failed: int
    """How many of them do not hold."""


class CheckResult(TypedDict):
    name: str
    holds: bool
    """Whether the answer is as it is expected, and has no finding that is too severe."""
    errors: list[CheckError]
    """Why the request is answered with a problem that was not expected; pointers lead into the body."""
    differences: list[CheckDifference]
    """Values that are not as they are expected, at most 50."""
    diagnostics: list[Diagnostic]
    """The findings that are as severe as `failOn`; pointers lead into the body."""


class CheckError(TypedDict):
    pointer: str
    code: str
    message: str


class _CheckDifference(TypedDict):
    pointer: str
    """JSON pointer into the answer; elements of arrays by the names by which they are expected."""
    at: str
    """JSON pointer into the body, where that is expected."""
    expected: Any
    """What is expected."""


class CheckDifference(_CheckDifference, total=False):
    found: Any
    """What is there; left out where nothing is."""


class SarifLog(TypedDict):
    """A report by SARIF 2.1.0 (OASIS), with fixes as edits of the body."""

    version: str
    runs: list[dict[str, Any]]


class _Diagnostic(TypedDict):
    rule: DiagnosticRule
    severity: Severity
    message: str
    pointer: RequestPointer
    guideline: str
    """What the rule says, with where it comes from."""
    fix: str
    """What to do about it, in words."""


class Diagnostic(_Diagnostic, total=False):
    """Where the dialog departs from a guideline."""

    changes: list[RequestChange]
    """What to do about it, as changes to the request as it was sent: made in order and all together they leave a
    request that is answered, and in which this finding is gone. Where the words name several ways, it is one of them.
    Left out where it takes a person, who writes a text or decides.
    """


class _RequestChange(TypedDict):
    pointer: str
    """A JSON pointer (RFC 6901) into the request; `-` stands for the place behind the last element of a list."""


class RequestChange(_RequestChange, total=False):
    """A change to a request: the member or the element that `pointer` names gets `value`, whether it is there or not;
    where `value` is left out, it is taken away. A pointer that ends in `/-` adds an element behind the last of a list,
    as in JSON Patch (RFC 6902). Objects and lists above it that are missing are made.
    """

    value: Any
    """What it gets, in the request's own shape; never null."""


class Decision(TypedDict):
    """One decision, for people who ask why. In the order in which they are made: `platform`, `era`, `sizeClass`,
    `style`; `level`, `container`, `screenPart`; `textSize` (what text of 17 points becomes); `keyboardResizes`,
    `givenFrame`, `width`, `height`; `detent` of each height, `basePlacement`, `offset`, `flip`, `shift`, `available`
    and `arrow` of popovers, `edge`, `place`, `selectedDetent`, `largestUndimmedDetent`; `keyboardMoves` or
    `keyboardLeaves`; `snap` where pixels changed the frame, `frame`; `contentInsets` (top, left, bottom, right),
    `buttonAxis`, `pinned`; `outline`, `backdropColor`, `backdropOpacity`, `interaction`; of each direction
    `presentStyle`, `presentMotion` (under reduced motion), `presentDuration` and `presentEasing`, and the same of
    `dismiss`; `keyboardDuration`, `keyboardEasing`; of a change `changeDuration` and `changeEasing`. Rules that do not
    apply are left out. Every adaptation stands among them as a rule of its own, named by its reason.
    """

    rule: str
    before: str
    """What the rule started from, the style's own default for instance; empty where it started from nothing. Numbers
    have at most four decimals; rectangles are (x, y, width, height) in window coordinates.
    """
    after: str
    """What came of it."""
    reason: str
    """`request` where the request says so, `style`, `default`, `profile` or `system` where the default of one of these
    stands; else why.
    """
    pointer: RequestPointer


class DeviceList(TypedDict):
    devices: list[DeviceIdentity]
    """Family by family, older before newer."""


class DeviceIdentity(TypedDict):
    id: str
    name: str
    aliases: list[str]
    """Other models with the same metrics; in lower case with hyphens they are ids too."""
    family: str
    """The part of the catalogue: `iphone`, `ipad`, `foldable`, `android-phone`, `android-tablet`, `desktop`, `tv`, or
    one of the server's own profiles.
    """
    idiom: Idiom
    year: Union[int, None]
    """Year of launch; null where it has none."""
    system: System
    screen: Screen


class Screen(TypedDict):
    """The display panel in natural portrait."""

    width: float
    """Points."""
    height: float
    """Points."""
    scale: float
    """Physical pixels per point."""
    cornerRadius: Union[float, None]
    """Points; null where no source gives it."""
    nativePixels: Union[PixelSize, None]


class System(TypedDict):
    """The system at launch."""

    name: SystemName
    version: Union[str, None]


class DeviceProfile(TypedDict):
    """Everything that the catalogue knows of a device, in the request's own names: it is a request's `device` or
    `profile`, and a file of `--devices`, as it stands. What depends on how the screen is held is given for `portrait`
    and `landscape`, null where no source gives it.
    """

    id: str
    name: str
    aliases: list[str]
    """Other models with the same metrics; in lower case with hyphens they are ids too."""
    family: str
    """The part of the catalogue: `iphone`, `ipad`, `foldable`, `android-phone`, `android-tablet`, `desktop`, `tv`, or
    one of the server's own profiles.
    """
    idiom: Idiom
    year: Union[int, None]
    """Year of launch; null where it has none."""
    system: System
    screen: Screen
    safeAreaInsets: InsetsByAspect
    """Insets at launch; before iOS 11 they carry the status bar."""
    statusBarHeight: NumberByAspect
    """Height of the status bar in points, 0 where it hides."""
    sizeClass: SizeClassesByAspect
    keyboard: NumberByAspect
    """Height of the docked keyboard in points, with suggestions and home indicator."""
    keyboardWithoutSuggestions: NumberByAspect
    """The same without the suggestion bar."""
    reservedRegions: Union[ReservedRegionsByAspect, None]
    naturalOrientation: Union[Aspect, None]
    """How the device is held by nature, where that is known not to be portrait."""
    deviceGroup: Union[str, None]
    posture: Union[Posture, None]
    """How a folding device is held; the devices of one `deviceGroup` are its postures."""
    cutout: Union[Cutout, None]
    fold: Union[Fold, None]
    osVariants: list[SystemVariant]
    """Figures that other system versions have on the device; what is null stays as it was."""
    notes: Union[str, None]
    keyboardNote: Union[str, None]
    confidence: ProfileConfidence
    disagreements: list[str]
    """What sources disagree on, and which figure was chosen."""
    sources: list[str]
    """Addresses of the sources."""


class ProfileConfidence(TypedDict, total=False):
    """How sure each group of figures is; groups that nothing is known about are left out."""

    launch: Confidence
    screen: Confidence
    cornerRadius: Confidence
    cutout: Confidence
    fold: Confidence
    safeArea: Confidence
    statusBarHeight: Confidence
    sizeClass: Confidence
    keyboard: Confidence


class SystemVariant(TypedDict):
    os: str
    """A name and the major version from which on, or two versions, both included."""
    safeAreaInsets: InsetsByAspect
    statusBarHeight: NumberByAspect
    keyboard: NumberByAspect


class ReservedRegionsByAspect(TypedDict):
    """Folds and hinges."""

    portrait: list[ReservedRegion]
    landscape: list[ReservedRegion]


class SizeClassesByAspect(TypedDict):
    """Size classes of a window that fills the screen."""

    portrait: Union[SizeClasses, None]
    landscape: Union[SizeClasses, None]


class Confidence(TypedDict):
    level: Union[ConfidenceLevel, None]
    """`sourced`: a source gives it; `derived`: computed, or from a device with the same panel; `unsourced`: unknown or
    nominal; null: not judged.
    """
    crossChecked: bool
    """Whether two independent sources agree."""
    sources: list[int]
    """Indexes into the device's `sources`."""


class InsetsByAspect(TypedDict):
    portrait: Union[Insets, None]
    landscape: Union[Insets, None]


class NumberByAspect(TypedDict):
    portrait: Union[float, None]
    landscape: Union[float, None]


class ReservedRegion(TypedDict):
    kind: ReservedRegionKind
    frame: Rect
    active: bool


class BehaviourList(TypedDict):
    behaviours: list[BehaviourEntry]


class BehaviourEntry(TypedDict):
    """A library after which a dialog may go."""

    id: BehaviourName
    library: str
    """What it is called."""
    version: str
    """The version that the figures are of."""
    source: str
    """Where the files are that the figures name."""
    summary: str
    """What such a dialog is like."""
    dialog: Dialog
    """What it says of a dialog that says nothing itself."""
    rules: ReleaseRulesRequest
    """By what the end of a drag is judged; members that are left out are the style's."""
    figures: list[BehaviourFigure]
    """The library's own numbers."""


class BehaviourFigure(TypedDict):
    name: str
    """As the library has it."""
    value: float
    unit: str
    confidence: FigureConfidence
    source: str
    """The file, and what became of the number here."""


class StyleList(TypedDict):
    styles: list[StyleSummary]


class _StyleSummary(TypedDict):
    id: StyleReference
    summary: str
    """What the style is for."""
    defaults: list[StyleDefaults]
    """What stands where a request is silent, on a plain pad of 768 by 1024 points: era by era, then on Android by its
    views and by Compose, on the web, on GNOME, on KDE Plasma, on Windows, on HarmonyOS, on macOS, on Wear OS and on
    visionOS.
    """


class StyleSummary(_StyleSummary, total=False):
    extends: StyleName
    """The style of rules that a named one stands on."""
    file: str
    """The file that has the owner's style."""
    source: str
    """Where what that file says comes from."""


class _Style(TypedDict):
    id: StyleReference
    summary: str
    """What the style is for."""
    defaults: list[StyleDefaults]
    """What stands where a request is silent, on a plain pad of 768 by 1024 points: era by era, then on Android by its
    views and by Compose, on the web, on GNOME, on KDE Plasma, on Windows, on HarmonyOS, on macOS, on Wear OS and on
    visionOS. Of one of the owner's own, that of the style that it extends; `members` go before it.
    """
    figures: list[Figure]
    fonts: list[FontFigure]
    """The families of every system; the same with every style."""
    colors: list[ColorFigure]
    """The colours of the style's own parts, which are none of its platform's roles."""
    materials: list[MaterialFigure]
    """The materials of the style's own parts."""
    palettes: list[Palette]
    """The colours of every platform and system by their roles; the same with every style."""


class Style(_Style, total=False):
    """A style with its defaults, and every number and colour with where it comes from."""

    extends: StyleName
    """The style of rules that a named one stands on."""
    file: str
    """The file that has the owner's style."""
    source: str
    """Where what that file says comes from."""
    members: Dialog
    """The members of a dialog that stand where a request for one of the owner's own styles is silent."""
    actionAlignment: ActionAlignment
    actionCase: ActionCase
    borderSides: BorderSides
    anchorFallback: AnchorFallback
    variants: list[StyleVariant]
    """What one of the owner's own styles is on some devices, the first that fits."""


_StyleVariant = TypedDict("_StyleVariant", {
    "if": 'StyleCondition',
    "extends": 'StyleName',
    "members": 'Dialog',
})


class StyleVariant(_StyleVariant, total=False):
    """What one of the owner's own styles is on devices of which a condition holds."""

    actionAlignment: ActionAlignment
    actionCase: ActionCase
    borderSides: BorderSides
    anchorFallback: AnchorFallback


class StyleCondition(TypedDict, total=False):
    """Devices of which all this is true. Widths and heights are those of the window in points, both ends included."""

    platform: Platform
    releases: str
    """Of that platform: `7-18`, `26-`, `7`."""
    idiom: Idiom
    orientation: Aspect
    """Whether the window is higher than wide, or wider."""
    minWidth: Length
    maxWidth: Length
    minHeight: Length
    maxHeight: Length


class FontFigure(TypedDict):
    """A family of fonts in which a system sets text, with where it comes from."""

    family: str
    fallbacks: list[str]
    """What to take where it is not at hand, in this order."""
    texts: str
    """The texts that are set in it, in words."""
    eras: str
    """The eras that it holds for, in words."""
    confidence: FigureConfidence
    source: str


class Palette(TypedDict):
    """The colours of a system by their roles, and the materials that a request may name there."""

    neutral: list[NeutralRole]
    """The roles that a theme may name on every platform, and what they stand for on this one."""
    platform: Platform
    eras: str
    """The systems that it holds for, in words."""
    colors: list[ColorFigure]
    materials: list[MaterialFigure]


class NeutralRole(TypedDict):
    """A role that themes have everywhere. What a theme says of one of the platform's own roles stands above it."""

    name: Literal["accent", "onAccent", "surface", "onSurface", "secondary", "danger", "outline", "scrim"]
    roles: list[str]
    """The platform's own roles that take its colour, beside one of the same name; none where the platform has no name
    for what it colours.
    """
    source: str
    """Why it is those, and where it colours what has no role."""


class _ColorFigure(TypedDict):
    name: str
    """The role, or the part that has it."""
    light: Paint
    dark: Paint
    lightIncreased: Paint
    darkIncreased: Paint
    eras: str
    """The eras that it holds for, in words."""
    confidence: FigureConfidence
    source: str


class ColorFigure(_ColorFigure, total=False):
    """A colour in each appearance and contrast, with where it comes from."""

    role: ColorRole
    follows: ColorRole
    """The role whose colour in `dialog.theme` a part takes that has none itself; left out where it takes none."""


class Paint(TypedDict):
    """A colour, and how much of it covers what lies below."""

    color: Color
    opacity: Share


class MaterialFigure(TypedDict):
    """What a material does to what lies behind it, with where it comes from; its colours stand among `colors`."""

    name: str
    """As the platform calls it."""
    light: BackdropFilter
    dark: BackdropFilter
    tint: str
    """The name of the colour that lies over the blur."""
    fallback: str
    """The name of the colour in its place where nothing can be blurred."""
    eras: str
    """The eras that it holds for, in words."""
    confidence: FigureConfidence
    source: str


class BackdropFilter(TypedDict):
    """What is done to what lies behind."""

    blur: float
    """Standard deviation in points, as that of CSS's `blur()`."""
    saturation: float
    """1 leaves it as it is."""


class StyleDefaults(TypedDict):
    platform: Platform
    era: Union[Era, None]
    """The stretch of system versions whose metrics apply; null outside Apple's systems."""
    label: str
    """The era's versions, or the platform, as people write it."""
    component: Union[Component, None]
    """What the platform itself calls it, and what the adaptation `platformStyle` names where the style is none of the
    platform's own; null where it is a style of Apple's or placed by the same rules everywhere.
    """
    content: DefaultContent
    opacity: Share
    """Opacity of the dialog as a whole, content included."""
    placement: DefaultPlacement
    centredIn: CentredIn
    backdrop: Backdrop
    transition: DefaultTransition
    swipe: list[PhysicalEdge]
    """The edges towards which it may be drawn away where `dismissal.swipe` is left out."""
    release: ReleaseRules


class DefaultTransition(TypedDict):
    style: TransitionStyle
    duration: float
    """Seconds, for a dialog of half the container's height."""
    easing: Curve


class DefaultPlacement(TypedDict):
    edge: RestingEdge
    level: Level
    keyboard: KeyboardPolicy
    surface: Surface


class DefaultContent(TypedDict):
    size: DefaultSize
    background: Background
    shape: DefaultShape


class DefaultShape(TypedDict):
    kind: DefaultShapeKind
    radius: float
    """Radius of the outline's corners, in points."""


class DefaultSize(TypedDict):
    width: Union[Dimension, None]
    """As a request writes it; null where the style sizes itself."""
    height: Union[Dimension, None]
    """As a request writes it; null where the style sizes itself."""


class Figure(TypedDict):
    """A number that the layout rests on, with where it comes from."""

    name: str
    value: float
    unit: str
    """Empty for a plain number."""
    eras: str
    """The eras that it holds for, in words."""
    confidence: FigureConfidence
    source: str


class Version(TypedDict):
    name: Literal["scrim"]
    version: str
    """Semantic version of the release."""
    schemaVersion: Literal[1]
    """The version of the shape of specifications."""
    text: TextEngine


class TextEngine(TypedDict):
    """What widths of text come from. Servers that agree on both members agree on every width."""

    engine: str
    """The libraries that shape text, with their versions."""
    fonts: str
    """Short name of the set of fonts, made from their SHA-256. It differs from the release's own where the server has
    fonts of its owner (`--fonts`).
    """


class Health(TypedDict):
    status: Literal["ok"]


class Readiness(TypedDict):
    status: Literal["ready"]


class Problem(TypedDict):
    """An error (RFC 9457)."""

    type: str
    """What kind of problem it is, a relative reference (RFC 9457, 3.1.1) to its page on this server."""
    title: str
    """The type in words, the same for all problems of it."""
    status: int
    """The HTTP status."""
    detail: str
    """What happened this time."""
    code: str
    """The reason, for programs."""
    errors: list[Fault]
    """Every fault of a body, at most 100, and one more where there are more. Empty for problems that are no member's
    fault.
    """


class _Fault(TypedDict):
    pointer: RequestPointer
    code: FaultCode
    message: str
    """What was seen, what would be right, and the setting behind a limit."""


class Fault(_Fault, total=False):
    """One thing wrong with a request."""

    allowed: list[str]
    """The names that would have been right, where they can be listed."""
    nearest: str
    """The allowed name that was probably meant; or, of a member that belongs elsewhere, the pointer of its place there,
    which begins with a slash.
    """


class Rect(TypedDict):
    """A rectangle in points; origin top-left, y down."""

    x: float
    y: float
    width: float
    height: float


class Insets(TypedDict):
    """Insets in points, in the edges as the user sees them."""

    top: float
    left: float
    bottom: float
    right: float


class SizeClasses(TypedDict):
    horizontal: SizeClass
    vertical: SizeClass


class _DeviceProfileRequest(TypedDict):
    id: OwnDeviceId
    screen: ProfileScreenRequest


class DeviceProfileRequest(_DeviceProfileRequest, total=False):
    """A device told in full, as `GET /v1/devices/{id}` answers it. What is left out or null is unknown. A file of
    `--devices` holds one of these, or a list of them.
    """

    name: Union[str, None]
    aliases: Union[list[str], None]
    family: Union[str, None]
    idiom: Idiom
    year: Union[int, None]
    system: Union[ProfileSystemRequest, None]
    safeAreaInsets: Union[InsetsByAspectRequest, None]
    statusBarHeight: Union[NumberByAspectRequest, None]
    sizeClass: Union[SizeClassByAspectRequest, None]
    keyboard: Union[NumberByAspectRequest, None]
    keyboardWithoutSuggestions: Union[NumberByAspectRequest, None]
    reservedRegions: Union[RegionsByAspectRequest, None]
    naturalOrientation: Union[Aspect, None]
    """How the device is held by nature, where that is known not to be portrait."""
    deviceGroup: Union[str, None]
    posture: Union[Posture, None]
    """How a folding device is held; the devices of one `deviceGroup` are its postures."""
    cutout: Union[Cutout, None]
    fold: Union[Fold, None]
    osVariants: Union[SystemVariantListRequest, None]
    notes: Union[str, None]
    keyboardNote: Union[str, None]
    confidence: Union[ConfidenceByGroupRequest, None]
    disagreements: Union[list[str], None]
    sources: Union[list[str], None]


class PixelSize(TypedDict):
    """Size of the panel in its own pixels."""

    width: float
    height: float


class Cutout(TypedDict):
    """A hole, notch or island, in points of the screen in natural portrait."""

    kind: CutoutKind
    x: Length
    y: Length
    width: Length
    height: Length


class _Fold(TypedDict):
    kind: FoldKind
    separating: bool
    """Whether the two sides are apart even when the device lies flat."""


class Fold(_Fold, total=False):
    """A crease or hinge. `reservedRegions` says the same as layout needs it, and wins where both are given."""

    flat: Union[FlatFold, None]
    portrait: Union[Crease, None]
    landscape: Union[Crease, None]
    note: Union[str, None]


class FlatFold(TypedDict):
    """The width that the fold has while the device lies flat, in points."""

    width: Length


class Crease(TypedDict):
    """Where the crease lies, in points of the screen as the user sees it, and its middle across its direction."""

    orientation: CreaseOrientation
    x: Length
    y: Length
    width: Length
    height: Length
    centre: Length


class _ProfileSystemRequest(TypedDict):
    name: SystemName


class ProfileSystemRequest(_ProfileSystemRequest, total=False):
    """The system that a device was launched with."""

    version: Union[str, float, None]


class _ProfileScreenRequest(TypedDict):
    width: float
    height: float


class ProfileScreenRequest(_ProfileScreenRequest, total=False):
    """The display panel in natural portrait, in points."""

    scale: float
    cornerRadius: Union[float, None]
    nativePixels: Union[PixelSize, None]


class InsetsByAspectRequest(TypedDict, total=False):
    """Insets in points, in the edges as the user sees them; null where they are not known."""

    portrait: Union[WholeInsets, None]
    landscape: Union[WholeInsets, None]


class WholeInsets(TypedDict):
    top: Length
    left: Length
    bottom: Length
    right: Length


class NumberByAspectRequest(TypedDict, total=False):
    """Heights in points; null where they are not known."""

    portrait: Union[Length, None]
    landscape: Union[Length, None]


class SizeClassByAspectRequest(TypedDict, total=False):
    portrait: Union[SizeClasses, None]
    landscape: Union[SizeClasses, None]


class RegionsByAspectRequest(TypedDict):
    portrait: Union[ProfileRegionList, None]
    landscape: Union[ProfileRegionList, None]


class _ProfileRegion(TypedDict):
    kind: ReservedRegionKind
    frame: ProfileRegionFrame


class ProfileRegion(_ProfileRegion, total=False):
    """A fold, hinge or cut-out, in points of the screen as the user sees it."""

    active: bool
    """Default `true`."""


class ProfileRegionFrame(TypedDict):
    x: Length
    y: Length
    width: Length
    height: Length


class _SystemVariantRequest(TypedDict):
    os: str
    """A name and the major version from which on, or two versions, both included."""


class SystemVariantRequest(_SystemVariantRequest, total=False):
    """Figures that other system versions have on the device; what is left out or null stays as it was."""

    safeAreaInsets: Union[InsetsByAspectRequest, None]
    statusBarHeight: Union[NumberByAspectRequest, None]
    keyboard: Union[NumberByAspectRequest, None]


class ConfidenceByGroupRequest(TypedDict, total=False):
    launch: Union[ConfidenceLevel, ConfidenceEntry, None]
    screen: Union[ConfidenceLevel, ConfidenceEntry, None]
    cornerRadius: Union[ConfidenceLevel, ConfidenceEntry, None]
    cutout: Union[ConfidenceLevel, ConfidenceEntry, None]
    fold: Union[ConfidenceLevel, ConfidenceEntry, None]
    safeArea: Union[ConfidenceLevel, ConfidenceEntry, None]
    statusBarHeight: Union[ConfidenceLevel, ConfidenceEntry, None]
    sizeClass: Union[ConfidenceLevel, ConfidenceEntry, None]
    keyboard: Union[ConfidenceLevel, ConfidenceEntry, None]


class ConfidenceEntry(TypedDict, total=False):
    level: Union[ConfidenceLevel, None]
    crossChecked: bool
    sources: list[int]
    """Indexes into the device's `sources`."""


class DrawnRest(TypedDict):
    """What is drawn, dimmed and touched at a rest, as a specification of its own would tell it."""

    layers: list[Layer]
    """What is drawn, in painting order, back to front; ids are unique."""
    dimmingRegions: list[DimmingRegion]
    """What is visibly dimmed."""
    hitRegions: list[HitRegion]
    """What a touch reaches; the first region that holds it wins. Together they cover the window."""


class DeviceImport(TypedDict):
    format: ImportedFormat
    devices: list[DeviceProfile]
    notes: list[ImportNote]
    """What was assumed, and what was left out, in no order that matters."""


class ImportNote(TypedDict):
    pointer: RequestPointer
    message: str
    """What was assumed or left out, and why."""

Length = float
"""A number from 0 to 100,000, in points."""

RetargetTargetName = str
"""`presented`, `dismissed`, an orientation, or a detent that is not a number of points."""

RetargetTarget = Union[Length, RetargetTargetName]
"""`presented`, `dismissed`, an orientation, or a detent as `placement.detents` writes it. The dialog has to have that
detent, and the device to turn to that orientation by itself; both have to be given for these two.
"""

Coordinate = float
"""A number from −1,000,000 to 1,000,000."""

PointRequest = list[Coordinate]
"""`[x, y]` in points."""

PointListRequest = list[PointRequest]
"""Points, at most as many as the setting `--max-points` says."""

DismissShare = float
"""The share of its own extent past which a dialog drawn towards an edge is dismissed."""

DismissSpeed = float
"""The speed towards an edge, in points per second, from which on `speedRule` holds."""

SpeedRule = Literal["suffices", "confirms"]
"""`suffices`: speed dismisses by itself, and as fast the other way keeps the dialog. `confirms`: the share has to be
passed too, and instead of speed it is enough to be past the middle between rest and edge; any speed the other way keeps
the dialog, and what is far enough without either goes to the nearest height above the lowest.
"""

HideFriction = float
"""Seconds by which the share looks ahead along the velocity."""

DecelerationRate = float
"""The share of the velocity left after each millisecond when the next detent is looked for: the sheet would come to a
stand v / 1000 · rate / (1 − rate) further on.
"""

FlickSpeed = float
"""The speed, in points per second, from which on a release is a flick; below it `flickOpening` and `flickClosing` say
nothing.
"""

SkipCollapsed = bool
"""Whether a dialog may leave from above its lowest height too."""

MinimumSpeed = float
"""The speed along either axis, in points per second, below which there is none."""

AxisDominance = Literal["none", "closing", "both"]
"""On which ways a velocity that is mostly across them counts as none, so that the dialog is judged by its place:
`closing` is towards its own edge.
"""

Reach = Literal["any", "next"]
"""How far a release without a flick gets: to `any` height, or no further than the `next` one in its direction from
where it is.
"""

DetentShare = float
"""The share of the way from one height to the next past which it is the next."""

SlowTravel = float
"""How far, in points, a dialog that moves slower than `flickSpeed` is past the place behind it when it goes on to the
next; one that is as fast goes on from anywhere, and one that stands still goes by the shares. Answers have it where a
toolkit does (Android's Compose); without it the shares decide.
"""

RestRule = Literal["nearest", "ends"]
"""Which height a release without a flick comes to. `nearest`: the nearest by `detentShare`. `ends`: of two as near the
lower; and above the last height but one, of three or more, the highest where the container's far side is nearer than
the lowest height.
"""

HalfRule = Literal["byHeight", "byShare"]
"""Which of three heights counts as the one between: the middle one (`byHeight`), or the only one that is a share of the
container, wherever it lies (`byShare`), as the half expanded of Material's library.
"""

FlickRule = Literal["none", "onward", "next", "nearest", "last"]
"""Where a flick takes a sheet. `none`: where it would come to a stand. `onward`: likewise, but from where it lands back
at the height that it rests at, one further. `next`: to the next height from where it is. `nearest`: to the nearest but
the one at the end that it comes from. `last`: to the last in its direction. Opening is away from the dialog's own edge,
closing towards it.
"""

RubberBandReference = str
"""`screen`, `safeArea`."""

RubberBandDimension = Union[float, RubberBandReference]
"""What a dialog drawn beyond its end would approach: points, `screen`, the screen's extent along the axis, or
`safeArea`, what is between the dialog at that end and the safe area's edge, at most 100. Answers work out `safeArea`;
lists of defaults name it.
"""

DampingSpeed = float
"""The speed along the dialog's way, in points per second, above which `fastDampingRatio` holds."""

RubberBandCoefficient = float
"""The share of the finger's speed at which a dialog starts to follow beyond the ends of its way."""

VelocityRequest = list[float]

Phase = str
"""One of the dialog's timelines, by its name under `transitions`: `present`, `dismiss`, `refuse`, `keyboard`,
`keyboardHide`, `back` (whose times are progress), `rotate.<orientation>`, `detent.<detent>`. `all` is its whole life:
it comes, stays until its timer ends, and goes, or, without a timer, goes as soon as it has come. A phase that the
dialog does not have is a 422.
"""

TimelineMoment = float
"""Seconds from the start of a timeline, which may be that of the longest schedule."""

SampleTimes = list[TimelineMoment]
"""Moments, in seconds from the start of the timeline, in the order of the answer. At most as many as the setting
`--max-samples` says, and so many that all of them together have no more values than `--max-sampled-values` says
(250,000; the ids of layers, and texts, count as one for every 32 bytes).
"""

FramesPerSecond = float
"""How many moments there are a second, from 0 on; the end comes last. Moments lie on the grid of 0.0001 seconds. At
most as many as the settings `--max-samples` and `--max-sampled-values` say.
"""

BatchState = dict[str, Any]
"""The values of the axes, by their names."""

BreakpointAxis = Literal["width", "height", "textSize", "keyboard"]
"""`width`, `height`: of the window, by pixels. `textSize`: the factor of the platform's own scale, by hundredths, from
0.1 to 10. `keyboard`: the height of a docked keyboard, by pixels; none at 0.
"""

BehaviourName = Literal[
    "floatingPanel", "swiftMessages", "sonner", "vaul", "baseUIDrawer", "gorhomBottomSheet", "reactNativeScreens",
    "material",
]
"""A library, in a version that `GET /v1/behaviours` tells."""

CoordinateSpace = Literal["interface", "fixed"]
"""`interface`: the window as the user sees it, origin at its top-left corner. `fixed`: the screen in natural portrait,
for surfaces that do not rotate themselves; the answer then carries `stage.rotation`, the turn to apply. Default
`interface`.
"""

Snap = Literal["pixel", "none"]
"""Whether the edges of resting frames are rounded to physical pixels (1/scale of a point). Edges are rounded, not
sizes, so that neighbours meet. `none` leaves frames as computed. Default `pixel`.
"""

DeviceId = str
"""The id of a device, as `GET /v1/devices` lists them, or one of its aliases in lower case with hyphens. An id that the
catalogue does not have is answered with 422 in a body and with 404 in a path.
"""

DeviceChoice = Union[DeviceId, Device]
"""The id of a device of the catalogue, or a device described here, which may start from one."""

DeviceBase = Union[DeviceId, DeviceProfileRequest]
"""The device that this one starts from, by its id or told in full. Without it the device is plain."""

ReservedRegionListRequest = list[ReservedRegionRequest]

DeviceRegions = Union[ReservedRegionListRequest, RegionsByAspectRequest]
"""Folds, hinges and cut-outs. Default: the profile's hinge, where it keeps two screens apart. Only active ones count.
Those that reach from edge to edge divide the window, by Flutter's rule; a dialog that does not fill the screen stays in
one part, and moves out of the way of others that reach into its safe area. A list is for the current orientation; or
the profile's own regions, for `portrait` and `landscape`.
"""

InputKind = Literal["touch", "pointer", "focus"]
"""What the user points with. Default `touch`; `pointer` on a desktop, `focus` on a television."""

NotificationPreference = Literal["on", "off"]
"""The user's preference for messages that nobody asked for. Default `on`."""

TextSize = Literal[
    "xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge", "accessibility1", "accessibility2",
    "accessibility3", "accessibility4", "accessibility5",
]
"""The user's text size. Text grows with it from iOS 7 on. Default `large`."""

TextFactor = float

TextSizeSetting = Union[TextSize, TextFactor]
"""One of the named sizes, or a number: the factor of the platform's own scale, 1 being its standard size. On Apple's
systems body text grows by the factor and each other style as far between two named sizes of its own, from `xSmall`
(0.82) to `accessibility5` (3.12); on Android every text grows by it, up to 2, as `fontScale` has it; on the web every
text does. Default `large`.
"""

LanguageTag = str

LanguageSetting = Union[LanguageTag, None]
"""The language of the interface as a tag (BCP 47), by which rules know the words of buttons and lines of Korean break
between words alone (on Apple's systems from iOS 14 on, on Android from 15 on); pictures in SVG name it, so that
ideographs have the forms of its region. Default null: every language's words count.
"""

Appearance = Literal["light", "dark"]
"""The system's appearance. Colours follow it on Android, on the web and from iOS 13 on; before, Apple's systems have
the light one alone. Default `light`.
"""

Contrast = Literal["normal", "increased"]
"""How strongly colours stand out from what is behind them. `increased` is the user's setting Increase Contrast, or
`prefers-contrast: more`. Palettes have colours of their own for it where the platform does. Default `normal`.
"""

LayoutDirection = Literal["leftToRight", "rightToLeft"]
"""The reading direction; it mirrors `leading` and `trailing`. Default `leftToRight`."""

KeyboardName = str
"""`none`: not shown, as null. `docked`: at the catalogue's height."""

KeyboardState = Union[None, KeyboardName, Keyboard]
"""The on-screen keyboard. `null`, the default: none. `"docked"`: docked, at the catalogue's height for the orientation,
which has to be known. Else a keyboard described here; or the heights that a docked one has in `portrait` and
`landscape`, which shows none.
"""

AndroidToolkit = Literal["views", "compose"]
"""What draws an app's dialogs, on `Android` alone (elsewhere it is refused): `views` with Material's library for them,
or `compose`, Compose Material 3, from Android 5 on. Default: `views`.
"""

MotionScheme = Literal["standard", "expressive"]
"""The springs of a theme of Compose, with `toolkit` `compose` alone: `standard`, a `MaterialTheme`'s own, or
`expressive`, a `MaterialExpressiveTheme`'s. Default: `standard`.
"""

SystemVersionText = str

KeyboardMode = Literal["docked", "floating", "undocked", "split"]
"""Only a docked keyboard moves dialogs, whichever window it belongs to; the others are shown and touched, and
`presentation.overlaps` tells what they cover. Default `docked`.
"""

HapticKind = Literal["success", "warning", "error", "light", "medium", "heavy", "selection"]
"""What something feels like."""

StatusBarRequest = Literal["automatic", "light", "dark", "hidden"]

CallerData = Any
"""JSON of the caller's own, of any kind, at most 4,096 bytes without white space. Scrim does not look into it. Members
of its objects come back in the order of their names; whole numbers keep all their digits. In a URL what spells null, a
truth value or a number is that.
"""

DialogPatch = dict[str, Any]
"""Members of a dialog in the place of its own, those of objects one by one, lists whole; null takes a member away. What
comes of it has to be a dialog. A patch has no `platforms`.
"""

ColorRequest = str
"""A colour in sRGB, `#RRGGBB` or `#RRGGBBAA`, digits in either case."""

RoleColors = dict[str, ColorRequest]
"""Colours by roles. `accent`, `onAccent`, `surface`, `onSurface`, `secondary`, `danger`, `outline` and `scrim` are
taken on every platform, and stand for its own (`neutral` of the palettes): `accent` colours the preferred action, and
all actions where the platform tints them. Or by the names of the platform's roles, which stand above those: Apple's as
UIKit has them (`tint`, `label`, `secondaryLabel`, `background`, `separator`, `destructive`, …), Material's tokens
(`primary`, `on-surface`, `surface-container-high`, …), the system colours of CSS (`Canvas`, `CanvasText`, `ButtonFace`,
…). `palettes` of `GET /v1/styles/{id}` lists them all. A role that the device's system lacks is refused, with those it
has in `allowed`.
"""

CloseButtonEdge = Literal["leading", "trailing"]

BlockPlace = Literal["image", "title", "message", "textFields", "actions"]

ActionAxis = Literal["automatic", "horizontal", "vertical"]
"""Which way the actions go on: `automatic`, the default, as the style has it; `horizontal`, side by side where their
titles fit and text has no accessibility size, else one below the other (adaptation `actionsStack`); `vertical`. A share
sheet has its own way, and `memberHasNoEffect` says so.
"""

ContentAlignment = Literal["automatic", "leading", "center"]
"""Where title and message are aligned: as the style has it, by default; where a line begins; or in the middle."""

Percentage = str
"""A plain decimal number from 0 to 1000 and a percent sign."""

SizeLimit = Union[Length, Percentage]
"""What a side of the dialog is at least, or at most: a number of points, or a percentage of the container's own side. A
least above the greatest is refused; where one is in points, the other a percentage, and a small container has them
cross, the least stands.
"""

DimensionName = str
"""`fit`, as large as the content, or a percentage of the container."""

Dimension = Union[Length, DimensionName]
"""A number of points, a percentage of the container's own side, or `"fit"`, as much as the content needs."""

DataImage = str
"""A PNG or a JPEG in a `data:` URL, in base64 with its padding: at most 131,072 bytes (`--max-image-bytes`), and
4,194,304 pixels by its header (`--max-image-pixels`), which is checked for every answer (422 `imageNotRead`, `tooLong`,
`tooMany`). A JPEG lies as its Exif says. Every picture draws it; where what lies behind the header is damaged, PNG,
APNG and film strips draw a placeholder, and SVG and pages what the browser makes of it.
"""

ImageFit = Literal["contain", "cover", "fill"]
"""How the image fills its layer where its proportions differ, as CSS's `object-fit`: whole inside it, over all of it
and cut at the edges, or stretched. Default `contain`.
"""

Actions = list[ActionRequest]
"""Each becomes a layer `action:<id>`. One alone may stand without the list."""

Shape = Union[PlainShape, RoundedShape, PathShape]
"""The outline of the dialog inside its frame; hit region and dimming hole follow it. Default: the style's own on this
system, as `/v1/styles` has it; `floating` is rounded by 8 points, `semiModal` and `slidingMessage` are rectangles. A
popover's outline has its arrow in it, unless it is an ellipse or a path.
"""

PlainShapeKind = Literal["rectangle", "ellipse"]
"""The kind of the shape."""

NamedRadius = Literal["concentric"]
"""About the same centres as the corners of the screen."""

RoundedShapeKind = Literal["rounded"]
"""The kind of the shape."""

PathShapeKind = Literal["path"]
"""The kind of the shape."""

AnchorLines = list[RectOrLineRequest]
"""The rectangles of an anchor, in any order; those that begin within half a height of the one before are one line."""

DetentName = str
"""`medium`, `large`, `fit`, or a percentage of the container."""

Detent = Union[Length, DetentName]
"""A height at which a sheet rests. Points, and a percentage of the container's height, are heights of content: at the
bottom of a window the bottom inset comes on top of them, on iOS 26 from 150 points up. `fit` is as high as the content
needs. What is more than the large detent's becomes `large`; less than one point is refused (`detentTooSmall`). On
Android and the web, points and percentages are heights of the frame (`docs/platforms.md`).
"""

DetentList = list[Detent]
"""Heights at which a sheet may rest."""

ArrowDirection = Literal["up", "down", "left", "right", "any", "unknown"]

ArrowName = str
"""No arrow, as null."""

PopoverOffset = Union[Coordinate, AxisOffset]
"""How far a popover stands off its anchor (`mainAxis`) and along its side (`crossAxis`), in points; a number is the
first. Default: the height of its arrow, and 0. The arrow adds nothing to a number that is given.
"""

Alignment = Literal["start", "center", "end"]
"""How a popover is aligned along that side. Above and below the anchor, `start` is at the leading end. Default
`center`.
"""

Side = Literal["top", "bottom", "left", "right"]
"""The side of the anchor on which a popover stands where it has room there. Default `bottom`, on iOS 26 beside the
anchor where it fits. Where a request names none, Apple's popovers take another side rather than let their arrow miss
the anchor.
"""

InsetsRequest = Union[Coordinate, EdgeInsetsRequest]
"""One number of points for all four edges, or insets edge by edge. `leading` and `trailing` follow `layoutDirection`.
"""

Travel = float
"""How many lengths of itself a dialog slides. 1 is what CSS has as `translate` by 100 %; by default `slide` and
`coverVertical` go as far as the style has it. No effect where the system has a pose of its own for them.
"""

PairSteps = list[PairStep]
"""In order of time."""

ScaleSteps = list[ScaleStep]
"""In order of time."""

OpacitySteps = list[OpacityStep]
"""In order of time."""

NumberSteps = list[NumberStep]
"""In order of time."""

StepTime = float
"""A fraction of the duration."""

Factor = float
"""A magnification from −1,000 to 1,000."""

FactorPair = list[Factor]

ScaleRequest = Union[Factor, FactorPair]
"""A factor, or one along x and one along y; 1 is rest."""

ElementId = str
"""The id of one of `device.elements`; another is refused with those that there are (422 `unknownElement`)."""

PresenterTint = Literal["automatic", "normal", "dimmed"]

PresenterBar = Union[bool, PresenterBarTitle]
"""Whether it has a navigation bar, or that bar; pictures show its plain ground. Default `false`."""

EasingName = str
"""A curve by the name that Core Animation and CSS have for it. `default` is CSS's `ease`. `linear`, `easeIn`,
`easeOut`, `easeInOut`, `default`.
"""

Easing = Union[EasingName, CubicBezier, SpringRequest, StepsRequest, Linear]
"""How a motion spends its time."""

StepEasing = Union[EasingName, CubicBezier, StepsRequest, Linear]
"""How a step spends its time; a spring has a time of its own, and stands in `easings`."""

SpringParametersRequest = Union[PhysicalSpring, ResponseSpring, BounceSpring]

InitialVelocity = float
"""Speed at the start, in distances of the motion per second, positive towards the target. Default `0`."""

AllowOverdamping = bool
"""Whether damping above the critical is played as physics has it. Default `false`."""

Text = str
"""At most 4,096 Unicode characters."""

Name = str
"""An id or a name, which answers repeat wherever they speak of it. At most 256 Unicode characters."""

Extent = float
"""A length that leaves some room, in points; more than 0, at most 100,000."""

Share = float
"""A number from 0 to 1."""

Duration = float
"""Seconds, from 0 to 3,600."""

Orientation = Literal["portrait", "portraitUpsideDown", "landscapeLeft", "landscapeRight"]

Idiom = Literal["phone", "pad", "desktop", "tv", "car", "watch"]

SystemName = Literal[
    "iPhone OS", "iOS", "iPadOS", "tvOS", "Android", "Android TV", "web", "GNOME", "KDE Plasma", "CarPlay", "Windows",
    "HarmonyOS", "macOS", "visionOS", "Wear OS",
]

ReservedRegionKind = Literal["division", "occlusion"]
"""`division`: a fold or hinge; `occlusion`: a cut-out or other cover."""

Posture = Literal["folded", "unfolded"]
"""How a folding device is held; the devices of one `deviceGroup` are its postures."""

Aspect = Literal["portrait", "landscape"]
"""How the device is held by nature, where that is known not to be portrait."""

StyleName = Literal[
    "fullScreen", "pageSheet", "formSheet", "currentContext", "popover", "alert", "actionSheet", "activityView",
    "sheet", "semiModal", "floating", "slidingMessage",
]
"""The presentation styles."""

StyleReference = str
"""A presentation style, or a named one, `x-` and a name: those of the web are built in, others are the owner's, of
`--styles`. `GET /v1/styles` lists all that the server knows.
"""

ActionRole = Literal["default", "cancel", "destructive"]

Dismisses = Literal["beforeAction", "afterAction", "never"]
"""When the dialog goes away in relation to what the action does."""

RelativeEdge = Literal["bottom", "top", "left", "right", "leading", "trailing"]
"""A physical edge, or one in the reading direction."""

RestingEdge = Literal["bottom", "top", "left", "right", "leading", "trailing", "center"]

Level = Literal["window", "content"]

KeyboardPolicy = Literal["avoid", "resize", "ignore", "extend"]
"""What the dialog does about a docked keyboard. `avoid`: it moves up by what is covered, no more, and not above the top
inset; where that is not enough it shrinks, and its content scrolls. `resize`: the keyboard counts as the end of the
container, for percentages and the middle too. `ignore`: nothing. `extend`: a sheet rests at its largest detent while
the keyboard is there, and otherwise as with `avoid`; without effect on what has no detents. A dialog that fills the
screen stays as it is and keeps its content clear of the keyboard.
"""

Surface = Literal["content", "screen"]
"""How large the view is that carries the content: as the content, or as the screen, see-through around the content and
swallowing touches there. Box and dimming hole are the content's either way.
"""

Interaction = Literal["block", "dismiss", "passThrough"]

Approval = Literal["none", "presenter"]
"""Who has to agree before the dialog goes. With `presenter`, dismissing begins with the event `dismissRequested` and
the answer has the timeline `refuse`.
"""

TransitionStyle = Literal[
    "coverVertical", "flipHorizontal", "crossDissolve", "partialCurl", "slide", "zoom", "none", "custom",
]

Platform = Literal["apple", "android", "web", "gnome", "kde", "windows", "harmonyos", "macos", "wearos", "visionos"]
"""The family of systems whose rules dialogs follow: `apple` for iPhone OS, iOS, iPadOS, tvOS and CarPlay, `android` for
Material 3, `web` for the HTML dialog, `gnome` for libadwaita, `kde` for Kirigami, `windows` for WinUI 3, `harmonyos`
for ArkUI, `macos` for AppKit, `visionos` for visionOS, `wearos` for Compose Material 3 for Wear OS.
"""

Era = Literal["ios1to6", "ios7to12", "ios13to14", "ios15to18", "ios26on"]
"""A stretch of versions of Apple's system that shares its metrics."""

Invariant = Literal["insideContainer", "childrenApart", "touchesTile", "continuousJoints", "mirrored"]
"""`insideContainer`: every layer lies inside the one that carries it, to a pixel. `childrenApart`: no two titles,
messages, fields or buttons that one layer carries share area. `touchesTile`: every point of the window has a hit
region. `continuousJoints`: every track of `present` ends where its layer rests, every track of `dismiss` starts there.
`mirrored`: read the other way, every layer stands where a mirror shows it; left out where the request ties the dialog
to one side.
"""

StatusBarStyle = Literal["light", "dark", "hidden"]
"""The colour of what it shows, as UIKit names it: `dark` on light ground, `light` on dark ground; or `hidden`."""

Support = Literal["keyboard", "toolbar", "tabBar", "homeIndicator", "division", "window", "container", "nothing"]
"""What begins where the dialog ends; `nothing` where it hovers."""

OverlapOrder = Literal["over", "under"]
"""Where the dialog lies: `over` the app's own bars and elements, `under` what the system and the hardware put above
every window.
"""

OverlapKind = Literal[
    "statusBar", "navigationBar", "toolbar", "tabBar", "homeIndicator", "keyboard", "occlusion", "division", "element",
]

SizeSource = Literal["given", "measured", "assumed", "minimum", "maximum"]
"""`given`: by the request, or by a figure of the style; `measured`: from the content, all of whose characters have a
known width; `assumed`: from content some of whose widths are estimated, or for want of any content; `minimum`,
`maximum`: raised to the least, or lowered to the greatest, that `content.size` allows.
"""

ColorRole = str
"""What the platform calls the colour: one of the names that `dialog.theme` takes there. Left out where the platform has
no name for it.
"""

CornerCurve = Literal["circular", "continuous"]
"""Whether corners are arcs of circles or run on as Apple's continuous curve does."""

LayerRole = Literal[
    "presenter", "container", "dimming", "dialog", "group", "arrow", "grabber", "navigationBar", "barBackground",
    "scroll", "title", "message", "image", "textField", "block", "action", "separator", "keyboard", "statusBar",
    "homeIndicator",
]
"""`barBackground` is a navigation bar's ground where it is more than the bar: it begins at the dialog's top edge, since
iOS 7 under the status bar where the dialog stands at the top of the window, or behind a sheet's grabber, and ends with
the bar. The bar itself runs from side to side of the dialog; what is on it keeps to the safe area.
"""

Tint = Literal["automatic", "dimmed"]

TextMetrics = Literal["measured", "assumed"]
"""`measured` where every advance comes from a font of the server; `assumed` where some characters have no glyph in
them.
"""

TextAlignment = Literal["left", "center", "right"]

FontWeight = Literal["regular", "medium", "semibold", "bold"]

LineDirection = Literal["leftToRight", "rightToLeft"]
"""The direction in which the line as a whole runs."""

HitEffect = Literal["content", "action", "dismiss", "block", "passThrough"]

ChangeCause = Literal["orientation", "window", "fold", "device", "keyboard", "detent", "content"]
"""What changed between two rests."""

SampleList = list[Sample]

SwipeOrigin = Literal["request", "style"]
"""Whether the request names them, or the style lets its dialogs go so."""

ReleaseReason = Literal["share", "speed", "flick", "nearest", "short", "held"]
"""`share`, `speed`: far, fast enough to leave. `nearest`, `flick`: the nearest detent, or the next one in the direction
of a flick. `short`: neither far nor fast enough. `held`: not drawn towards any edge that it may leave by.
"""

ReleaseTargetName = str
"""`dismissed`, `presented`, or a detent that is not a number of points."""

ReleaseTarget = Union[Length, ReleaseTargetName]
"""`dismissed`, a detent as `placement.detents` writes it, or `presented` for a dialog without detents that goes back.
"""

PhysicalEdge = Literal["top", "left", "bottom", "right"]

TimelineMark = Union[TimelineLabel, MomentLabel]
"""A named part of a timeline, or a named moment."""

MomentName = Literal["arrive", "overshoot", "rest"]
"""`arrive`: the motion is first at its end; `overshoot`: it is farthest beyond; `rest`: it has come to rest."""

Track = Union[PairTrack, NumberTrack, CornersTrack, ScaleTrack, TintTrack]
"""How one property of one layer moves. It covers its whole timeline: the first keyframe is at 0, the last at its
duration; in a timeline of no length they are one. A layer is drawn in its own box, then scaled, then turned about z, y
and x, about its centre, then placed: CSS's `rotateX() rotateY() rotateZ() scale()`. A position is always the window's:
a layer with such a track is where that says; one without keeps its distance at rest from its nearest ancestor that has
one. Scale, turns and opacity are the descendants' too. Nothing is told that would only repeat what carries the layer.
Opacities never leave 0 to 1.
"""

PairProperty = Literal["position", "size"]
"""Which property of the layer moves."""

NumberProperty = Literal["positionX", "positionY", "opacity", "rotationX", "rotationY", "rotationZ", "cornerRadius"]
"""Which property of the layer moves."""

CornersProperty = Literal["cornerRadii"]
"""The property of the layer moves."""

ScaleProperty = Literal["scale"]
"""The property of the layer moves."""

TintProperty = Literal["tint"]
"""The property of the layer moves."""

KeyframeTime = float
"""Seconds from the start of the timeline."""

Curve = Union[CubicBezier, Spring, Steps, Linear]
"""A curve with its parameters in full, whatever name it was asked for by."""

DragOrigin = Literal["dialog", "handle"]
"""What of a sheet a finger draws it by."""

ScrollPriority = Literal["expandsFirst", "scrollsFirst"]
"""What a drag on content that scrolls does first."""

CloseRequest = Literal["escape", "back", "menu"]
"""The Escape key, the system's back button or gesture, the Menu button of a remote control."""

GestureAxis = Literal["vertical", "horizontal"]
"""The way along which a finger draws."""

GestureList = list[Gesture]
"""How a finger draws the dialog, an entry an axis, and what scrolls in it; empty where nothing does."""

IgnoredEventReason = Literal[
    "notShown", "alreadyLeaving", "content", "blocked", "passedThrough", "unchanged", "notTaken",
]

ScheduleReason = Literal[
    "timeElapsed", "dismissed", "tappedDialog", "tappedOutside", "action", "closeRequested", "staysUp", "newer",
    "newerBeforeShown", "alreadyShown", "alreadyWaiting", "anotherIsShown", "gap", "lowerPriority",
    "dismissedBeforeShown", "neverItsTurn",
]

ScheduleOutcome = Literal["shown", "coalesced", "replaced", "ignored"]

AdaptationReason = Literal[
    "compactWidth", "compactHeight", "regularWidth", "phoneIdiom", "detentsUnavailable", "anchorGiven", "anchorMissing",
    "platformStyle", "cancelOmitted", "limitedToContainer", "limitedToSafeArea", "limitedToWindow",
    "limitedToAvailable", "overscan", "screenDivided", "detentExceedsMaximum", "detentsCoincide", "mediumInactive",
    "grabberDoesNotFit", "orientationNotAllowed", "textCollides", "contentScrolls", "buttonsShrink",
    "contentDoesNotFit", "linesLimited", "actionsStack", "keyboardShrinks", "keyboardCovers", "keyboardOffScreen",
    "windowLeavesScreen", "occlusionMoves", "occlusionCovers", "elementMoves", "elementCovers", "anchorOutsideWindow",
    "anchorPartlyOutsideWindow", "springSettles", "changesTogether", "stackHasNoGap", "alertsAbove", "messagesAbove",
    "presentedByDialogBelow",
]

BatchResult = Union[BatchSpecification, BatchProblem]
"""What came of one combination."""

BatchLine = Union[BatchLineSpecification, BatchLineProblem]
"""What came of one line."""

TouchEffect = Literal["content", "action", "dismiss", "block", "passThrough", "outside"]
"""As a hit region's, or `outside`."""

LossReason = Literal[
    "layerMissing", "textCut", "scrolls", "materialMissing", "shadowMissing", "detentMissing", "timelineMissing",
    "memberHasNoEffect",
]
"""`layerMissing`: there is no such layer. `textCut`: its text ends with an ellipsis. `scrolls`: it has to be scrolled
to be seen whole. `materialMissing`: what lies behind it is not blurred. `shadowMissing`: it casts no shadow.
`detentMissing`: the sheet does not rest there. `timelineMissing`: there is no such timeline. `memberHasNoEffect`: the
second request says it in vain.
"""

Severity = Literal["error", "warning", "note"]

DiagnosticRule = Literal[
    "exitRequired", "nothingAbovePopover", "frameLeavesWindow", "inputMayBeLost", "timeTooShort", "timeLimitUnheard",
    "unlikelyUnit", "completionAndCancel", "alertIncomplete", "alertTooManyActions", "alertAsNotice",
    "safeAnswerMissing", "cancelPreferred", "titleTooLong", "messageTooLong", "actionSheetEmpty", "choicesDropped",
    "modalOverModal", "fullScreenForLittle", "sheetCoversWindow", "unaskedMessage", "toastNotBrief",
    "messageTooManyActions", "buttonTitleCut", "textCut", "textTooSmall", "titleMissing", "barMissing",
    "systemStyleCustomized", "memberHasNoEffect", "assumedFigure", "glyphsMissing", "transitionsDiffer",
    "modalityOverused", "stackTooDeep", "textContrast", "controlContrast", "targetTooSmall", "targetsTooClose",
    "focusObscured", "closeButtonNeedless", "rowsHidden", "timeLimit", "actionUnreachable", "roleRepeated",
    "tooManyFields", "widthOutOfRange", "messageOverDismissible",
]

AnchorFallback = Literal["leastOverflow", "firstSide"]
"""What becomes of a named style that fits on no side of its anchor: `leastOverflow`, it takes the side where it leaves
its container least, or `firstSide`, it keeps the first and slides over its anchor until it is inside, as CSS has it.
Without it `leastOverflow`.
"""

ActionAlignment = Literal["fill", "leading", "trailing", "beside", "flow"]
"""How the actions of a named style share their width where they stand in a row: `fill`, each as wide as the others, or
from the `leading` or at the `trailing` end, each as wide as its title needs; or `beside`, at the end of the texts, in
the middle of their height, where the dialog has neither fields nor blocks and the texts keep a quarter of the width; or
`flow`, one below the other right under what comes before them, each as wide as there is room: what the dialog is too
low for lies below its end. Without it as its platform has them.
"""

ActionCase = Literal["asGiven", "uppercase"]
"""How the titles of a named style's actions are drawn: `asGiven`, or in capitals, `uppercase`, of which readers are
told nothing. Without it as its platform has them.
"""

BorderSides = Literal["all", "inner"]
"""Which sides of a named style have the `content.border` that is said for it: `all`, or `inner`, the one across from
the edge that it rests against, whose line what is in it keeps off. Without it `all`.
"""

CentredIn = Literal["container", "safeArea"]
"""What the style is centred in where it is centred."""

DefaultShapeKind = Literal["rectangle", "rounded"]

Component = Literal[
    "basicDialog", "fullScreenDialog", "bottomSheet", "snackbar", "richTooltip", "dialog", "popover", "alertDialog",
    "floatingDialog", "navigationPage", "toast", "promptDialog", "menuDialog", "overlaySheet", "overlayDrawer", "popup",
    "passiveNotification", "contentDialog", "menuFlyout", "flyout", "teachingTip", "infoBar", "splitView", "page",
    "basicAlertDialog", "modalBottomSheet", "sideSheet", "customDialog", "centerSheet", "actionMenu", "contentCover",
    "alert", "windowSheet", "banner", "menu", "inspector", "screenDialog", "confirmationDialog",
]

FigureConfidence = Literal["ledger", "documented", "measured", "imitated", "assumed"]
"""`ledger`: asked for in so many words; `documented`: printed by the vendor; `measured`: on a running system;
`imitated`: taken from a look-alike; `assumed`: our own choice for want of a source.
"""

FaultCode = Literal[
    "empty", "byteOrderMark", "invalidUTF8", "notJSON", "unexpectedEnd", "trailingContent", "numberOutOfRange",
    "tooDeep", "duplicateMember", "conflictingMember", "missingItem", "unknownMember", "missingMember", "wrongType",
    "unknownValue", "unknownDevice", "outOfRange", "tooLong", "tooMany", "tooFew", "duplicateID", "tooManyFaults",
    "answerTooLarge", "transitionNeedsStyle", "unknownKeyboardHeight", "keyboardFillsScreen", "outsideWindow",
    "outsideScreen", "leavesNoRoom", "outlineLeavesFrame", "neverSettles", "anchorMissing", "unknownElement",
    "detentNotOffered", "materialNotOffered", "detentTooSmall", "unknownWindow", "phaseNotOffered", "outsideTimeline",
    "orientationNotOffered", "unknownLayer", "besideDialog", "backNotShown", "imageNotRead", "releaseMismatch",
    "bodyNotRead",
]

RequestPointer = str
"""A JSON pointer (RFC 6901) into the request; empty for the whole. A name in it of more than 80 Unicode characters is
cut there and ends in "…"; a pointer that would be longer than 1,024 bytes ends in "/…" in place of what lies deeper.
"""

SizeClass = Literal["compact", "regular"]

Pair = list[float]
"""Two numbers, as `[x, y]`."""

Scale = Union[float, Pair]
"""One factor for both axes, or [x, y]."""

Corners = list[float]
"""The radii of four corners in points, as `[topLeft, topRight, bottomRight, bottomLeft]`."""

Color = str
"""`#RRGGBB`, or `#RRGGBBAA` where it is not opaque; digits in upper case."""

PathData = str
"""SVG path data in absolute commands (M, H, V, L, Q, C, A, Z); numbers with at most four decimals."""

OwnDeviceId = str
"""What a device is called in requests and paths, and in `stage.device`."""

CutoutKind = Literal["notch", "island", "hole"]

FoldKind = Literal["fold", "hinge"]

CreaseOrientation = Literal["horizontal", "vertical"]

ProfileRegionList = list[ProfileRegion]

SystemVariantListRequest = list[SystemVariantRequest]

ConfidenceLevel = Literal["sourced", "derived", "unsourced"]

AnswerMember = str
"""A member of an answer by its name. Of a specification and a scene: `stage`, `layers`, `layers.frame`, `layers.text`,
`layers.action`, `layers.background`, `dimmingRegions`, `hitRegions`, `transitions`, `transitions.present`,
`transitions.dismiss`, `transitions.refuse`, `transitions.rotate`, `transitions.rotate.landscapeLeft` and so on,
`transitions.keyboard`, `transitions.keyboardHide`, `transitions.detents`, `transitions.back`, `lifecycle`, `gestures`,
`accessibility`, `adaptations`, `diagnostics`, `trace`, `schemaVersion`; of a specification also `presentation` and
`id`, of a scene `dialogs`. Of a schedule: `entries`, `ignoredEvents`, `adaptations`, `duration`, `layers`, `timeline`,
`turns`. `layers.frame` is where each layer lies, without text, action and what it looks like: what stands from `id` to
`backfaceVisible`, and `outline`; `background` is null. `layers.text` and `layers.action` have that and the one member
more, `layers.background` that and all that a layer looks like.
"""

ForeignDevice = dict[str, Any]
"""Devices in another tool's format: one, or several by their names. A list of them is read too."""

ImportedFormat = Literal["playwright", "storybook", "cdp", "unity", "devtools"]
"""The format that the body was read as."""

SceneDialogs = list[Dialog]
"""The stack of a scene, the lowest first, as in a scene's own request."""

SchedulePolicy = Literal["queue", "replace", "ignore", "stack"]
"""What happens to a dialog that comes while another has the screen."""

ScheduleEvents = list[ScheduleEvent]
"""The events of a schedule, as in a schedule's own request."""
