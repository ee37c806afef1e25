import { must } from '@xezer/std/assert'
import { type Random, seededRandom } from '@xezer/std/random'
import type { Entrant, Gender } from '../../sports-data/sport-content.ts'
import type { TourEvent, TourField, TourSport } from '../../sports-data/tour-sport.ts'
import { shuffled } from './shuffled.ts'
import { PAIRS_DRAW, QUALIFIERS, QUALIFYING_DRAW } from './tour-plan.ts'
import { isoWeekOf, weekStartMs, zoneHours } from './world-calendar.ts'

/** Who enters a tournament of a week. */
export interface TourEntries {
  readonly event: TourEvent
  /** By strength, the best first. */
  readonly direct: readonly Entrant[]
  /** Empty, or a whole qualifying draw. */
  readonly qualifying: readonly Entrant[]
  /** Empty, or a whole draw. */
  readonly pairs: readonly Entrant[]
}

export type Region = 'east' | 'middle' | 'west'

/** East of it Monday's first match is Sunday's evening elsewhere. */
export function regionOf({ timeZone }: TourEvent, week: number): Region {
  const hours = zoneHours(timeZone, weekStartMs(week))
  if (hours >= 5) return 'east'
  return hours <= -2 ? 'west' : 'middle'
}

/** Tournaments of each tour that a week has at least; small ones have more weeks than their usual ones. */
const LEAST: Readonly<Record<Region, number>> = { west: 6, middle: 5, east: 1 }
const REGIONS: readonly Region[] = ['west', 'middle', 'east']
const SMALL_TIER = 3
const SMALL_DRAW = 32
const WEEKS_OF_YEAR = 52
/** How many weeks of distance chance may outweigh, so that not every year is the same. */
const CHANCE_WEEKS = 8

/** The tournaments that begin in a week, the great ones first; `running` began the week before. */
export function chooseEvents(
  sport: TourSport,
  week: number,
  running: readonly TourEvent[],
  random: Random,
): TourEvent[] {
  const isoWeek = isoWeekOf(week)
  const usual = sport.events.filter(({ weeks }) => weeks.includes(isoWeek))
  const others = sport.events.filter(
    (event) => event.singles.tier >= SMALL_TIER && event.draw === SMALL_DRAW && !usual.includes(event),
  )
  const chosen = [...usual]
  const near = others
    .map((event) => ({ event, cost: weeksAway(event, isoWeek) + CHANCE_WEEKS * random.next() }))
    .sort((left, right) => left.cost - right.cost)
  for (const gender of ['m', 'w'] as const) {
    for (const region of REGIONS) {
      const isHere = (event: TourEvent): boolean =>
        event.singles.gender === gender && regionOf(event, week) === region
      const missing = LEAST[region] - [...usual, ...running].filter(isHere).length
      const extra = near.map(({ event }) => event).filter(isHere)
      chosen.push(...extra.slice(0, Math.max(0, missing)))
    }
  }
  return chosen.sort((left, right) => left.singles.tier - right.singles.tier || right.draw - left.draw)
}

function weeksAway({ weeks }: TourEvent, isoWeek: number): number {
  return Math.min(
    ...weeks.map((own) => {
      const distance = Math.abs(own - isoWeek)
      return Math.min(distance, WEEKS_OF_YEAR - distance)
    }),
  )
}

/** Best rank, from 0, that enters a tournament of the tier, and how likely somebody does. */
const ENTRY: Readonly<Record<number, { readonly best: number; readonly chance: number }>> = {
  1: { best: 0, chance: 0.95 },
  2: { best: 0, chance: 0.5 },
  3: { best: 60, chance: 0.75 },
  4: { best: 160, chance: 1 },
}

/** Nobody enters two tournaments of a week, nor one while the last one may still keep them. */
export function enterEvents(
  sport: TourSport,
  events: readonly TourEvent[],
  week: number,
  busy: ReadonlySet<number>,
  seed: string,
): TourEntries[] {
  return (['m', 'w'] as const).flatMap((gender: Gender) => {
    const own = events.filter(({ singles }) => singles.gender === gender)
    const random = seededRandom(`${seed}/entries/${gender}/${week}`)
    return enterTour(own, sport.fields[gender], week, busy, random)
  })
}

function enterTour(
  events: readonly TourEvent[],
  field: TourField,
  week: number,
  busy: ReadonlySet<number>,
  random: Random,
): TourEntries[] {
  const qualifying = must(field.qualifying[week % 2 === 0 ? 0 : 1], 'even or odd')
  const lists = {
    direct: new Map<TourEvent, Entrant[]>(),
    qualifying: new Map<TourEvent, Entrant[]>(),
    pairs: new Map<TourEvent, Entrant[]>(),
  }
  const free = new Set(field.direct.filter(({ id }) => !busy.has(id)))
  let nextQualifier = 0
  const freePairs = field.pairs.filter(({ id }) => !busy.has(id))
  for (const tier of [1, 2, 3, 4]) {
    const group = events.filter(({ singles }) => singles.tier === tier)
    const withQualifying = group
      .filter(({ draw }) => draw === SMALL_DRAW)
      .slice(0, Math.floor((qualifying.length - nextQualifier) / QUALIFYING_DRAW))
    const end = nextQualifier + withQualifying.length * QUALIFYING_DRAW
    deal(qualifying.slice(nextQualifier, end), withQualifying, QUALIFYING_DRAW, lists.qualifying, random)
    nextQualifier = end
    const withPairs = group
      .filter(({ doubles }) => doubles !== null)
      .slice(0, Math.floor(freePairs.length / PAIRS_DRAW))
    deal(freePairs.splice(0, withPairs.length * PAIRS_DRAW), withPairs, PAIRS_DRAW, lists.pairs, random)
    enterDirectly(group, tier, field.direct, free, lists.direct, random)
  }
  const byStrength = (list: readonly Entrant[] = []): Entrant[] =>
    list.toSorted((left, right) => right.strength - left.strength)
  return events.map((event) => ({
    event,
    direct: byStrength(lists.direct.get(event)),
    qualifying: byStrength(lists.qualifying.get(event)),
    pairs: byStrength(lists.pairs.get(event)),
  }))
}

/** First those who want to, from the best; then whoever is left and not too good; then whoever is left. */
function enterDirectly(
  group: readonly TourEvent[],
  tier: number,
  ranking: readonly Entrant[],
  free: Set<Entrant>,
  lists: Map<TourEvent, Entrant[]>,
  random: Random,
): void {
  const { best, chance } = must(ENTRY[tier], 'a tier')
  const suited = ranking.slice(best)
  for (const candidates of [suited.filter(() => random.next() < chance), suited, ranking]) {
    for (const athlete of candidates) {
      if (!free.has(athlete)) continue
      const open = group.filter((event) => (lists.get(event)?.length ?? 0) < directDraw(event))
      const event = open[random.below(open.length)]
      if (event === undefined) return
      lists.set(event, [...(lists.get(event) ?? []), athlete])
      free.delete(athlete)
    }
  }
}

/** Without qualifiers the four best have a bye. */
function directDraw({ draw }: TourEvent): number {
  return draw === SMALL_DRAW ? draw - QUALIFIERS : draw
}

function deal(
  list: readonly Entrant[],
  events: readonly TourEvent[],
  size: number,
  lists: Map<TourEvent, Entrant[]>,
  random: Random,
): void {
  const order = shuffled(list, random)
  for (const [index, event] of events.entries()) {
    lists.set(event, order.slice(index * size, (index + 1) * size))
  }
}
