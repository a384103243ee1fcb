import Devices
import Geometry
import Testing
import Timeline

@testable import Dialogs

@Suite struct `The reasons for another rest` {
    private func causes(
        _ from: (DialogRequest, DeviceState), _ to: (DialogRequest, DeviceState)
    ) throws -> [ChangeCause] {
        let (start, end) = (try resolver.place(from.0, on: from.1), try resolver.place(to.0, on: to.1))
        return try resolver.change(from: start, to: end).causes
    }

    private let panel = dialog(.semiModal) { $0.content.title = "Hello" }

    @Test func `the reasons for another rest are none where nothing differs`() throws {
        #expect(try causes((panel, phone()), (panel, phone())) == [])
        // A name alone moves nothing.
        #expect(
            try causes(
                (panel, phone()),
                (
                    dialog(.semiModal) {
                        $0.content.title = "Hello"; $0.id = "a"
                    }, phone()
                )) == [])
    }

    @Test func `the reasons for another rest are the turn alone where the device is turned`() throws {
        let turned = phone { $0.orientation = .landscapeLeft }
        #expect(try causes((panel, phone()), (panel, turned)) == [.orientation])
    }

    @Test func `the reasons for another rest are the keyboard, and what comes with it, in order`() throws {
        let typing = phone { $0.keyboard = Keyboard(extent: .height(300)) }
        #expect(try causes((panel, phone()), (panel, typing)) == [.keyboard])
        let other = dialog(.semiModal) { $0.content.title = "Another" }
        #expect(try causes((panel, phone()), (other, typing)) == [.keyboard, .content])
    }

    @Test func `the reasons for another rest are the detent where only that is another`() throws {
        func sheet(_ detent: Detent) -> DialogRequest {
            dialog(.sheet) {
                $0.placement.sheet.detents = [.medium, .large]
                $0.placement.sheet.selected = detent
            }
        }
        #expect(try causes((sheet(.medium), phone()), (sheet(.large), phone())) == [.detent])
    }

    @Test func `begin and end together`() throws {
        let typing = phone {
            $0.keyboard = Keyboard(extent: .height(300))
            $0.orientation = .landscapeLeft
        }
        let change = try resolver.change(
            from: try resolver.place(panel, on: phone()), to: try resolver.place(panel, on: typing))
        let events = change.timeline.motion.events
        #expect(events.map(\.name) == ["willRotate", "keyboardWillShow", "didRotate", "keyboardDidShow"])
        #expect(events.map(\.time) == [0, 0, change.timeline.duration, change.timeline.duration])
    }
}
