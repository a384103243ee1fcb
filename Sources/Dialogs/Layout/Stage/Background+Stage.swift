import Boxes
import Devices

extension Background {
    /// What a sheet of the system is filled with.
    package static func system(on stage: Stage) -> Background {
        .system(isDark: stage.device.appearance == .dark && stage.era >= .card)
    }
}
