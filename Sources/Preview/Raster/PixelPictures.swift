import Boxes
import Dialogs
import Geometry
import Jobs
import Timeline
package import Typography

/// Pictures that are made of pixels, of what is on a stage.
package struct PixelPictures: Sendable {
    /// How much may be drawn.
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

    /// Why a picture is not drawn.
    package enum Fault: Error, Hashable, Sendable {
        /// It would have more pixels than may be.
        case tooManyPixels(Int)
        /// One of its sides would be longer than Cairo's pictures may be.
        case tooLong(Int)
        /// All of its pictures together would have more pixels than may be.
        case tooManyPixelsInAll(Int)
        case tooManyFrames(Int)
        /// Of more bytes than an answer may have.
        case tooLarge
        case noMemory
        /// The job had to end, which it tells itself.
        case isOver
    }

    private let depiction: Depiction
    private let options: PictureOptions
    private let engine: PangoEngine
    private let limits: Limits

    package init(of depiction: Depiction, _ options: PictureOptions, engine: PangoEngine, limits: Limits) {
        (self.depiction, self.options, self.engine, self.limits) = (depiction, options, engine, limits)
    }

    /// How many moments a strip shows where nobody says.
    package static let usualFrames = 6
    /// Pictures a second where nobody says.
    package static let usualFramesPerSecond = 30.0
    /// Points between the moments of a strip that has no device around each.
    private static let gap = 8.0

    /// Pixels a point: of a still picture as many as the screen has unless somebody says, of many pictures one.
    private func scale(ofMany: Bool) -> Double {
        options.scale ?? (ofMany ? 1 : min(4, max(1, depiction.stage.scale)))
    }

    // MARK: Still

    /// The moment that the options ask for.
    package func still() throws(Fault) -> [UInt8] {
        let picture = Picture(of: depiction, options)
        let scale = scale(ofMany: false)
        let size = Painter.size(of: picture.bounds, scale: scale)
        try check(size)
        try count(.pixels, picture, scale: scale)
        let bitmap = try bitmap(size)
        Painter.draw(picture, on: bitmap, scale: scale, engine: engine)
        return try file(of: bitmap, title: picture.title)
    }

    /// Counts what it takes to paint a picture.
    private func count(_ product: WorkProduct, _ picture: Picture, scale: Double) throws(Fault) {
        guard JobBudget.count(product, PaintingWork.pixels(of: picture, scale: scale)), !JobBudget.isOver() else {
            throw .isOver
        }
    }

    private func file(of bitmap: Bitmap, title: String) throws(Fault) -> [UInt8] {
        var file = PNGFile(width: bitmap.width, height: bitmap.height, isOpaque: bitmap.isOpaque, title: title)
        file.add(still: bitmap)
        file.end()
        guard file.bytes.count <= limits.bytes else { throw .tooLarge }
        return file.bytes
    }

    private func bitmap(_ size: (width: Int, height: Int)) throws(Fault) -> Bitmap {
        try check(size)
        guard let bitmap = Bitmap(width: size.width, height: size.height) else { throw .noMemory }
        return bitmap
    }

    private func check(_ size: (width: Int, height: Int)) throws(Fault) {
        let (pixels, isBeyond) = size.width.multipliedReportingOverflow(by: size.height)
        guard !isBeyond, pixels <= limits.pixels else { throw .tooManyPixels(isBeyond ? .max : pixels) }
        guard max(size.width, size.height) <= Bitmap.longestSide else { throw .tooLong(max(size.width, size.height)) }
    }

    // MARK: In time

    /// The timeline that is shown; nil where there is none, and the rest is all there is.
    private var shown: Depiction.NamedTimeline? { depiction.timelines.first }

    private func picture(at seconds: Double) -> Picture {
        let moment = shown.map { Moment(of: depiction, in: $0, at: seconds) } ?? Moment(of: depiction)
        return Picture(of: depiction, at: moment, options)
    }

    /// Moments of the timeline side by side, from its start to its end.
    package func strip() throws(Fault) -> [UInt8] {
        let count = options.frames ?? Self.usualFrames
        guard count <= limits.frames else { throw .tooManyFrames(count) }
        let scale = scale(ofMany: true)
        let first = picture(at: 0)
        let size = Painter.size(of: first.bounds, scale: scale)
        let gap = options.showsDevice ? 0 : Int((Self.gap * scale).rounded())
        let (width, isBeyond) = (size.width + gap).multipliedReportingOverflow(by: count)
        let bitmap = try bitmap((isBeyond ? .max : width - gap, size.height))
        let duration = shown?.timeline.motion.duration ?? 0
        if gap > 0 { fillGround(of: bitmap) }
        for index in 0..<count {
            let seconds = count > 1 ? duration * Double(index) / Double(count - 1) : duration
            let picture = index == 0 && count > 1 ? first : picture(at: seconds)
            try self.count(.motionPixels, picture, scale: scale)
            Painter.draw(picture, on: bitmap, left: index * (size.width + gap), scale: scale, engine: engine)
        }
        return try file(of: bitmap, title: first.title)
    }

    /// What lies between moments without devices.
    private func fillGround(of bitmap: Bitmap) {
        let color: Color
        switch options.background {
        case .transparent: return
        case .color(let own): color = own
        case .ground: color = .ground(depiction.stage.state.appearance)
        }
        let all = Rect(x: 0, y: 0, width: Double(bitmap.width), height: Double(bitmap.height))
        let fill = DrawingOperation.fill(VectorPath(rectangle: all), .nonZero, .solid(color))
        Painter.draw(Picture(bounds: all, operations: [fill]), on: bitmap, scale: 1, engine: engine)
    }

    /// The timeline as it plays, again and again; its end stands for a second.
    package func animation() throws(Fault) -> [UInt8] {
        let rate = options.framesPerSecond ?? Self.usualFramesPerSecond
        let duration = shown?.timeline.motion.duration ?? 0
        let steps = (duration * rate - 1e-9).rounded(.up)
        guard steps < Double(limits.frames) else {
            throw .tooManyFrames(steps < 1e9 ? Int(steps) + 1 : 1_000_000_000)
        }
        let count = max(0, Int(steps)) + 1
        let scale = scale(ofMany: true)
        let start = picture(at: 0)
        let size = Painter.size(of: start.bounds, scale: scale)
        try check(size)
        let (pixels, isBeyond) = (size.width * size.height).multipliedReportingOverflow(by: count)
        guard !isBeyond, pixels <= limits.motionPixels else { throw .tooManyPixelsInAll(isBeyond ? .max : pixels) }
        guard var bitmap = Bitmap(width: size.width, height: size.height),
            var other = Bitmap(width: size.width, height: size.height)
        else { throw .noMemory }
        // A fraction with a denominator of 16 bits: 1/30 is 100/3000.
        let delay = (numerator: 100, denominator: Int((rate * 100).rounded()))
        var frames: [PNGFrame] = []
        var isOpaque = false
        var bytes = 0
        for index in 0..<count {
            let seconds = index == count - 1 ? duration : Double(index) / rate
            let picture = index == 0 && count > 1 ? start : picture(at: seconds)
            try self.count(.motionPixels, picture, scale: scale)
            bitmap.clear()
            Painter.draw(picture, on: bitmap, scale: scale, engine: engine)
            if index == 0 { isOpaque = options.background != .transparent && bitmap.isOpaque }
            let part = index == 0 ? bitmap.all : bitmap.change(from: other)
            if let part {
                let frame = PNGFrame(of: bitmap, part, isOpaque: isOpaque, delay: delay)
                frames.append(frame)
                bytes += frame.size
                guard bytes <= limits.bytes else { throw .tooLarge }
            } else {
                frames[frames.count - 1].delay.numerator += delay.numerator
            }
            swap(&bitmap, &other)
        }
        frames[frames.count - 1].delay.numerator += delay.denominator
        var file = PNGFile(
            width: size.width, height: size.height, isOpaque: isOpaque, title: start.title, frames: frames.count)
        for frame in frames { file.add(frame: frame) }
        file.end()
        return file.bytes
    }
}

extension Bitmap {
    /// The whole of it.
    var all: PixelRect { PixelRect(x: 0, y: 0, width: width, height: height) }
}

extension Color {
    /// What lies around a device in pictures.
    static func ground(_ appearance: Appearance) -> Color {
        appearance == .dark ? Color(red: 0x2C, green: 0x2C, blue: 0x2E) : Color(red: 0xE5, green: 0xE5, blue: 0xEA)
    }
}
