import { viewPeriod } from '@xezer/betting/settlement/period-view'
import type { Offer } from '@xezer/pricing/offers/offer'
import type { Side, Sides } from '@xezer/sport/side'
import type { SportFacts } from '@xezer/sport/sport-facts'
import { getSport } from '@xezer/sports/registry'
import { createMatchRun, type World } from '../match-run.ts'
import type { MatchSource } from '../match-source.ts'
import type { ScheduledMatch } from '../schedule/scheduled-match.ts'
import type { Contest } from './contest.ts'
import { reckonDraw } from './reckon-draw.ts'
import { reckonTable } from './reckon-table.ts'

/** How a match ended, and when that was seen. */
export interface Ending {
  readonly endsAtMs: number
  readonly homeId: number
  readonly awayId: number
  /** Null for a match that was not finished: in a table it counts nothing. */
  readonly score: Sides<number> | null
  /** Who goes on, also by a retirement or a walkover. */
  readonly advances: Side
}

/** By the place of the match in its contest. */
export type Endings = ReadonlyMap<number, Ending>

/** A match of a contest; who meets may follow from play before it, and is asked for once it began. */
export interface ContestMatch {
  readonly startsAtMs: number
  scheduled(): ScheduledMatch
}

/** What the endings of matches say about who ends where. */
export interface Reckoning<Of extends Contest = Contest> {
  readonly contest: Of
  readonly matches: readonly ContestMatch[]
  /** Prices of what remains at the instant; a step is a few milliseconds of work. */
  price(over: Endings, nowMs: number, playOuts: number): Generator<void, readonly Offer[]>
  /** The final standing, as the rules of settlement read it. */
  facts(over: Endings): SportFacts
}

/** What is known of a season or a tournament at an instant, and what it is worth. It tells nobody anything. */
export class SeasonRun {
  readonly #reckoning: Reckoning
  readonly #source: MatchSource
  readonly #world: World
  readonly #endings = new Map<number, Ending>()

  constructor(contest: Contest, source: MatchSource, world: World) {
    this.#reckoning = contest.kind === 'draw' ? reckonDraw(contest) : reckonTable(contest, world)
    this.#source = source
    this.#world = world
  }

  get contest(): Contest {
    return this.#reckoning.contest
  }

  /** Looks at every match that began by the instant, one a step: a generator, so that whoever drives it can rest. */
  *study(nowMs: number): Generator<void> {
    for (const [place, match] of this.#reckoning.matches.entries()) {
      if (match.startsAtMs > nowMs || this.#endings.has(place)) continue
      this.#endings.set(place, this.#playedOn(match.scheduled()))
      yield
    }
  }

  /** When the next match begins; infinite after the last one. */
  nextStartMs(nowMs: number): number {
    let next = Number.POSITIVE_INFINITY
    for (const { startsAtMs } of this.#reckoning.matches)
      if (startsAtMs > nowMs) next = Math.min(next, startsAtMs)
    return next
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

  price(nowMs: number, playOuts: number): Generator<void, readonly Offer[]> {
    return this.#reckoning.price(this.#over(nowMs), nowMs, playOuts)
  }

  facts(nowMs: number): SportFacts {
    return this.#reckoning.facts(this.#over(nowMs))
  }

  #over(nowMs: number): Endings {
    return new Map([...this.#endings].filter(([, { endsAtMs }]) => endsAtMs <= nowMs))
  }

  #playedOn(match: ScheduledMatch): Ending {
    const { play, stepMs } = createMatchRun({ source: this.#source, match }, this.#world)
    const end = play.steps.reduce((board, step) => play.apply(board, step), play.before)
    const { facts } = play.read(end)
    const shown = play.live(end, play.steps.at(-1)?.atSeconds ?? 0, 1).score
    const { sportId, homeId, awayId } = match.fixture
    const view = viewPeriod(facts, getSport(sportId).score, 'match')
    return {
      endsAtMs: Math.max(...play.steps.slice(-1).map(stepMs)),
      homeId,
      awayId,
      score: facts.status === 'finished' ? { home: view.home, away: view.away } : null,
      advances: facts.advances ?? (shown.home > shown.away ? 'home' : 'away'),
    }
  }
}
