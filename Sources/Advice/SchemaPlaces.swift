import Devices
import Dialogs
import JSONText
import Typography

/// What stands where in a request, made of the very tables that requests are read with.
enum SchemaPlaces {
    /// The objects of a request and the names of their members, those that are meant more often before others.
    static let objects: [(path: SchemaPath, names: [String])] = tables.map {
        (SchemaPath(pointer: $0.0), $0.1.names)
    }

    private static let tables: [(String, NameTable)] = [
        ("", SpecRequest.members), ("/device", DeviceMembers.all), ("/dialog", DialogMembers.all),
        ("/options", SpecRequest.options), ("/device/screen", DeviceMembers.screen),
        ("/device/system", DeviceMembers.system), ("/device/bars", DeviceMembers.bars),
        ("/device/keyboard", DeviceMembers.keyboard), ("/device/safeAreaInsets", SchemaReader.insetMembers),
        ("/device/window", SchemaReader.rectMembers), ("/device/reservedRegions/*", DeviceMembers.region),
        ("/dialog/content", ContentMembers.all), ("/dialog/content/size", ContentMembers.size),
        ("/dialog/content/actions/*", ContentMembers.action),
        ("/dialog/content/textFields/*", ContentMembers.textField),
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
        ("/dialog/dismissal", DialogMembers.dismissal), ("/dialog/transition", TransitionMembers.all),
        ("/dialog/transition/present", TransitionMembers.present),
        ("/dialog/transition/dismiss", TransitionMembers.dismiss), ("/dialog/transition/from", TransitionMembers.pose),
        ("/dialog/transition/easing", SchemaReader.easingMembers),
        ("/dialog/transition/easing/spring", SchemaReader.springMembers),
        ("/dialog/presenter", DialogMembers.presenter),
        ("/dialog/pushBack", DialogMembers.pushBack), ("/dialog/parallax", DialogMembers.parallax),
        ("/dialog/theme", DialogMembers.theme),
    ]

    /// Whether the schema has a member there.
    static func has(_ path: SchemaPath) -> Bool {
        path.tokens.isEmpty || objects.contains { $0.path == path.parent && $0.names.contains(path.name) }
    }

    /// The members of the object there, wherever it stands: all easings have the same, all frames, all bars.
    static func names(at path: SchemaPath) -> [String]? {
        if let object = objects.first(where: { $0.path == path }) { return object.names }
        let like = path.name == "*" ? path.parent.name : path.name
        return objects.first { $0.path.name == like || $0.path.name == "*" && $0.path.parent.name == like }?.names
    }

    /// The names of all members, each once.
    static let names: [String] = {
        var seen: Set<String> = []
        return objects.flatMap(\.names).filter { seen.insert($0).inserted }
    }()

    /// Every place where a member has this name, spelt in any case and with any hyphens; or where the names on the way to it
    /// are this name together, as `backdropColor` and `transition_style` are.
    static func places(named name: String) -> [SchemaPath] {
        let folded = name.foldedName
        return named[folded] ?? joined[folded] ?? []
    }

    private static let named: [String: [SchemaPath]] = {
        var places: [String: [SchemaPath]] = [:]
        for object in objects {
            for name in object.names { places[name.foldedName, default: []].append(object.path.member(name)) }
        }
        return places
    }()

    /// By what two or more names on the way to a member are together.
    private static let joined: [String: [SchemaPath]] = {
        var places: [String: [SchemaPath]] = [:]
        for object in objects {
            for name in object.names {
                var joined = name.foldedName
                for token in object.path.tokens.reversed() where token != "*" {
                    joined = token.foldedName + joined
                    places[joined, default: []].append(object.path.member(name))
                }
            }
        }
        return places
    }()

    /// The member that chooses from names among which a word stands for one, and that name; nil where none does.
    static func choice(with word: String) -> (path: SchemaPath, value: String)? {
        let folded = word.foldedName
        for choice in choices {
            if let same = choice.names.first(where: { $0.foldedName == folded }) {
                return (choice.path, same)
            }
        }
        for choice in choices {
            if let ours = ForeignWords.meanings(of: folded, among: choice.names).first { return (choice.path, ours) }
        }
        return nil
    }

    /// The names that a member chooses from.
    static let choices: [(path: SchemaPath, names: [String])] = [
        choice("/dialog/style", StyleName.self), choice("/dialog/transition/style", TransitionStyle.self),
        choice("/dialog/placement/edge", RestingEdge.self), choice("/dialog/dismissal/swipe/*", RelativeEdge.self),
        choice("/dialog/backdrop/interaction", Interaction.self), choice("/dialog/placement/level", Level.self),
        choice("/device/orientation", Orientation.self), choice("/device/system/name", OperatingSystem.Name.self),
        choice("/device/idiom", Idiom.self), choice("/device/textSize", ContentSize.self),
        choice("/device/layoutDirection", LayoutDirection.self), choice("/device/appearance", Appearance.self),
        choice("/device/contrast", Contrast.self), choice("/dialog/content/image/fit", ImageContent.Fit.self),
        choice("/device/input", InputKind.self), choice("/dialog/content/actions/*/role", Action.Role.self),
        choice("/options/snap", ResolveOptions.Snap.self),
        choice("/options/coordinateSpace", ResolveOptions.CoordinateSpace.self),
        choice("/dialog/content/actions/*/dismisses", Action.Dismisses.self),
        choice("/dialog/dismissal/approval", Dismissal.Approval.self),
        choice("/dialog/placement/keyboard", KeyboardPolicy.self),
        choice("/dialog/placement/surface", Surface.self), choice("/device/notifications", NotificationPreference.self),
        (SchemaPath(pointer: "/dialog/content/shape/kind"), ["rectangle", "rounded", "ellipse", "path"]),
        (SchemaPath(pointer: "/dialog/placement/detents/*"), ["medium", "large", "fit"]),
        (SchemaPath(pointer: "/dialog/transition/easing"), ["linear", "easeIn", "easeOut", "easeInOut", "default"]),
    ]

    private static func choice<Choice: CaseIterable & RawRepresentable<String>>(
        _ pointer: String, _ type: Choice.Type
    ) -> (SchemaPath, [String]) {
        (SchemaPath(pointer: pointer), type.allCases.map(\.rawValue))
    }

    /// The names from which the member there chooses; nil where it does not, or nobody knows.
    static func choice(at path: SchemaPath) -> [String]? {
        choices.first { $0.path == path }?.names
            ?? (path.name == "easing" ? choices.first { $0.path.name == "easing" }?.names : nil)
    }
}
