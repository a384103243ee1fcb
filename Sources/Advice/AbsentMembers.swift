import JSONText
import Wire

/// Members that other libraries have and requests have not: what takes their place.
enum AbsentMembers {
    /// What to do without a member, as a sentence or two; nil for a name of which nothing is known.
    ///
    /// - Parameter isInURL: Whether it stands in the URL, where what pictures can be asked for does.
    static func sentence(
        for name: String, in object: SchemaPath, _ given: Sketch, isInURL: Bool = false
    ) -> String? {
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

    /// Names without a counterpart.
    private struct Entry {
        var names: Set<String> = []
        /// A name that has one of these in it is meant, too.
        var parts: [String] = []
        /// The member that would be meant, where requests come to have it.
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

    /// What is said of how an answer is written, which stands in the URL and not in the body.
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
        // At the top of a body a name may be of a member that belongs further in.
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
    /// By folded name, the format and the parameter with a value that fits.
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
