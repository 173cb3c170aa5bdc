import Deck
import Geometry

/// What is shown over the prototype.
enum InspectorLayer: String, Hashable, Sendable, CaseIterable {
  case boxes = "Boxes"
  case ids = "Ids"
  case hitAreas = "Hit areas"
  case touches = "Touches"
}

/// What the panel is about.
enum InspectorTab: String, Hashable, Sendable, CaseIterable {
  case moment = "Moment"
  case tuning = "Tuning"
}

/// What a place on the panel does.
enum PanelAction: Hashable, Sendable {
  case tab(InspectorTab)
  case togglePause
  case stepBack
  case stepForward
  case rate(Double)
  case returnToPresent
  /// Shows a moment: how far along the bar, in 0...1.
  case scrub
  case layer(InspectorLayer)
  case savePicture
  case saveFlow
  /// Lists the values that the deck leaves out, or those that it says.
  case showAbsent(Bool)
  /// Picks a value to try out, by its place among all.
  case choose(Int)
  /// Moves one of the numbers of the chosen value.
  case slide(Int)
  case exchange
  case copy(ExportLanguage)
  case write
  /// Gives up what is tried out.
  case revert
  case takeFile
  case keepMine
}

/// A place on the panel that can be pressed or dragged along.
struct PanelControl: Hashable, Sendable {
  /// Where it can be pressed, in points of the panel.
  var frame: Rect
  /// Where its track begins and how long it is, for what is dragged along; in points.
  var track: ClosedRange<Double>?
  var action: PanelAction

  /// How far along its track a place is, in 0...1.
  func fraction(at point: Point) -> Double {
    guard let track, track.upperBound > track.lowerBound else { return 0 }
    return min(max((point.x - track.lowerBound) / (track.upperBound - track.lowerBound), 0), 1)
  }
}
