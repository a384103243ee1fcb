import Boxes
import Devices
private import Synchronization

/// A cache of stages for requests that give little about their device except its name, which are nearly all.
///
/// The slot of a device follows from its name, its orientation and some of the user's settings. A slot holds the latest
/// stage only, so that the cache never grows.
final class StageSource: Sendable {
    private let slots = InlineArray<256, Mutex<Stage?>> { _ in Mutex(nil) }

    /// Returns the stage of a device in an orientation; `nil` is the device's current one.
    func stage(_ device: DeviceState, in orientation: Orientation? = nil) throws(ResolveError) -> Stage {
        let orientation = orientation ?? device.orientation
        guard device.isOrdinary else { return try Stage(device, in: orientation) }
        let slot = Self.slot(of: device, in: orientation)
        if let cached = slots[slot].withLock({ $0 }), cached.orientation == orientation, cached.device == device {
            // Not before the second use: a stage that is used once does not repay the cost.
            cached.share()
            return cached
        }
        let stage = try Stage(device, in: orientation)
        slots[slot].withLock { $0 = stage }
        return stage
    }

    /// The slot of a device. It is the same in every run, so that the cost of an answer is reproducible.
    private static func slot(of device: DeviceState, in orientation: Orientation) -> Int {
        var hash: UInt32 = device.hasKeyboard ? 1 : 0
        if case .dark = device.appearance { hash |= 2 }
        if case .increased = device.contrast { hash |= 4 }
        if case .rightToLeft = device.layoutDirection { hash |= 8 }
        hash = hash << 4 | device.orientation.number << 2 | orientation.number
        if let id = device.id { for byte in id.utf8 { hash = (hash ^ UInt32(byte)) &* 16_777_619 } }
        // The top eight bits depend on all others.
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
    /// Whether a request changes only the orientation, the keyboard and the user's settings of a device in the
    /// catalogue; other stages are seldom needed twice.
    fileprivate var isOrdinary: Bool {
        guard self.id != nil, self.system == nil, self.safeAreaInsets == nil, self.window == nil,
            self.reservedRegions == nil, self.bars == Bars()
        else { return false }
        guard let keyboard = self.keyboard else { return true }
        guard case .catalogue = keyboard.extent, case .docked = keyboard.mode else { return false }
        return keyboard.duration == nil && keyboard.easing == nil
    }
}
