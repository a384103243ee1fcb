import Boxes
import Devices
import Geometry

// What the app shows itself around its dialogs, and what a browser shows around the app.
extension Stage {
    /// What the app shows, in window coordinates, as the device is held here.
    ///
    /// Elements turn with the window as anchors do (``Geometry/Rect/carried(from:to:)``), which is what views do that
    /// are laid out by shares.
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

    /// What dialogs keep clear of where they have a choice.
    var keepClearFrames: [Rect] {
        device.elements.contains(where: \.keepsClear) ? elements.filter(\.keepsClear).map(\.frame) : []
    }

    /// The frame of the element of that id.
    ///
    /// - Parameter field: Where the request names it.
    /// - Throws: Where the app shows no such element.
    func frame(ofElement id: String, namedAt field: FieldPath) throws(ResolveError) -> Rect {
        let elements = elements
        guard let element = elements.first(where: { $0.id == id }) else {
            throw ResolveError(field, .unknownElement(id, offered: elements.map(\.id)))
        }
        return element.frame
    }

    /// The app's window as a device has it that is held in `orientation`, in screen coordinates: without what a browser
    /// shows at the moment.
    static func windowOnScreen(of device: DeviceState, in orientation: Orientation) -> Rect {
        let whole = wholeWindow(of: device, in: orientation)
        return device.browserChrome.map { whole.inset(by: $0.insetsNow) } ?? whole
    }

    /// The window of an app or page of a device held in `orientation`, in screen coordinates, with what a browser's
    /// bars cover.
    private static func wholeWindow(of device: DeviceState, in orientation: Orientation) -> Rect {
        device.window ?? device.profile.screen.bounds(in: orientation)
    }

    /// The sizes of a page as CSS has them; nil where the request says nothing of the browser around it.
    package var viewports: Viewports? {
        guard let chrome = device.browserChrome else { return nil }
        let whole = Stage.wholeWindow(of: device, in: orientation)
        return Viewports(small: whole.inset(by: chrome.insets).size, large: whole.size, dynamic: window.size)
    }
}

extension Rect {
    /// The rectangle in a window that was `old` and is `new`: its centre keeps its shares of width and height, its size
    /// stays as far as there is room, and what lay inside stays inside.
    func carried(from old: Rect, to new: Rect) -> Rect {
        guard !old.isEmpty else { return self }
        let size = Size(width: min(width, new.width), height: min(height, new.height))
        let center = Point(x: midX / old.width * new.width, y: midY / old.height * new.height)
        let moved = Rect(center: center, size: size)
        return old.contains(self) ? moved.clamped(into: new) : moved
    }
}
