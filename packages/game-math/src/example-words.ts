import { seededRandom } from '@xezer/std/random'
import { createDraws, type Draws } from './draws/draws.ts'

/** Fast words for a million rounds of a test: the same seed gives the same ones. */
export function exampleDraws(seed: string): Draws {
  const random = seededRandom(seed)
  return createDraws(() => random.next() * 2 ** 32)
}
