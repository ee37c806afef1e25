import { viewPeriod } from '@xezer/betting/settlement/period-view'
import { settleMarket } from '@xezer/betting/settlement/settle-market'
import { readSeenMatch, type SeenMatch } from '@xezer/betting/standing/seen-match'
import { standLeg } from '@xezer/betting/standing/stand-leg'
import type { Offer } from '@xezer/pricing/offers/offer'
import type { LiveState } from '@xezer/sport/live-state'
import { periodOf } from '@xezer/sport/market-type'
import type { SportFacts } from '@xezer/sport/sport-facts'
import { must } from '@xezer/std/assert'
import { type Random, seededRandom } from '@xezer/std/random'
import { describe, expect, it } from 'vitest'
import type { MatchPlay } from '../match-play.ts'
import { findSportByKey } from '../registry.ts'
import type { HonestSport } from './honest-sport.ts'
import { HONEST_SPORTS } from './honest-sports.ts'
import { marginsIn } from './margins-in.ts'

const MATCHES = 4
const MOMENT_SHARE = 0.03
const MARKETS_OF_A_MOMENT = 60
const boardOf = ({ score, periods, statistics, tally, parts, played }: LiveState) => ({
  ...{ tally, parts, played },
  score: { ...score, periods, corners: statistics.corners, redCards: statistics.redCards },
})
const pick = <One>(random: Random, list: readonly One[]): One =>
  must(list[Math.floor(random.next() * list.length)], 'nothing to pick from')

interface Moment {
  readonly live: LiveState
  readonly facts: SportFacts
  /** What was sold by then. */
  readonly sold: readonly Offer[]
}

/** Moments of a match while bets are taken, by what everybody sees and by what is recorded. */
function* momentsOf(sport: HonestSport, play: MatchPlay, random: Random): Generator<Moment> {
  const offersAt = (atSeconds: number, isLive: boolean) =>
    play.offers(board, { atMs: atSeconds * 1000, atSeconds }, marginsIn(sport, isLive), new Set())
  let board = play.before
  const sold = [...offersAt(0, false)]
  for (const step of play.steps) {
    if (play.effectOf(step).kind === 'correction') return
    board = play.apply(board, step)
    const { status, isStopped, facts } = play.read(board)
    if (status === 'live' && !isStopped && random.next() < MOMENT_SHARE) {
      sold.push(...offersAt(step.atSeconds, true))
      yield { live: play.live(board, step.atSeconds, 1), facts, sold }
    }
  }
}
function endOf(play: MatchPlay): SportFacts {
  let board = play.before
  for (const step of play.steps) {
    if (play.effectOf(step).kind === 'correction') break
    board = play.apply(board, step)
  }
  return play.read(board).facts
}

/** What the board is taken for is what was recorded. */
function expectSame(seen: SeenMatch, facts: SportFacts): void {
  const told = { status: 'playing', advances: null, closed: seen.closed, counted: seen.counted } as const
  for (const statistic of seen.inParts) {
    for (const period of ['match', seen.now]) {
      const [shown, known] = [viewPeriod(told, statistic, period), viewPeriod(facts, statistic, period)]
      expect([statistic, period, shown.home, shown.away]).toEqual([statistic, period, known.home, known.away])
    }
  }
  for (const statistic of seen.inMatch) {
    const [shown, known] = [viewPeriod(told, statistic, 'match'), viewPeriod(facts, statistic, 'match')]
    expect([statistic, shown.home, shown.away]).toEqual([statistic, known.home, known.away])
  }
}

describe.each(
  HONEST_SPORTS.flatMap((honest) =>
    honest.kinds.map((kind) => [honest.key, kind.name, kind, honest] as const),
  ),
)('a leg on %s, %s', (key, _name, kind, honest) => {
  it('is never said to be over when it is not, from the board that everybody sees', () => {
    const sport = must(findSportByKey(key), 'a sport')
    const random = seededRandom(`standing/${key}`)
    const told = { moments: 0, said: 0, over: 0 }
    for (let id = 1; id <= MATCHES; id++) {
      const play = kind.createPlay('standing', id)
      const end = endOf(play)
      for (const { live, facts, sold } of momentsOf(honest, play, random)) {
        const seen = readSeenMatch(boardOf(live), sport)
        if (seen === null) continue
        told.moments += 1
        expectSame(seen, facts)
        for (let n = 0; n < MARKETS_OF_A_MOMENT; n++) {
          const { type: name, specifier } = pick(random, sold)
          const type = sport.markets.get(name)
          const outcome = pick(random, type.outcomes)
          const standing = standLeg({ ...type, period: periodOf(type, specifier), specifier, outcome }, seen)
          if (standing === null) continue
          told.said += 1
          if (standing.kind !== 'decided' && standing.kind !== 'cannot_win') continue
          told.over += 1
          const decision = settleMarket(type, specifier, end)
          const final = decision === 'undecided' ? 'open' : decision.resultOf(outcome).kind
          const what = `${name} ${specifier} ${outcome}`
          if (standing.kind === 'decided') expect([what, final]).toEqual([what, standing.result])
          else expect([what, final]).not.toEqual([what, 'won'])
        }
      }
    }
    expect(told.moments).toBeGreaterThan(10)
    expect(told.said).toBeGreaterThan(told.moments)
    expect(told.over).toBeGreaterThan(0)
  })
})
