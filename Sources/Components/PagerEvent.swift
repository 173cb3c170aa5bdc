import AnimationCore

/// What a pager tells the log, once each.
public struct PagerEvent: Hashable, Sendable {
  /// What happened.
  public enum Kind: Hashable, Sendable {
    /// The pager is on its way to another page.
    case willChange(from: Int, to: Int)
    /// Another page than before is current: the pager rests on it.
    case changed(from: Int, to: Int)
    /// The pager rests.
    case settled(page: Int)
    /// A drag ended without effect; the pager goes back to where it was bound.
    case cancelled(page: Int)
    /// A page was asked for and not gone to: a finger holds the pages.
    case refused(page: Int)
  }

  /// What happened.
  public var kind: Kind
  /// When, in seconds.
  public var time: Seconds
}
