internal import CPangoCairo

/// What libraries print by themselves about the files of strangers.
enum LibraryMessages {
  /// Drops what GLib and the libraries on it (Pango, librsvg, GIO) would print, from the first use on.
  ///
  /// Their messages hold words of the file as they are. What matters comes as an error from the call itself.
  static let areDropped: Void = g_log_set_writer_func({ _, _, _, _ in G_LOG_WRITER_HANDLED }, nil, nil)
}
