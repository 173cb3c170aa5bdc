// The stands: for each object of the format a deck in which every one of its keys matters.

extension KeyStand {
  static let all = top + look + walkthrough + blocks + lists + buttons + coach

  // MARK: The file

  private static let top: [KeyStand] = [
    KeyStand(
      object: "the deck", deck: "%",
      given: [
        "noren": "1",
        "screens":
          "{a: {blocks: [{text: {en: Hi, ar: Ha}}, {button: {label: On, effect: toggle}}]}, b: {blocks: [{text: B}]}}",
      ],
      values: [
        "device": ["{width: 300}"], "languages": ["[ar, en]"], "theme": ["{appearance: dark}"], "start": ["b"],
        "screens": ["{a: {blocks: [text: Other]}, b: {blocks: []}}"],
      ], alike: ["reduce-motion: never"], steps: "  - wait: 0.1s\n  - tap: [50, 130]\n  - wait: 0.5s", languages: ["ar"]
    ),
    KeyStand(
      object: "device", deck: "noren: 1\ndevice: %\nscreens: {a: {blocks: [text: Hi]}}",
      values: ["width": ["300"], "height": ["500"]]),
    KeyStand(
      object: "a screen", deck: "noren: 1\nscreens: {a: %}",
      given: ["blocks": "[{button: {id: b, label: Go, effect: toggle}}, {text: T}]"],
      values: [
        "walkthrough": ["{pages: [{title: T}]}"], "blocks": ["[{button: {id: b, label: Other}}]"],
        "coach": ["[{text: Look}]"],
      ], excludes: ["walkthrough": "blocks"], steps: "  - wait: 0.1s\n  - tap: [100, 93]\n  - wait: 1s"),
    KeyStand(
      object: "a destination",
      deck:
        "noren: 1\nscreens: {a: {blocks: [{button: {id: b, label: Go, go: %}}]}, b: {blocks: [text: B]}, c: {blocks: [text: C]}}",
      given: ["screen": "b"], values: ["screen": ["c"]], steps: "  - tap: b\n  - wait: 1s"),
  ]

  // MARK: Looks

  private static let colourful = """
    screens:
      a:
        title: T
        blocks:
          - text: Words
          - text: {text: Small, style: caption}
          - cards: [{title: Card, subtitle: Below}]
          - button: {id: b, label: On, effect: toggle, starts-on: true}
          - list: {id: l, rows: [x, y], swipe: [{label: Go, role: destructive}]}
    """

  private static let look: [KeyStand] = [
    KeyStand(
      object: "a theme", deck: "noren: 1\ntheme: %\n" + colourful,
      values: [
        "press": ["{scale: 0.8}"], "colors": ["{text: \"#FF0000\"}"], "dark": ["{text: \"#00FF00\"}"],
      ], steps: "  - tap: b\n  - wait: 1s\n  - tap: card-0\n  - wait: 0.5s"),
    KeyStand(
      object: "a press", deck: "noren: 1\ntheme: {press: %}\n" + colourful, values: ["scale": ["0.8"]],
      steps: "  - tap: card-0\n  - wait: 1s"),
    KeyStand(
      object: "an own press", deck: "noren: 1\nscreens: {a: {blocks: [cards: [{title: T, press: %}]]}}",
      values: ["scale": ["0.8"]], steps: "  - tap: card-0\n  - wait: 1s"),
    KeyStand(
      object: "colours", deck: "noren: 1\ntheme: {colors: %}\n" + colourful,
      steps: "  - drag: {from: \"l[0]\", by: [-90, 0]}\n  - wait: 1s"),
    KeyStand(
      object: "dark colours", deck: "noren: 1\ntheme: {appearance: dark, dark: %}\n" + colourful,
      steps: "  - drag: {from: \"l[0]\", by: [-90, 0]}\n  - wait: 1s"),
  ]

  // MARK: Walkthroughs

  private static let turning = "  - drag: {from: [300, 200], to: [60, 200]}\n  - wait: 1s\n  - tap: next\n  - wait: 1s"

  private static let walkthrough: [KeyStand] = [
    KeyStand(
      object: "a walkthrough", deck: "noren: 1\nscreens: {a: {walkthrough: %}, b: {blocks: [text: B]}}",
      given: ["pages": "[{title: One, image: a.svg}, {title: Two}]"],
      values: [
        "pages": ["[{title: Other}]"], "pulse": ["none", "{to: 2}"], "done": ["{go: b}"],
        "skip": ["false", "{label: Leave}"], "next": ["{label: On}"],
      ], steps: turning),
    KeyStand(
      object: "a page",
      deck: "noren: 1\nscreens: {a: {walkthrough: {pages: [%, {title: Two}]}, coach: [{target: page-0, text: Here}]}}",
      given: ["image": "a.svg"], names: ["id"],
      steps: "  - wait: 1s\n  - key: escape\n  - wait: 1s\n" + turning),
    KeyStand(
      object: "a pulse", deck: "noren: 1\nscreens: {a: {walkthrough: {pulse: %, pages: [{title: T, image: a.svg}]}}}",
      values: ["from": ["0.5"], "to": ["2"]]),
    KeyStand(
      object: "a footer button",
      deck:
        "noren: 1\nscreens: {a: {walkthrough: {next: %, pages: [{title: One}, {title: Two}]}}, b: {blocks: [text: B]}}",
      values: ["go": ["b"]], steps: "  - tap: next\n  - wait: 1s"),
  ]

  // MARK: Blocks

  private static func blockDeck(_ blocks: String, coach: String = "") -> String {
    "noren: 1\nscreens: {a: {blocks: [\(blocks)]\(coach)}, b: {blocks: [text: B]}}"
  }

  private static let blocks: [KeyStand] = [
    KeyStand(
      object: "a block", deck: blockDeck("%, {text: {id: t, text: Below}}"), given: ["text": "Words"],
      values: [
        "text": ["Other words"], "picture": ["a.svg"], "cards": ["[{title: T}]"], "list": ["{rows: [x]}"],
        "button": ["{label: B}"], "spacer": ["99"],
      ],
      excludes: [
        "picture": "text", "cards": "text", "list": "text", "button": "text", "spacer": "text",
      ]),
    KeyStand(object: "a text", deck: blockDeck("{text: %}"), given: ["text": "Words"]),
    KeyStand(
      object: "a picture", deck: blockDeck("{picture: %}"),
      given: ["image": "a.svg", "height": "100", "go": "b", "id": "p"],
      values: ["height": ["150"], "radius": ["20"], "go": ["a"]], steps: "  - tap: p\n  - wait: 1s"),
    KeyStand(
      object: "cards", deck: blockDeck("{cards: %}"), given: ["items": "[{title: A}, {title: B}, {title: C}]"],
      values: ["items": ["[{title: A}]"]]),
    KeyStand(
      object: "a card", deck: blockDeck("{cards: [%]}"),
      given: ["title": "T", "subtitle": "S", "image": "a.svg", "id": "c"],
      values: ["press": ["{scale: 0.7}"], "go": ["b"]], steps: "  - wait: 0.1s\n  - tap: [100, 130]\n  - wait: 1s"),
  ]

  // MARK: Lists

  private static let swiping = """
      - wait: 0.1s
      - drag: {from: "l[0]", by: [-90, 0]}
      - settle
      - tap: "l[0]-action-0"
      - wait: 1s
      - drag: {from: "l[0]", by: [90, 0]}
      - wait: 0.5s
      - drag: {from: "l[0]", by: [-340, 0], over: 0.2s}
      - wait: 1s
      - press and hold: {target: "l[0]", for: 0.6s}
      - wait: 6s
    """

  private static let lists: [KeyStand] = [
    KeyStand(
      object: "a list", deck: blockDeck("{list: %}"),
      given: [
        "rows": "[one, two, three]", "id": "l", "swipe": "[{label: Delete, role: destructive}]",
        "swipe-leading": "[{label: Pin}]",
      ],
      values: [
        "rows": ["[four, five, six]"], "swipe": ["[{label: Other}]"], "swipe-leading": ["[]"],
        "undo": ["none", "0.7s"],
      ], besides: ["empty": ["rows": "[]"]], steps: swiping),
    KeyStand(
      object: "a row", deck: blockDeck("{list: {id: l, rows: [%], swipe: [{label: Pin}]}}"),
      given: ["title": "T", "image": "a.svg"], values: ["go": ["b"], "id": ["other"]],
      steps: """
          - drag: {from: "l[0]", by: [-90, 0]}
          - settle
          - tap: "l[0]-action-0"
          - settle
          - tap: "l[0]"
          - wait: 1s
        """),
    KeyStand(
      object: "a swipe action", deck: blockDeck("{list: {id: l, rows: [x, y], swipe: [%]}}"), given: ["label": "Go"],
      steps: """
          - drag: {from: "l[0]", by: [-90, 0]}
          - settle
          - tap: "l[0]-action-0"
          - wait: 1s
        """),
  ]

  // MARK: Buttons

  private static let buttons: [KeyStand] = [
    KeyStand(
      object: "a button",
      deck: blockDeck("{button: %}, {text: {id: t, text: Shown}}, {text: {id: u, text: Shown too}}"),
      given: ["label": "B", "id": "b", "effect": "like", "width": "fit"],
      values: [
        "count": ["7"], "shows": ["u"], "animation": ["none"], "bubble": ["{text: Hi}"], "press": ["{scale: 0.7}"],
        "go": ["b"], "duration": ["0.7s"],
      ],
      besides: [
        "shows": ["effect": "reveal", "shows": "t"], "effect": ["shows": "t"], "duration": ["effect": "progress"],
      ], steps: "  - wait: 0.1s\n  - tap: [195, 93]\n  - wait: 3s"),
    KeyStand(
      object: "animations by effect",
      deck: blockDeck(
        "{button: {label: B, on-label: C, id: l, effect: like, count: 9, animation: &a %}}, "
          + "{button: {id: s, label: S, effect: toggle, animation: *a}}, "
          + "{button: {id: r, label: R, effect: reveal, shows: t, animation: *a}}, {text: {id: t, text: T}}"),
      steps: "  - tap: l\n  - wait: 2s\n  - tap: s\n  - wait: 2s\n  - tap: r\n  - wait: 2s"),
    KeyStand(
      object: "a bubble",
      deck: blockDeck("{spacer: 300}, {button: {label: B, id: b, effect: bubble, width: fit, bubble: %}}"),
      alike: ["side: auto"], steps: "  - tap: b\n  - wait: 2s"),
  ]

  // MARK: Coach marks

  /// A device on which a mark has room on every side of its target.
  private static let wide = "device: {width: 900}\n"

  private static let coach: [KeyStand] = [
    KeyStand(
      object: "a coach tour", deck: blockDeck("{text: T}", coach: ", coach: %"),
      given: ["steps": "[{text: One}, {text: Two}]"], values: ["steps": ["[{text: Other}, {text: Two}]"]],
      steps: "  - wait: 1s\n  - key: right\n  - wait: 1s\n  - key: right\n  - wait: 1s"),
    KeyStand(
      object: "a coach mark",
      deck: wide
        + blockDeck(
          "{spacer: 250}, {button: {id: other, label: B, effect: toggle, width: fit}}, "
            + "{button: {label: Show, effect: reveal, shows: hidden}}, {text: {id: hidden, text: H}}, "
            + "{spacer: 900}, {text: {id: far, text: F}}", coach: ", coach: [%, {text: Two}]"),
      given: ["text": "One", "target": "other", "hole": "pass"],
      values: [
        "target": ["far"], "until": ["other"], "padding": ["20"], "radius": ["1"], "demo": ["tap"], "wait": ["2s"],
      ],
      // Where the tour stands is remembered by the mark's name.
      besides: [
        "id": ["hole": "block", "outside": "ignore"], "missing": ["target": "hidden"], "wait": ["target": "hidden"],
      ],
      alike: ["side: auto", "demo: swipe", "demo: drag", "demo: page"],
      steps: "  - wait: 1s\n  - tap: other\n  - wait: 0.5s\n  - tap: [20, 800]\n  - wait: 1s"),
    KeyStand(
      object: "a rectangle", deck: blockDeck("{text: T}", coach: ", coach: [{text: One, target: %}]"),
      given: ["x": "50", "y": "200", "width": "80", "height": "60"],
      values: ["x": ["90"], "y": ["300"], "width": ["120"], "height": ["30"]]),
  ]
}
