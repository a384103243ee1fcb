import Boxes
import Devices
private import Synchronization

/// Stages of devices of which requests say little beside the name, as nearly all do: each is made once.
///
/// A device has its place by its name, by how it is held and by some of what its user has set; the one that came last
/// to a place has it. So there are never more than there are places.
final class StageSource: Sendable {
    private let slots = InlineArray<256, Mutex<Stage?>> { _ in Mutex(nil) }

    /// The stage of a device held in `orientation`; nil is the device's own.
    func stage(_ device: DeviceState, in orientation: Orientation? = nil) throws(ResolveError) -> Stage {
        let orientation = orientation ?? device.orientation
        guard device.isOrdinary else { return try Stage(device, in: orientation) }
        let slot = Self.slot(of: device, in: orientation)
        if let kept = slots[slot].withLock({ $0 }), kept.orientation == orientation, kept.device == device {
            // Only now: what comes once is not worth it.
            kept.share()
            return kept
        }
        let stage = try Stage(device, in: orientation)
        slots[slot].withLock { $0 = stage }
        return stage
    }

    /// Where a device belongs: the same in every run, so that what an answer costs is.
    private static func slot(of device: DeviceState, in orientation: Orientation) -> Int {
        var hash: UInt32 = device.hasKeyboard ? 1 : 0
        if case .dark = device.appearance { hash |= 2 }
        if case .increased = device.contrast { hash |= 4 }
        if case .rightToLeft = device.layoutDirection { hash |= 8 }
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
    /// Whether a request changes nothing of the catalogue's device but its orientation, its keyboard and its user's
    /// settings; others seldom come again.
    fileprivate var isOrdinary: Bool {
        guard self.id != nil, self.system == nil, self.safeAreaInsets == nil, self.window == nil,
            self.reservedRegions == nil, self.bars == Bars()
        else { return false }
        guard let keyboard = self.keyboard else { return true }
        guard case .catalogue = keyboard.extent, case .docked = keyboard.mode else { return false }
        return keyboard.duration == nil && keyboard.easing == nil
    }
}
