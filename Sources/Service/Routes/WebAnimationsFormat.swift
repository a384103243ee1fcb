import Dialogs
import JSONText
import Preview
import Wire

/// `format=waapi`: the elements and animations with which a page plays a dialog by itself.
struct WebAnimationsFormat: AnswerFormat {
    let name = "waapi"
    let mediaType = "application/json"
    let options: [PictureOptions.Name] = [.phase, .tolerance]

    func needs(_ options: PictureOptions) -> DepictionNeeds { .motion(options) }
    func isBrief(_ request: DepictionRequest) -> Bool { request.isBriefMotion }

    func write(
        _ depiction: Depiction, of request: DepictionRequest, in context: EndpointContext, to json: inout JSONWriter
    ) {
        WebAnimations(depiction, tolerance: request.options.motionTolerance).write(to: &json)
    }
}

extension DepictionNeeds {
    /// The timeline that the options name, or all of them.
    static func motion(_ options: PictureOptions) -> DepictionNeeds {
        DepictionNeeds(timelines: options.phase == nil ? .all : .chosen)
    }

    /// The timeline that the options name, or the one by which a dialog comes.
    static func onePhase(_ options: PictureOptions) -> DepictionNeeds {
        DepictionNeeds(timelines: options.phase == nil ? .named([Phase.present.name]) : .chosen)
    }
}

extension PictureOptions {
    /// As far as curves may be from those that they stand for.
    var motionTolerance: MotionTolerance { tolerance.map { MotionTolerance(share: $0) } ?? .usual }
}

extension DepictionRequest {
    /// Whether a connection's own thread can tell how everything moves.
    var isBriefMotion: Bool {
        switch subject {
        case .spec, .release: true
        case .scene, .schedule, .retarget, .change: false
        }
    }
}
