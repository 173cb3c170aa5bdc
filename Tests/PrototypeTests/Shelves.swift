/// Two screens of blocks with a list on the second, reached in one of the ways there are.
func shelves(_ transition: String, keys: String = "") -> String {
  """
  noren: 1
  \(keys)
  screens:
    home:
      title: Home
      blocks:
        - cards:
            - {title: There, go: {screen: fruits, transition: \(transition)}}
            - {title: There by a sheet, go: {screen: fruits, transition: sheet}}
    fruits:
      title: Fruits
      blocks:
        - list:
            id: fruits
            rows: [apple, banana, cherry]
            swipe: [{label: Delete, role: destructive, confirm: Sure?}]
            reorder: true
        - spacer: 1200
        - text: Far below
  """
}
