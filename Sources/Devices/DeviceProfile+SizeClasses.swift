package import Boxes
package import Geometry

extension Boxed<DeviceProfile> {
    /// The size classes of a window of `window` points on this device.
    ///
    /// A window that fills the screen has the catalogue's; any other one, and one that the catalogue has no figure for,
    /// follows `SizeClasses.computed`.
    /// - Parameters:
    ///   - window: The window's size, as the user sees it.
    ///   - orientation: How the screen is turned.
    ///   - system: The system that the request names; nil for the launch one.
    package func sizeClasses(
        ofWindow window: Size, in orientation: Orientation, on system: OperatingSystem? = nil
    ) -> SizeClasses {
        let bounds = self.screen.bounds(in: orientation)
        if window == bounds.size, let known = self.sizeClasses[Aspect(of: bounds.size)] { return known }
        return SizeClasses.computed(window: window, idiom: self.idiom, system: system ?? self.system)
    }
}
