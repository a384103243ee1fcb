import ServiceTestSupport
import TestSupport
import Testing

/// How many findings are of the rule and the pointer of one, and of what it looks at: "The outline".
private func count(_ finding: JSON, in findings: [JSON]) -> Int {
    let isContrast = finding["rule"].string?.hasSuffix("Contrast") == true
    func subject(_ finding: JSON) -> String.SubSequence? {
        isContrast ? finding["message"].string?.split(separator: " of ").first : nil
    }
    return findings.count {
        $0["rule"] == finding["rule"] && $0["pointer"] == finding["pointer"] && subject($0) == subject(finding)
    }
}

@Suite struct `The changes of a finding` {
    /// Nothing where a request is refused, as many random ones are.
    private func findings(_ request: JSON) throws -> [JSON]? {
        let response = try Scrim.shared.get().post(request.text)
        return response.status == 200 ? try JSON(response.body)["diagnostics"].elements : nil
    }

    /// Seeds in tenths, which run side by side.
    @Test(arguments: 0..<10)
    func `make a good request without it, of whatever request it was found in`(tenth: Int) throws {
        var mended = 0
        for seed in 0..<60 {
            var random = AnyRequest(seed: UInt64(tenth * 60 + seed))
            let request = try JSON(Array(random.body().utf8))
            guard let found = try findings(request) else { continue }
            for finding in found where finding["changes"] != .missing {
                mended += 1
                let changed = request.changed(by: finding["changes"])
                let left = try findings(changed)
                let case_: Comment =
                    """
                    seed \(tenth * 60 + seed): \(finding["rule"].text) at \(finding["pointer"].text) by \
                    \(finding["changes"].text) of \(request.text)
                    """
                #expect(left != nil, case_)
                #expect(count(finding, in: left ?? []) < count(finding, in: found), case_)
            }
        }
        #expect(mended > 20)
    }
}
