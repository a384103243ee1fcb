import Animations
import Dialogs
import Exports
import JSONText
import Preview
import Typography
import Wire

// From a dialog's layout to its pictures, and to what browsers play.
extension Parts {
    func pictures(_ requests: [(name: String, request: SpecRequest)]) -> [Part] {
        requests.map { picture("svg/" + $0.name, $0.request) { keep(SVGPicture.document(of: $0, PictureOptions())) } }
            + requests.map { name, request in
                var json = JSONWriter()
                return picture("waapi/" + name, request) { depiction in
                    json.removeAll()
                    WebAnimations(depiction, tolerance: .standard).write(to: &json)
                    keep(json.count)
                }
            }
            + requests.map { name, request in
                // Three pixels per point, with the device around it, whatever the screen has.
                var options = PictureOptions()
                options.scale = 3
                return picture("png/" + name, request, weight: 40) { [measuring] depiction in
                    let pictures = PixelPictures(
                        of: depiction, options, engine: measuring,
                        limits: .init(pixels: 1 << 28, motionPixels: 1 << 28, frames: 1, bytes: 1 << 28))
                    keep(try? pictures.still())
                }
            }
    }

    private func picture(
        _ name: String, _ request: SpecRequest, weight: Int = 1, _ draw: @escaping (Depiction) -> Void
    ) -> Part {
        Part(name: name, weight: weight) { _ in
            guard let resolved = try? resolver.resolve(request.dialog, on: request.device, options: request.options)
            else { preconditionFailure("\(name) was resolved before") }
            let timelines = resolved.phases.compactMap { resolved.namedTimeline(of: $0) }
            let depiction = Depiction(resolved, timelines: timelines)
            return Run { _ in draw(depiction) }
        }
    }
}
