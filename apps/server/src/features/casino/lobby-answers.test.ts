import { casinoGames } from '@xezer/contract/casino'
import { describe, expect, it } from 'vitest'
import { LISTED_GAMES } from './listed-games.ts'
import { createLobbyAnswers, presentLobby } from './lobby-answers.ts'
import { isOffered } from './offered-game.ts'

const NOON_MS = Date.parse('2026-11-27T12:00:00Z')
const OPTIONS = {
  clock: { nowMs: () => NOON_MS },
  games: LISTED_GAMES,
  providers: [
    { code: 'ng4', name: 'Nar 4' },
    { code: 'none', name: 'Nobody' },
  ],
  images: { inbet: '/thumbnails/', rpl: 'https://pics.example/' },
  hero: ['l8_sar', 'no_such', 'ng4_nar'],
  frames: ':8081',
}
const ON = { port: 8081, familiesOff: new Set<string>(), gamesOff: new Set<string>() }
const told = (rounds: readonly (readonly [string, number])[] = []) =>
  presentLobby(OPTIONS, new Map(rounds), 'az')
const find = (id: string, lobby = told()) => lobby.games.find((game) => game.id === id)

describe('the lobby', () => {
  it('tells of every game what its mathematics has', () => {
    expect(find('ng4_nar')).toMatchObject({ rtpLeast: 96.58, rtpMost: 96.58, volatilityMost: 1 })
    expect(find('pk_at')).toMatchObject({ rtpLeast: 95.98, volatilityMost: 4 })
    // What depends on the choice is told from its worst to its best.
    expect(find('k_kart')).toMatchObject({ rtpLeast: 99.43 })
    expect(find('ng4_plinko')).toMatchObject({ rtpLeast: 98.78, rtpMost: 99 })
  })

  it('knows each in the visitor’s language and in the others', () => {
    const { name, also } = find('pk_at') ?? { name: '', also: [] }
    expect([name, also.length]).toEqual(['Qarabağ atları', 2])
  })

  it('has pictures where the source of a game has them, twice as large ones of our own', () => {
    expect(find('ng4_nar')).toMatchObject({
      image: '/thumbnails/ng4_nar.jpeg',
      image2x: '/thumbnails/ng4_nar@2x.jpeg',
    })
    expect(find('x_rulet')).toMatchObject({ image: 'https://pics.example/x_rulet.jpeg', image2x: null })
  })

  it.each([
    [49, null],
    [50, 50],
    [7000, 7000],
  ])('of %i rounds says %j', (count, expected) => {
    expect(find('pk_at', told([['pk_at', count]]))?.rounds).toBe(expected)
  })

  it.each([
    ['2026-11-27', true],
    ['2026-11-14', true],
    ['2026-11-13', false],
    ['2026-11-28', false],
  ])('what was added on %s is new: %s', (addedOn, isNew) => {
    const games = LISTED_GAMES.map((game) => ({ ...game, addedOn }))
    expect(presentLobby({ ...OPTIONS, games }, new Map(), 'az').games[0]?.isNew).toBe(isNew)
  })

  it('names no provider without a game, and opens with what there is', () => {
    const { providers, hero } = told()
    expect([providers.map(({ code }) => code), hero]).toEqual([['ng4'], ['l8_sar', 'ng4_nar']])
  })

  it('is made once for all who ask at a time', async () => {
    let counted = 0
    const popularity = () => {
      counted += 1
      return new Map<string, number>()
    }
    const answer = createLobbyAnswers({ ...OPTIONS, popularity })
    const first = await answer('ru')
    expect(await answer('ru')).toBe(first)
    expect(counted).toBe(1)
    expect(casinoGames.output.parse(JSON.parse(String(first))).games.length).toBe(LISTED_GAMES.length)
  })
})

describe('a game is offered', () => {
  const game = { id: 'ng4_nar', kind: 'slots', engine: 'slot-lines' } as const
  it.each([
    ['where nothing is switched off', {}, true],
    ['not without the casino', { port: null }, false],
    ['not without its kind', { familiesOff: new Set(['slots']) }, false],
    ['not without its engine', { familiesOff: new Set(['slot-lines']) }, false],
    ['without another kind', { familiesOff: new Set(['table', 'slot-book']) }, true],
    ['not when it is switched off itself', { gamesOff: new Set(['ng4_nar']) }, false],
    ['without another one', { gamesOff: new Set(['pk_at']) }, true],
  ])('%s', (_name, settings, expected) => {
    expect(isOffered(game, { ...ON, ...settings })).toBe(expected)
  })
})
