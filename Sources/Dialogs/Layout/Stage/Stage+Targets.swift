import Boxes
import Devices

extension Stage {
    /// The least width and height of a target for touch, pointer or focus, in points. Apple's for touch serves a
    /// pointer, too, except on a desktop; a toolkit's is the size of its own buttons.
    package var minimumTarget: Double {
        let figures = DeviceFigures.figures
        let isTouch = device.input == .touch
        return switch (platform, idiom) {
        case (_, .tv): figures[.targetTelevision]
        case (.apple, .desktop), (.apple, .headset): figures[isTouch ? .targetApple : .targetAppleDesktop]
        case (.apple, _): figures[.targetApple]
        case (.material, _): figures[isTouch ? .targetAndroid : .targetAndroidPointer]
        case (.web, _): figures[isTouch ? .targetWeb : .targetWebPointer]
        case (.toolkit(let toolkit), _): toolkit.figures[.targetMinimum]
        }
    }
}
