import type { Side } from '@xezer/sport/side'
import { describe, expect, it } from 'vitest'
import { NO_FACTS, type RecordedMatch, recordPoint } from './table-tennis-facts.ts'
import { matchWinner, STATE_BEFORE_MATCH, serverAfter, serverNow, setsWon } from './table-tennis-state.ts'

const TOSSED: RecordedMatch = { state: { ...STATE_BEFORE_MATCH, first: 'home' }, facts: NO_FACTS }

/** Points as they were won: `h` and `a`. */
function play(points: string, from = TOSSED, setsToWin = 3): RecordedMatch {
  const winners = [...points].map((one): Side => (one === 'h' ? 'home' : 'away'))
  return winners.reduce((now, winner) => recordPoint(setsToWin, now, winner), from)
}

const LEVEL_TEN = 'ha'.repeat(10)

describe('the rules of table tennis', () => {
  it('two serves each, and from ten all one', () => {
    const servers = Array.from({ length: 24 }, (_, played) => serverAfter('home', played)[0])
    expect(servers.join('')).toBe('hhaahhaahhaahhaahhaahaha')
  })

  it('nobody serves before the toss; who did not begin a set begins the next', () => {
    expect(serverNow(STATE_BEFORE_MATCH)).toBeNull()
    expect(serverNow(TOSSED.state)).toBe('home')
    expect(serverNow(play('h'.repeat(11)).state)).toBe('away')
    expect(serverNow(play('h'.repeat(22)).state)).toBe('home')
  })

  it.each([
    ['h'.repeat(10), [], { home: 10, away: 0 }, 'ten points are no set'],
    ['h'.repeat(11), [{ home: 11, away: 0 }], { home: 0, away: 0 }, 'eleven are'],
    [`${LEVEL_TEN}h`, [], { home: 11, away: 10 }, 'two ahead'],
    [`${LEVEL_TEN}aa`, [{ home: 10, away: 12 }], { home: 0, away: 0 }, 'two ahead'],
    [`${LEVEL_TEN}hahahh`, [{ home: 14, away: 12 }], { home: 0, away: 0 }, 'however long it takes'],
  ])('%s (%#)', (points, sets, left) => {
    expect(play(points).state).toMatchObject({ sets, points: left })
  })

  it('the match is won with the third set of five, the fourth of seven', () => {
    const three = play('a'.repeat(33)).state
    expect(setsWon(three)).toEqual({ home: 0, away: 3 })
    expect([matchWinner(3, three), matchWinner(4, three)]).toEqual(['away', null])
    expect(matchWinner(3, play('h'.repeat(11) + 'a'.repeat(11) + 'h'.repeat(22)).state)).toBe('home')
  })

  it('the record names each point, set and ten all where it was played, once, and what is over', () => {
    const { facts } = play(`${LEVEL_TEN}hahh${'a'.repeat(33)}`)
    const of = (statistic: string) => facts.counted.filter((one) => one.statistic === statistic)
    expect(of('points')).toHaveLength(24 + 33)
    expect(of('deuces').map(({ path }) => path)).toEqual(['set1'])
    expect(of('sets').map(({ path, side }) => [path, side])).toEqual([
      ['set1', 'home'],
      ['set2', 'away'],
      ['set3', 'away'],
      ['set4', 'away'],
    ])
    expect(of('points').filter(({ path, side }) => path === 'set1' && side === 'home')).toHaveLength(13)
    expect(facts.status).toBe('finished')
    expect(facts.closed).toEqual(['set1', 'set2', 'set3', 'set4', 'match'])
    expect(play('a'.repeat(30)).facts).toMatchObject({ status: 'playing', closed: ['set1', 'set2'] })
  })
})
