import Devices

/// One dialog at rest, on one device at one moment.
package struct PlacedDialog: Sendable {
    package let device: DeviceState
    package let dialog: DialogRequest
    let builder: MotionBuilder
}
