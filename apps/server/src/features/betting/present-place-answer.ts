import { POSITIONS_LIMIT } from '@xezer/betting/acceptance/decide-placement'
import type { LiabilityOf } from '@xezer/betting/acceptance/placement'
import type { PlaceAnswer } from '@xezer/contract/bet-slip'
import type { CombinationCode, PositionCode } from '@xezer/contract/errors'
import { errorText } from '@xezer/i18n/error-text'
import { formatMoney } from '@xezer/i18n/format-money'
import { findServerText } from '@xezer/i18n/server-text'
import { minor } from '@xezer/money/minor'
import { ODDS_SCALE } from '@xezer/money/odds'
import { presentWireAmount } from '@xezer/money/wire-amount'
import type { Locale } from '@xezer/std/locale'
import { breakText, sayHouseTime } from '../../core/player/breaks.ts'
import type { PlaceOutcome, RefusedCombination, RefusedLimit, RefusedPosition } from './place-outcome.ts'

/** A decision in words (agreement 3, placing answers): refused bets are an answer, not an error. */
export function presentPlaceAnswer(
  outcome: PlaceOutcome,
  locale: Locale,
  /** Of a limit of the player's own: when the same stake would fit; null where that never comes by itself. */
  opensMs: number | null = null,
): PlaceAnswer {
  if (outcome.kind === 'accepted') {
    return { success: true, bets: outcome.betIds.map((id) => ({ id, number: String(id) })) }
  }
  const { code, currency, combinations = [] } = outcome
  const errors = outcome.positions.map((position) => presentPosition(position, currency, locale))
  const options = combinations.map((combination) => presentCombination(combination, currency, locale))
  const messages = [...new Set([...errors, ...options].map(({ message }) => message))]
  return {
    success: false,
    error: messages[0] ?? ownText(outcome, locale, opensMs),
    code,
    ...(messages.length > 0 ? { errorList: messages } : {}),
    ...(errors.length > 0 ? { errors } : {}),
    ...(options.length > 0 ? { options } : {}),
  }
}

type Refused = Extract<PlaceOutcome, { kind: 'refused' }>

/** The sentence of a refusal that is about no position. */
function ownText(
  { code, currency, untilMs, limit }: Refused,
  locale: Locale,
  opensMs: number | null,
): string {
  if (code === 'player_paused' || code === 'player_excluded') return breakText(code, untilMs ?? null, locale)
  if (limit !== undefined) return limitText(limit, currency, opensMs, locale)
  return errorText(code, { n: POSITIONS_LIMIT }, locale)
}

function presentPosition(position: RefusedPosition, currency: string, locale: Locale) {
  const { eventId, code, isPlaceable, odds, limitMinor, limitOf } = position
  return {
    event: eventId,
    placeable: isPlaceable,
    message: limitedText(code, limitMinor, currency, locale, limitOf),
    code,
    ...(odds === null ? {} : { value: odds / ODDS_SCALE }),
    ...presentLimit(limitMinor),
  }
}

function presentCombination(combination: RefusedCombination, currency: string, locale: Locale) {
  const { option, code, odds, limitMinor } = combination
  return {
    option,
    message: limitedText(code, limitMinor, currency, locale),
    code,
    value: odds / ODDS_SCALE,
    ...presentLimit(limitMinor),
  }
}

function presentLimit(limitMinor: string | null): { limit?: number } {
  return limitMinor === null ? {} : { limit: presentWireAmount(minor(BigInt(limitMinor))) }
}

/** Which limit holds, and how much would still fit, where there is something. */
function limitedText(
  code: PositionCode | CombinationCode,
  limitMinor: string | null,
  currency: string,
  locale: Locale,
  limitOf?: LiabilityOf,
): string {
  const values = limitMinor === null ? {} : { amount: formatMoney(BigInt(limitMinor), currency) }
  const said = limitOf === undefined ? null : findServerText(locale, `error.limit_of.${limitOf}`)
  const text = said ?? errorText(code, values, locale)
  const isLeft = limitMinor !== null && BigInt(limitMinor) > 0n
  const left =
    isLeft && WITHOUT_AMOUNT.includes(code) ? findServerText(locale, 'error.limit_left', values) : null
  return left === null ? text : `${text}. ${left}`
}

/** Codes whose own sentence names no amount. */
const WITHOUT_AMOUNT: readonly string[] = ['liability_reached', 'combination_limit_reached']

/** Which limit of the player's own it is, what it leaves, and when the same stake would fit. */
function limitText(
  { kind, days, leftMinor }: RefusedLimit,
  currency: string,
  opensMs: number | null,
  locale: Locale,
): string {
  const span = findServerText(locale, `error.limit_span.${days}`) ?? ''
  const values = { span, left: formatMoney(BigInt(leftMinor), currency) }
  const text = findServerText(locale, `error.limit_reached.${kind}`, values) ?? kind
  if (opensMs === null) return text
  const opens = kind === 'time' ? 'error.limit_time_opens' : 'error.limit_opens'
  return `${text}. ${findServerText(locale, opens, { from: sayHouseTime(opensMs) })}`
}
