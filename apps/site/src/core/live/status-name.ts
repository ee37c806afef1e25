import type { PlainMessageId, Translate } from '@xezer/i18n/translator'

const NUMBERED_PATTERN = /^([a-z]+)([1-9]\d?)$/
/** Halves have names of their own. */
const HALVES: Readonly<Record<string, string>> = { h1: 'half1', h2: 'half2' }

/**
 * A part of play or a pause by its key: `half1`, `h1`, `set2`, `q3`, `break`, `retired`. The status moves with every
 * delta, the name in the structure does not; which keys there are is up to the sports, so the messages are asked.
 */
export function findPartName(text: Translate, key: string): string | undefined {
  const plain = findMessage(text, `period.${HALVES[key] ?? key}`)
  if (plain !== undefined) return plain
  const [, word, number] = NUMBERED_PATTERN.exec(key) ?? []
  return word === undefined ? undefined : findMessage(text, `period.${word}`, Number(number))
}

/** What stands above its column: its number, and where that would be read wrongly a short name with it. */
export function shortPartName(text: Translate, key: string): string {
  const [, word, number] = NUMBERED_PATTERN.exec(key) ?? []
  if (word === undefined) return findPartName(text, key) ?? key
  return findMessage(text, `period.short_${word}`, Number(number)) ?? number ?? key
}

/** What a score is that counts who won the parts: `Sets`. */
export function wonPartsName(text: Translate, parts: readonly string[]): string {
  const [, word = ''] = NUMBERED_PATTERN.exec(parts[0] ?? '') ?? []
  return findMessage(text, `period.won_${word}`) ?? ''
}

/** A translator answers with the id itself where there is no such message. */
function findMessage(text: Translate, id: string, n?: number): string | undefined {
  const words = n === undefined ? text(id as PlainMessageId) : text(id as 'period.set', { n })
  return words === id ? undefined : words
}
