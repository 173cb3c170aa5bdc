import Deck
import Foundation
import Notation
import Raster
import Stage
import Testing
import YAML

@testable import Flow

/// docs/robustness.md says the numbers of the code, and names tests that are there.
@Suite struct RobustnessPageTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  private static func page() throws -> String {
    try String(contentsOf: root.appending(path: "docs/robustness.md"), encoding: .utf8)
  }

  /// The cells of every row of the page's tables, headings left out.
  private static func rows() throws -> [[String]] {
    try page().split(separator: "\n").filter { $0.hasPrefix("| ") }.map { line in
      line.replacing("\\|", with: "¦").split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
    }
  }

  /// What stands between backticks.
  private static func quoted(_ text: String) -> [String] { text.matches(of: /`([^`]+)`/).map { String($0.1) } }

  private static func mebibytes(_ bytes: Int) -> String { "\(bytes >> 20) MiB" }

  private static func grouped(_ number: Int) -> String {
    let digits = Array(String(number))
    return String(
      digits.enumerated().flatMap { index, digit in
        index > 0 && (digits.count - index) % 3 == 0 ? [",", digit] : [digit]
      })
  }

  /// Every limit that a file of a stranger meets, as the page shall say it.
  private static let limits = [
    "YAMLLimits.fileSize": mebibytes(YAMLLimits.fileSize),
    "YAMLLimits.nodes": grouped(YAMLLimits.nodes),
    "YAMLLimits.depth": "\(YAMLLimits.depth) levels",
    "YAMLLimits.directives": "\(YAMLLimits.directives)",
    "ValueLimits.textLength": "\(grouped(ValueLimits.textLength)) characters",
    "DeckLimits.pages": grouped(DeckLimits.pages),
    "DeckLimits.coachMarks": grouped(DeckLimits.coachMarks),
    "DeckLimits.targets": grouped(DeckLimits.targets),
    "DeckLimits.languages": "\(DeckLimits.languages)",
    "DecoderLimits.memory": mebibytes(DecoderLimits.memory),
    "DecoderLimits.processorSeconds": "\(DecoderLimits.processorSeconds) s",
    "DecoderLimits.patience": "\(DecoderLimits.patience) s",
    "ValueLimits.identifierLength": "\(ValueLimits.identifierLength) characters",
    "ValueLimits.pathLength": "\(grouped(ValueLimits.pathLength)) bytes",
    "DeckFolder.largestPictureFile": mebibytes(DeckFolder.largestPictureFile),
    "PictureLimits.maximumPixels": "\(grouped(PictureLimits.maximumPixels)) pixels",
    "Flow.mostPixels": "\(grouped(Flow.mostPixels)) pixels",
    "FlowLimits.steps": grouped(FlowLimits.steps),
    "FlowLimits.moments": grouped(FlowLimits.moments),
    "FlowLimits.frames": grouped(FlowLimits.frames),
    "FlowLimits.virtualTime": "\(grouped(Int(FlowLimits.virtualTime))) s",
    "FlowLoader.mostIncludes": grouped(FlowLoader.mostIncludes),
    "FlowLoader.deepestInclude": "\(FlowLoader.deepestInclude) deep",
  ]

  @Test func `the table of limits says the numbers of the code, each once`() throws {
    let table = try Self.rows().filter { $0.count == 4 && $0[2].hasPrefix("`") }

    #expect(table.map { Self.quoted($0[2]).first ?? "" }.sorted() == Self.limits.keys.sorted())
    for row in table {
      let constant = Self.quoted(row[2]).first ?? ""
      #expect(row[1] == Self.limits[constant], "\(constant)")
    }
  }

  @Test func `every test that the page names is there`() throws {
    let files = FileManager.default.enumerator(at: Self.root.appending(path: "Tests"), includingPropertiesForKeys: nil)
    let sources = (files?.allObjects ?? []).compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }
    let text = try sources.map { try String(contentsOf: $0, encoding: .utf8) }.joined()
    let named = try Self.rows().flatMap { Self.quoted($0.last ?? "") }.filter {
      $0.contains(" ") || $0.hasSuffix("Tests")
    }

    #expect(named.count > 30)
    for name in named {
      #expect(text.contains("func `\(name)`") || text.contains("struct \(name) {"), "\(name)")
    }
  }
}
