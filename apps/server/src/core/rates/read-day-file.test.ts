import { readFileSync } from 'node:fs'
import { rational } from '@xezer/money/rational'
import { payPerUnit, shownRate } from '@xezer/payments/rates'
import { describe, expect, it } from 'vitest'
import { readDayFile } from './read-day-file.ts'

const sample = (name: string) => readFileSync(new URL(`./samples/${name}.xml`, import.meta.url))
const CBAR = sample('cbar-2018-10-30')
const CBR = sample('cbr-2025-04-04')
const changed = (from: string | RegExp, to: string) => Buffer.from(CBAR.toString('utf8').replace(from, to))

describe('the day file of a central bank', () => {
  it('of Azerbaijan: manat with a point, currencies behind metals', () => {
    const read = readDayFile('cbar', CBAR)
    expect(read).toEqual({
      ok: true,
      value: {
        day: '2018-10-30',
        rates: { USD: rational(17n, 10n), EUR: rational(19_348n, 10_000n), RUB: rational(259n, 10_000n) },
      },
    })
    if (read.ok) expect(shownRate(payPerUnit('RUB', 'AZN', read.value.rates))).toBe('38.61')
  })

  it('of Russia: roubles with a comma in windows-1251, told in manat', () => {
    expect(readDayFile('cbr', CBR)).toEqual({
      ok: true,
      value: {
        day: '2025-04-04',
        rates: {
          USD: rational(843_830n, 496_371n),
          EUR: rational(925_000n, 496_371n),
          RUB: rational(10_000n, 496_371n),
        },
      },
    })
  })

  it('counts a value for its number of units', () => {
    const read = readDayFile(
      'cbar',
      changed('<Nominal>1</Nominal><Name>1 Rus', '<Nominal>100</Nominal><Name>100 Rus'),
    )
    expect(read.ok && read.value.rates.RUB).toEqual(rational(259n, 1_000_000n))
  })

  it.each<[string, Uint8Array, string]>([
    ['nothing', new Uint8Array(), 'rates_unreadable'],
    ['no XML', Buffer.from('{"USD": 1.7}'), 'rates_unreadable'],
    ['half of it', CBAR.subarray(0, 600), 'rates_unreadable'],
    ['a page of an error', Buffer.from('<html><body>503</body></html>'), 'rates_unreadable'],
    ['no day', changed('30.10.2018', '31.02.2018'), 'rates_unreadable'],
    [
      'no UTF-8',
      changed('Avro', 'Avro')
        .map((byte) => (byte === 0xc9 ? 0xff : byte))
        .fill(0xff, 120, 121),
      'rates_unreadable',
    ],
    ['another encoding', changed('UTF-8', 'UTF-16'), 'rates_unreadable'],
    ['metals alone', changed('Xarici valyutalar', 'Valyutalar'), 'rates_unreadable'],
    ['a rate of nothing', changed('1.7000', '0.0000'), 'rates_unreadable'],
    ['a rate that is none', changed('1.7000', 'NaN'), 'rates_unreadable'],
    ['units that are none', changed('<Nominal>100', '<Nominal>0'), 'rates_unreadable'],
    ['no dollar', changed('Code="USD"', 'Code="AUD"'), 'rates_lack_currency'],
    ['no euro', changed('Code="EUR"', 'Code="AUD"'), 'rates_lack_currency'],
    ['no rouble', changed('Code="RUB"', 'Code="BYN"'), 'rates_lack_currency'],
    ['more than 256 kB', Buffer.concat([CBAR, Buffer.alloc(256 * 1024, ' ')]), 'rates_too_large'],
    [
      'entities that grow',
      changed('<ValCurs', '<!DOCTYPE v [<!ENTITY a "1.7000"><!ENTITY b "&a;&a;">]><ValCurs'),
      'rates_unreadable',
    ],
    ['a value that an entity writes', changed('1.7000', '&#49;.7000'), 'rates_unreadable'],
  ])('with %s is refused', (_, bytes, code) => {
    expect(readDayFile('cbar', bytes)).toEqual({ ok: false, error: code })
  })

  it('of Russia without the manat is refused', () => {
    const without = Buffer.from(CBR.toString('latin1').replace('AZN', 'AMD'), 'latin1')
    expect(readDayFile('cbr', without)).toEqual({ ok: false, error: 'rates_lack_currency' })
  })
})
