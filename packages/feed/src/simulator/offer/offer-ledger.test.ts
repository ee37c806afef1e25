import { odds } from '@xezer/money/odds'
import type { Offer } from '@xezer/pricing/offers/offer'
import { marketKey } from '@xezer/sport/handle'
import { describe, expect, it } from 'vitest'
import { createOfferLedger } from './offer-ledger.ts'

const offer = (type: string, specifier: string, ...prices: readonly number[]): Offer => ({
  type,
  specifier,
  outcomes: prices.map((price, index) => ({
    key: ['1', 'x', '2'][index] ?? '',
    odds: price === 0 ? null : odds(price),
    probability: 0.5,
  })),
})

const told = (markets: ReturnType<ReturnType<typeof createOfferLedger>['update']>): string[] =>
  markets.map(
    ({ type, specifier, status, outcomes }) =>
      `${status} ${type} ${specifier} ${outcomes.map(({ outcome, odds: price }) => `${outcome}@${price}`).join(' ')}`,
  )

describe('what is told of the offers of an event', () => {
  it('is what changed, once: new prices, and what is not offered any more', () => {
    const ledger = createOfferLedger()
    const [winner, total] = [offer('winner', '', 1500, 2600), offer('total', 'total=2.5', 1900, 1900)]
    expect(told(ledger.update([winner, total]))).toEqual([
      'open winner  1@1500 x@2600',
      'open total total=2.5 1@1900 x@1900',
    ])
    expect(ledger.update([winner, total])).toEqual([])
    expect(told(ledger.update([winner, offer('total', 'total=2.5', 1900, 1850)]))).toEqual([
      'open total total=2.5 1@1900 x@1850',
    ])
    expect(told(ledger.update([winner]))).toEqual(['hidden total total=2.5 1@1900 x@1850'])
    expect(ledger.update([winner]), 'it stays hidden').toEqual([])
    expect(
      told(ledger.update([winner, offer('total', 'total=2.5', 1900, 1850)])),
      'until it comes back',
    ).toEqual(['open total total=2.5 1@1900 x@1850'])
  })

  it.each([
    ['an outcome that lost its price', offer('winner', '', 1500, 0)],
    ['one that left', offer('winner', '', 1500)],
    ['one that came', offer('winner', '', 1500, 2600, 4000)],
    [
      'one of another name',
      {
        ...offer('winner', '', 1500, 2600),
        outcomes: [...offer('winner', '', 1500).outcomes, { key: '2', odds: odds(2600), probability: 0.5 }],
      },
    ],
  ])('%s is a change', (_name, now) => {
    const ledger = createOfferLedger()
    ledger.update([offer('winner', '', 1500, 2600)])
    expect(ledger.update([now])).toHaveLength(1)
  })

  it('stands on the screens as long as it is open', () => {
    const ledger = createOfferLedger()
    ledger.update([offer('winner', '', 1500, 2600), offer('total', 'total=2.5', 1900, 1900)])
    expect([...ledger.shown()]).toEqual([marketKey('winner', ''), marketKey('total', 'total=2.5')])
    ledger.update([offer('winner', '', 1500, 2600)])
    expect([...ledger.shown()]).toEqual([marketKey('winner', '')])
    ledger.forgetTold()
    expect([...ledger.shown()]).toEqual([])
    expect(ledger.update([offer('winner', '', 1500, 2600)]), 'everything is told again').toHaveLength(1)
  })

  it('is forgotten when it is withdrawn, but for the types that are kept', () => {
    const ledger = createOfferLedger()
    const all = [offer('winner', '', 1500, 2600), offer('total', 'total=2.5', 1900, 1900)]
    ledger.update(all)
    expect(ledger.withdraw((type) => type === 'winner')).toEqual([{ type: 'total', specifier: 'total=2.5' }])
    expect([...ledger.shown()]).toEqual([marketKey('winner', '')])
    expect(told(ledger.update(all))).toEqual(['open total total=2.5 1@1900 x@1900'])
  })
})
