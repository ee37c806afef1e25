import { assert, must } from '@xezer/std/assert'
import { hashText, type Random, seededRandom } from '@xezer/std/random'
import type { TourEvent, TourSport } from '../../sports-data/tour-sport.ts'
import { type DrawMatch, drawGroups, drawKnockOut } from './draw.ts'
import { shuffled } from './shuffled.ts'
import { chooseEvents, enterEvents, regionOf, type TourEntries } from './tour-entries.ts'
import { GROUPS_DRAW, planOf, type TourPlan } from './tour-plan.ts'
import { DAY_MS, HOUR_MS, isoWeekOf, localInstant, MINUTE_MS, weekStartMs } from './world-calendar.ts'

/** A match of a tournament that begins in a week. */
export interface TourMatch {
  readonly match: DrawMatch
  /** In its week, the same whoever wins. */
  readonly position: number
  readonly startsAtWorldMs: number
}

/** More than the matches of any tournament: 127 of a draw of 128, 15 of pairs. */
const MATCHES_PER_EVENT = 256
/** More than the tournaments that ever begin in a week. */
const EVENTS_PER_WEEK = 32
export const POSITIONS_PER_WEEK = EVENTS_PER_WEEK * MATCHES_PER_EVENT
/** One of four is seeded, the others are drawn. */
const SEEDED_SHARE = 4
/** UTC hours in which most viewers watch. */
const EVENING = { from: 16, to: 20.25 } as const
/** How much denser the matches of a day lie in them than beside them; on a day of few they nearly all do. */
const DENSITY = { usual: 3, few: 9, fewMatches: 6 } as const
const STEP_MINUTES = 5

/** The tournaments that begin in a week, with their entries; `before` gives those of the week before. */
export function enterWeek(
  sport: TourSport,
  week: number,
  seed: string,
  before: (week: number) => readonly TourEntries[],
): TourEntries[] {
  const random = seededRandom(`${seed}/${sport.sport.alias}/${week}`)
  // Only a week in which a long tournament began matters, so the chain of weeks is short.
  const running = hasLong(sport, week - 1) ? before(week - 1).filter(isLong) : []
  const busy = new Set(running.flatMap(({ direct, pairs }) => [...direct, ...pairs].map(({ id }) => id)))
  const events = chooseEvents(
    sport,
    week,
    running.map(({ event }) => event),
    random,
  )
  return enterEvents(sport, events, week, busy, seed)
}

function hasLong(sport: TourSport, week: number): boolean {
  const isoWeek = isoWeekOf(week)
  return sport.events.some(({ weeks, lengthWeeks }) => lengthWeeks === 2 && weeks.includes(isoWeek))
}

function isLong({ event }: TourEntries): boolean {
  return event.lengthWeeks === 2
}

/** All matches of the tournaments that begin in a week. */
export function drawWeek(
  sport: TourSport,
  week: number,
  seed: string,
  entries: readonly TourEntries[],
): TourMatch[] {
  assert(entries.length <= EVENTS_PER_WEEK, 'too many tournaments begin in a week')
  return entries.flatMap((own, index) => {
    const random = seededRandom(`${seed}/${sport.sport.alias}/${week}/${own.event.singles.id}`)
    const isLate = own.event.singles.tier >= 3 && hashText(`${own.event.singles.id}/${week}`) % 2 === 0
    const plan = planOf(own.event, regionOf(own.event, week) === 'east', isLate)
    const matches = drawEvent(own, plan, random)
    const starts = startsOf(own, matches, week, random)
    return matches.map(
      (match, place): TourMatch => ({
        match,
        position: index * MATCHES_PER_EVENT + place,
        startsAtWorldMs: must(starts.get(match), 'every match has its start'),
      }),
    )
  })
}

function drawEvent(entries: TourEntries, plan: TourPlan, random: Random): DrawMatch[] {
  const { event, direct, pairs } = entries
  const doubles =
    event.doubles === null || pairs.length === 0
      ? []
      : drawKnockOut(event.doubles, drawn(pairs, random), plan.doubles, roundName).matches
  if (event.draw === GROUPS_DRAW)
    return [...drawGroups(event.singles, direct, plan.main, roundName), ...doubles]
  const qualifying =
    entries.qualifying.length === 0
      ? { matches: [], winners: [] }
      : drawKnockOut(
          event.singles,
          drawn(entries.qualifying, random),
          plan.qualifying,
          (_, index) => `Qualifying ${index + 1}`,
        )
  const seeds = direct.slice(0, Math.floor(event.draw / SEEDED_SHARE))
  const others = shuffled([...direct.slice(seeds.length), ...qualifying.winners], random)
  const main = drawKnockOut(event.singles, [...seeds, ...others], plan.main, roundName)
  return [...qualifying.matches, ...main.matches, ...doubles]
}

/** The seeds as they stand, then the others as they are drawn. */
function drawn<T>(list: readonly T[], random: Random): T[] {
  const seeds = Math.floor(list.length / SEEDED_SHARE)
  return [...list.slice(0, seeds), ...shuffled(list.slice(seeds), random)]
}

function roundName(size: number): string {
  if (size === 2) return 'Final'
  if (size === 4) return 'Semi-final'
  return size === 8 ? 'Quarter-final' : `Round of ${size}`
}

/** Spreads the matches of each day over its hours; whoever plays the last match of a draw plays it last. */
function startsOf(
  { event }: TourEntries,
  matches: readonly DrawMatch[],
  week: number,
  random: Random,
): Map<DrawMatch, number> {
  const starts = new Map<DrawMatch, number>()
  for (const day of new Set(matches.map((match) => match.day))) {
    const own = shuffled(
      matches.filter((match) => match.day === day),
      random,
    ).sort((left, right) => Number(left.round === 'Final') - Number(right.round === 'Final'))
    const times = timesOf(event, weekStartMs(week) + day * DAY_MS, own.length)
    for (const [index, match] of own.entries()) starts.set(match, must(times[index], 'a time for each match'))
  }
  return starts
}

/** So many starts within the hours of a day, by the density of the evening that they meet. */
function timesOf(event: TourEvent, dateMs: number, count: number): number[] {
  const firstMs = localInstant(event.timeZone, dateMs, event.firstStart)
  const steps = Math.floor((event.lastStart - event.firstStart) / STEP_MINUTES)
  const density = count <= DENSITY.fewMatches ? DENSITY.few : DENSITY.usual
  const weights = Array.from({ length: steps }, (_, step) => {
    const hour = ((firstMs + step * STEP_MINUTES * MINUTE_MS) % DAY_MS) / HOUR_MS
    return hour >= EVENING.from && hour < EVENING.to ? density : 1
  })
  const whole = weights.reduce((sum, weight) => sum + weight, 0)
  const times: number[] = []
  let before = 0
  for (const [step, weight] of weights.entries()) {
    while (times.length < count && ((times.length + 0.5) / count) * whole < before + weight) {
      times.push(firstMs + step * STEP_MINUTES * MINUTE_MS)
    }
    before += weight
  }
  return times
}
