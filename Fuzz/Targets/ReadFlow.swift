import Flow

/// Reads a flow; nothing is opened and nothing is played.
func readFlow(_ bytes: [UInt8]) {
  let result = FlowReader.read(bytes: bytes, file: "a.flow.yaml")
  checkDiagnostics(result.diagnostics, hasValue: result.flow != nil)
}
