import type { Offer } from '@xezer/pricing/offers/offer'
import type { SportFacts } from '@xezer/sport/sport-facts'
import { type KnockOutMatch, knockOutChances } from '@xezer/sports/outrights/knock-out'
import { priceOutrights } from '@xezer/sports/outrights/price-outrights'
import { must } from '@xezer/std/assert'
import { createMatchRun, type World } from '../match-run.ts'
import type { MatchSource } from '../match-source.ts'
import type { ScheduledMatch } from '../schedule/scheduled-match.ts'
import type { ContestSource, DrawContest } from './contest.ts'
import type { SeasonRun } from './season-run.ts'

/** Asking for the chance of a pair takes milliseconds: a draw is sold from where so many are left. */
const COMPETITORS_MAX = 32

interface Ending {
  readonly endsAtMs: number
  /** The competitor that goes on, also by a retirement or a walkover. */
  readonly winner: number
  readonly loser: number
}

/** What is known of one knock-out at an instant, and what it is worth. Exact, as every pair has its chance. */
export class DrawRun implements SeasonRun {
  readonly contest: DrawContest
  readonly #source: MatchSource
  readonly #outlooks: ContestSource
  readonly #world: World
  readonly #endings = new Map<number, Ending>()
  readonly #pairs = new Map<number, number>()
  readonly #index: ReadonlyMap<number, number>

  constructor(contest: DrawContest, source: MatchSource, world: World) {
    this.contest = contest
    this.#source = source
    this.#outlooks = must(source.contests, 'a source of contests')
    this.#world = world
    this.#index = new Map(contest.fixture.competitorIds.map((id, index) => [id, index]))
  }

  *study(nowMs: number): Generator<void> {
    for (const [place, { startsAtMs, scheduled }] of this.contest.draw.entries()) {
      if (startsAtMs > nowMs || this.#endings.has(place)) continue
      this.#endings.set(place, this.#playedOn(scheduled()))
      yield
    }
  }

  nextStartMs(nowMs: number): number {
    const starts = this.contest.draw
      .map(({ startsAtMs }) => startsAtMs)
      .filter((startsAtMs) => startsAtMs > nowMs)
    return Math.min(Number.POSITIVE_INFINITY, ...starts)
  }

  quietFromMs(): number {
    return Math.max(Number.NEGATIVE_INFINITY, ...[...this.#endings.values()].map(({ endsAtMs }) => endsAtMs))
  }

  isOver(nowMs: number): boolean {
    return this.nextStartMs(nowMs) === Number.POSITIVE_INFINITY && this.quietFromMs() <= nowMs
  }

  *price(nowMs: number): Generator<void, readonly Offer[]> {
    const { fixture, tier, draw } = this.contest
    const size = fixture.competitorIds.length
    const over = [...this.#endings.values()].filter(({ endsAtMs }) => endsAtMs <= nowMs)
    if (size - over.length > COMPETITORS_MAX) return []
    const matches = draw.map(({ sides }, place): KnockOutMatch => {
      const ending = this.#endings.get(place)
      return { sides, winner: ending !== undefined && ending.endsAtMs <= nowMs ? ending.winner : null }
    })
    const chances = yield* knockOutChances(matches, size, (home, away) => this.#chanceOf(home, away))
    const competitors = fixture.competitorIds.map(String)
    const within = (competitor: number): number => chances[competitor] ?? 0
    return priceOutrights({ size, within }, { tier, competitors, top: 0, relegation: 0 })
  }

  /** Who loses in the same round shares the places of all who do. */
  facts(nowMs: number): SportFacts {
    const { draw, fixture } = this.contest
    const places = new Map<number, number>()
    for (const [place, { roundsLeft }] of draw.entries()) {
      const ending = this.#endings.get(place)
      if (ending === undefined || ending.endsAtMs > nowMs) continue
      places.set(ending.loser, 1 + 2 ** roundsLeft)
      if (roundsLeft === 0) places.set(ending.winner, 1)
    }
    const standing = fixture.competitorIds
      .map((id, index) => ({ competitor: String(id), place: places.get(index) ?? 1 }))
      .sort((left, right) => left.place - right.place)
    return { status: 'finished', advances: null, closed: ['outright', 'match'], counted: [], standing }
  }

  /** Of one on either side: nobody is at home. */
  #chanceOf(home: number, away: number): number {
    const key = home * this.contest.fixture.competitorIds.length + away
    const known = this.#pairs.get(key)
    if (known !== undefined) return known
    const outlook = this.#outlooks.outlookOf(this.contest.meeting(home, away), this.#world)
    const index = outlook.home.findIndex((score) => score > 0)
    const before = index > 0 ? (outlook.cumulative[index - 1] ?? 0) : 0
    const chance = index < 0 ? 0 : (outlook.cumulative[index] ?? 1) - before
    this.#pairs.set(key, chance)
    return chance
  }

  #playedOn(match: ScheduledMatch): Ending {
    const { play, stepMs } = createMatchRun({ source: this.#source, match }, this.#world)
    const end = play.steps.reduce((board, step) => play.apply(board, step), play.before)
    const { facts } = play.read(end)
    const { home, away } = play.live(end, play.steps.at(-1)?.atSeconds ?? 0, 1).score
    const isHome = (facts.advances ?? (home > away ? 'home' : 'away')) === 'home'
    const { homeId, awayId } = match.fixture
    const [winnerId, loserId] = isHome ? [homeId, awayId] : [awayId, homeId]
    const indexOf = (id: number): number => must(this.#index.get(id), 'who plays in a draw is in it')
    return {
      endsAtMs: Math.max(...play.steps.slice(-1).map(stepMs)),
      winner: indexOf(winnerId),
      loser: indexOf(loserId),
    }
  }
}
