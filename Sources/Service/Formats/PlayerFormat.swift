import Dialogs
import JSONText
import Metrics
import MicroHTTP
import Preview
import Wire

/// `format=html`: a self-contained page that plays an answer, and makes no requests.
///
/// The renderer and the answer are in the page itself; texts use the reader's installed fonts, stretched to the
/// measured widths.
struct PlayerFormat: AnswerFormat {
    let name = "html"
    let mediaType = PagePolicy.mediaType
    // Computed when a page is first requested: the whole renderer is searched for its scripts.
    var fields: HeaderFields { Self.fields }
    private static let fields = PagePolicy.fields(PlayerPage.policy)
    let fileExtensions = ["html", "htm"]
    let options: [PictureOptions.Name] = [.phase, .time, .device, .interactive]

    func body(of request: DepictionRequest, in context: EndpointContext) throws(ProblemDetails) -> ResponseBody {
        let played = try context.played(request)
        PhaseClock.end(.resolve)
        let (options, depiction) = (request.options, played.depiction)
        let page = try context.writers.withWriter { json throws(ProblemDetails) in
            json.beginObject()
            try context.write(played, to: &json)
            if let phase = options.phase { json.member("phase", phase.name) }
            if let time = options.time { json.member("time", time) }
            json.member("device", options.showsDevice)
            if options.isInteractive { json.member("interactive", true) }
            // A keyboard belongs to the window.
            if options.showsDevice || depiction.rest.layers.contains(where: { $0.role == .keyboard }) {
                Self.write(DeviceDrawing.documents(of: depiction, engine: context.drawing), to: &json)
            }
            json.endObject()
            guard !json.isFull else { throw .answerTooLarge(limit: json.maxCount, advice: adviceOnSize) }
            let title = depiction.title
            return json.withBytes { PlayerPage.bytes(title: title.isEmpty ? "Scrim" : title, data: $0) }
        }
        return try body(page, in: context)
    }

    /// Writes the member `drawings`: the surroundings of the window as SVG, by the names of the timelines that end in
    /// them.
    private static func write(_ documents: [(name: String, bytes: [UInt8])], to json: inout JSONWriter) {
        json.beginObject("drawings")
        for document in documents {
            json.key(text: document.name)
            json.string(String(decoding: document.bytes, as: UTF8.self))
        }
        json.endObject()
    }
}
