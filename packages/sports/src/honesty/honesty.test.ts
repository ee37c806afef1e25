import { beforeAll, describe, expect, it } from 'vitest'
import { HONEST_SPORTS } from './honest-sports.ts'
import type { HonestyRow } from './honesty-book.ts'
import { marginsIn } from './margins-in.ts'
import { measureSport, type SportReport } from './measure-sport.ts'

const STANDARD_ERRORS_MAX = 4.2
/** Matches that are enough for some offers of each class. */
const MATCHES: Readonly<Record<string, number>> = {
  football: 10,
  tennis: 60,
  basketball: 70,
  table_tennis: 60,
}

const worstOf = (rows: readonly HonestyRow[]): number =>
  Math.max(0, ...rows.map(({ standardErrors }) => Math.abs(standardErrors)))

/** The short version of `npm run honesty`; football's own measure is longer and looks at its goals. */
describe.each(HONEST_SPORTS.map((sport) => [sport.key, sport] as const))('%s', (key, sport) => {
  let report: SportReport
  beforeAll(() => {
    report = measureSport(sport, 'short', MATCHES[key] ?? 50)
  }, 60_000)

  it('outcomes come as often as their chances say, before and in every part of play', () => {
    expect(worstOf(report.calibration), report.calibration[0]?.name).toBeLessThan(STANDARD_ERRORS_MAX)
    expect(worstOf(report.returns), report.returns[0]?.name).toBeLessThan(STANDARD_ERRORS_MAX)
  })

  it('two readers of the facts settle to the same, everything is decided, and what was decided early stays', () => {
    expect(report.settled).toBeGreaterThan(2500)
    expect(report.disputed).toEqual([])
    expect(report.undecided).toEqual([])
    expect(report.changed).toEqual([])
  })

  it('what has left its market, because it cannot come any more, loses', () => {
    expect(report.left).toBeGreaterThan(30)
    expect(report.leftWrongly).toEqual([])
  })

  it('every phase carries a margin', () => {
    for (const { markets, overround, kept } of [report.margins.before, report.margins.live]) {
      expect(markets).toBeGreaterThan(300)
      expect(overround).toBeGreaterThan(0.04)
      expect(overround).toBeLessThan(0.12)
      expect(kept).toBeGreaterThan(0.85)
      expect(kept).toBeLessThan(0.97)
    }
  })
})

describe.each(HONEST_SPORTS.map((sport) => [sport.key, sport] as const))(
  '%s, told step by step',
  (_key, sport) => {
    const plays = sport.kinds.flatMap((kind) => [1, 2, 3].map((id) => kind.createPlay('told', id)))

    it('nothing is counted before sales are stopped or new prices come with it', () => {
      const open: string[] = []
      let counted = 0
      for (const play of plays) {
        let board = play.before
        for (const step of play.steps) {
          const before = play.read(board)
          board = play.apply(board, step)
          const isNew = play.read(board).facts.counted.length > before.facts.counted.length
          if (!isNew) continue
          counted += 1
          if (!before.isStopped && play.effectOf(step).kind !== 'news') open.push(`${step.atSeconds}`)
        }
      }
      expect(counted).toBeGreaterThan(plays.length * 5)
      expect(open).toEqual([])
    })

    it('at the end nothing is on sale, and every market that may ever have been is decided or was not played', () => {
      for (const play of plays) {
        const end = play.steps.reduce((board, step) => play.apply(board, step), play.before)
        const atSeconds = play.steps.at(-1)?.atSeconds ?? 0
        expect(
          play.offers(end, { atMs: atSeconds * 1000, atSeconds }, marginsIn(sport, true), new Set()),
        ).toEqual([])
        expect(play.read(end).facts.status).not.toBe('playing')
      }
    })
  },
)
