import Foundation
import ServiceTestSupport
import TestSupport
import Testing

/// Presenting takes 0.75 s, noticing 1.5 s, and reading 0.068 s a character of an alphabet (reading.irest).
@Suite struct `The time to read a message` {
    private func recommended(_ message: String) throws -> JSON {
        try layout("slidingMessage", on: "iphone-3gs", content: #""message":"\#(message)""#)["lifecycle"][
            "recommendedAfter"]
    }

    @Test(
        arguments: [
            // 6 × 0.068 = 0.408
            ("résumé", 2.7),
            // 4 × 7 × 0.068 = 1.904
            ("résumé résumé résumé résumé ", 4.2),
            // One picture, of seven scalars.
            ("👨‍👩‍👧‍👦", 2.4),
            // One flag, and one hand of a colour: 0.136.
            ("🇫🇮👍🏽", 2.4),
        ] as [(String, Double)])
    func `counts characters as people do`(message: String, seconds: Double) throws {
        #expect(try recommended(message) == .number(seconds))
    }

    @Test(arguments: ["résumé", "한국어 메시지입니다", "ガギグゲゴ", "Ελληνικά", "Việt Nam", "إلغآ"])
    func `is the same however the characters are encoded`(message: String) throws {
        let composed = message.precomposedStringWithCanonicalMapping
        let decomposed = message.decomposedStringWithCanonicalMapping
        #expect(composed.unicodeScalars.count < decomposed.unicodeScalars.count)
        #expect(try recommended(composed) == recommended(decomposed))
    }
}
