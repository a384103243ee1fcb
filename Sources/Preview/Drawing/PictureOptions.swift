package import Dialogs

/// Which part of a depiction a picture shows, and how.
package struct PictureOptions: Sendable, Hashable {
    package enum Background: Sendable, Hashable {
        /// A muted colour around the device, and the app's own view behind the dialog.
        case ground
        /// Nothing: neither a background colour nor the app's own view.
        case transparent
        /// One colour as the background.
        case color(Color)
    }

    /// What is drawn over a picture to measure it.
    package enum Annotation: String, Sendable, CaseIterable, Hashable { case frames, safeArea, hits, measures }

    /// The timelines that are played in a picture.
    package enum Animation: String, Sendable, CaseIterable, Hashable { case present, dismiss, all }

    /// The members of a request that give the options, by their names.
    package enum Name: String, Sendable, CaseIterable, Hashable {
        case phase, time, animate, annotate, device, background, scale, maxWidth, framesPerSecond, frames, tolerance
        case interactive, adaptive, program

        /// The options of every picture of one moment.
        package static let still: [Name] = [.phase, .time, .annotate, .device, .background]
    }

    /// The timeline from which the picture shows a moment; `nil` for the resting layout, and for subjects with only one
    /// timeline.
    package var phase: Phase?
    /// The moment, in seconds from the timeline's start; `nil` for the default one.
    package var time: Double?
    package var animation: Animation?
    package var annotations: Set<Annotation> = []
    /// Whether the device, its bars and its cut-outs are drawn around the window.
    package var showsDevice = true
    /// Whether background and app are drawn. Without them the picture has only the device, and what its system draws.
    package var showsApp = true
    package var background = Background.ground
    /// Pixels per point, for pictures made of pixels.
    package var scale: Double?
    /// The greatest width of a still picture, in pixels: a wider one gets fewer pixels per point, possibly less than
    /// one.
    package var maxWidth: Int?
    /// The frame rate of animated pictures, in frames per second.
    package var framesPerSecond: Double?
    /// The number of moments in a strip of pictures.
    package var frames: Int?
    /// The tolerance of a curve that approximates another, as a fraction of the distance.
    package var tolerance: Double?
    /// Whether keyboards and screen readers can use the dialog of a page, which otherwise is a picture.
    package var isInteractive = false
    /// Whether a style sheet adapts to the screen that shows it, rather than to the requested one.
    package var isAdaptive = false
    /// Whether a source text is a whole program that draws the dialog at rest, rather than its transitions.
    package var isProgram = false

    package init() {}
}
