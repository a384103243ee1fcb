"""The contract's schemas as types. Made of openapi.yaml by scripts/openapi; not written by hand.

Lengths are in points, times in seconds, angles in degrees; members have the names that they have on the wire.
"""

from __future__ import annotations

from typing import Any, Literal, TypedDict, Union


class _SpecRequest(TypedDict):
    device: DeviceChoice
    dialog: Dialog


class SpecRequest(_SpecRequest, total=False):
    """A device, a dialog on it, and options for the answer."""

    options: Options


class SamplesRequest(TypedDict, total=False):
    """The moments of a timeline to sample. The timeline is one from an earlier answer (`timeline`, with nothing else);
    or one of a dialog (`device`, `dialog`) or of a scene (`device`, `dialogs`), named by `phase`; or that of a schedule
    (`device`, `policy`, `events`).
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
    """Seconds from the start of the timeline, no later than its end."""
    to: RetargetTarget


class RetargetRequest(_RetargetRequest, total=False):
    """A timeline, the moment at which it is interrupted, and where everything then goes. The timeline is one of a
    dialog, a scene or a schedule, as for samples, or one from an earlier answer. By itself, such a timeline defines the
    goals: `presented` is its state at the last `didPresent` up to `at`, else at the next one, and `dismissed` its state
    at the next `didDismiss`; one without these events starts dismissed and ends presented, or, if it only dismisses,
    the other way round. The same holds for a schedule.
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
    """The dialog's velocity, [x, y] in points per second, y down, where a finger gives it another one. Default: the
    timeline's own.
    """
    times: SampleTimes
    framesPerSecond: FramesPerSecond
    options: Options


class _ReleaseRequest(TypedDict):
    device: DeviceChoice
    dialog: Dialog
    position: PointRequest
    """The dialog's centre when the finger lets go, [x, y] in points, with the slop already subtracted."""
    velocity: VelocityRequest
    """The finger's velocity, [x, y] in points per second, y down."""


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
    """A device, a dialog on it, and a finger that drags it, `from` and `positions`; or the system's gesture, `back`."""


class BackRequest(TypedDict):
    """How far the back gesture has come, and from which edge."""

    progress: Union[float, list[float]]
    """How far the gesture has come, 0 to 1: one value, or a list of at most as many as the setting `--max-points`
    allows (10,000).
    """
    edge: Literal["left", "right"]


class ReleaseRulesRequest(TypedDict, total=False):
    """Rules in place of the style's own; those that are left out stay as the style has them."""

    dismissShare: DismissShare
    dismissTravel: DismissTravel
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
    """The dimension beyond every end that has none of its own here."""
    rubberBandDimensionClosing: RubberBandDimension
    """The dimension beyond the lowest rest, towards the dialog's own edge."""
    rubberBandDimensionAcross: RubberBandDimension
    """The dimension along the other axis, at both ends."""
    spring: SpringParametersRequest
    """The spring that takes over from the finger. Its initial velocity is that of the release; a spring with
    `initialVelocity` is refused.
    """
    fastDampingRatio: Union[float, None]
    """The damping ratio of the spring above `dampingSpeed`; null for the spring's own damping at any speed."""
    dampingSpeed: DampingSpeed
    slowTravel: SlowTravel


_ChangeRequest = TypedDict("_ChangeRequest", {
    "from": 'ChangeSide',
    "to": 'ChangeSide',
})


class ChangeRequest(_ChangeRequest, total=False):
    """Two rests, and options for both."""

    options: Options


class ChangeSide(TypedDict):
    """One dialog at rest on one device."""

    device: DeviceChoice
    dialog: Dialog


class _LintRequest(TypedDict):
    requests: list[SpecRequest]


class LintRequest(_LintRequest, total=False):
    """Requests, checked as those of one app."""

    options: Options
    """Defaults for every request that has no options of its own for it. `explain` has no effect here."""


class _BatchMatrix(TypedDict):
    devices: list[DeviceChoice]
    dialogs: list[Dialog]


class BatchMatrix(_BatchMatrix, total=False):
    """Every dialog on every device; at most 10,000 combinations. With `variants` each dialog comes first as it is, then
    in each variant; with `axes` each of these comes in every state, the last axis varying first.
    """

    options: Options
    """Options for all combinations."""
    axes: BatchAxes
    variants: dict[str, dict[str, Any]]
    """Merge patches (RFC 7396) over every dialog, by name; null takes a member away. Each gives a combination in
    addition to the dialog as it is. Default: none.
    """


class BatchAxes(TypedDict, total=False):
    """Members of the device with the values that each takes, in place of the device's own. With `axes` (even `{}`) or
    `variants`, each result names its own, and the summary covers them all. Default: none.
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
    """The stack, the lowest dialog first. A dialog without an `id` is named by its place, `dialog1` for the lowest; if
    that name is taken, `-2`, `-3` … is appended. No two dialogs have the same id, and no id begins with another
    dialog's id and a slash.
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
    """A device and a dialog, the setting of the device that varies, and the members of the answer that are compared."""

    options: Options
    of: list[str]
    """The members of the answer that are compared: those that `options.include` names, or members below one of them
    (`presentation.resolved`, `layers.dialog.frame.width`). Elements of lists are named by id or index; `layers.frame`
    is the list of all frames. Default `presentation.resolved`.
    """


class _HitTestRequest(TypedDict):
    points: list[list[Coordinate]]
    """Where touches come down, in the space of the specification's frames, in points."""


class HitTestRequest(_HitTestRequest, total=False):
    """What is touched, where, and at which moment of a timeline; without one, everything is at rest. A dialog, a scene
    or a schedule is touched, as for samples; or, with a `timeline` from an earlier answer and without a device, the
    `layers` and `hitRegions` of that answer, or the timeline's own `rest`.
    """

    device: DeviceChoice
    dialog: Dialog
    dialogs: SceneDialogs
    policy: SchedulePolicy
    gap: Duration
    events: ScheduleEvents
    layers: list[Layer]
    """The layers of that answer; members that do not say where they are are not read."""
    hitRegions: list[HitRegion]
    """The hit regions of that answer."""
    phase: Phase
    timeline: Timeline
    at: TimelineMoment
    """Seconds from the start of the timeline, no later than its end."""
    options: Options
    """Options, of which `explain` has no effect here."""


_DiffRequest = TypedDict("_DiffRequest", {
    "from": 'SpecRequest',
    "to": 'SpecRequest',
})


class DiffRequest(_DiffRequest, total=False):
    """Two requests."""

    options: Options
    """Defaults for each side that has no options of its own for it."""


class _ScheduleRequest(TypedDict):
    device: DeviceChoice
    """The device before the first event."""
    policy: SchedulePolicy
    events: list[ScheduleEvent]


class ScheduleRequest(_ScheduleRequest, total=False):
    """What happens over time on one device."""

    gap: Duration
    """Seconds between the removal of one dialog and the start of the next. Without effect under `stack` (adaptation
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
    """The dialog of this id, as its entry names it, is no longer wanted, whether it is on the screen or waits."""
    tap: PointRequest
    """A finger comes down here, in points, in the coordinates of the answer."""
    close: CloseRequest
    """A key or gesture of the system goes to the uppermost dialog that it dismisses (`dismissal.closeRequests`); a
    modal dialog keeps it from those below.
    """
    orientation: Orientation
    """The device turns. What the request gives for one orientation turns with the hardware; a `device.window` smaller
    than the screen cannot (`unknownWindow`).
    """
    keyboard: KeyboardState
    """A keyboard appears or changes, as in `device.keyboard`; `null` hides it."""
    priority: int
    """The show's priority: of waiting dialogs, the one with the highest is shown first, and no dialog of lower priority
    replaces it. Only beside `show`. Default `0`.
    """
    delay: Duration
    """Seconds for which the dialog has to stay wanted before it is shown. Only beside `show`. Default `0`."""
    minimum: Duration
    """Seconds from the start of showing before which nothing sends the dialog away. Only beside `show`. Default `0`."""


class Options(TypedDict, total=False):
    """Options for the answer, apart from the dialog."""

    snap: Snap
    coordinateSpace: CoordinateSpace
    explain: bool
    """Whether the answer lists the decisions that led to it, in `trace`. Default `false`."""
    include: list[AnswerMember]
    """The members to answer with, of a specification, scene or schedule. Others are not computed, and faults that
    concern them alone are not found. `schemaVersion` and `id` are always present. Default: all members. Without effect
    on other answers.
    """
    rests: bool
    """Whether each timeline under `rotate`, `keyboard`, `keyboardHide` and `detents` has the `rest` where it ends. Its
    tracks then include layers that only that rest has, and let them appear. Default `false`.
    """
    rules: RuleSelection
    proof: bool
    """Whether a specification checks, in `proofs`, what is true of every dialog. Without effect on other answers.
    Default `false`.
    """
    behaviour: BehaviourName
    """A library whose behaviour the dialog follows. Its placements, detents, times and looks apply where the request
    says nothing, and its rules judge the end of a drag unless the request has rules; `GET /v1/behaviours` lists them
    with sources. They combine with the request as a named style does: objects member by member, shapes and easings
    whole; a dialog with detents of its own takes none of the library's. A named style wins over the library. Default:
    none.
    """


class RuleSelection(TypedDict, total=False):
    """Which rules are reported in `diagnostics`, and with what severity, as in `scrim.json` for files. A request's own
    selection adds to that of the set it is in: a rule that is off there stays off, but its own severities win. Default:
    all rules, with their own severities.
    """

    off: list[DiagnosticRule]
    """Rules whose findings are left out."""
    severity: dict[str, Severity]
    """Severities in place of the rules' own, by the rule's name."""


class Device(TypedDict, total=False):
    """A device at one moment: what it is, how it is held, what the user set. With `profile`, every other member
    overrides the profile's. Without it, `screen` with its width and height is required, and `system`, if given, needs
    its `name`; every other member has the default that it names. An answer of `GET /v1/devices/{id}` can be used as it
    stands; its members (`id` to `disagreements`) given without `profile` make `system` the one that the device was
    launched with, and another can be named if the whole answer is given as `profile`.
    """

    profile: DeviceBase
    orientation: Orientation
    """How the interface is turned, by UIKit's names: `landscapeRight` has the home button on its right. For a screen
    that is wider than high, `portrait` is the screen as given. Default `portrait`.
    """
    idiom: Idiom
    """The kind of device. Default `phone`, or the profile's."""
    system: SystemRequest
    screen: ScreenRequest
    safeAreaInsets: SafeAreaInsetsRequest
    """What the system keeps free along each edge of the screen in the current orientation, in points, 0 to 100,000.
    `leading` and `trailing` follow `layoutDirection`; the physical name wins beside them. An edge left out keeps the
    profile's inset, which is 0 without a profile. Or a profile's insets, for `portrait` and `landscape`.
    """
    window: RectRequest
    """The app's rectangle on the screen (split view, slide over, a desktop window), in points of the screen as the user
    sees it. Parts of it beyond the screen count as outside the safe area. Default: the whole screen.
    """
    bars: Bars
    keyboard: KeyboardState
    reservedRegions: Union[DeviceRegions, None]
    """Folds, hinges and cut-outs, for the current orientation or as in a profile; null if unknown."""
    layoutDirection: LayoutDirection
    appearance: Appearance
    contrast: Contrast
    textSize: TextSizeSetting
    language: LanguageSetting
    elements: list[DeviceElement]
    """What the app itself shows beside its dialogs, in window coordinates. `placement.anchor` and `presenter.focus` may
    name an element, and `presentation.overlaps` lists those that the dialog covers. When the device turns, elements
    keep their relative place in the window. Default: none.
    """
    browserChrome: BrowserChrome
    notifications: NotificationPreference
    reduceMotion: bool
    """Whether the user asked for less motion. Fades stay; slides, scales and turns become a short fade with the same
    events. A presenter that would go back behind a card stays as it is, so that the status bar's style does not change
    for it. Default `false`.
    """
    reduceTransparency: bool
    """Whether the user asked for less transparency; the dialog's background is then opaque. Default `false`."""
    screenReader: bool
    """Whether a screen reader is on. Time to read (`lifecycle.recommendedAfter`) is then longer, and the rule
    `timeLimitUnheard` reports a time limit. Default `false`.
    """
    input: InputKind
    id: OwnDeviceId
    name: Union[str, None]
    aliases: Union[list[str], None]
    family: Union[str, None]
    year: Union[int, None]
    naturalOrientation: Union[Aspect, None]
    """The device's natural orientation, where that is known not to be portrait."""
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
    """Its name, unique among the elements."""
    frame: RectOrLineRequest
    """Its frame in window coordinates, which may have no area."""


class DeviceElement(_DeviceElement, total=False):
    """Something that the app itself shows, such as a floating button."""

    keepClear: bool
    """Whether dialogs keep clear of the element where their style allows, as they do of cut-outs. Dialogs that span the
    window's width or have a frame in the request stay; popovers take another side of their anchor. Default `false`.
    """


class BrowserChrome(TypedDict, total=False):
    """What a browser shows above and below the page. `device.window`, or the screen, is then the large viewport; unless
    `collapsed`, the browser's parts take their heights from it, and `stage.viewports` has the sizes. Refused unless
    `system` is `web`. Default: nothing.
    """

    top: Length
    """The height of the part above the page when fully shown, in points. Default 0."""
    bottom: Length
    """The height of the part below the page when fully shown, in points. Default 0."""
    collapsed: bool
    """Whether the browser's parts have withdrawn, as after scrolling. Default `false`."""


class SystemRequest(TypedDict, total=False):
    """The operating system, which selects the era of metrics (iPhone OS 1–iOS 6, iOS 7–12, 13–14, 15–18, 26 on) and the
    profile's figures for that system. Default: the profile's launch version; without a profile the newest iOS
    (`phone`), the newest iPadOS (`pad`), the web (`desktop`), tvOS (`tv`), CarPlay (`car`) or Wear OS (`watch`).
    Android is laid out by Material 3, the web by the HTML dialog, GNOME by libadwaita, KDE Plasma by Kirigami, Windows
    by WinUI 3, HarmonyOS by ArkUI, macOS by AppKit, visionOS by its guidelines and Wear OS by its Compose Material 3
    (`docs/platforms.md`). tvOS and CarPlay have alerts of their own; everything else there follows Apple's touch
    systems of the same version, on tvOS inside its overscan margins, and the diagnostic `assumedFigure` says so.
    """

    name: SystemName
    """The system's name. Required without a profile; otherwise the profile's by default."""
    version: Union[SystemVersionText, float, None]
    """The system's version: one to three numbers of at most four digits each, joined by dots (`"26"`, `"12.1.4"`), or
    one number (`26`); in a URL it is always read as text. Default: the newest version of the name (for `iPhone OS` the
    oldest); if the name is left out too, the profile's.
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
    """Radius of the panel's corners, in points; null if unknown. Default: the profile's, else null."""
    nativePixels: Union[PixelSize, None]


class SafeAreaInsetsRequest(TypedDict, total=False):
    top: Length
    left: Length
    bottom: Length
    right: Length
    leading: Length
    trailing: Length
    portrait: Union[WholeInsets, None]
    """A profile's insets in this aspect; not beside the edges."""
    landscape: Union[WholeInsets, None]
    """A profile's insets in this aspect; not beside the edges."""


class Bars(TypedDict, total=False):
    """Heights of the app's own bars, in points. A dialog at `level: content` stays between them. Status and navigation
    bar are at the top, tab bar and toolbar at the bottom of the window, the tab bar lowest. Heights count from the
    window's edge: a status bar's includes a notch, a tab bar's what it keeps free for the home indicator. They count at
    any `textSize`: bars of UIKit keep their height, and of a bar that grows with its text the caller gives the grown
    one. Pictures draw them as plain bars of the system.
    """

    status: Length
    """Height of the status bar, in points. Default `0`."""
    navigation: Length
    """Height of the navigation bar, in points. Default `0`."""
    tab: Length
    """Height of the tab bar, in points. Default `0`."""
    toolbar: Length
    """Height of the toolbar, in points. Default `0`."""


class Keyboard(TypedDict, total=False):
    """An on-screen keyboard, by its frame or its height but not both; with neither, it has the catalogue's height."""

    frame: RectRequest
    """The keyboard's rectangle, in points of the screen as the user sees it. Parts beyond the screen do not count: an
    accessory bar alone is the top of a keyboard that lies below the screen's edge.
    """
    height: Extent
    """The keyboard's height in points, from the bottom edge of the screen; less than the screen's height."""
    mode: KeyboardMode
    duration: Duration
    """Seconds in which the keyboard appears. Default 0.25 to iOS 6, from iOS 7 on the settling time of the system's
    spring (0.506). A spring given as `easing` has its own duration.
    """
    easing: Easing
    """The curve on which the keyboard appears. Default: from iOS 7 on the system's spring (mass 3, stiffness 1000,
    damping 500), unless `duration` is given; otherwise `easeInOut`.
    """
    portrait: Union[Length, None]
    """A profile's height of a docked keyboard in this aspect, in points; null if unknown. It does not show one."""
    landscape: Union[Length, None]
    """A profile's height of a docked keyboard in this aspect, in points; null if unknown. It does not show one."""


class _ReservedRegionRequest(TypedDict):
    kind: ReservedRegionKind
    frame: RectOrLineRequest
    """The region, in points of the screen as the user sees it. A fold may have no width."""


class ReservedRegionRequest(_ReservedRegionRequest, total=False):
    """A part of the screen that the app cannot use."""

    active: bool
    """Whether the region counts at the moment; a fold that lies flat may not. Default `true`."""


class Dialog(TypedDict, total=False):
    """The dialog that is asked for. Every member has a default; many depend on the style and the era."""

    id: Name
    """The caller's name for the dialog, repeated as `id` of the answer."""
    requested: bool
    """Whether the user asked for the dialog, rather than the app. Default `false`."""
    style: StyleReference
    """The presentation style, or a named style of the server. Default `fullScreen` to iOS 12, `pageSheet` from iOS 13
    on.
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
    """The haptic feedback when the dialog comes, on devices that have it: the event `haptic`. Null for none. Default:
    the platform's, for example a warning with an alert that has a destructive action.
    """
    orientations: list[Orientation]
    """The orientations that the dialog allows; all by default. On a device held in another one it is laid out in the
    first of them with the same aspect, else in the first of all, reported as `orientationNotAllowed`; what lies in the
    window, such as an anchor, turns along. `transitions.rotate` has only these. In a scene the uppermost dialog with
    this member decides for all; a schedule, which has events for turning, refuses it. Without effect on desktops and
    televisions, and in windows smaller than the screen.
    """
    data: CallerData
    """The caller's own JSON, returned as `data` of the layer `dialog`. Default: none."""
    platforms: PlatformPatches
    statusBar: StatusBarRequest
    """The status bar while the dialog is up, by the colour of its text, or `hidden`. It changes as the dialog comes and
    goes (`statusBarDidChange`). Default `automatic`: as the system has it.
    """


class PlatformPatches(TypedDict, total=False):
    """What differs by platform, so that one request serves all: for each a merge patch (RFC 7396) over the rest of the
    dialog. The patch for the device's platform applies, and `presentation.requested` is the patched style; the others
    are checked all the same. Faults, adaptations and findings point into the patch if that has the member in question.
    Default: none.
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
    """The app's own colours in place of the platform's, by appearance. Everything that is drawn in a role takes its
    colour; roles that are left out keep theirs. Default: none.
    """

    light: RoleColors
    dark: RoleColors


class Content(TypedDict, total=False):
    """What the dialog shows, from top to bottom: bar, image, title, message, text fields, rows of actions. Every part
    is optional. The texts of one request are limited by the setting `--max-shaped-text` (300,000): a character of
    Latin, Greek, Cyrillic, Chinese, Japanese or Korean counts once, any other four times, a change of the script
    sixteen times.
    """

    size: ContentSize
    title: Text
    """The title, 17 points and semibold, or as the system sets it in its own styles."""
    message: Text
    """The text below the title, 15 points and regular, or as the system sets it in its own styles."""
    image: ImageRequest
    actions: list[ActionRequest]
    """The buttons, at most 32 with the bar's. Two stand side by side if their measured titles fit, cancel on the
    leading side; otherwise one per row, cancel last. Action sheets have one per row, Material's dialogs all in one row
    if they fit. Rows are 44 points high, or as the system has them, and higher for large text.
    """
    textFields: list[TextField]
    """Single-line text fields, 30 points high or as the system has them. Their ids are unique among each other."""
    navigationBar: NavigationBar
    closeButton: CloseButton
    blocks: list[Block]
    """Room for what the app draws itself, in order; the layers `block:<id>`. Their ids are unique among each other.
    Default: none.
    """
    actionAxis: ActionAxis
    alignment: ContentAlignment
    shape: Shape
    border: BorderRequest
    background: BackgroundRequest
    shadows: list[ShadowRequest]
    """Shadows of the outline, the topmost first; an empty list removes the style's. Default: the style's own."""


class CloseButton(TypedDict, total=False):
    """A button that closes the dialog, drawn as the platform's cross: a circle of 30 points on Apple's systems from iOS
    13 on, of 44 on iOS 26, an icon of 24 in a target of 48 on Android, of 20 in 32 on the web, in a named style as its
    figures say. It stands on the navigation bar, outermost, or else in the dialog's upper corner: the title is beside
    its target, and everything else below it. In all other ways it is an action: the layer `action:<id>` with a `symbol`
    and no text. Default: none.
    """

    id: Name
    """The button's name, unique among all actions of the dialog. Default `close`."""
    title: Text
    """What screen readers call the button. Default `Close`."""
    role: ActionRole
    """What the button is for. Default `cancel`."""
    dismisses: Dismisses
    """When the dialog is dismissed. Default `beforeAction`."""
    preferred: bool
    """Whether it is the preferred action, as for any action. Default `false`."""
    enabled: bool
    """Whether it can be chosen, as for any action. Default `true`."""
    data: CallerData
    """The caller's own JSON, returned as `data` of the action's layer. Default: none."""
    background: Color
    """The fill colour. Default: the platform's."""
    color: Color
    """The colour of the cross. Default: the platform's."""
    edge: CloseButtonEdge
    """The corner in which the button stands. Default `trailing`."""


class _Block(TypedDict):
    id: Name
    height: Extent
    """The height in points."""


class Block(_Block, total=False):
    """Room in the dialog for something that the app draws itself. What does not fit scrolls with the rest."""

    width: Extent
    """The width in points, no more than that of texts; the block is aligned as the message is. Default: the width of
    texts.
    """
    focusable: bool
    """Whether the block takes the focus, and so is in `accessibility.focusOrder`. Default `false`."""
    label: Text
    """The block's name for screen readers, which then read it in its place, focusable or not. Default: screen readers
    pass over it.
    """
    after: BlockPlace
    """The part of the content that the block follows, or would follow if it were there. Default `message`."""


class ContentSize(TypedDict, total=False):
    """The dialog's size. Defaults: `formSheet` 540 by 620; `semiModal` `"100%"` by `"50%"`; `floating` 270 by `"fit"`;
    `slidingMessage` `"100%"` by `"fit"` (90 points without any content); `popover` 320 by `"fit"`; `alert` 284 to iOS
    6, then 270, 310 at accessibility sizes from iOS 13 on, 320 on iOS 26, by `"fit"`; other platforms as `/v1/styles`
    has them. `fullScreen`, `pageSheet`, `sheet` and `currentContext` size themselves, and the diagnostic
    `memberHasNoEffect` reports a size that is given. A size that exceeds the container is cut to it, reported in
    `adaptations`; a popover's given size never is. Width and height, however they come about, keep to the limits given
    here, which replace the style's own; `presentation.sizing` reports a limit that was met.
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
    """An image: its size, in points, and how the picture fills it. It stands above the text, in a `slidingMessage`
    beside it.
    """

    fit: ImageFit
    source: Any
    """The image itself in a `data:` URL, which pictures draw; or the caller's own name or address, for which pictures
    draw a placeholder. Either is repeated in the answer, and nothing is ever fetched.
    """


class ActionRequest(TypedDict, total=False):
    """A button. It becomes the layer `action:<id>`."""

    id: Name
    """The button's name, unique among all actions of the dialog; as everywhere, two ids that Unicode takes for the same
    text are one. Default: its place in the list, from `"0"`; in the bar after the side, `"leading0"`, `"trailing0"`.
    """
    title: Text
    """The button's title. Default: its id."""
    role: ActionRole
    """What the button is for. Default `default`."""
    dismisses: Dismisses
    """When the dialog is dismissed. Default `beforeAction`."""
    preferred: bool
    """Whether it is the action that people most likely choose, and is highlighted: in alerts from iOS 7 on it is set in
    semibold or bold, instead of the one that cancels. One of the content's actions may be preferred, and one of the
    bar's. Default `false`.
    """
    enabled: bool
    """Whether it can be chosen. A disabled button looks so, swallows touches, and does not count as a way out of the
    dialog. Default `true`.
    """
    data: CallerData
    """The caller's own JSON, returned as `data` of the action's layer. Default: none."""
    symbol: ActionSymbol
    background: Color
    """The fill colour. Default: the platform's."""
    color: Color
    """The colour of title and symbol. Default: the platform's."""


class ActionSymbol(TypedDict):
    """A glyph before the title, a quarter larger than it; on a navigation bar in place of the title, in a share sheet
    in place of the icon. The layer has it as `symbol`, named `custom`. Default: none.
    """

    path: str
    """Path data as in SVG, in a box of one by one, filled by the even-odd rule. A path that leaves the box is refused.
    """


class TextField(TypedDict, total=False):
    """A single-line text field. It becomes the layer `field:<id>`."""

    id: Name
    """The field's name. Default: its place in the list, from `"0"`."""
    placeholder: Text
    """Text shown while the field is empty. Default: none."""
    text: Text
    """Text that was already typed, shown instead of the placeholder. Default: none."""
    secure: bool
    """Whether typed text is shown as bullets, U+2022, one for each character; the answer never has the text itself.
    Default `false`.
    """


class NavigationBar(TypedDict, total=False):
    """A bar across the top of the dialog, the layer `bar:navigation`. It is 44 points high up to iOS 12, and elsewhere
    as high as its system's bars are.
    """

    title: Text
    leading: BarActions
    """One action or a list, at the bar's leading end."""
    trailing: BarActions
    """One action or a list, at the bar's trailing end."""


class PlainShape(TypedDict):
    """A rectangle, or the ellipse that fills the frame. The content of an ellipse keeps to the largest rectangle that
    fits into it.
    """

    kind: PlainShapeKind


class _RoundedShape(TypedDict):
    kind: RoundedShapeKind


class RoundedShape(_RoundedShape, total=False):
    """A rectangle with circular corners."""

    radius: Union[Length, NamedRadius]
    """Radius in points, at most half the shorter side; or `concentric`: for each corner the screen's radius less the
    distance to the farther of the two screen edges, at least 0, and 0 if the radius is unknown. Default: the style's
    own.
    """
    radii: CornerRadiiRequest
    """A radius for each corner in points, in place of `radius`; 0 for those that are left out. Radii that do not fit
    beside each other are scaled down alike. A popover with an arrow has the largest of them in all corners.
    """


class CornerRadiiRequest(TypedDict, total=False):
    """Radii of the four corners, in points."""

    topLeft: Length
    topRight: Length
    bottomRight: Length
    bottomLeft: Length


class PathShape(TypedDict):
    """An outline of any form."""

    kind: PathShapeKind
    path: str
    """Path data as in SVG, in points of the dialog's own space: origin at the top-left corner of its frame, y down. The
    path stays inside the frame (within a pixel); the frame does not follow the path.
    """


class BorderRequest(TypedDict, total=False):
    """A line along the outline. Default: none; for `floating` up to iOS 12, 2 points in `#0000FF`."""

    width: Length
    """Width in points. Default `1`."""
    color: ColorRequest
    """The line's colour. Default `#000000`."""
    opacity: Share
    """The line's opacity. Default `1`."""


class BackgroundRequest(TypedDict, total=False):
    """The fill of the outline behind the content. The content itself stays opaque."""

    color: ColorRequest
    """The fill colour. Default: the style's own on the device's system, in its appearance and contrast. A given colour
    or opacity replaces the style's material.
    """
    opacity: Share
    """The fill's opacity. Default: the style's own."""
    material: Name
    """One of the system's materials, by its name there; `color` and `opacity` beside it replace it where nothing can be
    blurred. A name that the system lacks is refused (`materialNotOffered`), with those it has in `allowed`; Android and
    the web have none. Default: the style's own.
    """


class ShadowRequest(TypedDict, total=False):
    """A shadow of the outline, as CSS's `box-shadow` has it."""

    color: ColorRequest
    """The shadow's colour. Default `#000000`."""
    opacity: Share
    """The shadow's opacity. Default `0.3`."""
    blur: Length
    """Blur radius in points, twice the standard deviation. Default `20`."""
    spread: Coordinate
    """By how much the outline grows before it is blurred, in points; negative values shrink it. Default `0`."""
    offset: PointRequest
    """How far the shadow is moved to the right and down, in points. Default `[0, 0]`."""
    clipped: bool
    """Whether the shadow is drawn outside the outline only. Default `false`."""


class Placement(TypedDict, total=False):
    """Where the dialog goes. `fullScreen`, `pageSheet`, `sheet` and `currentContext` place themselves: `margins`,
    `frame` and `frames` have no effect on them, and `edge` only on a `sheet`. `anchor`, `side`, `align`, `offset`,
    `flip`, `shift`, `padding`, `arrow`, `arrowDirections` belong to popovers, `detents`, `selectedDetent`,
    `largestUndimmedDetent`, `grabber` to sheets: on other styles they are checked, and the diagnostic
    `memberHasNoEffect` names them.
    """

    edge: RestingEdge
    """The edge of the container that the dialog rests against, or its middle. Default `bottom` for `semiModal` and
    `slidingMessage`, for `actionSheet` and `activityView` that are not popovers (on iOS 26 an action sheet is centred),
    and for `sheet` in compact width; otherwise `center`. A `sheet` in compact height is full screen unless an edge is
    given; at `bottom` it is then as wide as the safe area. The detents of a `sheet` count from its edge: at the sides
    they are widths.
    """
    margins: InsetsRequest
    """Distances from the container's edges in points: one number for all, or edge by edge. Percentages still refer to
    the whole container. Default 0.
    """
    frame: RectRequest
    """The resting frame itself, in window coordinates, in every orientation. It wins over size and edge."""
    frames: FramesByAspect
    anchor: Union[RectOrLineRequest, ElementId, AnchorLines]
    """What a popover belongs to, in window coordinates; it may have no area. Or the id of one of `device.elements`.
    Popovers need an anchor (422 `anchorMissing`), and so do action sheets and activity views on a pad. A list of
    rectangles is an anchor of several lines, such as a broken link: a popover stands above its first line, below its
    last one, or beside the lines that reach furthest, like `inline` of Floating UI.
    """
    pointer: PointRequest
    """For an anchor of two separate lines, a point of the one that is meant, such as the mouse's place, in window
    coordinates. Refused without a list as `anchor`. Default: none.
    """
    side: Side
    align: Alignment
    offset: PopoverOffset
    flip: bool
    """Whether a popover without room goes to another side or alignment. With `flip` and `shift` off, the base placement
    stands, even outside the window. Default `true`.
    """
    shift: bool
    """Whether a popover without room moves along its side. Default `true`."""
    padding: InsetsRequest
    """Distances that a popover keeps from the container's edges, in points. One number for all, or edge by edge; an
    edge left out is 0. Default 10, on iOS 26 19.
    """
    arrow: Union[None, ArrowRequest, ArrowName]
    """A popover's arrow: length of its base, distance from base to tip, and distance kept from the dialog's corners, in
    points. Members left out are the style's. `null` for none.
    """
    arrowDirections: list[ArrowDirection]
    """The sides allowed for a popover, by UIKit's names for its arrow. One that points `up` belongs to a popover below
    its anchor. An empty list, `any` and `unknown` allow every side. Where these sides have no room for a control, the
    popover takes another one (`limitedToAvailable`).
    """
    level: Level
    """What the dialog may cover: everything in the window (`window`), or only what lies inside the app's `bars`
    (`content`). With `window`, it is above the window's bars, too. Default `window`.
    """
    anchorPoint: PointRequest
    """A point in window coordinates that selects a part of a divided screen. Default: for a popover the middle of its
    anchor, else the leading top corner.
    """
    container: RectRequest
    """The rectangle in which the dialog is presented, in window coordinates, cut off at the window. Default: the
    window, status bar included; at `level: content` the window without the app's bars; on a divided screen the part
    chosen. What slides comes from outside of it: the layer `container` carries the dialog and its backdrop, and cuts
    them at this rectangle (`clips`).
    """
    keyboard: KeyboardPolicy
    """What the dialog does about a docked keyboard. Default `avoid`."""
    detents: list[Detent]
    """The detents: heights at which a sheet may rest, in any order. One listed twice counts once; two of the same
    height, and one higher than there is room for, are reported in `adaptations`. Default: `large` alone.
    """
    selectedDetent: Detent
    """The detent at which the sheet rests, one of `detents` (else `detentNotOffered`). Default: the lowest."""
    largestUndimmedDetent: Detent
    """The highest detent at which nothing behind the sheet is dimmed and touches outside pass through. `backdrop` may
    say otherwise. One of `detents` (else `detentNotOffered`). Default: none.
    """
    grabber: bool
    """Whether the sheet has a grabber. Default: on Apple's systems from two detents on (UIKit leaves it to the app,
    SwiftUI shows it), on Material 3's bottom sheets always, on Android before 12 never.
    """
    dragFrom: DragOrigin
    """What a finger drags a sheet by: the whole sheet, or its grabber alone, in an area of the platform's least target
    size. Default `dialog`.
    """
    scroll: ScrollPriority
    """What a drag on scrolling content does first. `expandsFirst`: it brings a sheet of several detents to its largest;
    `scrollsFirst`: it scrolls. Default `expandsFirst`; a sheet of one detent just scrolls.
    """
    surface: Surface
    """How large the view is that carries the content. Default `content`."""
    edges: EdgesByAspect
    detentsByOrientation: DetentsByAspect
    stack: StackRequest


class EdgesByAspect(TypedDict, total=False):
    """The edge that the dialog rests against, by the window's aspect. One that is left out is `edge`."""

    portrait: RestingEdge
    """The edge in windows at least as high as wide."""
    landscape: RestingEdge
    """The edge in windows wider than high."""


class DetentsByAspect(TypedDict, total=False):
    """The detents of a sheet, by the window's aspect; a list that is left out is `detents`. A `selectedDetent` or
    `largestUndimmedDetent` that only one list has applies in that aspect only.
    """

    portrait: DetentList
    landscape: DetentList


class StackRequest(TypedDict, total=False):
    """How dialogs on top of each other at one edge stand apart, in scenes and in schedules under the policy `stack`:
    the uppermost stands at the edge, the others behind it, each further away. Each of them has this member; the
    uppermost one's counts. A dialog recedes with all that it carries, and so do its touches. In a schedule the dialogs
    that stay move to their new places with the duration and the curve of the one that comes or goes. Refused under
    other policies, which show one dialog at a time. Default: they cover each other.
    """

    gap: Length
    """Free space between the dialogs as they are seen, in points. Default 0."""
    offset: Length
    """In place of `gap`: the distance from the far edge of one dialog to that of the next one behind it, in points, by
    which each shows behind the one in front; less where it would leave the window.
    """
    scale: Share
    """The factor by which each further dialog is scaled about its centre, 0…1. Default 1."""
    most: int
    """How many dialogs are seen; further ones have the opacity 0. Default: all."""
    sizing: Literal["own", "front"]
    """How large the dialogs behind are. `own`: each as by itself. `front`: each reaches as far from the edge as the
    uppermost one, is moved by `offset` for each dialog in front of it, and is then scaled about its centre to 1, less 1
    − `scale` for each; this needs `offset`. A text that needs more height than its fixed box has makes the box higher,
    as always. Default `own`.
    """


class ArrowRequest(TypedDict, total=False):
    width: Length
    height: Length
    padding: Length


class AxisOffset(TypedDict, total=False):
    mainAxis: Coordinate
    crossAxis: Coordinate


class FramesByAspect(TypedDict, total=False):
    """The resting frame in window coordinates, by the window's aspect; it wins over `frame`."""

    portrait: RectRequest
    """The frame in windows at least as high as wide."""
    landscape: RectRequest
    """The frame in windows wider than high."""


class EdgeInsetsRequest(TypedDict, total=False):
    top: Coordinate
    """The inset at the top. Default `0`."""
    left: Coordinate
    """The inset at the left. Default `0`."""
    bottom: Coordinate
    """The inset at the bottom. Default `0`."""
    right: Coordinate
    """The inset at the right. Default `0`."""
    leading: Coordinate
    trailing: Coordinate


class BackdropRequest(TypedDict, total=False):
    """What lies between the presenter and the dialog."""

    color: ColorRequest
    """The backdrop's colour. Default `#AAAAAA` for `floating`, else `#000000`."""
    opacity: Share
    """How opaque the backdrop is. Default 0.2 for `semiModal`, 0.5 for `floating`, 0.15 for `popover`; for `pageSheet`,
    `formSheet`, `sheet`, `alert`, `actionSheet` and `activityView` 0.4 to iOS 12 (`alert` 0.5 to iOS 6) and 0.2 from
    iOS 13 on, where some are darker in dark appearance; otherwise 0. Up to the largest undimmed detent it is 0.
    `/v1/styles` has the amounts of every platform with their sources.
    """
    interaction: Interaction
    """What a touch outside the dialog does. Default `dismiss` for `semiModal`, `popover`, `actionSheet` and
    `activityView`; `passThrough` for `currentContext`, for a `sheet` up to its largest undimmed detent and for
    `slidingMessage` (on iOS, tvOS, CarPlay and the web `block` if that has actions and no `dismissal.after`, on Wear OS
    always); otherwise `block`. Sheets of platforms other than Apple's: `dismiss`.
    """
    passThroughRects: list[RectRequest]
    """Rectangles outside the dialog, in window coordinates, where touches reach the presenter whatever `interaction`
    says.
    """
    material: Name
    """One of the platform's materials, by name, between presenter and dialog in place of a plain colour. `color` is
    then that of its tint, and `opacity` 1 by default. Default: none.
    """
    opacityByDetent: dict[str, Share]
    """The opacity at each of a sheet's detents, by name; in between while it is dragged. Names are those of
    `presentation.detents` (`medium`, `300`, `40%`). Detents that are left out have `opacity`. A name that is not one of
    the detents is refused (`detentNotOffered`). Default: none.
    """
    cutouts: list[Union[BackdropCutout, ElementId]]
    """Parts that stay light. The layer `dimming` has holes there, as `dimmingRegions` do; touches still end at the
    backdrop, unless a cutout lets them through. Default: none.
    """


class _BackdropCutout(TypedDict):
    frame: Union[RectRequest, ElementId]
    """The part's frame in window coordinates, or the id of one of `device.elements`."""


class BackdropCutout(_BackdropCutout, total=False):
    """A part of the window that a backdrop leaves as it is."""

    cornerRadius: Length
    """Corner radius in points, at most half the shorter side. Default 0."""
    passThrough: bool
    """Whether touches in the frame reach the presenter. Default `false`."""


class Dismissal(TypedDict, total=False):
    """How the dialog is dismissed other than by its actions and its backdrop."""

    after: Duration
    """Seconds from the start of presenting to the start of dismissing. Default: the dialog stays, but a
    `slidingMessage` has the platform's own time: 5 s on GNOME, macOS and visionOS, 7 s on KDE Plasma, 1.5 s on
    HarmonyOS, 4 s on Wear OS, and without actions 4 s on Android by Compose.
    """
    swipe: list[RelativeEdge]
    """The edges towards which a swipe may dismiss the dialog. An empty list allows none. Default: the style's own
    (`swipe` of `/v1/styles/{id}`), which the release of a drag follows.
    """
    tapDialog: bool
    """Whether a touch on the dialog itself dismisses it. Default `false`; for a `slidingMessage` on KDE Plasma `true`.
    """
    closeRequests: list[CloseRequest]
    """The platform's own keys and gestures that dismiss the dialog. These are Escape on pads, desktops and the web,
    back on Android and in cars, Menu on tvOS. Default: for a modal dialog all that the platform has, for others none.
    """
    approval: Approval
    """Who has to agree before the dialog is dismissed. Default `none`."""


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
`from`, dismissing ends at `to`; or `present`, `dismiss` or both, one for each direction. The two forms together are
refused.
"""


class TransitionKeyframes(TypedDict, total=False):
    """Keyframes by property."""

    translation: PairSteps
    scale: ScaleSteps
    opacity: OpacitySteps
    rotationX: NumberSteps
    rotationY: NumberSteps
    rotationZ: NumberSteps


class TransitionEasings(TypedDict, total=False):
    """Easings by property."""

    translation: Easing
    scale: Easing
    opacity: Easing
    rotationX: Easing
    rotationY: Easing
    rotationZ: Easing


class _PairStep(TypedDict):
    time: StepTime
    value: PointRequest
    """The offset from the resting position, `[dx, dy]` in points."""


class PairStep(_PairStep, total=False):
    easing: StepEasing
    """The easing to the next keyframe. Default: that of `easings`, or `easing`."""


class _ScaleStep(TypedDict):
    time: StepTime
    value: ScaleRequest
    """A factor, or one along x and one along y."""


class ScaleStep(_ScaleStep, total=False):
    easing: StepEasing
    """The easing to the next keyframe. Default: that of `easings`, or `easing`."""


class _OpacityStep(TypedDict):
    time: StepTime
    value: float


class OpacityStep(_OpacityStep, total=False):
    easing: StepEasing
    """The easing to the next keyframe. Default: that of `easings`, or `easing`."""


class _NumberStep(TypedDict):
    time: StepTime
    value: Coordinate
    """The angle in degrees."""


class NumberStep(_NumberStep, total=False):
    easing: StepEasing
    """The easing to the next keyframe. Default: that of `easings`, or `easing`."""


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
"""How the dialog comes when it is presented."""


class DismissTransition(TypedDict, total=False):
    """How the dialog goes when it is dismissed."""

    style: TransitionStyle
    """How the dialog moves. Default `slide` for `semiModal` and `slidingMessage`, `zoom` for `floating`; of Apple's
    styles `zoom` for `alert`, `crossDissolve` for `popover`, `slide` for `actionSheet` (`crossDissolve` as a popover
    and on iOS 26), otherwise `coverVertical`; other platforms' are in `/v1/styles`. `partialCurl` works only with the
    style `fullScreen` (422 `transitionNeedsStyle`). `custom` moves by `from` and `to` alone, and without `to` goes back
    the way it came; where the default is `none`, it is `custom` beside `from`, `to` or `keyframes`.
    """
    edge: RelativeEdge
    """The edge through which the dialog slides. Default: for `slide` the one that it rests against, otherwise the
    bottom.
    """
    travel: Travel
    duration: Duration
    """Seconds of motion, without the delay. Defaults: `floating` and `popover` 0.25; `slidingMessage` 0.75; `semiModal`
    0.7 at half the container's height, growing with the panel from 0.4667 to 0.9333; `alert` 0.4 to iOS 6 (0.2 to
    leave), 0.506 on iOS 7 and 0.404 from iOS 8 on, springs; `actionSheet` 0.4 to iOS 6, 0.3 on iOS 7 and 0.404 from iOS
    8 on where it slides, 0.25 where it fades; other platforms and televisions as in `/v1/styles`; otherwise by
    transition: `crossDissolve` 0.4, `flipHorizontal` 0.75, `partialCurl` 0.75, `none` 0, the others 0.4 to iOS 6 and
    0.506 (the system's spring) from iOS 7 on. A spring as `easing` has its own duration, which replaces a different one
    and is reported in `adaptations`.
    """
    delay: Duration
    """Seconds before the motion starts; a dialog that comes without one, by `none`, is there from then on. Default `0`.
    """
    easing: Easing
    """The curve of the motion. Default `easeInOut`; for the system's own slides from iOS 7 on, if no duration is given,
    the system's spring (mass 3, stiffness 1000, damping 500).
    """
    keyframes: TransitionKeyframes
    """The caller's own keyframes by property, in place of `from` and `to`. Presenting ends at rest and dismissing
    begins there (translation [0, 0], scale 1, no rotation, the dialog's own opacity); a keyframe at that moment has
    this value or is left out. Given for both directions, they are those of presenting, and dismissing runs through them
    from the last to the first.
    """
    easings: TransitionEasings
    """Easings by property, in place of `easing`. A spring has its own duration."""
    to: Pose


class Pose(TypedDict, total=False):
    """How the dialog differs from its rest while it is away. Members left out are the transition style's: `zoom` of
    `floating` comes from scale 1.6 and goes to scale 0.5, both at opacity 0; that of alerts, and of what else a system
    zooms, is the system's; in every other style it is a fade without a scale.
    """

    scale: ScaleRequest
    opacity: Share
    translation: PointRequest
    """The offset from the resting position, `[dx, dy]` in points, which is part of the track `position`."""
    rotationX: Coordinate
    """Degrees about the horizontal axis; a positive turn takes the top edge away from the viewer."""
    rotationY: Coordinate
    """Degrees about the vertical axis; a positive turn takes the right edge away from the viewer."""
    rotationZ: Coordinate
    """Degrees clockwise in the plane of the screen."""


class Presenter(TypedDict, total=False):
    """The view that presents the dialog and lies behind it."""

    style: StyleReference
    """How the presenter itself is presented. A page sheet, a form sheet or a sheet stands where that style puts it,
    unless `frame` is given. Default: unknown.
    """
    frame: RectRequest
    """The presenter's frame in window coordinates. Default: the whole window."""
    navigationBar: PresenterBar
    focus: ElementId
    """The element that has the focus before the dialog comes. It is `accessibility.returnFocus` if the dialog takes the
    focus. Default: unknown.
    """
    tint: PresenterTint
    """Whether the presenter's controls are greyed out while the dialog is up. Default `automatic`: as the style has it.
    """
    picture: DataImage
    """An image of what the app shows, for pictures. It covers the presenter as `cover` does and moves with it, below
    the bars that are drawn; it is the `image` of the layer `presenter`.
    """


class PresenterBarTitle(TypedDict, total=False):
    title: Text


class PushBack(TypedDict, total=False):
    """How the presenter recedes while the dialog is up. Given, it replaces the default: behind cards of iOS 13 on at
    their greatest height, over a window of compact width, the presenter is scaled, rounded, and moved so that its top
    shows above the card.
    """

    scale: float
    """The presenter's magnification about its centre. Default `1`."""
    opacity: Share
    """The presenter's opacity. Default `1`."""
    cornerRadius: Length
    """Corner radius in points. Default `0`."""


class Parallax(TypedDict, total=False):
    """How far the dialog drifts to either side of its rest as the device tilts, in points. Default: 15.75 along both
    axes for `floating`, else none. If given, each of its members is 0 by default.
    """

    horizontal: Length
    """Drift along the horizontal axis, in points. Default `0`."""
    vertical: Length
    """Drift along the vertical axis, in points. Default `0`."""


class CubicBezier(TypedDict):
    """A Bézier curve from (0, 0) to (1, 1), solved to 1e-7, and extrapolated as in CSS."""

    cubicBezier: list[Union[Share, Coordinate]]
    """The two control points, [x1, y1, x2, y2]; x1 and x2 are from 0 to 1."""


class SpringRequest(TypedDict):
    """A damped spring. It lasts until it stays within 0.001 of its end, which has to happen within 3,600 seconds (422
    `neverSettles`). An over-damped spring is played critically damped, as Core Animation does, unless
    `allowOverdamping`.
    """

    spring: SpringParametersRequest


class _PhysicalSpring(TypedDict):
    stiffness: float
    damping: float


class PhysicalSpring(_PhysicalSpring, total=False):
    """A spring by its physical parameters."""

    mass: float
    """The mass. Default `1`."""
    initialVelocity: InitialVelocity
    allowOverdamping: AllowOverdamping


class _ResponseSpring(TypedDict):
    response: float
    """Period of the undamped spring, in seconds; the stiffness is (2π/response)²."""


class ResponseSpring(_ResponseSpring, total=False):
    """A spring of mass 1 by its undamped period and its damping ratio."""

    dampingRatio: float
    """Damping as a share of critical damping. Default `1`."""
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
    """The number of intervals; at least 2 if there is a jump at neither end."""


class StepsRequest(_StepsRequest, total=False):
    """Equal jumps with rests between, as in `steps()` of CSS Easing."""

    position: Literal["start", "end", "jumpStart", "jumpEnd", "jumpNone", "jumpBoth"]
    """Where the jumps lie, in CSS's words or in camelCase. Default `end`."""


class Linear(TypedDict):
    """Straight lines between stops, as in `linear()` of CSS Easing Level 2."""

    linear: list[list[Union[Coordinate, Share]]]
    """Stops `[progress, time]`; times are 0 to 1 and never decrease."""


class RectRequest(TypedDict):
    """A rectangle in points, with an area above 0; origin top-left, y down."""

    x: Coordinate
    y: Coordinate
    width: Extent
    height: Extent


class RectOrLineRequest(TypedDict):
    """A rectangle in points that may have no area; origin top-left, y down."""

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
    most four decimals, parameters of curves and springs at most nine. Every member but `trace` and `proofs` is present,
    unless `options.include` names others.
    """

    stage: Stage
    presentation: Presentation
    layers: list[Layer]
    """What is drawn, in painting order, back to front; ids are unique."""
    dimmingRegions: list[DimmingRegion]
    """The parts of the window that are visibly dimmed."""
    hitRegions: list[HitRegion]
    """What touches reach; the first region that contains a touch wins. Together the regions cover the window."""
    transitions: Transitions
    lifecycle: Lifecycle
    gestures: GestureList
    accessibility: Accessibility
    adaptations: list[Adaptation]
    """What became something else than requested, and why."""
    diagnostics: list[Diagnostic]
    """Findings of the guidelines. They do not keep the dialog from being laid out."""
    trace: list[Decision]
    """The decisions that led to the answer; present with `options.explain`."""
    proofs: list[Proof]
    """Checks of what is true of every dialog; present with `options.proof`."""


class Proof(TypedDict):
    """Something that is true of every dialog as it is laid out, checked for one."""

    invariant: Invariant
    holds: bool
    """Whether it is true of this dialog."""
    about: str
    """What was checked or, if it does not hold, what breaks it."""


class _Scene(TypedDict):
    schemaVersion: Literal[1]
    """The version of the answer's shape; it grows when a member changes its meaning."""


class Scene(_Scene, total=False):
    """The specification of a stack of dialogs, with the members of Specification. A layer's tracks and its `scale`
    apply to its descendants, too: a dialog that is pushed back behind another has the frame from before its scale,
    which is about its centre, and the layers that it carries have theirs likewise, moved with it but not scaled.
    `present` and `dismiss` are those of the topmost dialog, with the others at rest; `rotate` and `keyboard` move all
    of them at once, with a label for each.
    """

    stage: Stage
    """The stage of all dialogs; `container` is the topmost dialog's."""
    dialogs: list[SceneDialog]
    """The dialogs, in the order of the request."""
    layers: list[Layer]
    """What is drawn, in painting order, back to front; ids are unique."""
    dimmingRegions: list[DimmingRegion]
    """The visible part of each dimming: its layer without the outlines of its own dialog and of all above it, as they
    are pushed back. Where regions overlap, opacities a and b make 1 − (1 − a)(1 − b). Where outlines cross, `path`
    replaces curves by straight lines at most 0.01 points off.
    """
    hitRegions: list[HitRegion]
    """What touches reach; the first region that contains a touch wins. Together the regions cover the window."""
    transitions: Transitions
    lifecycle: Lifecycle
    """The whole stack's: it ends when the last dialog is dismissed, and is null if one of them stays; `swipe` and
    `approval` are the topmost dialog's. Each dialog's own is under `dialogs`.
    """
    gestures: GestureList
    """The gestures of the topmost dialog."""
    accessibility: Accessibility
    """How focus goes through the stack: `focusOrder` is that of the topmost modal dialog and of everything above it;
    everything below it is `inert`.
    """
    adaptations: list[Adaptation]
    """What became something else than requested, and why."""
    diagnostics: list[Diagnostic]
    """Findings of the guidelines. They do not keep the dialog from being laid out."""
    trace: list[Decision]
    """The decisions that led to the answer; present with `options.explain`."""


class SceneDialog(TypedDict):
    """One dialog of a scene."""

    id: str
    """The dialog's id as given, or by its place."""
    presenter: str
    """The layer that presents the dialog: `presenter`, or the layer of the dialog below."""
    presentation: Presentation
    container: Rect
    """The rectangle that the dialog is laid out in."""
    lifecycle: Lifecycle
    adaptations: list[Adaptation]
    """What of this dialog became something else than requested, and why."""


class _Stage(TypedDict):
    device: Union[str, None]
    """The device's id in the catalogue; null for a device that starts from none."""
    orientation: Orientation
    bounds: Rect
    """The whole screen."""
    window: Rect
    """The app's window on the screen."""
    container: Rect
    """The rectangle that percentages refer to and that centred dialogs are centred in."""
    safeArea: Rect
    """The window inside its safe-area insets."""
    visible: Rect
    """The safe area above a docked keyboard."""
    scale: float
    """Physical pixels per point."""
    perspective: float
    """The distance of the viewer from a layer that turns about x or y, in points, in front of the layer's own centre:
    CSS's `perspective()` before the layer's own `rotateX() rotateY() rotateZ() scale()`.
    """
    sizeClass: SizeClasses
    era: Union[Era, None]
    """The range of system versions whose metrics apply; null outside Apple's systems."""
    keyboard: Union[Rect, None]
    """The part of the window under the keyboard; null without one."""
    screen: StageScreen
    statusBar: Union[StatusBar, None]
    """The status bar over the window; null if the device shows none."""
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
    """Where the dialog is laid out: the window of a device at one moment, with the rules of its system."""

    platform: Platform
    rotation: Literal[0, 90, 180, 270]
    """The degrees, clockwise, by which a surface fixed in natural portrait turns its content; present with
    `coordinateSpace: fixed`.
    """
    screenReader: bool
    """Whether a screen reader is on; present if it is."""
    language: LanguageTag
    viewports: Viewports


class Viewports(TypedDict):
    """The sizes of the page if `device.browserChrome` is given: `small` with all that the browser shows around it
    (`svh`), `large` without (`lvh`), `dynamic` at the moment (`dvh`), which is the window's.
    """

    small: Viewport
    large: Viewport
    dynamic: Viewport


class Viewport(TypedDict):
    width: float
    height: float


class StageScreen(TypedDict):
    """The panel around the window, for drawing the device."""

    cornerRadius: Union[float, None]
    """Radius of the panel's corners, in points; null if unknown."""
    cornerCurve: CornerCurve
    cutouts: list[PathData]
    """The outlines of notch, island or punch holes, in the coordinates of all frames; empty if there are none. An
    iPhone of the catalogue without a sourced cut-out has a likely one, by what it keeps free at the top.
    """
    homeIndicator: Union[Rect, None]
    """The home indicator's frame; null if the device shows none."""


class StatusBar(TypedDict):
    """The status bar as it stands at rest."""

    frame: Rect
    style: StatusBarStyle


class _Presentation(TypedDict):
    requested: StyleReference
    """The requested style, or the era's default."""
    resolved: StyleName
    """The style that is shown; if it differs, `adaptations` has the reason."""
    level: Level
    edge: RestingEdge
    surface: Surface
    keyboard: KeyboardPolicy
    transition: ResolvedTransition
    backdrop: Backdrop
    sizing: Sizing
    detents: list[RestingDetent]
    """The detents of a sheet, from the lowest up; empty for styles without detents."""
    standing: Standing
    overlaps: list[Overlap]
    """The bars, keyboard, insets, folds, cut-outs and elements that the dialog overlaps at rest, from the top of the
    window down.
    """


class Presentation(_Presentation, total=False):
    """How the request was understood, with the defaults that applied."""

    popover: PopoverReport
    """How the popover was placed at its anchor; present if the dialog is one."""


class Sizing(TypedDict):
    """Where the dialog's width and height come from."""

    width: SizeSource
    height: SizeSource


class ResolvedTransition(TypedDict):
    present: TransitionStyle
    dismiss: TransitionStyle


class Standing(TypedDict):
    """What the dialog's bottom edge stands on, and its height above the window's bottom edge."""

    on: Support
    height: float
    """The distance from the window's bottom edge up to the dialog's, in points."""
    inset: float
    """The height that the dialog's content keeps free at its bottom for a home indicator, or for a keyboard that the
    dialog cannot avoid, in points; 0 if the dialog stands above them.
    """
    keyboardOverlap: float
    """The height of the dialog that a docked keyboard would cover if the dialog did not make room, in points. Under
    `resize` the container ends at the keyboard, and there is no overlap.
    """


class _Overlap(TypedDict):
    what: OverlapKind
    dialog: OverlapOrder
    frame: Rect
    """The shared area; that of a fold without width is a line."""


class Overlap(_Overlap, total=False):
    """Something that shares area with the dialog at rest."""

    id: str
    """The id of an `element`; absent for other overlaps."""
    share: float
    """The share of an element's area that the dialog covers; present for an `element`."""


class RestingDetent(TypedDict):
    """A detent: a height at which a sheet may rest."""

    detent: Detent
    frame: Rect
    """Where the sheet rests at this detent, without a keyboard."""
    bottomInset: float
    """The height of the frame that content leaves free for the window's bottom inset, in points."""
    scale: float
    """The factor by which the system shrinks the sheet after laying it out: below its greatest height, iOS 26 draws a
    sheet of the window's width smaller, so that it floats clear of the edges. `frame` is what is seen, and the layers
    are laid out in it at their own sizes. 1 if nothing is shrunk.
    """
    dimmed: bool
    """Whether what lies behind is dimmed at this detent."""
    selected: bool
    """Whether the sheet rests here now."""


class PopoverReport(TypedDict):
    """The result of the placement, by Floating UI's published semantics: base placement, offset, flip, shift, size,
    arrow, in that order.
    """

    side: Side
    align: Alignment
    arrow: Union[PlacedArrow, None]
    """The arrow's place; null without an arrow."""
    available: Size
    shifted: list[float]
    """How far the popover was moved along its side to stay inside, `[x, y]` in points."""
    referenceHidden: bool
    """Whether nothing of the anchor is inside the container."""
    escaped: bool
    """Whether nothing of the popover is inside the container."""


class Size(TypedDict):
    """The largest size that fits on this side, in points; below 0 by as much as the popover lies outside. A size from
    the request is never shrunk to it, any other is (`limitedToAvailable`).
    """

    width: float
    height: float


class PlacedArrow(TypedDict):
    edge: PhysicalEdge
    offset: float
    """The distance from the dialog's left or top edge to the arrow's box, in points."""
    centerOffset: float
    """How far the arrow's tip misses the anchor's middle, in points: the place that it would need, minus the place that
    it has.
    """


class Backdrop(TypedDict):
    color: Color
    opacity: Share
    interaction: Interaction


class _Layer(TypedDict):
    id: str
    """The layer's id: `presenter`, `container`, `dimming`, `dialog`, `arrow`, `grabber`, `title`, `message`, `image`,
    `icon` for the app's own icon if a platform shows it, `bar:navigation`, `bar:background`, `action:<id>`,
    `field:<id>`, `block:<id>`, `separator:<number>`, `separator:title`, `scroll:body`, `scroll:actions`,
    `group:<number>` for the groups of an action sheet, counted from the top (the dialog's fill is then theirs); and
    over everything, if the device shows them, `statusBar`, `keyboard` and `homeIndicator`.
    """
    role: LayerRole
    frame: Rect
    opacity: Share
    background: Union[Background, None]
    """What fills the outline; null if the layer draws nothing itself, or if `options.include` does not ask for looks.
    An arrow is part of its dialog's outline, and is filled and bordered together with it: the layer `arrow` has a frame
    and this fill, but no outline. If the dialog's border has the arrow's colour, both are one frame: the whole outline
    has the arrow's fill, with its gradient over the dialog's frame, and the dialog's own fill lies inside the border.
    """


class Layer(_Layer, total=False):
    """One thing that is drawn, as it is at rest."""

    parent: str
    """The layer that carries this one; left out for layers that stand alone. The parent's scale, rotations and opacity
    apply to its descendants too, about its own centre. If it has a position track, descendants without one keep their
    distance from it.
    """
    scrolled: ScrolledFrame
    contentSize: ContentExtent
    contentOffset: Pair
    """How far the content of a scrolling layer is scrolled at rest, `[x, y]` in points; absent if it is not. The text
    field that is typed into stays in sight above a keyboard.
    """
    cornerRadius: float
    """The corner radius in points, the largest if corners differ. Always present on the role `dialog`, elsewhere unless
    it is 0.
    """
    cornerRadii: CornerRadii
    scale: float
    """Magnification about the centre; left out if it is 1."""
    rotationX: float
    """Degrees about the horizontal axis; left out if 0."""
    rotationY: float
    """Degrees about the vertical axis; left out if 0."""
    backfaceVisible: bool
    """Whether the layer is seen from behind when turned past 90°; present only if it turns."""
    color: Color
    """The fill colour of the roles `dimming` and `separator`, which includes the opacity of `background`."""
    border: Border
    shadows: list[Shadow]
    """Shadows of the outline, the topmost first; left out if there are none."""
    cornerCurve: CornerCurve
    clips: bool
    """Whether layers that this one carries are cut at its outline; left out for parts whose look says nothing of it,
    such as texts, which carry none.
    """
    states: LayerStates
    outline: PathData
    """The outline at rest, if frame and corner radius do not describe it fully, in the coordinates of all frames: the
    window's, or the surface's (a `shape.path` of a request begins at the dialog's own corner). That of a popover has
    its arrow in it. It moves and stretches with the frame: each of its points keeps its share of the frame's width and
    height, whatever position and size are at the moment. A layer with `cornerRadii` needs none: it is its frame with
    those corners.
    """
    lifetime: Pair
    """In a schedule, when the layer is there, `[from, to]` in seconds from the schedule's start."""
    tint: Tint
    """Whether the system greys out the layer's controls: whatever has the role `tint`, in the layer and in all that it
    carries.
    """
    parallax: LayerParallax
    image: LayerImage
    symbol: Symbol
    block: LayerBlock
    action: Action
    data: CallerData
    """The caller's own JSON, on the layers `dialog` and `action:<id>` if the request has any."""
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
    """By how much the outline grows before it is blurred, in points; negative values shrink it."""
    offset: Pair


class Shadow(_Shadow, total=False):
    """A shadow of the outline, as CSS's `box-shadow` has it."""

    clipped: bool
    """Whether the shadow is drawn outside the outline only; left out if it is drawn everywhere."""


class _Border(TypedDict):
    width: float
    """Width in points."""
    color: Color
    opacity: Share


class Border(_Border, total=False):
    """A line along the inside of the outline."""

    role: ColorRole
    sides: list[PhysicalEdge]
    """The sides that have the border; left out if all do."""


class _Background(TypedDict):
    color: Color
    opacity: Share


class Background(_Background, total=False):
    """What fills an outline. Beside a material, colour and opacity are what to draw if nothing can be blurred; beside a
    gradient, they are its mean.
    """

    role: ColorRole
    material: Material
    gradient: list[GradientStop]
    """Stops from the frame's top to its bottom, to the side `towards`, or outwards as `radial` says, interpolated
    linearly in sRGB.
    """
    towards: PhysicalEdge
    """The side of the frame to which the gradient runs, from the opposite one: in the coordinate space `fixed`, where
    gradients turn with the frames. Left out if it is the bottom, and beside `radial`.
    """
    radial: BackgroundRadial
    """How the gradient runs outwards, on ellipses around a point, like CSS's `radial-gradient()`; left out if it runs
    from top to bottom. Beyond its end, the last stop's colour continues.
    """


class BackgroundRadial(TypedDict):
    """How the gradient runs outwards, on ellipses around a point, like CSS's `radial-gradient()`; left out if it runs
    from top to bottom. Beyond its end, the last stop's colour continues.
    """

    center: Pair
    """The point where the gradient starts, as shares of the frame's width and height; it may lie outside the frame."""
    radii: Pair
    """The half axes of the ellipse where the gradient ends, as shares of the frame's width and height."""


class Material(TypedDict):
    """A tint over what lies behind, which is blurred and saturated; left out with `reduceTransparency`."""

    name: str
    """The material's name on its platform."""
    blur: float
    """Standard deviation of the blur in points, as in CSS's `blur()`."""
    saturation: float
    """The saturation of what lies behind, as in CSS's `saturate()`; 1 leaves it unchanged."""
    tint: Paint


class GradientStop(TypedDict):
    """A colour of a gradient, at one place on its way."""

    at: Share
    """The place on the way: 0 at the start of the gradient, 1 at its end."""
    color: Color
    opacity: Share


class LayerStates(TypedDict, total=False):
    """How the layer looks in the states that its platform defines for it."""

    pressed: LayerState
    focused: LayerState
    disabled: LayerState


class _LayerState(TypedDict):
    background: Union[Background, None]
    """What fills the outline; null if nothing does."""


class LayerState(_LayerState, total=False):
    """Fill and text in one state, even if they equal the layer's own. Other members that are left out are as in the
    layer.
    """

    border: Border
    text: StateText
    opacity: Share
    """The opacity of the whole layer."""


class _StateText(TypedDict):
    color: Color


class StateText(_StateText, total=False):
    """The colour of the text in a state."""

    role: ColorRole


class _LayerImage(TypedDict):
    fit: ImageFit


class LayerImage(_LayerImage, total=False):
    """The image that a layer shows; on the layer `presenter`, that of `presenter.picture`."""

    source: str
    """The image's source as in the request; left out if it has none."""


class Symbol(TypedDict):
    """A glyph that a layer shows."""

    name: str
    """The symbol's name."""
    path: PathData
    """The glyph's outline, in the coordinates of all frames, filled by the even-odd rule."""
    color: Color


class _LayerBlock(TypedDict):
    focusable: bool


class LayerBlock(_LayerBlock, total=False):
    """How one of the app's own blocks takes focus and is read out."""

    label: str


class CornerRadii(TypedDict):
    """Radii of the four corners in points, where they differ."""

    topLeft: float
    topRight: float
    bottomRight: float
    bottomLeft: float


class ContentExtent(TypedDict):
    """The size of the scrolling content, in points, on the role `scroll`; `frame` is the visible part."""

    width: float
    height: float


class ScrolledFrame(TypedDict):
    """The whole frame, before any scrolling, of a layer that is cut off inside one of the role `scroll`; absent on
    other layers. `frame` is then the visible part, without height if there is none. Draw the layer in this frame and
    let its parent clip it. A button that is partly visible keeps its title in `lines`; other texts have there the lines
    that are wholly visible, to half a pixel, and the rest in `scrolledLines`.
    """

    frame: Rect


class Tilt(TypedDict):
    """How far something drifts along one axis, in points."""

    minimum: float
    maximum: float


class _Action(TypedDict):
    id: str
    title: str
    role: ActionRole
    dismisses: Dismisses


class Action(_Action, total=False):
    """The action of a layer that is a button."""

    preferred: bool
    """Whether it is the action that people most likely choose; left out if it is not."""
    enabled: bool
    """Whether it can be chosen; left out if it can."""


class _TextBlock(TypedDict):
    content: str
    """The text as given; text typed into a secure field as bullets, and a button's title in capitals where the system
    draws it so.
    """
    font: Font
    color: Color
    """The colour of the text, including its opacity."""
    alignment: TextAlignment
    lines: list[TextLine]
    """The visible lines, each with its place."""
    truncated: bool
    """Whether some of the text is not shown, not even by scrolling."""
    metrics: TextMetrics


class TextBlock(_TextBlock, total=False):
    """Text set in a layer."""

    role: ColorRole
    shadow: TextBlockShadow
    """The shadow of the letters, like CSS's `text-shadow`; left out if there is none."""
    scrolledLines: list[TextLine]
    """Lines that are wholly visible only after scrolling, with their places before it. Pictures draw the part of them
    that is in sight.
    """
    missingGlyphs: int
    """How many characters of the whole text, as people count them, have no glyph in the server's fonts. Their widths
    come from a table: ideographs and kana 1 em, Hangul 0.92 em, emoji 1.25 em, anything else 0.55 em. Left out if it is
    0; the rule `glyphsMissing` reports it too.
    """


class TextBlockShadow(TypedDict):
    """The shadow of the letters, like CSS's `text-shadow`; left out if there is none."""

    color: Color
    opacity: Share
    blur: float
    """Blur radius in points, as in CSS."""
    offset: Pair


class Font(TypedDict):
    """The font of a text. Lines set in the built-in font with the given letter spacing are as wide as their `width`."""

    family: str
    """The name of the platform's font family."""
    fallbacks: list[str]
    """Families to use if that one is not available, in this order. They include the built-in fonts that were measured,
    as `GET /fonts` names them, those of further scripts only if the text needs them.
    """
    size: float
    """The font size in points."""
    weight: FontWeight
    lineHeight: float
    """The distance from one line's baseline to the next one's, in points, before each baseline is rounded to pixels."""
    letterSpacing: float
    """The space added after each character when the text is set in the built-in font, in points."""
    ascent: float
    """The distance from the top of a line's own box to its baseline by which lines are placed, in points: San
    Francisco's share of the size, whatever the family. Draw lines by their `baseline`.
    """


class TextLine(TypedDict):
    text: str
    """The characters to draw: the text's own without the spaces and the newline at its break, `…` where it is cut, and
    `-` for a soft hyphen at which it breaks.
    """
    x: float
    """The x of the point where the line's baseline starts. With `coordinateSpace: fixed`, the line runs from there
    turned as the interface is.
    """
    baseline: float
    """The y of the point where the line's baseline starts."""
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
    """The exact outline by the even-odd rule, with the dialog's own shape as a hole."""
    interaction: Interaction


class _HitRegion(TypedDict):
    target: str
    """What a touch reaches: the id of a layer, or `keyboard`. `presenter` is also what the app shows beside
    `presenter.frame`, and stands for all of the window below the other regions.
    """
    path: PathData
    effect: HitEffect


class HitRegion(_HitRegion, total=False):
    """A part of the window and what a touch there does."""

    dismisses: Dismisses
    """When the dialog is dismissed; present with the effect `action`."""


class Transitions(TypedDict, total=False):
    """Every timeline of the dialog's life."""

    present: Timeline
    dismiss: Timeline
    refuse: Timeline
    """What happens instead of `dismiss` if the presenter refuses; present with `approval: presenter`."""
    back: Timeline
    """How the dialog moves under the system's back gesture from the left edge, like Material's containers; its times
    are the gesture's progress, 0 to 1. Present on Android from 14 on if back closes the dialog.
    """
    rotate: Rotations
    keyboard: Union[Timeline, None]
    """The timeline from the rest without the keyboard to the rest with it; null without a keyboard."""
    keyboardHide: Union[Timeline, None]
    """The timeline back, from the rest with the keyboard to the rest without it; null without a keyboard."""
    detents: dict[str, Timeline]
    """A timeline from the detent at which a sheet rests to each of its other detents, by their names: `medium`,
    `large`, `fit`, `320`, `40%`. Left out if there is no other.
    """


class Rotations(TypedDict, total=False):
    """A timeline to each orientation that the device turns to by itself, except the present one: none upside down on a
    phone, and none at all on a desktop, on a television or in a window that is not the whole screen.
    """

    portrait: Timeline
    portraitUpsideDown: Timeline
    landscapeLeft: Timeline
    landscapeRight: Timeline


class _Timeline(TypedDict):
    duration: float
    """The duration in seconds, including the delay."""
    tracks: list[Track]
    events: list[TimelineEvent]
    """Events in order of time. In schedules, an entry's events have its prefix as `label`: `removed` once for each
    dialog, and `action:ok` where an action runs: when it is touched or, with `dismisses: beforeAction`, when the dialog
    has gone. The device's events have no label; a change that another overtakes has no end.
    """


class Timeline(_Timeline, total=False):
    """Tracks and events from 0 to `duration`. Timelines have the same shape in every answer, and requests accept them
    as they were answered. A rotation has `turn`, a page curl `effect`, a timeline between two rests `causes` and
    `adaptations`, a retarget `samples` if the request asks for them.
    """

    labels: list[TimelineMark]
    """Named moments and parts. The moments are those of the motion that arrives last: `arrive` is always present;
    `overshoot` if this motion, or else one that arrives earlier, goes beyond its end; `rest` if something comes to rest
    later than `arrive`. Before them stand the named parts of a timeline that is made of several. Timelines of scenes
    and schedules have parts only, and none if they are one piece. In schedules each entry's time on the screen is a
    part, under its prefix, which contains `present`, `stay` and `dismiss`.
    """
    rest: DrawnRest
    """What is drawn, dimmed and touched at the other rest where the timeline ends; present with `options.rests`."""
    effect: TimelineEffect
    turn: Turn
    """The window's own turn, if the device turns."""
    causes: list[ChangeCause]
    """What changed; the first cause gives the duration and the curve. `device` is anything else about the device, such
    as another device, another text size or other bars; `content` anything else about the dialog. Keyboards that are not
    docked are no cause.
    """
    adaptations: list[Adaptation]
    """What of the request became something else on the way. Adaptations of the rests are in their specifications."""
    trace: list[Decision]
    """The decisions about duration and curve; present with `options.explain`."""
    samples: SampleList


class _TimelineEvent(TypedDict):
    time: KeyframeTime
    name: str
    """What happens: `willPresent`, `didPresent`, `dismissRequested`, `dismissRefused`, `willDismiss`, `didDismiss`,
    `removed`, `willRotate`, `didRotate`, `willChangeDetent`, `didChangeDetent`, `keyboardWillShow`, `keyboardDidShow`,
    `keyboardWillHide`, `keyboardDidHide`, `keyboardWillChangeFrame`, `keyboardDidChangeFrame`, `willResize`,
    `didResize`, `willChangePosture`, `didChangePosture`, `willChangeTraits`, `didChangeTraits`, `willChangeContent`,
    `didChangeContent`, `statusBarDidChange`, `focusMoved`, `haptic`; in schedules also `action:<id>` where an action
    runs.
    """


class TimelineEvent(_TimelineEvent, total=False):
    """Something that happens at a moment."""

    style: str
    """The status bar's style from then on, as in StatusBarStyle; present with `statusBarDidChange`."""
    haptic: str
    """The haptic feedback by the platform's own name; left out if it documents none."""
    kind: str
    """The kind of haptic feedback, as in HapticKind; present with `haptic`."""
    to: str
    """The id of the layer to which the focus of a screen reader or a keyboard moves: into a modal dialog that has come,
    and back out of one that has gone. Present with `focusMoved`; a dialog that is not modal leaves the focus where it
    is.
    """
    label: str
    """In schedules and scenes, the prefix of the dialog that the event belongs to."""


class TimelineEffect(TypedDict):
    """An effect that tracks cannot describe."""

    name: Literal["partialCurl"]
    layer: str
    progress: list[NumberKeyframe]
    """Keyframes of the progress from 0, where the presenter lies flat, to 1, where the dialog is revealed. The
    presenter is painted above the dialog and curls up from its lower right corner. At progress p, pictures and
    `scrim.js` lift the part below a line from `1 - 0.6 p` of the height at its right side to `1.2 - 0.6 p` at its left
    (assumed: UIKit's figures are unknown), with its back rolled along that line; the upper part stays in sight, and at
    rest `p` is 1.
    """


class Samples(TypedDict):
    """The values that a timeline moves, at each sampled moment."""

    duration: float
    """The timeline's duration in seconds."""
    samples: SampleList


class _Sample(TypedDict):
    time: float
    """Seconds from the start of the timeline."""
    layers: dict[str, SampledLayer]
    """The values that move, by the layer's id and the property's name."""


class Sample(_Sample, total=False):
    turn: float
    """Degrees, clockwise, by which the window has turned; present while it turns."""
    effect: float
    """The progress of the transition's effect, if it has one."""


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
    """Degrees, clockwise, from the window's orientation at the start of the timeline."""
    duration: float
    """Seconds that the turn takes."""
    easing: Curve


class Turn(_Turn, total=False):
    """How the window itself turns."""

    to: Orientation
    """The orientation of the interface at the end."""


class _Released(TypedDict):
    target: ReleaseTarget
    edge: Union[PhysicalEdge, None]
    """The edge through which the dialog leaves; null if it stays."""
    reason: ReleaseReason
    draw: Union[Draw, None]
    """How far and how fast the dialog is dragged towards an edge that it may leave by: of several edges, the one that
    it leaves by, else the one with the greatest `share`; null if it may leave by none.
    """
    timeline: Timeline
    """The timeline from where the dialog is, at the speed that it has, to where it goes."""
    swipe: ReleaseSwipe
    rules: ReleaseRules
    rubberBand: RubberBand
    adaptations: list[Adaptation]


class Released(_Released, total=False):
    """Where a dialog goes when a finger lets go of it, and the timeline from there."""

    refuse: Timeline
    """What happens instead if the presenter refuses; present with `approval` `presenter` if the dialog leaves."""


class Dragged(TypedDict):
    """How a dialog stands under a finger, in the order of the finger's positions."""

    poses: list[DragPose]


class _DragPose(TypedDict):
    position: Pair
    """The dialog's centre, as if the dialog always moved as a whole: the `position` that `/v1/specs/release` takes
    there.
    """
    layers: dict[str, SampledLayer]
    """The values that may move, by the layer's id and the property's name; every pose has the same members."""
    target: ReleaseTarget
    """Where a release without speed would take the dialog."""


class DragPose(_DragPose, total=False):
    """How everything stands at one position of the finger."""

    hits: list[Hit]
    """What each of `points` reaches; present if points are given."""


class RubberBand(TypedDict):
    """The rubber band, for clients that draw the drag themselves (`/v1/specs/drag` works it out for others). Inside
    `free`, the dialog's centre follows the finger; when the finger is x points beyond it, the centre is (1 − 1 / (x·c/d
    + 1))·d points beyond, with the coefficient c and the dimension d of that axis.
    """

    coefficient: RubberBandCoefficient
    dimension: list[float]
    """The dimensions along x and along y, in points; if the two ends of an axis differ, that of the end away from the
    dialog's own edge.
    """
    ends: RubberBandEnds
    free: RubberBandFree


class RubberBandFree(TypedDict):
    """The ends of the range in which the dialog's centre follows the finger freely; null where it may leave."""

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
    """Points from the rest nearest to the edge, towards it; negative on the other side."""
    extent: float
    """The dialog's own extent in the direction of the drag, in points."""
    share: float
    """The share of the extent that the dialog is dragged, looking ahead by `hideFriction`."""
    speed: float
    """The speed towards the edge, in points per second."""


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
    """The dimension beyond the highest rest, away from the dialog's own edge."""
    rubberBandDimensionClosing: RubberBandDimension
    """The dimension beyond the lowest rest, towards the dialog's own edge."""
    rubberBandDimensionAcross: RubberBandDimension
    """The dimension along the other axis, at both ends."""
    spring: ReleaseSpring
    fastDampingRatio: Union[float, None]
    """The damping ratio of the spring above `dampingSpeed`; null for the spring's own damping at any speed."""
    dampingSpeed: DampingSpeed


class ReleaseRules(_ReleaseRules, total=False):
    """The rules that judge the end of a drag."""

    dismissTravel: DismissTravel
    slowTravel: SlowTravel


class ReleaseSpring(TypedDict):
    """The spring that takes over from the finger. A dialog that leaves never swings back."""

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
    """A named part of a timeline, with its start and its end."""

    labels: list[TimelineLabel]
    """The parts of this part, within it; left out if there are none."""


class PairTrack(TypedDict):
    """A track of `position`, the centre `[x, y]`, or of `size`, `[width, height]`, in points."""

    layer: str
    property: PairProperty
    keyframes: list[PairKeyframe]


class NumberTrack(TypedDict):
    """A track of one number. `positionX` and `positionY` are the centre's, in points, where x and y need easings of
    their own; never when presenting or dismissing. `opacity` is 0 to 1, rotations are in degrees, `cornerRadius` is in
    points, where all four corners are alike at both ends.
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
    """Magnification about the centre, as one number or `[x, y]`."""

    layer: str
    property: ScaleProperty
    keyframes: list[ScaleKeyframe]


class _ScaleKeyframe(TypedDict):
    time: KeyframeTime
    value: Scale


class ScaleKeyframe(_ScaleKeyframe, total=False):
    easing: Curve
    """The easing to the next keyframe; without it, the value holds until then."""


class TintTrack(TypedDict):
    """The presenter's tint, which changes at once."""

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
    """The easing to the next keyframe; without it, the value holds until then."""


class _CornersKeyframe(TypedDict):
    time: KeyframeTime
    value: Corners


class CornersKeyframe(_CornersKeyframe, total=False):
    easing: Curve
    """The easing to the next keyframe; without it, the value holds until then."""


class _NumberKeyframe(TypedDict):
    time: KeyframeTime
    value: float


class NumberKeyframe(_NumberKeyframe, total=False):
    easing: Curve
    """The easing to the next keyframe; without it, the value holds until then."""


class Spring(TypedDict):
    """A spring as it is played: without `allowOverdamping`, its damping is never above the critical 2√(mass·stiffness).
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
    """Where the jumps lie, in CSS's words."""


class _Gesture(TypedDict):
    layer: str
    """The id of the layer that the finger goes down on."""
    axis: GestureAxis
    edges: list[PhysicalEdge]
    """The physical edges along the axis by which the dialog may leave; empty if it only goes to other detents, or
    springs back.
    """
    slop: float
    """How far a finger moves before anything follows, in points."""


class Gesture(_Gesture, total=False):
    """A way in which a finger drags the dialog, or something that scrolls in it."""

    handsOffTo: str
    """The id of the layer that takes over when this one can go no further; left out if none does."""


class _Lifecycle(TypedDict):
    dismissAt: Union[float, None]
    """Seconds from the start of presenting to the start of dismissing; null if only the user ends the dialog."""
    removedAt: Union[float, None]
    """Seconds from the start of presenting until the dialog is gone; null if only the user ends it."""
    recommendedAfter: Union[float, None]
    """The shortest `dismissal.after` that leaves time to read title and message, in seconds: longer for more
    characters, by their script, for large text, and if `input` is `focus` or `screenReader` is true. A given time is
    kept; the rule `timeTooShort` reports one that is shorter. Null without text.
    """
    swipe: list[PhysicalEdge]
    """The physical edges towards which a swipe may dismiss the dialog: those of `dismissal.swipe`, else the style's
    own.
    """
    approval: Approval


class Lifecycle(_Lifecycle, total=False):
    closeRequests: list[CloseRequest]
    """The platform's keys and gestures that dismiss the dialog; present if `dismissal.closeRequests` is given."""


class _Accessibility(TypedDict):
    modal: bool
    """Whether the dialog keeps the user from what lies behind it. False where touches still reach a part of the
    presenter: beside a dialog at content level, in a container of its own, or in its presenter's frame.
    `backdrop.passThroughRects` and cut-outs change nothing here: the dialog stays modal around them.
    """
    focusOrder: list[str]
    """Ids of layers in the order in which they are read: the bar, title, message, text fields, actions with a closing
    button among them, and blocks where `after` puts them; actions from the top down, and in each row in the reading
    direction. With `input: focus`, only those that can be operated.
    """
    initialFocus: Union[str, None]
    """The layer that takes the focus; null if the dialog leaves the focus where it is, as one does that lets touches
    through to what lies behind it. With `input: focus` the first text field, else the first action of role `default`,
    and never a destructive one if there is another.
    """
    inert: list[str]
    """Layers that take no focus while the dialog is up: `presenter` where the dialog is modal."""
    minimumTarget: float
    """The least width and height of a target for touch, pointer or focus here, in points: 44 on Apple's systems, 48 on
    Android, and otherwise by `input` and platform.
    """


class Accessibility(_Accessibility, total=False):
    returnFocus: str
    """The element of `device.elements` that regains the focus once the dialog is gone; present if `presenter.focus`
    names it and the dialog takes the focus.
    """


class Schedule(TypedDict, total=False):
    """Which dialog is on screen when, and one timeline of all. Times are seconds from the start of the schedule."""

    entries: list[ScheduleEntry]
    """An entry for each `show`, in the order of the events."""
    ignoredEvents: list[IgnoredEvent]
    """The events that changed nothing. `notShown`: no dialog with that id is shown or waits. `alreadyLeaving`: the
    dialog is on its way out, or waits for the end of its `minimum`. `content`: the touch reached content that does
    nothing by itself. `blocked`: a backdrop swallowed the touch. `passedThrough`: the touch reached what lies behind
    all dialogs. `unchanged`: the device was already so. `notTaken`: no dialog is dismissed by that key or gesture here.
    """
    adaptations: list[Adaptation]
    """What of the request became something else, and why; for each dialog shown, at its first layout."""
    duration: float
    """The end of everything that moves or is announced, in seconds."""
    layers: list[Layer]
    """Every layer that is ever seen, in painting order, each as it rests when it is first seen, with its `lifetime`.
    Layers of an entry have its prefix; `presenter` and `keyboard` are shared by all.
    """
    timeline: Timeline
    turns: list[ScheduledTurn]
    """How the window turns with the device. Each turn runs to its end, and turns that overlap add up."""


class ScheduledTurn(TypedDict):
    at: float
    """When the turn begins, in seconds."""
    degrees: float
    """Degrees, clockwise, from the window's orientation at that moment."""
    duration: float
    """Seconds that the turn takes."""
    easing: Curve
    to: Orientation
    """The orientation of the interface at the end."""


class IgnoredEvent(TypedDict):
    index: int
    """The event's place in the request, from 0."""
    reason: IgnoredEventReason


class ScheduleEntry(TypedDict):
    """What became of one `show`. Reasons by outcome. `shown`, and how it ended: `timeElapsed`, `dismissed` (by an
    event), `tappedDialog`, `tappedOutside`, `action`, `closeRequested`, `staysUp` (not at all). `coalesced`:
    `alreadyShown`, `alreadyWaiting`. `replaced`: `newer` (on the screen; the times say when) and `newerBeforeShown`.
    `ignored`, never on the screen: `anotherIsShown`, `gap`, `lowerPriority`, `dismissedBeforeShown`, and `neverItsTurn`
    if those before it never leave.
    """

    id: str
    """The dialog's own id or, without one, `entry` and its place among the shows, from 1."""
    prefix: Union[str, None]
    """What the ids of its layers begin with, before the first `/`, and the `label` of its events: the dialog's id, from
    its second showing on with `#2`, `#3` and so on. Null if it was never on the screen.
    """
    showAt: Union[float, None]
    """When presenting started; null if it never did."""
    presentedAt: Union[float, None]
    """When presenting ended; null if something sent the dialog away before."""
    dismissAt: Union[float, None]
    """When dismissing started; null if it never did."""
    removedAt: Union[float, None]
    """When the dialog was off the screen again; null if it never was."""
    outcome: ScheduleOutcome
    reason: ScheduleReason


Adaptation = TypedDict("Adaptation", {
    "from": 'str',
    "to": 'str',
    "reason": 'AdaptationReason',
    "pointer": 'RequestPointer',
})
"""One thing of the request that became another, so that `from` and `to` differ. The reasons, by what they concern.
Style: `compactWidth`, `compactHeight`, `regularWidth`, `phoneIdiom` (the window's size classes or the device call for
another style), `detentsUnavailable` (no detents before iOS 15), `anchorGiven`, `anchorMissing` (a sheet of buttons is a
popover if it has an anchor), `platformStyle` (the platform's nearest component), `cancelOmitted` (a touch outside does
the same). Size: `limitedToContainer`, `limitedToSafeArea`, `limitedToWindow`, `limitedToAvailable` (the room beside the
anchor), `overscan`, `screenDivided`. Detents: `detentExceedsMaximum`, `detentsCoincide`, `mediumInactive` (in compact
height), `grabberDoesNotFit`. Orientation: `orientationNotAllowed` (the dialog does not allow the orientation of the
device). Content: `textCollides` (measured text replaces fixed boxes), `contentScrolls`, `buttonsShrink`,
`contentDoesNotFit`, `linesLimited` (the component has no more lines), `actionsStack` (titles do not fit side by side).
Surroundings: `keyboardShrinks`, `keyboardCovers` (from the y that the dialog would need to the y that it has; for a
dialog that does not move, from its height to the height that stays in sight), `keyboardOffScreen`,
`windowLeavesScreen`, `occlusionMoves`, `occlusionCovers` (no place is free of the cut-out), `elementMoves`,
`elementCovers` (the same for an element with `keepClear`), `anchorOutsideWindow`, `anchorPartlyOutsideWindow`. Motion:
`springSettles` (a spring's own duration replaces the given one), `changesTogether` (a keyboard takes the time of what
turns or is resized with it). Schedules: `stackHasNoGap` (all are shown at once). Scenes: `alertsAbove`, `messagesAbove`
(raised above later dialogs), `presentedByDialogBelow` (the dialog's `presenter` is left out).
"""


class _WebAnimations(TypedDict):
    schemaVersion: int
    tolerance: float
    """How far a `linear()` may be from its spring, as a share of the way."""
    elements: list[WebElement]
    """An element for each layer, back to front, each placed in the element of its parent, or in the stage."""
    phases: dict[str, list[WebAnimation]]
    """The animations of each timeline, by the timeline's name."""


class WebAnimations(_WebAnimations, total=False):
    """The answer in the format `waapi`: elements and their animations, for `Element.animate` of Web Animations. Lengths
    are in CSS pixels, one per point; times in milliseconds.
    """

    turns: dict[str, list[WebTurn]]
    """How the window itself turns, by the timeline's name; absent if it turns in none."""


class _WebElement(TypedDict):
    id: str
    role: str
    frame: Rect
    transformOrigin: str
    opacity: float
    style: dict[str, str]
    """CSS properties, by their names in scripts."""


class WebElement(_WebElement, total=False):
    parent: str
    phase: str
    """The only timeline in which the element is seen; absent for elements that are seen at rest."""
    text: WebText


class _WebText(TypedDict):
    style: dict[str, str]
    """CSS properties, by their names in scripts."""
    lines: list[WebTextLine]


class WebText(_WebText, total=False):
    rotation: float
    """Degrees by which each line is rotated about its `x` and `baseline`; with `coordinateSpace` `fixed` only."""


class WebTextLine(TypedDict):
    """A line of text, with its place in the element."""

    text: str
    x: float
    baseline: float
    width: float
    direction: Literal["ltr", "rtl"]


class WebAnimation(TypedDict):
    """The arguments of `Element.animate`: `document.getElementById(target).animate(keyframes, options)`."""

    target: str
    """The `id` of an element."""
    keyframes: list[WebKeyframe]
    options: WebAnimationOptions


class WebKeyframe(TypedDict, total=False):
    offset: float
    easing: str
    """The easing to the next keyframe. Default `linear`."""
    translate: str
    rotate: str
    scale: str
    transform: str
    width: str
    height: str
    opacity: str
    borderRadius: str
    clipPath: str
    """What cuts a layer that scrolls only in the rest in which the timeline ends."""
    backgroundColor: str
    """The fill, where the rest in which the timeline ends has another."""
    backdropFilter: str
    """The filter of what is behind, where the rest in which the timeline ends has another."""
    visibility: str


class _WebAnimationOptions(TypedDict):
    duration: float
    fill: Literal["both"]


class WebAnimationOptions(_WebAnimationOptions, total=False):
    delay: float
    composite: Literal["add"]
    """`add` if it is added to the animations of the same element before it."""


class WebTurn(TypedDict):
    """A turn of the window about its middle."""

    keyframes: list[WebKeyframe]
    options: WebAnimationOptions


class Breakpoints(TypedDict):
    """The intervals in which an answer stays the same."""

    vary: BreakpointAxis
    search: BreakpointsSearch
    intervals: list[BreakpointsInterval]
    """The intervals, in order. If the ends of two neighbours are more than a step apart, the change lies between them.
    """
    smallest: Union[float, None]
    """The least value at which no text is cut, nothing scrolls and nothing is refused; null if there is none."""


class BreakpointsSearch(TypedDict):
    """How the intervals were found."""

    grid: Literal[16]
    """How many evenly spread values were laid out first."""
    layouts: int
    """How many values were laid out in all."""
    step: float
    """The least difference between two values, in points or as a factor."""
    exact: bool
    """Whether all ends are found to one step."""


_BreakpointsInterval = TypedDict("_BreakpointsInterval", {
    "from": 'float',
    "to": 'float',
    "same": 'dict[str, Any]',
})


class BreakpointsInterval(_BreakpointsInterval, total=False):
    refused: str
    """The code of the fault that makes these values impossible; `same` is then empty."""


class Batch(TypedDict):
    """The results of a matrix, beginning with those on the first device."""

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
    """The number of the line in the body, from 1, blank lines counted."""
    problem: Problem


class BatchLineSpecification(TypedDict):
    line: int
    """The number of the line in the body, from 1, blank lines counted."""
    spec: Specification


class BatchEnd(TypedDict):
    """The last line of the answer."""

    summary: BatchSummary


class _BatchSummary(TypedDict):
    count: int
    """The number of results."""
    problems: int
    """The number of results that are problems."""


class BatchSummary(_BatchSummary, total=False):
    """A summary behind all results; without it, the answer was cut off."""

    extremes: list[BatchExtremes]
    """The least and the greatest frame of each dialog; present with `axes` or `variants`."""
    findings: list[BatchFindings]
    """The number of findings of each rule that has any; present with `axes` or `variants`."""


class BatchFindings(TypedDict):
    rule: DiagnosticRule
    count: int


class BatchExtremes(TypedDict):
    """The least and greatest sizes of one dialog, in all its combinations that are not problems."""

    dialog: int
    """The index of the dialog in the body's list."""
    width: BatchExtent
    height: BatchExtent


class BatchExtent(TypedDict):
    least: BatchExtreme
    greatest: BatchExtreme


class BatchExtreme(TypedDict):
    """A length in points, and the first combination that has it."""

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
    """The id of the layer, or `keyboard`; null outside the window."""
    effect: TouchEffect


class Hit(_Hit, total=False):
    """What one touch reaches."""

    dismisses: Dismisses
    """When the dialog is dismissed; present with the effect `action`."""


class Difference(TypedDict):
    """What changed, in the order of the specification; empty if the two are equal."""

    changes: list[Change]
    losses: list[Loss]
    """What the second specification cannot show of the first, in the order of the answer."""


class Loss(TypedDict):
    pointer: str
    """A JSON pointer into the first specification, with names of elements as in changes; for `memberHasNoEffect` into
    the body.
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
    """The difference, `to` minus `from`, as they are written; present for two numbers."""


class LintReport(TypedDict):
    """The findings of the guidelines. Their pointers lead into the body."""

    results: list[LintResult]
    """The findings of each request, in order."""
    diagnostics: list[Diagnostic]
    """The findings of the rules for sets in all requests together."""


class LintResult(TypedDict):
    diagnostics: list[Diagnostic]


class _CheckRequest(TypedDict):
    checks: list[Check]


class CheckRequest(_CheckRequest, total=False):
    """Checks, as `scrim check` takes them from files."""

    failOn: Literal["error", "warning", "note", "never"]
    """The least severity of a finding of an answer (`diagnostics`, also of each result) that fails its check, whatever
    is expected. Default `never`.
    """
    options: CheckOptions


class CheckOptions(TypedDict, total=False):
    """Options for all checks."""

    rules: RuleSelection
    """Which findings count for `failOn`, and with what severity."""


class _Check(TypedDict):
    expect: dict[str, Any]
    """The expected part of the answer. Objects are compared by the members given; null stands for null, or for nothing.
    Arrays are compared whole; an object in place of an array names elements by `id`, `layer` (`dialog/position` for a
    track), `target`, `name`, `rule`, `detent`, or by index.
    """


class Check(_Check, total=False):
    """A request, and what is expected of its answer."""

    name: str
    """The check's name in reports. Default: `check` and its number."""
    endpoint: str
    """The path that the request is sent to, one that answers with JSON. Default `/v1/specs`."""
    request: Any
    """The body that is sent. The members of a request to `/v1/specs` (`device`, `dialog` and `options`) may also stand
    in the check itself.
    """
    device: DeviceChoice
    dialog: Dialog
    options: Options
    tolerance: float
    """The difference up to which numbers count as equal. Default 0."""


class CheckReport(TypedDict):
    """The result of each check, in order."""

    results: list[CheckResult]
    summary: CheckSummary


class CheckSummary(TypedDict):
    count: int
    """The number of checks."""
    failed: int
    """The number of checks that fail."""


class CheckResult(TypedDict):
    name: str
    holds: bool
    """Whether the answer is as expected, and has no finding that is too severe."""
    errors: list[CheckError]
    """The faults of a request that was answered with an unexpected problem; pointers lead into the body."""
    differences: list[CheckDifference]
    """Values that differ from what is expected, at most 50."""
    diagnostics: list[Diagnostic]
    """The findings at least as severe as `failOn`; pointers lead into the body."""


class CheckError(TypedDict):
    pointer: str
    code: str
    message: str


class _CheckDifference(TypedDict):
    pointer: str
    """A JSON pointer into the answer; elements of arrays have the names by which they are expected."""
    at: str
    """A JSON pointer into the body, to the expectation."""
    expected: Any
    """The expected value."""


class CheckDifference(_CheckDifference, total=False):
    found: Any
    """The value in the answer; left out if there is none."""


class SarifLog(TypedDict):
    """A report in SARIF 2.1.0 (OASIS), with fixes as edits of the body."""

    version: str
    runs: list[dict[str, Any]]


class _Diagnostic(TypedDict):
    rule: DiagnosticRule
    severity: Severity
    message: str
    pointer: RequestPointer
    guideline: str
    """What the rule demands, and the rule's source."""
    fix: str
    """How to fix it, in words."""


class Diagnostic(_Diagnostic, total=False):
    """A finding: where the dialog departs from a guideline."""

    changes: list[RequestChange]
    """How to fix it, as changes to the request as it was sent: made in order and all together, they give a request that
    is answered without this finding. If `fix` names several ways, they are one of them. Left out if a person has to
    write a text or decide.
    """


class _RequestChange(TypedDict):
    pointer: str
    """A JSON pointer (RFC 6901) into the request; `-` is the place behind the last element of a list."""


class RequestChange(_RequestChange, total=False):
    """A change to a request: the member or element at `pointer` gets `value`, whether it exists or not; without `value`
    it is removed. A pointer that ends in `/-` appends an element to a list, as in JSON Patch (RFC 6902). Missing
    objects and lists above it are created. The value null takes a member away that would come back otherwise: from a
    named style, from `behaviour`, or from the dialog below a patch of `platforms`.
    """

    value: Any
    """The new value, in the request's own shape; null takes a member of a default away."""


class Decision(TypedDict):
    """One decision of the layout, for people who ask why. The rules, in the order in which they decide: `platform`,
    `era`, `sizeClass`, `style`; `level`, `container`, `screenPart`; `textSize` (what text of 17 points becomes);
    `keyboardResizes`, `givenFrame`, `width`, `height`; `detent` for each detent, `basePlacement`, `offset`, `flip`,
    `shift`, `available` and `arrow` of popovers, `edge`, `place`, `selectedDetent`, `largestUndimmedDetent`;
    `keyboardMoves` or `keyboardLeaves`; `snap` if pixels changed the frame, `frame`; `contentInsets` (top, left,
    bottom, right), `buttonAxis`, `pinned`; `outline`, `backdropColor`, `backdropOpacity`, `interaction`; for presenting
    `presentStyle`, `presentMotion` (under reduced motion), `presentDuration` and `presentEasing`, and the same for
    `dismiss`; `keyboardDuration`, `keyboardEasing`; for a change `changeDuration` and `changeEasing`. Rules that do not
    apply are left out. Each adaptation is among them as a rule of its own, named by its reason.
    """

    rule: str
    before: str
    """The value that the rule started from, such as the style's own default; empty if it started from nothing. Numbers
    have at most four decimals; rectangles are (x, y, width, height) in window coordinates.
    """
    after: str
    """The resulting value."""
    reason: str
    """The reason: `request` if the request says so; `style`, `default`, `profile` or `system` if a default of one of
    these applies; otherwise a word for why.
    """
    pointer: RequestPointer


class DeviceList(TypedDict):
    devices: list[DeviceIdentity]
    """The devices, family by family, older before newer."""


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
    """The year of launch; null if there is none."""
    system: System
    screen: Screen


class Screen(TypedDict):
    """The display panel in natural portrait."""

    width: float
    """The width in points."""
    height: float
    """The height in points."""
    scale: float
    """Physical pixels per point."""
    cornerRadius: Union[float, None]
    """Radius of the panel's corners, in points; null if no source gives it."""
    nativePixels: Union[PixelSize, None]


class System(TypedDict):
    """The system that the device was launched with."""

    name: SystemName
    version: Union[str, None]


class DeviceProfile(TypedDict):
    """Everything that the catalogue knows of a device, in the request's own names: it can be used as it stands as a
    request's `device` or `profile`, and as a file of `--devices`. Figures that depend on how the screen is held are
    given for `portrait` and `landscape`, null if no source gives them.
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
    """The year of launch; null if there is none."""
    system: System
    screen: Screen
    safeAreaInsets: InsetsByAspect
    """Insets at launch, in points; before iOS 11 they include the status bar."""
    statusBarHeight: NumberByAspect
    """Height of the status bar in points; 0 if it is hidden."""
    sizeClass: SizeClassesByAspect
    keyboard: NumberByAspect
    """Height of the docked keyboard in points, including suggestions and home indicator."""
    keyboardWithoutSuggestions: NumberByAspect
    """Height of the docked keyboard in points, without the suggestion bar."""
    reservedRegions: Union[ReservedRegionsByAspect, None]
    naturalOrientation: Union[Aspect, None]
    """The device's natural orientation, where that is known not to be portrait."""
    deviceGroup: Union[str, None]
    posture: Union[Posture, None]
    """How a folding device is held; the devices of one `deviceGroup` are its postures."""
    cutout: Union[Cutout, None]
    fold: Union[Fold, None]
    osVariants: list[SystemVariant]
    """Figures of the device under other system versions; null ones stay as they were."""
    notes: Union[str, None]
    keyboardNote: Union[str, None]
    confidence: ProfileConfidence
    disagreements: list[str]
    """What sources disagree on, and which figure was chosen."""
    sources: list[str]
    """Addresses of the sources."""


class ProfileConfidence(TypedDict, total=False):
    """The confidence in each group of figures; groups of which nothing is known are left out."""

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
    """The system versions: a name and the first major version, or two versions, both included."""
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
    """Where the figures come from. `sourced`: a source gives them; `derived`: computed, or from a device with the same
    panel; `unsourced`: unknown or nominal; null: not judged.
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
    """A library whose behaviour a dialog can follow."""

    id: BehaviourName
    library: str
    """The library's name."""
    version: str
    """The version that the figures are from."""
    source: str
    """The address of the files that the figures name."""
    summary: str
    """What a dialog with this behaviour is like."""
    dialog: Dialog
    """The members of a dialog that apply if the request does not give them."""
    rules: ReleaseRulesRequest
    """The rules that judge the end of a drag; those that are left out are the style's."""
    figures: list[BehaviourFigure]
    """The library's own numbers."""


class BehaviourFigure(TypedDict):
    name: str
    """The figure's name in the library."""
    value: float
    unit: str
    confidence: FigureConfidence
    source: str
    """The file that has the figure, and how it is used here."""


class StyleList(TypedDict):
    styles: list[StyleSummary]


class _StyleSummary(TypedDict):
    id: StyleReference
    summary: str
    """What the style is for."""
    defaults: list[StyleDefaults]
    """The defaults that apply where a request says nothing, on a plain pad of 768 by 1024 points: era by era, then on
    Android by its views and by Compose, on the web, on GNOME, on KDE Plasma, on Windows, on HarmonyOS, on macOS, on
    Wear OS and on visionOS.
    """


class StyleSummary(_StyleSummary, total=False):
    extends: StyleName
    """The built-in style that a named style is based on."""
    file: str
    """The file that defines the named style."""
    source: str
    """The source of what that file says."""


class _Style(TypedDict):
    id: StyleReference
    summary: str
    """What the style is for."""
    defaults: list[StyleDefaults]
    """The defaults that apply where a request says nothing, on a plain pad of 768 by 1024 points: era by era, then on
    Android by its views and by Compose, on the web, on GNOME, on KDE Plasma, on Windows, on HarmonyOS, on macOS, on
    Wear OS and on visionOS. For a named style, those of the style that it extends; `members` win over them.
    """
    figures: list[Figure]
    fonts: list[FontFigure]
    """The font families of every system; the same for every style."""
    colors: list[ColorFigure]
    """The colours of the style's own parts that are not roles of its platform."""
    materials: list[MaterialFigure]
    """The materials of the style's own parts."""
    palettes: list[Palette]
    """The colours of every platform and system by their roles; the same for every style."""


class Style(_Style, total=False):
    """A style with its defaults, and the sources of all its numbers and colours."""

    extends: StyleName
    """The built-in style that a named style is based on."""
    file: str
    """The file that defines the named style."""
    source: str
    """The source of what that file says."""
    members: Dialog
    """The members of a dialog that apply if a request for a named style does not give them."""
    actionAlignment: ActionAlignment
    actionCase: ActionCase
    borderSides: BorderSides
    anchorFallback: AnchorFallback
    header: HeaderScroll
    viewport: ShareViewport
    detentsFrom: DetentOrigin
    variants: list[StyleVariant]
    """What a named style is on some devices; the first variant that fits applies."""


_StyleVariant = TypedDict("_StyleVariant", {
    "if": 'StyleCondition',
    "extends": 'StyleName',
    "members": 'Dialog',
})


class StyleVariant(_StyleVariant, total=False):
    """What a named style is on devices that fulfil a condition."""

    actionAlignment: ActionAlignment
    actionCase: ActionCase
    borderSides: BorderSides
    anchorFallback: AnchorFallback
    header: HeaderScroll
    viewport: ShareViewport
    detentsFrom: DetentOrigin


class StyleCondition(TypedDict, total=False):
    """A condition that a device fulfils if all its members hold. Widths and heights are those of the window in points,
    both ends included.
    """

    platform: Platform
    releases: str
    """Versions of that platform: `7-18`, `26-`, `7`."""
    idiom: Idiom
    orientation: Aspect
    """Whether the window is higher than wide, or wider."""
    minWidth: Length
    maxWidth: Length
    minHeight: Length
    maxHeight: Length


class FontFigure(TypedDict):
    """A font family in which a system sets text, with its source."""

    family: str
    fallbacks: list[str]
    """Families to use if it is not available, in this order."""
    texts: str
    """The texts that are set in it, in words."""
    eras: str
    """The eras that it applies to, in words."""
    confidence: FigureConfidence
    source: str


class Palette(TypedDict):
    """The colours of a system by their roles, and the materials that a request may name there."""

    neutral: list[NeutralRole]
    """The roles that a theme may name on every platform, and their meaning on this one."""
    platform: Platform
    eras: str
    """The systems that it applies to, in words."""
    colors: list[ColorFigure]
    materials: list[MaterialFigure]


class NeutralRole(TypedDict):
    """A role that themes may name on every platform. The platform's own roles in a theme win over it."""

    name: Literal["accent", "onAccent", "surface", "onSurface", "secondary", "danger", "outline", "scrim"]
    roles: list[str]
    """The platform's own roles that take its colour, besides one of the same name; empty if the platform has no name
    for what it colours.
    """
    withSurface: list[str]
    """The platform's own roles that take its colour only in a theme that gives `surface`, too. Those of `surface`
    itself are the grounds of buttons, fields and rows, which change only where `onSurface` could not be read on them.
    """
    source: str
    """Why it stands for these roles, and where it colours parts without a role."""


class _ColorFigure(TypedDict):
    name: str
    """The role, or the part that has the colour."""
    light: Paint
    dark: Paint
    lightIncreased: Paint
    darkIncreased: Paint
    eras: str
    """The eras that it applies to, in words."""
    confidence: FigureConfidence
    source: str


class ColorFigure(_ColorFigure, total=False):
    """A colour in each appearance and contrast, with its source."""

    role: ColorRole
    follows: ColorRole
    """The role whose colour in `dialog.theme` this part takes, if it has no role itself; left out if it takes none."""


class Paint(TypedDict):
    """A colour and its opacity."""

    color: Color
    opacity: Share


class MaterialFigure(TypedDict):
    """The effect of a material on what lies behind it, with its source; its colours are among `colors`."""

    name: str
    """The material's name on its platform."""
    light: BackdropFilter
    dark: BackdropFilter
    tint: str
    """The name of the colour that lies over the blur."""
    fallback: str
    """The name of the colour in its place if nothing can be blurred."""
    eras: str
    """The eras that it applies to, in words."""
    confidence: FigureConfidence
    source: str


class BackdropFilter(TypedDict):
    """The effect on what lies behind."""

    blur: float
    """Standard deviation of the blur in points, as in CSS's `blur()`."""
    saturation: float
    """The saturation factor; 1 leaves colours unchanged."""


class StyleDefaults(TypedDict):
    platform: Platform
    era: Union[Era, None]
    """The range of system versions whose metrics apply; null outside Apple's systems."""
    label: str
    """The era's versions, or the platform, as people write it."""
    component: Union[Component, None]
    """The platform's own name for the component, which the adaptation `platformStyle` names if the style is not the
    platform's own; null for Apple's own styles and for styles with the same rules everywhere.
    """
    content: DefaultContent
    opacity: Share
    """Opacity of the whole dialog, content included."""
    placement: DefaultPlacement
    centredIn: CentredIn
    backdrop: Backdrop
    transition: DefaultTransition
    swipe: list[PhysicalEdge]
    """The edges towards which the dialog may be swiped away if `dismissal.swipe` is left out."""
    release: ReleaseRules


class DefaultTransition(TypedDict):
    style: TransitionStyle
    duration: float
    """The duration in seconds, for a dialog of half the container's height."""
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
    """The width in the form that requests use; null if the style sizes itself."""
    height: Union[Dimension, None]
    """The height in the form that requests use; null if the style sizes itself."""


class Figure(TypedDict):
    """A number that the layout depends on, with its source."""

    name: str
    value: float
    unit: str
    """The unit of the number; empty if it has none."""
    eras: str
    """The eras that it applies to, in words."""
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
    """What the widths of text depend on. Servers that agree on both members agree on every width."""

    engine: str
    """The libraries that shape text, with their versions."""
    fonts: str
    """A short name of the set of fonts, made from their SHA-256. It differs from the release's own if the server has
    fonts of its owner (`--fonts`).
    """


class Health(TypedDict):
    status: Literal["ok"]


class Readiness(TypedDict):
    status: Literal["ready"]


class Problem(TypedDict):
    """An error (RFC 9457)."""

    type: str
    """The kind of problem: a relative reference (RFC 9457, 3.1.1) to its page on this server."""
    title: str
    """The kind in words, the same for all problems of it."""
    status: int
    """The HTTP status."""
    detail: str
    """What happened this time."""
    code: str
    """The reason as a word for programs."""
    errors: list[Fault]
    """Every fault of a body, at most 100, and one more entry if there are more. Empty if no member is at fault."""


class _Fault(TypedDict):
    pointer: RequestPointer
    code: FaultCode
    message: str
    """What was found, what would be right, and the setting behind a limit."""


class Fault(_Fault, total=False):
    """One fault of a request."""

    allowed: list[str]
    """The names that would be right, if they can be listed."""
    nearest: str
    """The allowed name that was probably meant; for a misplaced member, the pointer of its right place, which begins
    with a slash.
    """


class Rect(TypedDict):
    """A rectangle in points; origin top-left, y down."""

    x: float
    y: float
    width: float
    height: float


class Insets(TypedDict):
    """Insets in points, at the edges as the user sees them."""

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
    """A device in full, as `GET /v1/devices/{id}` answers it. Members that are left out or null are unknown. A file of
    `--devices` has one of these, or a list of them.
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
    """The device's natural orientation, where that is known not to be portrait."""
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
    """Whether the two sides are separate even when the device lies flat."""


class Fold(_Fold, total=False):
    """A crease or hinge. `reservedRegions` says the same in the form that layout needs, and wins if both are given."""

    flat: Union[FlatFold, None]
    portrait: Union[Crease, None]
    landscape: Union[Crease, None]
    note: Union[str, None]


class FlatFold(TypedDict):
    """The width of the fold while the device lies flat, in points."""

    width: Length


class Crease(TypedDict):
    """Where the crease lies, in points of the screen as the user sees it, and its middle in the direction across it."""

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
    """Insets in points, at the edges as the user sees them; null if unknown."""

    portrait: Union[WholeInsets, None]
    landscape: Union[WholeInsets, None]


class WholeInsets(TypedDict):
    top: Length
    left: Length
    bottom: Length
    right: Length


class NumberByAspectRequest(TypedDict, total=False):
    """Heights in points; null if unknown."""

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
    """Whether the region counts. Default `true`."""


class ProfileRegionFrame(TypedDict):
    x: Length
    y: Length
    width: Length
    height: Length


class _SystemVariantRequest(TypedDict):
    os: str
    """The system versions: a name and the first major version, or two versions, both included."""


class SystemVariantRequest(_SystemVariantRequest, total=False):
    """Figures of the device under other system versions; those that are left out or null stay as they were."""

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
    """What is drawn, dimmed and touched at a rest, as in a specification of that rest."""

    layers: list[Layer]
    """What is drawn, in painting order, back to front; ids are unique."""
    dimmingRegions: list[DimmingRegion]
    """The parts of the window that are visibly dimmed."""
    hitRegions: list[HitRegion]
    """What touches reach; the first region that contains a touch wins. Together the regions cover the window."""


class DeviceImport(TypedDict):
    format: ImportedFormat
    devices: list[DeviceProfile]
    notes: list[ImportNote]
    """What was assumed, and what was left out, in no particular order."""


class ImportNote(TypedDict):
    pointer: RequestPointer
    message: str
    """What was assumed or left out, and why."""

Length = float
"""A number from 0 to 100,000, in points."""

RetargetTargetName = str
"""`presented`, `dismissed`, an orientation, or a detent that is not a number of points."""

RetargetTarget = Union[Length, RetargetTargetName]
"""Where an interrupted motion goes: `presented`, `dismissed`, an orientation, or a detent as `placement.detents` writes
it. An orientation must be one that the device turns to by itself, and a detent one that the dialog has; both need a
device and a dialog in the request.
"""

Coordinate = float
"""A number from −1,000,000 to 1,000,000."""

PointRequest = list[Coordinate]
"""A point, `[x, y]` in points."""

PointListRequest = list[PointRequest]
"""Points, at most as many as the setting `--max-points` allows (10,000)."""

DismissShare = float
"""The share of its own extent that a dialog has to be dragged towards an edge to be dismissed."""

DismissSpeed = float
"""The speed towards an edge, in points per second, from which `speedRule` applies."""

SpeedRule = Literal["suffices", "confirms"]
"""How speed counts for a dismissal. `suffices`: enough speed dismisses by itself, and as much the other way keeps the
dialog. `confirms`: the share has to be passed, and also either the speed reached or the middle between rest and edge
passed. Any speed the other way keeps the dialog; one that is far enough without either goes to the nearest detent above
the lowest.
"""

HideFriction = float
"""How far the share looks ahead along the velocity, in seconds."""

DecelerationRate = float
"""The share of the velocity that is left after each millisecond, by which the next detent is found: the sheet would
come to a stop v / 1000 · rate / (1 − rate) points further on.
"""

FlickSpeed = float
"""The speed, in points per second, from which a release is a flick; below it `flickOpening` and `flickClosing` do not
apply.
"""

SkipCollapsed = bool
"""Whether a dialog may leave from above its lowest detent, too."""

MinimumSpeed = float
"""The speed along an axis, in points per second, below which it counts as 0."""

AxisDominance = Literal["none", "closing", "both"]
"""The directions in which a velocity that is mostly across them counts as none, so that the position decides: `closing`
is towards the dialog's own edge.
"""

Reach = Literal["any", "next"]
"""How far a release without a flick gets: to `any` detent, or no further than the `next` one in its direction."""

DetentShare = float
"""The share of the distance between two detents past which the next one is chosen."""

DismissTravel = float
"""How many points a dialog has to be dragged towards an edge to be dismissed, whatever its extent; it decides in the
place of `dismissShare`. Answers have it where a toolkit measures so (KDE's overlay sheets), with the share of the
extent that it is, at most 1, as `dismissShare`; in a request `dismissShare` alone takes its place.
"""

SlowTravel = float
"""How many points past the detent behind it a dialog slower than `flickSpeed` has to be to go on to the next. A faster
one goes on from anywhere, and for one that stands still the shares decide. Answers have it where a toolkit does
(Android's Compose); without it the shares always decide.
"""

RestRule = Literal["nearest", "ends"]
"""Which detent a release without a flick goes to. `nearest`: the nearest by `detentShare`. `ends`: the nearest, the
lower of two equally near; but of three or more, above the second highest, the highest where the container's far side is
nearer than the lowest detent, else the second highest.
"""

HalfRule = Literal["byHeight", "byShare"]
"""Which of three detents counts as the middle one: that of middle height (`byHeight`), or the only one that is a share
of the container, whatever its height (`byShare`), like the half-expanded state in Material's library.
"""

FlickRule = Literal["none", "onward", "next", "nearest", "last"]
"""Where a flick takes a sheet. `none`: where it would come to a stop. `onward`: likewise, but if that is the detent at
which it rests, one further. `next`: to the next detent from where it is. `nearest`: to the nearest, leaving out the
last one in the other direction. `last`: to the last in its direction. Opening is away from the dialog's own edge,
closing towards it.
"""

RubberBandReference = str
"""`screen` or `safeArea`, in place of points."""

RubberBandDimension = Union[float, RubberBandReference]
"""The distance beyond its end that a dragged dialog would approach: in points; or `screen`, the screen's extent along
the axis; or `safeArea`, the distance from the dialog at that end to the safe area's edge, at most 100. Answers give
`safeArea` as points; lists of defaults name it.
"""

DampingSpeed = float
"""The speed along the dialog's axis, in points per second, above which `fastDampingRatio` applies."""

RubberBandCoefficient = float
"""The share of the finger's speed with which a dialog begins to follow beyond the ends of its range."""

VelocityRequest = list[float]

Phase = str
"""One of the dialog's timelines, by its name under `transitions`: `present`, `dismiss`, `refuse`, `keyboard`,
`keyboardHide`, `back` (with progress for time), `rotate.<orientation>`, `detent.<detent>`. `all` is its whole life:
presented, up until its timer ends, and dismissed; without a timer, dismissed as soon as it is presented. A phase that
the dialog does not have is answered with 422.
"""

TimelineMoment = float
"""Seconds from the start of a timeline, at most the length of the longest possible schedule."""

SampleTimes = list[TimelineMoment]
"""Moments, in seconds from the start of the timeline, in the order of the answer. At most as many as the setting
`--max-samples` allows, with no more values in all than `--max-sampled-values` allows (250,000; ids of layers, and
texts, count as one value per 32 bytes).
"""

FramesPerSecond = float
"""How many moments per second are sampled, from 0 on; the last is the end. Moments are multiples of 0.0001 seconds. At
most as many as the settings `--max-samples` and `--max-sampled-values` allow.
"""

BatchState = dict[str, Any]
"""The value of each axis, by its name."""

BreakpointAxis = Literal["width", "height", "textSize", "keyboard"]
"""The setting of the device that varies. `width`, `height`: of the window, by pixels. `textSize`: the factor of the
platform's own scale, by hundredths, from 0.1 to 10. `keyboard`: the height of a docked keyboard, by pixels; 0 is none.
"""

BehaviourName = Literal[
    "floatingPanel", "swiftMessages", "sonner", "vaul", "baseUIDrawer", "gorhomBottomSheet", "reactNativeScreens",
    "material",
]
"""A library, in a version that `GET /v1/behaviours` names."""

CoordinateSpace = Literal["interface", "fixed"]
"""The space of the answer's frames: the window as the user sees it, or the screen in natural portrait. `interface`: the
window, with the origin at its top-left corner. `fixed`: the screen, for surfaces that do not rotate themselves;
`stage.rotation` is then the turn to apply. Default `interface`.
"""

Snap = Literal["pixel", "none"]
"""Whether the edges of resting frames are rounded to physical pixels (1/scale of a point). Edges are rounded, not
sizes, so that neighbours meet. `none` leaves frames as computed. Default `pixel`.
"""

DeviceId = str
"""The id of a device in `GET /v1/devices`, or one of its aliases in lower case with hyphens. An unknown id is answered
with 422 in a body and with 404 in a path.
"""

DeviceChoice = Union[DeviceId, Device]
"""The id of a device of the catalogue, or a device described here, which may start from one."""

DeviceBase = Union[DeviceId, DeviceProfileRequest]
"""The device that this one starts from: an id, or a device in full. Without it, only the members given here and the
defaults count.
"""

ReservedRegionListRequest = list[ReservedRegionRequest]

DeviceRegions = Union[ReservedRegionListRequest, RegionsByAspectRequest]
"""Folds, hinges and cut-outs; only active ones count. Those that reach from edge to edge divide the window, by
Flutter's rule: a dialog that does not fill the screen stays in one part, and moves out of the way of others that reach
into its safe area. A list is for the current orientation; a profile's regions are given for `portrait` and `landscape`.
Default: the profile's hinge, if it keeps two screens apart.
"""

InputKind = Literal["touch", "pointer", "focus"]
"""What the user points with. Default `touch`; `pointer` on a desktop, `focus` on a television."""

NotificationPreference = Literal["on", "off"]
"""Whether the user wants messages that they did not ask for. Default `on`."""

TextSize = Literal[
    "xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge", "accessibility1", "accessibility2",
    "accessibility3", "accessibility4", "accessibility5",
]
"""The user's text size. Text grows with it from iOS 7 on. Default `large`."""

TextFactor = float

TextSizeSetting = Union[TextSize, TextFactor]
"""The user's text size: a name, or a factor of the platform's own scale, 1 being its standard size. On Apple's systems
body text grows by the factor, from `xSmall` (0.82) to `accessibility5` (3.12), and every other text style as far
between two named sizes of its own; on Android every text grows by it, up to 2, like `fontScale`; on the web every text
does. Default `large`.
"""

LanguageTag = str

LanguageSetting = Union[LanguageTag, None]
"""The language of the interface as a tag (BCP 47). By it, rules recognise the words of buttons, and lines of Korean
break between words only (on Apple's systems from iOS 14 on, on Android from 15 on); pictures in SVG name it, so that
ideographs have the forms of its region. Default null: the words of every language count.
"""

Appearance = Literal["light", "dark"]
"""The system's appearance. Colours follow it on Android, on the web and from iOS 13 on; earlier systems of Apple are
always light. Default `light`.
"""

Contrast = Literal["normal", "increased"]
"""How strongly colours stand out from what is behind them. `increased` is the user's setting Increase Contrast, or
`prefers-contrast: more`; palettes have colours of their own for it where the platform does. Default `normal`.
"""

LayoutDirection = Literal["leftToRight", "rightToLeft"]
"""The reading direction; it mirrors `leading` and `trailing`. Default `leftToRight`."""

KeyboardName = str
"""`none`: not shown, as null. `docked`: docked, at the catalogue's height."""

KeyboardState = Union[None, KeyboardName, Keyboard]
"""The on-screen keyboard. `null`, the default: none. `"docked"`: docked, at the catalogue's height for the orientation,
which must be known. Otherwise a keyboard described here; or a profile's heights of a docked keyboard in `portrait` and
`landscape`, which does not show one.
"""

AndroidToolkit = Literal["views", "compose"]
"""What an app draws its dialogs with, on `Android` only (refused elsewhere): `views` with Material's library for them,
or `compose`, Compose Material 3, from Android 5 on. Default `views`.
"""

MotionScheme = Literal["standard", "expressive"]
"""The springs of a Compose theme, with `toolkit` `compose` only: `standard`, those of `MaterialTheme`, or `expressive`,
those of `MaterialExpressiveTheme`. Default `standard`.
"""

SystemVersionText = str

KeyboardMode = Literal["docked", "floating", "undocked", "split"]
"""How the keyboard lies on the screen. Only a docked one moves dialogs, whichever window it belongs to; the others are
drawn and take touches, and `presentation.overlaps` reports what they cover. A `split` one from 500 points of width on
is two halves at the ends of its frame, the outline of its layer. Default `docked`.
"""

HapticKind = Literal["success", "warning", "error", "light", "medium", "heavy", "selection"]
"""A kind of haptic feedback."""

StatusBarRequest = Literal["automatic", "light", "dark", "hidden"]

CallerData = Any
"""JSON of the caller's own, of any kind, at most 4,096 bytes without white space. Scrim does not interpret it. Members
of its objects come back in the order of their names. Whole numbers of 64 bits keep all their digits; others are
doubles, in their shortest text, which may have an exponent. In a URL, text that spells null, a truth value or a number
is read as one.
"""

DialogPatch = dict[str, Any]
"""Members in place of the dialog's own. Objects are merged member by member, lists replaced whole; null takes a member
away. The result has to be a valid dialog. A patch has no `platforms`.
"""

ColorRequest = str
"""An sRGB colour, `#RRGGBB` or `#RRGGBBAA`, digits in either case."""

RoleColors = dict[str, ColorRequest]
"""Colours by role. `accent`, `onAccent`, `surface`, `onSurface`, `secondary`, `danger`, `outline` and `scrim` exist on
every platform, and stand for the platform's own roles (`neutral` of the palettes): `accent` colours the preferred
action, and all actions where the platform tints them. The platform's own roles win over those: Apple's as in UIKit
(`tint`, `label`, `secondaryLabel`, `background`, `separator`, `destructive`, …), Material's tokens (`primary`,
`on-surface`, `surface-container-high`, …), the system colours of CSS (`Canvas`, `CanvasText`, `ButtonFace`, …).
`palettes` of `GET /v1/styles/{id}` lists them all. A role that the device's system lacks is refused, with those it has
in `allowed`.
"""

CloseButtonEdge = Literal["leading", "trailing"]

BlockPlace = Literal["image", "title", "message", "textFields", "actions"]

ActionAxis = Literal["automatic", "horizontal", "vertical"]
"""How actions are arranged. `automatic`: as the style has it; `horizontal`: side by side if their titles fit and text
has no accessibility size, else one below the other (adaptation `actionsStack`); `vertical`: one below the other. A
share sheet has its own arrangement, and `memberHasNoEffect` says so. Default `automatic`.
"""

ContentAlignment = Literal["automatic", "leading", "center"]
"""How title and message are aligned. `automatic`: as the style has it; `leading`: at the start of a line; `center`: in
the middle. Default `automatic`.
"""

Percentage = str
"""A plain decimal number from 0 to 1000 and a percent sign."""

SizeLimit = Union[Length, Percentage]
"""The least or greatest length of a side: a number of points, or a percentage of the container's own side. A minimum
above the maximum is refused; if one is in points and the other a percentage, and they cross in a small container, the
minimum wins.
"""

DimensionName = str
"""`fit`, as large as the content, or a percentage of the container."""

Dimension = Union[Length, DimensionName]
"""A number of points, a percentage of the container's own side, or `"fit"`: as much as the content needs."""

DataImage = str
"""A PNG or a JPEG in a `data:` URL, in base64 with its padding: at most 131,072 bytes (`--max-image-bytes`), and
4,194,304 pixels by its header (`--max-image-pixels`), which is checked for every answer (422 `imageNotRead`, `tooLong`,
`tooMany`). A JPEG is turned by its Exif orientation. Every picture draws the image; if the data behind the header are
damaged, PNG, APNG and film strips draw a placeholder, and SVG and pages what the browser makes of it.
"""

ImageFit = Literal["contain", "cover", "fill"]
"""How the image fills its layer if their proportions differ, as CSS's `object-fit`: whole inside it, over all of it and
cut at the edges, or stretched. Default `contain`.
"""

Actions = list[ActionRequest]
"""Actions; each becomes a layer `action:<id>`."""

BarActions = Union[ActionRequest, Actions]
"""One action, or a list; each becomes a layer `action:<id>`."""

Shape = Union[PlainShape, RoundedShape, PathShape]
"""The outline of the dialog inside its frame; hit region and dimming hole follow it. Default: the style's own on this
system, as `/v1/styles` has it; `floating` is rounded by 8 points, `semiModal` and `slidingMessage` are rectangles. A
popover's outline includes its arrow, unless it is an ellipse or a path.
"""

PlainShapeKind = Literal["rectangle", "ellipse"]
"""The kind of the shape."""

NamedRadius = Literal["concentric"]
"""Corners about the same centres as the screen's."""

RoundedShapeKind = Literal["rounded"]
"""The kind of the shape."""

PathShapeKind = Literal["path"]
"""The kind of the shape."""

AnchorLines = list[RectOrLineRequest]
"""The rectangles of an anchor, in any order; one that begins within half a height of the one before belongs to the same
line.
"""

DetentName = str
"""`medium`, `large`, `fit`, or a percentage of the container."""

Detent = Union[Length, DetentName]
"""A height at which a sheet rests. Points, and a percentage of the container's height, are heights of content: at the
bottom of a window the bottom inset is added, on iOS 26 from 150 points up. `fit` is as high as the content needs. A
height above that of the large detent becomes `large`; one of less than a point is refused (`detentTooSmall`). On
Android and the web, points and percentages are heights of the frame (`docs/platforms.md`).
"""

DetentList = list[Detent]
"""Heights at which a sheet may rest."""

ArrowDirection = Literal["up", "down", "left", "right", "any", "unknown"]

ArrowName = str
"""No arrow, as null."""

PopoverOffset = Union[Coordinate, AxisOffset]
"""How far a popover stands from its anchor (`mainAxis`) and along its side (`crossAxis`), in points. A number is
`mainAxis`; the arrow adds nothing to it. Default: the height of the arrow, and 0.
"""

Alignment = Literal["start", "center", "end"]
"""How a popover is aligned along the anchor's side. Above and below the anchor, `start` is at the leading end. Default
`center`; teaching tips of Windows stand at an end where the middle has no room.
"""

Side = Literal["top", "bottom", "left", "right"]
"""The side of the anchor on which a popover stands if it has room there. Default `bottom`, on iOS 26 beside the anchor
if it fits. If a request names none, Apple's popovers take another side rather than let their arrow miss the anchor.
"""

InsetsRequest = Union[Coordinate, EdgeInsetsRequest]
"""One number of points for all four edges, or insets edge by edge. `leading` and `trailing` follow `layoutDirection`.
"""

Travel = float
"""How far a dialog slides, in lengths of itself; 1 is a CSS `translate` by 100 %. Default: `slide` and `coverVertical`
go as far as the style has it. Without effect where the system has its own pose for them.
"""

PairSteps = list[PairStep]
"""Keyframes, in order of time."""

ScaleSteps = list[ScaleStep]
"""Keyframes, in order of time."""

OpacitySteps = list[OpacityStep]
"""Keyframes, in order of time."""

NumberSteps = list[NumberStep]
"""Keyframes, in order of time."""

StepTime = float
"""A share of the duration, 0 to 1."""

Factor = float
"""A magnification factor from −1,000 to 1,000."""

FactorPair = list[Factor]

ScaleRequest = Union[Factor, FactorPair]
"""A factor, or one along x and one along y; 1 is rest."""

ElementId = str
"""The id of one of `device.elements`; any other is refused, with those that exist (422 `unknownElement`)."""

PresenterTint = Literal["automatic", "normal", "dimmed"]

PresenterBar = Union[bool, PresenterBarTitle]
"""Whether the presenter has a navigation bar, or that bar; pictures show its plain ground. Default `false`."""

EasingName = str
"""A curve, by its name in Core Animation and CSS: `linear`, `easeIn`, `easeOut`, `easeInOut`, or `default`, CSS's
`ease`.
"""

Easing = Union[EasingName, CubicBezier, SpringRequest, StepsRequest, Linear]
"""How a motion progresses over its time."""

StepEasing = Union[EasingName, CubicBezier, StepsRequest, Linear]
"""How a motion progresses from a keyframe to the next. A spring, which has its own duration, stands in `easings`
instead.
"""

SpringParametersRequest = Union[PhysicalSpring, ResponseSpring, BounceSpring]

InitialVelocity = float
"""Speed at the start, in lengths of the whole motion per second, positive towards the target. Default `0`."""

AllowOverdamping = bool
"""Whether damping above critical is played as physics has it. Default `false`."""

Text = str
"""At most 4,096 Unicode characters."""

Name = str
"""An id or a name, which answers repeat wherever they refer to it. At most 256 Unicode characters."""

Extent = float
"""A length in points, more than 0 and at most 100,000."""

Share = float
"""A share: a number from 0 to 1."""

Duration = float
"""Seconds, from 0 to 3,600."""

Orientation = Literal["portrait", "portraitUpsideDown", "landscapeLeft", "landscapeRight"]

Idiom = Literal["phone", "pad", "desktop", "tv", "car", "watch", "headset"]

SystemName = Literal[
    "iPhone OS", "iOS", "iPadOS", "tvOS", "Android", "Android TV", "web", "GNOME", "KDE Plasma", "CarPlay", "Windows",
    "HarmonyOS", "macOS", "visionOS", "Wear OS",
]

ReservedRegionKind = Literal["division", "occlusion"]
"""A kind of region. `division`: a fold or hinge; `occlusion`: a cut-out or other cover."""

Posture = Literal["folded", "unfolded"]
"""How a folding device is held; the devices of one `deviceGroup` are its postures."""

Aspect = Literal["portrait", "landscape"]
"""An orientation without its direction."""

StyleName = Literal[
    "fullScreen", "pageSheet", "formSheet", "currentContext", "popover", "alert", "actionSheet", "activityView",
    "sheet", "semiModal", "floating", "slidingMessage",
]
"""A presentation style."""

StyleReference = str
"""A presentation style, or a named style, `x-` and a name: those of the web are built in, others come from the server's
`--styles`. `GET /v1/styles` lists all that the server knows.
"""

ActionRole = Literal["default", "cancel", "destructive"]

Dismisses = Literal["beforeAction", "afterAction", "never"]
"""When the dialog is dismissed, relative to what the action does."""

RelativeEdge = Literal["bottom", "top", "left", "right", "leading", "trailing"]
"""A physical edge, or one in the reading direction."""

RestingEdge = Literal["bottom", "top", "left", "right", "leading", "trailing", "center"]

Level = Literal["window", "content"]

KeyboardPolicy = Literal["avoid", "resize", "ignore", "extend"]
"""What the dialog does about a docked keyboard. `avoid`: it moves up by what is covered, no more, and not above the top
inset; if that is not enough, it shrinks, and its content scrolls. A message keeps its margin to the keyboard, and an
alert is centred in the room above it, where the system does that. `resize`: the container ends at the keyboard, for
percentages and centring too. `ignore`: nothing. `extend`: a sheet rests at its largest detent while the keyboard is
there, whichever is selected, and otherwise does as with `avoid`; without effect on dialogs without detents. A dialog
that fills the screen stays as it is and keeps its content clear of the keyboard.
"""

Surface = Literal["content", "screen"]
"""How large the view is that carries the content: as large as the content, or as the screen, where it is transparent
around the content and swallows touches there. Box and dimming hole are the content's either way.
"""

Interaction = Literal["block", "dismiss", "passThrough"]

Approval = Literal["none", "presenter"]
"""Who has to agree before the dialog is dismissed. With `presenter`, dismissing begins with the event
`dismissRequested`, and the answer has the timeline `refuse`.
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
"""A range of versions of Apple's system with the same metrics."""

Invariant = Literal["insideContainer", "childrenApart", "touchesTile", "continuousJoints", "mirrored"]
"""What is true of every dialog. `insideContainer`: every layer lies inside the one that carries it, to a pixel.
`childrenApart`: no two titles, messages, fields or buttons carried by one layer share area. `touchesTile`: every point
of the window has a hit region. `continuousJoints`: every track of `present` ends where its layer rests, every track of
`dismiss` starts there. `mirrored`: in the other reading direction, every layer stands where a mirror shows it; left out
if the request ties the dialog to one side.
"""

StatusBarStyle = Literal["light", "dark", "hidden"]
"""The colour of the status bar's contents, as UIKit names it: `dark` on light ground, `light` on dark ground; or
`hidden`.
"""

Support = Literal["keyboard", "toolbar", "tabBar", "homeIndicator", "division", "window", "container", "nothing"]
"""What begins below the dialog's bottom edge; `nothing` if the dialog floats."""

OverlapOrder = Literal["over", "under"]
"""Whether the dialog lies `over` it, as over the app's own bars and elements, or `under` it, as under what the system
and the hardware put above every window.
"""

OverlapKind = Literal[
    "statusBar", "navigationBar", "toolbar", "tabBar", "homeIndicator", "keyboard", "occlusion", "division", "element",
]

SizeSource = Literal["given", "measured", "assumed", "minimum", "maximum"]
"""Where a length comes from. `given`: from the request, or a figure of the style; `measured`: from the content, whose
characters all have a known width; `assumed`: from content with partly estimated widths, or without any content;
`minimum`, `maximum`: raised or lowered to a limit that `content.size` sets.
"""

ColorRole = str
"""The platform's name for what the colour is for: one of the roles that `dialog.theme` takes there. Left out if the
platform has no name for it.
"""

CornerCurve = Literal["circular", "continuous"]
"""Whether corners are circular arcs or Apple's continuous curve."""

LayerRole = Literal[
    "presenter", "container", "dimming", "dialog", "group", "arrow", "grabber", "navigationBar", "barBackground",
    "scroll", "title", "message", "image", "textField", "block", "action", "separator", "keyboard", "statusBar",
    "homeIndicator",
]
"""What the layer is in its dialog. `barBackground` is a navigation bar's ground if it is larger than the bar: it begins
at the dialog's top edge, since iOS 7 under the status bar if the dialog stands at the top of the window, or behind a
sheet's grabber, and ends with the bar. The bar itself is as wide as the dialog; what is on it keeps to the safe area.
"""

Tint = Literal["automatic", "dimmed"]

TextMetrics = Literal["measured", "assumed"]
"""How sure the widths are: `measured` if every advance comes from a font of the server, `assumed` if some characters
have no glyph in them.
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
"""Whether the edges come from the request or from the style."""

ReleaseReason = Literal["share", "speed", "flick", "nearest", "short", "held"]
"""Why the dialog goes there. `share`, `speed`: dragged far enough, or fast enough, to leave. `nearest`, `flick`: the
nearest detent, or the next one in the direction of a flick. `short`: dragged towards an edge that it may leave by, but
neither far nor fast enough. `held`: not dragged towards such an edge.
"""

ReleaseTargetName = str
"""`dismissed`, `presented`, or a detent that is not a number of points."""

ReleaseTarget = Union[Length, ReleaseTargetName]
"""Where the dialog goes: `dismissed`, a detent as `placement.detents` writes it, or `presented` for a dialog without
detents that returns to its rest.
"""

PhysicalEdge = Literal["top", "left", "bottom", "right"]

TimelineMark = Union[TimelineLabel, MomentLabel]
"""A named part of a timeline, or a named moment."""

MomentName = Literal["arrive", "overshoot", "rest"]
"""Which moment it is. `arrive`: the motion first reaches its end; `overshoot`: it is farthest beyond its end; `rest`:
it has come to rest.
"""

Track = Union[PairTrack, NumberTrack, CornersTrack, ScaleTrack, TintTrack]
"""How one property of one layer moves. A track covers its whole timeline: the first keyframe is at 0, the last at the
duration; in a timeline of no length both are at 0, and may be one. A layer is drawn in its own box, then scaled, then
turned about z, y and x, about its centre, then placed: CSS's `rotateX() rotateY() rotateZ() scale()`. Positions are
always the window's: a layer with a position track is where that says; one without keeps its resting distance from its
nearest ancestor that has one. Scale, rotations and opacity apply to the descendants too. There is no track that would
only repeat the motion of what carries the layer. Opacities never leave 0 to 1.
"""

PairProperty = Literal["position", "size"]
"""Which property of the layer moves."""

NumberProperty = Literal["positionX", "positionY", "opacity", "rotationX", "rotationY", "rotationZ", "cornerRadius"]
"""Which property of the layer moves."""

CornersProperty = Literal["cornerRadii"]
"""The property of the layer that moves."""

ScaleProperty = Literal["scale"]
"""The property of the layer that moves."""

TintProperty = Literal["tint"]
"""The property of the layer that moves."""

KeyframeTime = float
"""Seconds from the start of the timeline."""

Curve = Union[CubicBezier, Spring, Steps, Linear]
"""An easing with its parameters in full, whatever name the request gave it."""

DragOrigin = Literal["dialog", "handle"]
"""What a finger drags a sheet by."""

ScrollPriority = Literal["expandsFirst", "scrollsFirst"]
"""What a drag on scrolling content does first."""

CloseRequest = Literal["escape", "back", "menu"]
"""A key or gesture of the system: the Escape key, the back button or gesture, the Menu button of a remote control."""

GestureAxis = Literal["vertical", "horizontal"]
"""The axis along which a finger drags."""

GestureList = list[Gesture]
"""How a finger drags the dialog, one entry for each axis, and what scrolls in it; empty if nothing does."""

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
"""The result of one combination."""

BatchLine = Union[BatchLineSpecification, BatchLineProblem]
"""The result of one line."""

TouchEffect = Literal["content", "action", "dismiss", "block", "passThrough", "outside"]
"""The effect of a hit region, or `outside` the window."""

LossReason = Literal[
    "layerMissing", "textCut", "scrolls", "materialMissing", "shadowMissing", "detentMissing", "timelineMissing",
    "memberHasNoEffect",
]
"""Why something cannot be shown. `layerMissing`: there is no such layer. `textCut`: its text ends with an ellipsis.
`scrolls`: it has to be scrolled to be seen whole. `materialMissing`: what lies behind it is not blurred.
`shadowMissing`: it casts no shadow. `detentMissing`: the sheet does not rest there. `timelineMissing`: there is no such
timeline. `memberHasNoEffect`: the member has no effect in the second request.
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

HeaderScroll = Literal["scrolls", "fixed"]
"""What becomes of the title where the body of a named style's dialog scrolls: `scrolls`, it scrolls with it; `fixed`,
it stays in place with the line or the gap below it.
"""

ShareViewport = Literal["dynamic", "large"]
"""What shares of the window are of under a browser's bars: `dynamic`, what the bars leave at the moment (`dvh`);
`large`, the window without bars (`lvh`, and `vh`). Default `dynamic`.
"""

DetentOrigin = Literal["safeArea", "window"]
"""From where detents in points are measured on Android and on the web: `safeArea`, the inset at the sheet's edge is
added; `window`, from the window's edge, and the largest detent is all of the window. Default `safeArea`.
"""

AnchorFallback = Literal["leastOverflow", "firstSide"]
"""What happens to a popover of a named style that fits on no side of its anchor: `leastOverflow`, it takes the side
where it leaves its container least; `firstSide`, it keeps the first side and slides over its anchor until it is inside,
as in CSS. Default `leastOverflow`.
"""

ActionAlignment = Literal["fill", "leading", "trailing", "beside", "flow"]
"""How the actions of a named style share their width in a row: `fill`, all equally wide; `leading` or `trailing`, from
that end, each as wide as its title needs; `beside`, at the end of the texts, in the middle of their height, if the
dialog has neither fields nor blocks and the texts keep a quarter of the width; or `flow`, one below the other right
under what comes before them, each as wide as there is room, even beyond the end of a dialog that is too low. Default:
the platform's way.
"""

ActionCase = Literal["asGiven", "uppercase"]
"""How the titles of a named style's actions are drawn: `asGiven`, or in capitals, `uppercase`, while screen readers get
the given text. Default: the platform's way.
"""

BorderSides = Literal["all", "inner"]
"""Which sides of a named style have its `content.border`: `all`, or `inner`, the one opposite the edge that the dialog
rests against; the content keeps clear of that line. Default `all`.
"""

CentredIn = Literal["container", "safeArea"]
"""What the style is centred in if it is centred."""

DefaultShapeKind = Literal["rectangle", "rounded"]

Component = Literal[
    "basicDialog", "fullScreenDialog", "bottomSheet", "snackbar", "richTooltip", "dialog", "popover", "alertDialog",
    "floatingDialog", "navigationPage", "toast", "promptDialog", "menuDialog", "overlaySheet", "overlayDrawer", "popup",
    "passiveNotification", "contentDialog", "menuFlyout", "flyout", "teachingTip", "infoBar", "splitView", "page",
    "basicAlertDialog", "modalBottomSheet", "sideSheet", "customDialog", "centerSheet", "actionMenu", "contentCover",
    "alert", "windowSheet", "banner", "menu", "inspector", "screenDialog", "confirmationDialog",
]

FigureConfidence = Literal["ledger", "documented", "measured", "imitated", "assumed"]
"""How sure the figure is. `ledger`: explicitly required; `documented`: published by the vendor; `measured`: on a
running system; `imitated`: taken from a look-alike; `assumed`: chosen for want of a source.
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
"""A JSON pointer (RFC 6901) into the request; empty for the whole. A name of more than 80 Unicode characters is cut
there and ends in "…"; a pointer that would be longer than 1,024 bytes ends in "/…" in place of its deeper levels.
"""

SizeClass = Literal["compact", "regular"]

Pair = list[float]
"""Two numbers, as `[x, y]`."""

Scale = Union[float, Pair]
"""One factor for both axes, or [x, y]."""

Corners = list[float]
"""The radii of four corners in points, as `[topLeft, topRight, bottomRight, bottomLeft]`."""

Color = str
"""A colour: `#RRGGBB`, or `#RRGGBBAA` if it is not opaque; digits in upper case."""

PathData = str
"""SVG path data in absolute commands (M, H, V, L, Q, C, A, Z); numbers with at most four decimals."""

OwnDeviceId = str
"""The device's name in requests and paths, and in `stage.device`."""

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
`accessibility`, `adaptations`, `diagnostics`, `trace`, `schemaVersion`; of a specification also `presentation`,
`proofs` and `id`, of a scene `dialogs`. Of a schedule: `entries`, `ignoredEvents`, `adaptations`, `duration`, `layers`,
`timeline`, `turns`. `layers.frame` is where each layer lies (the members from `id` to `backfaceVisible`, and
`outline`), without text, action and looks; `background` is null. `layers.text` and `layers.action` add that one member,
`layers.background` adds all looks.
"""

ForeignDevice = dict[str, Any]
"""Devices in another tool's format: one, or several by name. A list of them is read too."""

ImportedFormat = Literal["playwright", "storybook", "cdp", "unity", "devtools"]
"""The format that the body was read as."""

SceneDialogs = list[Dialog]
"""The stack of a scene, the lowest dialog first, as in a scene's own request."""

SchedulePolicy = Literal["queue", "replace", "ignore", "stack"]
"""What happens to a dialog that comes while another has the screen."""

ScheduleEvents = list[ScheduleEvent]
"""The events of a schedule, as in a schedule's own request."""
