import { expect, it } from 'vitest'
import { createServerAhead } from './server-ahead.ts'

it.each([
  ['nothing is known before the first beat', [], 0],
  ['the first beat says it', [[500, 100]], 400],
  [
    'one that came quicker knows better',
    [
      [500, 150],
      [600, 200],
    ],
    400,
  ],
  [
    'one that was held up does not',
    [
      [500, 100],
      [600, 900],
    ],
    400,
  ],
  [
    'a clock that was set is believed',
    [
      [500, 100],
      [600, 9000],
    ],
    -8400,
  ],
] as const)('%s', (_what, beats, ms) => {
  let nowMs = 0
  const ahead = createServerAhead({ nowMs: () => nowMs })
  for (const [at, heardAt] of beats) {
    nowMs = heardAt
    ahead.hear(at)
  }
  expect(ahead.ms.read()).toBe(ms)
})
