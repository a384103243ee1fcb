import Exports
import MicroHTTP
import Preview
import Wire

/// `format=css`: a style sheet that draws a dialog, and animates it by the attribute `data-phase`; with the option
/// `adaptive` that of ``MarkupFormat``, which adapts to the preferences of the screen.
struct StyleSheetFormat: ByteFormat {
    let name = "css"
    let mediaType = "text/css"
    let fileExtensions = ["css"]
    let options: [PictureOptions.Name] = [.phase, .tolerance, .adaptive]

    func needs(_ options: PictureOptions) -> DepictionNeeds { .timelines(options) }

    func body(of request: DepictionRequest, in context: EndpointContext) throws(ProblemDetails) -> ResponseBody {
        guard request.options.isAdaptive else { return try defaultBody(of: request, in: context) }
        let needs = request.options.phase == nil ? MarkupFormat.needs : needs(request.options)
        return try body(Array(context.markup(of: request, needs).styleSheet.utf8), in: context)
    }

    func bytes(of depiction: Depiction, _ options: PictureOptions, in context: EndpointContext) -> [UInt8] {
        Array(StyleSheet(depiction, tolerance: options.motionTolerance).text.utf8)
    }
}
