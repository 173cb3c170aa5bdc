import AnimationCore

extension ListContent {
  /// Every animation of a list with this content.
  public var motionSpecs: [MotionSpec] {
    let row = "row of \(id)"
    var specs = [
      MotionSpec(
        row, "ground", from: .words("surface"), to: .words("a little darker"),
        .animation(ListLimits.highlight.animation), when: "press")
    ]
    if !(trailingActions.isEmpty && leadingActions.isEmpty) {
      specs += [
        MotionSpec(row, "offset x", from: .rest, to: .words("as far as the finger"), .finger, when: "swipe"),
        MotionSpec(
          row, "offset x", from: .present, to: .words("open or closed"), .animation(.spring(ListLimits.settle)),
          when: "release; a tap, a scroll or another row closes it"),
      ]
      if allowsFullSwipe {
        specs.append(
          MotionSpec(
            row, "width of the first action", from: .words("its share"), to: .words("all of them"),
            .animation(ListLimits.fill), when: "swipe past \(ListLimits.fullSwipe) of the row"))
      }
    }
    if (trailingActions + leadingActions).contains(where: \.isDestructive) {
      specs += [
        MotionSpec(
          row, "offset x", from: .present, to: .words("beyond the side"), .animation(ListLimits.slide), when: "delete"),
        MotionSpec(
          "rows below", "offset y", from: .present, to: .rest, .animation(ListLimits.collapse), when: "delete, undo"),
      ]
      if undo != nil {
        specs += [
          MotionSpec(
            row, "offset x", from: .words("beyond the side"), to: .points(0), .animation(ListLimits.slide),
            when: "undo"),
          MotionSpec(
            "toast", "offset y and opacity", from: .words("below the window"), to: .rest,
            .animation(Toast.Metrics.arrival), when: "delete"),
          MotionSpec(
            "toast", "offset y and opacity", from: .rest, to: .words("below the window"),
            .animation(Toast.Metrics.departure), when: "undo, or when it can be undone no more"),
        ]
      }
    }
    if reorder != nil { specs += reorderSpecs(of: row) }
    return specs
  }

  private func reorderSpecs(of row: String) -> [MotionSpec] {
    [
      MotionSpec(
        row, "scale and shadow", from: .number(1), to: .number(ListLimits.liftedScale), .animation(ListLimits.lift),
        when: "it is picked up"),
      MotionSpec(
        row, "scale and shadow", from: .number(ListLimits.liftedScale), to: .number(1), .animation(ListLimits.lift),
        when: "it is dropped"),
      MotionSpec(row, "offset y", from: .rest, to: .words("as far as the finger"), .finger, when: "drag"),
      MotionSpec(
        row, "offset y", from: .present, to: .rest, .animation(.spring(ListLimits.landing)),
        when: "it is dropped, or the move is cancelled"),
      MotionSpec(
        "rows that make way", "offset y", from: .present, to: .words("one row up or down"),
        .animation(ListLimits.shift), when: "the row in the hand passes their middle"),
    ]
  }
}
