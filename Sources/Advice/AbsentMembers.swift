import JSONText
import Wire

/// Members known from other libraries that requests do not have, each with advice on what to use instead.
enum AbsentMembers {
    /// Returns advice for a member that does not exist, in a sentence or two; `nil` for an unknown name.
    ///
    /// - Parameter isInURL: Whether the member is in the URL, where the options of pictures belong.
    static func sentence(for name: String, in object: SchemaPath, _ given: Sketch, isInURL: Bool = false) -> String? {
        let folded = name.foldedName
        let isOption = object.pointer == "/options"
        if object.tokens.isEmpty || isOption, !isInURL || options[folded] == nil,
            let sentence = parameter(folded, given, isOption: isOption)
        {
            return sentence
        }
        return entries.first { entry in
            (entry.path == nil || entry.path.map { SchemaIndex.has(SchemaPath(pointer: $0)) } == false)
                && (entry.names.contains(folded) || entry.parts.contains { folded.contains($0) })
        }?.sentence
    }

    /// A group of names for the same thing, which requests do not have.
    private struct Entry {
        var names: Set<String> = []
        /// A name that contains one of these also belongs to the group.
        var parts: [String] = []
        /// The path of the member that the names mean, in case requests get this member in future.
        var path: String?
        let sentence: String
    }

    private static let entries = [
        Entry(
            names: ["escape", "esc", "back", "backbutton", "hardwareback", "onrequestclose", "backhandler"],
            parts: ["escape", "onesc", "esckey", "backbutton", "backpress"], path: "/dialog/dismissal/closeRequests",
            sentence: "What Escape, back and menu do is the platform's own; \"approval\":\"presenter\" under "
                + "/dialog/dismissal lets the presenter refuse to go."),
        Entry(
            names: ["keyframe", "keyframes", "animationkeyframes"], path: "/dialog/transition/keyframes",
            sentence: "A motion goes from one pose to another: give \"from\", \"to\", \"duration\" and \"easing\" "
                + "under /dialog/transition."),
        Entry(
            names: [
                "keyboardtype", "inputmode", "inputtype", "keyboardappearance", "returnkeytype", "returnkey",
                "imeaction",
                "enterkeyhint", "textcontenttype", "autocomplete", "autocorrect", "autocorrection", "autofill",
                "autofillhints", "spellcheck", "maxlength", "textinputaction", "keyboardoptions",
            ], parts: ["autocapital", "autocorrect"],
            sentence:
                "What is typed into a field, and on which keys, is not laid out: leave it out. How high the keyboard "
                + "is stands at /device/keyboard."),
    ]

    // MARK: Parameters

    /// Advice on a parameter of the answer's format, which belongs in the URL rather than in the body.
    private static func parameter(_ folded: String, _ given: Sketch, isOption: Bool) -> String? {
        if formats.contains(folded) {
            let value: String = if case .string(let text) = given, !text.isEmpty { text.lowercased() } else { "png" }
            let name = value.allSatisfy { $0.isASCII && $0.isLetter } ? value : "png"
            return "How the answer is written stands in the URL: ?format=\(name)."
        }
        if spellings.contains(folded) {
            return "The answer is written in one way, ?format=json in the URL; the command line indents it: "
                + "scrim resolve --pretty."
        }
        // At the top level of a body, the name may belong to a member further inside.
        if let option = options[folded], isOption || SchemaIndex.paths(named: folded).isEmpty,
            isOption || ForeignMembers.paths(of: folded, with: .number).isEmpty
        {
            return "Of pictures and exports this stands in the URL, beside the format: ?format=\(option)."
        }
        return nil
    }

    private static let formats: Set<String> = [
        "format", "output", "outputformat", "mediatype", "mimetype", "contenttype", "accept", "responsetype", "as",
        "representation", "render", "imageformat", "filetype",
    ]
    private static let spellings: Set<String> = [
        "pretty", "prettyprint", "indent", "indentation", "spaces", "minify", "compact", "beautify", "human",
    ]
    /// For each folded name, the format, and the parameter with a suitable value.
    private static let options: [String: String] = [
        "scale": "png&scale=2", "dpr": "png&scale=2", "zoom": "png&scale=2", "annotate": "svg&annotate=frames",
        "annotations": "svg&annotate=frames", "animate": "svg&animate=present", "animated": "apng",
        "maxwidth": "png&maxWidth=400",
        "framespersecond": "apng&framesPerSecond=30", "fps": "apng&framesPerSecond=30", "frames": "filmstrip&frames=5",
        "tolerance": "waapi&tolerance=0.001", "background": "png&background=transparent",
        "transparent": "png&background=transparent", "bezel": "png&device=false", "showdevice": "png&device=false",
        "phase": "svg&phase=present&time=0.1", "time": "svg&phase=present&time=0.1",
    ]
}
