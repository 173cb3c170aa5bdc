import Foundation
import TestSupport
import Testing

/// What the program does where the machine is not as it should be.
@Suite(.timeLimit(.minutes(2))) struct EnvironmentTests {
  private static let deck = RunningNoren.root.appending(path: "resources/demo/deck.yaml").path

  private func describe(_ words: [String] = [], locale: String) throws -> (
    output: String, status: Int32, errors: String
  ) {
    var environment = ProcessInfo.processInfo.environment
    for name in ["LANG", "LC_ALL", "LANGUAGE"] { environment[name] = locale }
    let noren = try RunningNoren(["describe", Self.deck] + words, environment: environment)
    let output = noren.readAll()
    let (status, errors) = noren.finish()
    return (output, status, errors)
  }

  @Test func `a locale that is not installed changes nothing`() throws {
    let plain = try describe(locale: "C")
    let missing = try describe(locale: "tlh_QO.UTF-8")

    #expect(missing.status == 0)
    #expect(missing.errors.isEmpty)
    #expect(missing.output == plain.output)
  }

  @Test func `a misspelt device is told with the nearest one`() throws {
    let (_, status, errors) = try describe(["--device", "smal-phone"], locale: "C")

    #expect(status == 2)
    #expect(errors.contains("did you mean small-phone?"))
  }

  @Test(arguments: ["390", "390x", "axb", "10x10", "390x844x2", "infxinf"])
  func `a size that no device has is refused`(_ size: String) throws {
    let (_, status, errors) = try describe(["--device", size], locale: "C")

    #expect(status == 2)
    #expect(errors.hasPrefix("noren: "))
  }

  @Test func `a device on the command line goes before the deck's`() throws {
    let (output, status, _) = try describe(["--device", "844x390"], locale: "C")

    #expect(status == 0)
    #expect(output.contains("844, 390") || output.contains("844"))
  }

  @Test func `a folder without a deck is told, with what makes one`() throws {
    let folder = try TemporaryFolder()
    try folder.file("notes.yaml", "a: 1\n")
    let noren = try RunningNoren(["open", folder.path], environment: ProcessInfo.processInfo.environment)
    let (status, errors) = noren.finish()

    #expect(status == 2)
    #expect(errors.contains("holds no decks") && errors.contains("noren new"))
  }
}
