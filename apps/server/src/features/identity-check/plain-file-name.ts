const NAME_LENGTH_MAX = 80
const NAMELESS = 'document'

/** The name of a file as it is shown: no folder, no invisible sign, not long. Nothing is ever opened by it. */
export function plainFileName(sent: string): string {
  const name = decode(sent).split(/[/\\]/).at(-1) ?? ''
  // Controls, marks that turn the direction of a text, halves of letters.
  const shown = [...name.replaceAll(/\p{C}/gu, '')].slice(0, NAME_LENGTH_MAX).join('').trim()
  return /^\.*$/.test(shown) ? NAMELESS : shown
}

function decode(sent: string): string {
  try {
    return decodeURIComponent(sent)
  } catch {
    return ''
  }
}
