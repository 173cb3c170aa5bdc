import AnimationCore
import Components
import Geometry
import Gestures
import Scene

extension Prototype {
  /// Takes an input in; one that is dated before the last counts as happening with it.
  public mutating func handle(_ event: InputEvent) {
    let time = max(event.time, self.time)
    advance(to: time)
    switch event {
    case .pointer(var sample):
      sample.time = time
      let before = sample.phase == .ended ? arrangement(at: sample.position) : nil
      let tapped = handle(sample)
      conclude()
      if let tapped, before != arrangement(at: sample.position) {
        bringingTap = BringingTap(target: tapped, position: sample.position, time: time)
      }
      return
    case .wheel(var sample):
      sample.time = time
      if overlays.handle(sample) { break }
      navigation.entries[navigation.currentIndex].screen.handle(sample, into: &actions)
      if sample.delta != .zero { losePress() }
    case .key(var key):
      key.time = time
      bringingTap = nil
      handle(key)
    case .text: break
    case .resize(let size, _):
      guard size != navigation.size else { return }
      cancelGestures()
      navigation.resize(to: size, environment: environment.components, at: time, into: &actions)
      overlays.resize(to: size, environment: environment.components, at: time)
    case .focusLost:
      cancelGestures()
      navigation.entries[navigation.currentIndex].screen.keyboardLost(at: time, into: &actions)
    }
    conclude()
  }

  /// Does what was asked for, and shows overlays at once what has changed below them, whenever the next frame comes.
  mutating func conclude() {
    perform()
    overlays.advance(to: time, over: screenView, into: &actions)
    perform()
    dropGoneTargets()
  }

  // MARK: Pointers

  /// Takes a sample in; gives what it tapped, if anything.
  private mutating func handle(_ sample: PointerSample) -> PointerTarget? {
    var candidates: [GestureCandidate<PointerTarget>] = []
    if sample.phase == .began, arena.isFree(for: sample) {
      // What a pointer had begun whose release nobody saw ends before the new touch is felt.
      cancelGestures()
      if !overlays.covers(sample.position, at: sample.time) { touch(sample) }
      candidates = self.candidates(for: sample)
    }
    arena.handle(sample, into: &gestures) { _ in candidates }
    let tapped = gestures.last { $0.kind == .tapped }?.target
    deliverGestures()
    return tapped
  }

  /// Who would like to own a pointer that goes down, each with what a press of it means at this moment.
  private func candidates(for sample: PointerSample) -> [GestureCandidate<PointerTarget>] {
    var found = overlays.candidates(at: sample.position, time: sample.time)
    if !overlays.covers(sample.position, at: sample.time) {
      found += navigation.candidates(at: sample.position, time: sample.time)
    }
    return found.compactMap { candidate in
      if candidate.isPress, let bringingTap, bringingTap.keeps(sample, from: candidate.target) { return nil }
      return withMeaning(candidate)
    }
  }

  /// A candidate with what a press of it would do now; nothing for what cannot be pressed.
  func withMeaning(_ candidate: GestureCandidate<PointerTarget>) -> GestureCandidate<PointerTarget>? {
    guard let meaning = meaning(of: candidate.target) else { return nil }
    var candidate = candidate
    candidate.meaning = meaning
    return candidate
  }

  /// What a press of a target would do now; nothing when it is not there any more, or cannot be pressed.
  private func meaning(of target: PointerTarget) -> PressMeaning? {
    switch target {
    case .overlay(let serial, let id): overlays.meaning(of: id, for: serial, at: time)
    case .screen(let serial, let target):
      overlays.isModal || serial != navigation.current.serial
        ? nil : navigation.current.screen.meaning(of: target, at: time)
    case .edge, .sheet, .behindSheet: overlays.isModal || !navigation.canGoBack ? nil : .only
    }
  }

  /// How everything stands that a tap at a point of the window can change.
  private func arrangement(at point: Point) -> Arrangement {
    Arrangement(
      screens: navigation.changeCount, overlays: overlays.arrangement, isCovered: overlays.covers(point, at: time),
      screen: navigation.current.screen.arrangement)
  }

  /// Tells the screen below a pointer that goes down.
  private mutating func touch(_ sample: PointerSample) {
    let index = navigation.currentIndex
    pointerOrigin = navigation.origin(of: index, at: sample.time)
    guard navigation.isShown(at: sample.position, time: sample.time) else { return }
    navigation.entries[index].screen.pointerBegan(
      at: sample.position - pointerOrigin, time: sample.time, into: &actions)
    overlays.screenTouched(at: sample.time, into: &actions)
  }

  mutating func cancelGestures() {
    arena.cancel(at: time, into: &gestures)
    deliverGestures()
  }

  /// Ends a press once a wheel or a key moves the screen: what was pressed may no longer be what lies under the pointer.
  private mutating func losePress() {
    arena.losePress(at: time, into: &gestures)
    deliverGestures()
  }

  /// Lets what is gone lose the pointer, a row that was deleted, a screen that was left, and what would mean something else
  /// now than when the pointer went down.
  mutating func dropGoneTargets() {
    guard arena.isActive else { return }
    var (arena, lost) = (arena, gestures)
    arena.cancel(unless: { meaning(of: $0.target) == $0.meaning }, at: time, into: &lost)
    (self.arena, gestures) = (arena, lost)
    deliverGestures()
  }

  mutating func deliverGestures() {
    guard !gestures.isEmpty else { return }
    for gesture in gestures { deliver(gesture) }
    gestures.removeAll(keepingCapacity: true)
  }

  private mutating func deliver(_ gesture: GestureEvent<PointerTarget>) {
    switch gesture.target {
    case .overlay(let serial, let target):
      overlays.handle(gesture.retargeted(to: target), for: serial, into: &actions)
    case .screen(let serial, let target):
      guard let index = navigation.index(of: serial) else { return }
      let report = gesture.retargeted(to: target).offsetBy(Point.zero - pointerOrigin)
      navigation.entries[index].screen.handle(report, into: &actions)
      if gesture.kind == .tapped { overlays.screenTapped(at: gesture.position, time: gesture.time, into: &actions) }
    case .edge: moveOut(gesture, along: Point(navigation.outward, 0), extent: navigation.size.width)
    case .sheet: moveOut(gesture, along: Point(0, 1), extent: navigation.size.height - NavigationMetrics.sheetTop)
    case .behindSheet: if gesture.kind == .tapped { goBack(at: gesture.time) }
    }
  }

  /// Moves the current screen out with the finger, in a direction of length 1.
  private mutating func moveOut(
    _ gesture: GestureEvent<PointerTarget>, along direction: Point, extent: Double
  ) {
    switch gesture.kind {
    case .dragBegan:
      outward.reset()
      outward.add(position: gesture.position, at: gesture.time)
      navigation.beginDrag(extent: extent, at: gesture.time)
    case .dragMoved(let translation):
      outward.add(position: gesture.position, at: gesture.time)
      navigation.drag(by: translation.dot(direction))
    case .dragEnded(let translation):
      navigation.drag(by: translation.dot(direction))
      let velocity = outward.velocity(at: gesture.time).dot(direction)
      let left = navigation.current.serial
      if navigation.endDrag(velocity: velocity, at: gesture.time) { wentBack(from: left, at: gesture.time) }
    case .dragCancelled: _ = navigation.endDrag(velocity: nil, at: gesture.time)
    case .pressBegan, .pressLeft, .pressCancelled, .tapped, .doubleTapped, .lifted: break
    }
  }

  // MARK: Keys

  /// Escape undoes the innermost thing: a drag, what lies over the screen, something on the screen, the screen.
  private mutating func handle(_ key: KeyPress) {
    if key.key == .escape, arena.owner != nil || arena.pressed != nil { return cancelGestures() }
    if overlays.handle(key, over: screenView, into: &actions) { return }
    if key.key == .back { return goBack(at: key.time) }
    let isUsed = navigation.entries[navigation.currentIndex].screen.handle(key, into: &actions)
    if isUsed { losePress() }
    if !isUsed, key.key == .escape { goBack(at: key.time) }
  }
}

extension Point {
  /// How far a displacement goes in a direction of length 1.
  fileprivate func dot(_ direction: Point) -> Double { (vector * direction.vector).sum() }
}
