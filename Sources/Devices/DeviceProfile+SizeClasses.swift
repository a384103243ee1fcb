package import Boxes
package import Geometry

extension Boxed<DeviceProfile> {
    /// Returns the size classes of a window of `window` points on this device.
    ///
    /// A window that fills the screen has the catalogue's. Any other window, and one for which the catalogue has none,
    /// follows `SizeClasses.computed`.
    /// - Parameters:
    ///   - window: The window's size, as the user sees it.
    ///   - orientation: The orientation of the screen.
    ///   - system: The system that the request names; `nil` for the one at launch.
    package func sizeClasses(
        ofWindow window: Size, in orientation: Orientation, on system: OperatingSystem? = nil
    ) -> SizeClasses {
        let bounds = self.screen.bounds(in: orientation)
        if window == bounds.size, let known = self.sizeClasses[Aspect(of: bounds.size)] { return known }
        return SizeClasses.computed(window: window, idiom: self.idiom, system: system ?? self.system)
    }
}
