import Geometry
import Gestures
import Notation
import Raster
import Stage

/// How large the pictures of a flow become, so that no flow takes all memory.
extension Flow {
  /// The most pixels of a surface, and of the pictures that a flow's films hold at a time.
  static let mostPixels = PictureLimits.maximumPixels

  /// What is wrong with the size of a surface, as a sentence; nothing when all is well.
  static func surfaceFault(_ size: Size, scale: Double) -> String? {
    guard pixels(size, scale: scale) > Double(mostPixels) else { return nil }
    return
      "a window of \(size.width.shortest) x \(size.height.shortest) points at scale \(scale.shortest) has more than "
      + "\(mostPixels) pixels, the most that are drawn"
  }

  /// The first place where a flow asks for more pixels than are drawn, and a sentence about it.
  ///
  /// - Parameters:
  ///   - size: the window at the start, in points.
  ///   - scale: pixels per point.
  /// - Returns: the place as `file:line:column`, or nothing for the start; nothing when all is well.
  public func surfaceFault(from size: Size, scale: Double) -> (place: String?, message: String)? {
    if let fault = Self.surfaceFault(size, scale: scale) { return (nil, fault) }
    var found: (place: String?, message: String)?
    var window = Surface(size: size, scale: scale)
    steps.forEachNested { step in
      guard found == nil, let fault = window.fault(of: step) else { return }
      found = (position(of: step), fault)
    }
    return found ?? filmFault(steps, in: largestWindow(from: size), scale: scale, held: 0)
  }

  /// What is drawn into, as steps change it one after another.
  private struct Surface {
    var size: Size
    var scale: Double

    /// Changes as a step does; says what is wrong with the size that comes of it.
    mutating func fault(of step: Step) -> String? {
      switch step.action {
      case .resize(let size):
        self.size = size
        return Flow.surfaceFault(size, scale: scale)
      case .samples(let moments):
        for moment in moments {
          switch moment {
          case .input(.resize(let size, _)): self.size = size
          case .scale(let scale, _): self.scale = scale
          default: continue
          }
          if let fault = Flow.surfaceFault(size, scale: scale) { return fault }
        }
        return nil
      default: return nil
      }
    }
  }

  /// Films hold all their pictures until their end; those inside of others hold theirs besides.
  private func filmFault(
    _ steps: [Step], in window: Size, scale: Double, held: Double
  ) -> (place: String?, message: String)? {
    for step in steps {
      var sum = held
      if case .film(let film) = step.action {
        sum += Double(film.offsets.count) * Self.pixels(window, scale: scale)
        if sum > Double(Self.mostPixels) {
          let message =
            "\(counted(film.offsets.count, "picture")) of this size are more than \(Self.mostPixels) pixels "
          return (position(of: step), message + "together, the most that a film holds")
        }
      }
      if let nested = step.action.nested?.steps,
        let fault = filmFault(nested, in: window, scale: scale, held: sum)
      {
        return fault
      }
    }
    return nil
  }

  private static func pixels(_ size: Size, scale: Double) -> Double {
    (size.width * scale).rounded() * (size.height * scale).rounded()
  }

  /// The file, the line and the column of a step.
  func position(of step: Step) -> String {
    guard sources.indices.contains(step.source) else { return place(of: step) }
    return "\(place(of: step)):\(sources[step.source].position(at: step.range.start).column)"
  }
}
