import Boxes
import Devices

extension Background {
    /// What a sheet of the system is filled with.
    package static func system(on stage: Stage) -> Background {
        .system(isDark: isDark(on: stage))
    }

    /// Whether backgrounds are dark: where that is asked for, on systems that have the dark appearance.
    static func isDark(on stage: Stage) -> Bool {
        if case .dark = stage.device.appearance { stage.era >= .card } else { false }
    }
}
