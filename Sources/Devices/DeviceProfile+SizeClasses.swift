package import Boxes
package import Geometry

extension Boxed<DeviceProfile> {
    /// Returns the size classes of a window of `window` points on this device.
    ///
    /// For a window that fills the screen, these are the catalogue's. For any other window, and if the catalogue has
    /// none, `SizeClasses.computed` determines them.
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
