import Geometry
import JSONText

/// The Chrome DevTools protocol: https://chromedevtools.github.io/devtools-protocol/tot/Emulation.
extension DeviceImporter {
    private static let metricMembers: [StaticString] = [
        "width", "height", "deviceScaleFactor", "mobile", "screenWidth", "screenHeight", "screenOrientation",
        "displayFeature", "devicePosture",
    ]

    /// What several commands together say about one device.
    private struct Emulation {
        var metrics: JSONNode?
        var insets: JSONNode?
        var userAgent: JSONNode?
    }

    /// Reads metrics, a command, or several commands: those after a `setDeviceMetricsOverride` belong to it.
    mutating func readCDP(_ root: JSONNode) {
        let nodes = root.kind == .array ? Array(root.elements) : [root]
        var emulation = Emulation()
        for node in nodes where isObject(node) && hasRoom(node) {
            guard let method = string(node, "method") else {
                finish(&emulation)
                emulation.metrics = node
                continue
            }
            noteRest(of: node, read: ["method", "params", "id"])
            guard let params = object(node, "params", .required) else { continue }
            switch method {
            case "Emulation.setDeviceMetricsOverride":
                if emulation.metrics != nil { finish(&emulation) }
                emulation.metrics = params
            case "Emulation.setSafeAreaInsetsOverride": emulation.insets = object(params, "insets", .required)
            case "Emulation.setUserAgentOverride", "Network.setUserAgentOverride": emulation.userAgent = params
            default: note(node, "No profile says what \(method.clipped(to: 80)) sets; it is left out.")
            }
        }
        finish(&emulation)
    }

    private mutating func finish(_ emulation: inout Emulation) {
        defer { emulation = Emulation() }
        guard let metrics = emulation.metrics else { return }
        let window = self.size(metrics, in: 0...100_000)
        let width = number(metrics, "screenWidth", in: 0...100_000) ?? 0
        let height = number(metrics, "screenHeight", in: 0...100_000) ?? 0
        let scale = self.scale(metrics)
        let isMobile = bool(metrics, "mobile") ?? false
        noteRest(of: metrics, read: Self.metricMembers)
        guard let window else { return }
        let shown = width > 0 && height > 0 ? Size(width: width, height: height) : window
        guard shown.width >= 1, shown.height >= 1 else {
            return value(metrics).report(
                code: "outOfRange",
                message: "A width or height of 0 leaves the size as it is: there is no device to make of it.")
        }
        if shown != window {
            note(
                metrics, "width",
                "The browser leaves \(Self.shown(window)) of \(Self.shown(shown)). A request says so by its window.")
        }
        let size = isRotated(metrics) ? shown.transposed : shown
        if size != shown {
            note(metrics, "screenOrientation", "It is told turned; the profile's screen is \(Self.shown(size)).")
        }
        var known = UserAgent("")
        if let node = emulation.userAgent {
            if let text = string(node, "userAgent", .required) { known = system(ofUserAgent: text, node) }
        }
        let idiom =
            known.idiom ?? self.idiom(isMobile: isMobile, size, metrics, because: "Metrics tell no kind of device")
        var profile = DeviceProfile(
            id: "", name: "", idiom: idiom, system: known.system ?? assumedSystem(for: idiom, metrics),
            screen: Screen(size: size, scale: scale))
        if let insets = emulation.insets { profile.figures.safeAreaInsets[Aspect(of: shown)] = self.insets(insets) }
        if let region = region(metrics, on: shown) { profile.hardware.regions[Aspect(of: shown)] = [region] }
        add(profile, of: metrics)
    }

    /// The idiom that is assumed of a device of which only that is told, whether it is mobile.
    mutating func idiom(isMobile: Bool, _ size: Size, _ node: JSONNode, because reason: String) -> Idiom {
        if isMobile { return assumedIdiom(of: size, node, because: reason) }
        note(node, "It is not mobile; idiom desktop is assumed.")
        return .desktop
    }

    private mutating func scale(_ metrics: JSONNode) -> Double {
        let scale = number(metrics, "deviceScaleFactor", in: 0...16) ?? 0
        if Self.scales.contains(scale) { return scale }
        note(metrics, "deviceScaleFactor says nothing of a device; scale 1 is assumed.")
        return 1
    }

    /// Whether the screen is rotated by a quarter turn from its natural position.
    private func isRotated(_ metrics: JSONNode) -> Bool {
        guard let orientation = object(metrics, "screenOrientation") else { return false }
        if let angle = number(orientation, "angle", in: -360...360) {
            return angle.magnitude == 90 || angle.magnitude == 270
        }
        return string(orientation, "type")?.hasPrefix("landscape") ?? false
    }

    private mutating func insets(_ node: JSONNode) -> EdgeInsets {
        let range = 0.0...100_000
        let insets = EdgeInsets(
            top: number(node, "top", in: range) ?? 0, left: number(node, "left", in: range) ?? 0,
            bottom: number(node, "bottom", in: range) ?? 0, right: number(node, "right", in: range) ?? 0)
        noteRest(of: node, read: ["top", "left", "bottom", "right"])
        note(node, "These are the insets as the screen is held; those of the other way up are not told.")
        return insets
    }

    /// Reads a fold or hinge, on the screen as it is displayed.
    private mutating func region(_ metrics: JSONNode, on size: Size) -> ReservedRegion? {
        guard let feature = object(metrics, "displayFeature") else {
            note(metrics, "devicePosture", "No display feature is told that it is about; it is left out.")
            return nil
        }
        let orientation = string(feature, "orientation", .required)
        let offset = number(feature, "offset", .required, in: 0...100_000)
        let width = number(feature, "maskLength", in: 0...100_000) ?? 0
        let posture = object(metrics, "devicePosture").flatMap { string($0, "type") }
        noteRest(of: feature, read: ["orientation", "offset", "maskLength"])
        guard let orientation, let offset else { return nil }
        let frame: Rect
        switch orientation {
        case "vertical": frame = Rect(x: offset, y: 0, width: width, height: size.height)
        case "horizontal": frame = Rect(x: 0, y: offset, width: size.width, height: width)
        default:
            feature.member("orientation").map { value($0).report(unknownValue: ["vertical", "horizontal"]) }
            return nil
        }
        note(feature, "This is the fold as the screen is held; where it lies the other way up is not told.")
        return ReservedRegion(kind: .division, frame: frame, isActive: posture != "continuous")
    }
}
