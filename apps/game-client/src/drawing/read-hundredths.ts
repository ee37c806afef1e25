const WRITTEN = /^(\d{1,6})(?:[.,](\d{1,2}))?$/

/** What a player wrote as a factor, in hundredths; null where it is none. A comma is as good as a point. */
export function readHundredths(text: string): number | null {
  const match = WRITTEN.exec(text.trim().replace(/\s*[×x]$/, ''))
  if (match === null) return null
  const [, whole = '0', rest = ''] = match
  return Number(whole) * 100 + Number(rest.padEnd(2, '0'))
}
