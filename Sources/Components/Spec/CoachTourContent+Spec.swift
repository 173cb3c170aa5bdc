import AnimationCore
import Geometry

extension CoachTourContent {
  /// Every animation of a tour with this content.
  public var motionSpecs: [MotionSpec] {
    typealias Look = CoachTourLook
    let reduced = MotionSpec.Reduction.instead(.easeInOut(duration: Look.reducedDuration))
    var specs = [
      MotionSpec(
        "dim", "opacity", from: .number(0), to: .number(dim.alpha), .animation(Look.fade), when: "the tour begins",
        reduced: reduced),
      MotionSpec(
        "dim", "opacity", from: .number(dim.alpha), to: .number(0), .animation(Look.fade), when: "the tour ends",
        reduced: reduced),
      MotionSpec(
        "mark", "scale from its arrow, opacity", from: .number(Look.hiddenScale), to: .number(1),
        .animation(Look.arriveFirst), when: "the tour begins", reduced: reduced),
    ]
    if marks.count > 1 {
      specs += [
        MotionSpec(
          "hole", "frame", from: .words("target"), to: .words("next target"), .animation(Look.morph),
          when: "next mark; the dim stays", reduced: reduced),
        MotionSpec(
          "mark", "opacity", from: .number(1), to: .number(0), .animation(Look.leave), when: "next mark",
          reduced: reduced),
        MotionSpec(
          "next mark", "scale from its arrow, opacity", from: .number(Look.hiddenScale), to: .number(1),
          .animation(Look.arrive), when: "next mark", reduced: reduced),
      ]
    }
    if marks.contains(where: { $0.demonstration == .swipe }) {
      let there = Animation.easeInOut(duration: ListLimits.demonstration)
      specs += [
        MotionSpec(
          "marked row and the label at its edge", "offset x", from: .points(0),
          to: .words("\(ListLimits.demonstrationShare) of the screen to the leading side"), .animation(there),
          when: "the mark shows", reduced: .same),
        MotionSpec(
          "marked row and the label at its edge", "offset x",
          from: .words("\(ListLimits.demonstrationShare) of the screen"), to: .points(0), .animation(there),
          when: "it has come there; a touch stops it where it is", reduced: .same),
      ]
    }
    if marks.contains(where: \.hole.hasRim) {
      specs.append(
        MotionSpec(
          "rim of the hole", "reach and opacity", from: .points(0), to: .points(Look.rimReach), .animation(Look.rim),
          when: "the mark shows", reduced: .none))
    }
    return specs
  }
}
