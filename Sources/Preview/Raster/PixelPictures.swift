import Boxes
import Dialogs
import Geometry
import Jobs
import Timeline
package import Typography

/// Makes bitmap pictures from a depiction.
package struct PixelPictures: Sendable {
    /// The limits of what is drawn.
    package struct Limits: Sendable {
        /// Pixels of one picture.
        package var pixels: Int
        /// Pixels of all pictures of a motion.
        package var motionPixels: Int
        /// Pictures of a motion.
        package var frames: Int
        /// Bytes of an answer.
        package var bytes: Int

        package init(pixels: Int, motionPixels: Int, frames: Int, bytes: Int) {
            (self.pixels, self.motionPixels, self.frames, self.bytes) = (pixels, motionPixels, frames, bytes)
        }
    }

    /// The reason why a picture is not drawn.
    package enum Fault: Error, Hashable, Sendable {
        /// The picture would have too many pixels; the value is their number.
        case tooManyPixels(Int)
        /// The picture and the images in it would have too many pixels together.
        case tooManyPixelsWithImages(Int)
        /// One side would be longer than Cairo allows.
        case tooLong(Int)
        /// All pictures of the motion together would have too many pixels.
        case tooManyPixelsInAll(Int)
        case tooManyFrames(Int)
        /// The file would have more bytes than an answer may.
        case tooLarge
        case noMemory
        /// The job was ended; its budget has the reason.
        case isOver
    }

    private let depiction: Depiction
    private let options: PictureOptions
    private let engine: PangoEngine
    private let limits: Limits

    package init(of depiction: Depiction, _ options: PictureOptions, engine: PangoEngine, limits: Limits) {
        (self.depiction, self.options, self.engine, self.limits) = (depiction.ofWholes, options, engine, limits)
    }

    /// The default number of moments in a strip.
    package static let defaultFrames = 6
    /// The default number of frames per second.
    package static let defaultFramesPerSecond = 30.0
    /// The gap between the moments of a strip without devices, in points.
    private static let gap = 8.0

    /// Pixels per point: by default those of the screen for a still picture, and one for many pictures.
    private func scale(ofMany: Bool) -> Double {
        options.scale ?? (ofMany ? 1 : min(4, max(1, depiction.stage.scale)))
    }

    /// Pixels per point of a still picture: fewer if it would be too wide.
    private func scale(of picture: Picture) -> Double {
        let scale = scale(ofMany: false)
        guard let most = options.maxWidth, Painter.size(of: picture.bounds, scale: scale).width > most else {
            return scale
        }
        return Double(most) / picture.bounds.width
    }

    /// Pixels per point of `count` pictures side by side.
    private func scale(ofStrip count: Int, of bounds: Rect) -> Double {
        let scale = scale(ofMany: true)
        let gaps = count - 1
        guard let most = options.maxWidth,
            Painter.size(of: bounds, scale: scale).width * count + gap(at: scale) * gaps > most
        else { return scale }
        let points = bounds.width * Double(count) + (options.showsDevice ? 0 : Self.gap * Double(gaps))
        // The width without the gaps is divided into whole pixels, so pictures can only become narrower.
        let pixels = max(1, (most - gap(at: Double(most) / points) * gaps) / count)
        return min(scale, Double(pixels) / bounds.width)
    }

    /// The gap between the moments of a strip, in pixels.
    private func gap(at scale: Double) -> Int { options.showsDevice ? 0 : Int((Self.gap * scale).rounded()) }

    // MARK: Still

    /// Returns the moment that the options select, as a file.
    package func still() throws(Fault) -> [UInt8] {
        let picture = Picture(of: depiction, options)
        let scale = scale(of: picture)
        let size = Painter.size(of: picture.bounds, scale: scale)
        try check(size)
        let drawings = PreparedDrawings(engine, scale: scale)
        var planner = PaintPlanner(width: size.width, height: size.height, drawings)
        let (list, changed, plan) = planner.next(picture)
        try check(drawings.images, with: size)
        try count(.pixels, planner.work(changed, plan) + PaintCost.decoding(drawings.images))
        let bitmap = try bitmap(size, isClear: false)
        guard var painter = Painter(bitmap) else { throw .noMemory }
        painter.paint(list, by: plan)
        guard !painter.lacksMemory else { throw .noMemory }
        // If every pixel was filled opaquely at first, the picture is still opaque.
        return try file(of: bitmap, title: picture.title, isOpaque: plan.cleared.isEmpty || bitmap.isOpaque)
    }

    /// Counts the cost of painting.
    private func count(_ product: WorkProduct, _ work: Int) throws(Fault) {
        guard JobBudget.count(product, work), !JobBudget.isOver() else { throw .isOver }
    }

    /// Counts the cost of painting all pictures of a motion, before the first one is painted.
    private func count(
        _ moments: [Double], _ size: (width: Int, height: Int), _ drawings: PreparedDrawings
    ) throws(Fault) {
        var planner = PaintPlanner(width: size.width, height: size.height, drawings)
        for seconds in moments { try count(.motionPixels, planner.work(for: picture(at: seconds))) }
        try check(drawings.images, with: size)
        try count(.motionPixels, PaintCost.decoding(drawings.images))
    }

    /// Throws if the images and a picture of that size have too many pixels together, since images take as much memory
    /// per pixel.
    private func check(_ images: DecodedImages, with size: (width: Int, height: Int)) throws(Fault) {
        let pixels = size.width * size.height + images.pixels
        guard pixels <= limits.pixels || images.pixels == 0 else { throw .tooManyPixelsWithImages(pixels) }
    }

    private func file(of bitmap: Bitmap, title: String, isOpaque: Bool) throws(Fault) -> [UInt8] {
        var file = PNGFile(width: bitmap.width, height: bitmap.height, isOpaque: isOpaque, title: title)
        file.add(still: bitmap)
        file.end()
        guard file.bytes.count <= limits.bytes else { throw .tooLarge }
        return file.bytes
    }

    private func bitmap(_ size: (width: Int, height: Int), isClear: Bool = true) throws(Fault) -> Bitmap {
        try check(size)
        guard let bitmap = Bitmap(width: size.width, height: size.height, isClear: isClear) else { throw .noMemory }
        return bitmap
    }

    private func check(_ size: (width: Int, height: Int)) throws(Fault) {
        let (pixels, isBeyond) = size.width.multipliedReportingOverflow(by: size.height)
        guard !isBeyond, pixels <= limits.pixels else { throw .tooManyPixels(isBeyond ? .max : pixels) }
        guard max(size.width, size.height) <= Bitmap.longestSide else { throw .tooLong(max(size.width, size.height)) }
    }

    // MARK: Motion

    /// The timeline that is shown; `nil` if there is none, so that only the resting layout is shown.
    private var shown: Depiction.NamedTimeline? { depiction.timelines.first }

    private func picture(at seconds: Double) -> Picture {
        let moment = shown.map { Moment(of: depiction, in: $0, at: seconds) } ?? Moment(of: depiction)
        return Picture(of: depiction, at: moment, options)
    }

    /// Returns moments of the timeline side by side, from its start to its end.
    package func strip() throws(Fault) -> [UInt8] {
        let count = options.frames ?? Self.defaultFrames
        guard count <= limits.frames else { throw .tooManyFrames(count) }
        let first = picture(at: 0)
        let scale = scale(ofStrip: count, of: first.bounds)
        let size = Painter.size(of: first.bounds, scale: scale)
        let gap = gap(at: scale)
        let (width, isBeyond) = (size.width + gap).multipliedReportingOverflow(by: count)
        let bitmap = try bitmap((isBeyond ? .max : width - gap, size.height))
        let duration = shown?.timeline.motion.duration ?? 0
        let moments = (0..<count).map { count > 1 ? duration * Double($0) / Double(count - 1) : duration }
        let drawings = PreparedDrawings(engine, scale: scale)
        try self.count(.motionPixels, Int(PaintCost.file) * bitmap.width * bitmap.height)
        try self.count(moments, size, drawings)
        if gap > 0, let ground { bitmap.fill(ground) }
        guard var moving = MovingPicture(width: size.width, height: size.height, drawings) else { throw .noMemory }
        for (index, seconds) in moments.enumerated() {
            _ = moving.show(picture(at: seconds))
            guard !moving.lacksMemory else { throw .noMemory }
            guard !JobBudget.isOver() else { throw .isOver }
            bitmap.take(moving.shown, left: index * (size.width + gap))
        }
        return try file(of: bitmap, title: first.title, isOpaque: bitmap.isOpaque)
    }

    /// The colour between moments without devices, as a pixel; `nil` for none.
    private var ground: UInt32? {
        let color: Color
        switch options.background {
        case .transparent: return nil
        case .color(let own): color = own
        case .ground: color = .ground(depiction.stage.state.appearance)
        }
        func part(_ value: UInt8) -> UInt32 { (UInt32(value) * UInt32(color.alpha) + 127) / 255 }
        return UInt32(color.alpha) << 24 | part(color.red) << 16 | part(color.green) << 8 | part(color.blue)
    }

    /// Returns the timeline as an endless animation; its end is held for a second.
    package func animation() throws(Fault) -> [UInt8] {
        let rate = options.framesPerSecond ?? Self.defaultFramesPerSecond
        let duration = shown?.timeline.motion.duration ?? 0
        let steps = (duration * rate - 1e-9).rounded(.up)
        guard steps < Double(limits.frames) else { throw .tooManyFrames(steps < 1e9 ? Int(steps) + 1 : 1_000_000_000) }
        let count = max(0, Int(steps)) + 1
        let scale = scale(ofMany: true)
        let start = picture(at: 0)
        let size = Painter.size(of: start.bounds, scale: scale)
        try check(size)
        let (pixels, isBeyond) = (size.width * size.height).multipliedReportingOverflow(by: count)
        guard !isBeyond, pixels <= limits.motionPixels else { throw .tooManyPixelsInAll(isBeyond ? .max : pixels) }
        let moments = (0..<count).map { $0 == count - 1 ? duration : Double($0) / rate }
        let drawings = PreparedDrawings(engine, scale: scale)
        try self.count(moments, size, drawings)
        guard var moving = MovingPicture(width: size.width, height: size.height, drawings) else { throw .noMemory }
        // The delay is a fraction with a denominator of 16 bits: 1/30 is 100/3000.
        let delay = (numerator: 100, denominator: Int((rate * 100).rounded()))
        var frames: [PNGFrame] = []
        var isOpaque = false
        var bytes = 0
        for (index, seconds) in moments.enumerated() {
            let part = moving.show(picture(at: seconds))
            guard !moving.lacksMemory else { throw .noMemory }
            guard !JobBudget.isOver() else { throw .isOver }
            if index == 0 { isOpaque = options.background != .transparent && moving.shown.isOpaque }
            if let part {
                let frame = PNGFrame(of: moving.shown, part, isOpaque: isOpaque, delay: delay)
                frames.append(frame)
                bytes += frame.size
                guard bytes <= limits.bytes else { throw .tooLarge }
            } else {
                frames[frames.count - 1].delay.numerator += delay.numerator
            }
        }
        frames[frames.count - 1].delay.numerator += delay.denominator
        var file = PNGFile(
            width: size.width, height: size.height, isOpaque: isOpaque, title: start.title, frames: frames.count)
        for frame in frames { file.add(frame: frame) }
        file.end()
        return file.bytes
    }
}

extension Color {
    /// The colour around a device in pictures.
    static func ground(_ appearance: Appearance) -> Color {
        appearance == .dark ? Color(red: 0x2C, green: 0x2C, blue: 0x2E) : Color(red: 0xE5, green: 0xE5, blue: 0xEA)
    }
}
