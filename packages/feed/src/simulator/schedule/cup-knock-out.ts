import type { Side, Sides } from '@xezer/sport/side'
import { must } from '@xezer/std/assert'
import { type Random, seededRandom } from '@xezer/std/random'
import { FOOTBALL_ID } from '../../football-data/football-content.ts'
import type { Competition } from '../../football-data/football-data.ts'
import type { Entrant } from '../../sports-data/sport-content.ts'
import type { BlockDates } from './block-dates.ts'
import { type CupCalendar, editionAt, editionDate, type KnockOutRound, phaseDates } from './cup-calendar.ts'
import { CupTable } from './cup-table.ts'
import { type DrawMatch, drawKnockOut, feedersOf, resolveSource, type Source } from './draw.ts'
import { EPOCH_MS } from './event-worlds.ts'
import { keepWeeks } from './keep-weeks.ts'
import type { PoolLeague } from './league-pool.ts'
import type { ScheduledMatch } from './scheduled-match.ts'
import { seasonOf } from './season-name.ts'
import { DAY_MS } from './world-calendar.ts'
import { findOffsetHours } from './zone-offset.ts'

/** By playing a match: what a cup asks of the world to know who goes on. */
export interface CupResults {
  /** After ninety minutes; of one that was abandoned when it was. */
  readonly scoreOf: (match: ScheduledMatch) => Sides<number>
  /** Who wins extra time and, if they are level again, the shoot-out of a match after which nothing tells two clubs apart. */
  readonly winnerOfExtraTime: (match: ScheduledMatch) => Side
  /** No result is asked for before so long after a start: at normal speed, and at any. */
  readonly longestMs: { readonly atSpeedOne: number; readonly least: number }
}

export interface CupWorld {
  readonly seed: string
  readonly blockMs: number
  readonly dates: BlockDates
  /** The first event id of the world. */
  readonly base: number
  readonly results: CupResults
  /** The matches of a cup's league phase. */
  readonly phaseOf: (cup: PoolLeague, edition: number) => readonly ScheduledMatch[]
}

/** Behind the matches of all blocks and the real ones: their ids are what they were before there were knock-outs. */
const FIRST_POSITION = 920_000_000
const [COMPETITIONS, EDITIONS, MATCHES] = [256, 1000, 64] as const
/** Printed numbers between those of generated and of real matches; the cups of one summer have different ones. */
const NUMBERS = { from: 3000, count: 1024 } as const
/** Places of the league phase that go on. */
const PLACES = 24
const EDITIONS_KEPT = 4
/** Days of the world for which a match is on sale. */
export const KNOCK_OUT_AHEAD = 7

/** One match of a tie. */
interface Leg {
  readonly tie: DrawMatch
  readonly isLast: boolean
  readonly isFinal: boolean
  readonly round: string
  /** Of its edition, the same whoever meets. */
  readonly slot: number
  readonly startsAtMs: number
  readonly announcedAtMs: number
}

/** The matches behind the league phase of a cup, told from when it is known who meets. */
export interface KnockOut {
  between(fromMs: number, toMs: number, knownAtMs: number): ScheduledMatch<Competition>[]
}

/** Null for a cup that has none. */
export function createKnockOut(cup: PoolLeague, world: CupWorld): KnockOut | null {
  const { calendar } = cup.rhythm
  if (calendar === undefined || cup.teamIds.length < PLACES) return null
  const editionOf = keepWeeks((edition) => playEdition(cup, calendar, edition, world), EDITIONS_KEPT)
  const { dates, blockMs } = world
  const editionAtMs = (atMs: number): number => editionAt(dates.dateOf(Math.floor(atMs / blockMs)))
  return {
    between(fromMs, toMs, knownAtMs) {
      const untilMs = Math.min(toMs, knownAtMs + KNOCK_OUT_AHEAD * blockMs)
      const found: ScheduledMatch<Competition>[] = []
      for (let edition = editionAtMs(fromMs); edition <= editionAtMs(untilMs); edition++) {
        const played = editionOf(edition)
        if (played === null) continue
        played.prepare(knownAtMs)
        for (const leg of played.legs) {
          if (leg.startsAtMs >= fromMs && leg.startsAtMs < toMs && leg.announcedAtMs < knownAtMs)
            found.push(played.scheduled(leg))
        }
      }
      return found
    },
  }
}

interface Edition {
  readonly legs: readonly Leg[]
  /** Does some of the work that is to come, if it is over by then. */
  readonly prepare: (knownAtMs: number) => void
  /** Who meets in it, by playing what it follows from. */
  readonly scheduled: (leg: Leg) => ScheduledMatch<Competition>
}

/** Null for one whose league phase began before the world did: it has no table. */
function playEdition(
  cup: PoolLeague,
  calendar: CupCalendar,
  edition: number,
  world: CupWorld,
): Edition | null {
  if (must(phaseDates(calendar, edition)[0], 'a match day') < EPOCH_MS) return null
  const { seed, results, phaseOf } = world
  const random = seededRandom(`${seed}/knock-out/${cup.competition.code}/${edition}`)
  const endMs = phaseEndMs(calendar, edition, world)
  const legs = legsOf(cup, calendar, edition, world, drawTies(cup, calendar, random))
  const { teamIds } = cup
  const listMatches = () => phaseOf(cup, edition)
  const table = new CupTable({ teamIds, listMatches, scoreOf: results.scoreOf, lots: random })
  const made = new Map<Leg, ScheduledMatch<Competition>>()
  const winners = new Map<DrawMatch, Entrant>()
  /** Entrants of the draw are places in the table. */
  const clubOf = (side: Source): number =>
    must(table.standing()[resolveSource(side, winner).id], 'a place in the table')
  const winner = (tie: DrawMatch): Entrant => {
    const known = winners.get(tie)
    if (known !== undefined) return known
    const played = legs.filter((leg) => leg.tie === tie).map((leg) => ({ leg, match: scheduled(leg) }))
    const won = resolveSource(tie.sides[winningSide(played, results)], winner)
    winners.set(tie, won)
    return won
  }
  const scheduled = (leg: Leg): ScheduledMatch<Competition> => {
    const known = made.get(leg)
    if (known !== undefined) return known
    // Whoever came out of the league phase better plays the last leg at home.
    const [better, other] = leg.tie.sides.map(clubOf) as [number, number]
    const sides = leg.isLast ? { home: better, away: other } : { home: other, away: better }
    const match = describe(cup, edition, leg, world.base, sides)
    made.set(leg, match)
    return match
  }
  return {
    legs,
    scheduled,
    prepare(knownAtMs) {
      // Who asks without an instant sells nothing and can wait.
      if (endMs < knownAtMs && knownAtMs < Number.POSITIVE_INFINITY) table.prepare()
    },
  }
}

/** Lots say which of two neighbours in the table takes whose line: the first two wait for those of 15th to 18th, either of them. */
function drawTies(cup: PoolLeague, { rounds }: CupCalendar, random: Random): DrawMatch[] {
  const places = Array.from({ length: PLACES / 2 }, (_, pair) =>
    random.next() < 0.5 ? [2 * pair, 2 * pair + 1] : [2 * pair + 1, 2 * pair],
  ).flat()
  const days = rounds.map((round) => round.days)
  const entrants = places.map((id) => ({ id, strength: 0 }))
  return drawKnockOut(cup.competition, entrants, days, (_, index) => must(rounds[index], 'a round').name)
    .matches
}

/** When its league phase is over; the last evening may go on after midnight. */
function phaseEndMs(calendar: CupCalendar, edition: number, { blockMs, dates }: CupWorld): number {
  const lastDate = must(phaseDates(calendar, edition).at(-1), 'a match day')
  return (dates.blockOf(lastDate) + 2) * blockMs
}

/** When each match is played and told, whoever meets in it. */
function legsOf(
  cup: PoolLeague,
  calendar: CupCalendar,
  edition: number,
  world: CupWorld,
  ties: readonly DrawMatch[],
): Leg[] {
  const { blockMs, dates, results } = world
  const { timeZone } = cup.competition
  const speed = DAY_MS / blockMs
  const longestMs = results.longestMs.atSpeedOne / speed + results.longestMs.least
  const endMs = phaseEndMs(calendar, edition, world)
  const overBy = new Map<DrawMatch, number>()
  const startOf = (round: KnockOutRound, week: number, day: number, turn: number): number => {
    const block = dates.blockOf(editionDate(edition, week, day))
    const minutes = must(round.starts[turn % round.starts.length], 'a kick-off')
    const hours = minutes / 60 - findOffsetHours(timeZone, block * blockMs)
    return Math.round((block + hours / 24) * blockMs)
  }
  return ties.flatMap((tie, index) => {
    const round = must(
      calendar.rounds.find(({ name }) => name === tie.round),
      'a tie is of a round',
    )
    const turn = ties.slice(0, index).filter((other) => other.round === tie.round).length
    let knownMs = Math.max(endMs, ...tie.sides.flatMap(feedersOf).map((one) => overBy.get(one) ?? 0))
    return ([0, 1] as const).slice(0, round.legs).map((leg): Leg => {
      const startsAtMs = startOf(round, round.week + leg, tie.day, turn)
      const announcedAtMs = Math.max(startsAtMs - KNOCK_OUT_AHEAD * blockMs, knownMs)
      // A second leg is told when the first is over.
      knownMs = startsAtMs + longestMs
      overBy.set(tie, knownMs)
      const isLast = leg === round.legs - 1
      const slot = 2 * index + leg
      return { tie, isLast, isFinal: round.legs === 1, round: round.name, slot, startsAtMs, announcedAtMs }
    })
  })
}

/** By the goals of both legs, wherever they were scored; extra time and the shoot-out belong to the last one. */
function winningSide(
  played: readonly { readonly leg: Leg; readonly match: ScheduledMatch }[],
  { scoreOf, winnerOfExtraTime }: CupResults,
): 0 | 1 {
  let lead = 0
  for (const { leg, match } of played) {
    const { home, away } = scoreOf(match)
    lead += leg.isLast ? home - away : away - home
  }
  if (lead !== 0) return lead > 0 ? 0 : 1
  const { match } = must(played.at(-1), 'a tie has a last leg')
  return winnerOfExtraTime(match) === 'home' ? 0 : 1
}

function describe(
  { competition, hasSplitSeason }: PoolLeague,
  edition: number,
  { isFinal, round, slot, startsAtMs, announcedAtMs }: Leg,
  base: number,
  { home: homeId, away: awayId }: Sides<number>,
): ScheduledMatch<Competition> {
  const own = ((competition.id % COMPETITIONS) * EDITIONS + (edition % EDITIONS)) * MATCHES + slot
  return {
    fixture: {
      eventId: base + FIRST_POSITION + own,
      sportId: FOOTBALL_ID,
      tournamentId: competition.id,
      homeId,
      awayId,
      startsAtMs,
      season: seasonOf(startsAtMs, hasSplitSeason),
      round,
      number: NUMBERS.from + ((competition.id * MATCHES + slot) % NUMBERS.count),
      isReal: false,
    },
    competition,
    strengths: null,
    isNeutral: isFinal,
    announcedAtMs,
  }
}
