import { expect, it } from 'vitest'
import { EXAMPLE_TOUR } from '../../sports-data/example-sports.ts'
import { planOf } from './tour-plan.ts'

const [example] = EXAMPLE_TOUR.events

it.each([[16], [32], [48], [56], [64], [96], [128]])(
  'a draw of %i is played out, a round a day at most',
  (draw) => {
    expect(example).toBeDefined()
    if (example === undefined) return
    for (const isEast of [true, false]) {
      for (const isLate of [true, false]) {
        for (const gender of ['m', 'w'] as const) {
          const event = { ...example, singles: { ...example.singles, gender }, draw }
          const { qualifying, main, doubles } = planOf(event, isEast, isLate)
          expect(main.length).toBe(Math.ceil(Math.log2(draw)))
          for (const rounds of [[...qualifying, ...main], doubles]) {
            const days = rounds.map((round) => [Math.min(...round), Math.max(...round)] as const)
            for (const [index, [first]] of days.entries()) {
              expect(first).toBeGreaterThan(days[index - 1]?.[1] ?? -8)
            }
          }
        }
      }
    }
  },
)

it('a draw of another size is refused', () => {
  expect(() => example && planOf({ ...example, draw: 40 }, false, false)).toThrow('no plan')
})
