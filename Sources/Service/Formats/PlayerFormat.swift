import Dialogs
import JSONText
import MicroHTTP
import Preview
import Wire

/// `format=html`: one page that plays an answer, and asks nobody for anything.
///
/// The renderer and the answer stand in the page itself; texts are set in the fonts that the reader has, stretched to the
/// widths that were measured.
struct PlayerFormat: AnswerFormat {
    let name = "html"
    let mediaType = PagePolicy.mediaType
    // Found when a page is first asked for: the whole renderer is looked through for its scripts.
    var fields: HeaderFields { Self.fields }
    private static let fields = PagePolicy.fields(PlayerPage.policy)
    let fileExtensions = ["html", "htm"]
    let options: [PictureOptions.Name] = [.phase, .time, .device, .interactive]

    func needs(_ options: PictureOptions) -> DepictionNeeds { DepictionNeeds(timelines: .named(DeviceDrawing.phases)) }

    func write(
        _ depiction: Depiction, of request: DepictionRequest, in context: EndpointContext, to json: inout JSONWriter
    ) throws(ProblemDetails) {
        var data = JSONWriter(maxCount: context.limits.answerBytes)
        data.beginObject()
        try write(request.subject, in: context, to: &data)
        let options = request.options
        if let phase = options.phase { data.member("phase", phase.name) }
        if let time = options.time { data.member("time", time) }
        data.member("device", options.showsDevice)
        if options.isInteractive { data.member("interactive", true) }
        if options.showsDevice {
            Self.write(DeviceDrawing.documents(of: depiction, engine: context.drawing), to: &data)
        }
        data.endObject()
        let title = depiction.title
        json.again(PlayerPage.bytes(title: title.isEmpty ? "Scrim" : title, data: data.bytes))
    }

    /// What is around and over the window, in SVG by the names of timelines that end in it, as the member `drawings`.
    private static func write(_ documents: [(name: String, bytes: [UInt8])], to json: inout JSONWriter) {
        json.beginObject("drawings")
        for document in documents {
            json.key(text: document.name)
            json.string(String(decoding: document.bytes, as: UTF8.self))
        }
        json.endObject()
    }

    /// What a page is drawn from, and what it hears of touches and for who does not see it.
    private static let parts: AnswerParts = AnswerParts.all.subtracting([
        .adaptations, .diagnostics, .trace, .dimmingRegions, .lifecycle,
    ])

    /// The members `answer`, `base` where that has no stage, `motion` where it is a timeline of its own that plays, and
    /// `end` where that leads to another rest.
    private func write(
        _ subject: DepictionRequest.Subject, in context: EndpointContext, to json: inout JSONWriter
    ) throws(ProblemDetails) {
        switch subject {
        case .spec(let spec): try write("answer", Self.drawn(spec), by: SpecsEndpoint(context: context), to: &json)
        case .scene(let scene): try write("answer", Self.drawn(scene), by: ScenesEndpoint(context: context), to: &json)
        case .schedule(let schedule): try write(schedule, in: context, to: &json)
        case .retarget(let retarget):
            try write("motion", retarget, by: RetargetEndpoint(context: context), to: &json)
            try write(retarget.subject, in: context, to: &json)
        case .release(let release):
            try write("motion", release, by: ReleaseEndpoint(context: context), to: &json)
            try write(.spec(release.spec), in: context, to: &json)
        case .change(let change):
            try write("motion", change, by: TransitionsEndpoint(context: context), to: &json)
            try write(
                .spec(SpecRequest(device: change.from.device, dialog: change.from.dialog, options: change.options)),
                in: context, to: &json)
            let end = SpecRequest(
                device: change.to.device, dialog: change.to.dialog,
                options: change.options.telling([.layers, .hitRegions]))
            try write("end", end, by: SpecsEndpoint(context: context), to: &json)
        }
    }

    private func write(
        _ subject: MotionSubject, in context: EndpointContext, to json: inout JSONWriter
    ) throws(ProblemDetails) {
        switch subject {
        case .stack(let stack) where stack.isScene:
            let scene = SceneRequest(device: stack.device, dialogs: stack.dialogs, options: stack.options)
            try write(.scene(scene), in: context, to: &json)
        case .stack(let stack):
            let spec = SpecRequest(
                device: stack.device, dialog: stack.dialogs.first ?? DialogRequest(), options: stack.options)
            try write(.spec(spec), in: context, to: &json)
        case .schedule(let schedule): try write(schedule, in: context, to: &json)
        // What is read has layers.
        case .timeline: throw ProblemDetails(faults: [])
        }
    }

    private func write(
        _ schedule: ScheduleRequest, in context: EndpointContext, to json: inout JSONWriter
    ) throws(ProblemDetails) {
        var told = schedule
        told.options.parts = [.layers, .timeline, .turns, .duration]
        try write("answer", told, by: SchedulesEndpoint(context: context), to: &json)
        try write("base", schedule.stageRequest, by: SpecsEndpoint(context: context), to: &json)
    }

    private func write<Answering: Endpoint>(
        _ key: StaticString, _ request: Answering.Request, by endpoint: Answering, to json: inout JSONWriter
    ) throws(ProblemDetails) {
        json.key(key)
        try endpoint.write(request, to: &json)
    }

    private static func drawn(_ spec: SpecRequest) -> SpecRequest {
        var spec = spec
        spec.options.parts = parts
        spec.options.rests = true
        return spec
    }

    private static func drawn(_ scene: SceneRequest) -> SceneRequest {
        var scene = scene
        scene.options.parts = parts
        scene.options.rests = true
        return scene
    }
}
