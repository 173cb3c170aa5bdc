import Deck
import Notation
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
    #expect(button?.animation?.all == .spring(duration: 0.4, bounce: 0.2))
    #expect(button?.bubble?.side == .leading)
    #expect(button?.bubble?.anchor == .center)
    #expect(button?.bubble?.hidesAfter == 2)
    #expect(button?.bubble?.animation == AuthoredAnimation.none)
    #expect(button?.bubble?.text?.first == "Hi")
  }

  @Test func `single effects have animations of their own beside that of all`() {
    let animation = button(
      "{label: a, effect: like, animation: {all: ease-in(0.2s), icon: none, count: \"spring(0.3s)\"}}"
    )?.animation

    #expect(animation?.all == .curve(.easeIn, duration: 0.2))
    #expect(animation?.icon == AuthoredAnimation.none)
    #expect(animation?.count == .spring(duration: 0.3, bounce: 0))
    #expect(animation?.label == nil)
  }

  @Test func `screens and the theme have an animation for all that buttons change`() {
    let deck = read(
      """
      noren: 1
      theme: {animation: none}
      screens:
        home: {animation: ease-in(0.2s), blocks: [button: {label: a}]}
      """
    ).deck

    #expect(deck?.theme.animation == AuthoredAnimation.none)
    #expect(deck?.screens.first?.animation == .curve(.easeIn, duration: 0.2))
  }

  @Test func `a button is as wide as the column, or as what it says`() {
    #expect(button("{label: a}")?.width == .fill)
    #expect(button("{label: a, width: fit, align: trailing}")?.width == .fit)
    #expect(button("{label: a, width: fit, align: trailing}")?.alignment == .trailing)
  }

  @Test(arguments: [
    ("{label: a, on-label: b}", "5:17: warning: 'on-label' means nothing on a button without an effect"),
    ("{label: a, starts-on: true}", "5:17: warning: 'starts-on' means nothing on a button without an effect"),
    ("{label: a, bubble: {side: top}}", "5:17: warning: 'bubble' means nothing on a button without an effect"),
    ("{label: a, animation: none}", "5:17: warning: 'animation' means nothing on a button without an effect"),
    ("{label: a, effect: like, shows: text-0}", "5:49: warning: 'shows' means nothing with the effect 'like'"),
  ])
  func `what has no effect is told`(button: String, headline: String) {
    #expect(headlines(of: blocksDeck("- button: \(button)\n- text: b")) == ["deck.yaml:" + headline])
  }

  @Test(arguments: [
    ("self", "name another block", "the button 'self' cannot show and hide itself"),
    (
      "card-0", "name a text, a picture, a list or a button",
      "the card 'card-0' cannot be shown and hidden by itself: it has its place in a grid"
    ),
    ("recip", "did you mean 'recipe'?", "there is no 'recip' on the screen 'home'"),
  ])
  func `a button shows a block of its own on its screen`(shown: String, hint: String, message: String) {
    let blocks = """
      - button: {id: self, label: a, effect: reveal, shows: \(shown)}
      - text: {id: recipe, text: b}
      - cards: [{title: c}]
      """

    let diagnostics = read(blocksDeck(blocks)).diagnostics

    #expect(diagnostics.map(\.message) == [message])
    #expect(diagnostics.map(\.hint) == [hint])
  }

  @Test(arguments: [
    ("effect: bublle", "did you mean 'bubble'?"), ("effect: like, width: fitt", "did you mean 'fit'?"),
    ("effect: like, animation: {icn: none}", "did you mean 'icon'?"),
    ("effect: like, animation: {icon: ease-inn(0.2s)}", "did you mean 'ease-in'?"),
    ("effect: like, bubble: {anchor: tipp}", "did you mean 'tip'?"),
    ("effect: like, bubble: {hide-aftr: 2s}", "did you mean 'hide-after'?"),
  ])
  func `a wrong word names the nearest right one`(part: String, hint: String) {
    let diagnostics = read(blocksDeck("- button: {label: a, \(part)}")).diagnostics

    #expect(diagnostics.map(\.hint).contains(hint))
  }

  @Test(arguments: [
    ("{effect: like}", "5:17: error: a button needs the key 'label'"),
    ("{label: a, effect: heart}", "5:36: error: 'effect' cannot be 'heart'"),
    ("{label: a, effect: reveal}", "5:17: error: a button with the effect 'reveal' needs the key 'shows'"),
    (
      "{label: a, effect: toggle, animation: [1]}",
      "5:55: error: 'animation' takes an animation such as ease-in(0.2s) or a mapping, not a list"
    ),
    ("{label: a, effect: reveal, shows: b}", "5:51: error: there is no 'b' on the screen 'home'"),
    ("{label: a, count: 1.5}", "5:35: error: 'count' takes a whole number, not the number 1.5"),
    ("{label: a, count: -1}", "5:35: error: 'count' must be from 0 to 999999, not -1"),
    (
      "{label: a, animation: ease-in}",
      "5:39: error: 'animation' takes an animation such as ease-in(0.2s), not the text 'ease-in'"
    ),
    ("{label: a, effect: bubble, bubble: {side: left}}", "5:59: error: 'side' cannot be 'left'"),
  ])
  func `what is wrong is told where it is`(button: String, headline: String) {
    #expect(headlines(of: blocksDeck("- button: \(button)")) == ["deck.yaml:" + headline])
  }
}
