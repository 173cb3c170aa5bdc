import AnimationCore

extension List {
  /// What a list tells its surroundings; rows by their ids.
  public enum Event: Hashable, Sendable {
    /// A row was tapped, or pressed by a key.
    case tapped(String, at: Seconds)
    /// A row shows its actions.
    case opened(String, at: Seconds)
    /// A row that was open closes.
    case closed(String, at: Seconds)
    /// An action that deletes nothing was chosen.
    case chose(action: String, row: String, at: Seconds)
    /// An action asks a question first; ``List/perform(_:_:on:at:into:)`` does it.
    case asks(question: String, side: SwipeSide, action: Int, row: RowKey, at: Seconds)
    /// A row was deleted.
    case deleted(String, index: Int, at: Seconds)
    /// A deletion was undone.
    case restored(String, index: Int, at: Seconds)
    /// A deletion can no longer be undone.
    case deletionBecameFinal(String, at: Seconds)
    /// A row was taken to be moved.
    case lifted(String, index: Int, count: Int, at: Seconds)
    /// Keys moved a lifted row over another place.
    case hovers(String, index: Int, count: Int, at: Seconds)
    /// A lifted row was put down at another place; the index is counted with the row in it.
    case moved(String, from: Int, to: Int, at: Seconds)
    /// A lifted row was put down where it was taken.
    case putBack(String, at: Seconds)
    /// A lifted row went back to where it was taken: the move was cancelled.
    case moveCancelled(String, at: Seconds)
    /// A demonstration ran to its end, or was ended by something else.
    case demonstrated(String, completed: Bool, at: Seconds)
  }
}
