import Testing

@testable import Deck
@testable import Notation
@testable import YAML

@Suite struct FormatTests {
  @Test func `the deck with every key is read without complaint`() {
    #expect(diagnostics(of: fullDeck) == "")
  }

  @Test func `the deck with every key has every key of the tables`() {
    let root = YAMLReader.root(of: SourceFile(name: "deck.yaml", bytes: Array(fullDeck.utf8)))
    let catalog = SchemaCatalog(root: Deck.schema.description)
    let all = Set(catalog.objects.flatMap { object in object.fields.map { "\(object.name): \($0.name)" } })

    let used = root.map { keys(of: $0, as: .object { Deck.schema.description }) } ?? []

    #expect(all.subtracting(used).sorted() == [])
  }

  @Test func `no key is a word that other readers of YAML take for a switch`() {
    let catalog = SchemaCatalog(root: Deck.schema.description)

    let names = catalog.objects.flatMap { $0.fields.map(\.name) }

    #expect(names.filter { ["yes", "no", "on", "off", "true", "false", "null"].contains($0) } == [])
  }

  @Test func `every default of the tables is read back as it is written`() {
    let catalog = SchemaCatalog(root: Deck.schema.description)
    let buttons = catalog.objects.first { $0.name == "a button" }?.fields ?? []
    let lines = buttons.compactMap { field in
      if case .value(let text) = field.fallback { "  \(field.name): \(text)" } else { nil }
    }

    let result = read(blocksDeck("- button:\n    label: x\n" + lines.map { "  " + $0 }.joined(separator: "\n")))

    #expect(lines.count >= 4)
    #expect(result.diagnostics == [])
    guard case .button(let button) = result.deck?.screens.first?.blocks.first else {
      Issue.record("no button")
      return
    }
    #expect(button.effect == Deck.Button().effect)
    #expect(button.duration == Deck.Button().duration)
  }

  @Test func `every example of a curve and an animation is one`() {
    let curves = ValueNotation.curve.examples.map { $0.filter { $0 != "\"" } }
    let motions = ValueNotation.motion.examples.map { $0.filter { $0 != "\"" } }

    #expect(curves.allSatisfy { AuthoredCurve(notation: $0) != nil })
    #expect(motions.allSatisfy { AuthoredAnimation(notation: $0) != nil })
  }

  /// The keys a node uses, with the objects they belong to.
  private func keys(of node: SourceNode, as shape: ValueShape) -> Set<String> {
    switch (shape, node.content) {
    case (.object(let describe), .mapping(let pairs)):
      let object = describe()
      return pairs.reduce(into: []) { used, pair in
        guard let field = object.fields.first(where: { $0.name == pair.key }) else { return }
        used.insert("\(object.name): \(field.name)")
        used.formUnion(keys(of: pair.value, as: field.shape))
      }
    case (.list(let item, _), .sequence(let nodes)):
      return nodes.reduce(into: []) { $0.formUnion(keys(of: $1, as: item)) }
    case (.dictionary(_, let value), .mapping(let pairs)):
      return pairs.reduce(into: []) { $0.formUnion(keys(of: $1.value, as: value)) }
    case (.either(let shapes), _):
      return shapes.reduce(into: []) { $0.formUnion(keys(of: node, as: $1)) }
    default: return []
    }
  }
}

@Suite struct ReferencePageTests {
  private let object = ObjectDescription(
    name: "a boat", summary: "It floats.",
    fields: [
      FieldDescription(
        name: "length", summary: "From bow to stern.", shape: .number(1...50, unit: "m"), isRequired: true,
        fallback: .none),
      FieldDescription(
        name: "sail", summary: "What drives it.", shape: .either([.constant("none"), .notation(.color)]),
        isRequired: false, fallback: .value("\"#FFF\"")),
      FieldDescription(
        name: "rig", summary: "A | B.",
        shape: .choice([ChoiceDescription(name: "sloop", summary: "One mast.")]), isRequired: false,
        fallback: .words("as built")),
    ], rule: .exactlyOne(of: ["length", "sail"]))

  @Test func `the page has every key in a table and explains words and notations`() {
    let page = ReferencePage.markdown(title: "Boats", introduction: "All about boats.", root: object)

    #expect(
      page == """
        # Boats

        All about boats.

        ## Boat

        It floats.

        Exactly one of `length`, `sail` is written.

        | key | takes | without it | |
        |---|---|---|---|
        | `length` | number, 1 to 50 m | **required** | From bow to stern. |
        | `sail` | `none` or [colour](#colour) | `"#FFF"` | What drives it. |
        | `rig` | one of the words below | as built | A \\| B. |

        The choices of `rig`:

        - `sloop`: One mast.

        ## Notations

        ### Colour

        Red, green, blue and, if wanted, opacity in hexadecimal: `#RGB`, `#RGBA`, `#RRGGBB` or `#RRGGBBAA`, in sRGB. \
        The quotes are needed, since `#` begins a comment.

        Examples: `"#0E7C86"`, `"#00000080"`

        """)
  }

  @Test func `the schema says the same to editors`() {
    let schema = JSONSchema.document(title: "Boats", root: object).text()

    #expect(
      schema == """
        {"$schema":"https://json-schema.org/draft/2020-12/schema","title":"Boats","description":"It floats.",\
        "type":"object","properties":{"length":{"description":"From bow to stern.","type":"number","minimum":1,\
        "maximum":50},"sail":{"description":"What drives it.","anyOf":[{"const":"none"},{"$ref":"#/$defs/colour"}],\
        "default":"#FFF"},"rig":{"description":"A | B.","enum":["sloop"]}},"additionalProperties":false,\
        "required":["length"],"oneOf":[{"required":["length"]},{"required":["sail"]}],"$defs":{"colour":{\
        "description":"Red, green, blue and, if wanted, opacity in hexadecimal: `#RGB`, `#RGBA`, `#RRGGBB` or \
        `#RRGGBBAA`, in sRGB. The quotes are needed, since `#` begins a comment.","type":"string",\
        "pattern":"^#([0-9A-Fa-f]{3,4}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})$","examples":["#0E7C86","#00000080"]}}}
        """)
  }

  @Test func `no link of the deck's page leads nowhere`() {
    let page = DeckFormat.reference
    let anchors = Set(
      page.split(separator: "\n").filter { $0.hasPrefix("#") }
        .map { String($0.drop { $0 == "#" || $0 == " " }).anchor })

    let links = page.matches(of: /\]\(#([^)]*)\)/).map { String($0.1) }

    #expect(links.count > 50)
    #expect(links.filter { !anchors.contains($0) } == [])
  }

  @Test func `no reference of the deck's schema leads nowhere, and no name is taken twice`() {
    let schema = JSONSchema.document(title: "Deck", root: Deck.schema.description)
    guard case .object(let members) = schema, case .object(let definitions)? = members.last?.value else {
      Issue.record("no definitions")
      return
    }
    let names = definitions.map(\.key)

    let references = schema.text().matches(of: /"\$ref":"#\/\$defs\/([^"]*)"/).map { String($0.1) }

    #expect(references.count > 50)
    #expect(Set(references).subtracting(names) == [])
    #expect(Set(names).count == names.count)
  }
}
