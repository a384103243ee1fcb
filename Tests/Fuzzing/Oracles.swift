import Base64
import Service
package import ServiceTestSupport
import TestSupport

/// What two ways of asking have to have in common, whatever is asked. Each throws what they have not, and tells whether
/// there was anything to compare.
package struct Oracles: Sendable {
    let server: Scrim

    package init(_ server: Scrim) { self.server = server }

    /// GET is POST: the body in the URL leads to the bytes of the body that is sent.
    @discardableResult package func checkGet(
        _ body: [UInt8], at path: String, _ query: String = ""
    ) throws -> Bool {
        guard body.count < 8_000 else { return false }
        let posted = try post(body, at: path + (query.isEmpty ? "" : "?" + query))
        let target = "\(path)?request=\(Base64.text(of: body, in: .url))" + (query.isEmpty ? "" : "&" + query)
        let got = try send("GET", target)
        // Too long a way to the answer is a matter of the moment.
        guard posted.status != 503, got.status != 503 else { return false }
        try demand(
            got.status == posted.status && (got.body == posted.body),
            """
            GET \(target) is \(got.status) \(got.text.prefix(300)), POST is \(posted.status) \
            \(posted.text.prefix(300))
            """
        )
        return posted.status == 200
    }

    /// A batch is its singles: each line is answered what it is answered alone.
    package func checkBatch(_ bodies: [[UInt8]]) throws {
        let lines = bodies.filter { !$0.contains(10) && !$0.contains(13) && !$0.allSatisfy { $0 == 32 || $0 == 9 } }
        let batch = try send(
            "POST", "/v1/specs/batch", type: "application/x-ndjson", body: Array(lines.joined(separator: [10])))
        guard batch.status != 503 else { return }
        try demand(batch.status == 200, "the batch is \(batch.status) \(batch.text.prefix(300))")
        let answers = batch.text.split(separator: "\n")
        try demand(answers.count == lines.count + 1, "\(lines.count) lines get \(answers.count) with the summary")
        for (line, answer) in zip(lines, answers) {
            let single = try post(line, at: "/v1/specs")
            guard single.status != 503 else { continue }
            try demand(
                answer.contains(single.text),
                """
                \(String(decoding: line, as: UTF8.self)) alone is \(single.text.prefix(300)), in a batch \
                \(answer.prefix(300))
                """
            )
        }
    }

    /// An included part is the part of the whole. The body has no options of its own.
    @discardableResult package func checkPart(_ body: [UInt8], _ name: String) throws -> Bool {
        guard let request = try? JSON(body), request["options"] == .missing, body.last == UInt8(ascii: "}") else {
            return false
        }
        let whole = try post(body, at: "/v1/specs")
        let asked = Array(body.dropLast()) + Array(#","options":{"include":["\#(name)"]}}"#.utf8)
        let part = try post(asked, at: "/v1/specs")
        guard whole.status == 200, part.status != 503 else { return false }
        let there = try JSON(whole.body)
        let here = try JSON(part.body)
        try demand(
            part.status == 200 && here[name] == there[name], "\(name) is \(here[name].text) of \(there[name].text)")
        let rest = Set(here.members.keys).subtracting(["schemaVersion", "id", name])
        try demand(rest.isEmpty, "\(name) comes with \(rest)")
        return true
    }

    /// A retarget to where a motion goes changes nothing: interrupted once more on its way, it goes on as it would
    /// have.
    ///
    /// - Parameter steps: Where the ways are compared, their start beside it. What pulls a motion that had no spring is
    ///   made for the whole way anew, so that of such only both ends are the same.
    @discardableResult package func checkRetarget(
        _ request: String, at first: Double, then second: Double, steps: Int = 1
    ) throws -> Bool {
        func retarget(_ start: String, at time: Double) throws -> RawResponse {
            try post(Array(#"{\#(request),\#(start),"at":\#(time),"to":"presented"}"#.utf8), at: "/v1/specs/retarget")
        }
        let once = try retarget(#""phase":"present""#, at: first)
        guard once.status == 200 else { return false }
        let old = Player(try JSON(once.body))
        let at = min(second, old.duration)
        let twice = try retarget(#""timeline":\#(once.text)"#, at: at)
        try demand(twice.status == 200, "its own answer is refused: \(twice.text.prefix(500))")
        let new = Player(try JSON(twice.body))
        for key in old.moved.union(new.moved) where key[1] != "tint" {
            for time in (0...steps).map({ new.duration * Double($0) / Double(steps) }) {
                guard let before = old.value(key[0], key[1], at: at + time),
                    let after = new.value(key[0], key[1], at: time)
                else { continue }
                // A spring is cut off once it is within a thousandth of its way, which is a longer one uninterrupted.
                let slack = steps > 1 && ["position", "size"].contains(key[1]) ? 1 : 0.02
                let isSame = before.count == after.count && zip(before, after).allSatisfy { abs($0 - $1) <= slack }
                try demand(
                    isSame, "\(key) is \(before) uninterrupted, and \(after) after \(at) and \(time) s: \(request)")
            }
        }
        return !new.moved.isEmpty
    }

    func post(_ body: [UInt8], at target: String) throws -> RawResponse {
        try send("POST", target, type: "application/json", body: body)
    }

    /// Asks on a connection of its own, and waits for long: pictures are drawn by the meekest of threads.
    private func send(
        _ method: String, _ target: String, type: String? = nil, body: [UInt8]? = nil
    ) throws -> RawResponse {
        let client = try RawSocketClient(port: server.server.port, patience: 120)
        defer { client.close() }
        var head = "\(method) \(target) HTTP/1.1\r\nHost: 127.0.0.1\r\n"
        if let type { head += "Content-Type: \(type)\r\n" }
        if let body { head += "Content-Length: \(body.count)\r\n" }
        try client.send(Array((head + "\r\n").utf8) + (body ?? []))
        return try client.readResponse()
    }
}
