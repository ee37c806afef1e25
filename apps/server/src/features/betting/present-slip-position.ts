import { singleMaximum } from '@xezer/betting/acceptance/decide-placement'
import { decideOpenness } from '@xezer/betting/acceptance/selection-state'
import type { SlipPosition } from '@xezer/contract/bet-slip'
import { presentWireTime } from '@xezer/contract/wire-time'
import { errorText } from '@xezer/i18n/error-text'
import { eventTitle } from '@xezer/i18n/event-title'
import { marketName } from '@xezer/i18n/market-name'
import { outcomeName } from '@xezer/i18n/outcome-name'
import { toldOutcome } from '@xezer/i18n/told-name'
import type { Currency } from '@xezer/money/minor'
import { presentWireAmount } from '@xezer/money/wire-amount'
import { presentWireOdds } from '@xezer/money/wire-odds'
import type { BookSelection } from '@xezer/odds-book/book'
import { eventNames } from '@xezer/odds-book/event-names'
import type { Locale } from '@xezer/std/locale'
import { sportDelayMs } from '../../core/bets/live-delay.ts'
import {
  findCompetitorName,
  findSelectionOf,
  readLimits,
  readSelectionState,
} from '../../core/bets/read-selection.ts'
import { presentLeagueRef } from '../../core/offer-bytes/present-event.ts'
import type { BettingOptions } from './betting-options.ts'

interface Asked {
  readonly event: number
  readonly factor: string
}

/** A position as it stands now, in the player's currency; null when the book does not have the selection. */
export function presentSlipPosition(
  options: Pick<BettingOptions, 'book' | 'clock' | 'steadyClock' | 'liveDelayMs'>,
  asked: Asked,
  currency: Currency,
  locale: Locale,
): SlipPosition | null {
  const { book, clock, steadyClock } = options
  const selection = findSelectionOf(book, asked.event, asked.factor)
  if (selection === null) return null
  const nowMs = clock.nowMs()
  const state = readSelectionState(book, asked.event, selection, steadyClock.steadyMs())
  const openness = decideOpenness(state, nowMs)
  const { home, away } = eventNames(selection.event)
  const teams = { home: home[locale], away: away[locale] }
  const { specifier, marketType: type } = selection.market
  const told = toldOutcome(type, { specifier, outcome: selection.outcome }, teams, locale)
  const code = openness.isOpen ? null : openness.code
  const isLive = selection.eventStatus === 'live'
  return {
    event: {
      id: selection.event.id,
      name: eventTitle(teams),
      kind: isLive ? 1 : 0,
      sport: selection.event.sport.id,
      league: presentLeagueRef(selection.event.tournament, selection.event.category, locale),
      time: presentWireTime(selection.startsAtMs),
      ...presentMaxima(selection, currency),
      liveDelay: isLive ? sportDelayMs(options.liveDelayMs, selection.event.sport.id) : 0,
    },
    id: asked.factor,
    value: selection.odds === null ? null : presentWireOdds(selection.odds),
    name:
      findCompetitorName(selection)?.[locale] ??
      told ??
      outcomeName(type, specifier, selection.outcome, teams, locale),
    market: marketName(type, specifier, teams, locale),
    placeable: openness.isOpen,
    code,
    message: code === null ? null : errorText(code, {}, locale),
  }
}

/** What stood in the slip and left the book: only a remove button is left of it. */
export function presentGonePosition(asked: Asked, locale: Locale): SlipPosition {
  return {
    event: {
      id: asked.event,
      name: '',
      kind: 0,
      sport: 1,
      league: null,
      time: null,
      maximum: 0,
      maximumSystemExpress: 0,
      maximumPayout: 0,
      liveDelay: 0,
    },
    id: asked.factor,
    value: null,
    name: '',
    market: '',
    placeable: false,
    code: 'selection_closed',
    message: errorText('selection_closed', {}, locale),
  }
}

type Maxima = Pick<SlipPosition['event'], 'maximum' | 'maximumSystemExpress' | 'maximumPayout'>

function presentMaxima(selection: BookSelection, currency: Currency): Maxima {
  if (selection.odds === null) return { maximum: 0, maximumSystemExpress: 0, maximumPayout: 0 }
  const limits = readLimits(selection, currency, selection.odds)
  return {
    maximum: presentWireAmount(singleMaximum(limits, selection.odds)),
    maximumSystemExpress: presentWireAmount(limits.maximumSystemExpressMinor),
    maximumPayout: presentWireAmount(limits.maximumPayoutMinor),
  }
}
