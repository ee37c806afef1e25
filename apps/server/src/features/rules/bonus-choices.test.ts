import { awardOf } from '@xezer/bonuses/award'
import { countOf, recount } from '@xezer/bonuses/counting'
import { fundStakes } from '@xezer/bonuses/funding'
import { GRANT_MOVES, homeOfBonus } from '@xezer/bonuses/grant-states'
import { qualifies } from '@xezer/bonuses/qualifying-bet'
import { CAMPAIGNS, findCampaign } from '@xezer/bonuses/shipped-campaigns'
import { minor } from '@xezer/money/minor'
import { odds } from '@xezer/money/odds'
import { rational } from '@xezer/money/rational'
import { must } from '@xezer/std/assert'
import { expect, it } from 'vitest'
import { fillRules } from './house-rules.ts'
import { ruleValues } from './rule-values.ts'

/* What the articles on bonuses promise in words, held against what gives, funds and counts. */

const english = fillRules(ruleValues({ liveDelayMs: null, bookingCodeLength: 8, bookingDays: 3 }), 'en')
const textOf = (id: number) =>
  (english.find((article) => article.id === id)?.content ?? '').replace(/<[^>]*>/g, ' ')

const reload = must(findCampaign('reload'), 'reload')
const first = must(findCampaign('first_deposit'), 'first_deposit')
const given = (amount: bigint) => awardOf(reload.award, minor(amount), rational(1n, 1n))
const single = (stake: bigint, price: number) =>
  qualifies({ type: 'singles', stakeMinor: minor(stake), legOdds: [odds(price)] }, reload, minor(2000n))
const legs = (...prices: number[]) =>
  qualifies({ type: 'accumulator', stakeMinor: minor(500n), legOdds: prices.map(odds) }, first, minor(2000n))
const counted = (status: string, isCashedOut = false) =>
  countOf('bets', { status, stakeMinor: minor(2000n), isCashedOut })

it.each<[article: number, promise: string, told: unknown, expected: unknown]>([
  [131, 'a deposit of 5.00\u00a0₼ or more', [given(499n), given(500n)], [null, 100n]],
  [131, 'rounded down', given(509n), 101n],
  [131, 'singles at odds of 1.85 or more', [single(2000n, 1849), single(2000n, 1850)], [false, true]],
  [131, 'each stake equal to the bonus', [single(1999n, 1850), single(2001n, 1850)], [false, false]],
  [131, 'accumulators of 3 selections or more', [legs(1500, 1500), legs(1400, 1400, 1400)], [false, true]],
  [131, 'each at 1.40 or more', legs(1399, 1500, 1500), false],
  [
    131,
    'given once to a person',
    CAMPAIGNS.filter(({ isOnce }) => isOnce).map(({ trigger }) => trigger),
    ['first_deposit', 'verified'],
  ],
  [131, '30 days', CAMPAIGNS.map(({ days }) => days), [30, 30, 30]],
  [
    132,
    'Cash is staked first',
    fundStakes([{ stakeMinor: minor(1000n), isAllowed: true }], minor(333n), minor(2000n)),
    [667n],
  ],
  [
    132,
    'if its terms allow the bet',
    fundStakes([{ stakeMinor: minor(1000n), isAllowed: false }], minor(333n), minor(2000n)),
    null,
  ],
  [
    132,
    '10.00\u00a0₼ staked at 1.87',
    textOf(132).includes('12.47\u00a0₼ to the bonus and 6.23\u00a0₼ to cash'),
    true,
  ],
  [133, 'Won and lost bets count', [counted('won'), counted('lost')], [1n, 1n]],
  [133, 'does not count', [counted('refunded'), counted('won', true)], [0n, 0n]],
  [133, 'A bonus that became cash stays cash', recount({ done: 10n, needed: 10n }, 1n, 0n), 10n],
  [
    134,
    'goes on after a withdrawal',
    CAMPAIGNS.map(({ onWithdrawal }) => onWithdrawal),
    ['keep', 'forfeit', 'forfeit'],
  ],
  [134, 'the deposit comes back without the bonus', GRANT_MOVES.cancelled, []],
  [
    134,
    'belongs to the house, or is cash',
    [homeOfBonus('expired'), homeOfBonus('done')],
    ['bonus_cost', 'cash'],
  ],
])('article %i: %s', (article, promise, told, expected) => {
  expect(textOf(article)).toContain(promise)
  expect(told).toEqual(expected)
})
