private import CPango
import Dialogs
import Geometry
import Typography

/// A bitmap with a Cairo context. Coordinates are in points until they are transformed to pixels.
///
/// Cairo draws in software, with edges antialiased by coverage. A canvas is used by one thread at a time.
@safe final class Canvas {
    let bitmap: Bitmap
    // Both are created in `init` and destroyed in `deinit`.
    private let surface: OpaquePointer
    private let context: OpaquePointer
    /// The transform from points to pixels.
    private(set) var transform = PlaneTransform.identity

    init?(_ bitmap: Bitmap) {
        let stride = Int32(bitmap.width * 4)
        let bytes = unsafe UnsafeMutableRawPointer(bitmap.pixels).assumingMemoryBound(to: UInt8.self)
        guard
            let surface = unsafe cairo_image_surface_create_for_data(
                bytes, CAIRO_FORMAT_ARGB32, Int32(bitmap.width), Int32(bitmap.height), stride),
            let context = unsafe cairo_create(surface)
        else { return nil }
        self.bitmap = bitmap
        unsafe self.surface = unsafe surface
        unsafe self.context = unsafe context
    }

    deinit {
        unsafe cairo_destroy(context)
        unsafe cairo_surface_destroy(surface)
    }

    // MARK: State

    func save() { unsafe cairo_save(context) }

    func restore() { unsafe cairo_restore(context) }

    /// Sets the transform for the following operations, which must be invertible; its perspective is ignored.
    func lead(by transform: PlaneTransform) {
        self.transform = transform
        setMatrix(transform)
    }

    /// Clips the following operations to an outline that `transform` maps to pixels.
    func clip(_ path: VectorPath, _ rule: FillRule, _ transform: PlaneTransform) {
        setMatrix(transform)
        trace(path)
        unsafe cairo_set_fill_rule(context, rule.cairo)
        unsafe cairo_clip(context)
        setMatrix(self.transform)
    }

    // MARK: Drawing

    /// - Parameter opacity: Multiplied with the alpha of the fill's colours.
    func fill(_ path: VectorPath, _ rule: FillRule, _ fill: Fill, opacity: Double = 1) {
        trace(path)
        unsafe cairo_set_fill_rule(context, rule.cairo)
        withSource(fill, opacity) { unsafe cairo_fill(context) }
    }

    func stroke(_ path: VectorPath, width: Double, _ color: Color) {
        trace(path)
        setSource(color, 1)
        unsafe cairo_set_line_width(context, width)
        unsafe cairo_stroke(context)
    }

    /// Composites another bitmap, whose pixels `transform` maps to this canvas's.
    func draw(_ other: Bitmap, by transform: PlaneTransform, opacity: Double) {
        let stride = Int32(other.width * 4)
        let bytes = unsafe UnsafeMutableRawPointer(other.pixels).assumingMemoryBound(to: UInt8.self)
        unsafe draw(
            cairo_image_surface_create_for_data(
                bytes, CAIRO_FORMAT_ARGB32, Int32(other.width), Int32(other.height), stride), by: transform
        ) { unsafe cairo_paint_with_alpha($0, opacity) }
    }

    /// Draws glyphs with their own colours.
    func draw(_ image: LineDrawing.Image, opacity: Double) {
        guard let bitmap = Bitmap(width: image.width, height: image.height) else { return }
        for index in 0..<min(image.pixels.count, image.width * image.height) {
            unsafe bitmap.pixels[index] = image.pixels[index]
        }
        let transform = PlaneTransform(
            a: image.frame.width / Double(image.width), d: image.frame.height / Double(image.height),
            tx: image.frame.minX, ty: image.frame.minY)
        draw(bitmap, by: transform.followed(by: self.transform), opacity: opacity)
    }

    /// Draws an image over its frame, or the placeholder if it is damaged.
    func draw(_ image: DecodedImage) {
        let frame = VectorPath(rectangle: image.frame)
        guard let (bitmap, own) = image.bitmap(for: transform.magnification) else {
            for case .fill(let path, let rule, let fill) in ImagePlaceholder.operations(in: frame) {
                self.fill(path, rule, fill)
            }
            return
        }
        let bytes = unsafe UnsafeMutableRawPointer(bitmap.pixels).assumingMemoryBound(to: UInt8.self)
        guard let back = own.inverse,
            let source = unsafe cairo_image_surface_create_for_data(
                bytes, CAIRO_FORMAT_ARGB32, Int32(bitmap.width), Int32(bitmap.height), Int32(bitmap.width * 4))
        else { return }
        defer { unsafe cairo_surface_destroy(source) }
        trace(frame)
        unsafe cairo_set_source_surface(context, source, 0, 0)
        let pattern = unsafe cairo_get_source(context)
        var matrix = cairo_matrix_t(xx: back.a, yx: back.b, xy: back.c, yy: back.d, x0: back.tx, y0: back.ty)
        unsafe cairo_pattern_set_matrix(pattern, &matrix)
        unsafe cairo_pattern_set_filter(pattern, CAIRO_FILTER_BILINEAR)
        unsafe cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
        unsafe cairo_fill(context)
        // The bitmap belongs to the image: the context must not keep a pointer to it.
        setSource(.black)
    }

    /// Fills a colour through a mask whose pixels `transform` maps to this canvas's.
    func fill(_ color: Color, through mask: Mask, by transform: PlaneTransform) {
        unsafe fill(
            color, by: transform,
            through: cairo_image_surface_create_for_data(
                mask.bytes, CAIRO_FORMAT_A8, Int32(mask.width), Int32(mask.height), Int32(mask.stride)))
    }

    /// Fills a colour through the alpha of a bitmap's pixels.
    func fill(_ color: Color, through mask: Bitmap, by transform: PlaneTransform) {
        let bytes = unsafe UnsafeMutableRawPointer(mask.pixels).assumingMemoryBound(to: UInt8.self)
        unsafe fill(
            color, by: transform,
            through: cairo_image_surface_create_for_data(
                bytes, CAIRO_FORMAT_ARGB32, Int32(mask.width), Int32(mask.height), Int32(mask.width * 4)))
    }

    private func fill(_ color: Color, by transform: PlaneTransform, through pattern: OpaquePointer?) {
        guard let pattern = unsafe pattern else { return }
        defer { unsafe cairo_surface_destroy(pattern) }
        save()
        defer { restore() }
        setMatrix(transform)
        setSource(color)
        let source = unsafe cairo_pattern_create_for_surface(pattern)
        defer { unsafe cairo_pattern_destroy(source) }
        unsafe cairo_pattern_set_filter(source, CAIRO_FILTER_BILINEAR)
        unsafe cairo_mask(context, source)
    }

    private func draw(_ source: OpaquePointer?, by transform: PlaneTransform, _ paint: (OpaquePointer) -> Void) {
        guard let source = unsafe source else { return }
        defer { unsafe cairo_surface_destroy(source) }
        save()
        defer { restore() }
        setMatrix(transform)
        unsafe cairo_set_source_surface(context, source, 0, 0)
        let pattern = unsafe cairo_get_source(context)
        let isAligned = transform.a == 1 && transform.b == 0 && transform.c == 0 && transform.d == 1
        unsafe cairo_pattern_set_filter(pattern, isAligned ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_BILINEAR)
        if !isAligned { unsafe cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD) }
        unsafe cairo_rectangle(
            context, 0, 0, Double(cairo_image_surface_get_width(source)), Double(cairo_image_surface_get_height(source))
        )
        unsafe cairo_clip(context)
        unsafe paint(context)
    }

    private func setMatrix(_ transform: PlaneTransform) {
        var matrix = cairo_matrix_t(
            xx: transform.a, yx: transform.b, xy: transform.c, yy: transform.d, x0: transform.tx, y0: transform.ty)
        unsafe cairo_set_matrix(context, &matrix)
    }

    // MARK: Paths and colours

    private func trace(_ path: VectorPath) { unsafe path.trace(on: context) }

    private func setSource(_ color: Color, _ opacity: Double = 1) {
        unsafe cairo_set_source_rgba(
            context, Double(color.red) / 255, Double(color.green) / 255, Double(color.blue) / 255,
            Double(color.alpha) / 255 * opacity)
    }

    private func withSource(_ fill: Fill, _ opacity: Double, _ body: () -> Void) {
        switch fill {
        case .solid(let color):
            setSource(color, opacity)
            body()
        case .linear(let start, let end, let stops):
            let pattern = unsafe cairo_pattern_create_linear(start.x, start.y, end.x, end.y)
            unsafe setSource(pattern, stops, opacity)
            body()
        case .radial(let transform, let stops):
            guard let back = transform.inverse else { return }
            let pattern = unsafe cairo_pattern_create_radial(0, 0, 0, 0, 0, 1)
            var matrix = cairo_matrix_t(xx: back.a, yx: back.b, xy: back.c, yy: back.d, x0: back.tx, y0: back.ty)
            unsafe cairo_pattern_set_matrix(pattern, &matrix)
            unsafe setSource(pattern, stops, opacity)
            body()
        }
    }

    /// Adds stops to a gradient that has none, and uses it as the source. It takes ownership of the gradient.
    private func setSource(_ gradient: OpaquePointer?, _ stops: [Fill.Stop], _ opacity: Double) {
        defer { unsafe cairo_pattern_destroy(gradient) }
        for stop in stops {
            unsafe cairo_pattern_add_color_stop_rgba(
                gradient, stop.offset, Double(stop.color.red) / 255, Double(stop.color.green) / 255,
                Double(stop.color.blue) / 255, Double(stop.color.alpha) / 255 * opacity)
        }
        unsafe cairo_set_source(context, gradient)
    }
}

extension FillRule {
    fileprivate var cairo: cairo_fill_rule_t {
        switch self {
        case .nonZero: CAIRO_FILL_RULE_WINDING
        case .evenOdd: CAIRO_FILL_RULE_EVEN_ODD
        }
    }
}

extension VectorPath {
    /// Makes this the current path of a Cairo context.
    func trace(on context: OpaquePointer) {
        unsafe cairo_new_path(context)
        var pen = Point.zero
        for element in withoutArcs.elements {
            switch element {
            case .move(let point):
                unsafe cairo_move_to(context, point.x, point.y)
                pen = point
            case .line(let point):
                unsafe cairo_line_to(context, point.x, point.y)
                pen = point
            case .quadratic(let control, let end):
                unsafe cairo_curve_to(
                    context, pen.x + (control.x - pen.x) * 2 / 3, pen.y + (control.y - pen.y) * 2 / 3,
                    end.x + (control.x - end.x) * 2 / 3, end.y + (control.y - end.y) * 2 / 3, end.x, end.y)
                pen = end
            case .cubic(let first, let second, let end):
                unsafe cairo_curve_to(context, first.x, first.y, second.x, second.y, end.x, end.y)
                pen = end
            case .close: unsafe cairo_close_path(context)
            // `withoutArcs` leaves none.
            case .arc: break
            }
        }
    }
}
