import Access
import Boxes
import Geometry
import Jobs
import JSONText
import Metrics
import MicroHTTP
import Preview
import Wire

/// `POST /v1/specs/batch` as a contact sheet: a picture of every combination.
struct SheetEndpoint: Endpoint {
    /// The format of a sheet.
    enum Form: String, CaseIterable, Sendable { case svg, html, png }

    let form: Form
    let streams: BatchStreams

    var context: EndpointContext { streams.context }
    var name: String { "batch as " + form.rawValue }
    var formatName: String? { form.rawValue }
    let isOneOfSeveral = true
    let takesOptions = true
    let leavesUnread = true
    let adviceOnSize = "Send fewer devices or dialogs at once, or ask for narrower thumbnails."
    var lastPhase: WorkPhase { .draw }

    var mediaType: String {
        switch form {
        case .png: "image/png"
        case .svg: "image/svg+xml"
        case .html: PagePolicy.mediaType
        }
    }

    var fields: HeaderFields {
        switch form {
        case .png: HeaderFields()
        case .svg: PagePolicy.pictureFields
        case .html: PageSheetLayout.pageFields
        }
    }

    var gate: WorkGate? { form == .png ? context.pictures : context.exports }

    func isOption(_ member: QueryMember) -> Bool { ContactSheetRequest.isOption(member.name) }

    func read(_ root: JSONNode, decoding: DecodingContext) -> ContactSheetRequest? {
        read(root, options: nil, decoding: decoding)
    }

    func read(_ root: JSONNode, options: JSONNode?, decoding: DecodingContext) -> ContactSheetRequest? {
        ContactSheetRequest.read(
            root, options: options, catalog: context.catalog, limits: context.limits, context: decoding)
    }

    func isBrief(_ request: ContactSheetRequest) -> Bool { false }

    func stream(_ request: ContactSheetRequest, key: CanonicalKey) -> Responder? {
        guard request.matrix.count > MatrixRequest.mostAtOnce, let layout = layout(of: request) else { return nil }
        // Computed by the workers for exports, where brief work goes first.
        return { head in
            streams.response(to: head, request.matrix, layout, by: context.exports.workers, key: key)
        }
    }

    /// The layout of a sheet in text; `nil` for one in pixels.
    private func layout(of request: ContactSheetRequest) -> (any BatchLayout)? {
        switch form {
        case .html: PageSheetLayout(sheet: request, context: context)
        case .svg: DrawingSheetLayout(sheet: request, context: context)
        case .png: nil
        }
    }

    func body(of request: ContactSheetRequest) throws(ProblemDetails) -> ResponseBody {
        guard let layout = layout(of: request) else { return try pixels(of: request) }
        var bytes: [UInt8] = []
        var summary = BatchSummary()
        let matrix = Boxed(request.matrix)
        for index in 0..<request.matrix.count where !JobBudget.isOver() {
            // The time limit applies to each combination separately.
            JobBudget.current?.begin()
            let piece = layout.piece(of: .combination(index, of: matrix), at: index)
            summary.take(piece.outcome, of: request.matrix)
            bytes += piece.bytes
            try check(bytes.count)
        }
        return ResponseBody(bytes + layout.end(summary))
    }

    private func check(_ count: Int) throws(ProblemDetails) {
        let limit = context.limits.answerBytes
        guard count <= limit else { throw .answerTooLarge(limit: limit, advice: adviceOnSize) }
    }

    private func pixels(of request: ContactSheetRequest) throws(ProblemDetails) -> ResponseBody {
        let grid = SheetGrid(request)
        let size = Size(width: grid.size.width, height: grid.size.height)
        let pixels = size.width * size.height
        let limit = context.limits.picturePixels
        guard pixels <= Double(limit), max(size.width, size.height) <= Double(Bitmap.longestSide) else {
            throw ProblemDetails(
                fault: .tooManySheetPixels, at: "/thumbnailWidth", "\(Int(size.width))", "\(Int(size.height))",
                "\(limit)", "\(Bitmap.longestSide)", Setting.picturePixels)
        }
        guard let sheet = PixelSheet(size: size, engine: context.drawing) else { throw .outOfMemory }
        for index in 0..<request.matrix.count where !JobBudget.isOver() {
            JobBudget.current?.begin()
            let cell = SheetCell(index, of: request, in: context)
            let origin = grid.origin(of: index)
            if let depiction = cell.depiction {
                sheet.draw(
                    Picture(of: depiction, request.options),
                    in: Rect(x: origin.x, y: origin.y, width: grid.width, height: grid.height))
            }
            sheet.draw(
                cell.caption.map(grid.fitted), size: SheetGrid.fontSize, lineHeight: SheetGrid.lineHeight,
                in: Rect(
                    x: origin.x, y: origin.y + grid.height, width: grid.width, height: grid.captionHeight))
        }
        let bytes = sheet.file(title: "Contact sheet")
        try check(bytes.count)
        return ResponseBody(bytes)
    }
}

extension SheetEndpoint {
    static func formats(_ streams: BatchStreams) -> [Route.Format] {
        Form.allCases.map { form in
            let endpoint = SheetEndpoint(form: form, streams: streams)
            return Route.Format(
                name: form.rawValue, mediaType: endpoint.mediaType, endpoint: AnyEndpoint(endpoint),
                takesOptions: true, scope: .render)
        }
    }
}
