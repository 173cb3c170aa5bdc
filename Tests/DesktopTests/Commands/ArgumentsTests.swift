import Testing

@testable import noren

@Suite struct ArgumentsTests {
  private let spec = CommandSpec(
    name: "try", summary: "Tries.", operands: "FILE [FILE]", operandCount: 1...2,
    options: [.init("--scale", "S", "pixels"), .init("--time", "T", "moments"), .init("--force", "writes over")])

  private enum Fruit: String, CaseIterable { case apple, banana }

  private func parse(_ words: String...) throws -> Arguments { try Arguments(words, spec: spec) }

  /// The message with which words are refused.
  private func refusal(_ words: String...) -> String? {
    #expect(throws: CommandFailure.self) { try Arguments(words, spec: spec) }?.message
  }

  @Test func `an option's value stands after it or after an equals sign`() throws {
    let apart = try parse("--scale", "2", "a")
    let joined = try parse("a", "--scale=2")

    #expect(apart.text("--scale") == "2")
    #expect(joined.text("--scale") == "2")
    #expect(joined.operands == ["a"])
  }

  @Test func `the last value counts, and all of them are kept`() throws {
    let arguments = try parse("a", "--scale", "1", "--scale", "2")

    #expect(arguments.text("--scale") == "2")
    #expect(arguments.texts("--scale") == ["1", "2"])
  }

  @Test func `another run of the command gets the same words but for some options`() throws {
    let arguments = try parse("b", "--scale", "1", "--force", "--scale=-2=x", "--time", "3s", "--", "--a")

    let again = try Arguments(arguments.words(without: ["--time"]), spec: spec)

    #expect(again.operands == arguments.operands)
    #expect(again.texts("--scale") == ["1", "-2=x"])
    #expect(again.has("--force"))
    #expect(!again.has("--time"))
  }

  @Test func `a value may be empty, begin with a dash, or hold an equals sign`() throws {
    let arguments = try parse("a", "--time=", "--scale", "-2=x")

    #expect(arguments.text("--time") == "")
    #expect(arguments.text("--scale") == "-2=x")
  }

  @Test func `one dash is an operand`() throws {
    #expect(try parse("-").operands == ["-"])
  }

  @Test func `after two dashes everything is an operand`() throws {
    let arguments = try parse("--force", "--", "--scale", "--")

    #expect(arguments.operands == ["--scale", "--"])
    #expect(arguments.has("--force"))
    #expect(!arguments.has("--scale"))
  }

  @Test func `an unknown option is told with the nearest one`() {
    #expect(refusal("--forse", "a") == "try has no option --forse; did you mean --force?")
  }

  @Test func `an unknown option that is near to none points to the help`() {
    #expect(refusal("-x", "a") == "try has no option -x; try `noren try --help`")
  }

  @Test func `a value that is missing is told`() {
    #expect(refusal("a", "--scale") == "--scale needs a value; try `noren try --help`")
  }

  @Test func `a value that nobody asked for is told`() {
    #expect(refusal("a", "--force=yes") == "--force takes no value")
  }

  @Test func `too few and too many operands are told with the usage`() {
    #expect(refusal() == "something is missing: usage: noren try FILE [FILE]")
    #expect(refusal("a", "b", "c") == "that is too much: usage: noren try FILE [FILE]")
  }

  @Test(arguments: ["0", "9", "x", "", "nan", "inf", "1e400"])
  func `a number outside its range or none at all is told with the range`(_ word: String) throws {
    let arguments = try parse("a", "--scale", word)

    let failure = #expect(throws: CommandFailure.self) { try arguments.number("--scale", in: 0.5...8) }

    #expect(failure?.message == "--scale is a number from 0.5 to 8, not \"\(word)\"")
    #expect(failure?.status == .usage)
  }

  @Test(arguments: ["1.5", "99999999999999999999", "", "-1"])
  func `a whole number is told with its range`(_ word: String) throws {
    let arguments = try parse("a", "--scale", word)

    let failure = #expect(throws: CommandFailure.self) { try arguments.integer("--scale", in: 1...64) }

    #expect(failure?.message == "--scale is a whole number from 1 to 64, not \"\(word)\"")
  }

  @Test(arguments: [("1.5s", 1.5), ("200ms", 0.2), ("0s", 0)])
  func `a duration has a unit`(word: String, seconds: Double) throws {
    #expect(try parse("a", "--time", word).duration("--time") == seconds)
  }

  @Test(arguments: ["1.5", "s", "ms", "-1s", "infs", "nans", "1 s s", ""])
  func `what is no duration is told with an example`(_ word: String) throws {
    let arguments = try parse("a", "--time", word)

    let failure = #expect(throws: CommandFailure.self) { try arguments.durations("--time") }

    #expect(failure?.message.hasPrefix("--time takes a duration such as 1.5s or 200ms, not ") == true)
  }

  @Test func `moments have commas between them`() throws {
    #expect(try parse("a", "--time", "1s,500ms, 2s").durations("--time") == [1, 0.5, 2])
  }

  @Test func `a choice is one of its words, and the nearest is named`() throws {
    let right = try parse("a", "--scale", "banana")
    let wrong = try parse("a", "--scale", "aple")

    let failure = #expect(throws: CommandFailure.self) { try wrong.choice("--scale", Fruit.self) }

    #expect(try right.choice("--scale", Fruit.self) == .banana)
    #expect(failure?.message == "--scale is one of apple, banana, not \"aple\"; did you mean apple?")
  }

  @Test func `what was not given is nothing`() throws {
    let arguments = try parse("a")

    #expect(try arguments.number("--scale", in: 0...1) == nil)
    #expect(try arguments.durations("--time") == nil)
    #expect(try arguments.choice("--scale", Fruit.self) == nil)
  }
}
