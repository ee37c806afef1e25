import { viewPeriod } from '@xezer/betting/settlement/period-view'
import type { Offer } from '@xezer/pricing/offers/offer'
import type { SportFacts } from '@xezer/sport/sport-facts'
import { LeaguePlayOuts, type PlayedMatch } from '@xezer/sports/outrights/play-out-league'
import { priceOutrights } from '@xezer/sports/outrights/price-outrights'
import type { ScoreOutlook } from '@xezer/sports/outrights/score-outlook'
import { getSport } from '@xezer/sports/registry'
import { must } from '@xezer/std/assert'
import { hashText } from '@xezer/std/random'
import { createMatchRun, type World } from '../match-run.ts'
import type { MatchSource } from '../match-source.ts'
import type { ScheduledMatch } from '../schedule/scheduled-match.ts'
import type { ContestSource, TableContest } from './contest.ts'
import type { SeasonRun } from './season-run.ts'

/** How a match of the season ended, and when that was seen. */
interface Ending {
  readonly endsAtMs: number
  /** Null for a match that was not finished: it counts nothing. */
  readonly score: { readonly home: number; readonly away: number } | null
}

/** Play-outs between two looks at the clock. */
const PLAY_OUTS_A_LOOK = 20

/** What is known of one season at an instant, and what it is worth. It tells nobody anything. */
export class ContestRun implements SeasonRun {
  readonly contest: TableContest
  readonly #source: MatchSource
  readonly #outlooks: ContestSource
  readonly #world: World
  readonly #endings = new Map<number, Ending>()
  readonly #outlooksOfPairs = new Map<string, ScoreOutlook>()
  readonly #index: ReadonlyMap<number, number>

  constructor(contest: TableContest, source: MatchSource, world: World) {
    this.contest = contest
    this.#source = source
    this.#outlooks = must(source.contests, 'a source of contests')
    this.#world = world
    this.#index = new Map(contest.fixture.competitorIds.map((id, index) => [id, index]))
  }

  /** Looks at every match that began by the instant, one a step: a generator, so that whoever drives it can rest. */
  *study(nowMs: number): Generator<void> {
    for (const match of this.contest.matches) {
      const { eventId, startsAtMs } = match.fixture
      if (startsAtMs > nowMs || this.#endings.has(eventId)) continue
      this.#endings.set(eventId, this.#playedOn(match))
      yield
    }
  }

  /** When the next match begins; infinite after the last one. */
  nextStartMs(nowMs: number): number {
    return (
      this.contest.matches.find(({ fixture }) => fixture.startsAtMs > nowMs)?.fixture.startsAtMs ??
      Number.POSITIVE_INFINITY
    )
  }

  /** When all that began by the instant of the last study is over. */
  quietFromMs(): number {
    let last = Number.NEGATIVE_INFINITY
    for (const { endsAtMs } of this.#endings.values()) last = Math.max(last, endsAtMs)
    return last
  }

  /** Whether the last match began and all are over. */
  isOver(nowMs: number): boolean {
    return this.nextStartMs(nowMs) === Number.POSITIVE_INFINITY && this.quietFromMs() <= nowMs
  }

  /** Prices from playing out what remains; a step is a few milliseconds of work. */
  *price(nowMs: number, runs: number): Generator<void, readonly Offer[]> {
    const { contest } = this
    const remaining = []
    for (const match of contest.matches) {
      const { eventId, startsAtMs, homeId, awayId } = match.fixture
      if (startsAtMs <= nowMs) continue
      const outlook = this.#outlookOf(match)
      const seed = hashText(`${this.#world.seed}/outright/${eventId}`)
      remaining.push({ home: this.#indexOf(homeId), away: this.#indexOf(awayId), outlook, seed })
      yield
    }
    const { rules, tier, top, relegation, fixture } = contest
    const size = fixture.competitorIds.length
    const playOuts = new LeaguePlayOuts({ size, rules, played: this.#played(nowMs), remaining })
    while (playOuts.chances.runs < runs) {
      playOuts.play(PLAY_OUTS_A_LOOK)
      yield
    }
    const competitors = fixture.competitorIds.map(String)
    return priceOutrights(playOuts.chances, { tier, competitors, top, relegation })
  }

  /** The final standing, as the rules of settlement read it. */
  facts(nowMs: number): SportFacts {
    const { rules, fixture } = this.contest
    const size = fixture.competitorIds.length
    const playOuts = new LeaguePlayOuts({ size, rules, played: this.#played(nowMs), remaining: [] })
    let place = 1
    const standing = playOuts.standing().flatMap((group) => {
      const placed = group.map((index) => ({ competitor: String(fixture.competitorIds[index]), place }))
      place += group.length
      return placed
    })
    return { status: 'finished', advances: null, closed: ['outright', 'match'], counted: [], standing }
  }

  #played(nowMs: number): PlayedMatch[] {
    const { known, matches } = this.contest
    const before = known.map(({ homeId, awayId, homeScore, awayScore }) => {
      return { home: this.#indexOf(homeId), away: this.#indexOf(awayId), homeScore, awayScore }
    })
    const since = matches.flatMap(({ fixture }): PlayedMatch[] => {
      const ending = this.#endings.get(fixture.eventId)
      if (ending === undefined || ending.endsAtMs > nowMs || ending.score === null) return []
      const { home, away } = ending.score
      const sides = { home: this.#indexOf(fixture.homeId), away: this.#indexOf(fixture.awayId) }
      return [{ ...sides, homeScore: home, awayScore: away }]
    })
    return [...before, ...since]
  }

  #playedOn(match: ScheduledMatch): Ending {
    const { play, stepMs } = createMatchRun({ source: this.#source, match }, this.#world)
    const end = play.steps.reduce((board, step) => play.apply(board, step), play.before)
    const { facts } = play.read(end)
    const endsAtMs = Math.max(...play.steps.slice(-1).map(stepMs))
    if (facts.status !== 'finished') return { endsAtMs, score: null }
    const { home, away } = viewPeriod(facts, getSport(match.fixture.sportId).score, 'match')
    return { endsAtMs, score: { home, away } }
  }

  /** Of two sides at home of the first it is the same in each match: making it may take milliseconds. */
  #outlookOf(match: ScheduledMatch): ScoreOutlook {
    const pair = `${match.fixture.homeId}/${match.fixture.awayId}`
    const known = this.#outlooksOfPairs.get(pair) ?? this.#outlooks.outlookOf(match, this.#world)
    this.#outlooksOfPairs.set(pair, known)
    return known
  }

  #indexOf(competitorId: number): number {
    return must(this.#index.get(competitorId), 'who plays in a season is in it')
  }
}
