import { describe, expect, it } from 'vitest'
import { FOOTBALL_SPORT } from '../football.ts'
import { FOOTBALL_MARKETS } from './football-markets.ts'

describe('football catalogue', () => {
  it('has enough types before the match and in play (60 each)', () => {
    expect(FOOTBALL_MARKETS.types.filter((type) => type.offered.prematch).length).toBeGreaterThanOrEqual(100)
    expect(FOOTBALL_MARKETS.types.filter((type) => type.offered.live).length).toBeGreaterThanOrEqual(100)
  })

  it.each(FOOTBALL_MARKETS.matchTypes.map((type) => [type.key, type] as const))(
    '%s is well formed',
    (key, type) => {
      expect(key).toMatch(/^[a-z0-9_]+$/)
      expect(key.startsWith('h1_')).toBe(type.period === 'h1')
      expect(key.startsWith('h2_')).toBe(type.period === 'h2')
      expect(key.endsWith('_home')).toBe(type.team === 'home')
      expect(key.endsWith('_away')).toBe(type.team === 'away')
      expect(new Set(type.outcomes).size).toBe(type.outcomes.length)
      expect(type.outcomes.length).toBeGreaterThanOrEqual(2)
      expect(FOOTBALL_MARKETS.find(key)).toBe(type)
    },
  )

  // Keys, rules and outcomes are stored with bets: whoever moves one reads the difference, and writes it anew with `-u`.
  it('stands in the record, row by row', async () => {
    const rows = FOOTBALL_MARKETS.types.map((type) => JSON.stringify(type))
    await expect(`${rows.join('\n')}\n`).toMatchFileSnapshot('recorded-markets.jsonl')
  })

  it('is that of sport 1, whose score is its goals', () => {
    expect(FOOTBALL_SPORT).toMatchObject({
      id: 1,
      key: 'football',
      score: 'goals',
      partScore: 'goals',
      markets: FOOTBALL_MARKETS,
    })
  })

  it('keeps every filter tab in use', () => {
    expect(new Set(FOOTBALL_MARKETS.types.map((type) => type.group))).toEqual(new Set(['m', 'h', 't', 'o']))
  })

  it.each([
    ['total', ['over', 'under']],
    ['h1_1x2', ['1', 'x', '2']],
    ['next_goal', ['1', 'none', '2']],
    ['exact_goals', ['0', '1', '2', '3', '4', '5', '6+']],
    ['htft', ['1/1', '1/x', '1/2', 'x/1', 'x/x', 'x/2', '2/1', '2/x', '2/2']],
  ])('%s offers %j', (key, outcomes) => {
    expect(FOOTBALL_MARKETS.get(key).outcomes).toEqual(outcomes)
  })

  it('knows no other key', () => {
    expect(FOOTBALL_MARKETS.find('match_winner')).toBeNull()
    expect(() => FOOTBALL_MARKETS.get('match_winner')).toThrow('unknown market type')
  })
})
