import Boxes
import Devices
import Dialogs
import Geometry

/// A plain pad in each era, a plain tablet, a plain browser and a window of each toolkit, on which defaults are looked
/// up.
struct StyleSample {
    let stage: Stage

    static let all: [StyleSample] =
        ([
            (OperatingSystem.Name.iPadOS, "3.2"), (.iPadOS, "7"), (.iPadOS, "13"), (.iPadOS, "15"), (.iPadOS, "26"),
            (.android, "16"), (.web, "1"),
        ] + Toolkit.allCases.map { ($0.system, "\($0.knownVersions.upperBound)") })
        .compactMap { name, version in
            var device = DeviceState(profile: .plain(screen: Screen(size: Size(width: 768, height: 1024)), idiom: .pad))
            device.system = OperatingSystem(name: name, version: Version(version))
            guard let stage = try? Stage(device, in: .portrait) else { return nil }
            return StyleSample(stage: stage)
        }
}
