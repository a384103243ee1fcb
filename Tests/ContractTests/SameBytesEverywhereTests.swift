import Service
import ServiceTestSupport
import TestSupport
import Testing

/// The same requests in processes whose surroundings have nothing in common.
@Suite struct `The same request anywhere` {
    /// What machines differ in: language, home, time zone, fonts, and what C libraries read from the environment.
    private static let surroundings: [[String: String]] = [
        [:],
        [
            "LANG": "tr_TR.UTF-8", "LC_ALL": "tr_TR.UTF-8", "LANGUAGE": "tr", "HOME": "/nonexistent",
            "TZ": "Asia/Kathmandu", "FONTCONFIG_FILE": "/dev/null", "XDG_DATA_HOME": "/nonexistent",
        ],
        [
            "LANG": "ar_EG.UTF-8", "LC_ALL": "C.UTF-8", "LC_NUMERIC": "de_DE.UTF-8", "PANGO_LANGUAGE": "ja:zh:ko",
            "TZ": "America/St_Johns", "HOME": "/", "XDG_CACHE_HOME": "/nonexistent", "FONTCONFIG_PATH": "/nonexistent",
            "PANGOCAIRO_BACKEND": "fc",
        ],
    ]

    private static let texts = [
        "Delete “Photo”?", "Wörterbuch löschen", "Ελληνικά κείμενα", "Сохранить изменения перед выходом?",
        "هل تريد حفظ التغييرات؟", "האם לשמור את השינויים?", "บันทึกการเปลี่ยนแปลงหรือไม่",
        """
        क्या आप परिवर्तन सहेजना चाहते हैं?
        """,
        "保存しますか？変更内容はまだ保存されていません。", "변경 사항이 저장되지 않았습니다.", "👍🏽 Done, mixed עברית and English", "ıİiI ŞşĞğ",
        "1,234.56 – ½ ﬁ",
        "Donaudampfschifffahrtsgesellschaftskapitän", "e\u{301}\u{323} a\u{30A}", "A\u{200D}B\u{AD}C\u{2060}D",
    ]

    /// Fifty requests: every style, many devices, every script.
    private static let bodies: [String] = {
        let styles = [
            "fullScreen", "pageSheet", "formSheet", "currentContext", "popover", "alert", "actionSheet", "activityView",
            "sheet", "semiModal", "floating", "slidingMessage",
        ]
        let devices = ["iphone-4", "iphone-x", "iphone-17", "ipad-2", "ipad-a16", "pixel-8", "desktop-1440x900"]
        let sizes = ["xSmall", "large", "xxxLarge", "accessibility5"]
        return (0..<50).map { index in
            let title = texts[index % texts.count]
            let message = texts[(index * 7 + 3) % texts.count] + " " + texts[(index * 5 + 1) % texts.count]
            let body: JSON = [
                "device": [
                    "profile": .string(devices[index % devices.count]),
                    "textSize": .string(sizes[index % sizes.count]),
                    "layoutDirection": index.isMultiple(of: 3) ? "rightToLeft" : "leftToRight",
                ],
                "dialog": [
                    "style": .string(styles[index % styles.count]),
                    "content": [
                        "title": .string(title), "message": .string(message),
                        "actions": [
                            ["id": "ok", "title": .string(texts[(index + 4) % texts.count])],
                            ["id": "no", "title": "Cancel", "role": "cancel"],
                        ],
                    ],
                    "placement": ["anchor": ["x": 33.3, "y": 77.7, "width": 44, "height": 44]],
                ],
            ]
            return body.text
        }
    }()

    @Test func `gets the same bytes from servers in any surroundings`() throws {
        let here = try Scrim { $0.cacheBytes = 0 }
        let first = try Self.bodies.map { try here.post($0) }
        #expect(first.allSatisfy { $0.status == 200 }, "\(first.first { $0.status != 200 }?.text ?? "")")
        for variables in Self.surroundings {
            let serving = try ServingProcess(variables: variables)
            for (body, expected) in zip(Self.bodies, first) {
                let client = try serving.connect()
                defer { client.close() }
                try client.send(Requests.posting(body))
                let response = try client.readResponse()
                #expect(response.body == expected.body, "\(body) with \(variables)")
                #expect(response["ETag"] == expected["ETag"], "\(body) with \(variables)")
            }
            serving.process.terminate()
            #expect(try serving.process.ending().status == 0)
        }
        here.expectStopsClean()
    }

    @Test(arguments: [0, 4, 8, 9, 10])
    func `gets the same bytes from the command line in any surroundings`(index: Int) throws {
        let body = Self.bodies[index]
        let expected = try Scrim.shared.get().post(body).body
        for variables in Self.surroundings {
            let ending = try ScrimProcess.run(["resolve"], variables: variables, input: body)
            #expect(ending.status == 0, "\(ending.errors)")
            #expect(ending.output == expected, "\(body) with \(variables)")
        }
    }
}
