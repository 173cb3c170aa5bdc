import Foundation
import TestSupport
import Testing

/// `noren capture` as a user meets it.
@Suite struct CaptureCommandTests {
  @Test func `a capture that is told to end leaves nothing and ends as it was told`() throws {
    let folder = try TemporaryFolder()
    let started = folder.path + "/started"
    mkfifo(started, 0o600)
    // In place of ffmpeg: something that takes no pictures, so that the capture waits for it.
    let script = "for last; do :; done\necho part > \"${last#file:}\"\necho > '\(started)'\nexec sleep 600"
    try folder.program("bin/ffmpeg", script)
    try FileManager.default.createDirectory(atPath: folder.path + "/out", withIntermediateDirectories: false)
    let path = "\(folder.path)/bin:/usr/bin:/bin"
    let noren = try RunningNoren(
      ["capture", "--scale", "0.3", "--to", "60s", "--out", folder.path + "/out/a.mp4"],
      environment: ["PATH": path, "HOME": folder.path])
    _ = try? Data(contentsOf: URL(filePath: started))

    noren.send(SIGTERM)
    let end = noren.finish()

    #expect(end.status == 128 + SIGTERM)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path + "/out") == [])
  }

  @Test func `a capture without ffmpeg leaves with status 4 and names the package`() throws {
    let folder = try TemporaryFolder()
    let noren = try RunningNoren(
      ["capture", "--to", "1s", "--out", folder.path + "/a.mp4"], environment: ["PATH": folder.path])

    let end = noren.finish()

    #expect(end.status == 4)
    #expect(end.errors.contains("apt-get install ffmpeg"))
  }

  @Test(arguments: [
    (["--out", "a.bmp"], ".bmp is not a format"), (["--out", "a.gif", "--at", "1s"], "say --from and --to"),
    (["--out", "a.png", "--region", "0,0,0,5"], "--region takes"),
    (["--out", "a.png", "--region", "5000,0,10,10"], "lies outside of the window"),
    (["--out", "a.png", "--frame", "--region", "0,0,9,9"], "do not go together"),
    (["--out", "frames/", "--to", "1000000s"], "pictures; 1000000 are the most"),
    (["--out", "a.gif", "--fps", "0"], "--fps is a number from"),
    (["--out", "a.gif", "--to", "-1s"], "takes a duration"),
  ])
  func `what cannot be captured is said in words`(words: [String], part: String) throws {
    let noren = try RunningNoren(
      ["capture"] + words, environment: ["PATH": ProcessInfo.processInfo.environment["PATH"] ?? ""])

    let end = noren.finish()

    #expect(end.status == 2)
    #expect(end.errors.contains(part), "\(end.errors)")
  }
}
