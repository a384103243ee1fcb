#if DEBUG || FUZZING
    import Devices
    import Logging
    import MicroHTTP
    import Typography
    import Wire

    @testable import JSONText
    @testable import Service

    extension FuzzTarget {
        /// The decoders of requests, which the first byte chooses among: what is read without a fault is read the same
        /// from its own text, and what has a fault says where.
        static let request = FuzzTarget(name: "request") { bytes throws(Find) in
            guard let first = bytes.first else { return }
            try decoders[Int(first) % decoders.count](Array(bytes.dropFirst()))
        }

        private typealias Decoder = @Sendable ([UInt8]) throws(Find) -> Void

        private static let decoders: [Decoder] = {
            let context = Application(
                Configuration(), logger: Logger(label: "fuzz", factory: { _ in SwiftLogNoOpLogHandler() })
            ).context
            return [
                decoder(SpecsEndpoint(context: context)), decoder(context.samples),
                decoder(context.retarget), decoder(context.hitTest),
                decoder(DiffEndpoint(context: context)), decoder(context.release),
                decoder(context.drag),
                decoder(context.transitions), decoder(LintEndpoint(context: context)),
                decoder(context.schedules), decoder(context.scenes),
            ]
        }()

        private static func decoder(_ endpoint: some Endpoint) -> Decoder {
            { bytes throws(Find) in
                let document = JSONDocument()
                guard let first = try read(bytes, into: document, endpoint) else { return }
                guard first.faults.isEmpty else {
                    for fault in first.faults {
                        try demand(
                            fault.pointer.isEmpty || fault.pointer.hasPrefix("/"), "\(fault.pointer) is no pointer")
                        try demand(!fault.code.isEmpty && !fault.message.isEmpty, "a fault without words: \(fault)")
                    }
                    return
                }
                let again = try read(Array(first.text.utf8), into: document, endpoint)
                try demand(again?.faults.isEmpty == true, "its own text is refused: \(first.text)")
                try demand(again?.key == first.key, "its own text reads differently: \(first.text)")
            }
        }

        /// What a decoder makes of a body; nil where that is no JSON.
        private static func read(
            _ bytes: [UInt8], into document: JSONDocument, _ endpoint: some Endpoint
        ) throws(Find) -> (faults: [JSONFault], key: [UInt8], text: String)? {
            guard (try? document.parse(bytes, maxDepth: endpoint.context.limits.depth)) != nil else { return nil }
            let decoding = document.context
            let (isRead, text) =
                document.withRoot {
                    (endpoint.read($0, with: DocumentExtras(), decoding: decoding) != nil, $0.jsonText)
                } ?? (false, "")
            try demand(isRead || !decoding.faults.isEmpty, "refused without a fault: \(text)")
            return (decoding.faults, decoding.faults.isEmpty ? Array(decoding.key.bytes) : [], text)
        }
    }
#endif
