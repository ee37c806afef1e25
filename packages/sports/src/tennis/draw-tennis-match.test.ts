import { describe, expect, it } from 'vitest'
import { drawTennisMatch, type TennisMatch, tennisFormatOf } from './draw-tennis-match.ts'

const MATCH: TennisMatch = {
  seed: 'world',
  format: 'best_of_3',
  gender: 'm',
  surface: 'clay',
  isDoubles: false,
  players: { home: 'p1', away: 'p2' },
  strengths: { home: 0.5, away: -0.5 },
}

describe('drawTennisMatch', () => {
  it.each([
    ['best_of_3', 2, 'tie_break_7', false],
    ['best_of_3/tie_break_10', 2, 'tie_break_10', false],
    ['best_of_5/tie_break_10', 3, 'tie_break_10', false],
    ['best_of_3/match_tie_break', 2, 'match_tie_break', true],
  ])('%s', (text, setsToWin, finalSet, isNoAd) => {
    expect(tennisFormatOf(text)).toEqual({ setsToWin, finalSet, isNoAd })
  })

  it('refuses what it does not know', () => {
    for (const text of ['', 'best_of_4', 'best_of_3/golden_set']) {
      expect(() => tennisFormatOf(text)).toThrow(/no match/)
    }
    expect(() => drawTennisMatch({ ...MATCH, surface: 'snow' })).toThrow(/snow/)
  })

  it('a player is the same in every match, and mirrored sides make a mirrored match', () => {
    const model = drawTennisMatch(MATCH)
    const { players, strengths } = MATCH
    const turned = drawTennisMatch({
      ...MATCH,
      players: { home: players.away, away: players.home },
      strengths: { home: strengths.away, away: strengths.home },
    })
    expect(turned.serve).toEqual({ home: model.serve.away, away: model.serve.home })
    expect(drawTennisMatch(MATCH)).toEqual(model)
    expect(drawTennisMatch({ ...MATCH, seed: 'other' }).serve).not.toEqual(model.serve)
  })

  it('serves count for more on grass, and for more among men', () => {
    const sum = (match: TennisMatch): number => {
      const { home, away } = drawTennisMatch(match).serve
      return home + away
    }
    expect(sum({ ...MATCH, surface: 'grass' })).toBeGreaterThan(sum({ ...MATCH, surface: 'indoor_hard' }))
    expect(sum({ ...MATCH, surface: 'indoor_hard' })).toBeGreaterThan(sum(MATCH))
    expect(sum({ ...MATCH, gender: 'w' })).toBeLessThan(sum(MATCH))
  })
})
