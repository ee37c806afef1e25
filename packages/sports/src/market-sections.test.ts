import { describe, expect, it } from 'vitest'
import { sectionsOf } from './market-sections.ts'
import { getMarketType, SPORTS } from './registry.ts'

describe.each(SPORTS)('sections of the event page: $key', ({ sections, markets }) => {
  it('each holds several markets, and what is popular exists', () => {
    expect(sections[0]?.key).toBe('popular')
    for (const { key, holds } of sections) {
      const held = markets.matchTypes.filter(holds).length
      expect([key, held > 1 && held < markets.matchTypes.length]).toEqual([key, true])
    }
  })
})

describe('sectionsOf', () => {
  it.each([
    [1, '1x2', ['popular']],
    [1, 'total', ['popular', 'goals']],
    [1, 'h1_total', ['popular', 'goals', 'halves']],
    [1, 'h2_corners_total', ['halves', 'corners']],
    [1, 'red_card', ['cards']],
    [1, 'htft', ['halves', 'combined']],
    [1, 'dc_total', ['combined']],
    [1, 'winning_margin', ['score']],
  ])('sport %i, %s stands in %j', (sport, type, expected) => {
    const { sections } = SPORTS.find(({ id }) => id === sport)!
    expect(sectionsOf(sections, getMarketType(sport, type))).toEqual(expected)
  })
})
