import type { SlipPosition } from '@xezer/contract/bet-slip'
import { expect, it } from 'vitest'
import { shareText } from './share-text.ts'

const position = (name: string, value: number | null): SlipPosition => ({
  event: {
    id: 1,
    name: 'Qarabağ – Neftçi',
    kind: 0,
    sport: 1,
    league: null,
    time: null,
    maximum: 731.55,
    maximumSystemExpress: 842.66,
    maximumPayout: 953.77,
  },
  id: '1:1x2::1',
  value,
  name,
  market: 'Oyunun nəticəsi',
  placeable: value !== null,
  code: value === null ? 'selection_closed' : null,
  message: null,
})

it('what is handed on says matches, selections, odds and the link, and no amount', () => {
  const link = 'https://example.com/coupon/ABCD2345'
  const text = shareText([position('Qarabağ', 1.85), position('Heç-heçə', null)], 'Kupon kodu ABCD2345', link)
  expect(text.split('\n')).toEqual([
    'Xəzər · Kupon kodu ABCD2345',
    '',
    'Qarabağ – Neftçi',
    'Qarabağ · Oyunun nəticəsi · 1.85',
    '',
    'Qarabağ – Neftçi',
    'Heç-heçə · Oyunun nəticəsi',
    '',
    link,
  ])
  expect(text).not.toMatch(/\d{3}\.\d\d/)
})
