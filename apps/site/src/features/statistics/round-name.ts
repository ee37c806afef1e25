import type { Translate } from '@xezer/i18n/translator'

/** A round as the reader calls it; what is no numbered one has the name that its competition gives it, or none. */
export function roundName(text: Translate, round: string): string {
  const n = /^Matchday (\d+)$/.exec(round)?.[1]
  return n === undefined ? round : text('statistics.round', { n })
}
