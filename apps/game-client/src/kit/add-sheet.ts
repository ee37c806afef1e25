const added = new Set<string>()

/** Style sheets of an engine come with its chunk; the policy of the frame knows no inline styles, so they are constructed. */
export function addSheet(text: string): void {
  if (added.has(text)) return
  added.add(text)
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(text)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
}
