import type { AccountBet } from '@xezer/contract/account-news'
import { presentWireTime } from '@xezer/contract/wire-time'
import { eventTitle } from '@xezer/i18n/event-title'
import { marketName, type TeamNames } from '@xezer/i18n/market-name'
import { outcomeName } from '@xezer/i18n/outcome-name'
import { findServerText } from '@xezer/i18n/server-text'
import { type Minor, minor } from '@xezer/money/minor'
import { presentWireAmount } from '@xezer/money/wire-amount'
import { presentWireOdds } from '@xezer/money/wire-odds'
import { formatHandle } from '@xezer/sport/handle'
import { findSportByKey } from '@xezer/sports/registry'
import type { Locale } from '@xezer/std/locale'
import { effectiveResult } from './bet-record.ts'
import { refusalText } from './bet-refusal.ts'
import type { ShownBet, ShownLeg } from './find-bets.ts'
import { openPartOf } from './open-part.ts'
import { presentBetDetails } from './present-bet-details.ts'
import { presentReason } from './present-reason.ts'

type Color = AccountBet['statusColor']

const STATUS_COLORS: Readonly<Record<ShownBet['status'], Color>> = {
  placed: 'info',
  won: 'up',
  lost: 'down',
  refunded: 't2',
  vip: 'vip',
  rejected: 't3',
}
const TYPE_TEXTS = {
  singles: 'bet.type.singles',
  accumulator: 'bet.type.accumulator',
  full_cover: 'bet.type.full_cover',
} as const

/** A bet as the account shows it, in the language of its reader. */
export function presentBet(bet: ShownBet, locale: Locale): AccountBet {
  const isRejected = bet.status === 'rejected'
  const reason = isRejected
    ? presentRefusal(bet, locale)
    : bet.status === 'vip'
      ? findServerText(locale, 'bet.vip_waiting')
      : null
  return {
    id: bet.id,
    number: String(bet.id),
    placed: presentWireTime(bet.placedAtMs),
    type: bet.type,
    typeName: presentType(bet, locale),
    size: bet.size,
    factor: presentWireOdds(bet.odds),
    amount: presentWireAmount(bet.stakeMinor),
    currency: bet.currency,
    status: bet.status,
    statusName: findServerText(locale, `bet.status.${statusWord(bet)}`) ?? bet.status,
    statusColor: STATUS_COLORS[bet.status],
    winning: isRejected ? 0 : presentWireAmount(returnOf(bet)),
    ...presentCashedOut(bet),
    ...(bet.isVip ? { vip: true } : {}),
    ...(reason === null ? {} : { reason }),
    positions: bet.legs.map((leg) => ({
      ...presentLeg(leg, locale),
      ...(isRejected ? presentRejectedLeg(bet, leg, locale) : {}),
    })),
    details: presentBetDetails(bet, locale),
  }
}

function statusWord({ status, stakeMinor, cashedStakeMinor }: ShownBet): ShownBet['status'] | 'cashed_out' {
  return cashedStakeMinor === stakeMinor ? 'cashed_out' : status
}

/** What the player got; while it is open, what he may get at most: for what was cashed out and for what still plays. */
function returnOf(bet: ShownBet): Minor {
  const { stakeMinor, possibleReturnMinor, cashedStakeMinor, cashedMinor, payoutMinor } = bet
  const open = openPartOf({
    stake: stakeMinor,
    possible_return: possibleReturnMinor,
    cashed_stake: cashedStakeMinor,
  })
  return minor((payoutMinor ?? open.possibleReturnMinor) + cashedMinor)
}

function presentCashedOut({ cashedStakeMinor, cashedMinor }: ShownBet): Pick<AccountBet, 'cashedOut'> {
  if (cashedStakeMinor === 0n) return {}
  return { cashedOut: { stake: presentWireAmount(cashedStakeMinor), amount: presentWireAmount(cashedMinor) } }
}

/** Why the whole bet was rejected; null where its positions say it. */
function presentRefusal({ refusal, currency }: ShownBet, locale: Locale): string | null {
  if (refusal === null) return findServerText(locale, 'bet.refusal.unknown')
  return refusal.own === null ? null : refusalText(refusal.own, currency, locale)
}

/** What never was a bet has no result, whatever its market had since. */
function presentRejectedLeg({ refusal, currency }: ShownBet, { eventId }: ShownLeg, locale: Locale) {
  const refused = refusal?.legs.find((leg) => leg.eventId === eventId)
  return {
    result: null,
    resultKind: null,
    reason: refused === undefined ? null : refusalText(refused, currency, locale),
    statusColor: refused === undefined ? ('t3' as const) : ('down' as const),
  }
}

/** A system says of which form it is: `System 2/3`. */
function presentType({ type, size, legs }: ShownBet, locale: Locale): string {
  const name = findServerText(locale, TYPE_TEXTS[type]) ?? type
  return type === 'full_cover' ? `${name} ${size}/${legs.length}` : name
}

function presentLeg(leg: ShownLeg, locale: Locale): AccountBet['positions'][number] {
  const { names } = leg
  const teams = { home: names.home[locale], away: names.away[locale] }
  const result = effectiveResult(leg)
  const texts = presentSelection(leg, teams, locale)
  return {
    id: leg.legNumber,
    event: leg.eventId,
    handle: formatHandle(leg.eventId, leg.marketType, leg.specifier, leg.outcome),
    sportId: leg.sportId,
    time: presentWireTime(leg.startsAtMs),
    sport: names.sportAlias,
    sportName: names.sport[locale],
    league: names.league[locale],
    kind: texts.market,
    name: eventTitle(teams),
    outcome: texts.outcome,
    factor: presentWireOdds(leg.odds),
    result: result === null ? null : leg.resultScore,
    resultKind: result?.kind ?? null,
    reason: presentReason(leg, teams, locale),
    statusColor: legColor(result?.kind ?? null),
    live: leg.isLive,
  }
}

/** A market that the house has not, or no longer has, is called as when it was bet on, or by its key. */
function presentSelection(
  { names, marketType, specifier, outcome }: ShownLeg,
  teams: TeamNames,
  locale: Locale,
): { market: string; outcome: string } {
  const type = findSportByKey(names.sportAlias)?.markets.find(marketType) ?? null
  if (type === null) {
    return { market: names.market?.[locale] ?? marketType, outcome: names.outcome?.[locale] ?? outcome }
  }
  return {
    market: marketName(type, specifier, teams, locale),
    outcome: names.outcome?.[locale] ?? outcomeName(type, specifier, outcome, teams, locale),
  }
}

function legColor(kind: AccountBet['positions'][number]['resultKind']): Color {
  if (kind === null) return 'info'
  if (kind === 'won' || kind === 'half_won' || kind === 'dead_heat') return 'up'
  return kind === 'void' ? 't2' : 'down'
}
