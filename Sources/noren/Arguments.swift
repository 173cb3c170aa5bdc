import Geometry
import Notation

/// The words after a command, sorted into options and operands.
struct Arguments {
  /// The words that are no options.
  private(set) var operands: [String] = []
  private var values: [String: [String]] = [:]
  private let spec: CommandSpec

  /// Sorts words; `--name value`, `--name=value` and `--` are understood, and `-` is an operand.
  ///
  /// - Errors: an unknown option (with the nearest known one), a missing or needless value, too many or too few operands.
  init(_ words: some Sequence<String>, spec: CommandSpec) throws(CommandFailure) {
    self.spec = spec
    var words = Array(words)[...]
    var onlyOperands = false
    while let word = words.popFirst() {
      if onlyOperands || word == "-" || !word.hasPrefix("-") {
        operands.append(word)
        continue
      }
      if word == "--" {
        onlyOperands = true
        continue
      }
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      guard let option = spec.options.first(where: { $0.name == parts[0] }) else {
        throw .usage(Self.unknown(parts[0], spec))
      }
      guard option.value != nil else {
        if parts.count > 1 { throw .usage("\(option.name) takes no value") }
        values[option.name, default: []].append("")
        continue
      }
      guard let value = parts.count > 1 ? parts[1] : words.popFirst() else {
        throw .usage("\(option.name) needs a value; try `noren \(spec.name) --help`")
      }
      values[option.name, default: []].append(value)
    }
    guard spec.operandCount.contains(operands.count) else {
      let problem = operands.count < spec.operandCount.lowerBound ? "something is missing" : "that is too much"
      throw .usage("\(problem): usage: noren \(spec.name) \(spec.operands)")
    }
  }

  private static func unknown(_ name: String, _ spec: CommandSpec) -> String {
    let known = spec.options.map(\.name)
    if let near = known.nearest(to: name) {
      return "\(spec.name) has no option \(name); did you mean \(near)?"
    }
    return "\(spec.name) has no option \(name); try `noren \(spec.name) --help`"
  }

  /// Whether an option was given.
  func has(_ name: String) -> Bool { values[name] != nil }

  /// The last value of an option.
  func text(_ name: String) -> String? { values[name]?.last }

  /// The words that say the same again, but for some options, for another run of the command.
  func words(without left: Set<String>) -> [String] {
    let options = spec.options.filter { !left.contains($0.name) }.flatMap { option in
      texts(option.name).map { option.value == nil ? option.name : "\(option.name)=\($0)" }
    }
    return options + ["--"] + operands
  }

  /// All values of an option that may be given several times.
  func texts(_ name: String) -> [String] { values[name] ?? [] }

  /// An option's value as one of some words.
  func choice<Value: RawRepresentable & CaseIterable>(_ name: String, _ type: Value.Type) throws(CommandFailure)
    -> Value? where Value.RawValue == String
  {
    guard let text = text(name) else { return nil }
    if let value = Value(rawValue: text) { return value }
    let words = Value.allCases.map(\.rawValue)
    let hint = words.nearest(to: text).map { "; did you mean \($0)?" } ?? ""
    throw .usage("\(name) is one of \(words.joined(separator: ", ")), not \"\(text)\"\(hint)")
  }

  /// An option's value as a number in a range.
  func number(_ name: String, in range: ClosedRange<Double>) throws(CommandFailure) -> Double? {
    guard let text = text(name) else { return nil }
    guard let value = Double(text), range.contains(value) else {
      throw .usage("\(name) is a number from \(short(range.lowerBound)) to \(short(range.upperBound)), not \"\(text)\"")
    }
    return value
  }

  /// An option's value as a whole number in a range.
  func integer(_ name: String, in range: ClosedRange<Int>) throws(CommandFailure) -> Int? {
    guard let text = text(name) else { return nil }
    guard let value = Int(text), range.contains(value) else {
      throw .usage("\(name) is a whole number from \(range.lowerBound) to \(range.upperBound), not \"\(text)\"")
    }
    return value
  }

  /// An option's value as a duration, written `1.5s` or `200ms`, in seconds.
  func duration(_ name: String) throws(CommandFailure) -> Double? {
    guard let text = text(name) else { return nil }
    return try Self.duration(text, name)
  }

  /// An option's value as durations with commas between them.
  func durations(_ name: String) throws(CommandFailure) -> [Double]? {
    guard let text = text(name) else { return nil }
    var durations: [Double] = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      durations.append(try Self.duration(String(part), name))
    }
    return durations
  }

  private static func duration(_ text: String, _ name: String) throws(CommandFailure) -> Double {
    let trimmed = text.trimmingPrefix { $0 == " " }
    let (digits, unit) = trimmed.hasSuffix("ms") ? (trimmed.dropLast(2), 0.001) : (trimmed.dropLast(1), 1.0)
    guard trimmed.hasSuffix("s"), let value = Double(digits), value >= 0, value.isFinite else {
      throw .usage("\(name) takes a duration such as 1.5s or 200ms, not \"\(text)\"")
    }
    return value * unit
  }

  private func short(_ value: Double) -> String {
    value == value.rounded() && abs(value) < 1e15 ? String(Int(value)) : String(value)
  }
}
