import Deck
import Desktop
import Stage

/// Opening a folder of decks.
extension OpenCommand {
  /// The options that are about one deck.
  private static let singleDeckOptions = ["--record", "--stats"]

  @MainActor static func openFolder(
    _ folder: String, _ arguments: Arguments, _ options: DesktopApp.Options
  ) throws -> ExitStatus {
    if let name = singleDeckOptions.first(where: arguments.has) {
      throw CommandFailure.usage("\(name) is about one deck; name one of those in \(folder)")
    }
    var setup = try makeSetup(arguments, for: nil)
    let catalog: DeckCatalog
    do { catalog = try DeckCatalog(folder, setup: setup) } catch { throw CommandFailure("\(error)", .usage) }
    guard !catalog.entries.isEmpty else {
      throw CommandFailure.usage(
        "\(folder) holds no decks, which are .yaml files with a line noren: 1; "
          + "`noren new \(FileSystem.join(folder, "my-tour"))` makes one")
    }
    var windowOptions = options
    windowOptions.title = catalog.title
    WindowMemory.apply(
      to: &windowOptions, &setup, of: folder, device: catalog.loaded.deck?.device.size, arguments)
    let chooser = DeckChooser(catalog, folder: folder, setup: setup) { path in
      guard let loaded = try? DeckOperand.load(path), var setup = try? makeSetup(arguments, for: loaded.deck) else {
        return nil
      }
      var options = options
      configure(&options, &setup, for: loaded, arguments)
      return DeckChooser.Opening(deck: liveDeck(loaded, setup), options: options)
    }
    windowOptions.chooser = chooser
    do throws(WindowError) {
      let app = try DesktopApp(chooser.start, options: windowOptions)
      try app.run()
    } catch {
      throw CommandFailure("\(error)", error.isNoDisplay ? .noDisplay : .environment)
    }
    return .done
  }
}
