import Scene

/// Something that is drawn over a prototype and is no part of it.
public protocol StageOverlay {
  /// Draws it over what is in the list already.
  func draw(into list: inout DisplayList)
}
