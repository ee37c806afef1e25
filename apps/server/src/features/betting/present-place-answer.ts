import { POSITIONS_LIMIT } from '@xezer/betting/acceptance/decide-placement'
import type { PlaceAnswer } from '@xezer/contract/bet-slip'
import type { CombinationCode, PositionCode } from '@xezer/contract/errors'
import { errorText } from '@xezer/i18n/error-text'
import { formatMoney } from '@xezer/i18n/format-money'
import { minor } from '@xezer/money/minor'
import { ODDS_SCALE } from '@xezer/money/odds'
import { presentWireAmount } from '@xezer/money/wire-amount'
import type { Locale } from '@xezer/std/locale'
import type { PlaceOutcome, RefusedCombination, RefusedPosition } from './place-outcome.ts'

/** A decision in words (agreement 3, placing answers): refused bets are an answer, not an error. */
export function presentPlaceAnswer(outcome: PlaceOutcome, locale: Locale): PlaceAnswer {
  if (outcome.kind === 'accepted') {
    return { success: true, bets: outcome.betIds.map((id) => ({ id, number: String(id) })) }
  }
  const { code, currency, combinations = [] } = outcome
  const errors = outcome.positions.map((position) => presentPosition(position, currency, locale))
  const options = combinations.map((combination) => presentCombination(combination, currency, locale))
  const messages = [...new Set([...errors, ...options].map(({ message }) => message))]
  return {
    success: false,
    error: messages[0] ?? errorText(code, { n: POSITIONS_LIMIT }, locale),
    code,
    ...(messages.length > 0 ? { errorList: messages } : {}),
    ...(errors.length > 0 ? { errors } : {}),
    ...(options.length > 0 ? { options } : {}),
  }
}

function presentPosition(position: RefusedPosition, currency: string, locale: Locale) {
  const { eventId, code, isPlaceable, odds, limitMinor } = position
  return {
    event: eventId,
    placeable: isPlaceable,
    message: limitedText(code, limitMinor, currency, locale),
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

function limitedText(
  code: PositionCode | CombinationCode,
  limitMinor: string | null,
  currency: string,
  locale: Locale,
): string {
  return errorText(
    code,
    limitMinor === null ? {} : { amount: formatMoney(BigInt(limitMinor), currency) },
    locale,
  )
}
