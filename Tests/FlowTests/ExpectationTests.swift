import Flow
import Testing

/// Every property that can be expected: met, and missed with the value that was there.
@Suite struct ExpectationTests {
  private static let lists = """
    noren: 1
    device: {width: 390, height: 640}
    theme: {appearance: light}
    screens:
      one:
        title: Fruits
        blocks:
          - list: {id: fruits, rows: [apple, banana], swipe: [{label: Delete, role: destructive}]}
          - spacer: 900
          - text: {id: below, text: Far below.}
    """

  @Test(arguments: [
    "screen: one", "rows of fruits: [apple, banana]", "text of title: Fruits", "shows: [Fruits, apple]",
    "visible of below: false", "\"visible of fruits[0]\": true", "\"offset of fruits[1]\": [0, 0]", "idle: true",
    "focus: none", "overlay: hidden", "\"velocity of fruits[0]\": [0, 0]", "\"opacity of fruits[0]\": 1",
    "no frame for: 1s", "visible of nothing-like-it: false",
  ])
  func `what is so passes`(check: String) throws {
    #expect(try failure("  - expect: {\(check)}", on: Self.lists) == nil)
  }

  @Test(arguments: [
    ("screen: two", "screen", "two", "one"),
    ("rows of fruits: [banana, apple]", "rows of fruits", "[banana, apple]", "[apple, banana]"),
    ("text of title: Fruit", "text of title", "\"Fruit\"", "\"Fruits\""),
    ("shows: [Fruits, pear]", "shows", "[Fruits, pear]", "nothing of [pear]"),
    ("visible of below: true", "visible of below", "true", "false"),
    ("\"offset of fruits[1]\": [0, 3]", "offset of fruits[1]", "[0, 3]", "[0, 0]"),
    ("idle: false", "idle", "false", "true"), ("focus: next", "focus", "next", "none"),
    ("overlay: shown", "overlay", "shown", "hidden"), ("log: went", "log", "\"went\"", "no entry"),
    ("\"state of fruits[0]\": open", "state of fruits[0]", "\"open\"", "\"\""),
    ("\"opacity of fruits[0]\": 0.5", "opacity of fruits[0]", "0.5", "1"),
  ])
  func `what is not so says what it should be and what it is`(
    check: String, subject: String, expected: String, got: String
  ) throws {
    let mismatch = try #require(failure("  - expect: {\(check)}", on: Self.lists)?.mismatches.first)

    #expect([mismatch.subject, mismatch.expected, mismatch.got] == [subject, expected, got])
  }

  @Test(arguments: [
    ("tap: {target: Next, pointer: pen}", "'pointer' cannot be 'pen'"), ("key: rigt", "did you mean 'right'?"),
    ("wheel: dwon", "did you mean 'down'?"), ("repeat: {times: 0, steps: [settle]}", "'times' must be from 1"),
    ("repeat: {times: 2}", "needs the key 'steps'"), ("resize: [10, 10]", "must be from 100 to 4096"),
    ("resize: [300]", "two numbers [width, height]"), ("settle: {withn: 1s}", "did you mean 'within'?"),
    ("drag: {from: Next, by: [1, 1], over: -1s}", "'over' must be from 0s"),
    ("drag: {from: [0, .nan], by: [1, 1]}", "a finite number"), ("film: {file: a.png}", "needs one of the keys 'at'"),
    ("film: {file: a.png, at: [-1s]}", "must be from 0s"),
    ("fling: {from: Next, toward: left, velocity: [1, 1]}", "cannot have both"),
    ("expect: {}", "at least one property"),
    ("expect: {page: one}", "'page' takes a whole number"), ("expect: {opacity of next: 2}", "must be from 0 to 1"),
    ("expect: {frame of next: [1, 2]}", "four numbers"), ("press and hold: {target: Next, for: 2min}", "'for'"),
    ("tap:", "'tap' has no value"), ("include: [a]", "'include' takes text"),
  ])
  func `a step that says nonsense is refused in words`(step: String, message: String) {
    #expect(diagnostics(of: "steps:\n  - \(step)\n").contains(message))
  }
}
