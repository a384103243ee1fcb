import Boxes
import Devices
import Geometry

// Elements that the app shows beside its dialogs, and the toolbars that a browser shows around a page.
extension Stage {
    /// The elements that the app shows, in window coordinates, in this orientation.
    ///
    /// A rotation moves elements like anchors (``Geometry/Rect/carried(from:to:)``), as views move that are laid out by
    /// shares of their window.
    package var elements: [DeviceElement] {
        let given = device.elements
        guard !given.isEmpty, device.window == nil, orientation.swapsAxes != device.orientation.swapsAxes else {
            return given
        }
        let held = Stage.windowOnScreen(of: device, in: device.orientation).size
        return given.map { element in
            var element = element
            element.frame = element.frame.carried(from: Rect(origin: .zero, size: held), to: window)
            return element
        }
    }

    /// The frames of the elements that dialogs keep clear of if they have a choice.
    var keepClearFrames: [Rect] {
        device.elements.contains(where: \.keepsClear) ? elements.filter(\.keepsClear).map(\.frame) : []
    }

    /// Returns the frame of the element with that id.
    ///
    /// - Parameter field: The path at which the request names it.
    /// - Throws: ``ResolveError`` if the app shows no such element.
    func frame(ofElement id: String, namedAt field: FieldPath) throws(ResolveError) -> Rect {
        let elements = elements
        guard let element = elements.first(where: { $0.id == id }) else {
            throw ResolveError(field, .unknownElement(id, offered: elements.map(\.id)))
        }
        return element.frame
    }

    /// The app's window in an orientation of the device, in screen coordinates, without the browser's toolbars that are
    /// shown at the moment.
    static func windowOnScreen(of device: DeviceState, in orientation: Orientation) -> Rect {
        let whole = wholeWindow(of: device, in: orientation)
        return device.browserChrome.map { whole.inset(by: $0.insetsNow) } ?? whole
    }

    /// The window of an app or page on a device in `orientation`, in screen coordinates, including what a browser's
    /// bars cover.
    private static func wholeWindow(of device: DeviceState, in orientation: Orientation) -> Rect {
        device.window ?? device.profile.screen.bounds(in: orientation)
    }

    /// The viewport sizes of CSS; `nil` if the request does not describe a browser around the page.
    package var viewports: Viewports? {
        guard let chrome = device.browserChrome else { return nil }
        let whole = Stage.wholeWindow(of: device, in: orientation)
        return Viewports(small: whole.inset(by: chrome.insets).size, large: whole.size, dynamic: window.size)
    }
}

extension Rect {
    /// Returns this rectangle after its window has changed from `old` to `new`: its centre keeps its relative position,
    /// its size stays as far as there is room, and a rectangle that was inside the window stays inside.
    func carried(from old: Rect, to new: Rect) -> Rect {
        guard !old.isEmpty else { return self }
        let size = Size(width: min(width, new.width), height: min(height, new.height))
        let center = Point(x: midX / old.width * new.width, y: midY / old.height * new.height)
        let moved = Rect(center: center, size: size)
        return old.contains(self) ? moved.clamped(into: new) : moved
    }
}
