import Boxes
import Devices
import Geometry

/// What a stage reports to readers of the answer; computed only on request.
extension Stage {
    /// Adaptations of the device's description, made before any dialog was laid out.
    package var adaptations: [Adaptation] {
        var adaptations: [Adaptation] = []
        if let held = device.heldOrientation {
            adaptations.append(
                Adaptation(
                    from: held.rawValue, to: orientation.rawValue, reason: .orientationNotAllowed,
                    field: [.dialog, .orientations]))
        }
        if let seen = windowOnScreen.intersection(screen), seen != windowOnScreen {
            adaptations.append(
                Adaptation(
                    from: TraceText.frame(windowOnScreen), to: TraceText.frame(seen), reason: .windowLeavesScreen,
                    field: [.device, .window]))
        }
        if let frame = keyboardOnScreen, frame.intersection(screen) == nil {
            // Systems report a hidden keyboard with a frame below the screen.
            adaptations.append(
                Adaptation(
                    from: TraceText.frame(frame), to: "none", reason: .keyboardOffScreen,
                    field: [.device, .keyboard, .frame]))
        }
        return adaptations
    }

    /// The figures of the device without a source, and the values assumed for them.
    package var assumptions: [Assumption] {
        var assumptions: [Assumption] = []
        if device.safeAreaInsets == nil,
            case .assumed(let insets, let because) = device.profile.effectiveSafeAreaInsets(
                in: Aspect(of: screen.size), on: device.system)
        {
            assumptions.append(
                Assumption(
                    figure: "safeAreaInsets", value: describe(insets), because: because,
                    field: [.device, .safeAreaInsets]))
        }
        if let because = rulesTakenOver {
            assumptions.append(
                Assumption(
                    figure: "platformRules", value: release.label, because: because, field: [.device, .system]))
        }
        return assumptions
    }

    /// The rules that are used because the system's own have no source, in words; `nil` if all are known.
    private var rulesTakenOver: String? {
        if isAppleTelevision {
            return "alerts have figures of tvOS; of other dialogs no source tells, and the rules of Apple's touch "
                + "systems stand in, twice as large, inside the overscan margins"
        }
        guard isCarPlay else { return nil }
        return "alerts and action sheets have figures of CarPlay; how they move, and all of what covers the display, "
            + "is as on a phone of the same system"
    }

    private func describe(_ insets: EdgeInsets) -> String {
        "top \(insets.top), left \(insets.left), bottom \(insets.bottom), right \(insets.right)"
    }
}
