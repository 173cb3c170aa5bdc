import CPixelKernels
import Geometry
import Scene

/// Turns a display list into commands.
///
/// What a command does to a pixel follows from the list alone: whether two pictures are drawn at once, say, is
/// decided the same way when only a corner of the surface is drawn. So a part of a frame has the same bits as
/// the whole.
final class FramePlanner {
  /// The commands of the present frame.
  private(set) var plan = FramePlan()
  /// How much each thread needs for them, but for the layers.
  var workspaceSize = Workspace.Size()
  /// How many columns all layers and clips have that are ever open at once.
  private(set) var layerColumns = 0

  var arena = Arena()
  let coverage = CoverageCache()
  /// What the commands point into besides the arena.
  private var retained: [AnyObject] = []
  private var scopes: [Scope] = []
  /// How many groups and clips inside one another are being left out.
  private var skippedDepth = 0
  /// The picture that waits for the next item, which may be drawn together with it.
  var pending: PictureItem?
  /// What a spotlight's holes leave of it.
  var difference = RectDifference()

  /// Pixels per point.
  private(set) var scale = 1.0
  /// What the surface is filled with first.
  private(set) var background: UInt32 = 0

  init() { scopes.reserveCapacity(BandRenderer.deepestNesting + 1) }

  /// A group or clip, or the surface itself.
  private struct Scope {
    enum Kind {
      /// Only cuts what is drawn to its bounds.
      case plain
      case layer(weight: UInt16)
      case clip(CoveragePatch)
    }
    var kind: Kind
    /// What of the surface can be drawn in it.
    var bounds: PixelRect
    /// Where an opaque thing hides what is under it for good: nowhere within a layer, which may be transparent
    /// itself.
    var hiding: PixelRect
    /// The columns of this and all outer layers and clips.
    var layerColumns: Int
  }

  /// What of the surface can be drawn at this point.
  var bounds: PixelRect { scopes[scopes.count - 1].bounds }

  /// Makes the commands for what is visible of a list.
  func plan(
    _ list: DisplayList, scale: Double, visible: PixelRect, pictures: any PictureSource, text: any TextSource
  ) {
    plan.reset()
    arena.reset()
    coverage.beginFrame()
    retained.removeAll(keepingCapacity: true)
    scopes.removeAll(keepingCapacity: true)
    scopes.append(Scope(kind: .plain, bounds: visible, hiding: visible, layerColumns: 0))
    workspaceSize = Workspace.Size(columns: visible.width)
    layerColumns = 0
    skippedDepth = 0
    pending = nil
    self.scale = scale

    let under = list.background
    if let ink = pk_ink(Color(red: under.red, green: under.green, blue: under.blue), opacity: 1) {
      background = ink.pixel
      append(.fill(ink), visible, hidden: visible)
    }
    for index in list.items.indices { add(index, of: list, pictures: pictures, text: text) }
    flushPicture()
    plan.cull()
  }

  private func add(_ index: Int, of list: DisplayList, pictures: any PictureSource, text: any TextSource) {
    let item = list.items[index]
    if skippedDepth > 0 {
      skip(item)
      return
    }
    if case .end = item.content {
      end()
      return
    }
    guard item.draws(atScale: scale) else {
      skip(item)
      return
    }
    let area = PixelRect(covering: item.bounds, scale: scale).intersection(bounds)
    if !list.joinsPrevious(index) { flushPicture() }
    if area.isEmpty || scopes.count >= BandRenderer.deepestNesting {
      skip(item)
      return
    }
    let map = item.transform.concatenating(.scale(scale))
    let opacity = min(max(item.opacity, 0), 1)
    switch item.content {
    case .fill(let shape, let color):
      guard let ink = pk_ink(color, opacity: opacity) else { return }
      cover(CoverageKey(shape: shape, map: map), ink, area)
    case .stroke(let shape, let color, let width):
      guard width > 0, let ink = pk_ink(color, opacity: opacity) else { return }
      cover(CoverageKey(shape: shape, strokeWidth: width, map: map), ink, area)
    case .shadow(let shape, let color, let sigma):
      guard let ink = pk_ink(color, opacity: opacity) else { return }
      shadow(shape, sigma: sigma, map: map, ink, area)
    case .picture(let id, let rect):
      picture(id, in: rect, map: map, opacity: opacity, area, pictures)
    case .text(let run, let box, let color):
      guard let ink = pk_ink(color, opacity: opacity) else { return }
      self.text(run, in: box, map: map, ink, opacity: opacity, area, text)
    case .spotlight(let rect, let holes, let color):
      guard let ink = pk_ink(color, opacity: opacity) else { return }
      spotlight(rect, holes: list.holes[holes], map: map, ink, area)
    case .beginGroup:
      beginGroup(weight: Weight.of(opacity), area)
    case .beginClip(let shape):
      beginClip(CoverageKey(shape: .roundedRectangle(shape), map: map), area)
    case .end:
      end()
    }
  }

  /// Leaves an item out, and if it begins a group or clip, all that is in it.
  private func skip(_ item: DisplayItem) {
    switch item.content {
    case .beginGroup, .beginClip: skippedDepth += 1
    case .end: skippedDepth -= 1
    default: break
    }
  }

  // MARK: Commands

  /// Adds a command.
  ///
  /// - Parameter hidden: where nothing shows of what was there before.
  func append(
    _ content: Command.Content, _ rect: PixelRect, hidden: PixelRect = .nothing, _ alsoHidden: PixelRect = .nothing
  ) {
    let hiding = scopes[scopes.count - 1].hiding.intersection(rect)
    plan.commands.append(
      Command(
        content: content, rect: rect, hidden: (hidden.intersection(hiding), alsoHidden.intersection(hiding))))
  }

  /// Keeps an object until the frame is drawn.
  func retain(_ object: AnyObject) { retained.append(object) }

  /// Whether nothing but the background was drawn in an area so far.
  func isBackground(_ area: PixelRect) -> Bool {
    scopes.allSatisfy { if case .plain = $0.kind { true } else { false } }
      && plan.commands.dropFirst().allSatisfy { !$0.rect.intersects(area) }
  }

  // MARK: Groups and clips

  private func beginGroup(weight: UInt16, _ area: PixelRect) {
    // All of a group is the same as its items by themselves.
    if weight == Weight.full {
      open(.plain, area, hiding: scopes[scopes.count - 1].hiding.intersection(area), layerColumns: 0)
    } else {
      append(.beginLayer, area)
      open(.layer(weight: weight), area, hiding: .nothing, layerColumns: area.width)
    }
  }

  func beginClip(_ key: CoverageKey, _ area: PixelRect) {
    let patch = coverage.patch(for: key, visible: area, arena: &arena)
    let bounds = patch.bounds.intersection(area)
    let covered = patch.covered
    let hiding = covered.columns.area > covered.rows.area ? covered.columns : covered.rows
    if hiding.contains(bounds) {
      open(.plain, bounds, hiding: scopes[scopes.count - 1].hiding.intersection(bounds), layerColumns: 0)
    } else {
      append(.beginClip(patch), bounds)
      open(
        .clip(patch), bounds, hiding: scopes[scopes.count - 1].hiding.intersection(hiding),
        layerColumns: bounds.width)
    }
  }

  private func open(_ kind: Scope.Kind, _ bounds: PixelRect, hiding: PixelRect, layerColumns columns: Int) {
    let total = scopes[scopes.count - 1].layerColumns + columns
    layerColumns = max(layerColumns, total)
    scopes.append(Scope(kind: kind, bounds: bounds, hiding: hiding, layerColumns: total))
  }

  func end() {
    flushPicture()
    guard scopes.count > 1, let scope = scopes.popLast() else { return }
    switch scope.kind {
    case .plain: break
    case .layer(let weight): append(.endLayer(weight: weight), scope.bounds)
    case .clip(let patch): append(.endClip(patch), scope.bounds)
    }
  }
}

extension DisplayItem {
  /// Whether the item can be seen at all and its numbers are of this world.
  fileprivate func draws(atScale scale: Double) -> Bool {
    let local = localBounds
    let axes = max(transform.xAxis.farthest, transform.yAxis.farthest)
    return opacity > 0 && scale > 0 && local.isNear(1) && axes * scale <= Rect.farthestPixel
      && transform.translation.farthest * scale <= Rect.farthestPixel && transform.apply(local).isNear(scale)
  }
}

extension Rect {
  /// How far from the surface an item may reach, in pixels, so that sums and products of pixels stay whole numbers: sixty
  /// times as far as the widest surface.
  fileprivate static let farthestPixel = 1_073_741_824.0

  /// Whether all edges are numbers, and at a scale no farther than ``farthestPixel``.
  func isNear(_ scale: Double) -> Bool {
    max(origin.vector.farthest, maximum.vector.farthest) * scale <= Self.farthestPixel
  }
}

extension SIMD2<Double> {
  /// The larger of both distances from 0; infinity where one is no number.
  fileprivate var farthest: Double { x.isNaN || y.isNaN ? .infinity : Swift.max(abs(x), abs(y)) }
}
