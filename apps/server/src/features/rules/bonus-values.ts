import { settleBet } from '@xezer/betting/settlement/settle-bet'
import type { Campaign } from '@xezer/bonuses/campaign'
import { fundStakes } from '@xezer/bonuses/funding'
import { CAMPAIGNS } from '@xezer/bonuses/shipped-campaigns'
import { splitPayout } from '@xezer/bonuses/split'
import { formatMoney } from '@xezer/i18n/format-money'
import { formatOdds } from '@xezer/i18n/format-odds'
import { type Minor, minor } from '@xezer/money/minor'
import { odds } from '@xezer/money/odds'
import { WON } from '@xezer/sport/outcome-result'
import { assert, must } from '@xezer/std/assert'

type Values = readonly (readonly [name: string, value: string])[]

const show = (amount: Minor) => formatMoney(amount, 'AZN')

/** What the articles say of bonuses, as the campaigns have it; the example is computed by what funds and splits bets. */
export function bonusValues(): Values {
  const [days, ...others] = new Set(CAMPAIGNS.map((campaign) => campaign.days))
  assert(others.length === 0, 'the articles know one length of all bonuses')
  return [['bonus.days', String(days)], ...CAMPAIGNS.flatMap(ofCampaign), ...exampleOfSplit()]
}

function ofCampaign({ code, award, wagering, bets }: Campaign): Values {
  const single = bets.find(({ type }) => type === 'singles')
  const accumulator = bets.find(({ type }) => type === 'accumulator')
  const values: (readonly [string, string | null])[] = [
    ['count', String(wagering.unit === 'bets' ? wagering.count : wagering.times)],
    ['odds', single === undefined ? null : formatOdds(single.oddsMin)],
    ['legs', accumulator === undefined ? null : String(accumulator.legsMin)],
    ['leg_odds', accumulator === undefined ? null : formatOdds(accumulator.oddsMin)],
    ...(award.kind === 'fixed'
      ? [['amount', show(award.manat)] as const]
      : ([
          ['percent', `${award.percent}%`],
          ['min', award.minManat > 0n ? show(award.minManat) : null],
          ['max', award.maxManat === null ? null : show(award.maxManat)],
        ] as const)),
  ]
  return values.flatMap(([name, value]) =>
    value === null ? [] : [[`bonus.${code}.${name}`, value] as const],
  )
}

/** Ten staked with less than ten in cash. */
function exampleOfSplit(): Values {
  const [stake, cash, price] = [minor(1000n), minor(333n), odds(1870)]
  const [bonus] = must(fundStakes([{ stakeMinor: stake, isAllowed: true }], cash, stake), 'enough of both')
  const bonusMinor = must(bonus, 'a bet has its part')
  const settled = settleBet({
    ...{ type: 'singles', size: 1, stakeMinor: stake, possibleReturnMinor: stake },
    legs: [{ odds: price, result: WON }],
  })
  assert(settled !== 'open', 'an example is settled')
  const returned = settled.payoutMinor
  const parts = splitPayout(returned, { stakeMinor: stake, bonusMinor })
  const values = {
    stake,
    cash,
    bonus: bonusMinor,
    payout: returned,
    payout_bonus: parts.bonus,
    payout_cash: parts.cash,
  }
  return [
    ['example.bonus.odds', formatOdds(price)],
    ...Object.entries(values).map(([name, amount]) => [`example.bonus.${name}`, show(amount)] as const),
  ]
}
