import Deck
import Testing

@Suite struct ButtonTests {
  private func button(_ yaml: String) -> Deck.Button? {
    guard case .button(let button) = read(blocksDeck("- button: \(yaml)")).deck?.screens.first?.blocks.first else {
      return nil
    }
    return button
  }

  @Test func `a button alone has no effect`() {
    let button = button("{label: Like}")

    #expect(button?.label.first == "Like")
    #expect(button?.effect == Deck.Button.Effect.none)
    #expect(button?.animation == nil)
    #expect(button?.isOn == false)
  }

  @Test func `effect, state, count, bubble and animation arrive`() {
    let button = button(
      """
      {label: Like, on-label: Liked, effect: bubble, starts-on: true, count: 999, animation: "spring(duration: 0.4s, bounce: 0.2)", \
      bubble: {side: leading, anchor: center, color: "#00F", hide-after: 2s, animation: none, text: Hi}}
      """)

    #expect(button?.onLabel?.first == "Liked")
    #expect(button?.effect == .bubble)
    #expect(button?.isOn == true)
    #expect(button?.count == 999)
    #expect(button?.animation == .spring(duration: 0.4, bounce: 0.2))
    #expect(button?.bubble.side == .leading)
    #expect(button?.bubble.anchor == .center)
    #expect(button?.bubble.hidesAfter == 2)
    #expect(button?.bubble.animation == Deck.Motion.none)
    #expect(button?.bubble.text?.first == "Hi")
  }

  @Test(arguments: [
    ("{effect: like}", "5:17: error: a button needs the key 'label'"),
    ("{label: a, effect: heart}", "5:36: error: 'effect' cannot be 'heart'"),
    ("{label: a, effect: reveal}", "5:17: error: a button with the effect 'reveal' needs the key 'shows'"),
    ("{label: a, effect: reveal, shows: b}", "5:51: error: there is no 'b' on the screen 'home'"),
    ("{label: a, count: 1.5}", "5:35: error: 'count' takes a whole number, not the number 1.5"),
    ("{label: a, count: -1}", "5:35: error: 'count' must be from 0 to 999999, not -1"),
    (
      "{label: a, animation: ease-in}",
      "5:39: error: 'animation' takes an animation such as ease-in(0.2s), not the text 'ease-in'"
    ),
    ("{label: a, bubble: {side: left}}", "5:43: error: 'side' cannot be 'left'"),
  ])
  func `what is wrong is told where it is`(button: String, headline: String) {
    #expect(headlines(of: blocksDeck("- button: \(button)")) == ["deck.yaml:" + headline])
  }
}
