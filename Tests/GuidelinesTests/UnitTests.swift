import ServiceTestSupport
import TestSupport
import Testing

private func findings(_ rule: String, _ dialog: String, on device: String = "iphone-16") throws -> [JSON] {
    try layout(on: device, dialog: dialog)["diagnostics"].elements
        .filter { $0["rule"] == .string(rule) }
}

@Suite struct `Unlikely units` {
    private static let panel = #""style":"semiModal","content":{"title":"T","actions":[{"title":"Close"}]"#

    @Test(arguments: [
        (#"},"transition":{"duration":300}"#, ["/dialog/transition/duration"]),
        (#"},"transition":{"duration":10}"#, []),
        (
            #"},"transition":{"duration":10.5,"delay":250}"#,
            ["/dialog/transition/duration", "/dialog/transition/delay"]
        ),
        (
            #"},"transition":{"present":{"duration":0.3},"dismiss":{"duration":200}}"#,
            ["/dialog/transition/dismiss/duration"]
        ),
        (#"},"dismissal":{"after":3000}"#, ["/dialog/dismissal/after"]), (#"},"dismissal":{"after":30}"#, []),
        (#","size":{"height":0.5}}"#, ["/dialog/content/size/height"]),
        (#","size":{"width":0.9,"height":0.25}}"#, ["/dialog/content/size/width", "/dialog/content/size/height"]),
        (
            #","size":{"minWidth":0.5,"maxWidth":0.9,"minHeight":0.1,"maxHeight":0.8}}"#,
            ["minWidth", "maxWidth", "minHeight", "maxHeight"].map { "/dialog/content/size/\($0)" }
        ),
        (
            #"},"transition":{"easing":{"spring":{"response":350,"dampingRatio":0.8}}}"#,
            ["/dialog/transition/easing"]
        ),
        (
            #"},"transition":{"present":{"easing":{"spring":{"duration":500,"bounce":0.1}}}}"#,
            ["/dialog/transition/present/easing"]
        ),
        (#"},"transition":{"easing":{"spring":{"response":0.35,"dampingRatio":0.8}}}"#, []),
        (#","size":{"height":1}}"#, []), (#","size":{"height":"50%"}}"#, []), (#","size":{"height":0}}"#, []),
    ])
    func `unlikely units are told where they stand`(more: String, pointers: [String]) throws {
        let found = try findings("unlikelyUnit", Self.panel + more)
        #expect(found.compactMap { $0["pointer"].string } == pointers)
        #expect(found.allSatisfy { $0["severity"] == "warning" && $0["fix"].string?.isEmpty == false })
    }

    @Test(arguments: [
        (1170.0, 2532.0, 3.0, "phone", true), (1080, 2400, 2.625, "phone", true), (640, 960, 2, "phone", true),
        (390, 844, 3, "phone", false), (640, 960, 1, "phone", false), (1536, 2048, 2, "pad", true),
        (1032, 1376, 2, "pad", false), (3840, 2160, 2, "tv", true), (1920, 1080, 2, "tv", false),
        (5120, 2880, 2, "desktop", true), (2560, 1440, 2, "desktop", false),
    ])
    func `a screen in pixels is told`(width: Double, height: Double, scale: Double, idiom: String, isTold: Bool) throws
    {
        let device = #"{"screen":{"width":\#(width),"height":\#(height),"scale":\#(scale)},"idiom":"\#(idiom)"}"#
        let found = try findings("unlikelyUnit", Self.panel + "}", on: device)
        #expect(found.map { $0["pointer"] } == (isTold ? ["/device/screen"] : []))
    }

    @Test func `no device of the catalogue is told`() throws {
        let devices = try JSON(Scrim.shared.get().get("/v1/devices").body)["devices"].elements
        #expect(devices.count > 50)
        for device in devices {
            guard let id = device["id"].string else { continue }
            #expect(try findings("unlikelyUnit", Self.panel + "}", on: id) == [], "\(id)")
        }
    }
}

@Suite struct `Members that say what is so anyway` {
    @Test(arguments: [
        (#""style":"fullScreen","placement":{"margins":{"top":0,"left":0}}"#, 0),
        (#""style":"fullScreen","placement":{"margins":{"top":4}}"#, 1),
        (#""style":"fullScreen","placement":{"edge":"center"}"#, 0),
        (#""style":"fullScreen","content":{"title":"T","size":{"width":393,"height":852}}"#, 0),
        (#""style":"fullScreen","content":{"title":"T","size":{"width":"100%","height":"100%"}}"#, 0),
        (#""style":"fullScreen","content":{"title":"T","size":{"width":392}}"#, 1),
        (#""style":"fullScreen","placement":{"frame":{"x":0,"y":0,"width":393,"height":852}}"#, 0),
        (#""style":"fullScreen","placement":{"frame":{"x":0,"y":9,"width":393,"height":843}}"#, 1),
        (#""style":"fullScreen","placement":{"keyboard":"avoid","surface":"content"}"#, 0),
        (#""style":"semiModal","placement":{"flip":true,"shift":true,"align":"center","arrowDirections":["any"]}"#, 0),
        (#""style":"semiModal","placement":{"flip":false,"shift":true}"#, 1),
        (#""style":"semiModal","placement":{"detents":["large"],"selectedDetent":"large"}"#, 0),
        (#""style":"semiModal","placement":{"detents":["medium"]}"#, 1),
    ])
    func `members that say what is so anyway are no finding`(dialog: String, count: Int) throws {
        #expect(try findings("memberHasNoEffect", dialog).count == count)
    }
}

@Suite struct `Done and cancel in many languages` {
    @Test(arguments: [
        ("Fertig", "Abbrechen"), ("Terminé", "Annuler"), ("LISTO", "Cancelar"), ("Gotowe", "Anuluj"),
        ("Klar", "Avbryt"),
        ("Ολοκλήρωση", "Ακύρωση"), ("Готово", "Отмена"), ("ГОТОВО", "Скасувати"), ("سيام", "إلغاء"), ("تم", "إلغاء"),
        ("סיום", "ביטול"), ("เสร็จสิ้น", "ยกเลิก"), ("हो गया", "रद्द करें"), ("完成", "取消"), ("完了", "キャンセル"),
        ("완료", "취소"), ("Bitti", "İptal"), ("Xong", "Hủy"), ("Kész", "Mégsem"), ("Hotovo", "Zrušiť"),
    ])
    func `done and cancel in many languages are known`(done: String, cancel: String) throws {
        func count(_ actions: String) throws -> Int {
            try findings("completionAndCancel", #""style":"formSheet","content":{"title":"T","actions":[\#(actions)]}"#)
                .count
        }
        let isWord = done != "سيام"
        #expect(try count(#"{"title":"\#(done)"}"#) == (isWord ? 1 : 0))
        #expect(try count(#"{"title":"\#(done)"},{"title":"\#(cancel)"}"#) == 0)
        #expect(try count(#"{"title":"\#(done)"},{"title":"Help"}"#) == (isWord ? 1 : 0))
        #expect(try count(#"{"title":"\#(done)"},{"title":"Help","role":"cancel"}"#) == 0)
        #expect(try count(#"{"title":"\#(cancel)"}"#) == 0)
    }
}

@Suite struct `Ways out that a style has by itself` {
    @Test(arguments: ["pageSheet", "formSheet", "sheet"])
    func `ways out that a style has by itself are told, count as ways out, and may lose input`(style: String) throws {
        let form = #""style":"\#(style)","content":{"title":"T","textFields":[{"id":"name"}]}"#
        let modern = try spec(#"{"device":"iphone-16","dialog":{\#(form)}}"#)
        #expect(modern["lifecycle"]["swipe"] == ["bottom"])
        #expect(modern["diagnostics"]["exitRequired"] == .missing)
        #expect(modern["diagnostics"]["inputMayBeLost"]["pointer"] == "/dialog/dismissal/swipe")
        // Taken away, there is none.
        let kept = try spec(#"{"device":"iphone-16","dialog":{\#(form),"dismissal":{"swipe":[]}}}"#)
        #expect(kept["lifecycle"]["swipe"] == [])
        #expect(kept["diagnostics"]["exitRequired"]["severity"] == "error")
        #expect(kept["diagnostics"]["inputMayBeLost"] == .missing)
        // A presenter that is asked loses nothing; before iOS 13 there was no such swipe.
        #expect(
            try findings("inputMayBeLost", form + #","dismissal":{"approval":"presenter"}"#) == [])
        #expect(try findings("exitRequired", form, on: "ipad-1").count == 1)
    }

    @Test(arguments: ["iphone-16", "ipad-1", "pixel-8"], ["pageSheet", "sheet", "activityView", "alert", "semiModal"])
    func `ways out that a style has by itself are those by which a release is judged`(device: String, style: String)
        throws
    {
        let request = DialogBody(style, on: device, content: #""title":"T","actions":[{"title":"OK"}]"#).members
        let released = try answer(
            #"{\#(request),"position":[160,300],"velocity":[0,0]}"#, at: "/v1/specs/release")
        #expect(try spec("{\(request)}")["lifecycle"]["swipe"] == released["swipe"]["edges"])
    }
}

@Suite struct `A set that moves differently` {
    @Test func `names every dialog that does`() throws {
        let requests = [
            "", #","transition":{"duration":2}"#, "", #","transition":{"style":"crossDissolve"}"#,
            #","transition":{"easing":"linear"}"#,
        ].map { #"{"device":"ipad-1","dialog":{"style":"formSheet"\#($0)}}"# }.joined(separator: ",")
        let found = try lint(#"{"requests":[\#(requests)]}"#)["diagnostics"].elements
            .filter { $0["rule"] == "transitionsDiffer" }
        #expect(
            found.map { $0["pointer"] } == [
                "/requests/1/dialog/transition/duration", "/requests/3/dialog/transition/style",
                "/requests/4/dialog/transition/easing",
            ])
    }
}
