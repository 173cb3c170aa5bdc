import Components
import Geometry
import TestSupport
import Testing

/// The window of the tests.
private let window = Rect(x: 0, y: 0, width: 390, height: 844)

/// Rules with a wish.
private func rules(
  _ preference: BubblePlacement.Preference, _ alignment: BubblePlacement.Alignment = .center,
  isRightToLeft: Bool = false
) -> BubblePlacement.Rules {
  var rules = BubblePlacement.Rules()
  rules.preference = preference
  rules.alignment = alignment
  rules.isRightToLeft = isRightToLeft
  return rules
}

/// Where on a grid targets stand, how large they are, how large bubbles are, and what is asked for.
private enum Grid {
  /// A thousand targets: a hundred places, corners and places outside of the window included, in ten sizes.
  static let targets: [Rect] = {
    let sizes = [
      Size.zero, Size(1, 1), Size(44, 0), Size(0, 44), Size(20, 20), Size(44, 44), Size(120, 36), Size(342, 64),
      Size(390, 400), Size(500, 1000),
    ]
    return (0..<10).flatMap { column in
      (0..<10).flatMap { row in
        sizes.map { size in
          Rect(origin: Point(Double(column) * 46 - 20, Double(row) * 100 - 40), size: size)
        }
      }
    }
  }()
  static let bubbles = [Size(80, 40), Size(12, 12), Size(280, 120), Size(340, 400), Size(900, 1200)]
  static let preferences: [BubblePlacement.Preference] = [.automatic, .top, .bottom, .leading, .trailing]

  /// Every place of the grid in both directions of reading, with the target and the size that was asked for.
  static func forEach(_ preference: BubblePlacement.Preference, _ body: (BubblePlacement, Rect, Size) -> Void) {
    for target in targets {
      for size in bubbles {
        for isRightToLeft in [false, true] {
          let rules = rules(preference, isRightToLeft: isRightToLeft)
          body(BubblePlacement(of: size, at: target, in: window, rules: rules), target, size)
        }
      }
    }
  }
}

extension Rect {
  /// How far a point lies from the edge of the rectangle's part in the window.
  fileprivate func distanceFromVisibleEdge(_ point: Point) -> Double {
    let visible = Rect(
      from: Point(max(minX, window.minX), max(minY, window.minY)),
      to: Point(min(maxX, window.maxX), min(maxY, window.maxY)))
    let across = max(visible.minX - point.x, point.x - visible.maxX, 0)
    let down = max(visible.minY - point.y, point.y - visible.maxY, 0)
    if across > 0 || down > 0 { return max(across, down) }
    return min(
      point.x - visible.minX, visible.maxX - point.x, point.y - visible.minY, visible.maxY - point.y)
  }
}

@Suite struct BubblePlacementTests {
  // MARK: The grid

  @Test(arguments: Grid.preferences)
  func `a bubble lies inside of the window wherever its target is`(_ preference: BubblePlacement.Preference) {
    var outside = 0

    Grid.forEach(preference) { place, _, _ in if !window.contains(place.frame) { outside += 1 } }

    #expect(Grid.targets.count == 1000)
    #expect(outside == 0)
  }

  @Test(arguments: Grid.preferences)
  func `an arrow ends on the edge of its target or is reported`(_ preference: BubblePlacement.Preference) {
    var wrong = 0
    var arrows = 0

    Grid.forEach(preference) { place, target, _ in
      if let tip = place.tip {
        arrows += 1
        if place.omission != nil || target.distanceFromVisibleEdge(tip) > 1 { wrong += 1 }
      } else if place.omission == nil {
        wrong += 1
      }
    }

    #expect(wrong == 0)
    #expect(arrows > 1000)
  }

  @Test(arguments: Grid.preferences)
  func `an arrow leaves the straight part of the edge that faces its target`(_ preference: BubblePlacement.Preference) {
    let arrow = BubbleArrow()
    var wrong = 0

    Grid.forEach(preference) { place, _, _ in
      guard let tip = place.tip, let side = place.side else { return }
      let frame = place.frame
      let inset = place.cornerRadius + arrow.base / 2 - 1e-9
      let straight =
        side.isVertical
        ? tip.x >= frame.minX + inset && tip.x <= frame.maxX - inset
        : tip.y >= frame.minY + inset && tip.y <= frame.maxY - inset
      let length =
        switch side {
        case .top: tip.y - frame.maxY
        case .bottom: frame.minY - tip.y
        case .left: tip.x - frame.maxX
        case .right: frame.minX - tip.x
        }
      if !straight || abs(length - arrow.length) > 1e-9 { wrong += 1 }
    }

    #expect(wrong == 0)
  }

  @Test(arguments: Grid.preferences)
  func `a bubble covers its target only where no side has room`(_ preference: BubblePlacement.Preference) {
    let rules = rules(preference)
    var needless = 0
    var covering = 0

    Grid.forEach(preference) { place, target, size in
      guard place.coversTarget else { return }
      covering += 1
      let need = rules.margin + rules.arrow.length
      let least = min(size.height, rules.minimumHeight)
      let fits =
        target.minY - need >= least || window.maxY - target.maxY - need >= least
        || target.minX - need >= size.width || window.maxX - target.maxX - need >= size.width
      if fits { needless += 1 }
    }

    #expect(needless == 0)
    #expect(covering > 0)
  }

  @Test func `every number of a place is finite, whatever comes in`() {
    var random = SeededGenerator(seed: 6)
    let odd = [Double.nan, .infinity, -.infinity, 0, -50, 1e300, 100]

    for _ in 0..<2000 {
      let target = Rect(
        x: odd.randomElement(using: &random) ?? 0, y: odd.randomElement(using: &random) ?? 0,
        width: odd.randomElement(using: &random) ?? 0, height: odd.randomElement(using: &random) ?? 0)
      let place = BubblePlacement(of: Size(200, 80), at: target, in: window)

      #expect(place.frame.origin.isFinite && place.frame.maximum.isFinite)
      #expect(window.contains(place.frame))
    }
  }

  // MARK: Sides

  @Test func `a bubble stands where there is most room to spare`() {
    let size = Size(160, 80)

    let high = BubblePlacement(of: size, at: Rect(x: 20, y: 60, width: 350, height: 44), in: window)
    let low = BubblePlacement(of: size, at: Rect(x: 20, y: 700, width: 350, height: 44), in: window)
    let tall = BubblePlacement(of: size, at: Rect(x: 10, y: 10, width: 60, height: 820), in: window)

    #expect(high.side == .bottom)
    #expect(low.side == .top)
    #expect(tall.side == .right)
  }

  @Test(arguments: [
    (BubblePlacement.Preference.top, BubblePlacement.Side.top), (.bottom, .bottom), (.leading, .left),
    (.trailing, .right),
  ])
  func `a bubble opens on any edge that is asked for`(
    _ preference: BubblePlacement.Preference, _ side: BubblePlacement.Side
  ) {
    let place = BubblePlacement(
      of: Size(90, 40), at: Rect(x: 170, y: 400, width: 50, height: 50), in: window, rules: rules(preference))

    #expect(place.side == side)
    #expect(place.tip != nil)
  }

  @Test func `a side without room gives way to the one across`() {
    let target = Rect(x: 100, y: 20, width: 100, height: 40)

    let place = BubblePlacement(of: Size(120, 60), at: target, in: window, rules: rules(.top))

    #expect(place.side == .bottom)
  }

  @Test func `leading and trailing change places where reading starts at the right`() {
    let target = Rect(x: 170, y: 400, width: 50, height: 50)
    let size = Size(90, 40)

    let leading = BubblePlacement(of: size, at: target, in: window, rules: rules(.leading, isRightToLeft: true))
    let aligned = BubblePlacement(
      of: size, at: target, in: window, rules: rules(.bottom, .leading, isRightToLeft: true))

    #expect(leading.side == .right)
    #expect(aligned.frame.maxX == target.maxX)
  }

  @Test func `a bubble is aligned with its target along its side`() {
    let target = Rect(x: 140, y: 400, width: 100, height: 100)
    let size = Size(80, 60)

    let below = [BubblePlacement.Alignment.leading, .center, .trailing].map {
      BubblePlacement(of: size, at: target, in: window, rules: rules(.bottom, $0)).frame
    }
    let beside = [BubblePlacement.Alignment.leading, .center, .trailing].map {
      BubblePlacement(of: size, at: target, in: window, rules: rules(.trailing, $0)).frame
    }

    #expect(below.map(\.minX) == [140, 150, 160])
    #expect(beside.map(\.minY) == [400, 420, 440])
  }

  @Test func `beside its target a bubble has its narrow size`() {
    let place = BubblePlacement(
      of: Size(300, 100), beside: Size(120, 240), at: Rect(x: 0, y: 0, width: 200, height: 844), in: window)

    #expect(place.side == .right)
    #expect(place.frame.size == Size(120, 240))
  }

  @Test func `a bubble leaves something else uncovered where another side allows that, and else not`() {
    let target = Rect(x: 150, y: 400, width: 90, height: 40)
    let size = Size(120, 60)
    func side(_ others: [Rect]) -> BubblePlacement.Side? {
      BubblePlacement(of: size, at: target, avoiding: others, in: window, rules: rules(.bottom)).side
    }
    let all = window

    let below = Rect(x: 150, y: 470, width: 90, height: 40)
    let above = Rect(x: 150, y: 350, width: 90, height: 20)

    #expect(side([]) == .bottom)
    #expect(side([below]) == .top)
    #expect(side([below, above]) == .right || side([below, above]) == .left)
    #expect(side([all]) == .bottom)
  }

  // MARK: Stability

  @Test func `a bubble keeps its side while a target trembles about the middle`() {
    let size = Size(200, 100)
    var sides: Set<BubblePlacement.Side> = []
    var previous: BubblePlacement.Side?

    for step in 0..<100 {
      let y = 402 + (step.isMultiple(of: 2) ? 1.0 : -1.0)
      let place = BubblePlacement(
        of: size, at: Rect(x: 95, y: y, width: 200, height: 40), in: window, previous: previous)
      previous = place.side
      if let side = place.side { sides.insert(side) }
    }

    #expect(sides.count == 1)
  }

  @Test func `a bubble goes back to the side that was asked for once there is room to spare`() {
    let size = Size(200, 100)
    let need = 8 + 100 + BubbleArrow().length
    func side(at y: Double, _ previous: BubblePlacement.Side?) -> BubblePlacement.Side? {
      BubblePlacement(
        of: size, at: Rect(x: 95, y: y, width: 200, height: 40), in: window, rules: rules(.top), previous: previous
      ).side
    }

    let flipped = side(at: need - 1, .top)
    let stays = side(at: need + 1, flipped)
    let returns = side(at: need + BubblePlacement.hysteresis + 1, stays)

    #expect([flipped, stays, returns] == [.bottom, .bottom, .top])
  }

  @Test func `a target that crosses the window changes the side once`() {
    let size = Size(200, 100)
    var previous: BubblePlacement.Side?
    var changes = 0

    for y in stride(from: 0.0, through: 800, by: 1) {
      let place = BubblePlacement(
        of: size, at: Rect(x: 95, y: y, width: 200, height: 40), in: window, previous: previous)
      if let previous, place.side != previous { changes += 1 }
      previous = place.side
    }

    #expect(changes == 1)
  }

  // MARK: Little room

  @Test func `a bubble that is too high for every side is made lower before it covers its target`() {
    let place = BubblePlacement(of: Size(300, 700), at: Rect(x: 0, y: 300, width: 390, height: 60), in: window)

    #expect(place.isCompressed)
    #expect(!place.coversTarget)
    #expect(place.tip != nil)
  }

  @Test func `a target larger than the window is covered, near an edge, and that is reported`() {
    let place = BubblePlacement(of: Size(300, 120), at: Rect(x: -50, y: -50, width: 500, height: 1000), in: window)

    #expect(place.omission == .coversTarget)
    #expect(place.frame.maxY == 836)
  }

  @Test func `without a target a bubble stands in the middle`() {
    let place = BubblePlacement(of: Size(300, 120), at: nil, in: window)

    #expect(place.frame.center == window.center)
    #expect(place.omission == .noTarget)
  }

  @Test func `a target of no size is pointed at`() {
    let place = BubblePlacement(of: Size(200, 60), at: Rect(x: 195, y: 100, width: 0, height: 0), in: window)

    #expect(place.tip == Point(195, 100))
  }

  @Test func `a target out of sight gets no arrow`() {
    let place = BubblePlacement(of: Size(200, 60), at: Rect(x: 100, y: 900, width: 50, height: 50), in: window)

    #expect(place.omission == .targetOutside)
  }

  @Test func `a small target in a corner is out of the arrow's reach, and that is reported`() {
    let place = BubblePlacement(of: Size(200, 60), at: Rect(x: 0, y: 0, width: 10, height: 10), in: window)

    #expect(place.omission == .outOfReach)
    #expect(!place.coversTarget)
  }

  @Test func `a bubble hardly longer than its arrow has smaller corners`() {
    let place = BubblePlacement(
      of: Size(90, 24), at: Rect(x: 170, y: 400, width: 50, height: 50), in: window, rules: rules(.leading))

    #expect(place.cornerRadius == 2)
    #expect(place.tip == Point(170, 425))
  }

  @Test func `a window too small for its margins still holds the bubble`() {
    let tiny = Rect(x: 0, y: 0, width: 20, height: 12)

    let place = BubblePlacement(of: Size(200, 100), at: Rect(x: 5, y: 5, width: 4, height: 4), in: tiny)

    #expect(tiny.contains(place.frame))
  }
}
