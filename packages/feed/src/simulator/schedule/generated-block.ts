import { must } from '@xezer/std/assert'
import { hashText, type Random, seededRandom } from '@xezer/std/random'
import type { PoolLeague } from './league-pool.ts'
import { type Pairing, roundCount, roundPairings } from './round-robin.ts'
import { findOffsetHours } from './zone-offset.ts'

/** A block is one day of the generated world; at a higher speed of play it is shorter by the same factor. */
export const QUARTERS = 96
/** Kick-offs of two neighbouring quarters of an hour: 24 in any seven of them, so 24 matches are always in play. */
const KICK_OFFS = [4, 3] as const
export const SLOTS_PER_QUARTER = 4
export const SLOTS_PER_BLOCK = QUARTERS * SLOTS_PER_QUARTER

export interface GeneratedMatch {
  readonly league: PoolLeague
  readonly homeId: number
  readonly awayId: number
  /** From 1. */
  readonly round: number
  /** Position in the block, from 0. */
  readonly slot: number
}

/** A league's matches that still look for a kick-off in this block. */
interface OpenRound {
  readonly league: PoolLeague
  readonly round: number
  readonly pairings: Pairing[]
  readonly size: number
  /** Hours that local time is ahead of UTC. */
  readonly offsetHours: number
}

/** Local hours in which football is played; outside of them a kick-off costs its distance in hours. */
const FIRST_HOUR = 12
const LAST_HOUR = 21.5

/**
 * The generated matches of one block: each league of the block's parity brings one round, and every quarter of
 * an hour takes the matches that suit its local time best, the scarcest quarters first.
 */
export function generateBlock(
  leagues: readonly PoolLeague[],
  block: number,
  blockStartMs: number,
  seed: string,
): GeneratedMatch[] {
  const random = seededRandom(`${seed}/block/${block}`)
  const rounds = leagues
    .filter((league) => league.parity === block % 2 && blockStartMs >= league.generatedFromMs)
    .map((league) => openRound(league, block, blockStartMs, seed, random))
  const matches: GeneratedMatch[] = []
  for (const quarter of scarcestFirst(rounds)) {
    const kickOffs = KICK_OFFS[quarter % 2] ?? 0
    for (let index = 0; index < kickOffs; index++) {
      const match = takeMatch(rounds, quarter, index, random)
      if (match !== null) matches.push(match)
    }
  }
  return matches.sort((left, right) => left.slot - right.slot)
}

function openRound(
  league: PoolLeague,
  block: number,
  blockStartMs: number,
  seed: string,
  random: Random,
): OpenRound {
  const teams = league.teamIds.length
  const round = turnOf(league, block, seed) % roundCount(teams)
  const pairings = roundPairings(teams, round)
  for (let last = pairings.length - 1; last > 0; last--) {
    const other = random.below(last + 1)
    const [kept, moved] = [pairings[last], pairings[other]]
    if (kept !== undefined && moved !== undefined) [pairings[last], pairings[other]] = [moved, kept]
  }
  const offsetHours = findOffsetHours(league.competition.timeZone, blockStartMs)
  return { league, round: round + 1, pairings, size: pairings.length, offsetHours }
}

/** Rounds that a league of the block's parity had before, since the beginning of numbers. */
function turnOf({ competition }: PoolLeague, block: number, seed: string): number {
  return Math.floor(block / 2) + hashText(`${seed}/start/${competition.code}`)
}

/** One time around a league's double round robin: its number, and its first and last block. */
export interface GeneratedSeason {
  readonly number: number
  readonly firstBlock: number
  readonly lastBlock: number
}

/** The season of a league that is under way in a block, or begins with its next round. */
export function generatedSeason(league: PoolLeague, block: number, seed: string): GeneratedSeason {
  const rounds = roundCount(league.teamIds.length)
  const turn = turnOf(league, block, seed)
  const firstBlock = 2 * (Math.floor(block / 2) - (turn % rounds)) + league.parity
  return { number: Math.floor(turn / rounds), firstBlock, lastBlock: firstBlock + 2 * (rounds - 1) }
}

function takeMatch(
  rounds: readonly OpenRound[],
  quarter: number,
  index: number,
  random: Random,
): GeneratedMatch | null {
  let best: OpenRound | null = null
  let bestCost = Number.POSITIVE_INFINITY
  for (const round of rounds) {
    if (round.pairings.length === 0) continue
    const share = 1 - round.pairings.length / round.size
    const cost = quarterCost(round, quarter) + 0.3 * share + 0.2 * random.next()
    if (cost < bestCost) [best, bestCost] = [round, cost]
  }
  const pairing = best?.pairings.pop()
  if (best === null || pairing === undefined) return null
  const { teamIds } = best.league
  return {
    league: best.league,
    homeId: must(teamIds[pairing[0]], 'a pairing names a team'),
    awayId: must(teamIds[pairing[1]], 'a pairing names a team'),
    round: best.round,
    slot: quarter * SLOTS_PER_QUARTER + index,
  }
}

/** Hours between this quarter's local time and a time at which the league would play; less at its usual times. */
function quarterCost(round: OpenRound, quarter: number): number {
  const hour = (((quarter / 4 + round.offsetHours) % 24) + 24) % 24
  if (hour < FIRST_HOUR) return Math.min(FIRST_HOUR - hour, hour + 24 - LAST_HOUR)
  if (hour > LAST_HOUR) return hour - LAST_HOUR
  const isUsual = round.league.competition.kickOffs.some((time) => {
    const [hours = 0, minutes = 0] = time.split(':').map(Number)
    return Math.abs(hours + minutes / 60 - hour) <= 0.5
  })
  return isUsual ? -0.5 : 0
}

function scarcestFirst(rounds: readonly OpenRound[]): number[] {
  const supply = Array.from({ length: QUARTERS }, (_, quarter) =>
    rounds.reduce((sum, round) => sum + (quarterCost(round, quarter) <= 0 ? round.size : 0), 0),
  )
  const quarters = Array.from({ length: QUARTERS }, (_, quarter) => quarter)
  return quarters.sort((left, right) => (supply[left] ?? 0) - (supply[right] ?? 0) || left - right)
}
