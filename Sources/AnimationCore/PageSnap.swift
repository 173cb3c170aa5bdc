/// On which page a pager comes to rest when a finger lets go.
///
/// - Units: points and points per second; velocity is positive towards higher pages.
/// - Result: at most ``maximumSkip`` pages from where the drag began, and never outside the pages there are. Without
///   pages, 0.
public struct PageSnap: Hashable, Sendable {
  /// How offset and velocity make a page.
  public enum Rule: Hashable, Sendable {
    /// The page nearest to where the content would run out: Apple's talk on fluid interfaces.
    case project(Deceleration)
    /// Half a page further in the direction of a velocity above a threshold, then the nearest: Flutter's pager.
    case halfPage(velocityThreshold: Double)
    /// The next page in the direction of a velocity above a threshold, else the nearest.
    case threshold(velocityThreshold: Double)
  }

  /// The rule.
  public var rule: Rule
  /// The width of a page.
  public var pageWidth: Double
  /// The number of pages.
  public var pageCount: Int
  /// How many pages from its start a drag may lead; nothing for no limit.
  public var maximumSkip: Int?

  /// Makes a rule for pages.
  public init(rule: Rule, pageWidth: Double, pageCount: Int, maximumSkip: Int? = 1) {
    self.rule = rule
    self.pageWidth = pageWidth
    self.pageCount = pageCount
    self.maximumSkip = maximumSkip
  }

  /// The page to rest on.
  ///
  /// - Parameters:
  ///   - offset: the offset of the content when the finger lets go.
  ///   - velocity: the velocity of the content then.
  ///   - startPage: the page the drag began on.
  public func page(offset: Double, velocity: Double, startPage: Int) -> Int {
    let last = max(pageCount - 1, 0)
    let page = wished(offset: offset, velocity: velocity)
    guard page.isFinite else { return page > 0 ? min(last, highest(startPage)) : max(0, min(last, lowest(startPage))) }
    let skipped = min(max(page, Double(lowest(startPage))), Double(highest(startPage)))
    return Int(min(max(skipped, 0), Double(last)))
  }

  /// The page by the rule alone.
  private func wished(offset: Double, velocity: Double) -> Double {
    guard pageWidth > 0 else { return 0 }
    let position = offset / pageWidth
    switch rule {
    case .project(let deceleration):
      let end = deceleration.projectedEndInMilliseconds(from: offset, velocity: velocity)
      return (end / pageWidth + 0.5).rounded(.down)
    case .halfPage(let threshold):
      let push = velocity > threshold ? 0.5 : velocity < -threshold ? -0.5 : 0
      return (position + push + 0.5).rounded(.down)
    case .threshold(let threshold):
      if velocity > threshold { return position.rounded(.down) + 1 }
      if velocity < -threshold { return position.rounded(.up) - 1 }
      return (position + 0.5).rounded(.down)
    }
  }

  private func lowest(_ startPage: Int) -> Int {
    maximumSkip.map { startPage.subtractingReportingOverflow($0).partialValue } ?? 0
  }

  private func highest(_ startPage: Int) -> Int {
    maximumSkip.map { startPage.addingReportingOverflow($0).partialValue } ?? max(pageCount - 1, 0)
  }
}
