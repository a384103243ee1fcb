import Boxes
import Devices
import Dialogs
import Geometry

/// The devices on which defaults are looked up: a plain pad in each era, a plain tablet for each of Android's
/// libraries, a plain browser, and a window of each toolkit.
struct StyleSample {
    let stage: Stage

    static let all: [StyleSample] =
        ([
            (OperatingSystem.Name.iPadOS, "3.2", AndroidLibrary.views), (.iPadOS, "7", .views),
            (.iPadOS, "13", .views), (.iPadOS, "15", .views), (.iPadOS, "26", .views), (.android, "16", .views),
            (.android, "16", .compose(.standard)), (.web, "1", .views),
        ] + Toolkit.allCases.map { ($0.system, "\($0.knownVersions.upperBound)", .views) })
        .compactMap { name, version, library in
            var device = DeviceState(profile: .plain(screen: Screen(size: Size(width: 768, height: 1024)), idiom: .pad))
            var system = OperatingSystem(name: name, version: Version(version))
            system.library = library
            device.system = system
            guard let stage = try? Stage(device, in: .portrait) else { return nil }
            return StyleSample(stage: stage)
        }
}
