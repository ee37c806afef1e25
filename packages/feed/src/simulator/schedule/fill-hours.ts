import { hashText, seededRandom } from '@xezer/std/random'
import type { GeneratedMatch, IsEngaged } from './generated-block.ts'
import { QUARTERS } from './kick-off-hours.ts'
import type { PoolLeague } from './league-pool.ts'
import { shuffled } from './shuffled.ts'
import { findOffsetHours } from './zone-offset.ts'

/** Matches in play at every moment of the world, whatever the hour and the leagues of its day. */
const LEAST_IN_PLAY = 27
/** A match is in play for seven quarters of an hour at least. */
export const QUARTERS_IN_PLAY = 7
/** By the clock of the clubs' country; outside of it a kick-off costs its distance. */
const FRIENDLY_HOURS = { from: 11, to: 21.5 } as const
const TIERS_APART_MAX = 1
/** Clubs of the first tier have no time for it. */
const BUSY_TIERS = 2
/** Between a friendly and a match of the club's league, in quarters of an hour. */
const REST_QUARTERS = 56
/** A club plays a friendly in one block of so many. */
const FRIENDLY_EVERY = 2

interface Club {
  readonly id: number
  readonly tier: number
  /** Where its league plays next and last, in quarters from the start of the block. */
  readonly busy: readonly number[]
}

export interface FilledBlock {
  readonly pool: readonly PoolLeague[]
  readonly friendly: PoolLeague
  readonly block: number
  readonly blockStartMs: number
  readonly seed: string
  readonly isEngaged: IsEngaged
  /** Rounds of the block before, of this one and of the next. */
  readonly rounds: readonly [readonly GeneratedMatch[], readonly GeneratedMatch[], readonly GeneratedMatch[]]
}

/**
 * Friendly matches in the hours that the leagues leave empty: between two rested clubs of one part of the world, where it is
 * daytime if there are such clubs.
 */
export function fillHours(filled: FilledBlock): GeneratedMatch[] {
  const { friendly, rounds } = filled
  const [, played] = rounds
  const zones = groupByZone(filled)
  const started = new Array<number>(QUARTERS).fill(0)
  for (const { quarter } of played) started[quarter] = (started[quarter] ?? 0) + 1
  const matches: GeneratedMatch[] = []
  for (let quarter = 0; quarter < QUARTERS; quarter++) {
    // What the block before left in play is as much as there must be, begun evenly.
    let missing = LEAST_IN_PLAY - carried(quarter) - inPlayAt(started, quarter)
    if (missing <= 0) continue
    const near = [...zones].sort(([left], [right]) => hoursOff(left, quarter) - hoursOff(right, quarter))
    for (const [, clubs] of near) {
      for (; missing > 0; missing--) {
        const pair = takePair(clubs, quarter)
        if (pair === null) break
        const [{ id: homeId }, { id: awayId }] = pair
        const slot = played.length + matches.length
        matches.push({ league: friendly, homeId, awayId, round: '', quarter, slot })
        started[quarter] = (started[quarter] ?? 0) + 1
      }
    }
  }
  return matches
}

/** By how far their clocks are ahead; whoever has nothing to do on the days beside it stands last and is taken first. */
function groupByZone({
  pool,
  block,
  blockStartMs,
  seed,
  isEngaged,
  rounds,
}: FilledBlock): Map<number, Club[]> {
  const busy = new Map<number, number[]>()
  for (const [index, matches] of rounds.entries()) {
    for (const { homeId, awayId, quarter } of matches) {
      const at = (index - 1) * QUARTERS + quarter
      for (const id of [homeId, awayId]) busy.set(id, [...(busy.get(id) ?? []), at])
    }
  }
  const playing = new Set(rounds[1].flatMap(({ homeId, awayId }) => [homeId, awayId]))
  const isFree = (id: number): boolean =>
    (hashText(`${seed}/friendly/${id}`) + block) % FRIENDLY_EVERY === 0 &&
    !playing.has(id) &&
    !isEngaged(id, block)
  const zones = new Map<number, Club[]>()
  for (const { competition, teamIds, generatedFromMs } of pool) {
    if (competition.kind !== 'league' || competition.tier < BUSY_TIERS || blockStartMs < generatedFromMs)
      continue
    const offset = findOffsetHours(competition.timeZone, blockStartMs)
    const clubs = zones.get(offset) ?? []
    zones.set(offset, clubs)
    for (const id of teamIds)
      if (isFree(id)) clubs.push({ id, tier: competition.tier, busy: busy.get(id) ?? [] })
  }
  const random = seededRandom(`${seed}/friendly/${block}`)
  const inOrder = (clubs: Club[]): Club[] =>
    shuffled(clubs, random).sort((left, right) => right.busy.length - left.busy.length)
  return new Map([...zones].map(([offset, clubs]) => [offset, inOrder(clubs)]))
}

function takePair(clubs: Club[], quarter: number): readonly [Club, Club] | null {
  for (let first = clubs.length - 1; first > 0; first--) {
    const home = clubs[first]
    if (home === undefined || !isRested(home, quarter)) continue
    for (let second = first - 1; second >= 0; second--) {
      const away = clubs[second]
      if (away === undefined || !isRested(away, quarter)) continue
      if (Math.abs(home.tier - away.tier) > TIERS_APART_MAX) continue
      clubs.splice(first, 1)
      clubs.splice(second, 1)
      return [home, away]
    }
  }
  return null
}

function isRested({ busy }: Club, quarter: number): boolean {
  return busy.every((at) => Math.abs(at - quarter) >= REST_QUARTERS)
}

function hoursOff(offset: number, quarter: number): number {
  const hour = (((quarter / 4 + offset) % 24) + 24) % 24
  const { from, to } = FRIENDLY_HOURS
  if (hour < from) return Math.min(from - hour, hour + 24 - to)
  return Math.max(0, hour - to)
}

function carried(quarter: number): number {
  return Math.max(0, Math.round(LEAST_IN_PLAY * (1 - (quarter + 1) / QUARTERS_IN_PLAY)))
}

function inPlayAt(started: readonly number[], quarter: number): number {
  let sum = 0
  for (let at = Math.max(0, quarter - QUARTERS_IN_PLAY + 1); at <= quarter; at++) sum += started[at] ?? 0
  return sum
}
