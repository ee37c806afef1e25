import { readSources } from '@xezer/feed/simulator/read-sources'
import { createSimulatorFeed } from '@xezer/feed/simulator/simulator-feed'
import type { Feed } from '@xezer/odds-book/messages'
import { LEAGUE_GROUP } from '@xezer/sport/topic'
import { PLAY_OUTS } from '@xezer/sports/outrights/price-outrights'
import { ROW_COLUMNS } from './core/offer-bytes/row-columns.ts'
import type { Config } from './platform/config.ts'
import type { Logger } from './platform/logger.ts'
import type { Machine } from './platform/machine.ts'

/** The default feed: the simulated world over the embedded facts, which are `sources`. */
export function createSimulatedFeed(
  config: Config,
  log: Logger,
  { clock, steadyClock, timers }: Pick<Machine, 'clock' | 'steadyClock' | 'timers'>,
  { sources = readSources(config.contentDir), hasOutrights = true } = {},
): Feed {
  return createSimulatorFeed({
    sources,
    rowTypes,
    ...(hasOutrights ? { playOuts: PLAY_OUTS } : {}),
    seed: config.simSeed,
    speed: config.simSpeed,
    clock,
    steadyClock,
    timers,
    onFailure: (error) => log.error({ err: error }, 'an event of the simulated world stands still'),
  })
}

/** Of what stands in the rows of lists before a match. */
function rowTypes(sportId: number): ReadonlySet<string> {
  const columns = ROW_COLUMNS.get(sportId)?.get(LEAGUE_GROUP) ?? []
  return new Set(columns.map(({ type }) => type))
}
