import type { Fixture } from '@xezer/odds-book/messages'
import { assert, must } from '@xezer/std/assert'
import { hashText } from '@xezer/std/random'
import { FOOTBALL_ID } from '../../football-data/football-content.ts'
import type { Competition, FootballData, MatchRecord } from '../../football-data/football-data.ts'
import {
  type GeneratedMatch,
  generateBlock,
  QUARTERS,
  SLOTS_PER_BLOCK,
  SLOTS_PER_QUARTER,
} from './generated-block.ts'
import { leaguePool } from './league-pool.ts'

export interface ScheduledMatch {
  readonly fixture: Fixture
  readonly competition: Competition
  readonly isNeutral: boolean
}

export interface Schedule {
  /** Matches that kick off within [fromMs, toMs), by kick-off; the same for the same world, always. */
  fixturesBetween(fromMs: number, toMs: number): ScheduledMatch[]
  /** Only the real ones of them. */
  realBetween(fromMs: number, toMs: number): ScheduledMatch[]
  /** Generated matches kick off evenly over a block of this length. */
  readonly blockMs: number
}

const DAY_MS = 86_400_000
/** Generated event ids count from here; nothing is scheduled before. */
const EPOCH_MS = Date.UTC(2026, 0, 1)
/** `<world><number>`: each seed and speed has its own events, so a database outlives a change of world. */
const WORLDS = 900
const WORLD_SPAN = 1_000_000_000
const REAL_START = 900_000_000
/** Printed numbers repeat only after three blocks, when their events are long over. */
const GENERATED_NUMBERS = { from: 1000, count: 3 * SLOTS_PER_BLOCK }
const REAL_NUMBERS = { from: 5000, count: 4000 }
const BLOCKS_KEPT = 6

/**
 * `epoch` counts how often the database changed its world: one that is come back to has new events, since those
 * of its former epoch are abandoned.
 */
export function createSchedule(data: FootballData, seed: string, speed: number, epoch = 0): Schedule {
  const blockMs = DAY_MS / speed
  const world = (100 + ((hashText(`${seed}/${speed}`) + epoch) % WORLDS)) * WORLD_SPAN
  const leagues = leaguePool(data)
  const real = realMatches(data, world)
  const blocks = new Map<number, ScheduledMatch[]>()
  const getBlock = (block: number): ScheduledMatch[] => {
    const known = blocks.get(block)
    if (known !== undefined) return known
    const generated = generateBlock(leagues, block, block * blockMs, seed)
    const matches = generated.map((match) => scheduleGenerated(match, block, blockMs, world))
    blocks.set(block, matches)
    if (blocks.size > BLOCKS_KEPT) blocks.delete(must(blocks.keys().next().value, 'a block is kept'))
    return matches
  }
  const within = (matches: ScheduledMatch[], fromMs: number, toMs: number): ScheduledMatch[] =>
    matches
      .filter(({ fixture }) => fixture.startsAtMs >= fromMs && fixture.startsAtMs < toMs)
      .sort((left, right) => left.fixture.startsAtMs - right.fixture.startsAtMs || idOf(left) - idOf(right))
  return {
    blockMs,
    realBetween: (fromMs, toMs) => within(real, fromMs, toMs),
    fixturesBetween(fromMs, toMs) {
      const found = [...real]
      for (let block = Math.floor(fromMs / blockMs); block * blockMs < toMs; block++) {
        found.push(...getBlock(block))
      }
      return within(found, fromMs, toMs)
    },
  }
}

function idOf(match: ScheduledMatch): number {
  return match.fixture.eventId
}

function realMatches(data: FootballData, world: number): ScheduledMatch[] {
  return data.matches.flatMap((match, index) =>
    match.status === 'scheduled' ? [scheduleReal(data, match, index, world)] : [],
  )
}

function scheduleReal(data: FootballData, match: MatchRecord, index: number, world: number): ScheduledMatch {
  const competition = must(data.competitions[match.competitionId - 1], 'a match has a competition')
  const fixture: Fixture = {
    // The position in the embedded table, which only grows at its end.
    eventId: world + REAL_START + index,
    sportId: FOOTBALL_ID,
    tournamentId: match.competitionId,
    homeId: match.homeId,
    awayId: match.awayId,
    startsAtMs: match.kickOff.getTime(),
    season: match.season,
    round: match.round,
    number: REAL_NUMBERS.from + (index % REAL_NUMBERS.count),
    isReal: true,
  }
  return { fixture, competition, isNeutral: match.isNeutral }
}

function scheduleGenerated(
  match: GeneratedMatch,
  block: number,
  blockMs: number,
  world: number,
): ScheduledMatch {
  const { competition } = match.league
  const sinceEpoch = block - Math.floor(EPOCH_MS / blockMs)
  const position = sinceEpoch * SLOTS_PER_BLOCK + match.slot
  assert(position >= 0 && position < REAL_START, 'the clock is outside of the generated world')
  const quarter = Math.floor(match.slot / SLOTS_PER_QUARTER)
  const startsAtMs = Math.round(block * blockMs + (quarter * blockMs) / QUARTERS)
  const fixture: Fixture = {
    eventId: world + position,
    sportId: FOOTBALL_ID,
    tournamentId: competition.id,
    homeId: match.homeId,
    awayId: match.awayId,
    startsAtMs,
    season: seasonOf(startsAtMs, match.league.hasSplitSeason),
    round: `Matchday ${match.round}`,
    number: GENERATED_NUMBERS.from + (position % GENERATED_NUMBERS.count),
    isReal: false,
  }
  return { fixture, competition, isNeutral: false }
}

/** Split seasons change in July. */
function seasonOf(atMs: number, isSplit: boolean): string {
  const date = new Date(atMs)
  const year = date.getUTCFullYear()
  if (!isSplit) return `${year}`
  const first = date.getUTCMonth() >= 6 ? year : year - 1
  return `${first}/${`${first + 1}`.slice(2)}`
}
