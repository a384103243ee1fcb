import Advice
import JSONText
import Preview
import Wire

/// Advice on options of pictures and exports that were given to a format without them. Their names, such as `scale`,
/// also belong to members of requests, which are not meant in the place of an option.
enum OptionAdvice {
    /// Completes the message of a fault, as `RequestAdvice` does.
    @Sendable static func advise(_ fault: inout JSONFault, _ site: FaultSite) {
        if fault.code == "unknownMember", let name = site.name, fault.pointer == JSONPointer.member(name),
            site.node.isInURL || fault.allowed.contains(where: { PictureOptions.Name(rawValue: $0) != nil }),
            let sentence = sentence(on: name, beside: fault.allowed)
        {
            fault.add(sentence)
        } else {
            RequestAdvice.advise(&fault, site)
        }
    }

    /// Says which formats have an option; `nil` for any other name.
    ///
    /// - Parameter allowed: The names that are allowed in the option's place.
    private static func sentence(on name: String, beside allowed: [String]) -> String? {
        guard let option = PictureOptions.Name(rawValue: name) else { return nil }
        // A format with moments has phases, too, unless the request has only one timeline.
        if option == .phase, allowed.contains(PictureOptions.Name.time.rawValue) { return nil }
        return JSONFault.sentence(
            on: name, of: AnswerFormats.all.filter { $0.options.contains(option) }.map(\.name))
    }
}
