import { countOf } from '@xezer/bonuses/counting'
import { qualifies } from '@xezer/bonuses/qualifying-bet'
import { CAMPAIGNS, findCampaign } from '@xezer/bonuses/shipped-campaigns'
import type { Bonus, Bonuses, BonusFrame, BonusOffer, Campaign, FrameBet } from '@xezer/contract/bonuses'
import { presentWireTime } from '@xezer/contract/wire-time'
import type { Pool, Queryable } from '@xezer/db/pool'
import { findServerText, serverTranslator } from '@xezer/i18n/server-text'
import { type Currency, minor, ZERO_MINOR } from '@xezer/money/minor'
import { presentWireAmount } from '@xezer/money/wire-amount'
import type { Locale } from '@xezer/std/locale'
import { findBets, type ShownBet } from '../../core/bets/find-bets.ts'
import { presentBet } from '../../core/bets/present-bet.ts'
import { type DepositCampaign, findDepositCampaigns, findStopped } from '../../core/bonuses/deposit-bonus.ts'
import type { Grant } from '../../core/bonuses/grant.ts'
import { readGrants } from '../../core/bonuses/grant-store.ts'
import type { BonusTickets } from './bonus-tickets.ts'
import {
  campaignGift,
  campaignName,
  campaignTerms,
  neededAs,
  ownAmounts,
  playTerms,
} from './campaign-words.ts'

/** All that a player is told of his bonuses, and of what his next deposit may earn. */
export async function presentBonuses(
  pool: Pool,
  tickets: BonusTickets,
  { playerId, currency }: { readonly playerId: number; readonly currency: Currency },
  locale: Locale,
): Promise<Bonuses> {
  const [grants, due] = [await readGrants(pool, playerId), await findDepositCampaigns(pool, playerId)]
  const active = grants.find(({ status }) => status === 'active')
  return {
    bonuses: grants.map((grant) => presentGrant(grant, locale)),
    rules: active === undefined ? null : { stake: active.rules.stake, bets: [...active.rules.bets] },
    choice: due.choice,
    offers: due.campaigns.map((offer) => presentOffer(offer, currency, locale)),
    frame: grants.length === 0 ? null : await tickets.frameOf(playerId, locale),
  }
}

function presentGrant(grant: Grant, locale: Locale): Bonus {
  const { id, campaign: code, currency, status, unit, amount, balance, expiresAt } = grant
  const told = (count: bigint) => (unit === 'bets' ? Number(count) : presentWireAmount(minor(count)))
  const campaign = findCampaign(code)
  const terms = { ...grant, ...grant.rules, wagering: neededAs(unit, grant.needed) }
  return {
    ...{ id, campaign: code, currency, status },
    // One that is not sold any more is called by its code.
    name: campaign === null ? code : campaignName(campaign, currency, locale),
    amount: presentWireAmount(amount),
    balance: presentWireAmount(balance),
    statusName: findServerText(locale, `bonus.status.${status}`) ?? status,
    progress: { done: told(grant.done), needed: told(grant.needed), unit },
    terms: [
      ...playTerms(terms, locale),
      ...(grant.isHeld ? [serverTranslator(locale)('campaign.when_linked')] : []),
    ],
    expires: status === 'active' && expiresAt !== null ? presentWireTime(expiresAt.getTime()) : null,
  }
}

function presentOffer({ campaign, state }: DepositCampaign, currency: Currency, locale: Locale): BonusOffer {
  const { award } = campaign
  const { min, max } = ownAmounts(award, currency)
  return {
    ...{ campaign: campaign.code, state },
    name: campaignName(campaign, currency, locale),
    percent: award.kind === 'percent' ? award.percent : null,
    min: presentWireAmount(min ?? ZERO_MINOR),
    max: max === null ? null : presentWireAmount(max),
    terms: campaignTerms(campaign, currency, locale),
  }
}

/** What everybody reads: in manat, and nothing of what was stopped. */
export async function presentCampaigns(
  database: Queryable,
  locale: Locale,
): Promise<{ campaigns: Campaign[] }> {
  const stopped = await findStopped(database)
  const offered = CAMPAIGNS.filter(({ code }) => !stopped.has(code))
  return {
    campaigns: offered.map((campaign) => ({
      code: campaign.code,
      name: campaignName(campaign, 'AZN', locale),
      gift: campaignGift(campaign, 'AZN', locale),
      terms: campaignTerms(campaign, 'AZN', locale),
    })),
  }
}

const FRAME_BETS = 50

/** Of the active bonus, else of the last one that was played: the bets that were settled since it began. */
export async function presentFrame(pool: Pool, playerId: number, locale: Locale): Promise<BonusFrame> {
  const grants = await readGrants(pool, playerId)
  const grant = grants.find(({ startedAt }) => startedAt !== null)
  if (grant === undefined || grant.startedAt === null) return { bonus: null, bets: [] }
  const bets = await findBets(pool, {
    ...{ playerId, statuses: ['won', 'lost', 'refunded'], beforeId: null, ids: null, limit: FRAME_BETS },
    ...{ fromMs: grant.startedAt.getTime(), toMs: grant.endedAt?.getTime() ?? null },
  })
  const { rows } = await pool.query<{ id: bigint }>(
    'select id from bet where id = any($1::bigint[]) and grant_id = $2',
    [bets.map(({ id }) => id), grant.id],
  )
  const own = new Set(rows.map(({ id }) => Number(id)))
  return {
    bonus: presentGrant(grant, locale),
    bets: bets.map((bet) => presentFrameBet(bet, grant, own.has(bet.id), locale)),
  }
}

function presentFrameBet(bet: ShownBet, grant: Grant, isOwn: boolean, locale: Locale): FrameBet {
  const text = serverTranslator(locale)
  const shown = presentBet(bet, locale)
  const [first] = shown.positions
  const isCashedOut = bet.cashedStakeMinor > 0n
  const counted = isOwn ? countOf(grant.unit, { ...bet, isCashedOut }) : 0n
  const why = counted > 0n ? null : whyNot(bet, grant)
  return {
    ...{ id: bet.id, time: shown.placed, statusName: shown.statusName },
    name:
      bet.type === 'singles'
        ? (first?.name ?? '')
        : `${shown.typeName} · ${text('slip.selections_n', { n: shown.positions.length })}`,
    note: `${bet.type === 'singles' ? `${first?.outcome ?? ''} · ` : ''}${shown.factor.toFixed(2)}`,
    color: bet.status === 'won' ? 'up' : bet.status === 'lost' ? 'down' : 't3',
    counted:
      counted === 0n ? null : grant.unit === 'bets' ? Number(counted) : presentWireAmount(minor(counted)),
    reason: why && findServerText(locale, `bonus.not.${why}`),
  }
}

/** Why a bet does not count; null where only its moment does. */
function whyNot(bet: ShownBet, { rules, amount }: Grant): string | null {
  const { type, status, stakeMinor } = bet
  if (bet.isVip) return 'vip'
  if (bet.cashedStakeMinor > 0n) return 'cashed_out'
  if (status === 'refunded') return 'refunded'
  const legOdds = bet.legs.map(({ odds }) => odds)
  const fits = (change: object) => qualifies({ type, stakeMinor, legOdds, ...change }, rules, amount)
  if (fits({})) return null
  if (rules.stake === 'equal' && stakeMinor !== amount) return 'stake'
  return rules.bets.some((rule) => rule.type === type && legOdds.length >= rule.legsMin) ? 'odds' : 'type'
}
