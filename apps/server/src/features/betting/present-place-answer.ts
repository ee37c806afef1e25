import { POSITIONS_LIMIT } from '@xezer/betting/acceptance/decide-placement'
import type { PlaceAnswer } from '@xezer/contract/bet-slip'
import type { PositionCode } from '@xezer/contract/errors'
import { errorText } from '@xezer/i18n/error-text'
import { formatMoney } from '@xezer/i18n/format-money'
import { ODDS_SCALE } from '@xezer/money/odds'
import type { Locale } from '@xezer/std/locale'
import type { PlaceOutcome, RefusedPosition } from './place-outcome.ts'

/** A decision in words (agreement 3, placing answers): refused bets are an answer, not an error. */
export function presentPlaceAnswer(outcome: PlaceOutcome, locale: Locale): PlaceAnswer {
  if (outcome.kind === 'accepted') {
    return { success: true, bets: outcome.betIds.map((id) => ({ id, number: String(id) })) }
  }
  const { code, currency } = outcome
  const errors = outcome.positions.map((position) => presentPosition(position, currency, locale))
  const messages = [...new Set(errors.map(({ message }) => message))]
  return {
    success: false,
    error: messages[0] ?? errorText(code, { n: POSITIONS_LIMIT }, locale),
    code,
    ...(errors.length > 0 ? { errorList: messages, errors } : {}),
  }
}

function presentPosition(position: RefusedPosition, currency: string, locale: Locale) {
  const { eventId, code, isPlaceable, odds, limitMinor } = position
  return {
    event: eventId,
    placeable: isPlaceable,
    message: positionText(code, limitMinor === null ? null : BigInt(limitMinor), currency, locale),
    code,
    ...(odds === null ? {} : { value: odds / ODDS_SCALE }),
  }
}

export function positionText(
  code: PositionCode,
  limitMinor: bigint | null,
  currency: string,
  locale: Locale,
): string {
  return errorText(code, limitMinor === null ? {} : { amount: formatMoney(limitMinor, currency) }, locale)
}
