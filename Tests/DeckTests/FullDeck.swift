/// A deck that uses every key of the format and every choice's key at least once; `FormatTests` makes sure.
let fullDeck = """
  noren: 1
  title: {en: Small crafts, ja: 小さな手仕事}
  device: {preset: phone, width: 390, height: 844}
  languages: [en, ja]
  reduce-motion: system
  theme:
    appearance: auto
    animation: ease-in-out(0.3s)
    press: &soft {feedback: shrink, scale: 0.97, duration: 0.1s, curve: ease-in}
    colors: &palette
      background: "#F6F4EF"
      surface: "#FFFFFF"
      text: "#1C1B1F"
      secondary-text: "#5F5D66"
      accent: "#33407F"
      on-accent: "#FFF"
      destructive: "#C62828"
      separator: "#DDD9D080"
    dark: *palette
  start: welcome
  screens:
    welcome:
      walkthrough:
        pulse: {from: 1.0, to: 1.1, duration: 10s}
        background: "#101018"
        pages:
          - id: harbour
            image: images/harbour.svg
            alt: A boat
            title: Sail
            body: "Two lines:\\nof text."
            color: "#0E7C86"
          - title: 森
            body: >-
              急がなくて
              大丈夫。
        done: {label: Get started, go: home}
        skip: {label: Later, go: {screen: home, transition: fade}}
        next: {label: More}
      coach: [{target: dot-1, text: Another page, demo: page}]
    home:
      title: Lessons
      animation: ease-out(0.3s)
      blocks:
        - text: Hello
        - text: {en: Hello, ja: やあ}
        - text: {id: intro, text: Welcome, style: headline, align: center, color: "#123"}
        - picture: images/market.svg
        - picture: {id: tea, image: images/tea.svg, alt: Tea, height: 120, fit: fit, radius: 8, go: favourites}
        - cards:
            - {title: Favourites, subtitle: swipe and reorder, color: "#F4A259", go: favourites}
        - cards:
            columns: 2
            items:
              - {id: knot, title: Knots, image: images/knot.svg, alt: A knot, press: *soft, disabled: true}
        - button:
            id: like
            label: Like
            on-label: Liked
            effect: bubble
            starts-on: false
            count: 999
            animation: "spring(duration: 0.3s, bounce: 0.2)"
            bubble: {text: Hi, side: leading, anchor: tip, color: "#E53935", hide-after: 3s, animation: ease-in(0.2s)}
            press: {feedback: ripple}
            color: "#E53935"
            disabled: false
            go: back
        - button:
            label: Show
            effect: reveal
            shows: tea
            duration: 2s
            width: fit
            align: leading
            animation: {all: none, fill: none, label: none, icon: none, count: none, reveal: ease-in(0.2s)}
        - spacer: 24
      coach: [{target: like, text: Like it, hole: pass, until: like}]
    favourites:
      title: お気に入り一覧
      blocks:
        - list:
            id: fruits
            rows:
              - apple
              - {en: banana, ja: バナナ}
              - {id: c, title: cherry, subtitle: sweet, image: images/cherry.png, alt: A cherry, go: home}
            swipe: [{label: 削除, role: destructive, color: "#C62828", confirm: "Really?"}]
            swipe-leading: [{label: Pin}]
            full-swipe: true
            reorder: true
            undo: 5s
            empty: Nothing left
      coach:
        dim: "#00000080"
        progress: dots
        next: Next
        back: Back
        done: Done
        skip: Skip
        steps:
          - {target: "fruits[0]", title: Swipe, text: スワイプで削除, demo: swipe, id: first-mark, once: favourites-swipe}
          - target: [fruits, {x: 0, y: 0, width: 10, height: 10}]
            text: Two holes
            image: images/hand.svg
            shape: rounded
            padding: 4
            radius: 12
            rim: true
            edge: line
            side: bottom
            align: leading
            hole: pass
            outside: close
            wait: 1s
            missing: center
            after: 4s

  """
