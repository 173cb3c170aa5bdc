import Flow
import Foundation
import FoundationXML
import Prototype
import Raster
import Stage
import Testing

@Suite struct HTMLReportTests {
  @Test func `the page is well-formed and holds the slowest frames`() throws {
    let stage = try makeStage()
    var run = BenchRun()
    run.frameCount = 120
    run.conditions.deck = "<deck> & \"friends\""
    let report = try run.run(Flow.tour(), on: stage, loops: true)
    let picture = Bitmap(width: 1, height: 1, pixels: [0xFFFF_0000])
    let slowest = HTMLReport.slowest(report.samples).map { HTMLReport.Frame($0, showing: picture) }

    let page = try HTMLReport(report, slowest: slowest, maker: "noren").html()

    let body = try #require(page.firstRange(of: "<body>").map { page[$0.lowerBound...] })
    let closed = body.replacing("</html>", with: "")
      .replacing(#/<img ([^>]*)>/#) { "<img \($0.1)/>" }.replacing("<br>", with: "<br/>")
    let parser = XMLParser(data: Data(closed.utf8))
    #expect(parser.parse(), "\(String(describing: parser.parserError))")
    #expect(page.components(separatedBy: "<figure>").count == HTMLReport.frameCount + 1)
    #expect(page.contains("&lt;deck&gt; &amp; &quot;friends&quot;"))
  }

  @Test func `a page of no frames says so`() throws {
    let report = FrameTimingReport(
      conditions: FrameTimingReport.Conditions(), warmUpCount: 0, samples: [], hash: nil)

    let page = try HTMLReport(report, slowest: [], maker: "noren").html()

    #expect(page.contains("No frames were measured."))
  }
}
