import { describe, expect, it } from 'vitest'
import { type Spelling, unifySpellings } from './unify-teams.ts'

function spelling(name: string, seasons: readonly string[], isInLeague: boolean): Spelling {
  return { country: 'xx', name, seasons: new Set(seasons), isInLeague }
}

describe('unifySpellings: one club under several spellings', () => {
  it.each([
    ['Hull City AFC', 'Hull City', 'a legal form less'],
    ['Bologna FC 1909', 'Bologna FC', 'a founding year less'],
    ['sc Heerenveen', 'SC Heerenveen', 'capitals'],
    ['Rayo Vallecano de Madrid', 'Rayo Vallecano', 'the town left out in the cup'],
  ])('%s and %s are one (%s)', (inLeague, inCup) => {
    const league = spelling(inLeague, ['league 2025'], true)
    const cup = spelling(inCup, ['cup 2025'], false)
    expect(unifySpellings([league, cup]).get(cup)).toBe(league)
  })

  it.each([
    ['Botafogo FR', 'Botafogo PB', 'checked by hand'],
    ['Real Sociedad', 'Real Sociedad B', 'reserves'],
    ['United Lions', 'City Lions', 'words that differ'],
  ])('%s and %s are two (%s)', (inLeague, inCup) => {
    const league = spelling(inLeague, ['league 2025'], true)
    const cup = spelling(inCup, ['cup 2025'], false)
    expect(unifySpellings([league, cup]).size).toBe(0)
  })

  it('two entrants of one season are two clubs, however alike', () => {
    const first = spelling('FC Rangers', ['league 2025'], true)
    const second = spelling('Rangers SC', ['league 2025'], true)
    expect(unifySpellings([first, second]).size).toBe(0)
  })
})
