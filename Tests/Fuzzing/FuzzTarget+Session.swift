#if DEBUG || FUZZING
    import Devices
    import JSONText
    import MicroHTTP
    import ModelContext
    import Service

    extension FuzzTarget {
        /// What an agent says, line by line: whatever it is, each answer is a message in a line, and a ping is answered
        /// after it.
        static let session = FuzzTarget(name: "session") { bytes throws(Find) in
            var session = Session(Echo(), catalog: .builtIn)
            var lines = LineSplitter(limit: 2_048)
            let ping = Array(#"{"jsonrpc":"2.0","id":"ping","method":"ping"}"#.utf8)
            for line in lines.take(bytes.span) + [lines.finish()].compactMap({ $0 }) {
                guard case .bytes(let bytes) = line.text else { continue }
                switch session.take(bytes) {
                case .nothing, .cancel: break
                case .send(let answer): try check(answer)
                case .work(let request):
                    guard let answer = request.answer(Cancellation()) else {
                        throw Find(description: "\(request.key) is not answered")
                    }
                    try check(answer)
                }
            }
            guard case .send(let answer) = session.take(ping) else { throw Find(description: "a ping is not answered") }
            try check(answer)
        }

        /// An engine that answers everything at once.
        private struct Echo: Answering {
            private static let contract =
                ##"{"components":{"schemas":{"Dialog":{"properties":{"a":{"$ref":"#/components/schemas/Dialog"}}}}}}"##

            func answer(to question: Question, _ cancellation: Cancellation) -> Answer? {
                let bytes = question.body.isEmpty ? Array(Self.contract.utf8) : question.body
                return Answer(status: 200, mediaType: "application/json", bytes: bytes)
            }
        }

        private static func check(_ line: [UInt8]) throws(Find) {
            let text = String(decoding: line, as: UTF8.self)
            try demand(!line.contains(UInt8(ascii: "\n")), "more than a line: \(text)")
            let document = JSONDocument()
            do throws(JSONSyntaxError) {
                try document.parse(line, maxDepth: 256)
            } catch {
                throw Find(description: "an answer is no JSON: \(error) in \(text)")
            }
            let isMessage = document.withRoot { root in
                root.member("jsonrpc")?.stringEquals("2.0") == true && root.member("id") != nil
                    && (root.member("result") == nil) != (root.member("error") == nil)
            }
            try demand(isMessage == true, "an answer is no message: \(text)")
        }
    }
#endif
