import { must } from '@xezer/std/assert'
import { hashText, type Random, seededRandom } from '@xezer/std/random'
import { type BlockDates, createBlockDates } from './block-dates.ts'
import { isKnockOutDay, phaseDayAt } from './cup-calendar.ts'
import { pairClubs } from './cup-round.ts'
import { QUARTERS_IN_PLAY } from './fill-hours.ts'
import { type KickOffQuarter, listQuarters, QUARTERS } from './kick-off-hours.ts'
import type { PoolLeague } from './league-pool.ts'
import { type Pairing, roundCount, roundPairings } from './round-robin.ts'
import { monthName } from './season-name.ts'
import { shuffled } from './shuffled.ts'

/** More than the matches of any block: positions of two blocks never meet. */
export const SLOTS_PER_BLOCK = 512
/** What another match of the league in the same quarter costs, and a match of whatever league in play, in hours. */
const TOGETHER_COST = 1.2
const CROWD_COST = 0.11
const CHANCE_COST = 0.3
const WEEK = 7
/** Match days of a league phase in a cup without dates of its own, and those after which its next edition begins. */
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
  blockMs: number,
  seed: string,
  isEngaged: IsEngaged,
): GeneratedMatch[] {
  const blockStartMs = block * blockMs
  const dates = createBlockDates(blockMs)
  const inPlay = new Array<number>(QUARTERS).fill(0)
  const playing = new Set(knockOutClubs(leagues, dates.dateOf(block)))
  const matches: GeneratedMatch[] = []
  // A club's cup and its real fixtures come first.
  const isFree = (id: number): boolean => !playing.has(id) && !isEngaged(id, block)
  const resting = new Set(
    [block - 1, block + 1].flatMap((beside) => cupClubsOf(leagues, beside, seed, dates)),
  )
  for (const league of leagues) {
    if (blockStartMs < league.generatedFromMs) continue
    const day = dayOf(league, block, seed, dates)
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

/** Who plays in a cup in a block, or may. */
function cupClubsOf(
  leagues: readonly PoolLeague[],
  block: number,
  seed: string,
  dates: BlockDates,
): readonly number[] {
  const cups = leagues.filter(({ competition }) => competition.kind === 'continental')
  const drawn = cups.flatMap((cup) =>
    (dayOf(cup, block, seed, dates)?.pairings ?? []).flat().map((place) => idAt(cup, place)),
  )
  return [...drawn, ...knockOutClubs(leagues, dates.dateOf(block))]
}

/**
 * The clubs of the cups whose knock-out is played on a date. Who is still in it follows from results, and the other matches
 * must not: all of them keep the day free.
 */
export function knockOutClubs(leagues: readonly PoolLeague[], dateMs: number): readonly number[] {
  return leagues.flatMap(({ rhythm, teamIds }) =>
    rhythm.calendar !== undefined && isKnockOutDay(rhythm.calendar, dateMs) ? teamIds : [],
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
function dayOf(league: PoolLeague, block: number, seed: string, dates: BlockDates): LeagueDay | null {
  const { calendar } = league.rhythm
  if (calendar !== undefined) {
    const day = phaseDayAt(calendar, dates.dateOf(block))
    if (day === null) return null
    const share: Share = [day.part / day.parts, (day.part + 1) / day.parts]
    return cupDay(league, { ...day, turn: `${day.edition}/${day.round}`, share }, seed)
  }
  const { period, phase, shares } = league.rhythm
  const turn = turnOf(league, block, seed)
  const day = block - phase - period * Math.floor((block - phase) / period)
  if (day >= shares.length) return null
  const before = shares.slice(0, day).reduce((sum, share) => sum + share, 0)
  const share: Share = [before, before + (shares[day] ?? 0)]
  if (league.competition.kind === 'continental') {
    const [round, edition] = [turn % CUP_TURNS, Math.floor(turn / CUP_TURNS)]
    return round < CUP_ROUNDS ? cupDay(league, { edition, round, turn, share }, seed) : null
  }
  const round = turn % roundCount(league.teamIds.length)
  return shareOf(league, { round, turn, share }, roundPairings(league.teamIds.length, round), seed)
}

/** From where to where a day has the matches of a round. */
type Share = readonly [from: number, to: number]

interface SharedRound {
  readonly round: number
  /** Which of all rounds of the competition it is. */
  readonly turn: number | string
  readonly share: Share
}

function cupDay(cup: PoolLeague, day: SharedRound & { readonly edition: number }, seed: string): LeagueDay {
  const edition = `${seed}/edition/${cup.competition.code}/${day.edition}`
  return shareOf(cup, day, pairClubs(cup, day.round, edition), seed)
}

function shareOf(
  { competition }: PoolLeague,
  { round, turn, share }: SharedRound,
  drawn: readonly Pairing[],
  seed: string,
): LeagueDay {
  const pairings = shuffled(drawn, seededRandom(`${seed}/round/${competition.code}/${turn}`))
  const [from, to] = share.map((end) => Math.round(end * pairings.length))
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
  /** `08.2026`: next to its league's others, which follow within weeks. */
  readonly name: string
  readonly firstBlock: number
  readonly lastBlock: number
}

/** The season of a league that is under way in a block, or begins with its next round. */
export function generatedSeason(
  league: PoolLeague,
  block: number,
  seed: string,
  { dateOf }: BlockDates,
): GeneratedSeason {
  const { period, phase, shares } = league.rhythm
  const rounds = roundCount(league.teamIds.length)
  const turn = turnOf(league, block, seed)
  const firstBlock = phase + period * (Math.floor((block - phase) / period) - (turn % rounds))
  const lastBlock = firstBlock + period * (rounds - 1) + shares.length - 1
  return { number: Math.floor(turn / rounds), name: monthName(dateOf(lastBlock)), firstBlock, lastBlock }
}
