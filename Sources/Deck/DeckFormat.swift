import Notation
import YAML

/// The deck format as documents: what editors and people read about it.
public enum DeckFormat {
  /// The JSON Schema of deck files, as the file in `resources` holds it.
  public static var jsonSchema: String {
    JSONSchema.document(title: "Noren deck", root: Deck.schema.description).text(.indented) + "\n"
  }

  /// The reference page of deck files, in Markdown.
  public static var reference: String {
    ReferencePage.markdown(title: "The deck file", introduction: introduction, root: Deck.schema.description)
  }

  private static var introduction: String {
    """
    A deck is one YAML file in UTF-8. `noren check DECK` says what is wrong with it, with line, column and the nearest \
    valid name; this page is written by the same tables.

    - Text needs quotes when it holds `: ` or ` #`, begins with one of ``[ ] { } , # & * ! | > ' " % @ ` ``, or holds \
    commas or brackets inside `[…]` or `{…}`.
    - Words such as `yes`, `no` and `on` are text. Switches are `true` and `false`.
    - Where a text is wanted, a mapping from languages to texts will do: `{en: Lessons, ja: レッスン}`.
    - A value can be named with `&name` and repeated with `*name`. Tags, merge keys (`<<`) and several documents in a \
    file are not read.
    - Limits: \(YAMLLimits.fileSize / (1024 * 1024)) MiB, \(YAMLLimits.nodes) values with every alias counted as what it \
    stands for, \(YAMLLimits.depth) levels, \(ValueLimits.textLength) characters a text, \
    \(DeckLimits.pages) pages a walkthrough.
    """
  }
}
