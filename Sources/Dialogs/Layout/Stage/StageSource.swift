import Boxes
import Devices
private import Synchronization

/// Stages of devices of which requests say little beside the name, as nearly all do: each is made once.
///
/// A device has its place by its name and by how it is held; the one that came last to a place has it. So there are never more
/// than there are places.
final class StageSource: Sendable {
    private let places = InlineArray<256, Mutex<Stage?>> { _ in Mutex(nil) }

    /// The stage of a device held in `orientation`; nil is the device's own.
    func stage(_ device: DeviceState, in orientation: Orientation? = nil) throws(ResolveError) -> Stage {
        let orientation = orientation ?? device.orientation
        guard device.isOrdinary else { return try Stage(device, in: orientation) }
        let place = Self.place(of: device, in: orientation)
        if let kept = places[place].withLock({ $0 }), kept.orientation == orientation, kept.device.isSame(as: device) {
            return kept
        }
        let stage = try Stage(device, in: orientation)
        stage.share()
        places[place].withLock { $0 = stage }
        return stage
    }

    /// Where a device belongs: the same in every run, so that what an answer costs is.
    private static func place(of device: DeviceState, in orientation: Orientation) -> Int {
        var hash: UInt32 = device.hasKeyboard ? 1 : 0
        hash = hash << 4 | device.orientation.number << 2 | orientation.number
        if let id = device.id {
            for byte in id.utf8 { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
        }
        // The top eight bits, in which all others have had a say.
        return Int(hash >> 24)
    }
}

extension Orientation {
    fileprivate var number: UInt32 {
        switch self {
        case .portrait: 0
        case .portraitUpsideDown: 1
        case .landscapeLeft: 2
        case .landscapeRight: 3
        }
    }
}

extension DeviceState {
    /// Whether the request leaves the device as the catalogue has it, but for how it is held, its keyboard, and what its user
    /// has set.
    fileprivate var isOrdinary: Bool {
        guard self.id != nil, self.system == nil, self.safeAreaInsets == nil, self.window == nil,
            self.reservedRegions == nil, self.bars == Bars()
        else { return false }
        guard let keyboard = self.keyboard else { return true }
        guard case .catalogue = keyboard.extent, case .docked = keyboard.mode else { return false }
        return keyboard.duration == nil && keyboard.easing == nil
    }

    /// Whether two ordinary devices are one and the same, set alike.
    fileprivate func isSame(as other: DeviceState) -> Bool {
        self.profile.isIdentical(to: other.profile) && self.id == other.id && self.orientation == other.orientation
            && self.hasKeyboard == other.hasKeyboard && self.layoutDirection == other.layoutDirection
            && self.appearance == other.appearance && self.contrast == other.contrast
            && self.textSize == other.textSize && self.notifications == other.notifications
            && self.reduceMotion == other.reduceMotion && self.reduceTransparency == other.reduceTransparency
            && self.input == other.input
    }
}
