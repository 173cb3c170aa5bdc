import AnimationCore
import Deck
import Geometry
import Notation
import Testing
import YAML

@Suite struct TunableTests {
  private let source = SourceFile(
    name: "deck.yaml",
    bytes: Array(
      """
      noren: 1
      title: "#FFFFFF"
      theme:
        press: {scale: 0.9, duration: 100ms, curve: ease-out}
        colors: {accent: '#0E7C86'}
      screens:
        welcome:
          walkthrough:
            pulse: {from: 1.0, to: 1.1, duration: 10s}
            pages:
              - {title: linear, color: &teal "#0E7C86"}
              - {title: 2s, color: *teal}
        home:
          blocks:
            - button: {label: Like, effect: like, animation: "spring(duration: 0.3s, bounce: 0.2)"}
            - button: {label: Go, effect: toggle, animation: ease-in(0.2s)}
      """.utf8))

  @Test func `colours, durations, numbers, curves and animations are found, texts that look alike are not`() {
    let found = Tunable.all(in: source).filter { $0.absence == nil }

    #expect(
      found.map { "\($0.label) = \($0.value.notation)" } == [
        "theme press scale = 0.9", "theme press duration = 0.1s", "theme press curve = ease-out",
        "theme colors accent = #0E7C86", "welcome pulse from = 1", "welcome pulse to = 1.1",
        "welcome pulse duration = 10s", "welcome pages 0 color = #0E7C86", "welcome pages 1 color = #0E7C86",
        "home 0 button animation = spring(duration: 0.3s, bounce: 0.2)", "home 1 button animation = ease-in(0.2s)",
      ])
  }

  @Test func `each is found where it is written`() {
    let texts = Tunable.all(in: source).filter { $0.absence == nil }.map { source.text(in: $0.range) }

    #expect(Array(texts.prefix(4)) == ["0.9", "100ms", "ease-out", "'#0E7C86'"])
    #expect(texts[7] == "&teal \"#0E7C86\"" && texts[8] == "*teal")
  }

  @Test func `a changed value is written back where it stood`() throws {
    let tunable = try #require(Tunable.all(in: source).first { $0.label == "home 0 button animation" })

    let value = tunable.value.setting(1, to: 0.45)
    let bytes = try ScalarEdit.replacing(tunable.range, with: value.notation, in: source)

    let expected = source.text(in: SourceRange(start: 0, end: source.bytes.count))
      .replacing("bounce: 0.2", with: "bounce: 0.45")
    #expect(String(decoding: bytes, as: UTF8.self) == expected)
  }

  @Test func `a slider keeps to its range and its steps`() {
    let spring = Tunable.Value.motion(.spring(duration: 0.3, bounce: 0))

    #expect(spring.setting(0, to: -3) == .motion(.spring(duration: 0.01, bounce: 0)))
    #expect(spring.setting(0, to: 0.30000004) == spring)
    #expect(spring.setting(1, to: 7) == .motion(.spring(duration: 0.3, bounce: 0.9)))
    #expect(spring.setting(2, to: 1) == spring)
    #expect(spring.setting(0, to: .nan) == spring)
  }

  @Test(arguments: [
    Tunable.Value.color(Color(rgb: 0x0E7C86)), .color(Color(rgb: 0x0E7C86, alpha: 0.5)), .duration(0.3),
    .number(1.1, in: 0.1...10), .motion(.spring(duration: 0.3, bounce: 0.2)),
    .curve(AuthoredCurve(notation: "cubic-bezier(0.2, 0, 0, 1)") ?? .linear), .motion(.curve(.easeIn, duration: 0.2)),
  ])
  func `putting every slider where it is changes nothing`(value: Tunable.Value) {
    for (index, parameter) in value.parameters.enumerated() {
      #expect(value.setting(index, to: parameter.value).notation == value.notation)
    }
    #expect(!value.parameters.isEmpty)
  }

  @Test(arguments: [
    (
      Tunable.Value.color(Color(rgb: 0x336699)), ExportLanguage.swiftUI, "Color(.sRGB, red: 0.2, green: 0.4, blue: 0.6)"
    ),
    (.color(Color(rgb: 0x336699)), .uiKit, "UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 1)"),
    (.color(Color(rgb: 0x336699)), .css, "#336699"), (.color(Color(rgb: 0x336699)), .yaml, "\"#336699\""),
    (.motion(.spring(duration: 0.3, bounce: 0.2)), .swiftUI, "Animation.spring(duration: 0.3, bounce: 0.2)"),
    (.motion(.spring(duration: 0.3, bounce: 0.2)), .uiKit, "UIView.animate(springDuration: 0.3, bounce: 0.2) { }"),
    (.motion(.curve(.easeIn, duration: 0.1)), .swiftUI, "Animation.timingCurve(0.42, 0, 1, 1, duration: 0.1)"),
    (.motion(.curve(.easeIn, duration: 0.1)), .css, "0.1s ease-in"),
    (.motion(.curve(.easeIn, duration: 0.1)), .yaml, "ease-in(0.1s)"),
    (
      .motion(.curve(.easeIn, duration: 0.1)), .uiKit,
      "UIViewPropertyAnimator(duration: 0.1, timingParameters: UICubicTimingParameters("
        + "controlPoint1: CGPoint(x: 0.42, y: 0), controlPoint2: CGPoint(x: 1, y: 1)))"
    ),
    (
      .color(Color(rgb: 0x336699, alpha: 0.6)), .swiftUI,
      "Color(.sRGB, red: 0.2, green: 0.4, blue: 0.6, opacity: 0.6)"
    ),
    (.color(Color(rgb: 0x336699, alpha: 0.6)), .css, "#33669999"), (.duration(0.25), .css, "0.25s"),
    (.duration(0.25), .swiftUI, "0.25"), (.number(0.95, in: 0...1), .uiKit, "0.95"),
    (.motion(.curve(.linear, duration: 2)), .swiftUI, "Animation.linear(duration: 2)"),
    (.motion(.curve(.linear, duration: 2)), .css, "2s linear"),
    (
      .curve(AuthoredCurve(notation: "cubic-bezier(0.2, 0, 0, 1)") ?? .linear), .swiftUI,
      "UnitCurve.bezier(startControlPoint: UnitPoint(x: 0.2, y: 0), endControlPoint: UnitPoint(x: 0, y: 1))"
    ),
    (.curve(AuthoredCurve(notation: "cubic-bezier(0.2, 0, 0, 1)") ?? .linear), .css, "cubic-bezier(0.2, 0, 0, 1)"),
    (.motion(.none), .swiftUI, "nil"), (.motion(.none), .css, "none"), (.motion(.none), .yaml, "none"),
    (.motion(.spring(duration: 0.5, bounce: 0)), .yaml, "\"spring(duration: 0.5s, bounce: 0)\""),
  ])
  func `a value is carried over to a language`(value: Tunable.Value, language: ExportLanguage, text: String) {
    #expect(value.text(in: language) == text)
  }

  @Test(arguments: [0.3, 0, -0.4])
  func `a spring in CSS is its samples over the time that it takes to settle`(bounce: Double) throws {
    let text = Tunable.Value.motion(.spring(duration: 0.5, bounce: bounce)).text(in: .css)
    let parts = text.split(separator: " linear(")
    let duration = try #require(Double(parts[0].dropLast()))
    let stops = stops(parts[1].dropLast())
    let curve = UnitCurve.linear(stops)
    let spring = Spring(duration: 0.5, bounce: bounce)

    let errors = (0...1000).map { step in
      let progress = Double(step) / 1000
      return abs(
        curve.value(at: progress) - spring.value(fromValue: 0.0, toValue: 1.0, time: progress * duration))
    }

    #expect(stops.count < 60 && stops.map(\.output).max().map { $0 > 1.01 } == (bounce > 0))
    #expect(errors.allSatisfy { $0 < 0.004 })
  }

  @Test(arguments: ["ease-out-bounce", "ease-in-elastic", "ease-in-out-back"])
  func `a curve in CSS is followed wherever it bends`(name: String) throws {
    let curve = try #require(AuthoredCurve(notation: name))
    let text = Tunable.Value.curve(curve).text(in: .css)

    let lines = UnitCurve.linear(stops(text.dropFirst("linear(".count).dropLast()))
    let errors = (0...1000).map { step in
      let progress = Double(step) / 1000
      return abs(lines.value(at: progress) - curve.unitCurve.value(at: progress))
    }

    #expect(errors.allSatisfy { $0 < 0.006 })
  }

  /// The stops of `linear(…)`, such as `0, 0.5 12.5%, 1`.
  private func stops(_ text: Substring) -> [LinearStop] {
    text.split(separator: ", ").compactMap { stop in
      let parts = stop.split(separator: " ")
      guard let output = Double(parts[0]) else { return nil }
      return LinearStop(output, at: parts.count > 1 ? Double(parts[1].dropLast()).map { $0 / 100 } : nil)
    }
  }

  @Test func `a curve that is no cubic Bezier comes as samples`() {
    let bounce = AuthoredCurve(notation: "ease-out-bounce").map { Tunable.Value.curve($0) }

    #expect(bounce?.text(in: .css).hasPrefix("linear(0, ") == true)
    #expect(bounce?.text(in: .uiKit).contains("CAKeyframeAnimation") == true)
    #expect(bounce?.text(in: .swiftUI).contains("LinearKeyframe") == true)
  }
}
