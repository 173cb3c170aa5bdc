/// The files that `noren new` writes.
enum Starter {
  /// A file with its path below the new folder.
  struct File {
    let path: String
    let text: String
  }

  /// All of them.
  static let files = [
    File(path: "deck.yaml", text: deck), File(path: "images/hills.svg", text: hills),
    File(path: "images/sea.svg", text: sea), File(path: "flows/tour.flow.yaml", text: flow),
    File(path: "README.md", text: readme),
  ]

  private static let deck = """
    # A deck: what the window shows. Save it while the window is open, and the change shows at once.
    noren: 1
    title: My tour
    device: {width: 390, height: 844}        # points
    start: welcome
    screens:
      welcome:
        walkthrough:
          pulse: {from: 1.0, to: 1.1, duration: 10s}
          pages:
            - image: images/hills.svg
              title: Over the hills
              body: The footer takes the colour of the page as you drag.
              color: "#2E6F40"
            - image: images/sea.svg
              title: Down to the sea
              body: Pictures cross-fade, titles travel with the finger.
              color: "#0E6C78"
            - image: images/hills.svg
              title: And home again
              body: Now change this text and save.
              color: "#A4452C"
          done: {label: Get started}

    """

  private static let flow = """
    # A flow: a scripted finger and what must come of it. Run it with `noren test flows`.
    deck: ../deck.yaml
    steps:
      - expect: {page: 0, color of footer: "#2E6F40"}
      - drag: {from: [350, 300], to: [40, 300], over: 0.25s}
      - settle: {within: 1s}                 # the pulse never ends and does not count
      - expect: {page: 1, color of footer: "#0E6C78"}
      - tap: Next
      - settle: {within: 1s}
      - expect: {page: 2, text of next: Get started}

    """

  private static let readme = """
    # My tour

        noren open deck.yaml      # feel it: drag with the mouse, save to see changes
        noren check deck.yaml     # what is wrong, with file:line:column
        noren test flows          # the feel, held by tests; needs no display
        noren bench deck.yaml     # how long frames take

    `deck.yaml` is the deck, `images/` its pictures (PNG, JPEG, WebP or SVG), `flows/` scripted fingers with what must come
    of them.

    """

  private static let hills = """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 780 1688">
      <defs>
        <linearGradient id="sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stop-color="#6FB1C9"/>
          <stop offset="1" stop-color="#FCE6B8"/>
        </linearGradient>
      </defs>
      <rect width="780" height="1688" fill="url(#sky)"/>
      <circle cx="540" cy="520" r="110" fill="#FFF4D2"/>
      <path d="M0 800 Q200 640 420 760 T780 700 V1688 H0 Z" fill="#9CC49A"/>
      <path d="M0 960 Q240 800 480 920 T780 880 V1688 H0 Z" fill="#5E9E6C"/>
      <path d="M0 1130 Q300 980 560 1090 T780 1060 V1688 H0 Z" fill="#2E6F40"/>
    </svg>

    """

  private static let sea = """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 780 1688">
      <defs>
        <linearGradient id="sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stop-color="#1F4B73"/>
          <stop offset="1" stop-color="#F7B48A"/>
        </linearGradient>
      </defs>
      <rect width="780" height="1688" fill="url(#sky)"/>
      <circle cx="390" cy="820" r="130" fill="#FFE7C2"/>
      <rect y="820" width="780" height="868" fill="#0E6C78"/>
      <path d="M250 830 L390 470 L390 830 Z" fill="#FFF8EC"/>
      <path d="M404 830 L404 520 L520 830 Z" fill="#F2C9A0"/>
      <path d="M220 850 H560 L510 920 H280 Z" fill="#3A2338"/>
    </svg>

    """
}
