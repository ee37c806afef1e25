import type { Side } from '@xezer/sport/side'
import { describe, expect, it } from 'vitest'
import { BEFORE, BEST_OF_3, BEST_OF_5, DOUBLES, tossed } from './example-tennis.ts'
import { gamePath, type RecordedTennis, recordPoint } from './tennis-facts.ts'
import type { TennisFormat } from './tennis-model.ts'
import { matchWinner, playedParts, setsWon } from './tennis-state.ts'

/** Points as they were won, `h` and `a`; the home side serves first. */
function play(points: string, format: TennisFormat = BEST_OF_3, from = tossed(BEFORE, 0)): RecordedTennis {
  const winners = [...points].map((one): Side => (one === 'h' ? 'home' : 'away'))
  return winners.reduce((now, winner) => recordPoint(format, now, winner), from)
}

const [HOME, AWAY] = ['hhhh', 'aaaa']
const SIX_ALL = (HOME + AWAY).repeat(6)
const SET_HOME = HOME.repeat(6)
const SET_AWAY = AWAY.repeat(6)

const pathsOf = ({ facts }: RecordedTennis, statistic: string): string[] =>
  facts.counted.filter((one) => one.statistic === statistic).map(({ path, side }) => `${path} ${side}`)
const countOf = (record: RecordedTennis, statistic: string): number => pathsOf(record, statistic).length

describe('the record of a match of tennis', () => {
  it('names each game where it was won, and closes it', () => {
    const record = play(HOME + AWAY + HOME)
    expect(pathsOf(record, 'games')).toEqual(['set1.game1 home', 'set1.game2 away', 'set1.game3 home'])
    expect(record.facts.closed).toEqual(['set1.game1', 'set1.game2', 'set1.game3'])
    expect(gamePath(record.state)).toBe('set1.game4')
    expect(countOf(record, 'points')).toBe(12)
  })

  it.each([
    ['hhhaaa', 1, 'forty all'],
    ['hhhaaahaah', 1, 'once, however often it comes back'],
    ['hhaa', 0, 'thirty all is none'],
    ['hhha', 0, 'forty fifteen is none'],
    [`${SIX_ALL}hhhaaa`, 0, 'three all in a tie-break is none'],
  ])('after %j %i deuces (%s)', (points, count) => {
    expect(countOf(play(points), 'deuces')).toBe(count)
  })

  it('a tie-break at six all is game 13, counted when it is reached, and its points are no games', () => {
    expect(pathsOf(play(SIX_ALL), 'tie_breaks')).toEqual(['set1.game13 away'])
    const record = play(`${SIX_ALL}hhhhhh`)
    expect([countOf(record, 'games'), record.state.sets.length]).toEqual([12, 0])
    const won = play(`${SIX_ALL}hhhhhhh`)
    expect([countOf(won, 'games'), won.state.sets]).toEqual([13, [{ home: 7, away: 6 }]])
    expect(won.facts.closed.slice(-2)).toEqual(['set1.game13', 'set1'])
  })

  it.each([
    ['hhhhhhaaaaaah', 0, 'seven six is not enough'],
    ['hhhhhhaaaaaahh', 1, 'two ahead'],
  ])('a tie-break after %j: %i sets (%s)', (points, sets) => {
    expect(play(SIX_ALL + points).state.sets).toHaveLength(sets)
  })

  it('a set is one of its own number, and the match is over with the last of them', () => {
    const record = play(SET_HOME + SET_AWAY + SET_AWAY)
    expect(pathsOf(record, 'sets')).toEqual(['set1 home', 'set2 away', 'set3 away'])
    expect(record.facts.closed.filter((path) => !path.includes('game'))).toEqual([
      'set1',
      'set2',
      'set3',
      'match',
    ])
    expect(record.facts.status).toBe('finished')
    expect([matchWinner(BEST_OF_3, record.state), matchWinner(BEST_OF_5, record.state)]).toEqual([
      'away',
      null,
    ])
    expect(setsWon(record.state.sets)).toEqual({ home: 1, away: 2 })
  })

  it('a match tie-break is a set and a game, and no tie-break at six all', () => {
    const record = play(`${SET_HOME + SET_AWAY}${'h'.repeat(9)}`, DOUBLES)
    expect([record.state.sets.length, countOf(record, 'games')]).toEqual([2, 12])
    const won = recordPoint(DOUBLES, record, 'home')
    expect([won.state.sets.at(-1), countOf(won, 'games')]).toEqual([{ home: 1, away: 0 }, 13])
    expect(pathsOf(won, 'games').at(-1)).toBe('set3.game1 home')
    expect(countOf(won, 'tie_breaks')).toBe(0)
    expect(won.facts.status).toBe('finished')
  })

  it('where one point decides at deuce, it does', () => {
    expect(countOf(play('hhhaaaa', DOUBLES), 'games')).toBe(1)
    expect(countOf(play('hhhaaaa', BEST_OF_3), 'games')).toBe(0)
  })
})

describe('who serves', () => {
  const serverAfter = (points: string, format = BEST_OF_3) => play(points, format).state.server

  it.each([
    ['hhh', 'home', 'all of a game'],
    [HOME, 'away', 'then the other'],
    [HOME + AWAY, 'home', 'in turn'],
    [SET_HOME, 'home', 'also from set to set'],
    [`${SET_HOME}${HOME}`, 'away', 'also from set to set'],
    [SIX_ALL, 'home', 'a tie-break is begun by whose turn it is'],
    [`${SIX_ALL}h`, 'away', 'one'],
    [`${SIX_ALL}ha`, 'away', 'then two'],
    [`${SIX_ALL}hah`, 'home', 'and two'],
    [`${SIX_ALL}haha`, 'home', 'and two'],
    [`${SIX_ALL}hhhhhhh`, 'away', 'who received first in a tie-break begins the next set'],
    [`${SIX_ALL}hahahahahahahh`, 'away', 'however long it was'],
  ])('after %j %s (%s)', (points, server) => {
    expect(serverAfter(points)).toBe(server)
  })
})

it.each([
  ['', 0],
  [HOME, 1 / 13],
  [SIX_ALL, 12 / 13],
  [SET_HOME, 1],
  [SET_HOME + HOME + AWAY, 1 + 2 / 13],
])('after %j %d sets are played', (points, played) => {
  expect(playedParts(play(points).state)).toBeCloseTo(played, 3)
})
