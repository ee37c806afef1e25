import type { OpenedPlay, PlayRound } from '@xezer/contract/game-server'
import { err, ok } from '@xezer/std/result'
import { describe, expect, it } from 'vitest'
import { GameRun, type RunParts } from './game-run.ts'
import type { Call } from './play-calls.ts'

const opened = (name: 'standard' | 'strict' = 'standard') =>
  ({
    balanceMinor: 1000,
    profile: { name, cycleMs: name === 'strict' ? 5000 : 1000, hasAutoplay: name === 'standard' },
  }) as OpenedPlay

let lastId = 0
function round(more: Partial<PlayRound> = {}): PlayRound {
  lastId += 1
  const base = {
    id: lastId,
    status: 'settled',
    stakedMinor: 100,
    returnMinor: 0,
    choice: {},
    moves: [],
    view: {},
    options: [],
  }
  return { ...base, ...more } as unknown as PlayRound
}

/** A game whose server says what is scripted, and which writes down what it is told. */
function play(
  answers: readonly unknown[],
  more: {
    profile?: 'standard' | 'strict'
    choice?: unknown
    /** The show of each round goes on until it is hurried. */
    isLong?: boolean
  } = {},
) {
  const told: unknown[] = []
  const asked: [string, unknown][] = []
  const askedAtMs: number[] = []
  const left = [...answers]
  const clock = { nowMs: 0 }
  const call = (async (name: string, input: unknown) => {
    asked.push([name, input])
    askedAtMs.push(clock.nowMs)
    return left.shift() ?? err({ code: 'GAME_DISABLED' })
  }) as unknown as Call
  const stage = {
    begin: () => told.push('begin'),
    rest: () => told.push('rest'),
    show: async (_: unknown, how: { previous: unknown; isInstant: boolean; signal: AbortSignal }) => {
      told.push(how.isInstant ? 'at once' : how.previous === null ? 'show' : 'show on')
      if (more.isLong === true) await new Promise((resolve) => how.signal.addEventListener('abort', resolve))
    },
  }
  const face = {
    phase: () => {},
    balance: (balanceMinor: number) => told.push(balanceMinor),
    played: () => {},
    net: (netMinor: number) => told.push(`net ${netMinor}`),
    showNotice: (notice: { title: string } | null) => notice !== null && told.push(notice.title),
    autoplay: (_: unknown, end: unknown) => end !== null && told.push(`auto ${end}`),
    options: (_: unknown, options: readonly unknown[]) => told.push(`${options.length} options`),
    started: () => {},
    ended: async () => void told.push('ended'),
    isReduced: () => false,
  }
  let presses = 0
  const run = new GameRun({
    opened: opened(more.profile),
    entry: {},
    stage,
    choice: more.choice ?? null,
    stakeMinor: () => 100,
    face,
    machine: {
      call,
      now: () => clock.nowMs,
      sleep: async (delayMs: number) => {
        clock.nowMs += delayMs
      },
      newPress: () => `press-${++presses}`,
    },
  } as unknown as RunParts)
  return { run, told, asked, askedAtMs, clock }
}

describe('a press', () => {
  it('takes the stake at once, and shows what came back only behind the round', async () => {
    const { run, told } = play([ok({ round: round({ returnMinor: 250 }), balanceMinor: 1150 })])
    await run.press()
    expect(told).toEqual(['begin', 900, 900, 'show', '0 options', 'ended', 1150])
  })

  it('is said with the same id until it is answered', async () => {
    const { run, asked, told } = play([err({ code: 'OFFLINE' }), ok({ round: round(), balanceMinor: 900 })])
    await run.press()
    expect(asked.map(([, input]) => (input as { press: string }).press)).toEqual(['press-1', 'press-1'])
    expect(told).toContain('play.offline')
  })

  it('gives the stake back where it was refused', async () => {
    const { run, told } = play([err({ code: 'INSUFFICIENT_FUNDS' })])
    await run.press()
    expect(told).toEqual(['begin', 900, 'rest', 1000, 'play.funds'])
    expect(run.phase).toBe('idle')
  })

  it('of a round that was voided shows nothing of it', async () => {
    const { run, told } = play([ok({ round: round({ status: 'voided', view: null }), balanceMinor: 1000 })])
    await run.press()
    expect(told).toEqual(['begin', 900, 'rest', 1000, 'play.voided'])
  })

  it('does nothing before the cycle is over, while held, or without a choice', async () => {
    const { run, asked, clock } = play([ok({ round: round(), balanceMinor: 900 })])
    await run.press()
    await run.press()
    expect(asked).toHaveLength(1)
    clock.nowMs = 1000
    run.hold(true)
    await run.press()
    expect(asked).toHaveLength(1)
    const nothing = play([], { choice: { value: () => null, lock: () => {} } })
    await nothing.run.press()
    expect(nothing.asked).toEqual([])
  })
})

describe('after a hold', () => {
  const word = ok({ balanceMinor: 800, elapsedSeconds: 60, netMinor: -200 })
  const moments = () => new Promise((resolve) => setTimeout(resolve, 5))

  it('balance and net are what the server says', async () => {
    const { run, told } = play([word])
    run.hold(true)
    run.hold(false)
    await moments()
    expect(told).toEqual(['play.held', 800, 'net -200'])
  })

  it('the net is left to the next word where a round is under way, which stands in the sum or does not', async () => {
    const waits = round({ status: 'open', options: [] })
    const { run, told } = play([ok({ round: waits, balanceMinor: 900 }), word])
    await run.press()
    run.hold(true)
    run.hold(false)
    await moments()
    expect(run.phase).toBe('open')
    expect(told).not.toContain('net -200')
  })
})

describe('a press while a round is shown', () => {
  const moments = () => new Promise((resolve) => setTimeout(resolve, 5))

  it('hurries the show where the rules allow it', async () => {
    const { run, told } = play([ok({ round: round(), balanceMinor: 900 })], { isLong: true })
    void run.press()
    await moments()
    expect([run.phase, run.mayHurry]).toEqual(['showing', true])
    await run.press()
    await moments()
    expect(told).toContain('ended')
    expect([run.phase, run.mayHurry]).toEqual(['idle', false])
  })

  it('does nothing under strict rules, and the next round waits five seconds', async () => {
    const { run, told, clock } = play([ok({ round: round(), balanceMinor: 900 })], {
      isLong: true,
      profile: 'strict',
    })
    void run.press()
    await moments()
    expect([run.phase, run.mayHurry]).toEqual(['showing', false])
    await run.press()
    await moments()
    expect(told).not.toContain('ended')
    clock.nowMs = 4999
    expect(run.waitMs()).toBe(1)
    clock.nowMs = 5000
    expect(run.waitMs()).toBe(0)
  })
})

describe('moves', () => {
  const open = round({
    status: 'open',
    options: [
      { move: 'hit', extraMinor: 0 },
      { move: 'double', extraMinor: 100 },
    ],
  })

  it('are made of an open round, only the legal ones, and go on from what was seen', async () => {
    const ended = round({
      ...open,
      status: 'settled',
      moves: ['double'],
      stakedMinor: 200,
      returnMinor: 400,
      options: [],
    })
    const { run, told, asked } = play([
      ok({ round: open, balanceMinor: 900 }),
      ok({ round: ended, balanceMinor: 1200 }),
    ])
    await run.press()
    expect(run.phase).toBe('open')
    await run.move('split')
    expect(asked).toHaveLength(1)
    await run.move('double')
    expect(told.slice(4)).toEqual(
      ['2 options', '0 options', 800, 800, 'show on', '0 options', 'ended', 1200].slice(0),
    )
  })

  it('say behind how many they come, and what another frame moved meanwhile is shown as it stands', async () => {
    const further = round({ ...open, moves: ['hit'], options: [{ move: 'stand', extraMinor: 0 }] })
    const ended = round({ ...open, status: 'settled', moves: ['hit', 'stand'], options: [] })
    const { run, told, asked } = play([
      ok({ round: open, balanceMinor: 900 }),
      ok({ round: further, balanceMinor: 900 }),
      ok({ round: ended, balanceMinor: 900 }),
    ])
    await run.press()
    await run.move('double')
    expect(run.phase).toBe('open')
    expect(told.slice(5)).toEqual(['0 options', 800, 900, 'at once', '1 options'])
    await run.move('stand')
    expect(told.slice(10)).toEqual(['0 options', 900, 900, 'show on', '0 options', 'ended', 900])
    expect(asked.slice(1)).toMatchObject([
      ['move', { move: 'double', seen: 0 }],
      ['move', { move: 'stand', seen: 1 }],
    ])
  })

  it('that are refused leave the round open', async () => {
    const { run, told } = play([ok({ round: open, balanceMinor: 900 }), err({ code: 'INSUFFICIENT_FUNDS' })])
    await run.press()
    await run.move('double')
    expect(run.phase).toBe('open')
    expect(told.at(-2)).toBe('play.funds')
  })
})

describe('autoplay', () => {
  const plan = { rounds: 10, lossMinor: 250, winAboveMinor: null, stopsAtFeature: false }
  const lost = () => ok({ round: round(), balanceMinor: 0 })
  const settled = () => new Promise((resolve) => setTimeout(resolve, 20))

  it('stops before a stake that could lose more than its limit', async () => {
    const { run, told, asked } = play([lost(), lost(), lost(), lost()])
    run.beginAutoplay(plan)
    await settled()
    expect(asked).toHaveLength(2)
    expect(told).toContain('auto loss')
  })

  it.each([
    [err({ code: 'LIMIT', reason: 'limit_reached' }), 'auto refused'],
    [err({ code: 'OFFLINE' }), 'auto offline'],
  ])('stops when a round is not accepted or the line is lost (%#)', async (answer, end) => {
    const { run, told } = play([answer, lost()])
    run.beginAutoplay(plan)
    await settled()
    expect(told).toContain(end)
    expect(run.isAutoplaying).toBe(false)
  })

  it('goes on where the server said too early, from the moment that it named', async () => {
    const early = err({ code: 'TOO_EARLY', until: 1700 })
    const { run, told, askedAtMs } = play([lost(), early, lost()])
    run.beginAutoplay(plan)
    await settled()
    expect(askedAtMs).toHaveLength(3)
    expect(askedAtMs[1]).toBeLessThan(1700)
    expect(askedAtMs[2]).toBeGreaterThanOrEqual(1700)
    expect(askedAtMs[2]).toBeLessThan(2000)
    expect(told).not.toContain('auto refused')
    expect(told).not.toContain('play.refused')
    expect(told).toContain('auto loss')
  })

  it('does not begin under strict rules', async () => {
    const { run, asked } = play([lost()], { profile: 'strict' })
    run.beginAutoplay(plan)
    await settled()
    expect(asked).toEqual([])
    expect(run.isAutoplaying).toBe(false)
  })
})
