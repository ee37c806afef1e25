import { POSITIONS_LIMIT } from '@xezer/betting/acceptance/decide-placement'
import { VIP_NOTICE_MS } from '@xezer/betting/acceptance/decide-vip'
import { type LimitSubject, stakeLimits } from '@xezer/betting/acceptance/stake-limits'
import { CASH_OUT_MARGIN_PERCENT } from '@xezer/betting/cash-out/value-bet'
import { COMBINED_ODDS_MAX } from '@xezer/betting/combinations/combined-cap'
import { RETURN_WAIT_AFTER_EVER_MS, RETURN_WAIT_MS } from '@xezer/betting/protection/decide-break'
import {
  NO_LIMIT_MONTHS,
  RAISE_OPEN_MS,
  RAISE_WAIT_MS,
  REVIEW_MONTHS,
} from '@xezer/betting/protection/decide-limit'
import { FAST_BET_AMOUNT } from '@xezer/contract/bet-slip'
import { formatAmount, formatMoney } from '@xezer/i18n/format-money'
import { formatOdds } from '@xezer/i18n/format-odds'
import { CURRENCIES, major } from '@xezer/money/minor'
import { ODDS_MIN, type Odds, odds } from '@xezer/money/odds'
import { COMBINATION_LEGS } from '@xezer/sport/combination'
import { REALITY_MINUTES, REALITY_MINUTES_USUAL } from '@xezer/sport/limit-kind'
import { MARKET_GROUPS } from '@xezer/sport/market-group'
import { TIERS } from '@xezer/sport/tier'
import { FIRST_SPORT, SPORTS } from '@xezer/sports/registry'
import { RULES_VERSION } from '../../core/bets/bet-record.ts'
import { LIABILITY_LIMITS } from '../../core/bets/liability.ts'
import { sportDelayMs } from '../../core/bets/live-delay.ts'
import { bonusValues } from './bonus-values.ts'
import { ruleExamples } from './rule-examples.ts'

/** What the rules say of this house and its code does not hold as a constant of its own. */
export interface HouseTerms {
  /** What the house sets for all sports; null leaves each its own. */
  readonly liveDelayMs: number | null
  readonly bookingCodeLength: number
  readonly bookingDays: number
}

type Values = readonly (readonly [name: string, value: string])[]

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS
const NO_BREAK_SPACE = '\u00a0'
/** At these odds the largest stake is the largest win. */
const EVENS = odds(2000)

const PLAIN: LimitSubject = { tier: 1, group: 'm', isLive: false, currency: 'AZN', sportPercent: 100n }
const limitsOf = (change: Partial<LimitSubject>, price: Odds = EVENS) =>
  stakeLimits({ ...PLAIN, ...change }, price)

/** Every value that the rules may name in braces, as the code that works with it has it. */
export function ruleValues(terms: HouseTerms): ReadonlyMap<string, string> {
  const largest = (price: Odds) => limitsOf({ sportPercent: FIRST_SPORT.limitPercent }, price).maximumMinor
  const examples: Values = [...ruleExamples(largest)].map(([name, value]) => [`example.${name}`, value])
  return new Map([...constants(terms), ...ofSports(terms), ...limits(), ...bonusValues(), ...examples])
}

function constants(terms: HouseTerms): Values {
  return [
    ['rules.version', String(RULES_VERSION)],
    ['odds.min', formatOdds(ODDS_MIN)],
    ['combined.max', formatOdds(COMBINED_ODDS_MAX)],
    ['positions.max', String(POSITIONS_LIMIT)],
    ['combo.min', String(COMBINATION_LEGS.min)],
    ['combo.max', String(COMBINATION_LEGS.max)],
    ['fastbet.amount', formatAmount(major(FAST_BET_AMOUNT))],
    ['code.length', String(terms.bookingCodeLength)],
    ['code.days', String(terms.bookingDays)],
    ['cashout.percent', String(CASH_OUT_MARGIN_PERCENT)],
    ['vip.minutes', String(VIP_NOTICE_MS / MINUTE_MS)],
    ['raise.hours', String(RAISE_WAIT_MS / HOUR_MS)],
    ['raise.days', String(RAISE_OPEN_MS / DAY_MS)],
    ['reality.min', String(REALITY_MINUTES[0])],
    ['reality.mid', String(REALITY_MINUTES[1])],
    ['reality.max', String(REALITY_MINUTES[2])],
    ['reality.default', String(REALITY_MINUTES_USUAL)],
    ['review.months', String(REVIEW_MONTHS)],
    ['review.none', String(NO_LIMIT_MONTHS)],
    ['return.hours', String(RETURN_WAIT_MS / HOUR_MS)],
    ['return.days', String(RETURN_WAIT_AFTER_EVER_MS / DAY_MS)],
  ]
}

function ofSports(terms: HouseTerms): Values {
  return SPORTS.flatMap(
    ({ id, key, limitPercent }): Values => [
      [`delay.${key}`, String(sportDelayMs(terms.liveDelayMs, id) / 1000)],
      [`share.${key}`, `${limitPercent}${NO_BREAK_SPACE}%`],
    ],
  )
}

function limits(): Values {
  const { maximumMinor } = limitsOf({})
  // Where the price is so short that the stake is bounded by the win itself.
  const shortest = limitsOf({}, ODDS_MIN).maximumMinor
  return [
    ['stake.times', String(shortest / maximumMinor)],
    ['limits.live', String(maximumMinor / limitsOf({ isLive: true }).maximumMinor)],
    ...CURRENCIES.flatMap((currency): Values => {
      const { minimumMinor, maximumPayoutMinor } = limitsOf({ currency })
      return [
        [`stake.min.${currency}`, formatMoney(minimumMinor, currency)],
        [`payout.max.${currency}`, formatMoney(maximumPayoutMinor, currency)],
      ]
    }),
    ...TIERS.flatMap(
      (tier): Values => [
        ...MARKET_GROUPS.map((group) => {
          return [`win.${tier}.${group}`, formatAmount(limitsOf({ tier, group }).maximumMinor)] as const
        }),
        [`system.${tier}`, formatAmount(limitsOf({ tier }).maximumSystemExpressMinor)],
      ],
    ),
    ...Object.entries(LIABILITY_LIMITS).map(([name, amount]) => {
      return [`liability.${name}`, formatAmount(amount)] as const
    }),
  ]
}
