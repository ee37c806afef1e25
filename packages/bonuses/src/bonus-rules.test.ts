import { parseExchangeRate } from '@xezer/money/exchange'
import { type Minor, minor } from '@xezer/money/minor'
import { odds } from '@xezer/money/odds'
import type { BetType } from '@xezer/sport/bet-type'
import { must } from '@xezer/std/assert'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { awardOf, neededOf } from './award.ts'
import { countOf, recount } from './counting.ts'
import { fundStakes } from './funding.ts'
import { GRANT_MOVES, GRANT_STATES, homeOfBonus, mayBecome } from './grant-states.ts'
import { qualifies } from './qualifying-bet.ts'
import { findCampaign } from './shipped-campaigns.ts'
import { boughtStake, openStake, splitPayout } from './split.ts'

const reload = must(findCampaign('reload'), 'reload')
const firstDeposit = must(findCampaign('first_deposit'), 'first_deposit')
const welcome = must(findCampaign('welcome'), 'welcome')

function rate(text: string) {
  const parsed = parseExchangeRate(text)
  if (!parsed.ok) throw new Error(text)
  return parsed.value
}

describe('what is given', () => {
  it.each([
    ['reload of 100.00 AZN', reload, 10_000n, '1', 2000n],
    ['a fifth is rounded down', reload, 10_004n, '1', 2000n],
    ['reload from 5 manat', reload, 500n, '1', 100n],
    ['below 5 manat', reload, 499n, '1', null],
    ['2.95 USD are worth 5.015 manat', reload, 295n, '1.7', 59n],
    ['2.94 USD are worth 4.998 manat', reload, 294n, '1.7', null],
    ['250 RUR are worth 5 manat exactly', reload, 25_000n, '0.02', 5000n],
    ['249.99 RUR are worth less', reload, 24_999n, '0.02', null],
    ['all of a first deposit', firstDeposit, 5000n, '1', 5000n],
    ['100 manat at most', firstDeposit, 25_000n, '1', 10_000n],
    ['what 100 manat are in USD', firstDeposit, 25_000n, '1.7', 5882n],
    ['welcome', welcome, null, '1', 500n],
    ['welcome in EUR', welcome, null, '1.95', 256n],
    ['a gift of nothing is none', reload, 0n, '1', null],
  ])('%s', (_name, { award }, paid, manat, given) => {
    expect(awardOf(award, paid === null ? null : minor(paid), rate(manat))).toBe(given)
  })

  it('is to be played so much', () => {
    expect(neededOf(reload.wagering, minor(2000n))).toBe(10n)
    expect(neededOf(firstDeposit.wagering, minor(5000n))).toBe(25_000n)
  })
})

describe('a bet', () => {
  const single = (stake: bigint, ...prices: number[]) => bet('singles', stake, prices)
  const bet = (type: BetType, stake: bigint, prices: readonly number[]) => ({
    type,
    stakeMinor: minor(stake),
    legOdds: prices.map(odds),
  })
  it.each([
    ['a single of exactly the bonus', reload, single(2000n, 1850), true],
    ['a qepik less', reload, single(1999n, 1850), false],
    ['a qepik more', reload, single(2001n, 1850), false],
    ['odds a thousandth too low', reload, single(2000n, 1849), false],
    ['a double', reload, bet('accumulator', 2000n, [1850, 1850]), false],
    ['any stake', firstDeposit, single(1n, 1850), true],
    ['a single of low odds', firstDeposit, single(100n, 1849), false],
    ['three legs', firstDeposit, bet('accumulator', 100n, [1400, 1400, 1400]), true],
    ['one of them too low', firstDeposit, bet('accumulator', 100n, [1400, 1399, 3000]), false],
    ['two legs', firstDeposit, bet('accumulator', 100n, [5000, 5000]), false],
    ['a system', firstDeposit, bet('full_cover', 100n, [2000, 2000, 2000]), false],
  ])('%s', (_name, rules, played, isAllowed) => {
    expect(qualifies(played, rules, minor(2000n))).toBe(isAllowed)
  })
})

describe('a stake', () => {
  const of = (stakeMinor: bigint, isAllowed = true) => ({ stakeMinor: minor(stakeMinor), isAllowed })
  it.each([
    ['cash suffices', [of(1000n)], 1000n, 500n, [0n]],
    ['the rest is bonus', [of(1000n)], 333n, 667n, [667n]],
    ['a qepik is missing', [of(1000n)], 333n, 666n, null],
    ['the bonus alone', [of(1000n)], 0n, 1000n, [1000n]],
    ['not for a bet that its rules refuse', [of(1000n, false)], 333n, 667n, null],
    ['cash goes to what the bonus may not fund', [of(1000n), of(1000n, false)], 1000n, 1000n, [1000n, 0n]],
    ['and then in their order', [of(600n), of(600n)], 1000n, 200n, [0n, 200n]],
    ['two of them need more bonus than there is', [of(600n), of(600n)], 0n, 1199n, null],
  ])('%s', (_name, bets, cash, bonus, parts) => {
    expect(fundStakes(bets, minor(cash), minor(bonus))).toEqual(parts)
  })

  it('takes no more than there is and no bonus while there is cash', () => {
    const amount = fc.bigInt({ min: 0n, max: 10_000n })
    const bets = fc.array(
      fc.record({ stakeMinor: fc.bigInt({ min: 1n, max: 5000n }), isAllowed: fc.boolean() }),
      {
        maxLength: 5,
      },
    )
    fc.assert(
      fc.property(bets, amount, amount, (made, cash, bonus) => {
        const asked = made.map((one) => ({ ...one, stakeMinor: minor(one.stakeMinor) }))
        const whole = asked.reduce((sum, { stakeMinor }) => sum + stakeMinor, 0n)
        const refused = asked.reduce((sum, one) => (one.isAllowed ? sum : sum + one.stakeMinor), 0n)
        const parts = fundStakes(asked, minor(cash), minor(bonus))
        expect(parts !== null).toBe(refused <= cash && whole <= cash + bonus)
        const used = parts?.reduce((sum, part) => sum + part, 0n) ?? 0n
        if (parts === null) return
        expect(used).toBe(whole > cash ? whole - cash : 0n)
        for (const [index, one] of asked.entries()) {
          const part = must(parts[index], 'a part')
          expect(part >= 0n && part <= (one.isAllowed ? one.stakeMinor : 0n)).toBe(true)
        }
      }),
    )
  })
})

describe('a payout', () => {
  const mixed = (stake: bigint, bonus: bigint) => ({ stakeMinor: minor(stake), bonusMinor: minor(bonus) })
  it('of 3.33 cash and 6.67 bonus at 1.87 is 6.23 and 12.47', () => {
    expect(splitPayout(minor(1870n), mixed(1000n, 667n))).toEqual({ cash: 623n, bonus: 1247n })
  })

  it('is the sum of its parts, and neither part takes from the other', () => {
    const amount = fc.bigInt({ min: 1n, max: 10_000_000n })
    fc.assert(
      fc.property(amount, amount, fc.bigInt({ min: 0n, max: 10_000_000n }), (one, other, payout) => {
        const [bonus, stake] = one < other ? [one, other] : [other, one]
        const parts = splitPayout(minor(payout), mixed(stake, bonus))
        expect(parts.cash + parts.bonus).toBe(payout)
        expect(parts.bonus * stake <= payout * bonus && (parts.bonus + 1n) * stake > payout * bonus).toBe(
          true,
        )
        expect(splitPayout(minor(payout), mixed(stake, stake))).toEqual({ cash: 0n, bonus: payout })
        expect(splitPayout(minor(payout), mixed(stake, 0n))).toEqual({ cash: payout, bonus: 0n })
        // A stake that comes back whole brings both parts back whole.
        expect(splitPayout(minor(stake), mixed(stake, bonus)).bonus).toBe(bonus)
      }),
    )
  })

  it('parts that are bought back one by one make the whole', () => {
    const sizes = fc.array(fc.bigInt({ min: 1n, max: 1000n }), { minLength: 1, maxLength: 6 })
    fc.assert(
      fc.property(sizes, fc.nat(1000), (parts, share) => {
        const stake = parts.reduce((sum, part) => sum + part, 0n)
        const whole = mixed(stake, (stake * BigInt(share)) / 1000n)
        let cashed = 0n
        let bonus = 0n
        for (const part of parts) {
          const bought = boughtStake(whole, minor(cashed), minor(part))
          expect(bought.bonusMinor >= 0n && bought.bonusMinor <= part).toBe(true)
          cashed += part
          bonus += bought.bonusMinor
          expect(openStake(whole, minor(cashed)).bonusMinor).toBe(whole.bonusMinor - bonus)
        }
        expect(bonus).toBe(whole.bonusMinor)
      }),
    )
  })
})

describe('what counts', () => {
  const as = (status: string, isCashedOut = false) => ({
    status,
    stakeMinor: minor(2000n) as Minor,
    isCashedOut,
  })
  it.each([
    ['won', as('won'), 1n, 2000n],
    ['lost', as('lost'), 1n, 2000n],
    ['refunded', as('refunded'), 0n, 0n],
    ['open', as('placed'), 0n, 0n],
    ['bought back', as('won', true), 0n, 0n],
  ])('%s', (_name, bet, bets, turnover) => {
    expect([countOf('bets', bet), countOf('turnover', bet)]).toEqual([bets, turnover])
  })

  it.each([
    ['one more', 3n, 0n, 1n, 4n],
    ['one less by a correction', 3n, 1n, 0n, 2n],
    ['another result of the same bet', 3n, 1n, 1n, 3n],
    ['the last', 9n, 0n, 1n, 10n],
    ['more than is needed', 9n, 0n, 5n, 10n],
    ['done stays done', 10n, 1n, 0n, 10n],
    ['never below nothing', 0n, 1n, 0n, 0n],
  ])('%s', (_name, done, before, after, now) => {
    expect(recount({ done, needed: 10n }, before, after)).toBe(now)
  })
})

describe('a grant', () => {
  it('that is over stays as it ended', () => {
    const over = GRANT_STATES.filter((state) => GRANT_MOVES[state].length === 0)
    expect(over).toEqual(['done', 'forfeited', 'expired', 'cancelled'])
    expect(GRANT_STATES.filter((state) => mayBecome('queued', state))).toEqual([
      'active',
      'forfeited',
      'cancelled',
    ])
  })

  it('says where the bonus part of a bet comes back to', () => {
    expect(GRANT_STATES.map(homeOfBonus)).toEqual([
      'bonus_cost',
      'bonus',
      'cash',
      'bonus_cost',
      'bonus_cost',
      'bonus_cost',
    ])
  })
})
