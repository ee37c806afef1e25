import { seededRandom } from '@xezer/std/random'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createDraws, type Draws } from '../draws/draws.ts'
import { ENGINE_NAMES, type EngineName, type GameEngine, type Json } from './engine.ts'
import { EXAMPLE_CHOICES, playExample, variantOf } from './example-play.ts'
import { findEngine } from './find-engine.ts'
import { largestStake, mostFactor, readStake } from './stakes.ts'

const drawsOf = (seed: string) => (): Draws => {
  const random = seededRandom(seed)
  return createDraws(() => random.next() * 2 ** 32)
}
const times = <T>(count: number, make: (place: number) => T) =>
  Array.from({ length: count }, (_, place) => make(place))

const ROUNDS = 100

describe.each(ENGINE_NAMES)('%s', (name) => {
  const engine = findEngine(name)
  const rounds = times(ROUNDS, (place) =>
    playExample(engine, seededRandom(`${name} ${place}`), drawsOf(`${name} words ${place}`)),
  )

  it('knows its name', () => expect(engine.engine).toBe(name))

  it('ends every round, returns nothing before, and never more than it says', () => {
    for (const { rounds: steps, stakeMinor, choice } of rounds) {
      const most = engine.mostReturn(stakeMinor, choice)
      steps.forEach((step, place) => {
        expect(step.isOver).toBe(place === steps.length - 1)
        if (!step.isOver) expect(step.returnMinor).toBe(0)
        expect(Number.isSafeInteger(step.returnMinor) && step.returnMinor >= 0).toBe(true)
        expect(step.returnMinor).toBeLessThanOrEqual(most)
      })
      expect(steps[0]?.stakedMinor).toBe(engine.stakeOf(stakeMinor, choice))
      expect(steps.at(-1)?.options).toEqual([])
    }
  })

  it('shows what JSON can say, and the amount that is paid', () => {
    for (const { rounds: steps, choice, moves } of rounds)
      for (const { view, options, returnMinor } of steps) {
        for (const said of [view, options, choice, moves])
          expect(JSON.parse(JSON.stringify(said))).toEqual(said)
        expect(view).toMatchObject({ returnMinor })
      }
  })

  it('reads what it has read, and the moves that it offers', () => {
    for (const { rounds: steps, choice, moves, variant } of rounds) {
      expect(engine.readChoice(variant, JSON.parse(JSON.stringify(choice)))).toEqual(choice)
      for (const move of moves) expect(engine.readMove(JSON.parse(JSON.stringify(move)))).toEqual(move)
      for (const { move } of steps.flatMap(({ options }) => options))
        expect(engine.readMove(move)).toEqual(move)
    }
  })

  it('stakes more by exactly what a move says', () => {
    for (const { rounds: steps, moves } of rounds)
      moves.forEach((move, place) => {
        const [before, after] = [steps[place], steps[place + 1]]
        const option = before?.options.find((one) => JSON.stringify(one.move) === JSON.stringify(move))
        if (engine.form === 'steps')
          expect(after?.stakedMinor).toBe((before?.stakedMinor ?? 0) + (option?.extraMinor ?? Number.NaN))
      })
  })

  it('refuses a move when the round is over', () => {
    for (const [place, { stakeMinor, choice, moves }] of rounds.slice(0, 40).entries()) {
      const move = moves.at(-1) ?? 'hit'
      const draws = drawsOf(`${name} words ${place}`)()
      // Of crash who has left may still be told where it ended.
      if (engine.form !== 'shared')
        expect(engine.play(draws, stakeMinor, choice, [...moves, move])).toBeNull()
    }
  })

  it('refuses what is no choice and no move of it', () => {
    const variants = fc.constantFrom(null, 'european', 'french', 'odd', '')
    fc.assert(
      fc.property(variants, fc.jsonValue(), (variant, json) => {
        const [choice, move] = [engine.readChoice(variant, json), engine.readMove(json)]
        if (choice !== null) expect(engine.readChoice(variant, choice)).toEqual(choice)
        if (choice !== null) expect(variant === null).toBe(name !== 'roulette')
        if (move !== null) expect(move).toEqual(json)
      }),
      { numRuns: 400 },
    )
  })

  it('refuses a good choice with one thing more, or one thing broken', () => {
    const random = seededRandom(`${name} broken`)
    for (let turn = 0; turn < 100; turn++) {
      const variant = variantOf(name, random)
      const good = EXAMPLE_CHOICES[name](random) as Record<string, Json>
      expect(engine.readChoice(variant, { ...good, more: 1 })).toBeNull()
      expect(engine.readChoice(variant === null ? 'french' : null, good)).toBeNull()
      for (const key of Object.keys(good))
        for (const odd of [
          undefined,
          '',
          '1',
          -1,
          0,
          1.5,
          1e9,
          Number.NaN,
          [],
          {},
          [null],
          [good[key], good[key]],
        ])
          expect(
            engine.readChoice(variant, { ...good, [key]: odd }),
            `${key} ${JSON.stringify(odd)}`,
          ).toBeNull()
    }
  })

  it('offers stakes in its step', () => {
    const { stepMinor } = engine
    expect([stepMinor, 7 * stepMinor].map((one) => readStake(engine, one))).toEqual([
      stepMinor,
      7 * stepMinor,
    ])
    for (const odd of [0, -stepMinor, stepMinor + 1, stepMinor / 2, `${stepMinor}`, null, 1e12, Number.NaN])
      expect(readStake(engine, odd), String(odd)).toBeNull()
  })
})

describe('what is chosen twice', () => {
  const chip = (bet: string, amountMinor: number) => ({ bet, amountMinor })
  it.each([
    ['roulette', 'french', { bets: [chip('red', 10), chip('red', 10)] }],
    ['roulette', 'french', { bets: [chip('red', 10), chip('odd', 10), chip('red', 20)] }],
    ['roulette', 'french', { bets: [chip('red', 15)] }],
    ['roulette', 'french', { bets: [chip('purple', 10)] }],
    ['roulette', 'french', { bets: [] }],
    ['roulette', 'french', { table: 'european', bets: [chip('red', 10)] }],
    ['baccarat', null, { bets: [chip('tie', 10), chip('tie', 20)] }],
    ['baccarat', null, { bets: [chip('banker', 10)] }],
    ['keno', null, { picks: [7, 7] }],
    ['keno', null, { picks: [41] }],
    ['keno', null, { picks: Array.from({ length: 11 }, (_, place) => place + 1) }],
  ] as const)('or not to be had is refused: %s %s %j', (name, variant, choice) => {
    expect(findEngine(name).readChoice(variant, choice)).toBeNull()
  })
})

describe('the most that a round returns', () => {
  it.each([
    ['slot-lines', null, {}, 100_000],
    ['slot-hold', null, {}, 400_500],
    ['blackjack', null, {}, 800],
    ['video-poker', null, {}, 80_000],
    ['dice', null, { side: 'low', factor: 333 }, 333],
    ['crash', null, { autoOut: 150 }, 150],
    ['crash', null, { autoOut: null }, 1_000_000],
    ['mines', null, { mines: 24 }, 2475],
    ['keno', null, { picks: [1, 2] }, 510],
    ['plinko', null, { rows: 16, risk: 'high' }, 90_000],
    ['scratch', null, {}, 1_110_000],
    ['roulette', 'french', { bets: [{ bet: 'straight-7', amountMinor: 10 }] }, 3600],
    [
      'roulette',
      'european',
      {
        bets: [
          { bet: 'red', amountMinor: 10 },
          { bet: 'black', amountMinor: 20 },
        ],
      },
      134,
    ],
    [
      'baccarat',
      null,
      {
        bets: [
          { bet: 'tie', amountMinor: 20 },
          { bet: 'player-pair', amountMinor: 20 },
        ],
      },
      1050,
    ],
    ['dice', null, { side: 'low' }, null],
  ] as const)('%s %s %j: %s', (name, variant, choice, factor) => {
    expect(mostFactor(findEngine(name as EngineName), variant, choice)).toBe(factor)
  })

  it('lowers the largest stake, in its step', () => {
    expect(largestStake({ stepMinor: 20 }, 100_000, 25_000_000)).toBe(25_000)
    expect(largestStake({ stepMinor: 100 }, 1_000_000, 25_000_000)).toBe(2500)
    expect(largestStake({ stepMinor: 100 }, 333, 1000)).toBe(300)
    const engine: GameEngine = findEngine('plinko')
    for (const rows of [8, 12, 16] as const) {
      const choice = { rows, risk: 'high' }
      const stake = largestStake(engine, mostFactor(engine, null, choice) ?? 0, 25_000_000)
      expect(engine.mostReturn(stake, choice)).toBeLessThanOrEqual(25_000_000)
      expect(engine.mostReturn(stake + engine.stepMinor, choice)).toBeGreaterThan(25_000_000)
    }
  })
})
