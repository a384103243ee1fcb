package import Boxes
import Devices
package import Geometry

/// A dialog at rest in one orientation: everything that does not move.
package final class DialogLayout: Sendable {
    package let stage: Stage
    package let requested: StyleName
    package let resolved: StyleName
    package let defaults: Boxed<StyleDefaults>
    /// The looks of the style's parts.
    package let look: DialogLook
    package let level: Level
    package let container: Rect
    /// The edge against which the dialog rests; `nil` if it is centred.
    package let edge: Edge?
    /// The area that the backdrop covers: the container without regard to folds.
    package let backdrop: Rect
    package let frame: Rect
    package let layers: [Layer]
    package let detents: [RestingDetent]
    package let popover: Boxed<PlacedPopover>?
    /// How the presenter recedes behind this dialog, unless the request says otherwise.
    let pushBack: PushBack?
    /// The status bar's style without this dialog, and with it; `nil` if the window has no status bar.
    package let statusBarBelow: StatusBar.Style?
    package let statusBar: StatusBar.Style?
    private let decoration: Decoration

    /// The parts of a layout that do not affect motion; empty in a layout that is only the end of a motion.
    struct Decoration {
        /// The dialog's outline in window coordinates.
        var outline = VectorPath()
        var surroundings = Surroundings.none
        var widthSource = SizeSource.given
        var heightSource = SizeSource.given
        var diagnostics = Diagnostics()
    }

    /// - Parameters:
    ///   - layers: The layers, already on the grid if the request sets that.
    ///   - detents: The detents, also already on the grid.
    init(_ framed: borrowing Framed, layers: [Layer], detents: [RestingDetent], _ decoration: Decoration) {
        stage = framed.staged.stage
        requested = framed.staged.requested
        resolved = framed.staged.resolved
        defaults = framed.defaults
        look = framed.staged.look
        level = framed.staged.level
        container = framed.area
        edge = framed.measured.edge
        backdrop = framed.backdrop
        frame = framed.frame
        self.layers = layers
        self.detents = detents
        popover = framed.placed.popover
        pushBack = framed.placed.pushBack
        (statusBarBelow, statusBar) = framed.statusBarStyles
        self.decoration = decoration
    }

    /// A copy of `other` with `layers` instead of its own.
    init(_ other: DialogLayout, with layers: [Layer]) {
        stage = other.stage
        requested = other.requested
        resolved = other.resolved
        defaults = other.defaults
        look = other.look
        level = other.level
        container = other.container
        edge = other.edge
        backdrop = other.backdrop
        frame = other.frame
        self.layers = layers
        detents = other.detents
        popover = other.popover
        pushBack = other.pushBack
        statusBarBelow = other.statusBarBelow
        statusBar = other.statusBar
        decoration = other.decoration
    }

    /// The dialog's outline in window coordinates; empty in a layout that is only the end of a motion.
    package var outline: VectorPath { @inline(__always) _read { yield decoration.outline } }
    /// What the dialog overlaps and what it rests on; `none` in a layout that is only the end of a motion.
    package var surroundings: Surroundings { @inline(__always) _read { yield decoration.surroundings } }
    /// How width and height were determined.
    package var widthSource: SizeSource { decoration.widthSource }
    package var heightSource: SizeSource { decoration.heightSource }
    package var diagnostics: Diagnostics { decoration.diagnostics }

    /// The rules of the style that is shown.
    package var rules: any PresentationStyle { resolved.rules(on: stage) }

    package func layer(_ id: String) -> Layer? { index(of: id).map { layers[$0] } }

    package func index(of id: String) -> Int? { layers.index(of: id) }
}
