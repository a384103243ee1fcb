import Testing

@testable import Typography

@Suite struct `Dynamic Type` {
    @Test func `follows Apple's table`() {
        #expect(DynamicType.size(of: .body, at: .large) == 17)
        #expect(DynamicType.size(of: .body, at: .accessibility5) == 53)
        #expect(DynamicType.size(of: .footnote, at: .xSmall) == 12)
        #expect(DynamicType.size(of: .title1, at: .accessibility3) == 48)
        #expect(DynamicType.leading(of: .footnote, at: .large) == 18)
        #expect(DynamicType.leading(of: .largeTitle, at: .accessibility5) == 70)
    }

    @Test(arguments: DynamicType.Style.allCases)
    func `never shrinks as the setting grows`(style: DynamicType.Style) {
        let sizes = ContentSize.allCases.map { DynamicType.size(of: style, at: $0) }
        #expect(sizes == sizes.sorted() && sizes.count == 12)
        let leadings = ContentSize.allCases.map { DynamicType.leading(of: style, at: $0) }
        #expect(leadings == leadings.sorted())
    }

    @Test func `scales a size of one's own like its nearest style`() {
        #expect(DynamicType.scale(ofSize: 17, at: .accessibility1) == 28.0 / 17)
        #expect(DynamicType.scale(ofSize: 13, at: .xxxLarge) == 19.0 / 13)
        #expect(DynamicType.scale(ofSize: 100, at: .small) == 32.0 / 34)
        for size in [5.0, 11, 18, 40] { #expect(DynamicType.scale(ofSize: size, at: .large) == 1) }
        #expect(DynamicType.nearestStyle(toSize: 17) == .body)
    }

    @Test func `takes the contract's names`() {
        #expect(ContentSize(rawValue: "accessibility3") == .accessibility3)
        #expect(ContentSize.allCases.map(\.rawValue).prefix(4) == ["xSmall", "small", "medium", "large"])
    }
}
