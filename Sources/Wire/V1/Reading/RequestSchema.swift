import Devices
import Dialogs
import JSONText
import Typography

/// The members of each object in a request, made from the tables with which requests are read. Pointers are JSON
/// pointers with `*` for any index; devices and dialogs are at `/device` and `/dialog`, wherever they are in a body.
package enum RequestSchema {
    /// The objects of a request and the names of their members; objects that are meant more often come first.
    package static let objects: [(pointer: String, names: [String])] = tables.map { ($0.pointer, $0.members.names) }

    private static let tables: [(pointer: String, members: NameTable)] = [
        ("", SpecRequest.members), ("/device", DeviceMembers.all), ("/dialog", DialogMembers.all),
        ("/options", SpecRequest.options), ("/options/rules", RuleSelection.members),
        ("/device/screen", DeviceMembers.screen),
        ("/device/system", DeviceMembers.system), ("/device/bars", DeviceMembers.bars),
        ("/device/keyboard", DeviceMembers.keyboard), ("/device/safeAreaInsets", SchemaReader.insetMembers),
        ("/device/elements/*", DeviceMembers.element), ("/device/browserChrome", DeviceMembers.browserChrome),
        ("/device/window", SchemaReader.rectMembers), ("/device/reservedRegions/*", DeviceMembers.region),
        ("/dialog/content", ContentMembers.all), ("/dialog/content/size", ContentMembers.size),
        ("/dialog/content/actions/*", ContentMembers.action),
        ("/dialog/content/textFields/*", ContentMembers.textField),
        ("/dialog/content/actions/*/symbol", ContentMembers.symbol),
        ("/dialog/content/closeButton", ContentMembers.closeButton),
        ("/dialog/content/blocks/*", ContentMembers.block),
        ("/dialog/content/shape", ContentMembers.shape), ("/dialog/content/background", ContentMembers.background),
        ("/dialog/content/border", ContentMembers.border), ("/dialog/content/image", ContentMembers.image),
        ("/dialog/content/navigationBar", ContentMembers.navigationBar),
        ("/dialog/content/shadows/*", ContentMembers.shadow), ("/dialog/placement", PlacementMembers.all),
        ("/dialog/placement/frame", SchemaReader.rectMembers),
        ("/dialog/placement/margins", SchemaReader.insetMembers),
        ("/dialog/placement/anchor", SchemaReader.rectMembers),
        ("/dialog/placement/padding", SchemaReader.insetMembers),
        ("/dialog/placement/frames", PlacementMembers.frames), ("/dialog/placement/offset", PlacementMembers.offset),
        ("/dialog/placement/arrow", PlacementMembers.arrow), ("/dialog/backdrop", DialogMembers.backdrop),
        ("/dialog/backdrop/cutouts/*", BackdropMembers.cutout),
        ("/dialog/placement/edges", PlacementMembers.frames), ("/dialog/placement/stack", StackMembers.all),
        ("/dialog/placement/detentsByOrientation", PlacementMembers.frames),
        ("/dialog/content/shape/radii", SchemaReader.cornerMembers),
        ("/dialog/dismissal", DialogMembers.dismissal), ("/dialog/transition", TransitionMembers.all),
        ("/dialog/transition/present", TransitionMembers.present),
        ("/dialog/transition/dismiss", TransitionMembers.dismiss), ("/dialog/transition/from", TransitionMembers.pose),
        ("/dialog/transition/easing", SchemaReader.easingMembers),
        ("/dialog/transition/easing/spring", SchemaReader.springMembers),
        ("/dialog/presenter", DialogMembers.presenter),
        ("/dialog/pushBack", DialogMembers.pushBack), ("/dialog/parallax", DialogMembers.parallax),
        ("/dialog/theme", DialogMembers.theme), ("/dialog/platforms", PlatformMembers.all),
    ]

    /// The names of the choices that a member accepts.
    package static let choices: [(pointer: String, names: [String])] = [
        choice("/dialog/style", StyleName.self), choice("/dialog/transition/style", TransitionStyle.self),
        choice("/dialog/placement/edge", RestingEdge.self), choice("/dialog/dismissal/swipe/*", RelativeEdge.self),
        choice("/dialog/backdrop/interaction", Interaction.self), choice("/dialog/placement/level", Level.self),
        choice("/device/orientation", Orientation.self), choice("/dialog/orientations/*", Orientation.self),
        choice("/dialog/statusBar", StatusBarRequest.self), choice("/dialog/presenter/tint", PresenterTint.self),
        choice("/device/system/name", OperatingSystem.Name.self),
        choice("/device/idiom", Idiom.self), choice("/device/textSize", ContentSize.self),
        choice("/device/layoutDirection", LayoutDirection.self), choice("/device/appearance", Appearance.self),
        choice("/device/contrast", Contrast.self), choice("/dialog/content/image/fit", ImageContent.Fit.self),
        choice("/device/input", InputKind.self), choice("/dialog/content/actions/*/role", Action.Role.self),
        choice("/options/snap", AnswerOptions.Snap.self), choice("/options/behaviour", BehaviourName.self),
        choice("/options/coordinateSpace", AnswerOptions.CoordinateSpace.self),
        choice("/dialog/content/actions/*/dismisses", Action.Dismisses.self),
        choice("/dialog/dismissal/approval", Dismissal.Approval.self),
        choice("/dialog/placement/keyboard", KeyboardPolicy.self),
        choice("/dialog/placement/surface", Surface.self), choice("/device/notifications", NotificationPreference.self),
        choice("/dialog/content/actionAxis", ActionAxis.self),
        choice("/dialog/content/alignment", ContentAlignment.self),
        choice("/dialog/content/closeButton/edge", CloseButton.Side.self),
        choice("/dialog/content/blocks/*/after", ContentBlock.Place.self),
        ("/dialog/content/shape/kind", ["rectangle", "rounded", "ellipse", "path"]),
        ("/dialog/placement/detents/*", ["medium", "large", "fit"]),
        ("/dialog/placement/align", ["start", "center", "end"]),
        ("/dialog/placement/arrowDirections/*", ["up", "down", "left", "right", "any"]),
        ("/dialog/transition/easing", ["linear", "easeIn", "easeOut", "easeInOut", "default"]),
    ]

    private static func choice<Choice: CaseIterable & RawRepresentable<String>>(
        _ pointer: String, _ type: Choice.Type
    ) -> (pointer: String, names: [String]) {
        (pointer, type.allCases.map(\.rawValue))
    }
}
