import { must } from '@xezer/std/assert'
import { seededRandom } from '@xezer/std/random'
import { describe, expect, it } from 'vitest'
import { createDraws } from '../draws/draws.ts'
import { roundWords, type Seeds } from '../draws/words.ts'
import { EXAMPLE_SERVER_SEED, exampleHmac } from '../example-seeds.ts'
import { ENGINE_NAMES } from '../play/engine.ts'
import { playExample } from '../play/example-play.ts'
import { findEngine } from '../play/find-engine.ts'
import { type RoundClaim, redrawRound } from './redraw.ts'

const ROUNDS = 200
const HASH = 'adf5623a1ef47960a3e8f113f9c42a1c2fb31a6d47f8f84b2bf79ca578a4cc69'

const seedsOf = (nonce: number): Seeds => ({ server: EXAMPLE_SERVER_SEED, client: 'xezer', nonce })
const claimOf = (claim: Partial<RoundClaim>): RoundClaim => ({
  engine: 'dice',
  variant: null,
  seeds: seedsOf(0),
  hash: HASH,
  stakeMinor: 100,
  choice: { side: 'low', factor: 200 },
  moves: [],
  claimed: null,
  ...claim,
})

describe.each(ENGINE_NAMES.filter((name) => findEngine(name).form !== 'shared'))('%s', (name) => {
  it(`draws ${ROUNDS} rounds again from seeds, choice and moves alone`, () => {
    const engine = findEngine(name)
    for (let nonce = 0; nonce < ROUNDS; nonce++) {
      // Played with the machine's HMAC, drawn again with the pure one.
      const seeds = seedsOf(nonce)
      const played = playExample(engine, seededRandom(`${name} ${nonce}`), () =>
        createDraws(roundWords(exampleHmac, seeds)),
      )
      const last = must(played.rounds.at(-1), 'the end')
      const { stakedMinor, returnMinor, view } = last
      const written: RoundClaim = JSON.parse(
        JSON.stringify({
          engine: name,
          variant: played.variant,
          seeds,
          hash: HASH,
          stakeMinor: played.stakeMinor,
          choice: played.choice,
          moves: played.moves,
          claimed: { stakedMinor, returnMinor, view },
        }),
      )
      const redrawn = redrawRound(written)
      expect(redrawn.ok && redrawn.value.round).toEqual(last)
      expect(redrawn.ok && redrawn.value.agrees).toEqual({
        hash: true,
        staked: true,
        returned: true,
        view: true,
      })
      expect(redrawn.ok && redrawn.value.draws.length).toBeGreaterThan(0)
    }
  })
})

describe('a round that is drawn again', () => {
  it('tells its draws: words, value and what each decides', () => {
    const dice = redrawRound(claimOf({}))
    expect(dice.ok && dice.value.draws).toEqual([
      {
        step: { draw: 'below', bound: 1_000_000, words: [929_092_361], value: 92_361 },
        meaning: { code: 'roll' },
      },
    ])
    const mines = redrawRound(claimOf({ engine: 'mines', choice: { mines: 3 }, moves: [{ tile: 5 }] }))
    expect(mines.ok && mines.value.draws.map(({ meaning }) => meaning)).toEqual([{ code: 'mines' }])
    const lines = redrawRound(claimOf({ engine: 'slot-lines', choice: {} }))
    expect(lines.ok && lines.value.draws.slice(0, 5)).toMatchObject(
      [17, 4, 4, 1, 14].map((value, reel) => ({
        step: { bound: 24, value },
        meaning: { code: 'stop', spin: 1, place: reel + 1 },
      })),
    )
  })

  it.each(['slot-lines', 'slot-book', 'slot-cascade', 'slot-hold'] as const)(
    'of %s gives each draw of a feature its meaning',
    (engine) => {
      const feature = Array.from({ length: 2000 }, (_, nonce) => nonce).flatMap((nonce) => {
        const redrawn = redrawRound(claimOf({ engine, choice: {}, seeds: seedsOf(nonce) }))
        return redrawn.ok && redrawn.value.draws.length > 60 ? [redrawn.value] : []
      })[0]
      const codes = feature?.draws.map(({ meaning }) => meaning.code) ?? []
      const bounds = new Map(feature?.draws.map(({ step, meaning }) => [meaning.code, step]))
      expect(codes.length).toBeGreaterThan(60)
      if (engine === 'slot-book') expect(bounds.get('special')).toMatchObject({ bound: 9 })
      if (engine === 'slot-hold') expect(codes.filter((code) => code === 'coin').length).toBeGreaterThan(5)
      if (engine === 'slot-cascade') expect(codes.every((code) => code === 'cell')).toBe(true)
      if (engine === 'slot-lines') expect(codes.every((code) => code === 'stop')).toBe(true)
    },
  )

  it.each([
    ['another hash', { hash: HASH.replace('a', 'b') }, { hash: false }],
    [
      'another amount',
      { claimed: { stakedMinor: 100, returnMinor: 0 } },
      { staked: true, returned: false, view: null },
    ],
    ['another stake', { claimed: { stakedMinor: 200, returnMinor: 200 } }, { staked: false, returned: true }],
    ['another view', { claimed: { stakedMinor: 100, returnMinor: 200, view: { roll: 7 } } }, { view: false }],
    ['nothing', { hash: null }, { hash: null, staked: null, returned: null, view: null }],
  ] as const)('does not agree with %s', (_name, claim, agrees) => {
    const redrawn = redrawRound(claimOf(claim))
    expect(redrawn.ok && redrawn.value.agrees).toMatchObject(agrees)
  })

  it.each([
    ['engine', { engine: 'poker' }],
    // Nobody's seeds and nonce draw a round of everybody.
    ['engine', { engine: 'crash', choice: { autoOut: null } }],
    ['server', { seeds: { ...seedsOf(0), server: EXAMPLE_SERVER_SEED.toUpperCase() } }],
    ['client', { seeds: { ...seedsOf(0), client: 'ə' } }],
    ['nonce', { seeds: seedsOf(-1) }],
    ['stake', { stakeMinor: 150 }],
    ['choice', { choice: { side: 'low' } }],
    ['moves', { moves: ['hit'] }],
    ['moves', { engine: 'mines', choice: { mines: 3 }, moves: ['cash-out'] }],
  ] as const)('says that it cannot read the %s', (error, claim) => {
    expect(redrawRound(claimOf(claim))).toEqual({ ok: false, error })
  })
})
