import Notation
import YAML

/// What came of reading a flow file.
public struct FlowResult: Sendable {
  /// The flow, unless there are errors.
  public var flow: Flow?
  /// What there is to say, in the order of the file.
  public var diagnostics: [Diagnostic]
  /// The file, for diagnostics that others add.
  public var source: SourceFile
}

/// Reads flow files.
public enum FlowReader {
  /// Reads and checks a flow.
  ///
  /// Never traps and never takes long, whatever the bytes are: see ``YAML/YAMLLimits``.
  ///
  /// - Parameter file: what diagnostics call the file; nothing is opened.
  public static func read(bytes: [UInt8], file: String) -> FlowResult {
    let source = SourceFile(name: file, bytes: bytes)
    var decoder = SchemaDecoder(source: source)
    var flow: Flow?
    if let root = YAMLReader.read(source, diagnostics: &decoder.diagnostics),
      !decoder.reportsMistakenFile(
        root, key: "screens", insteadOf: "steps", "this is a deck, not a flow",
        hint: "open it with `noren open`, and name it in a flow: deck: PATH")
    {
      flow = decoder.decode(Flow.schema, from: root)
      if let fault = flow?.steps.lengthFault { decoder.report(.outOfRange, at: root.range, "the flow has \(fault)") }
      if let flow, let size = flow.setting.size, let node = root["size"] {
        let fault = Flow.surfaceFault(size, scale: flow.setting.scale)
        if let fault { decoder.report(.outOfRange, at: node.range, fault) }
      }
    }
    flow?.sources = [source]
    flow?.steps.setSource(0)
    return FlowResult(
      flow: decoder.diagnostics.hasErrors ? nil : flow, diagnostics: decoder.diagnostics.sorted(file: file),
      source: source)
  }
}

extension [Flow.Step] {
  /// What there is too much of, as the end of a sentence; nothing when all is well.
  var lengthFault: String? {
    if count(upTo: FlowLimits.steps + 1) > FlowLimits.steps {
      return "more than \(FlowLimits.steps) steps, repeats and included files counted"
    }
    if momentCount(upTo: FlowLimits.moments + 1) > FlowLimits.moments {
      return "more than \(FlowLimits.moments) recorded moments, repeats and included files counted"
    }
    return nil
  }
}
