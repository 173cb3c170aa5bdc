import Components
import Foundation
import Geometry
import Notation
import Prototype
import Raster
import Stage
import TestSupport

@testable import Desktop

/// A deck in a folder, shown live, whose files a test changes as editors and other programs do.
@MainActor final class LiveDeckFolder {
  let folder = Result { try TemporaryFolder() }
  private(set) var readings: [(codes: [String], isGood: Bool)] = []
  private let news: AsyncStream<News>
  private let sender: AsyncStream<News>.Continuation
  private var live: LiveDeck?

  /// How long news may take to come, in seconds: far longer than it ever does, for machines that are busy.
  nonisolated private static let patience = 30.0

  private enum News { case change, outOfPatience }

  /// Fills the folder and shows its `deck.yaml`.
  ///
  /// - Parameters:
  ///   - deck: the deck's path in the folder.
  ///   - fill: writes the files.
  init(deck: String = "deck.yaml", _ fill: (TemporaryFolder) throws -> Void) throws {
    let (news, sender) = AsyncStream<News>.makeStream()
    (self.news, self.sender) = (news, sender)
    let folder = try folder.get()
    try fill(folder)
    let loaded = try DeckLoader.load(folder.path + "/" + deck)
    live = LiveDeck(loaded, setup: try StageSetup(), onNews: { sender.yield(.change) }) {
      [weak self] diagnostics, isGood in
      self?.readings.append((diagnostics.map(\.code.rawValue), isGood))
    }
  }

  var deck: LiveDeck? { live }
  var path: String { (try? folder.get().path) ?? "" }
  var prototype: Prototype? { live?.stage.prototype }
  var stage: Stage? { live?.stage }
  /// The first title that shows.
  var title: String? { prototype?.elements.first { $0.role == .text }?.text }

  /// The colour at a point of what shows, at scale 1.
  func color(at x: Int, _ y: Int) throws -> UInt32 {
    guard let stage else { throw NoNews() }
    let size = stage.prototype.size
    let buffer = PixelBuffer(width: Int(size.width), height: Int(size.height))
    stage.render(stage.prototype, into: buffer, scale: 1)
    return buffer[x, y]
  }

  /// Changes the folder, and goes on once the deck was read again or its change was told.
  func change(_ change: (String) throws -> Void) async throws {
    let count = readings.count
    try change(path)
    let timer = Task { [sender] in
      try await Task.sleep(for: .seconds(Self.patience))
      sender.yield(.outOfPatience)
    }
    defer { timer.cancel() }
    for await news in news {
      guard news == .change else { throw NoNews() }
      live?.refresh(at: live?.stage.prototype.time ?? 0)
      if readings.count > count { return }
    }
  }

  /// Nothing was read in time.
  struct NoNews: Error {}

  /// A deck of one page.
  nonisolated static func deck(_ title: String, image: String? = nil) -> String {
    let picture = image.map { "image: \($0), " } ?? ""
    return """
      noren: 1
      screens:
        one:
          walkthrough:
            pages: [{\(picture)title: \(title), color: "#0E7C86"}]
      """
  }
}
