import Exports
import Preview

/// `format=css`: a style sheet that draws a dialog, and plays it by the attribute `data-phase`.
struct StyleSheetFormat: ByteFormat {
    let name = "css"
    let mediaType = "text/css"
    let fileExtensions = ["css"]
    let options: [PictureOptions.Name] = [.phase, .tolerance]

    func needs(_ options: PictureOptions) -> DepictionNeeds { .timelines(options) }

    func bytes(
        of depiction: Depiction, _ options: PictureOptions, in context: EndpointContext
    ) -> [UInt8] {
        Array(StyleSheet(depiction, tolerance: options.motionTolerance).text.utf8)
    }
}
