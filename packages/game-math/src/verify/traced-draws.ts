import { createDraws, type Draws } from '../draws/draws.ts'
import type { Words } from '../draws/words.ts'

/** One draw of a round, with the words that it took; those before the last one of a `below` were skipped. */
export type DrawStep =
  | {
      readonly draw: 'below'
      readonly bound: number
      readonly words: readonly number[]
      readonly value: number
    }
  | { readonly draw: 'bits52'; readonly words: readonly number[]; readonly value: number }
  | {
      readonly draw: 'shuffle'
      readonly size: number
      readonly words: readonly number[]
      readonly values: readonly number[]
    }

/** Draws that write down what they draw. */
export function traceDraws(words: Words): { readonly draws: Draws; readonly steps: readonly DrawStep[] } {
  const steps: DrawStep[] = []
  let taken: number[] = []
  const inner = createDraws(() => {
    const word = words()
    taken.push(word)
    return word
  })
  const wordsOf = () => {
    const mine = taken
    taken = []
    return mine
  }
  const draws: Draws = {
    below: (bound) => {
      const value = inner.below(bound)
      steps.push({ draw: 'below', bound, words: wordsOf(), value })
      return value
    },
    bits52: () => {
      const value = inner.bits52()
      steps.push({ draw: 'bits52', words: wordsOf(), value })
      return value
    },
    shuffle: (size, count) => {
      const values = inner.shuffle(size, count)
      steps.push({ draw: 'shuffle', size, words: wordsOf(), values })
      return values
    },
  }
  return { draws, steps }
}
