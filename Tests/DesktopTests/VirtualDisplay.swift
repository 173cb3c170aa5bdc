import Foundation

/// An X server without a screen, for tests that need a real window.
///
/// Its frame buffer lies in a file in the format of `xwd`, so that no tool is needed to take a picture of it.
final class VirtualDisplay {
  static let width = 1_000
  static let height = 1_200

  /// What stands in `DISPLAY`, such as `:99`.
  let name: String
  private let server: Process
  private let folder: URL

  /// Whether the programs that these tests need are installed.
  static var isAvailable: Bool {
    ["Xvfb", "xdotool"].allSatisfy { program in
      (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").contains {
        FileManager.default.isExecutableFile(atPath: "\($0)/\(program)")
      }
    }
  }

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "noren-display-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    server = Process()
    server.executableURL = URL(filePath: "/usr/bin/env")
    server.arguments = [
      "Xvfb", "-displayfd", "1", "-screen", "0", "\(Self.width)x\(Self.height)x24", "-nolisten", "tcp", "-fbdir",
      folder.path,
    ]
    let output = Pipe()
    server.standardOutput = output
    server.standardError = FileHandle.nullDevice
    try server.run()
    // The server writes its number once it takes connections.
    let number = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
    name = ":" + number.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// Ends the server at once.
  ///
  /// A child inherits the signals that a test's thread blocks, so that a polite request may never arrive.
  func stop() { kill(server.processIdentifier, SIGKILL) }

  deinit {
    stop()
    try? FileManager.default.removeItem(at: folder)
  }

  /// The environment of a program that shall open its window here.
  var environment: [String: String] {
    var environment = ProcessInfo.processInfo.environment
    environment["DISPLAY"] = name
    environment["WAYLAND_DISPLAY"] = nil
    environment["SDL_VIDEODRIVER"] = nil
    return environment
  }

  /// The colour at a place on the screen, as 0xRRGGBB.
  func color(x: Int, y: Int) throws -> UInt32 {
    let data = try Data(contentsOf: folder.appending(path: "Xvfb_screen0"))
    func field(_ index: Int) -> Int {
      data[(index * 4)..<(index * 4 + 4)].reduce(0) { $0 << 8 | Int($1) }
    }
    // Fields of an xwd header: 0 its size, 12 bytes per line, 19 the number of colours, 12 bytes each.
    let start = field(0) + field(19) * 12 + y * field(12) + x * 4
    return data[start..<(start + 3)].reversed().reduce(0) { $0 << 8 | UInt32($1) }
  }

  /// Runs `xdotool`; its output, without the last line feed.
  @discardableResult func xdotool(_ words: String...) throws -> String {
    let tool = Process()
    tool.executableURL = URL(filePath: "/usr/bin/env")
    tool.arguments = ["xdotool"] + words
    tool.environment = environment
    let output = Pipe()
    tool.standardOutput = output
    tool.standardError = FileHandle.nullDevice
    try tool.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    tool.waitUntilExit()
    return text.trimmingCharacters(in: .whitespacesAndNewlines)
  }
}
