/// A deck with every component, each screen to be reached from the first.
let stormDeck = """
  noren: 1
  theme: {press: {feedback: ripple}}
  screens:
    home:
      title: Home
      blocks:
        - text: Some text
        - cards:
            columns: 2
            items:
              - {title: List, go: list}
              - {title: Sheet, go: {screen: list, transition: sheet}}
              - {title: Pages, press: {feedback: ripple}, go: {screen: pages, transition: fade}}
              - {title: Here, go: home}
        - button: {id: like, label: Like, effect: bubble, count: 999, bubble: {text: Hi, side: trailing, hide-after: 1s}}
        - button: {label: Show, effect: reveal, shows: hidden, duration: 1s}
        - text: {id: hidden, text: Something to see}
        - button: {label: Fill, effect: progress, duration: 1s}
        - spacer: 700
        - cards: [{title: Below, go: list}]
      coach:
        steps:
          - {target: like, text: A like, demo: tap, once: like}
          - {target: title, text: A title, hole: pass, outside: close}
    list:
      title: List
      blocks:
        - list:
            id: rows
            rows: [a, b, c, {id: d, title: d, go: pages}, e, f]
            swipe: [{label: Delete, role: destructive, confirm: Sure?}, {label: Mark}]
            swipe-leading: [{label: Pin}]
            full-swipe: true
            reorder: true
            undo: 5s
        - list: {id: more, rows: [g, h], swipe: [{label: Delete, role: destructive}], reorder: true}
      coach: [{target: "rows[0]", text: Swipe, demo: swipe}]
    pages:
      walkthrough:
        pages: [{title: One, color: "#0E7C86"}, {title: Two}, {title: Three}]
        done: {label: Done, go: list}
        skip: {label: Skip, go: back}
        next: {label: Next}
  """
