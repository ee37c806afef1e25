import { marketName, type TeamNames } from '@xezer/i18n/market-name'
import { toldOutcome } from '@xezer/i18n/told-name'
import type { BookEvent, BookSelection } from '@xezer/odds-book/book'
import { eventNames } from '@xezer/odds-book/event-names'
import { must } from '@xezer/std/assert'
import type { Locale, LocalizedName } from '@xezer/std/locale'
import type { BetRecord, LegNames, LegRecord } from '../../core/bets/bet-record.ts'
import { countExposure, type Exposure } from '../../core/bets/exposure.ts'
import { findCompetitorName } from '../../core/bets/read-selection.ts'
import type { BonusShare } from '../../core/bonuses/fund-press.ts'
import type { StruckBet, StruckPosition } from './decide-request.ts'
import type { PlacementRequest } from './placement-request.ts'

/** The record of an accepted bet: what was seen, what was struck, and on which state of play. */
export function strikeBet(
  request: PlacementRequest,
  struck: StruckBet,
  made: {
    readonly id: number
    readonly status: 'placed' | 'pending' | 'vip'
    readonly share: BonusShare | null
  },
): BetRecord {
  const { requested, accepted } = struck
  return {
    id: made.id,
    playerId: request.playerId,
    currency: request.currency,
    type: requested.type,
    status: made.status,
    size: requested.size,
    stakeMinor: accepted.stakeMinor,
    odds: accepted.odds,
    possibleReturnMinor: accepted.possibleReturnMinor,
    operationKey: request.key,
    requestedAtMs: request.requestedAtMs,
    ...(request.point === undefined ? {} : { point: request.point }),
    placedAtMs: struck.placedAtMs,
    ...(made.share === null ? {} : { bonus: made.share }),
    legs: struck.legs.map(strikeLeg),
  }
}

/** What an accepted bet costs the house: the same as of its record, for what the decision has worked out is not worked out again. */
export function exposeStruck(
  request: Pick<PlacementRequest, 'playerId' | 'currency'>,
  { requested, accepted, legs }: StruckBet,
  combinationName: string | null,
): Exposure {
  const exposure = must(accepted.exposure, 'a bet of which nobody knows what it costs')
  const selections = legs.map((leg) => leg.requested)
  return countExposure(request, exposure, selections, requested.type === 'singles' ? null : combinationName)
}

/** Legs are numbered from 1, in the order of the bet's positions. */
export function strikeLeg({ requested, accepted, selection }: StruckPosition, index: number): LegRecord {
  const { event, market, liveState } = selection
  const own = presentOwnNames(selection)
  const names = namesOf(event)
  return {
    legNumber: index + 1,
    eventId: event.id,
    marketType: market.type,
    specifier: market.specifier,
    outcome: selection.outcome,
    odds: accepted.odds,
    oddsSeen: requested.seenOdds,
    isLive: accepted.isLive,
    startsAtMs: selection.startsAtMs,
    scoreHome: liveState?.score.home ?? null,
    scoreAway: liveState?.score.away ?? null,
    clockSeconds: liveState?.clock?.seconds ?? null,
    feedRev: selection.rev,
    names: own === null ? names : { ...names, ...own },
  }
}

/** One object for an event as long as it is called so, by which its names are known to be written. */
const namesOfEvents = new WeakMap<BookEvent, LegNames>()

function namesOf(event: BookEvent): LegNames {
  const { sport, tournament } = event
  const { home, away } = eventNames(event)
  const kept = namesOfEvents.get(event)
  const isSame =
    kept !== undefined &&
    kept.sportAlias === sport.alias &&
    kept.sport === sport.name &&
    kept.league === tournament.name &&
    kept.home === home &&
    kept.away === away
  if (isSame) return kept
  const names = { sportAlias: sport.alias, sport: sport.name, league: tournament.name, home, away }
  namesOfEvents.set(event, names)
  return names
}

/** Who of a field was bet on. What a provider describes is called so at the time of the bet: its words are kept with it. */
function presentOwnNames(selection: BookSelection): Pick<LegNames, 'market' | 'outcome'> | null {
  const { event, market, outcome } = selection
  const { marketType, specifier } = market
  const competitor = findCompetitorName(selection)
  if (marketType.told === undefined) return competitor === null ? null : { outcome: competitor }
  const { home, away } = eventNames(event)
  const inEach = (name: (teams: TeamNames, locale: Locale) => string): LocalizedName => ({
    az: name({ home: home.az, away: away.az }, 'az'),
    ru: name({ home: home.ru, away: away.ru }, 'ru'),
    en: name({ home: home.en, away: away.en }, 'en'),
  })
  return {
    market: inEach((teams, locale) => marketName(marketType, specifier, teams, locale)),
    outcome: inEach(
      (teams, locale) => toldOutcome(marketType, { specifier, outcome }, teams, locale) ?? outcome,
    ),
  }
}
