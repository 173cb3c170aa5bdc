import Desktop
import Geometry
import Stage

/// How windows are left and opened again, as far as the command line sees it.
enum WindowMemory {
  static let option = CommandSpec.Option(
    "--remember-window", "with --quit-after or --stats: open the window as it was left, and keep how it is left")

  /// The file of a deck; nothing for one that has no place of its own, without a folder, and for runs that nobody
  /// watches, whose results must not depend on earlier ones.
  private static func file(of path: String, _ arguments: Arguments) -> WindowPlacementFile? {
    let isScripted = arguments.has("--quit-after") || arguments.has("--stats")
    guard !isScripted || arguments.has(option.name), path != FileSystem.standardStream,
      let folder = CoachState.folder(arguments)
    else { return nil }
    return WindowPlacementFile(ofDeck: path, in: folder)
  }

  /// Opens the window as it was left, but for what the command line asks for, and keeps how it is left.
  ///
  /// - Parameters:
  ///   - path: the deck or the folder of decks.
  ///   - device: the device that it is for.
  @MainActor static func apply(
    to options: inout DesktopApp.Options, _ setup: inout StageSetup, of path: String, device: Size?,
    _ arguments: Arguments
  ) {
    guard let file = file(of: path, arguments) else { return }
    var hasWarned = false
    let warn = { (error: FileError) in
      if !hasWarned { Console.note("noren: warning: the window's place is not remembered: \(error)") }
      hasWarned = true
    }
    do throws(FileError) {
      if let placement = try file.read() {
        options.place = (placement.x, placement.y)
        options.scale = options.scale ?? placement.scale
        options.showsFrame = options.showsFrame || placement.hasFrame
        if setup.size == nil, let device { setup.size = placement.size(for: device) }
      }
    } catch { warn(error) }
    options.onPlacement = { placement in
      do throws(FileError) { try file.write(placement) } catch { warn(error) }
    }
  }
}
