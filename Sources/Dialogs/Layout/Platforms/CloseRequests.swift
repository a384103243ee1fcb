import Devices

extension Stage {
    /// The system keys and gestures that dismiss a dialog on this platform, regardless of its content.
    ///
    /// Escape dismisses modal dialogs on pads, desktops and the web (Apple, `UIKeyCommand.inputEscape`; HTML, close
    /// requests; libadwaita, `AdwDialog`), back on Android (`OnBackInvokedCallback`), and in cars, on watches and on
    /// HarmonyOS, and Menu on tvOS (`UIPress.PressType.menu`).
    package var closeRequests: CloseRequests {
        switch platform {
        case .material: return .back
        case .web: return .escape
        case .toolkit(.wearos): return .back
        case .toolkit(let toolkit): return toolkit.design.habits[.goesBack] ? [.back, .escape] : .escape
        case .apple:
            switch idiom {
            case .pad, .desktop, .headset: return .escape
            case .tv: return .menu
            case .car: return .back
            default: return []
            }
        }
    }

    /// Whether the system previews the destination of its back gesture: Android from 14 on, except on televisions
    /// (https://developer.android.com/guide/navigation/custom-back/predictive-back-gesture).
    var showsWhereBackLeads: Bool {
        if case .android = system.name { return isSince(.backPreviewSince) && !isTelevision }
        return false
    }
}
