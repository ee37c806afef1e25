import { FIRST_SPORT, getSport } from '@xezer/sports/registry'
import type { SportModule } from '@xezer/sports/sport-module'
import type { SettlementOptions } from './settlement-options.ts'

/** Whose rules the results of an event follow. An event that was never stored is older than the table of events. */
export async function getSportOfEvent(
  { batches, descriptions }: Pick<SettlementOptions, 'batches' | 'descriptions'>,
  eventId: number,
): Promise<SportModule> {
  const sportId = await batches.findSportId(eventId)
  const sport = sportId === null ? FIRST_SPORT : getSport(sportId)
  // What a provider described is a market of the sport as well.
  const find = (type: string) => sport.markets.find(type) ?? descriptions.find(sport.id, type)
  return { ...sport, markets: { ...sport.markets, find } }
}
