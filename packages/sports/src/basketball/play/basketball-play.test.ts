import { marginsOf } from '@xezer/pricing/margins'
import { describe, expect, it } from 'vitest'
import { BASKETBALL_MARGINS } from '../basketball-margins.ts'
import { QUARTER_COUNT } from '../basketball-model.ts'
import { drawBasketball } from '../draw-basketball.ts'
import { priceBasketball } from '../price-basketball.ts'
import { settleByRules } from '../settle-by-rules.ts'
import { createBasketballPlay } from './basketball-play.ts'
import { type GameBoard, gameStateAt } from './game-board.ts'
import type { GameStep } from './game-step.ts'

const MARGINS = marginsOf(BASKETBALL_MARGINS, 2, true)
const NOTHING_SHOWN = new Set<string>()
const FIXTURE = {
  seed: 'play',
  clubs: { home: 'lions', away: 'owls' },
  strengths: { home: 60, away: 55 },
  isNeutral: false,
}

function playOf(eventId: number, format = '4x10', speed = 1) {
  const model = drawBasketball({ ...FIXTURE, format })
  return createBasketballPlay({ model, world: { seed: 'play', speed }, eventId, startsAtMs: 0 })
}

function boardsOf(
  play: ReturnType<typeof playOf>,
): { readonly step: GameStep; readonly before: GameBoard; readonly board: GameBoard }[] {
  let board = play.before
  return play.steps.map((step) => {
    const before = board
    board = play.apply(board, step)
    return { step, before, board }
  })
}

describe('the play of a game', () => {
  it('is told in order and ends with a winner, over quarters of the right length', () => {
    for (let eventId = 1; eventId <= 12; eventId++) {
      const play = playOf(eventId)
      const boards = boardsOf(play)
      const end = boards.at(-1)?.board ?? play.before
      const { score, periods } = play.live(end, boards.at(-1)?.step.atSeconds ?? 0, 1)
      if (end.status === 'abandoned') continue
      expect(end.status).toBe('ended')
      expect(score.home).not.toBe(score.away)
      expect(periods.length).toBeGreaterThanOrEqual(QUARTER_COUNT)
      expect(periods.reduce((sum, { home }) => sum + home, 0)).toBe(score.home)
      const { facts } = play.read(end)
      expect(facts.status).toBe('finished')
      expect(
        facts.counted
          .filter(({ side, statistic }) => side === 'home' && statistic === 'points')
          .reduce((sum, { weight }) => sum + weight, 0),
      ).toBe(score.home)
      for (let index = 1; index < boards.length; index++) {
        expect(boards[index]?.step.atSeconds).toBeGreaterThanOrEqual(boards[index - 1]?.step.atSeconds ?? 0)
      }
      expect(play.live(end, 0, 1).incidents.length).toBeLessThan(40)
    }
  })

  it('the clock that prices see is the clock of the play: nothing happens before its second is over', () => {
    for (const { step, before } of boardsOf(playOf(3))) {
      if (step.action.kind !== 'moment' || before.runsSince === null) continue
      const { moment } = step.action
      if (moment.secondsLeft === 0) continue
      expect(gameStateAt(before, step.atSeconds).secondsLeft).toBe(moment.secondsLeft)
      expect(gameStateAt(before, step.atSeconds - 0.5).secondsLeft).toBe(moment.secondsLeft + 1)
    }
  })

  it.each([1, 60])(
    'at speed %i nothing is on sale in the last seconds, at the end of a quarter and under review',
    (speed) => {
      for (const { step, before, board } of boardsOf(playOf(5, '4x12', speed))) {
        const isPeriodEnd = step.action.kind === 'moment' && step.action.moment.secondsLeft === 0
        if (isPeriodEnd) expect(before.isStopped && board.isStopped).toBe(true)
        if (step.action.kind === 'whistle' && step.action.why === 'review')
          expect(before.isStopped).toBe(true)
      }
    },
  )

  it('the clock runs down and stands during whistles and breaks', () => {
    const play = playOf(4)
    for (const { step, board } of boardsOf(play)) {
      const { clock } = play.live(board, step.atSeconds, 1)
      if (step.action.kind === 'whistle') expect(clock?.rate).toBe(0)
      const { fouls, timeOuts } = play.live(board, step.atSeconds, 1).statistics
      if (step.action.kind === 'period') expect(fouls).toEqual({ home: 0, away: 0 })
      if (step.action.kind === 'whistle' && step.action.why === 'foul')
        expect(fouls?.[step.action.side]).toBeGreaterThan(0)
      expect(Math.max(timeOuts?.home ?? 0, timeOuts?.away ?? 0)).toBeLessThanOrEqual(4)
      if (step.action.kind === 'clock_on') expect(clock).toMatchObject({ rate: 1, isDown: true })
      if (board.isBreak) expect(clock).toBeNull()
    }
  })

  it('says whose time-out it is while the clock stands, and marks it with the score', () => {
    const boards = boardsOf(playOf(4))
    const timeOuts = boards.filter(
      ({ step }) => step.action.kind === 'whistle' && step.action.why === 'time_out',
    )
    expect(timeOuts.length).toBeGreaterThan(4)
    for (const { step, board } of timeOuts) {
      const { moment, incidents, score } = playOf(4).live(board, step.atSeconds, 1)
      const side = step.action.kind === 'whistle' ? step.action.side : null
      expect(moment).toEqual({ key: 'time_out', side })
      expect(incidents.at(-1)).toMatchObject({ kind: 'time_out', side, score })
    }
    const ended = boards.filter(({ step }) => step.action.kind === 'clock_on')
    for (const { step, board } of ended) expect(playOf(4).live(board, step.atSeconds, 1).moment).toBeNull()
  })

  it('tells each basket as it counts: of two, of three, and free throws', () => {
    const words = { 1: 'free_throw', 2: 'basket_2', 3: 'basket_3' } as const
    const told = new Set<string>()
    for (const { step, before, board } of [4, 5, 6].flatMap((eventId) => boardsOf(playOf(eventId)))) {
      if (step.action.kind !== 'moment') continue
      const counted = board.counted
        .slice(before.counted.length)
        .filter(({ statistic }) => statistic === 'points')
      const expected = counted.map(({ weight, side }) => `${words[weight as 1]} ${side}`)
      const fresh = board.comments.slice(-counted.length - 1).map(({ key, side }) => `${key} ${side}`)
      for (const line of expected) expect(fresh).toContain(line)
      for (const line of expected) told.add(line)
    }
    expect(told.size).toBe(6)
  })

  it('the comment at the end of a quarter stands in its last minute, not in the first of the next', () => {
    const minutes = boardsOf(playOf(4)).flatMap(({ board }) => board.comments)
    const ends = minutes.filter(({ key }) => key === 'quarter_end' || key === 'half_time')
    expect([...new Set(ends.map(({ minute }) => minute))]).toEqual([10, 20, 30])
  })

  it('a decision that was made early never changes, and at the end every market has one', () => {
    for (let eventId = 1; eventId <= 3; eventId++) {
      const play = playOf(eventId)
      const sold = new Map<string, { type: string; specifier: string }>()
      const decided = new Map<string, string>()
      const boards = boardsOf(play).filter((_, index) => index % 40 === 0)
      const last = boardsOf(play).at(-1)
      for (const { step, board } of last === undefined ? boards : [...boards, last]) {
        const offers =
          board.status === 'live'
            ? play.offers(board, { atMs: 1, atSeconds: step.atSeconds }, MARGINS, NOTHING_SHOWN)
            : []
        for (const { type, specifier } of offers) sold.set(`${type} ${specifier}`, { type, specifier })
        const { facts } = play.read(board)
        for (const [name, { type, specifier }] of sold) {
          const result = settleByRules(type, specifier, facts)
          if (decided.has(name)) expect(result, name).toBe(decided.get(name))
          else if (result !== null) decided.set(name, result)
        }
      }
      expect(sold.size).toBeGreaterThan(150)
      expect(decided.size).toBe(sold.size)
    }
  })

  it('what is decided when a game is abandoned stands, the rest is void', () => {
    const play = playOf(6)
    const boards = boardsOf(play)
    const middle = boards[Math.floor(boards.length * 0.6)]?.board ?? play.before
    const { facts } = play.read(play.apply(middle, { atSeconds: 9999, action: { kind: 'abandoned' } }))
    expect(facts.status).toBe('abandoned')
    expect(settleByRules('winner', '', facts)).toBe('void')
    expect(settleByRules('h1_1x2', '', facts)).not.toBe('void')
    expect(settleByRules('total', 'total=10.5', facts)).toBe('over')
  })

  it('a board holds no step that is still to come, and is all that its prices need', () => {
    const play = playOf(7)
    const cut = play.steps.findIndex(({ action }) => action.kind === 'period') + 120
    const board = play.steps.slice(0, cut).reduce((now, step) => play.apply(now, step), play.before)
    const atSeconds = play.steps[cut]?.atSeconds ?? 0
    expect(JSON.stringify(board)).not.toContain('"action"')
    expect(priceBasketball(board.model, gameStateAt(board, atSeconds), MARGINS).length).toBeGreaterThan(20)
  })

  it('combines selections from the prices of the same instant, before the game and in play', () => {
    const play = playOf(7)
    const legs = ['winner', 'odd_even'].map((type, place) => ({
      type,
      specifier: '',
      outcome: place === 0 ? '1' : 'odd',
    }))
    const later = boardsOf(play).filter(({ step }) => play.effectOf(step).kind === 'resume')
    const instants = [
      { board: play.before, atSeconds: 0 },
      ...later.map(({ board, step }) => ({ board, ...step })),
    ]
    const kinds = instants.slice(0, 4).map(({ board, atSeconds }) => {
      const at = { atMs: 1000 * atSeconds, atSeconds }
      const combine = play.combineAt(board, at, MARGINS)
      return combine?.(play.offers(board, at, MARGINS, NOTHING_SHOWN), legs).kind
    })
    expect(kinds).toEqual(['price', 'price', 'price', 'price'])
  })
})
