import Devices
import Dialogs
import JSONText
import Typography
import Wire

/// The way from a body to a specification without a socket and without JSON on the way out: the wire's own reader, then
/// the resolver. Fast enough for every cell of the matrix.
enum Engine {
    private static let documents = JSONDocumentPool()
    static let resolver = Resolver(measuring: PangoEngine.builtIn)

    /// What a body leads to: the request as read, and its specification.
    struct Outcome {
        var request: SpecRequest
        var dialog: ResolvedDialog
    }

    /// Why a body has no specification.
    struct Refusal: Error, CustomStringConvertible {
        var faults: [String]
        var description: String { faults.joined(separator: "; ") }
    }

    /// Reads and lays out one body.
    static func resolve(_ body: String) throws(Refusal) -> Outcome {
        try documents.withDocument { document throws(Refusal) in
            do throws(JSONSyntaxError) {
                try document.parse(Array(body.utf8).span, maxDepth: 32)
            } catch {
                throw Refusal(faults: ["not JSON: \(error)"])
            }
            let context = DecodingContext()
            let request = document.withRoot { root in
                SpecRequest.read(root, catalog: .builtIn, limits: RequestLimits(), context: context)
            }
            guard let request, let request else {
                throw Refusal(faults: context.faults.map { "\($0.pointer) \($0.code): \($0.message)" })
            }
            do throws(ResolveError) {
                let dialog = try resolver.resolve(request.dialog, on: request.device, options: request.options)
                return Outcome(request: request, dialog: dialog)
            } catch {
                throw Refusal(faults: ["\(error.field.pointer) \(error.reason)"])
            }
        }
    }
}
