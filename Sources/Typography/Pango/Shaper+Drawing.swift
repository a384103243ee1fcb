import CPango
import Geometry

extension PangoEngine {
    /// A line as it is drawn: with the glyphs, the fonts and the advances by which it was measured.
    ///
    /// - Parameters:
    ///   - text: The line's text in logical order. Control characters are left out; a tab is a space.
    ///   - letterSpacing: Points behind each character that takes room.
    ///   - pixelsPerPoint: How finely glyphs in colour are drawn.
    /// - Complexity: some 5 µs a character.
    package func drawing(
        of text: String, style: TextStyle, direction: TextDirection, letterSpacing: Double, pixelsPerPoint: Double
    ) -> LineDrawing {
        withShaper { shaper in
            shaper.drawing(
                of: text, style: style, direction: direction, letterSpacing: letterSpacing,
                pixelsPerPoint: pixelsPerPoint)
        } ?? LineDrawing()
    }
}

extension Shaper {
    /// Glyphs of a line on their way to a drawing, in units of a thousandth of an em.
    private struct Line {
        let style: TextStyle
        /// Points in a unit.
        let unit: Double
        /// Behind each character, in Pango's units.
        let letterSpacing: Int32
        let pixelsPerPoint: Double
        /// Where the next glyph goes, in Pango's units.
        var pen = 0
        var drawing = LineDrawing()

        /// A length of Pango's in points.
        func points(_ length: Int) -> Double { Double(length) * unit / Double(PANGO_SCALE) }

        /// What stands for a grapheme without a glyph, as tall as a capital letter.
        func box(_ advance: Int) -> Rect {
            Rect(x: points(pen), y: -0.73 * style.size, width: points(advance), height: 0.73 * style.size)
        }
    }

    fileprivate func drawing(
        of text: String, style: TextStyle, direction: TextDirection, letterSpacing: Double, pixelsPerPoint: Double
    ) -> LineDrawing {
        let unit = style.size / Shaper.size
        guard unit > 0, unsafe style.weight.index < contexts.count, let path = Recorder() else { return LineDrawing() }
        let spacing = (letterSpacing / unit * Double(PANGO_SCALE)).rounded()
        var line = Line(
            style: style, unit: unit, letterSpacing: Int32(clamping: Int(max(-1e9, min(1e9, spacing)))),
            pixelsPerPoint: pixelsPerPoint)
        var bytes = text.utf8.filter { $0 >= 0x20 && $0 != 0x7F || $0 == 0x09 }.map { $0 == 0x09 ? 0x20 : $0 }
        let count = bytes.count
        bytes.append(0)
        unsafe bytes.withUnsafeBytes { buffer in
            guard count > 0, let base = unsafe buffer.bindMemory(to: CChar.self).baseAddress else { return }
            let isLeftToRight = direction == .leftToRight
            let items = unsafe pango_itemize_with_base_dir(
                contexts[style.weight.index], isLeftToRight ? PANGO_DIRECTION_LTR : PANGO_DIRECTION_RTL, base, 0,
                Int32(count), nil, nil)
            // The items are ours and freed here; the second list holds the same ones, as they stand side by side.
            let sideBySide = unsafe pango_reorder_items(items)
            defer {
                unsafe g_list_free(sideBySide)
                unsafe g_list_free_full(items) { unsafe pango_item_free($0?.assumingMemoryBound(to: PangoItem.self)) }
            }
            var next = unsafe sideBySide
            while let node = unsafe next {
                if let item = unsafe node.pointee.data?.assumingMemoryBound(to: PangoItem.self) {
                    unsafe pango_shape_full(
                        base + Int(item.pointee.offset), item.pointee.length, base, Int32(count),
                        &item.pointee.analysis, glyphs)
                    unsafe add(item, of: bytes, to: &line, path)
                }
                unsafe next = unsafe node.pointee.next
            }
        }
        line.drawing.outline = path.outline(scaledBy: unit)
        line.drawing.width = line.points(line.pen)
        return line.drawing
    }

    /// Adds the glyphs at hand, which are those of `item`.
    private func add(
        _ item: UnsafeMutablePointer<PangoItem>, of bytes: [UInt8], to line: inout Line, _ path: Recorder
    ) {
        guard let font = unsafe item.pointee.analysis.font else { return }
        let range = unsafe Int(item.pointee.offset)..<Int(item.pointee.offset + item.pointee.length)
        let isColored = unsafe traits(of: font).isColored
        let start = line.pen
        setAdvances(of: bytes, range, isColored: isColored, in: &line)
        if isColored {
            if let image = unsafe image(font, from: start, in: line) { line.drawing.images.append(image) }
        } else {
            unsafe path.add(font, glyphs, at: Double(start) / Double(PANGO_SCALE))
        }
    }

    /// Gives the glyphs at hand the advances by which the text was measured, and moves the pen past them.
    private func setAdvances(of bytes: [UInt8], _ range: Range<Int>, isColored: Bool, in line: inout Line) {
        let count = Int(unsafe glyphs.pointee.num_glyphs)
        func cluster(_ index: Int) -> Int { Int(unsafe glyphs.pointee.log_clusters[index]) }
        var first = 0
        while first < count {
            var last = first
            var advance = 0
            var isMissing = false
            while true {
                let glyph = unsafe glyphs.pointee.glyphs[last]
                advance += Int(glyph.geometry.width)
                // PANGO_GLYPH_UNKNOWN_FLAG: the font has no such glyph.
                isMissing = isMissing || glyph.glyph & 0x1000_0000 != 0
                guard last + 1 < count, cluster(last + 1) == cluster(first) else { break }
                last += 1
            }
            let start = range.lowerBound + cluster(first)
            let character = Shaper.character(in: bytes, at: start, before: range.upperBound)
            let measured = measuredAdvance(
                of: character, advance, isMissing: isMissing, isColored: isColored, style: line.style)
            if let measured {
                if isMissing || !isColored && ScalarTraits.isEmoji(character) {
                    for index in first...last { unsafe glyphs.pointee.glyphs[index].glyph = Self.emptyGlyph }
                    if measured > 0 { line.drawing.missing.append(line.box(measured)) }
                }
                for index in first...last { unsafe glyphs.pointee.glyphs[index].geometry.width = 0 }
                unsafe glyphs.pointee.glyphs[last].geometry.width = Int32(clamping: measured)
                advance = measured
            }
            if advance > 0 {
                unsafe glyphs.pointee.glyphs[last].geometry.width += line.letterSpacing
                advance += Int(line.letterSpacing)
            }
            line.pen += advance
            first = last + 1
        }
    }

    /// PANGO_GLYPH_EMPTY, a cast macro.
    private static let emptyGlyph: PangoGlyph = 0x0FFF_FFFF

    /// The advance by which a grapheme was measured, in Pango's units, where that is not its glyphs' own.
    private func measuredAdvance(
        of character: Character, _ advance: Int, isMissing: Bool, isColored: Bool, style: TextStyle
    ) -> Int? {
        if character == " " || character == "\u{A0}" {
            guard style.weight.index < spaces.count else { return nil }
            return Int((spaces[style.weight.index] / Shaper.unit).rounded())
        }
        guard isMissing || !isColored && ScalarTraits.isEmoji(character) else { return nil }
        if ScalarTraits.isInvisible(character) { return 0 }
        return Int((ScalarTraits.assumedAdvance(of: character) / Shaper.unit).rounded())
    }

    /// The grapheme that starts at a byte; a space where none does.
    private static func character(in bytes: [UInt8], at start: Int, before end: Int) -> Character {
        // As far as a grapheme of some length goes: a family of emoji takes 25 bytes.
        var limit = min(end, start + 64)
        while limit < end, bytes[limit] & 0xC0 == 0x80 { limit -= 1 }
        guard start < limit else { return " " }
        return String(decoding: bytes[start..<limit], as: UTF8.self).first ?? " "
    }

    /// The glyphs at hand in their own colours.
    private func image(
        _ font: UnsafeMutablePointer<PangoFont>, from start: Int, in line: Line
    ) -> LineDrawing.Image? {
        let size = line.style.size
        let frame = Rect(
            x: line.points(start), y: -1.25 * size, width: line.points(line.pen - start), height: 1.75 * size)
        let width = Int((frame.width * line.pixelsPerPoint).rounded(.up))
        let height = Int((frame.height * line.pixelsPerPoint).rounded(.up))
        guard width > 0, height > 0, width <= 8192, height <= 8192,
            let surface = unsafe cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height)),
            let context = unsafe cairo_create(surface)
        else { return nil }
        defer {
            unsafe cairo_destroy(context)
            unsafe cairo_surface_destroy(surface)
        }
        unsafe cairo_scale(context, Double(width) / frame.width, Double(height) / frame.height)
        unsafe cairo_translate(context, 0, 1.25 * size)
        unsafe cairo_scale(context, line.unit, line.unit)
        unsafe pango_cairo_show_glyph_string(context, font, glyphs)
        unsafe cairo_surface_flush(surface)
        guard let data = unsafe cairo_image_surface_get_data(surface) else { return nil }
        let stride = Int(unsafe cairo_image_surface_get_stride(surface)) / 4
        let pixels = unsafe UnsafeRawPointer(data).assumingMemoryBound(to: UInt32.self)
        var rows: [UInt32] = []
        rows.reserveCapacity(width * height)
        for row in 0..<height {
            unsafe rows.append(contentsOf: UnsafeBufferPointer(start: pixels + row * stride, count: width))
        }
        return LineDrawing.Image(frame: frame, width: width, height: height, pixels: rows)
    }
}

/// Takes glyphs and gives their outlines.
@safe private final class Recorder {
    // Both made in `init` and freed in `deinit`. The surface has no edge: Cairo leaves out glyphs far beyond those.
    private let surface: OpaquePointer
    private let context: OpaquePointer

    init?() {
        guard let surface = unsafe cairo_recording_surface_create(CAIRO_CONTENT_ALPHA, nil),
            let context = unsafe cairo_create(surface)
        else { return nil }
        unsafe self.surface = unsafe surface
        unsafe self.context = unsafe context
    }

    deinit {
        unsafe cairo_destroy(context)
        unsafe cairo_surface_destroy(surface)
    }

    /// Adds glyphs whose line begins at `x`.
    func add(_ font: UnsafeMutablePointer<PangoFont>, _ glyphs: UnsafeMutablePointer<PangoGlyphString>, at x: Double) {
        unsafe cairo_move_to(context, x, 0)
        unsafe pango_cairo_glyph_string_path(context, font, glyphs)
    }

    /// Everything that was added, larger by a factor.
    func outline(scaledBy factor: Double) -> VectorPath {
        guard let path = unsafe cairo_copy_path(context) else { return VectorPath() }
        defer { unsafe cairo_path_destroy(path) }
        guard unsafe path.pointee.status == CAIRO_STATUS_SUCCESS, let data = unsafe path.pointee.data else {
            return VectorPath()
        }
        let count = Int(unsafe path.pointee.num_data)
        func point(_ index: Int) -> Point {
            Point(x: unsafe data[index].point.x * factor, y: unsafe data[index].point.y * factor)
        }
        var elements: [VectorPath.Element] = []
        elements.reserveCapacity(count / 3)
        var index = 0
        while index < count {
            let header = unsafe data[index].header
            switch header.type {
            case CAIRO_PATH_MOVE_TO: elements.append(.move(point(index + 1)))
            case CAIRO_PATH_LINE_TO: elements.append(.line(point(index + 1)))
            case CAIRO_PATH_CURVE_TO:
                elements.append(
                    .cubic(control1: point(index + 1), control2: point(index + 2), end: point(index + 3)))
            default: elements.append(.close)
            }
            index += max(1, Int(header.length))
        }
        // Where the pen was put for a glyph that has no outline.
        while case .move = elements.last { elements.removeLast() }
        return VectorPath(elements: elements)
    }
}
