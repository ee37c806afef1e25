import type { Results } from '@xezer/contract/sport-entities'
import { describe, expect, it } from 'vitest'
import { exampleResults } from '../../../core/live/example-results.ts'
import { findTold, isRestStatus } from './find-told.ts'

const attack = { key: 'attack', side: 'home' } as const
const score = (home: number, away: number, periods: Results['score']['periods'] = []) => ({
  home,
  away,
  periods,
})
const call = (home: string, away: string) => ({ home, away })
/** A match of sets: sets won, games of the set, points of the game. */
const won = (sets: [number, number], games: [number, number], points: [string, string]): Results =>
  exampleResults({
    tally: 'won',
    score: score(...sets, [{ home: games[0], away: games[1] }]),
    points: call(...points),
  })

describe('findTold: what two states of a match tell one after the other', () => {
  it('tells where play is when nothing was known before, and no score that stood already', () => {
    const now = exampleResults({ score: score(2, 1), action: attack, comment: 'Attack: Home' })
    expect(findTold(null, now)).toEqual([{ key: 'attack', side: 'home', amount: 0 }])
    expect(findTold(null, null)).toEqual([])
  })

  it('tells a comment once, and the same one again when its words say another minute', () => {
    const at = (comment: string) => exampleResults({ action: attack, comment })
    expect(findTold(at("12' Attack"), at("12' Attack"))).toEqual([])
    expect(findTold(at("12' Attack"), at("14' Attack"))).toEqual([{ key: 'attack', side: 'home', amount: 0 }])
  })

  it.each([
    ['a goal', score(0, 0), score(1, 0), [{ key: 'score', side: 'home', amount: 1 }]],
    ['three points', score(40, 38), score(40, 41), [{ key: 'score', side: 'away', amount: 3 }]],
    ['a goal that was taken back', score(1, 0), score(0, 0), []],
  ])('tells %s by the score', (_what, before, now, told) => {
    expect(findTold(exampleResults({ score: before }), exampleResults({ score: now }))).toEqual(told)
  })

  it.each<[string, Results, Results, 'home' | 'away' | null]>([
    ['fifteen', won([0, 0], [2, 1], ['0', '0']), won([0, 0], [2, 1], ['15', '0']), 'home'],
    ['advantage', won([0, 0], [2, 1], ['40', '40']), won([0, 0], [2, 1], ['40', 'A']), 'away'],
    ['deuce again', won([0, 0], [2, 1], ['A', '40']), won([0, 0], [2, 1], ['40', '40']), 'away'],
    ['a game', won([0, 0], [2, 1], ['40', '30']), won([0, 0], [3, 1], ['0', '0']), 'home'],
    ['a point of a tie-break', won([0, 0], [6, 6], ['9', '9']), won([0, 0], [6, 6], ['9', '10']), 'away'],
    ['the same again', won([0, 0], [2, 1], ['15', '0']), won([0, 0], [2, 1], ['15', '0']), null],
    ['a set', won([0, 0], [5, 1], ['40', '0']), won([1, 0], [0, 0], ['0', '0']), 'home'],
  ])('tells who won %s', (_what, before, now, side) => {
    expect(findTold(before, now)).toEqual(side === null ? [] : [{ key: 'point', side, amount: 1 }])
  })

  it('knows the parts in which nothing moves', () => {
    expect(['half_time', 'not_started', 'walkover'].every(isRestStatus)).toBe(true)
    expect(['half1', 'set2', 'quarter4', 'ot1'].some(isRestStatus)).toBe(false)
  })
})
