import { createBlockDates } from '../simulator/schedule/block-dates.ts'
import { EPOCH_MS } from '../simulator/schedule/event-worlds.ts'
import { type GeneratedSeason, generatedSeason } from '../simulator/schedule/generated-block.ts'
import { footballPool, type PoolLeague } from '../simulator/schedule/league-pool.ts'
import { createSchedule } from '../simulator/schedule/schedule.ts'
import type { ScheduledMatch, ScheduledWorld } from '../simulator/schedule/scheduled-match.ts'
import type { FootballData } from './football-data.ts'

/** A league once around, in rounds that are generated. */
export interface PlayedSeason extends GeneratedSeason {
  readonly league: PoolLeague
  readonly matches: readonly ScheduledMatch[]
}

/**
 * The generated seasons of these competitions that are under way at one of the instants, in one pass over their blocks. What
 * found no hour in its round is never played, and counts for nobody.
 */
export function* listGeneratedSeasons(
  data: FootballData,
  competitionIds: ReadonlySet<number>,
  world: ScheduledWorld,
  instants: readonly number[],
): Generator<void, PlayedSeason[]> {
  const pool = footballPool(data)
  const last = pool.findLastIndex(({ competition }) => competitionIds.has(competition.id))
  const leagues = pool.slice(0, last + 1)
  const schedule = createSchedule(data, world.seed, world.speed, world.epoch, leagues)
  const { blockMs } = schedule
  const dates = createBlockDates(blockMs)
  const seasons = new Map<string, PlayedSeason & { readonly matches: ScheduledMatch[] }>()
  for (const league of leagues.filter(({ competition }) => competitionIds.has(competition.id))) {
    for (const atMs of instants) {
      const season = generatedSeason(league, Math.floor(atMs / blockMs), world.seed, dates)
      if (season.firstBlock * blockMs < league.generatedFromMs) continue
      seasons.set(`${league.competition.id}/${season.number}`, { ...season, league, matches: [] })
    }
  }
  const all = [...seasons.values()]
  const first = Math.max(Math.floor(EPOCH_MS / blockMs), Math.min(...all.map(({ firstBlock }) => firstBlock)))
  const end = Math.max(...all.map(({ lastBlock }) => lastBlock))
  for (let block = first; block <= end; block++) {
    const played = schedule.fixturesBetween(block * blockMs, (block + 1) * blockMs)
    for (const { league, firstBlock, lastBlock, matches } of all) {
      if (block < firstBlock || block > lastBlock) continue
      matches.push(...played.filter((match) => match.competition.id === league.competition.id))
    }
    yield
  }
  return all.filter(({ matches }) => matches.length > 0)
}
