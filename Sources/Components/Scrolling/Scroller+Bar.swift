import AnimationCore

/// The bar that shows where in the content the viewport is: it comes with motion and goes a moment after it.
extension Scroller {
  /// Whether the scroll bar is coming or going.
  public func isBarFading(at time: Seconds) -> Bool { !bar.isAtRest(at: time) }

  /// The opacity of the scroll bar.
  public func barOpacity(at time: Seconds) -> Double { bar.value(at: time) }

  /// Where the scroll bar's thumb begins and how long it is, on a track of a length.
  ///
  /// Content pulled past an end squeezes it against that end. Nothing when everything fits.
  public func thumb(onTrack track: Double, at time: Seconds) -> (start: Double, length: Double)? {
    let room = limits.upperBound
    guard room > 0, track > ScrollLimits.barMinimumLength else { return nil }
    let offset = offset(at: time)
    let natural = max(track * viewportLength / contentLength, ScrollLimits.barMinimumLength)
    let pull = max(-offset, offset - room, 0)
    let length = max(natural - pull, ScrollLimits.barSqueezedLength)
    return (clamped(offset) / room * (track - length), length)
  }

  mutating func showBar(at time: Seconds) {
    barHideTime = nil
    guard bar.target != 1 else { return }
    bar.animate(to: 1, at: time, with: .easeOut(duration: ScrollLimits.barFadeIn))
  }
}
