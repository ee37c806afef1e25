import { must } from '@xezer/std/assert'
import { hashText, type Random, seededRandom } from '@xezer/std/random'
import { pairClubs } from './cup-round.ts'
import { QUARTERS_IN_PLAY } from './fill-hours.ts'
import { type KickOffQuarter, listQuarters, QUARTERS } from './kick-off-hours.ts'
import type { PoolLeague } from './league-pool.ts'
import { type Pairing, roundCount, roundPairings } from './round-robin.ts'
import { shuffled } from './shuffled.ts'

/** More than the matches of any block: positions of two blocks never meet. */
export const SLOTS_PER_BLOCK = 512
/** What another match of the league in the same quarter costs, and a match of whatever league in play, in hours. */
const TOGETHER_COST = 1.2
const CROWD_COST = 0.11
const CHANCE_COST = 0.3
const WEEK = 7
/** Match days of a cup's league phase, and those after which its next edition begins. */
const CUP_ROUNDS = 8
const CUP_TURNS = 10

export interface GeneratedMatch {
  readonly league: PoolLeague
  readonly homeId: number
  readonly awayId: number
  /** As the competition names it; empty where it has none. */
  readonly round: string
  /** Quarter of an hour of the block in which it begins. */
  readonly quarter: number
  /** Position in the block, from 0. */
  readonly slot: number
}

/** Whether a club has a real fixture on the day of a block or beside it. */
export type IsEngaged = (teamId: number, block: number) => boolean

/**
 * The rounds of one block, a day of the world. Every league brings what its rhythm has for the day, and each match takes the
 * quarter that suits its country's clock best: near the usual kick-offs, not together with the whole round, and where little
 * else is played. Leagues come in their order, and none depends on those behind it.
 */
export function generateLeagues(
  leagues: readonly PoolLeague[],
  block: number,
  blockStartMs: number,
  seed: string,
  isEngaged: IsEngaged,
): GeneratedMatch[] {
  const inPlay = new Array<number>(QUARTERS).fill(0)
  const playing = new Set<number>()
  const matches: GeneratedMatch[] = []
  // A club's cup and its real fixtures come first.
  const isFree = (id: number): boolean => !playing.has(id) && !isEngaged(id, block)
  const resting = new Set([block - 1, block + 1].flatMap((beside) => cupClubsOf(leagues, beside, seed)))
  for (const league of leagues) {
    if (blockStartMs < league.generatedFromMs) continue
    const day = dayOf(league, block, seed)
    if (day === null) continue
    const random = seededRandom(`${seed}/hours/${league.competition.code}/${block}`)
    const chooseQuarter = quarterChooser(
      listQuarters(league.competition, block, blockStartMs),
      inPlay,
      random,
    )
    for (const [home, away] of day.pairings) {
      const [homeId, awayId] = [idAt(league, home), idAt(league, away)]
      if (!isFree(homeId) || !isFree(awayId)) continue
      // Their evening may lie on either side of midnight.
      if (league.rhythm.period < WEEK && (resting.has(homeId) || resting.has(awayId))) continue
      const [round, quarter] = [`Matchday ${day.round}`, chooseQuarter()]
      matches.push({ league, homeId, awayId, round, quarter, slot: matches.length })
      playing.add(homeId).add(awayId)
      for (let at = quarter; at < Math.min(QUARTERS, quarter + QUARTERS_IN_PLAY); at++)
        inPlay[at] = (inPlay[at] ?? 0) + 1
    }
  }
  return matches
}

/** Who plays in a cup in a block. */
function cupClubsOf(leagues: readonly PoolLeague[], block: number, seed: string): number[] {
  const cups = leagues.filter(({ competition }) => competition.kind === 'continental')
  return cups.flatMap((cup) =>
    (dayOf(cup, block, seed)?.pairings ?? []).flat().map((place) => idAt(cup, place)),
  )
}

function idAt({ teamIds }: PoolLeague, place: number): number {
  return must(teamIds[place], 'a pairing names a team')
}

/** The quarter of a league's next match of the day. */
function quarterChooser(
  quarters: readonly KickOffQuarter[],
  inPlay: readonly number[],
  random: Random,
): () => number {
  const together = new Map<number, number>()
  return () => {
    let best = 0
    let bestCost = Number.POSITIVE_INFINITY
    for (const { quarter, hoursOff } of quarters) {
      const crowd = CROWD_COST * (inPlay[quarter] ?? 0) + TOGETHER_COST * (together.get(quarter) ?? 0)
      const cost = hoursOff + crowd + CHANCE_COST * random.next()
      if (cost < bestCost) [best, bestCost] = [quarter, cost]
    }
    together.set(best, (together.get(best) ?? 0) + 1)
    return best
  }
}

interface LeagueDay {
  readonly round: number
  readonly pairings: readonly Pairing[]
}

/** What a league plays in a block; null when it rests. */
function dayOf(league: PoolLeague, block: number, seed: string): LeagueDay | null {
  const { period, phase, shares } = league.rhythm
  const turn = turnOf(league, block, seed)
  const day = block - phase - period * Math.floor((block - phase) / period)
  if (day >= shares.length) return null
  const { code } = league.competition
  const random = seededRandom(`${seed}/round/${code}/${turn}`)
  const isCup = league.competition.kind === 'continental'
  const round = turn % (isCup ? CUP_TURNS : roundCount(league.teamIds.length))
  if (isCup && round >= CUP_ROUNDS) return null
  const edition = `${seed}/edition/${code}/${Math.floor(turn / CUP_TURNS)}`
  const drawn = isCup ? pairClubs(league, round, edition) : roundPairings(league.teamIds.length, round)
  const pairings = shuffled(drawn, random)
  const before = shares.slice(0, day).reduce((sum, share) => sum + share, 0)
  const [from, to] = [before, before + (shares[day] ?? 0)].map((share) => Math.round(share * pairings.length))
  return { round: round + 1, pairings: pairings.slice(from, to) }
}

/** Rounds that a league had before, since the beginning of numbers. */
function turnOf({ competition, rhythm }: PoolLeague, block: number, seed: string): number {
  const turn = Math.floor((block - rhythm.phase) / rhythm.period)
  // Cups have their match days in the same weeks.
  return competition.kind === 'continental' ? turn : turn + hashText(`${seed}/start/${competition.code}`)
}

/** One time around a league's double round robin: its number, and its first and last block. */
export interface GeneratedSeason {
  readonly number: number
  readonly firstBlock: number
  readonly lastBlock: number
}

/** The season of a league that is under way in a block, or begins with its next round. */
export function generatedSeason(league: PoolLeague, block: number, seed: string): GeneratedSeason {
  const { period, phase, shares } = league.rhythm
  const rounds = roundCount(league.teamIds.length)
  const turn = turnOf(league, block, seed)
  const firstBlock = phase + period * (Math.floor((block - phase) / period) - (turn % rounds))
  const lastBlock = firstBlock + period * (rounds - 1) + shares.length - 1
  return { number: Math.floor(turn / rounds), firstBlock, lastBlock }
}
