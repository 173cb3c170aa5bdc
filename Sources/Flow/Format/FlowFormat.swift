import Notation
import YAML

/// The flow format as documents: what editors and people read about it.
public enum FlowFormat {
  /// The JSON Schema of flow files, as the file in `resources` holds it.
  public static var jsonSchema: String {
    JSONSchema.document(title: "Noren flow", root: Flow.schema.description).text(.indented) + "\n"
  }

  /// The reference page of flow files, in Markdown.
  public static var reference: String {
    ReferencePage.markdown(title: "The flow file", introduction: introduction, root: Flow.schema.description)
  }

  private static var introduction: String {
    """
    A flow is a scripted finger and what is expected of a deck, in one YAML file in UTF-8 whose name ends in \
    `\(TestRun.fileSuffix)`. `noren test FLOW` plays it without a display and judges it; `noren bench` and \
    `noren capture` play it too. This page is written by the tables of its reader.

    ```yaml
    deck: deck.yaml
    steps:
      - drag: {from: [350, 400], to: [40, 400], over: 0.25s}
      - settle: {within: 1s}
      - expect: {page: 1, color of footer: "#2E6F40"}
      - tap: Get started
      - expect: {screen: home, within: 0.5s}
      - picture: goldens/home.png
    ```

    - Time is virtual: a flow neither sleeps nor waits for a display, and the same things happen at the same times at \
    every frame rate. A finger reports its place \(Int(Finger.reportsPerSecond)) times a second.
    - A step is done when the finger is up again. It does not wait for what it has set off: `settle` and `within` do.
    - Elements are named by their ids or by the text that they show. A name that is not there, or that several show, \
    fails the step and says what is there. \
    The outline of a failure lists every element with its id, text, place and state.
    - `picture` and `film` are compared bit for bit. `noren test --update` writes them anew; look at them before you keep \
    them.
    - Paths are relative to the file that names them. A file without `deck` is there to be included by others.
    - Limits: \(YAMLLimits.fileSize / (1024 * 1024)) MiB, \(FlowLimits.steps) steps with repeats and included files \
    counted each time, \(FlowLoader.mostIncludes) included files, \(FlowLoader.deepestInclude) deep, \
    \(Int(FlowLimits.longestGesture)) s a gesture.
    """
  }
}
