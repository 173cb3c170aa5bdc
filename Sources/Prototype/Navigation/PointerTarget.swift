import Components

/// What can own a pointer anywhere in a prototype.
enum PointerTarget: Hashable, Sendable {
  /// Something on an overlay; the number tells one overlay from another.
  case overlay(Int, ElementID)
  /// Something on a screen; the number tells one opening of a screen from another.
  case screen(Int, ScreenTarget)
  /// The strip along the leading edge, from which a drag goes back.
  case edge
  /// A sheet that is dragged down.
  case sheet
  /// What shows of the screens behind a sheet: a tap there closes it.
  case behindSheet
}
