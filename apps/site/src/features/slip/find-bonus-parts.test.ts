import type { SlipBet } from '@xezer/betting/slip/list-slip-bets'
import type { Bonuses } from '@xezer/contract/bonuses'
import { minor } from '@xezer/money/minor'
import { odds } from '@xezer/money/odds'
import { expect, it } from 'vitest'
import { findBonusParts } from './find-bonus-parts.ts'

const told = (
  amount: number,
  stake: 'equal' | 'any',
  status: 'active' | 'queued' = 'active',
): Pick<Bonuses, 'bonuses' | 'rules'> => ({
  bonuses: [
    {
      ...{ id: 1, campaign: 'reload', name: '', amount, balance: amount, currency: 'AZN', status },
      ...{ statusName: '', progress: { done: 0, needed: 10, unit: 'bets' }, terms: [], expires: null },
    },
  ],
  rules: { stake, bets: [{ type: 'singles', legsMin: 1, oddsMin: 1850 }] },
})
const single = (stake: bigint, price = 1870): SlipBet => ({
  ...{ type: 'singles', size: 1, amountMinor: minor(stake) },
  positions: [{ eventId: 1, handle: '1:1x2::1', odds: odds(price) }],
})

it.each<
  [
    name: string,
    bonuses: ReturnType<typeof told>,
    bets: SlipBet[],
    cash: bigint,
    parts: [bigint, bigint] | null,
  ]
>([
  ['cash first, the rest from the bonus', told(20, 'any'), [single(1000n)], 333n, [333n, 667n]],
  ['cash alone is told of by nothing', told(20, 'any'), [single(1000n)], 1000n, null],
  ['both do not suffice', told(20, 'any'), [single(5000n)], 333n, null],
  ['odds that are too low', told(20, 'any'), [single(1000n, 1849)], 333n, null],
  ['another stake than the bonus', told(20, 'equal'), [single(1999n)], 333n, null],
  ['exactly the bonus', told(20, 'equal'), [single(2000n, 1850)], 0n, [0n, 2000n]],
  ['two bets, one of cash alone', told(20, 'any'), [single(300n, 1500), single(1000n)], 500n, [500n, 800n]],
  ['one that waits pays nothing', told(20, 'any', 'queued'), [single(1000n)], 333n, null],
])('%s', (_name, bonuses, bets, cash, parts) => {
  const found = findBonusParts(bonuses, bets, { shownMinor: minor(cash), bonusMinor: minor(2000n) })
  expect(found && [found.cashMinor, found.bonusMinor]).toEqual(parts)
})
