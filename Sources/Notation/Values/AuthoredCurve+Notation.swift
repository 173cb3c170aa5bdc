import AnimationCore

extension AuthoredCurve {
  /// The curves that have a name, in the order of the reference.
  public static let named: [(name: String, curve: UnitCurve)] =
    [
      ("linear", .linear), ("ease", .ease), ("ease-in", .easeIn), ("ease-out", .easeOut), ("ease-in-out", .easeInOut),
      ("material-standard", .materialStandard), ("material-emphasized", .materialEmphasized),
    ] + pennerEasings

  /// Penner's easings, `ease-in-quad` to `ease-in-out-bounce`.
  private static var pennerEasings: [(name: String, curve: UnitCurve)] {
    let phases: [(String, Penner.Phase)] = [
      ("ease-in", .easeIn), ("ease-out", .easeOut), ("ease-in-out", .easeInOut),
    ]
    return Penner.Shape.allCases.filter { $0 != .linear }.flatMap { shape in
      phases.map { ("\($0.0)-\(shape.rawValue)", .penner(Penner(shape, $0.1))) }
    }
  }

  /// Reads the name of a curve or `cubic-bezier(x1, y1, x2, y2)`, whose abscissas lie in 0...1.
  public init?(notation text: String) {
    guard let call = CallNotation(text) else { return nil }
    self.init(call)
  }

  /// Reads a notation that was taken apart.
  init?(_ call: CallNotation) {
    guard let arguments = call.arguments else {
      guard let entry = Self.named.first(where: { $0.name == call.name }) else { return nil }
      self.init(notation: entry.name, unitCurve: entry.curve)
      return
    }
    let numbers = arguments.compactMap { $0.label == nil ? Double(decimal: $0.value) : nil }
    guard call.name == "cubic-bezier", arguments.count == 4, numbers.count == 4,
      numbers.allSatisfy({ abs($0) <= ValueLimits.curveOvershoot }),
      (0...1).contains(numbers[0]), (0...1).contains(numbers[2])
    else { return nil }
    self.init(
      notation: "cubic-bezier(\(numbers.map(\.shortest).joined(separator: ", ")))",
      unitCurve: .cubicBezier(numbers[0], numbers[1], numbers[2], numbers[3]))
  }
}

extension ValueNotation {
  /// Timing curves.
  package static let curve = ValueNotation(
    "curve", phrase: "a curve",
    summary: """
      How a motion spends its time: `linear`, `ease`, `ease-in`, `ease-out`, `ease-in-out` and \
      `cubic-bezier(x1, y1, x2, y2)` as in CSS; Penner's easings from `ease-in-quad` to `ease-in-out-bounce`; \
      `material-standard` and `material-emphasized`. What has commas needs quotes inside of `{}`.
      """,
    examples: ["ease-in-out", "\"cubic-bezier(0.2, 0, 0, 1)\""], pattern: "^[a-z-]+(\\([^()]*\\))?$")
}

extension ValueType where Value == AuthoredCurve {
  /// A timing curve.
  public static var curve: ValueType {
    .notated(
      .curve, parse: { AuthoredCurve(notation: $0) },
      hint: { text in
        text.hasPrefix("spring")
          ? "a spring has no curve that fits a given duration"
          : AuthoredCurve.named.map(\.name).nearest(to: text).map { "did you mean \($0.quoted)?" }
      },
      write: { $0.notation })
  }
}
