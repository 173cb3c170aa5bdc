import AnimationCore
import Components
import Deck
import Geometry
import Notation

extension Deck {
  /// Every animation of a screen: those of its components, of its coach marks, and of the ways that lead away from it.
  public func motionSpecs(of screen: Screen, environment: PrototypeEnvironment) -> [MotionSpec] {
    let own =
      screen.walkthrough.map { WalkthroughContent($0, languages: environment.languages).motionSpecs }
      ?? ColumnContent(screen, theme: theme, environment: environment).motionSpecs
    var specs = own
    if let coach = screen.coach {
      specs +=
        CoachTourContent(coach, on: screen, theme: theme, environment: environment, origin: .zero).motionSpecs
    }
    var told: Set<Deck.Destination> = []
    for destination in screen.destinations where !destination.isBack && told.insert(destination.unplaced).inserted {
      specs += destination.motionSpecs
    }
    return specs
  }
}

extension Deck.Destination {
  /// The same way wherever it is written.
  fileprivate var unplaced: Deck.Destination {
    Deck.Destination(screen: Located(screen.value, at: .fileStart), transition: transition)
  }

  /// How the screen comes in that the way leads to.
  fileprivate var motionSpecs: [MotionSpec] {
    let subject = "screen \(screen.value)"
    let settle = MotionSpec.Driver.animation(.spring(NavigationMetrics.settle))
    let reduced = MotionSpec.Reduction.instead(NavigationMetrics.reduced)
    switch transition {
    case .push:
      return [
        MotionSpec(
          subject, "offset x", from: .words("one width to the trailing side"), to: .points(0), settle,
          when: "go; back and the edge swipe reverse it", reduced: reduced),
        MotionSpec(
          "screen below \(screen.value)", "offset x", from: .points(0),
          to: .words("\(NavigationMetrics.parallax) of a width to the leading side"), settle, when: "go",
          reduced: reduced),
      ]
    case .sheet:
      return [
        MotionSpec(
          subject, "offset y", from: .words("below the window"), to: .points(NavigationMetrics.sheetTop), settle,
          when: "go; back and a drag down reverse it", reduced: reduced),
        MotionSpec(
          "dim below \(screen.value)", "opacity", from: .number(0), to: .number(NavigationMetrics.sheetDim), settle,
          when: "go", reduced: reduced),
      ]
    case .fade:
      return [
        MotionSpec(
          subject, "opacity", from: .number(0), to: .number(1), .animation(NavigationMetrics.fade),
          when: "go; back reverses it", reduced: reduced)
      ]
    }
  }
}
