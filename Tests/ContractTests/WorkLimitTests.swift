import Service
import ServiceTestSupport
import TestSupport
import Testing
import Wire

/// The first fault of a body that is refused.
private func fault(_ server: Scrim, _ body: String, at target: String) throws -> JSON {
    try server.problem(body, at: target)["errors"][0]
}

private func isLimit(_ fault: JSON, _ setting: String, at pointer: String) -> Bool {
    fault["code"] == "tooMany" && fault["pointer"].string == pointer
        && fault["message"].string?.contains("setting \(setting).") == true
}

@Suite struct `The work of one request` {
    private let alert = DialogBody("alert", on: "iphone-4", content: #""title":"Saved""#).members

    /// Presenting an alert of iOS 4 moves three properties; one more sample than the limit holds is refused.
    @Test(arguments: [#""times":[0,0.1]"#, #""framesPerSecond":5"#])
    func `the work of one request is bounded by the values that are sampled`(moments: String) throws {
        let body = #"{\#(alert),"phase":"present",\#(moments)}"#
        let samples = try answer(body, at: "/v1/specs/samples")["samples"].elements
        let values = samples.count * (samples[0]["layers"].members.values.reduce(0) { $0 + $1.members.count })
        let whole = try Scrim { $0.limits.sampledValues = values }
        #expect(try whole.answer(to: body, at: "/v1/specs/samples")["samples"].elements.count == samples.count)
        let less = try Scrim { $0.limits.sampledValues = values - 1 }
        let pointer = moments.hasPrefix("\"times") ? "/times" : "/framesPerSecond"
        #expect(isLimit(try fault(less, body, at: "/v1/specs/samples"), "--max-sampled-values", at: pointer))
        let retarget = #"{\#(alert),"phase":"present","at":0.1,"to":"dismissed","times":[0,0.1,0.2]}"#
        let least = try Scrim { $0.limits.sampledValues = 1 }
        #expect(isLimit(try fault(least, retarget, at: "/v1/specs/retarget"), "--max-sampled-values", at: "/times"))
    }

    /// An answer of half a gigabyte is refused, although it has few values: each stands under the layer's own id.
    @Test func `counts the ids that samples repeat`() throws {
        let actions = (0..<32).map { #"{"id":"\#(10 + $0)\#(String(repeating: "i", count: 250))","title":"a"}"# }
        let body =
            #"""
            {"device":"iphone-4","dialog":{"style":"semiModal",\#
            "content":{"actions":[\#(actions.joined(separator: ","))]}},"phase":"rotate.landscapeLeft",\#
            "framesPerSecond":8000}
            """#
        #expect(
            isLimit(
                try fault(Scrim.shared.get(), body, at: "/v1/specs/samples"), "--max-sampled-values",
                at: "/framesPerSecond"))
    }

    @Test func `the work of one request is bounded by the pieces of outlines that points are held against`() throws {
        let body = #"{\#(alert),"points":[[1,1],[160,240]]}"#
        #expect(try answer(body, at: "/v1/specs/hit-test")["hits"].elements.count == 2)
        let least = try Scrim { $0.limits.pointSegments = 3 }
        #expect(isLimit(try fault(least, body, at: "/v1/specs/hit-test"), "--max-point-segments", at: "/points"))
        let taps =
            #"{"device":"iphone-4","policy":"stack","events":[{"at":0,"show":{"style":"alert"}},{"at":9,"tap":[1,1]}]}"#
        #expect(try answer(taps, at: "/v1/schedules")["entries"].elements.count == 1)
        #expect(isLimit(try fault(least, taps, at: "/v1/schedules"), "--max-point-segments", at: "/events"))
    }

    @Test func `the work of one request is bounded by the places of a finger, and by touches in each of them`() throws {
        let start =
            #"{"device":"iphone-17","dialog":{"style":"pageSheet"},"from":[201,300],"positions":[[1,2],[1,2],[1,2]]"#
        #expect(try answer(start + "}", at: "/v1/specs/drag")["poses"].elements.count == 3)
        let few = try Scrim { $0.limits.points = 2 }
        #expect(isLimit(try fault(few, start + "}", at: "/v1/specs/drag"), "--max-points", at: "/positions"))
        let least = try Scrim { $0.limits.pointSegments = 40 }
        let touched = start + #","points":[[1,2],[1,2],[1,2]]}"#
        #expect(isLimit(try fault(least, touched, at: "/v1/specs/drag"), "--max-point-segments", at: "/points"))
    }

    @Test(arguments: [#""tap":[160,240]"#, #""keyboard":{"height":200}"#])
    func `the work of one request is bounded by the layers that events meet`(event: String) throws {
        let shows = (0..<20).map {
            #"{"at":0,"show":{"id":"s\#($0)","style":"slidingMessage","content":{"title":"a"}}}"#
        }
        func body(_ count: Int) -> String {
            let events = (0..<count).map { #"{"at":\#(10 + $0),\#(event)}"# }
            return
                #"{"device":"iphone-4","policy":"stack","events":[\#((shows + events).joined(separator: ","))]}"#
        }
        let small = try Scrim { $0.limits.eventLayers = 100 }
        #expect(try small.answer(to: body(0), at: "/v1/schedules")["entries"].elements.count == 20)
        #expect(isLimit(try fault(small, body(5), at: "/v1/schedules"), "--max-event-layers", at: "/events"))
        #expect(try answer(body(5), at: "/v1/schedules")["entries"].elements.count == 20)
    }

    /// 40 plain characters, or 10 of a script that is shaped; one more is refused, wherever texts are sent together.
    @Test(arguments: [("a", 40), ("ب", 10), ("क", 10), ("界", 40)])
    func `the work of one request is bounded by the text that is shaped`(letter: String, count: Int) throws {
        let small = try Scrim { $0.limits.shapedText = 40 }
        func dialog(_ count: Int) -> String {
            #"{"style":"alert","content":{"message":"\#(String(repeating: letter, count: count))"}}"#
        }
        func spec(_ count: Int) -> String { DialogBody(on: "iphone-17", dialog: dialog(count)).json }
        func scene(_ count: Int) -> String {
            #"{"device":"iphone-17","dialogs":[\#(dialog(count / 2)),\#(dialog(count - count / 2))]}"#
        }
        func set(_ count: Int) -> String { #"{"requests":[\#(spec(count / 2)),\#(spec(count - count / 2))]}"# }
        func pair(_ count: Int) -> String { #"{"from":\#(spec(count / 2)),"to":\#(spec(count - count / 2))}"# }
        func schedule(_ count: Int) -> String {
            let shows = [count / 2, count - count / 2].map { #"{"at":0,"show":\#(dialog($0))}"# }
            return #"{"device":"iphone-17","policy":"stack","events":[\#(shows.joined(separator: ","))]}"#
        }
        let cases: [(String, String, (Int) -> String)] = [
            ("/v1/specs", "/dialog", spec), ("/v1/scenes", "/dialogs", scene), ("/v1/lint", "/requests", set),
            ("/v1/specs/diff", "/to", pair), ("/v1/specs/transitions", "/to", pair),
            ("/v1/schedules", "/events/1/show/content", schedule),
        ]
        for (target, pointer, body) in cases {
            // The halves of these differ by one at most, so that no two dialogs are the same.
            let whole = target == "/v1/schedules" ? count - 1 : count
            #expect(try small.post(body(whole), to: target).status == 200, "\(target)")
            #expect(
                isLimit(try fault(small, body(count + 1), at: target), "--max-shaped-text", at: pointer), "\(target)")
        }
    }

    /// A text in two scripts is shaped run by run: what each of them may have alone is too much in turns.
    @Test func `counts the changes of script in a text`() throws {
        func body(_ text: String) -> String {
            let actions = (0..<8).map { #"{"id":"\#($0)","title":"\#(text)"}"# }
            return DialogBody("alert", on: "iphone-4", content: #""actions":[\#(actions.joined(separator: ","))]"#).json
        }
        let turns = String(repeating: "aب", count: 2_000)
        #expect(
            isLimit(try fault(Scrim.shared.get(), body(turns), at: "/v1/specs"), "--max-shaped-text", at: "/dialog"))
    }

    /// A matrix that is too much text for one answer at once is none too large: it is streamed, with the same bytes.
    @Test func `lets a matrix of much text be streamed`() throws {
        let body =
            #"""
            {"devices":["iphone-4","iphone-17"],"dialogs":[{"style":"alert","content":{"title":"One"}},\#
            {"style":"alert","content":{"title":"Two"}}]}
            """#
        let small = try Scrim { $0.limits.shapedText = 10 }
        let streamed = try small.post(body, to: "/v1/specs/batch")
        #expect(streamed.status == 200 && streamed["Content-Length"] == nil)
        #expect(try streamed.body == Scrim.shared.get().post(body, to: "/v1/specs/batch").body)
    }

    /// What people send is far from any of the limits: a minute at 60 frames a second, ten thousand points.
    @Test(arguments: ["alert", "pageSheet", "actionSheet", "semiModal", "formSheet", "fullScreen"])
    func `allows a minute of samples and ten thousand points of a dialog`(style: String) throws {
        let actions = (0..<6).map { #"{"id":"a\#($0)","title":"Action \#($0)"}"# }.joined(separator: ",")
        let request = DialogBody(
            style, on: "iphone-17",
            content: #""title":"Save changes?","message":"They will be lost.","actions":[\#(actions)]"#,
            dialog: #""dismissal":{"after":59}"#
        ).members
        let samples = try answer(#"{\#(request),"phase":"all","framesPerSecond":60}"#, at: "/v1/specs/samples")
        #expect(samples["samples"].elements.count > 3_540)
        let points = (0..<10_000).map { "[\($0 % 400),\($0 / 12)]" }.joined(separator: ",")
        let hits = try answer(
            #"{\#(request),"points":[\#(points)],"phase":"present","at":0.1}"#, at: "/v1/specs/hit-test")
        #expect(hits["hits"].elements.count == 10_000)
    }
}

@Suite struct `A dialog that goes while it comes` {
    private static let spring = #""transition":{"easing":{"spring":{"response":0.4,"dampingRatio":0.6}}}"#
    private static func dialog(_ after: String, _ transition: String = spring) -> String {
        DialogBody("alert", on: "iphone-4", dialog: #""dismissal":{"after":\#(after)},\#(transition)"#).members
    }

    /// These ended the process: where the coming was cut was told one unit in the last place above its end.
    @Test
    func `a dialog that goes while it comes is sampled, touched and led elsewhere at every hundredth of a second`()
        throws
    {
        var lives = (1..<70).map { Self.dialog("\(Double($0) / 100)") }
        lives += (1..<40).map { Self.dialog("\(Double($0) / 100)", #""transition":{"easing":{"steps":3}}"#) }
        for life in lives {
            let samples = try answer(#"{\#(life),"phase":"all","times":[0]}"#, at: "/v1/specs/samples")
            #expect(samples["duration"].number > 0)
            _ = try answer(#"{\#(life),"phase":"all","at":0,"points":[[1,1]]}"#, at: "/v1/specs/hit-test")
            _ = try answer(#"{\#(life),"phase":"all","at":0,"to":"dismissed"}"#, at: "/v1/specs/retarget")
        }
    }

    /// Two keyframes at 0 of a timeline of no length, for a duration that was given.
    @Test(arguments: [1e-5, 0.00004, 1e-9, Double.leastNonzeroMagnitude, 0.00006, 0.0001])
    func `has one value at each moment, however short it is`(duration: Double) throws {
        for extra in ["", #","delay":0.00001"#, #","easing":"linear""#, #","style":"zoom""#] {
            let answer = try spec(
                #"{"device":"iphone-4","dialog":{"style":"alert","transition":{"duration":\#(duration)\#(extra)}}}"#)
            for phase in ["present", "dismiss"] {
                let timeline = answer["transitions"][phase]
                #expect(timeline["duration"].number >= 0.0001)
                for track in timeline["tracks"].elements {
                    let times = track["keyframes"].elements.map(\.["time"].number)
                    #expect(times.filter { $0 == 0 }.count == 1, "\(times) for \(duration)\(extra)")
                    #expect(times.last == timeline["duration"].number)
                }
            }
        }
    }
}

@Suite struct `Numbers next to nothing` {
    @Test(arguments: ["1e-320", "5e-324", "1e-300", "0.00001"])
    func `make no share without a number`(height: String) throws {
        let answer = try answer(
            #"""
            {"device":"iphone-4","dialog":{"style":"semiModal","content":{"size":{"height":\#(height)}},\#
            "dismissal":{"swipe":["bottom"]}},"position":[160,300],"velocity":[0,10],"options":{"snap":"none"}}
            """#,
            at: "/v1/specs/release")
        #expect(!answer.text.contains("\"share\":null"), "\(answer.text.prefix(400))")
    }

    /// Strips beside a dialog that the answer's four decimals leave no width.
    @Test(arguments: [0.00004, 0.00001, 1e-300, 0.000049])
    func `leave no dimmed rectangle without area`(strip: Double) throws {
        let frame = #"{"x":\#(strip),"y":\#(strip),"width":\#(320 - 2 * strip),"height":100}"#
        let dialog =
            ##"{"style":"floating","backdrop":{"color":"#000000","opacity":0.5},"placement":{"frame":\##(frame)}}"##
        let whole = try spec(#"{"device":"iphone-4","dialog":\#(dialog),"options":{"snap":"none"}}"#)
        let stack = try scene(#"{"device":"iphone-4","dialogs":[\#(dialog),\#(dialog)],"options":{"snap":"none"}}"#)
        for region in whole["dimmingRegions"].elements + stack["dimmingRegions"].elements {
            #expect(!region["rects"].elements.isEmpty)
            for rect in region["rects"].elements {
                #expect(rect["width"].number > 0 && rect["height"].number > 0, "\(rect)")
            }
        }
    }

    /// A timeline with keyframes closer than any number that tells them apart, and thrown faster than anything.
    @Test(arguments: ["5e-324", "1e-310", "1e-300", "1e-12"], ["linear", "easeIn"])
    func `numbers next to nothing are retargeted out of at a finite speed`(time: String, easing: String) throws {
        let tracks = ["opacity", "rotationZ", "cornerRadius", "positionX", "positionY"].map {
            #"""
            {"layer":"dialog","property":"\#($0)","keyframes":[{"time":0,"value":-1000000,"easing":"\#(easing)"},\#
            {"time":\#(time),"value":1000000}]}
            """#
        }
        for spring in [#"{"response":100,"dampingRatio":1}"#, #"{"mass":1,"stiffness":0.00001,"damping":1}"#] {
            let body =
                #"""
                {"device":"iphone-4","dialog":{"style":"alert","transition":{"easing":{"spring":\#(spring)}}},\#
                "timeline":{"duration":1,"tracks":[\#(tracks.joined(separator: ","))]},"at":0,"to":"presented"}
                """#
            let response = try Scrim.shared.get().post(body, to: "/v1/specs/retarget")
            #expect(response.status == 200 || response.status == 422)
            #expect(
                !response.text.contains(":null") && !response.text.contains("[null"), "\(response.text.prefix(300))")
        }
    }

    @Test func `An effect that there is none of is refused, by name`() throws {
        let body =
            #"""
            {"device":"iphone-4","dialog":{"style":"alert"},"timeline":{"duration":1,"tracks":[],\#
            "effect":{"name":"partialCurls","layer":"presenter","progress":[{"time":0,"value":0}]}},"at":0,\#
            "to":"presented"}
            """#
        let fault = try problem(body, at: "/v1/specs/retarget")["errors"][0]
        #expect(fault["pointer"] == "/timeline/effect/name" && fault["code"] == "unknownValue")
        #expect(fault["nearest"] == "partialCurl")
    }
}
