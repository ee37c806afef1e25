import type { CasinoMine } from '@xezer/contract/casino'
import { expect, it } from 'vitest'
import { findContinued } from './continue-row.tsx'
import { exampleGame } from './example-games.ts'

const TIME = '2026-11-27T12:00:00.000Z' as CasinoMine['open'][number]['time']
const NOTHING: CasinoMine = { favourites: [], played: [], open: [], away: [], currency: 'AZN' }
const LOBBY = new Map(['a', 'b', 'c', 'd', 'e'].map((id) => [id, exampleGame(id)]))
const find = (own: Partial<CasinoMine>) => findContinued({ ...NOTHING, ...own }, LOBBY)
const shown = (own: Partial<CasinoMine>) => find(own).map(({ game, staked }) => [game.id, staked])
const played = (...games: string[]) => games.map((game) => ({ game, time: TIME }))
const open = (...games: string[]) => games.map((game) => ({ game, time: TIME, staked: 2 }))

it('rounds that wait come first, each game once, four at most', () => {
  expect(shown({ open: open('b'), played: played('a', 'b', 'c', 'd', 'e') })).toEqual([
    ['b', 2],
    ['a', null],
    ['c', null],
    ['d', null],
  ])
})

it('a game that is switched off is there while a round of it waits, and not for having been played', () => {
  const away = [exampleGame('off')]
  expect(shown({ open: open('off'), played: played('off', 'a'), away })).toEqual([
    ['off', 2],
    ['a', null],
  ])
  expect(find({ open: open('off', 'a'), away }).map(({ isAway }) => isAway)).toEqual([true, false])
  expect(shown({ played: played('off', 'a') })).toEqual([['a', null]])
})

it('a game that has left the catalogue has no card, though a round of it waits for its stake to go back', () => {
  expect(shown({ open: open('gone'), played: played('gone', 'a') })).toEqual([['a', null]])
})
