import { type Currency, type Minor, minor } from '@xezer/money/minor'
import { ODDS_SCALE, type Odds } from '@xezer/money/odds'
import type { MarketGroup } from '@xezer/sport/market-group'
import type { Tier } from '@xezer/sport/tier'
import { assert } from '@xezer/std/assert'

export interface LimitSubject {
  readonly tier: Tier
  readonly group: MarketGroup
  readonly isLive: boolean
  readonly currency: Currency
  /** How much of the largest win the sport bears. */
  readonly sportPercent: bigint
}
export interface StakeLimits {
  readonly minimumMinor: Minor
  /** Largest stake of a single at the price. */
  readonly maximumMinor: Minor
  /** Largest win of a combination with this event (product §3, entities, maximumSystemExpress). */
  readonly maximumSystemExpressMinor: Minor
  /** Largest payout of one bet, stake included. */
  readonly maximumPayoutMinor: Minor
}

/** Largest win of a single before the match, in minor units of AZN, by tier and market group. House choice. */
const MAXIMUM_WIN_MINOR: Readonly<Record<Tier, Readonly<Record<MarketGroup, bigint>>>> = {
  1: { m: 2_000_000n, h: 2_000_000n, t: 1_500_000n, o: 500_000n },
  2: { m: 1_000_000n, h: 1_000_000n, t: 750_000n, o: 300_000n },
  3: { m: 500_000n, h: 500_000n, t: 400_000n, o: 150_000n },
  4: { m: 200_000n, h: 200_000n, t: 150_000n, o: 80_000n },
}
const MAXIMUM_SYSTEM_WIN_MINOR: Readonly<Record<Tier, bigint>> = {
  1: 4_000_000n,
  2: 2_000_000n,
  3: 1_000_000n,
  4: 400_000n,
}
/** In play the book answers for half of that. */
const LIVE_DIVISOR = 2n
/** However short the price, a stake is no larger than this many times the largest win. */
const STAKE_TO_WIN_CAP = 2n
const MINIMUM_STAKE_MINOR = 20n
const MAXIMUM_PAYOUT_MINOR = 20_000_000n

/** Hundredths of a currency's unit for one AZN: limits are round figures, not rates of the day. */
const CURRENCY_PERCENT: Readonly<Record<Currency, bigint>> = { AZN: 100n, USD: 60n, EUR: 50n, RUR: 5000n }

/** What of the limits is the same at every price. */
interface Ceilings extends Omit<StakeLimits, 'maximumMinor'> {
  readonly maximumWinMinor: bigint
}

/** One for each kind of subject that there is, since every leg of every bet asks for its own. */
const known = new Map<string, Ceilings>()

/** The limits of a stake on one selection at a price; every maximum is rounded down to the minor unit. */
export function stakeLimits(subject: LimitSubject, odds: Odds): StakeLimits {
  const { maximumWinMinor, minimumMinor, maximumSystemExpressMinor, maximumPayoutMinor } = ceilingsOf(subject)
  const gain = BigInt(odds - ODDS_SCALE)
  assert(gain > 0n, `no limit at odds ${odds}`)
  const byWin = (maximumWinMinor * BigInt(ODDS_SCALE)) / gain
  const cap = maximumWinMinor * STAKE_TO_WIN_CAP
  const maximumMinor = minor(byWin < cap ? byWin : cap)
  return { minimumMinor, maximumMinor, maximumSystemExpressMinor, maximumPayoutMinor }
}

function ceilingsOf(subject: LimitSubject): Ceilings {
  const { tier, group, isLive, currency, sportPercent } = subject
  const name = `${tier}${group}${isLive}${currency}${sportPercent}`
  const ceilings = known.get(name) ?? computeCeilings(subject)
  known.set(name, ceilings)
  return ceilings
}

function computeCeilings({ tier, group, isLive, currency, sportPercent }: LimitSubject): Ceilings {
  const inCurrency = (amount: bigint): bigint => (amount * CURRENCY_PERCENT[currency]) / 100n
  const divisor = isLive ? LIVE_DIVISOR : 1n
  const ofSport = (amount: bigint): bigint => (amount * sportPercent) / 100n
  return {
    minimumMinor: minor(inCurrency(MINIMUM_STAKE_MINOR)),
    maximumWinMinor: inCurrency(ofSport(MAXIMUM_WIN_MINOR[tier][group])) / divisor,
    maximumSystemExpressMinor: minor(inCurrency(ofSport(MAXIMUM_SYSTEM_WIN_MINOR[tier])) / divisor),
    maximumPayoutMinor: minor(inCurrency(MAXIMUM_PAYOUT_MINOR)),
  }
}
