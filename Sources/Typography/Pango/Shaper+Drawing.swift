import CPango
import Geometry

extension PangoEngine {
    /// Draws a line with the glyphs, the fonts and the advances with which it was measured.
    ///
    /// - Parameters:
    ///   - text: The line's text in logical order. Control characters are left out; a tab is a space.
    ///   - letterSpacing: The space after each character that has a width, in points.
    ///   - pixelsPerPoint: The resolution of glyphs in colour.
    /// - Complexity: Some 5 µs for each character.
    package func drawing(
        of text: String, style: TextStyle, direction: TextDirection, letterSpacing: Double, pixelsPerPoint: Double
    ) -> LineDrawing {
        let options = DrawingOptions(
            style: style, direction: direction, letterSpacing: letterSpacing, pixelsPerPoint: pixelsPerPoint)
        let drawn = withShaper { $0.drawing(of: text, options) }
        if let drawn, drawn.missingGlyphs == 0 { return drawn }
        return withAllFonts { $0.drawing(of: text, options) } ?? drawn ?? LineDrawing()
    }
}

/// The parameters of drawing a line; see ``PangoEngine/drawing``.
private struct DrawingOptions {
    let style: TextStyle
    let direction: TextDirection
    let letterSpacing: Double
    let pixelsPerPoint: Double
}

extension Shaper {
    /// The state while a line is drawn, in thousandths of an em.
    private struct Line {
        let options: DrawingOptions
        /// The text in UTF-8, with a terminating zero.
        let bytes: [UInt8]
        /// The length of a unit, in points.
        let unit: Double
        /// The space after each character, in Pango's units.
        let letterSpacing: Int32
        /// The offsets of the graphemes for which the fonts have no glyph.
        var missing: Set<Int> = []
        /// The offsets of the graphemes without a glyph whose box has already been drawn.
        var boxed: Set<Int> = []
        /// The position of the next glyph, in Pango's units.
        var pen = 0
        var drawing = LineDrawing()

        init(_ text: String, _ options: DrawingOptions, unit: Double) {
            self.options = options
            self.unit = unit
            let spacing = (options.letterSpacing / unit * Double(PANGO_SCALE)).rounded()
            letterSpacing = Int32(clamping: Int(max(-1e9, min(1e9, spacing))))
            bytes = text.utf8.filter { $0 >= 0x20 && $0 != 0x7F || $0 == 0x09 }.map { $0 == 0x09 ? 0x20 : $0 } + [0]
        }

        /// Converts a length of Pango's to points.
        func points(_ length: Int) -> Double { Double(length) * unit / Double(PANGO_SCALE) }

        /// Starts drawing again from the left. The graphemes without a glyph stay known.
        mutating func restart() {
            pen = 0
            boxed = []
            drawing = LineDrawing()
        }
    }

    fileprivate func drawing(of text: String, _ options: DrawingOptions) -> LineDrawing {
        let unit = options.style.size / Shaper.size
        guard unit > 0, unsafe options.style.weight.index < contexts.count else { return LineDrawing() }
        var line = Line(text, options, unit: unit)
        guard line.bytes.count > 1 else { return LineDrawing() }
        let graphemes = GraphemeTable(line.bytes)
        draw(&line, graphemes)
        if !line.missing.isEmpty {
            line.restart()
            draw(&line, graphemes)
        }
        line.drawing.missingGlyphs = line.missing.count
        line.drawing.width = line.points(line.pen)
        return line.drawing
    }

    /// Draws the line, and finds the graphemes without a glyph. Those that are already known get their boxes.
    private func draw(_ line: inout Line, _ graphemes: GraphemeTable) {
        guard let path = Recorder() else { return }
        var boxes: [Rect] = []
        unsafe line.bytes.withUnsafeBytes { buffer in
            guard let base = unsafe buffer.bindMemory(to: CChar.self).baseAddress else { return }
            let count = Int32(buffer.count - 1)
            let isLeftToRight = line.options.direction == .leftToRight
            let items = unsafe pango_itemize_with_base_dir(
                contexts[line.options.style.weight.index],
                isLeftToRight ? PANGO_DIRECTION_LTR : PANGO_DIRECTION_RTL, base, 0, count, nil, nil)
            // The items are freed with the first list. The second list has the same items in visual order.
            let sideBySide = unsafe pango_reorder_items(items)
            defer {
                unsafe g_list_free(sideBySide)
                unsafe g_list_free_full(items) { unsafe pango_item_free($0?.assumingMemoryBound(to: PangoItem.self)) }
            }
            var next = unsafe sideBySide
            while let node = unsafe next {
                if let item = unsafe node.pointee.data?.assumingMemoryBound(to: PangoItem.self) {
                    unsafe pango_shape_full(
                        base + Int(item.pointee.offset), item.pointee.length, base, count, &item.pointee.analysis,
                        glyphs)
                    unsafe add(item, graphemes, to: &line, path, &boxes)
                }
                unsafe next = unsafe node.pointee.next
            }
        }
        line.drawing.outline = path.outline(scaledBy: line.unit)
        for box in boxes { line.drawing.outline.elements += MissingGlyph.outline(box, size: line.options.style.size) }
    }

    /// Adds the current glyphs, which belong to `item`.
    private func add(
        _ item: UnsafeMutablePointer<PangoItem>, _ graphemes: GraphemeTable, to line: inout Line, _ path: Recorder,
        _ boxes: inout [Rect]
    ) {
        guard let font = unsafe item.pointee.analysis.font else { return }
        let (isLatinFont, isColored) = unsafe traits(of: font)
        let start = line.pen
        unsafe setAdvances(Int(item.pointee.offset), isColored, isLatinFont, graphemes, in: &line, &boxes)
        if isColored {
            if let image = unsafe image(font, from: start, in: line) { line.drawing.images.append(image) }
        } else {
            unsafe path.add(font, glyphs, at: Double(start) / Double(PANGO_SCALE))
        }
    }

    /// Sets the advances of the current glyphs, whose item starts at `offset`, to those with which the text was
    /// measured, and moves the pen past them. A grapheme without a glyph gets one box, whichever item its characters
    /// are in.
    private func setAdvances(
        _ offset: Int, _ isColored: Bool, _ isLatinFont: Bool, _ graphemes: GraphemeTable, in line: inout Line,
        _ boxes: inout [Rect]
    ) {
        let count = Int(unsafe glyphs.pointee.num_glyphs)
        let style = line.options.style
        // Spaces in Roboto and Tinos are kerned, so they keep their advances; all others are as wide as a space of the
        // first font.
        let keepsSpaces = isLatinFont && fonts.typeface != .sanFrancisco
        func grapheme(_ index: Int) -> Int {
            graphemes.start(of: offset + Int(unsafe glyphs.pointee.log_clusters[index]))
        }
        var first = 0
        while first < count {
            let start = grapheme(first)
            var last = first
            var advance = 0
            var isMissing = false
            while true {
                let glyph = unsafe glyphs.pointee.glyphs[last]
                advance += Int(glyph.geometry.width)
                // PANGO_GLYPH_UNKNOWN_FLAG is set: the font has no such glyph.
                isMissing = isMissing || glyph.glyph & 0x1000_0000 != 0
                guard last + 1 < count, grapheme(last + 1) == start else { break }
                last += 1
            }
            let character = graphemes.character(at: start)
            let isHidden = isMissing && ScalarTraits.isInvisible(character)
            if !isHidden, isMissing || !isColored && ScalarTraits.isEmoji(character) { line.missing.insert(start) }
            var measured: Int?
            if isHidden || line.missing.contains(start) {
                for index in first...last { unsafe glyphs.pointee.glyphs[index].glyph = Self.emptyGlyph }
                let isBoxed = isHidden || !line.boxed.insert(start).inserted
                let advance = isBoxed ? 0 : Shaper.units(ScalarTraits.assumedAdvance(of: character))
                measured = advance
                if advance > 0 {
                    boxes.append(
                        MissingGlyph.box(x: line.points(line.pen), width: line.points(advance), size: style.size))
                }
            } else if !keepsSpaces, character == " " || character == "\u{A0}", style.weight.index < spaces.count {
                measured = Shaper.units(spaces[style.weight.index])
            }
            if let measured {
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

    /// PANGO_GLYPH_EMPTY, a macro with a cast, which Swift does not import.
    private static let emptyGlyph: PangoGlyph = 0x0FFF_FFFF

    /// Converts em to Pango's units.
    private static func units(_ ems: Double) -> Int { Int((ems / Shaper.unit).rounded()) }

    /// Draws the current glyphs in their own colours.
    private func image(_ font: UnsafeMutablePointer<PangoFont>, from start: Int, in line: Line) -> LineDrawing.Image? {
        let size = line.options.style.size
        let frame = Rect(
            x: line.points(start), y: -1.25 * size, width: line.points(line.pen - start), height: 1.75 * size)
        let width = Int((frame.width * line.options.pixelsPerPoint).rounded(.up))
        let height = Int((frame.height * line.options.pixelsPerPoint).rounded(.up))
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

/// Collects the outlines of glyphs.
@safe private final class Recorder {
    // Both are created in `init` and destroyed in `deinit`. The surface is unbounded, because Cairo leaves out glyphs
    // far outside of a surface.
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

    /// Adds glyphs, with the start of their line at `x`.
    func add(_ font: UnsafeMutablePointer<PangoFont>, _ glyphs: UnsafeMutablePointer<PangoGlyphString>, at x: Double) {
        unsafe cairo_move_to(context, x, 0)
        unsafe pango_cairo_glyph_string_path(context, font, glyphs)
    }

    /// Returns all recorded outlines, scaled by a factor.
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
                elements.append(.cubic(control1: point(index + 1), control2: point(index + 2), end: point(index + 3)))
            default: elements.append(.close)
            }
            index += max(1, Int(header.length))
        }
        // A move at the end is the position of a glyph without an outline.
        while case .move = elements.last { elements.removeLast() }
        return VectorPath(elements: elements)
    }
}
