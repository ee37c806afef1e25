import { describe, expect, it } from 'vitest'
import { EXAMPLE_MODELS } from './example-tennis.ts'
import { matchView } from './match-view.ts'
import { tennisOutlook } from './tennis-outlook.ts'
import { STATE_BEFORE_MATCH } from './tennis-state.ts'

describe('how a match of tennis may end, for a tournament', () => {
  it.each(EXAMPLE_MODELS.map((model, index) => [index, model] as const))(
    'match %i is won by one to nothing, as often as its price says',
    (_index, model) => {
      const { home, away, cumulative } = tennisOutlook(model)
      const { winner } = matchView(model, STATE_BEFORE_MATCH)
      const scores = [...home].map((own, place) => `${own}:${away[place]}`)
      expect(scores).toEqual(winner > 0.5 ? ['1:0', '0:1'] : ['0:1', '1:0'])
      expect(cumulative[0]).toBeCloseTo(Math.max(winner, 1 - winner), 12)
      expect(cumulative[1]).toBeCloseTo(1, 12)
    },
  )
})
