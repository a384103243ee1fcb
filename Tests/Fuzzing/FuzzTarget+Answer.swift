#if DEBUG || FUZZING
    import MicroHTTP
    import Service
    import ServiceTestSupport
    import TestSupport

    extension FuzzTarget {
        /// The whole way over a socket: the first byte chooses the form of the answer, the second what is asked, and
        /// the rest is the body. Whatever it is, it is answered, it is never the server's own fault, and two ways of
        /// asking agree.
        static let answer = FuzzTarget(name: "answer") { bytes throws(Find) in
            guard bytes.count > 2 else { return }
            let body = Array(bytes.dropFirst(2))
            do {
                try check(Int(bytes[0]), Int(bytes[1]), body)
            } catch let error as Find {
                throw error
            } catch {
                throw Find(description: "no answer: \(error)")
            }
        }

        private static let paths = [
            "/v1/specs", "/v1/scenes", "/v1/schedules", "/v1/specs/retarget", "/v1/specs/release",
            "/v1/specs/transitions", "/v1/lint", "/v1/specs/hit-test", "/v1/specs/diff", "/v1/specs/samples",
            "/v1/specs/batch", "/v1/devices/import", "/v1/specs/drag", "/v1/specs/breakpoints", "/v1/check",
        ]
        /// Those of them whose answers can be had in other forms than JSON.
        private static let drawn = 6
        private static let pixels = ["png", "apng", "filmstrip"]
        private static let texts = AnswerFormats.names.filter { !pixels.contains($0) }
        private static let parts = [
            "stage", "presentation", "layers", "dimmingRegions", "hitRegions", "transitions", "lifecycle",
            "accessibility", "adaptations", "diagnostics",
        ]

        private static let served = Result {
            try Scrim {
                $0.maxWork = 0.5
                $0.cacheBytes = 1 << 20
                $0.server.maxBodyBytes = 1 << 14
            }
        }

        private static func check(_ form: Int, _ choice: Int, _ body: [UInt8]) throws {
            let server = try served.get()
            let oracles = Oracles(server)
            let path = paths[choice % paths.count]
            // Pixels take a hundred times as long, and so come a hundred times more seldom.
            let formats = form < 253 ? texts : pixels
            let format = choice % paths.count < drawn ? formats[form % formats.count] : "json"
            let query = format == "json" ? "" : "format=\(format)"
            let answer = try oracles.post(body, at: query.isEmpty ? path : "\(path)?\(query)")
            try demand(
                [200, 400, 413, 422, 503].contains(answer.status),
                "\(path)?\(query) is \(answer.status): \(answer.text.prefix(300))")
            if answer["Content-Type"]?.hasSuffix("json") == true {
                try demand(
                    (try? JSON(answer.body)) != nil, "\(path)?\(query) answers no JSON: \(answer.text.prefix(300))")
            }
            switch choice / paths.count % 4 {
            case 0: try oracles.checkGet(body, at: path, query)
            case 1 where path == "/v1/specs": try oracles.checkBatch([body, body])
            case 2 where path == "/v1/specs": try oracles.checkPart(body, parts[form % parts.count])
            case 3 where path == "/v1/specs" && body.first == 0x7B && body.last == 0x7D:
                let inner = String(decoding: body.dropFirst().dropLast(), as: UTF8.self)
                try oracles.checkRetarget(inner, at: Double(form) / 400, then: 0.1)
            default: break
            }
        }
    }
#endif
