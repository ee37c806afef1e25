import { countCombinations } from '@xezer/betting/combinations/symmetric-polynomials'
import { splitPayout } from '@xezer/bonuses/split'
import type { BetBonus, BetDetails } from '@xezer/contract/bet-details'
import { presentWireTime } from '@xezer/contract/wire-time'
import { marketName } from '@xezer/i18n/market-name'
import { outcomeName } from '@xezer/i18n/outcome-name'
import { presentWireAmount } from '@xezer/money/wire-amount'
import { parseCombination } from '@xezer/sport/combination'
import { isOutcomeOf, isSpecifierOf, type MarketType, periodOf } from '@xezer/sport/market-type'
import { findSportByKey } from '@xezer/sports/registry'
import type { SportModule } from '@xezer/sports/sport-module'
import type { Locale } from '@xezer/std/locale'
import { effectiveResult } from './bet-record.ts'
import type { PastLeg, ShownBet, ShownLeg } from './find-bets.ts'
import { presentReason } from './present-reason.ts'

/** What the card of a bet shows beyond what other pages hear of it. */
export function presentBetDetails(bet: ShownBet, locale: Locale): BetDetails {
  return {
    lines: presentLines(bet),
    questions: bet.status === 'placed' ? bet.legs.flatMap((leg) => presentQuestions(leg, locale)) : [],
    corrections: presentCorrections(bet),
    earlier: bet.pastLegs.flatMap((past) => presentEarlier(bet, past, locale)),
    settled: bet.settledAtMs === null ? null : presentWireTime(bet.settledAtMs),
    rulesVersion: bet.rulesVersion,
    ...presentBonus(bet),
  }
}

/** A bet that was not accepted took nothing; what a cash-out paid is divided in its own steps, which the statement has. */
export function presentBonus(bet: ShownBet): { readonly bonus?: BetBonus } {
  const { status, bonusMinor, payoutMinor, cashedStakeMinor } = bet
  if (bonusMinor === 0n || status === 'rejected') return {}
  const isDivided = payoutMinor !== null && cashedStakeMinor === 0n
  const winning = isDivided ? presentWireAmount(splitPayout(payoutMinor, bet).bonus) : null
  return { bonus: { stake: presentWireAmount(bonusMinor), winning } }
}

function presentCorrections(bet: ShownBet): BetDetails['corrections'] {
  const { past, stakeMinor, cashedStakeMinor } = bet
  // One that was bought back whole was open until then.
  const payoutMinor = cashedStakeMinor === stakeMinor ? null : bet.payoutMinor
  return past.map((settlement, index) => {
    const next = past[index + 1]?.payoutMinor ?? payoutMinor
    return {
      at: presentWireTime(settlement.changedAtMs),
      paid: presentWireAmount(settlement.payoutMinor),
      next: next === null ? null : presentWireAmount(next),
    }
  })
}

function presentEarlier({ legs }: ShownBet, past: PastLeg, locale: Locale): BetDetails['earlier'] {
  const leg = legs.find(({ legNumber }) => legNumber === past.legNumber)
  const result = effectiveResult(past)
  if (leg === undefined || result === null) return []
  const teams = { home: leg.names.home[locale], away: leg.names.away[locale] }
  return [
    {
      position: past.legNumber,
      at: presentWireTime(past.changedAtMs),
      resultKind: result.kind,
      result: past.resultScore,
      reason: presentReason({ ...past, outcome: leg.outcome }, teams, locale),
    },
  ]
}

function presentLines({ type, size, legs }: ShownBet): BetDetails['lines'] {
  if (type !== 'full_cover') return null
  const standing = legs.filter((leg) => effectiveResult(leg)?.kind !== 'lost').length
  const count = (of: number) => Number(countCombinations(of, size))
  return { all: count(legs.length), standing: count(standing) }
}

/** None of a field, nor of a market that only its provider settles; of a combination one for each of its selections. */
function presentQuestions(leg: ShownLeg, locale: Locale): BetDetails['questions'] {
  const { names, marketType, specifier } = leg
  const sport = findSportByKey(names.sportAlias)
  const type = sport?.markets.find(marketType) ?? null
  if (effectiveResult(leg) !== null || sport === null || type === null) return []
  if (type.legType === undefined) return presentQuestion({ leg, sport, type }, null, locale)
  const { legType } = type
  return (parseCombination(specifier) ?? []).flatMap((one) => {
    const partType = legType(one.type)
    if (partType === null) return []
    const teams = { home: names.home[locale], away: names.away[locale] }
    const outcome = outcomeName(partType, one.specifier, one.outcome, teams, locale)
    const name = `${outcome} ${marketName(partType, one.specifier, teams, locale)}`
    return presentQuestion({ leg: { ...leg, ...one }, sport, type: partType }, name, locale)
  })
}

function presentQuestion(
  { leg, sport, type }: { leg: ShownLeg; sport: SportModule; type: MarketType },
  part: string | null,
  locale: Locale,
): BetDetails['questions'] {
  const { legNumber, names, specifier, outcome } = leg
  // What an earlier catalogue struck is asked in no rule of this one.
  const isAsked = isSpecifierOf(type, specifier) && isOutcomeOf(type, outcome)
  if (!isAsked || type.outcomeStyle === 'competitor') return []
  const { rule, statistic, numbered, team } = type
  const { score, partScore } = sport
  return [
    {
      position: legNumber,
      ...{ part, rule, statistic, numbered, team, score, partScore, specifier, outcome },
      outcomes: [...type.outcomes],
      period: periodOf(type, specifier),
      home: names.home[locale],
      away: names.away[locale],
    },
  ]
}
