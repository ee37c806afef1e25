import { marginsOf } from '@xezer/pricing/margins'
import { seededRandom } from '@xezer/std/random'
import { describe, expect, it } from 'vitest'
import { BEST_OF_3, BEST_OF_5, DOUBLES, EXAMPLE_MODELS } from '../example-tennis.ts'
import { gameViews } from '../game-view.ts'
import { matchView } from '../match-view.ts'
import { priceTennis } from '../price-tennis.ts'
import { TENNIS_MARGINS } from '../tennis-margins.ts'
import type { TennisModel } from '../tennis-model.ts'
import { matchWinner, setsWon } from '../tennis-state.ts'
import { bigPoint } from './big-point.ts'
import { playTennis, pointStreams } from './play-tennis.ts'
import { presentLiveState } from './present-live-state.ts'
import { applyStep, BOARD_BEFORE_MATCH, type TennisBoard } from './tennis-board.ts'
import type { TennisStep } from './tennis-step.ts'

function boardsOf(model: TennisModel, steps: readonly TennisStep[]): TennisBoard[] {
  let board = BOARD_BEFORE_MATCH
  return steps.map((step) => {
    board = applyStep(model.format, board, step)
    return board
  })
}

const MARGINS = marginsOf(TENNIS_MARGINS, 2, true)
const MODEL = { format: BEST_OF_3, serve: { home: 0.64, away: 0.62 }, form: 0.045 } as const

describe('playTennis', () => {
  it('re-seeding later play changes no earlier step and no earlier price', () => {
    const steps = playTennis(MODEL, pointStreams('a', 1), 1)
    for (const from of [0, 1, 17, 60]) {
      const mixed = playTennis(MODEL, (point) => pointStreams(point < from ? 'a' : 'b', 1)(point), 1)
      const pointsOf = (all: readonly TennisStep[]) =>
        all.filter(({ action }) => action.kind === 'point').slice(0, from)
      expect(pointsOf(mixed)).toEqual(pointsOf(steps))
      expect(pointsOf(mixed)).toHaveLength(from)
      expect(mixed).not.toEqual(steps)
      const lastSeconds = pointsOf(steps).at(-1)?.atSeconds ?? 0
      const pricesOf = (all: readonly TennisStep[]) => {
        const board = boardsOf(MODEL, all).findLast((_, at) => (all[at]?.atSeconds ?? 0) <= lastSeconds)
        return priceTennis(MODEL, board?.state ?? BOARD_BEFORE_MATCH.state, MARGINS)
      }
      expect(pricesOf(steps).length).toBeGreaterThan(20)
      expect(pricesOf(mixed)).toEqual(pricesOf(steps))
    }
  })

  it('steps ascend, and nothing that decides much is known while bets are taken', () => {
    for (const [index, model] of EXAMPLE_MODELS.entries()) {
      for (const speed of [1, 60]) {
        const steps = playTennis(model, pointStreams('stops', index), speed)
        let before = BOARD_BEFORE_MATCH
        let lastSeconds = 0
        for (const step of steps) {
          expect(step.atSeconds).toBeGreaterThanOrEqual(lastSeconds)
          lastSeconds = step.atSeconds
          if (step.action.kind === 'point' && bigPoint(model.format, before.state) !== null) {
            expect(before.isStopped).toBe(true)
          }
          before = applyStep(model.format, before, step)
        }
        expect(before.isStopped).toBe(true)
        expect(['ended', 'abandoned']).toContain(before.status)
      }
    }
  })

  it('an ace is won by whoever serves, a double fault by the other', () => {
    const seen = { ace: 0, double_fault: 0, rally: 0 }
    for (let id = 1; id <= 5; id++) {
      let before = BOARD_BEFORE_MATCH
      for (const step of playTennis(MODEL, pointStreams('aces', id), 1)) {
        if (step.action.kind === 'point') {
          const { point, winner } = step.action
          seen[point] += 1
          if (point !== 'rally') expect(winner === before.state.server).toBe(point === 'ace')
        }
        before = applyStep(MODEL.format, before, step)
      }
    }
    expect(Math.min(seen.ace, seen.double_fault)).toBeGreaterThan(5)
  })

  it('what is recorded stays, at every step', () => {
    for (let id = 1; id <= 8; id++) {
      let counted = 0
      let closed = 0
      const boards = boardsOf(MODEL, playTennis(MODEL, pointStreams('record', id), 1))
      const end = boards.at(-1)!.facts
      for (const { facts } of boards) {
        expect(facts.counted.length).toBeGreaterThanOrEqual(counted)
        expect(facts.closed.length).toBeGreaterThanOrEqual(closed)
        counted = facts.counted.length
        closed = facts.closed.length
        expect(facts.counted.at(-1)).toBe(end.counted[counted - 1])
        expect(facts.closed.at(-1)).toBe(end.closed[closed - 1])
      }
    }
  })

  it('nothing more is counted in a period that is closed', () => {
    const boards = boardsOf(MODEL, playTennis(MODEL, pointStreams('closed', 3), 1))
    for (const [at, { facts }] of boards.entries()) {
      const before = boards[at - 1]?.facts ?? BOARD_BEFORE_MATCH.facts
      for (const { path, statistic } of facts.counted.slice(before.counted.length)) {
        expect(before.closed, `${statistic} in ${path}`).not.toContain(path)
      }
    }
  })
})

describe('over many matches', () => {
  const MATCHES = 400
  const played = [
    { format: BEST_OF_3, serve: { home: 0.64, away: 0.62 }, form: 0.045 },
    { format: BEST_OF_5, serve: { home: 0.64, away: 0.62 }, form: 0.045 },
  ].map((model, index) =>
    Array.from({ length: index === 0 ? MATCHES : MATCHES / 5 }, (_, id) => ({
      model,
      steps: playTennis(model, pointStreams(`many/${index}`, id), 1),
    })),
  )

  it('a match lasts as long as on the tours: about 1.6 hours of three sets, 2.7 of five', () => {
    const [three, five] = played.map((matches) => {
      const whole = matches.filter(({ steps }) => steps.at(-1)?.action.kind === 'point')
      return whole.reduce((sum, { steps }) => sum + (steps.at(-1)?.atSeconds ?? 0), 0) / whole.length / 3600
    })
    expect(three).toBeGreaterThan(1.45)
    expect(three).toBeLessThan(1.85)
    expect(five).toBeGreaterThan(2.4)
    expect(five).toBeLessThan(3)
  })

  it('about three in a hundred are given up, and one in two hundred does not begin', () => {
    const ends = played.flat().map(({ steps }) => steps.at(-1)?.action.kind)
    const share = (kind: string) => ends.filter((end) => end === kind).length / ends.length
    expect(share('retired')).toBeGreaterThan(0.01)
    expect(share('retired')).toBeLessThan(0.06)
    expect(share('walkover')).toBeGreaterThan(0)
    expect(share('walkover')).toBeLessThan(0.02)
  })

  it('outcomes come as often as their chances say: match, set and game, before and in play', () => {
    const rows = new Map<string, { sum: number; variance: number; bets: number }>()
    const add = (name: string, chance: number, isWon: boolean): void => {
      const row = rows.get(`${name} ${Math.min(4, Math.floor(chance * 5))}`) ?? {
        sum: 0,
        variance: 0,
        bets: 0,
      }
      row.sum += (isWon ? 1 : 0) - chance
      row.variance += chance * (1 - chance)
      row.bets += 1
      rows.set(`${name} ${Math.min(4, Math.floor(chance * 5))}`, row)
    }
    for (const [id, { steps, model }] of played.flat().entries()) {
      const boards = boardsOf(model, steps)
      const end = boards.at(-1)!
      if (end.status !== 'ended') continue
      // One moment of each phase a match, so that bets of one row do not hang together.
      const at = Math.floor(seededRandom(`moment/${id}`).next() * (boards.length - 4))
      for (const [phase, board] of [
        ['before', BOARD_BEFORE_MATCH],
        ['in play', boards[at + 3] ?? BOARD_BEFORE_MATCH],
      ] as const) {
        if (matchWinner(model.format, board.state) !== null) continue
        const view = matchView(model, board.state)
        add(`match ${phase}`, view.winner, matchWinner(model.format, end.state) === 'home')
        const set = view.currentSet
        const games = end.state.sets[(set?.number ?? 1) - 1]
        if (set !== null && games !== undefined) {
          add(`set ${phase}`, set.winner, games.home > games.away)
          add(`tie-break ${phase}`, set.tieBreak, games.home + games.away === 13)
        }
        for (const game of gameViews(model, board.state)) {
          const path = `set${game.setNumber}.game${game.number}`
          const won = end.facts.counted.find((one) => one.statistic === 'games' && one.path === path)
          add(`game ${phase}`, game.winner, won?.side === 'home')
        }
      }
    }
    expect(rows.size).toBeGreaterThan(10)
    for (const [name, { sum, variance, bets }] of rows) {
      if (variance > 2) expect(Math.abs(sum) / Math.sqrt(variance), `${name} (${bets})`).toBeLessThan(4)
    }
  })
})

describe('the board', () => {
  const toss: TennisStep = { atSeconds: 0, action: { kind: 'toss', server: 'home' } }
  const points = (text: string): TennisStep[] =>
    [...text].map((sign, index) => ({
      atSeconds: index,
      action: { kind: 'point', winner: sign === 'h' ? 'home' : 'away', point: 'rally' },
    }))
  const after = (text: string, format = BEST_OF_3) =>
    [toss, ...points(text)].reduce((board, step) => applyStep(format, board, step), BOARD_BEFORE_MATCH)
  const sixAll = 'hhhhaaaa'.repeat(6)

  it.each([
    ['', '0', '0', 'home', 1, '', 'match_start'],
    ['ha', '15', '15', 'home', 1, '', 'match_start'],
    ['hhh', '40', '0', 'home', 1, '', 'match_start'],
    ['aaa', '0', '40', 'home', 1, '', 'break_point'],
    ['hhhaaa', '40', '40', 'home', 1, '', 'deuce'],
    ['hhhaaah', 'A', '40', 'home', 1, '', 'deuce'],
    ['hhhaaaa', '40', 'A', 'home', 1, '', 'break_point'],
    ['aaaa', '0', '0', 'away', 2, '', 'break'],
    ['hhhh'.repeat(5), '0', '0', 'away', 6, '', 'hold'],
    [`${'hhhh'.repeat(5)}hhh`, '40', '0', 'away', 6, '', 'set_point'],
    ['hhhh'.repeat(6), '0', '0', 'home', 1, '6:0', 'set_won'],
    [sixAll, '0', '0', 'home', 13, '', 'tie_break'],
    [`${sixAll}hh`, '2', '0', 'away', 13, '', 'tie_break'],
    [`${sixAll}hha`, '2', '1', 'home', 13, '', 'tie_break'],
    [`${sixAll}hhhhhh`, '6', '0', 'away', 13, '', 'set_point'],
    [`${sixAll}hhhhhhh`, '0', '0', 'away', 1, '7:6', 'set_won'],
    [`${'hhhh'.repeat(11)}hhh`, '40', '0', 'away', 6, '6:0', 'match_point'],
  ])('after %s: %s and %s, %s serves game %i', (text, home, away, turn, gameNumber, sets, comment) => {
    const live = presentLiveState(BEST_OF_3, after(text))
    expect(live.points).toEqual({ home, away })
    expect(live.turn).toBe(turn)
    expect(live.gameNumber).toBe(gameNumber)
    const finished = live.periods.slice(0, -1).map((games) => `${games.home}:${games.away}`)
    expect(finished.join(' ')).toBe(sets)
    expect(live.comments.at(-1)?.key).toBe(comment)
    expect(live.period).toBe(`set${live.periods.length}`)
  })

  it('has the sets as its score, and ends with the last of them', () => {
    const end = after('hhhh'.repeat(12))
    const live = presentLiveState(BEST_OF_3, end)
    expect(live).toMatchObject({
      status: 'ended',
      period: 'finished',
      turn: null,
      points: null,
      gameNumber: null,
    })
    expect(live.score).toEqual({ home: 2, away: 0 })
    expect(live.periods).toEqual([
      { home: 6, away: 0 },
      { home: 6, away: 0 },
    ])
    expect(live.incidents.map(({ kind }) => kind)).toEqual([
      ...['break', 'break', 'break', 'set_won'],
      ...['break', 'break', 'break', 'set_won', 'match_won'],
    ])
    expect(end.facts.status).toBe('finished')
    expect(end.facts.closed).toContain('match')
  })

  it('a pair plays one tie-break to ten instead of the third set', () => {
    const text = `${'hhhh'.repeat(6)}${'aaaa'.repeat(6)}hhhhhhhhha`
    const board = after(text, DOUBLES)
    expect(presentLiveState(DOUBLES, board)).toMatchObject({
      points: { home: '9', away: '1' },
      gameNumber: 1,
    })
    const end = applyStep(DOUBLES, board, points('h')[0]!)
    expect(end.status).toBe('ended')
    expect(setsWon(end.state.sets)).toEqual({ home: 2, away: 1 })
    expect(end.facts.counted.filter(({ statistic }) => statistic === 'tie_breaks')).toEqual([])
    expect(end.state.sets.at(-1)).toEqual({ home: 1, away: 0 })
  })

  it.each(['retired', 'walkover'] as const)(
    '%s: what is closed stays closed, and the other goes on',
    (kind) => {
      const before = kind === 'retired' ? after('hhhh'.repeat(6)) : BOARD_BEFORE_MATCH
      const board = applyStep(BEST_OF_3, before, { atSeconds: 9, action: { kind, side: 'home' } })
      expect(board.status).toBe('abandoned')
      expect(board.facts).toEqual({ ...before.facts, status: kind, advances: 'away' })
      const live = presentLiveState(BEST_OF_3, board)
      expect(live.points).toBe(null)
      expect(live.comments.at(-1)?.key).toBe(kind)
      expect(live.period).toBe(kind)
    },
  )

  it('counts aces, double faults and breaks of serve', () => {
    const steps: TennisStep[] = [
      toss,
      { atSeconds: 1, action: { kind: 'point', winner: 'home', point: 'ace' } },
      { atSeconds: 2, action: { kind: 'point', winner: 'away', point: 'double_fault' } },
      ...points('aaa'),
    ]
    const board = steps.reduce((sum, step) => applyStep(BEST_OF_3, sum, step), BOARD_BEFORE_MATCH)
    expect(board).toMatchObject({
      aces: { home: 1, away: 0 },
      doubleFaults: { home: 1, away: 0 },
      breaks: { home: 0, away: 1 },
    })
  })
})
