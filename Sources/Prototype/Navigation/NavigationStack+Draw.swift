import AnimationCore
import Components
import Deck
import Geometry
import Scene

extension NavigationStack {
  /// Where a screen's corner is on the window at a time.
  func origin(of index: Int, at time: Seconds) -> Point {
    let entry = entries[index]
    let away = reduceMotion ? 0 : 1 - entry.progress.value(at: time)
    switch entry.transition {
    case _ where index == 0: return Point(-outward * parallax(below: index, at: time), 0)
    case .push: return Point(outward * (away * size.width - parallax(below: index, at: time)), 0)
    case .fade: return Point(-outward * parallax(below: index, at: time), 0)
    case .sheet:
      let top = min(NavigationMetrics.sheetTop, size.height)
      return Point(0, top + away * (size.height - top))
    }
  }

  /// How far, in points, a screen has made way for those that slide in over it.
  private func parallax(below index: Int, at time: Seconds) -> Double {
    guard !reduceMotion else { return 0 }
    var most = 0.0
    for other in entries[(index + 1)...] where other.transition == .push {
      most = max(most, other.progress.value(at: time))
    }
    return most * size.width * NavigationMetrics.parallax
  }

  /// Draws the screens that can be seen, the lowest first.
  func draw(into list: inout DisplayList, at time: Seconds) {
    let visible = visible(at: time)
    for index in visible {
      let progress = entries[index].progress.value(at: time)
      if index > visible.lowerBound { dim(below: index, progress, into: &list) }
      draw(index, progress, isLowest: index == visible.lowerBound, into: &list, at: time)
    }
  }

  private func draw(
    _ index: Int, _ progress: Double, isLowest: Bool, into list: inout DisplayList, at time: Seconds
  ) {
    let entry = entries[index]
    let origin = origin(of: index, at: time)
    let bounds = Rect(origin: .zero, size: size)
    let fades = (reduceMotion || entry.transition == .fade) && progress < 1
    let isCut = entry.transition == .sheet || origin != .zero
    if fades { list.beginGroup(bounds: bounds, opacity: progress) }
    list.save()
    list.translate(x: origin.x, y: origin.y)
    if entry.transition == .push, outward * origin.x > 0 {
      list.shadow(RoundedRect(bounds, radius: 0), NavigationMetrics.shadow, sigma: NavigationMetrics.shadowSigma)
    }
    if isCut {
      // A sheet reaches below the window, so that its lower corners are not to be seen.
      let radius = entry.transition == .sheet ? NavigationMetrics.sheetRadius : 0
      let cut = Rect(x: 0, y: 0, width: size.width, height: size.height + radius)
      list.beginClip(RoundedRect(cut, radius: radius))
    }
    if !isLowest || isCut { list.fill(.rectangle(bounds), entry.screen.background) }
    entry.screen.draw(into: &list, at: time)
    if isCut { list.end() }
    if entry.transition == .sheet { drawEdge(ofSheet: bounds, into: &list) }
    list.restore()
    if fades { list.end() }
  }

  private func drawEdge(ofSheet bounds: Rect, into list: inout DisplayList) {
    let inset = NavigationMetrics.sheetEdgeWidth / 2
    // Its sides and its bottom lie outside of the window.
    let frame = Rect(
      x: -inset, y: inset, width: bounds.width + 2 * inset, height: bounds.height + NavigationMetrics.sheetRadius)
    list.stroke(
      .roundedRectangle(RoundedRect(frame, radius: NavigationMetrics.sheetRadius)), NavigationMetrics.sheetEdge,
      width: NavigationMetrics.sheetEdgeWidth)
  }

  private func dim(below index: Int, _ progress: Double, into list: inout DisplayList) {
    let strength =
      switch entries[index].transition {
      case .push: NavigationMetrics.pushDim
      case .sheet: NavigationMetrics.sheetDim
      case .fade: 0.0
      }
    guard strength > 0, progress > 0 else { return }
    list.fill(
      .rectangle(Rect(origin: .zero, size: size)), Color(red: 0, green: 0, blue: 0, alpha: strength * progress))
  }
}
