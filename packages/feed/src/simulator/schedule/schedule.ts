import type { Fixture } from '@xezer/odds-book/messages'
import { must } from '@xezer/std/assert'
import { FOOTBALL_ID } from '../../football-data/football-content.ts'
import type { Competition, FootballData, MatchRecord } from '../../football-data/football-data.ts'
import { type BlockDates, createBlockDates } from './block-dates.ts'
import { phaseDates } from './cup-calendar.ts'
import { type CupResults, createKnockOut, KNOCK_OUT_AHEAD, type KnockOut } from './cup-knock-out.ts'
import { checkPosition, EPOCH_MS, worldBase } from './event-worlds.ts'
import { fillHours } from './fill-hours.ts'
import {
  type GeneratedMatch,
  generatedSeason,
  generateLeagues,
  type IsEngaged,
  knockOutClubs,
  SLOTS_PER_BLOCK,
} from './generated-block.ts'
import { keepWeeks } from './keep-weeks.ts'
import { QUARTERS } from './kick-off-hours.ts'
import { footballPool, type PoolLeague } from './league-pool.ts'
import { byStart, type ScheduledMatch, type SportSchedule } from './scheduled-match.ts'
import { isYearUnderWay, seasonOf } from './season-name.ts'

/** Of football, whose strengths are fitted to results. */
type FootballMatch = ScheduledMatch<Competition>

interface FootballSchedule extends SportSchedule<Competition> {
  /** A day of the generated world. */
  readonly blockMs: number
}

const DAY_MS = 86_400_000
/** Real fixtures are on sale for a week, generated ones for one block (a day at normal speed). */
const REAL_AHEAD_MS = 7 * DAY_MS
const REAL_START = 900_000_000
/** Printed numbers repeat only after three blocks, when their events are long over. */
const GENERATED_NUMBERS = { from: 1000, count: 3 * SLOTS_PER_BLOCK }
const REAL_NUMBERS = { from: 5000, count: 4000 }
const BLOCKS_KEPT = 6

/**
 * `leagues` are all of the pool, or its first ones: what they play does not depend on the others, nor on results. Without
 * `results` the cups end with their league phase.
 */
export function createSchedule(
  data: FootballData,
  seed: string,
  speed: number,
  epoch = 0,
  leagues = footballPool(data),
  results: CupResults | null = null,
): FootballSchedule {
  const blockMs = DAY_MS / speed
  const dates = createBlockDates(blockMs)
  const world = worldBase({ seed, speed, epoch })
  const real = realMatches(data, world)
  const isEngaged = engagements(real, blockMs)
  const blocks: Blocks = { seed, blockMs, dates, base: world }
  const byId = new Map(leagues.map((league) => [league.competition.id, league]))
  const leaguesIn = keepWeeks(
    (block) => generateLeagues(leagues, block, blockMs, seed, isEngaged),
    BLOCKS_KEPT,
  )
  const mayPlayCup = keepWeeks((block) => {
    const days = [block - 1, block, block + 1].map(dates.dateOf)
    return new Set(days.flatMap((date) => knockOutClubs(leagues, date)))
  }, BLOCKS_KEPT)
  const friendly = leagues.find(({ rhythm }) => rhythm.isFriendly)
  const getBlock = keepWeeks((block): FootballMatch[] => {
    const own = leaguesIn(block)
    const friendlies =
      friendly === undefined
        ? []
        : fillHours({
            ...{ friendly, block, seed },
            isEngaged: (id, at) => isEngaged(id, at) || mayPlayCup(at).has(id),
            blockStartMs: block * blockMs,
            pool: leagues,
            rounds: [leaguesIn(block - 1), own, leaguesIn(block + 1)],
          })
    return [...own, ...friendlies].map((match) => scheduleGenerated(match, block, blocks))
  }, BLOCKS_KEPT)
  const knockOuts = results === null ? [] : listKnockOuts({ ...blocks, leagues, isEngaged, results })
  const within = (matches: FootballMatch[], fromMs: number, toMs: number): FootballMatch[] =>
    matches.filter(({ fixture }) => fixture.startsAtMs >= fromMs && fixture.startsAtMs < toMs).sort(byStart)
  return {
    blockMs,
    aheadMs: Math.max(REAL_AHEAD_MS, KNOCK_OUT_AHEAD * blockMs),
    fixturesBetween(fromMs, toMs, knownAtMs = Number.POSITIVE_INFINITY) {
      const found = [...real]
      const generatedToMs = Math.min(toMs, knownAtMs + blockMs)
      for (let block = Math.floor(fromMs / blockMs); block * blockMs < generatedToMs; block++) {
        found.push(...getBlock(block))
      }
      for (const knockOut of knockOuts) found.push(...knockOut.between(fromMs, toMs, knownAtMs))
      return within(found, fromMs, toMs).filter(({ announcedAtMs }) => announcedAtMs < knownAtMs)
    },
    isUnderWay(fixture, atMs) {
      const league = fixture.isReal ? undefined : byId.get(fixture.tournamentId)
      if (league === undefined) return isYearUnderWay(fixture, atMs)
      return fixture.season === generatedSeasonName(league, Math.floor(atMs / blockMs), blocks)
    },
  }
}

/** What blocks are laid out with. */
interface Blocks {
  readonly seed: string
  readonly blockMs: number
  readonly dates: BlockDates
  /** The first event id of the world. */
  readonly base: number
}

/** Of the cups that have one: what follows from their league phases. */
function listKnockOuts({
  leagues,
  isEngaged,
  results,
  ...blocks
}: Blocks & {
  readonly leagues: readonly PoolLeague[]
  readonly isEngaged: IsEngaged
  readonly results: CupResults
}): KnockOut[] {
  const { seed, blockMs, dates } = blocks
  const phaseOf = (cup: PoolLeague, edition: number): FootballMatch[] => {
    const before = leagues.slice(0, leagues.indexOf(cup) + 1)
    return phaseDates(cup.rhythm.calendar, edition)
      .map(dates.blockOf)
      .flatMap((block) =>
        generateLeagues(before, block, blockMs, seed, isEngaged)
          .filter(({ league }) => league === cup)
          .map((match) => scheduleGenerated(match, block, blocks)),
      )
  }
  return leagues.flatMap((cup) => createKnockOut(cup, { ...blocks, results, phaseOf }) ?? [])
}

/** Clubs of real fixtures, on their day and beside it. */
function engagements(real: readonly FootballMatch[], blockMs: number): IsEngaged {
  const blocks = new Map<number, Set<number>>()
  for (const { fixture } of real) {
    const block = Math.floor(fixture.startsAtMs / blockMs)
    for (const id of [fixture.homeId, fixture.awayId]) {
      const known = blocks.get(id) ?? new Set<number>()
      blocks.set(
        id,
        known
          .add(block - 1)
          .add(block)
          .add(block + 1),
      )
    }
  }
  return (teamId, block) => blocks.get(teamId)?.has(block) ?? false
}

/** The fixtures of the embedded table that are still to be played, by the first event id of their world. */
export function realMatches(data: FootballData, world: number): FootballMatch[] {
  return data.matches.flatMap((match, index) =>
    match.status === 'scheduled' ? [scheduleReal(data, match, index, world)] : [],
  )
}

function scheduleReal(data: FootballData, match: MatchRecord, index: number, world: number): FootballMatch {
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
  const announcedAtMs = fixture.startsAtMs - REAL_AHEAD_MS
  return { fixture, competition, strengths: null, isNeutral: match.isNeutral, announcedAtMs }
}

function scheduleGenerated(match: GeneratedMatch, block: number, blocks: Blocks): FootballMatch {
  const { blockMs, base } = blocks
  const { competition } = match.league
  const sinceEpoch = block - Math.floor(EPOCH_MS / blockMs)
  const position = checkPosition(sinceEpoch * SLOTS_PER_BLOCK + match.slot, REAL_START)
  const startsAtMs = Math.round(block * blockMs + (match.quarter * blockMs) / QUARTERS)
  const fixture: Fixture = {
    eventId: base + position,
    sportId: FOOTBALL_ID,
    tournamentId: competition.id,
    homeId: match.homeId,
    awayId: match.awayId,
    startsAtMs,
    season: generatedSeasonName(match.league, block, blocks),
    round: match.round,
    number: GENERATED_NUMBERS.from + (position % GENERATED_NUMBERS.count),
    isReal: false,
  }
  const announcedAtMs = startsAtMs - blockMs
  return { fixture, competition, strengths: null, isNeutral: false, announcedAtMs }
}

/** A league once around its double round robin is a season of its own, whatever the year; cups and friendlies go by years. */
function generatedSeasonName(league: PoolLeague, block: number, { seed, blockMs, dates }: Blocks): string {
  const { competition, rhythm, hasSplitSeason } = league
  return competition.kind === 'league' && rhythm.isFriendly !== true
    ? generatedSeason(league, block, seed, dates).name
    : seasonOf(block * blockMs, hasSplitSeason)
}
