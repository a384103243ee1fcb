import Exports
import JSONText
import Preview
import Wire

/// `format=waapi`: the elements and animations by which a page draws and animates a dialog itself.
struct WebAnimationsFormat: JSONFormat {
    let name = "waapi"
    let options: [PictureOptions.Name] = [.phase, .tolerance]

    func needs(_ options: PictureOptions) -> DepictionNeeds { .timelines(options) }

    func write(
        _ depiction: Depiction, _ options: PictureOptions, in context: EndpointContext, to json: inout JSONWriter
    ) {
        WebAnimations(depiction, tolerance: options.motionTolerance).write(to: &json)
    }
}
