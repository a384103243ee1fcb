package import Dialogs

/// What of a dialog a picture shows, and how.
package struct PictureOptions: Sendable, Hashable {
    /// What lies behind everything.
    package enum Background: Sendable, Hashable {
        /// A quiet ground around the device, and the app's own view behind the dialog.
        case ground
        /// Nothing: neither a ground nor the app's own view.
        case transparent
        /// One colour in the place of the ground.
        case color(Color)
    }

    /// What is drawn over a picture, to measure by.
    package enum Annotation: String, Sendable, CaseIterable, Hashable { case frames, safeArea, hits, measures }

    /// Which timelines play inside of a picture.
    package enum Animation: String, Sendable, CaseIterable, Hashable { case present, dismiss, all }

    /// The members of a request that say it, by their names there.
    package enum Name: String, Sendable, CaseIterable, Hashable {
        case phase, time, animate, annotate, device, background, scale, maxWidth, framesPerSecond, frames, tolerance
        case interactive, adaptive, program

        /// What every picture at one moment goes by.
        package static let still: [Name] = [.phase, .time, .annotate, .device, .background]
    }

    /// The timeline of whose moments the picture shows one; nil for the rest, and for what has one timeline alone.
    package var phase: Phase?
    /// Seconds from its start; nil for the usual moment.
    package var time: Double?
    package var animation: Animation?
    package var annotations: Set<Annotation> = []
    /// Whether the device, its bars and its cut-outs are drawn around the window.
    package var showsDevice = true
    /// Whether the ground and what the app draws are drawn; without them there is the device alone, with what its
    /// system draws.
    package var showsApp = true
    package var background = Background.ground
    /// Pixels a point, of pictures that are made of pixels.
    package var scale: Double?
    /// Pixels that a picture that stands still is wide at most: where it would be wider it has fewer a point, also less
    /// than one.
    package var maxWidth: Int?
    /// Of pictures that move.
    package var framesPerSecond: Double?
    /// How many moments a strip of pictures shows.
    package var frames: Int?
    /// How far a curve that stands for another may be from it, as a share of the way.
    package var tolerance: Double?
    /// Whether a page's dialog is a real one to keyboards and screen readers, and not a picture of one.
    package var isInteractive = false
    /// Whether a style sheet follows the screen that shows it, rather than drawing the one that was asked for.
    package var isAdaptive = false
    /// Whether a source text is a whole program that draws the dialog at rest, rather than its way in and out.
    package var isProgram = false

    package init() {}
}
