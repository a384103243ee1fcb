import Boxes
import Devices
import Dialogs
import Geometry
import JSONText
import Typography

/// The parts that all reports of one stage have in common, as bytes of an answer: the members before the container,
/// those between the container and the status bar, and those after the status bar.
// Unchecked, as every attachment is.
private final class WrittenStage: Attachment, @unchecked Sendable {
    let frames, surroundings, settings: [UInt8]

    @inline(never) init(_ stage: StageReport) {
        frames = JSONWriter.members { $0.writeFrames(of: stage) }
        surroundings = JSONWriter.members { $0.writeSurroundings(of: stage) }
        settings = JSONWriter.members { $0.writeSettings(of: stage) }
    }
}

extension JSONWriter {
    mutating func write(_ stage: StageReport) {
        beginObject()
        if let shared = stage.shared {
            // Many dialogs share a stage, and their reports differ only slightly.
            shared.written.read(or: { WrittenStage(stage) }) { written in
                again(written.frames)
                member("container", stage.container)
                again(written.surroundings)
                write(stage.statusBar)
                again(written.settings)
            }
        } else {
            writeFrames(of: stage)
            member("container", stage.container)
            writeSurroundings(of: stage)
            write(stage.statusBar)
            writeSettings(of: stage)
        }
        endObject()
    }

    fileprivate mutating func writeFrames(of stage: StageReport) {
        member("device", orNull: stage.device)
        member("orientation", stage.orientation)
        member("bounds", stage.bounds)
        member("window", stage.window)
    }

    fileprivate mutating func writeSurroundings(of stage: StageReport) {
        member("safeArea", stage.safeArea)
        member("visible", stage.visible)
        member("scale", stage.scale)
        member("perspective", SystemMotion.perspective.value)
        beginObject("sizeClass")
        member("horizontal", stage.sizeClass.horizontal)
        member("vertical", stage.sizeClass.vertical)
        endObject()
        member("platform", stage.state.platform)
        writeEra(of: stage.appleRelease)
        key("keyboard")
        if let keyboard = stage.keyboard { write(keyboard) } else { null() }
        if let rotation = stage.rotation { member("rotation", rotation) }
        write(stage.screen)
    }

    /// Writes the panel, as the member `screen`.
    private mutating func write(_ screen: ScreenReport) {
        beginObject("screen")
        member("cornerRadius", orNull: screen.cornerRadius)
        member("cornerCurve", screen.cornerCurve)
        array("cutouts", screen.cutouts) { $0.write($1) }
        key("homeIndicator")
        if let frame = screen.homeIndicator { write(frame) } else { null() }
        endObject()
    }

    /// Writes a rectangle with rounded corners, as path data.
    private mutating func write(_ area: RoundedArea) {
        // Nearly all are capsules, which four numbers determine.
        let round = CornerRadii(all: min(area.frame.width, area.frame.height) / 2)
        guard area.radii == round else { return write(VectorPath(rounded: area.frame, radii: area.radii)) }
        let fragment = FragmentKey.capsule(area.frame)
        guard !writeFragment(fragment) else { return }
        let start = beginFragment()
        write(VectorPath(rounded: area.frame, radii: area.radii))
        endFragment(fragment, from: start)
    }

    /// Writes the status bar, as the member `statusBar`; null if the window has none.
    private mutating func write(_ bar: StatusBar?) {
        guard let bar else { return nullMember("statusBar") }
        beginObject("statusBar")
        member("frame", bar.frame)
        member("style", bar.style)
        endObject()
    }

    /// Writes the user's settings and the request's options, given or default.
    fileprivate mutating func writeSettings(of stage: StageReport) {
        member("layoutDirection", stage.state.layoutDirection)
        member("appearance", stage.state.appearance)
        member("contrast", stage.state.contrast)
        if let scale = stage.state.textScale {
            member("textSize", scale)
        } else {
            member("textSize", stage.state.textSize)
        }
        member("notifications", stage.state.notifications)
        member("reduceMotion", stage.state.reduceMotion)
        member("reduceTransparency", stage.state.reduceTransparency)
        if stage.state.screenReader { member("screenReader", true) }
        member("input", stage.state.input)
        member("snap", stage.options.snap)
        member("coordinateSpace", stage.options.coordinateSpace)
        member("language", ifAny: stage.state.language?.tag)
        if let viewports = stage.viewports { write(viewports) }
    }

    /// Writes the sizes of a page, as the member `viewports`.
    private mutating func write(_ viewports: Viewports) {
        beginObject("viewports")
        member("small", viewports.small)
        member("large", viewports.large)
        member("dynamic", viewports.dynamic)
        endObject()
    }

    /// Writes the era of Apple's systems, as the member `era`; null on other systems.
    mutating func writeEra(of release: AppleRelease?) {
        if let release { member("era", EraName(release)) } else { nullMember("era") }
    }
}

extension FragmentKey {
    /// The path data of a capsule: a rectangle that is round at both ends.
    fileprivate static func capsule(_ frame: Rect) -> FragmentKey {
        FragmentKey(kind: 5, (frame.minX, frame.minY, frame.width, frame.height))
    }
}
