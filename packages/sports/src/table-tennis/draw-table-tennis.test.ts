import { describe, expect, it } from 'vitest'
import { bounded, drawTableTennis } from './draw-table-tennis.ts'
import { exampleMatch } from './example-table-tennis.ts'

const serveOf = (home: number, away: number, names = { home: 'a', away: 'b' }) =>
  drawTableTennis(exampleMatch({ strengths: { home, away }, names })).serve

describe('the truth of a match of table tennis', () => {
  it('equals win as much at the serve as each other, whatever their style: what one serves better both return worse', () => {
    for (let pair = 0; pair < 20; pair++) {
      const { home, away } = serveOf(0, 0, { home: `h${pair}`, away: `a${pair}` })
      expect(home).toBeCloseTo(away, 12)
      expect(Math.abs(home - 0.512)).toBeLessThan(0.03)
    }
  })

  it('a unit of strength is worth 2.2 points of a hundred, on either serve', () => {
    const level = serveOf(0, 0)
    const ahead = serveOf(1.5, 0.5)
    expect(ahead.home - level.home).toBeCloseTo(0.022, 9)
    expect(level.away - ahead.away).toBeCloseTo(0.022, 9)
  })

  it('seen from the other side it is the same match', () => {
    const there = serveOf(1, 0)
    expect(serveOf(0, 1, { home: 'b', away: 'a' })).toEqual({ home: there.away, away: there.home })
  })

  it('no pairing is hopeless', () => {
    expect(serveOf(30, -30)).toEqual({ home: 0.68, away: 0.35 })
    expect([bounded(0.1), bounded(0.5), bounded(0.9)]).toEqual([0.35, 0.5, 0.68])
  })

  it('is played over as many sets as its competition says', () => {
    expect(drawTableTennis(exampleMatch({ format: 'best_of_5' })).setsToWin).toBe(3)
    expect(drawTableTennis(exampleMatch({ format: 'best_of_7' })).setsToWin).toBe(4)
    expect(() => drawTableTennis(exampleMatch({ format: 'best_of_3' }))).toThrow('best_of_3')
  })
})
