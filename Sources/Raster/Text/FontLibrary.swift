internal import CPangoCairo

/// The Noto fonts, known to a fontconfig configuration of our own.
///
/// The system's configuration, other installed fonts and the user's settings have no say, so text looks the
/// same wherever the same font files are. Hinting and sub-pixel colours are off.
///
/// - Cost: under 1 ms where the system keeps a fontconfig cache, 100 ms where the files must be read.
public final class FontLibrary: Sendable {
  /// Where distributions put Noto fonts: Debian and Ubuntu, then Fedora, Arch and local installations.
  public static let defaultDirectories = [
    "/usr/share/fonts/truetype/noto", "/usr/share/fonts/opentype/noto",
    "/usr/share/fonts/google-noto", "/usr/share/fonts/google-noto-cjk", "/usr/share/fonts/google-noto-emoji",
    "/usr/share/fonts/noto", "/usr/share/fonts/noto-cjk",
    "/usr/local/share/fonts",
  ]

  /// The files that were found, with their versions.
  public let inventory: FontInventory
  /// The paths of all files that text may be set in.
  public let paths: [String]

  /// Safe to share: fontconfig counts references atomically, and nothing changes the configuration after `init`.
  private nonisolated(unsafe) let configuration: OpaquePointer

  /// Looks for the fonts.
  ///
  /// - Parameter directories: folders that hold the font files themselves; those that are not there are passed over.
  /// - Throws: ``FontError/missing(families:searched:)`` when a family that every text needs is not found.
  public init(directories: [String] = FontLibrary.defaultDirectories) throws(FontError) {
    LibraryMessages.areDropped
    guard let configuration = FcConfigCreate() else { throw .missing(families: NotoFont.families, searched: []) }
    FcConfigParseAndLoadFromMemory(configuration, Self.rules, FcFalse)
    for directory in directories { Self.add(directory, to: configuration) }
    let found = FontSet(FcConfigGetFonts(configuration, FcSetApplication))
    let missing = NotoFont.all.filter { $0.isRequired && !found.fileNames.contains($0.file) }
    guard missing.isEmpty else {
      FcConfigDestroy(configuration)
      throw .missing(families: NotoFont.families.filter { missing.map(\.family).contains($0) }, searched: directories)
    }
    inventory = FontInventory(files: found.files)
    paths = found.paths
    self.configuration = configuration
  }

  deinit { FcConfigDestroy(configuration) }

  /// Makes a font map over these fonts; the caller owns it and uses it on one thread at a time.
  func makeFontMap() -> UnsafeMutablePointer<PangoFontMap>? {
    guard let map = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT) else { return nil }
    pango_fc_font_map_set_config(OpaquePointer(map), configuration)
    return map
  }

  /// Adds the named files of a folder: by the system's cache where that is fresh, since reading a folder of
  /// a thousand fonts takes seconds; else file by file.
  private static func add(_ directory: String, to configuration: OpaquePointer) {
    if let cache = FcDirCacheLoad(directory, configuration, nil) {
      FcDirCacheUnload(cache)
      FcConfigAppFontAddDir(configuration, directory)
    } else {
      for font in NotoFont.all { FcConfigAppFontAddFile(configuration, "\(directory)/\(font.file)") }
    }
  }

  /// fontconfig's own language: which files count, how glyphs are drawn, that every family
  /// ends in ours, and that bitmap glyphs (emoji have 109 pixels to the em) are scaled to the size asked for.
  ///
  /// Hinting is switched off for outlines alone: cairo 1.16 leaves bitmap glyphs out otherwise.
  private static let rules = """
    <fontconfig>
      <cachedir>/var/cache/fontconfig</cachedir>
      <selectfont>
        <rejectfont><glob>*</glob></rejectfont>
        <acceptfont>\(NotoFont.all.map { "<glob>*/\($0.file)</glob>" }.joined())</acceptfont>
      </selectfont>
      <match target="pattern">
        <test name="family"><string>monospace</string></test>
        <edit name="family" mode="append"><string>\(NotoFont.monospaced)</string></edit>
      </match>
      <match target="pattern">
        <test name="family"><string>emoji</string></test>
        <edit name="family" mode="assign" binding="strong"><string>\(NotoFont.emoji)</string></edit>
      </match>
      <match target="pattern">
        <edit name="family" mode="append_last">\
    \(NotoFont.families.map { "<string>\($0)</string>" }.joined())</edit>
      </match>
      <match target="font">
        <test name="outline"><bool>true</bool></test>
        <edit name="antialias" mode="assign"><bool>true</bool></edit>
        <edit name="hinting" mode="assign"><bool>false</bool></edit>
        <edit name="autohint" mode="assign"><bool>false</bool></edit>
        <edit name="hintstyle" mode="assign"><const>hintnone</const></edit>
        <edit name="rgba" mode="assign"><const>none</const></edit>
      </match>
      <match target="font">
        <test name="outline"><bool>false</bool></test>
        <edit name="pixelsizefixupfactor" mode="assign">
          <divide><name target="pattern">pixelsize</name><name target="font">pixelsize</name></divide>
        </edit>
        <edit name="matrix" mode="assign">
          <times>
            <name>matrix</name>
            <matrix>
              <name>pixelsizefixupfactor</name><double>0</double>
              <double>0</double><name>pixelsizefixupfactor</name>
            </matrix>
          </times>
        </edit>
        <edit name="size" mode="assign">
          <divide><name>size</name><name>pixelsizefixupfactor</name></divide>
        </edit>
      </match>
    </fontconfig>
    """
}

/// The files behind a set of fontconfig patterns.
private struct FontSet {
  /// One entry for each file name, sorted by name.
  private(set) var files: [FontInventory.File] = []
  /// Every path once, as fontconfig gives it to those who open the file.
  private(set) var paths: [String] = []

  init(_ set: UnsafeMutablePointer<FcFontSet>?) {
    guard let set else { return }
    var versions: [String: Int] = [:]
    for index in 0..<Int(set.pointee.nfont) {
      var path: UnsafeMutablePointer<FcChar8>?
      var version: Int32 = 0
      guard let pattern = set.pointee.fonts[index], FcPatternGetString(pattern, FC_FILE, 0, &path) == FcResultMatch,
        let path
      else { continue }
      FcPatternGetInteger(pattern, FC_FONTVERSION, 0, &version)
      let place = String(cString: path)
      if paths.last != place, !paths.contains(place) { paths.append(place) }
      let name = place.split(separator: "/").last.map(String.init) ?? ""
      // A file found in two folders counts once; the first folder wins, as it does for fontconfig.
      if versions[name] == nil { versions[name] = Int(version) }
    }
    files = versions.sorted { $0.key < $1.key }.map { FontInventory.File(name: $0.key, version: $0.value) }
  }

  var fileNames: Set<String> { Set(files.map(\.name)) }
}
