import BrowserTestSupport
import ServiceTestSupport
import TestSupport
import Testing

// One dialog on a dozen devices.
extension PlaygroundTests {
    @Test("a matrix has twelve buttons with names, and no dialog")
    func matrixRoles() throws {
        try open("#view=matrix")
        try run("await until(() => document.querySelectorAll('.cell .thumbnail').length === 12);")
        let tree = try page.send("Accessibility.getFullAXTree")["nodes"].elements.filter { $0["ignored"] != true }
        #expect(!tree.contains { ["alertdialog", "dialog"].contains($0["role"]["value"].string) })
        try run("document.querySelector('.cell').focus();")
        try page.press("Tab")
        #expect(try run("return document.activeElement === document.querySelectorAll('.cell')[1];") == true)
    }

    @Test("shows the dialog on a dozen devices, and every line of the trace at what it moved")
    func matrix() throws {
        try open("?device=ipad-1&dialog.style=alert&dialog.content.actions.0.title=Share#view=matrix&tab=why")
        let cells = try run(
            """
            await until(() => document.querySelectorAll('.cell .thumbnail').length === 12, 'twelve pictures'); \
            return document.querySelectorAll('.cell-problem').length;
            """
        )
        #expect(cells.number == 0)
        try run(
            """
            document.querySelector('.cell').click(); await until(() => layer('dialog') && \
            !document.getElementById('room').hidden);
            """
        )
        let unpointed = try run(
            """
            await until(() => document.querySelectorAll('.decision').length > 10, 'decisions');
            const lines = [...document.querySelectorAll('.decision')];
            return lines.filter((line) => { line.dispatchEvent(new PointerEvent('pointerenter')); return \
            !document.querySelector('.overlay .pointed'); }).map((line) => line.textContent);
            """)
        #expect(unpointed.elements.compactMap(\.string) == [])
        expectQuiet()
    }

    @Test(
        "gives an anchor on the devices of a matrix where the dialog stands beside one",
        arguments: ["popover", "actionSheet", "activityView", "x-anchored-popover"])
    func anchoredMatrix(style: String) throws {
        try open("?device=iphone-17&dialog.style=\(style)&dialog.content.actions.0.title=Share#view=matrix")
        let notes = try run(
            """
            await until(() => document.querySelectorAll('.cell').length === 12, 'twelve devices'); \
            return [...document.querySelectorAll('.cell')].map((cell) => cell.getAttribute('aria-label'));
            """
        ).elements.compactMap(\.string)
        let onPad = try #require(notes.first { $0.hasPrefix("iPad Pro 11-inch (M4): ") })
        #expect(onPad.contains(style.hasSuffix("popover") ? style : "\(style) → popover"), "\(notes)")
        #expect(!notes.contains { $0.contains("Give the anchor") }, "\(notes)")
    }
}
