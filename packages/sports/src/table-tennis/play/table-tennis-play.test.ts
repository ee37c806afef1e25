import { settleMarket } from '@xezer/betting/settlement/settle-market'
import { marginsOf } from '@xezer/pricing/margins'
import type { SportFacts } from '@xezer/sport/sport-facts'
import { drawNormal, seededRandom } from '@xezer/std/random'
import { describe, expect, it } from 'vitest'
import { EXAMPLE_MODELS, exampleMatch } from '../example-table-tennis.ts'
import { TABLE_TENNIS_UNIVERSE } from '../example-table-tennis-markets.ts'
import { priceTableTennis } from '../price-table-tennis.ts'
import { TABLE_TENNIS_MARGINS } from '../table-tennis-margins.ts'
import { TABLE_TENNIS_MARKETS } from '../table-tennis-markets.ts'
import { applyStep, BOARD_BEFORE_MATCH, type MatchBoard } from './match-board.ts'
import { bigPoint, playPoints, pointStreams } from './play-points.ts'
import { TABLE_TENNIS_PLAY } from './table-tennis-play.ts'

const [MODEL] = EXAMPLE_MODELS
if (MODEL === undefined) throw new Error('there is an example')
const { setsToWin } = MODEL

function told(seed: string, eventId: number): { seconds: number; board: MatchBoard } {
  const steps = playPoints(MODEL!, pointStreams(seed, eventId), 1)
  const board = steps.reduce((now, step) => applyStep(setsToWin, now, step), BOARD_BEFORE_MATCH)
  return { seconds: steps.at(-1)?.atSeconds ?? 0, board }
}

function resultsOf(facts: SportFacts): Map<string, string> {
  return new Map(
    TABLE_TENNIS_UNIVERSE.flatMap(({ type, specifier }) => {
      const decision = settleMarket(TABLE_TENNIS_MARKETS.get(type), specifier, facts)
      const name = `${type} ${specifier}`
      return decision === 'undecided'
        ? []
        : [[name, [...decision.outcomes.values()].map(({ kind }) => kind).join()] as const]
    }),
  )
}

function findEnding(status: SportFacts['status']): MatchBoard {
  for (let id = 1; id < 3000; id++) {
    const { board } = told('endings', id)
    if (board.facts.status === status && board.state.sets.length + (status === 'walkover' ? 1 : 0) > 0)
      return board
  }
  throw new Error(`nobody ever ${status}`)
}

describe('a match of table tennis in the simulated world', () => {
  it('plays every point that may end a set while sales are stopped, and opens them again', () => {
    for (let id = 1; id <= 20; id++) {
      let board = BOARD_BEFORE_MATCH
      for (const step of playPoints(MODEL, pointStreams('stops', id), 1)) {
        if (step.action.kind === 'point') {
          expect(board.isStopped).toBe(bigPoint(setsToWin, board.state) !== null)
        }
        board = applyStep(setsToWin, board, step)
      }
    }
  })

  it('each side takes its time once at most, between two points, for a minute', () => {
    const taken = { most: 0, all: 0 }
    for (let id = 1; id <= 150; id++) {
      const steps = playPoints(MODEL, pointStreams('time', id), 1)
      const own = { home: 0, away: 0 }
      for (const [index, { action, atSeconds }] of steps.entries()) {
        if (action.kind !== 'time_out') continue
        own[action.side] += 1
        const next = steps.slice(index).find((step) => step.action.kind === 'point')
        expect((next?.atSeconds ?? 0) - atSeconds).toBeGreaterThan(60)
      }
      taken.most = Math.max(taken.most, own.home, own.away)
      taken.all += own.home + own.away
    }
    expect(taken.most).toBe(1)
    expect(taken.all).toBeGreaterThan(60)
  })

  it('stops before anybody retires, and is told in the order of its instants', () => {
    let retired = 0
    for (let id = 1; id <= 1500 && retired < 3; id++) {
      const steps = playPoints(MODEL, pointStreams('endings', id), 1)
      const times = steps.map(({ atSeconds }) => atSeconds)
      expect(times).toEqual(times.toSorted((left, right) => left - right))
      const [before, last] = steps.slice(-2)
      if (last?.action.kind !== 'retired') continue
      retired += 1
      expect(before?.action).toEqual({ kind: 'stop', reason: 'operator' })
      expect(last.atSeconds).toBeGreaterThan(before?.atSeconds ?? 0)
    }
    expect(retired).toBe(3)
  })

  it('up to a point hangs on nothing that comes later, and neither does its price', () => {
    const of = pointStreams('world', 7)
    const other = pointStreams('another', 7)
    const steps = playPoints(MODEL, of, 1)
    const forked = playPoints(MODEL, (point) => (point < 40 ? of(point) : other(point)), 1)
    const points = steps.filter(({ action }) => action.kind === 'point')
    const until = points[39]?.atSeconds ?? 0
    const before = (all: typeof steps) => all.filter(({ atSeconds }) => atSeconds <= until)
    expect(before(forked)).toEqual(before(steps))
    expect(forked).not.toEqual(steps)
    const pricesOf = (all: typeof steps) => {
      const { state } = before(all).reduce((now, step) => applyStep(setsToWin, now, step), BOARD_BEFORE_MATCH)
      return priceTableTennis(MODEL, state, marginsOf(TABLE_TENNIS_MARGINS, 2, true))
    }
    expect(pricesOf(steps).length).toBeGreaterThan(20)
    expect(pricesOf(forked)).toEqual(pricesOf(steps))
  })

  it('a retirement leaves what is decided and voids the rest; a walkover voids all', () => {
    const retired = findEnding('retired')
    const results = resultsOf(retired.facts)
    expect(results.size).toBe(TABLE_TENNIS_UNIVERSE.length)
    expect(results.get('winner ')).toBe('void,void')
    expect(results.get('set_winner setnr=1')).toMatch(/won/)
    expect(results.get('set_winner setnr=5')).toBe('void,void')
    const walkover = resultsOf(findEnding('walkover').facts)
    expect(walkover.size).toBe(TABLE_TENNIS_UNIVERSE.length)
    for (const result of walkover.values()) expect(result).toMatch(/^void(,void)*$/)
  })

  it('a set that is not played is void when a match ends without it', () => {
    const results = resultsOf(told('short', 3).board.facts)
    expect(results.get('set_winner setnr=1')).toMatch(/won/)
    expect(results.get('set_winner setnr=6')).toBe('void,void')
  })

  it('its selections are sold together, as its offers are', () => {
    const play = TABLE_TENNIS_PLAY.create(exampleMatch())
    const margins = marginsOf(TABLE_TENNIS_MARGINS, 1, false)
    const at = { atMs: 0, atSeconds: 0 }
    const legs = [
      { type: 'winner', specifier: '', outcome: '1' },
      { type: 'set_deuce', specifier: 'setnr=1', outcome: 'yes' },
    ]
    const offers = play.offers(play.before, at, margins, new Set())
    expect(play.combineAt(play.before, at, margins)?.(offers, legs)).toMatchObject({ kind: 'price' })
  })

  it('lasts, scores and is won as matches on the tour are', () => {
    let seconds = 0
    let points = 0
    let sets = 0
    let tenAll = 0
    let favourites = 0
    const matches = 600
    for (let id = 1; id <= matches; id++) {
      const random = seededRandom(`published/${id}`)
      const strengths = { home: drawNormal(random), away: drawNormal(random) }
      const match = exampleMatch({ eventId: id, strengths, names: { home: `h${id}`, away: `a${id}` } })
      const play = TABLE_TENNIS_PLAY.create(match)
      const board = play.steps.reduce((now, step) => play.apply(now, step), play.before)
      const { counted } = play.read(board).facts
      const count = (statistic: string) => counted.filter((one) => one.statistic === statistic).length
      seconds += play.steps.at(-1)?.atSeconds ?? 0
      points += count('points')
      sets += count('sets')
      tenAll += count('deuces')
      const winner = TABLE_TENNIS_PLAY.winnerOf?.(match)
      if (winner === (strengths.home > strengths.away ? 'home' : 'away')) favourites += 1
    }
    expect(seconds / matches / 60).toBeGreaterThan(18)
    expect(seconds / matches / 60).toBeLessThan(40)
    expect(points / sets).toBeGreaterThan(17.5)
    expect(points / sets).toBeLessThan(19.5)
    expect(tenAll / sets).toBeGreaterThan(0.12)
    expect(tenAll / sets).toBeLessThan(0.24)
    expect(sets / matches).toBeGreaterThan(3.6)
    expect(sets / matches).toBeLessThan(4.3)
    expect(favourites / matches).toBeGreaterThan(0.66)
    expect(favourites / matches).toBeLessThan(0.78)
  })

  it('says its score, its parts and who serves', () => {
    const { board } = told('board', 2)
    const play = TABLE_TENNIS_PLAY.create(exampleMatch())
    expect(play.live(play.before, 0, 1)).toMatchObject({ period: 'not_started', turn: null, periods: [] })
    const state = { sets: [{ home: 11, away: 7 }], points: { home: 10, away: 8 }, first: 'away' } as const
    const live = play.live({ ...BOARD_BEFORE_MATCH, status: 'live', state }, 0, 1)
    expect(live).toMatchObject({
      period: 'set2',
      parts: ['set1', 'set2', 'set3', 'set4', 'set5'],
      score: { home: 1, away: 0 },
      points: { home: '10', away: '8' },
      turn: 'home',
      moment: { key: 'set_point', side: 'home' },
    })
    expect(play.live(board, 0, 1)).toMatchObject({ period: 'finished', moment: null, points: null })
  })
})
