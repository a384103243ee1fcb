package import Jobs

/// The limits on a request body. Each is a setting of the server, with the flag at the end of its comment.
package struct RequestLimits: Sendable {
    /// Unicode scalars of one string. `--max-text-length`
    package var textLength = 4096
    /// Unicode scalars of one id or name, which answers repeat for each thing with that name. `--max-name-length`
    package var nameLength = 256
    /// Bytes of the file of one image. `--max-image-bytes`
    package var imageBytes = 131_072
    /// Width times height of one image, as its header gives them. `--max-image-pixels`
    package var imagePixels = 4_194_304
    /// Bytes of one answer that is not streamed, and of one result of a stream. `--max-answer-bytes`
    package var answerBytes = 16 << 20
    /// Buttons of one dialog, including those of its bar. `--max-actions`
    package var actions = 32
    /// Requests of one set. `--max-requests`
    package var requests = 10_000
    /// Dialogs of one scene. `--max-dialogs`
    package var dialogs = 16
    /// Samples of one timeline. `--max-samples`
    package var samples = 3600
    /// Events of one schedule. `--max-events`
    package var events = 1000
    /// Keyframes of all the motions in a schedule, before and after they are joined. `--max-keyframes`
    package var keyframes = 200_000
    /// Points of one hit test. `--max-points`
    package var points = 10_000
    /// Values of all samples of one timeline together. `--max-sampled-values`
    package var sampledValues = 250_000
    /// Path segments against which the points of one request are tested, where a curve counts several times.
    /// `--max-point-segments`
    package var pointSegments = 10_000_000
    /// Layers of dialogs on screen, summed over the events of one schedule. `--max-event-layers`
    package var eventLayers = 120_000
    /// Work of shaping the texts of one request, counted in plain characters. `--max-shaped-text`
    package var shapedText = 300_000
    /// Pixels of one picture. `--max-picture-pixels`
    package var picturePixels = 16 << 20
    /// Pixels of all the pictures of a motion. `--max-motion-pixels`
    package var motionPixels = 128 << 20
    /// Pictures of one motion. `--max-picture-frames`
    package var pictureFrames = 600
    /// Layers of all resting layouts and timelines of one answer. `--max-rest-layers`
    package var restLayers = 400_000
    /// Layers times the moments at which a picture or an export samples a motion. `--max-motion-stops`
    package var motionStops = 80_000
    /// Different springs that are approximated by other curves. `--max-fitted-springs`
    package var fittedSprings = 2_000
    /// Pixels that one picture paints, those of shadows and blurs several times. `--max-painted-pixels`
    package var paintedPixels = 800_000_000
    /// Pixels that all the pictures of a motion paint. `--max-painted-motion-pixels`
    package var paintedMotionPixels = 2_400_000_000
    /// Results of one batch. `--max-results`
    package var results = 10_000
    /// Pictures of one contact sheet. `--max-cells`
    package var cells = 2_000
    /// Nesting of arrays and objects. `--max-depth`
    package var depth = 32
    /// Largest absolute coordinate, in points. `--max-coordinate`
    package var coordinate = 1_000_000.0
    /// Largest width, height or length, in points. `--max-size`
    package var size = 100_000.0
    /// Longest duration, in seconds. `--max-duration`
    package var duration = 3600.0
    /// The named styles that requests may use in addition to the built-in ones: the web's, and those of the server's
    /// owner. `--styles`
    package var styles: NamedStyles

    package init(styles: NamedStyles = .none) { self.styles = styles }

    /// The most work of each kind that one answer may take.
    package var work: WorkLimits {
        WorkLimits(
            layers: restLayers, stops: motionStops, springs: fittedSprings, pixels: paintedPixels,
            motionPixels: paintedMotionPixels, bytes: answerBytes)
    }

    var coordinates: ClosedRange<Double> { -coordinate...coordinate }
    var sizes: ClosedRange<Double> { 0...size }
    var durations: ClosedRange<Double> { 0...duration }
}
