import Boxes
import Devices

extension Stage {
    /// The least width and height of a target for touch, pointer or focus, in points.
    ///
    /// Apple: 44 pt for touch and, since the same controls serve both, for a pointer (Human Interface Guidelines,
    /// Accessibility); 28 pt on a desktop, which has only a pointer. Android: 48 dp for touch (Material Design,
    /// Accessibility; Android Accessibility Help, Touch target size), 44 dp for a pointer. Web: 24 px (WCAG 2.2,
    /// 2.5.8), 44 px for touch (2.5.5). A toolkit: the size of its own buttons. A television: 66 pt (Human Interface
    /// Guidelines, Accessibility: control sizes of tvOS).
    package var minimumTarget: Double {
        switch (platform, idiom) {
        case (_, .tv): return 66
        case (.apple, .desktop), (.apple, .headset): return device.input == .touch ? 44 : 28
        case (.apple, _): return 44
        case (.material, _): return device.input == .touch ? 48 : 44
        case (.web, _): return device.input == .touch ? 44 : 24
        case (.toolkit(let toolkit), _): return toolkit.figures[.targetMinimum]
        }
    }
}
