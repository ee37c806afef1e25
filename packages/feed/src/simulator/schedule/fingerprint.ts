import { hashText } from '@xezer/std/random'

/**
 * Of the code that lays out the calendar and plays the matches: raise it with every release in which other matches are
 * played from the same tables, or the same ones otherwise. `world-digests.test.ts` notices.
 */
const WORLD_RULES = 3

/**
 * Of all that a sport is played from: event ids are positions in its calendar, so with other tables they mean other
 * matches. What things are called is left out.
 */
export function fingerprintOf(facts: unknown, rules = WORLD_RULES): string {
  const text = JSON.stringify([rules, facts], (key, value: unknown) => {
    if (key === 'name') return undefined
    return value instanceof Map ? [...value] : value
  })
  return hashText(text).toString(36)
}
