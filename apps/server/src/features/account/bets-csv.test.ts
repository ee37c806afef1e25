import type { AccountBet } from '@xezer/contract/account-news'
import { LOCALES } from '@xezer/std/locale'
import { describe, expect, it } from 'vitest'
import { csvHead, csvRow } from './bets-csv.ts'
import { csvLine } from './csv-line.ts'

const BET: AccountBet = {
  ...{
    id: 7,
    number: '7',
    placed: '2026-11-23T03:10:00Z',
    type: 'singles',
    typeName: 'Tək mərc',
    factor: 1.9,
  },
  ...{ amount: 10, currency: 'AZN', status: 'won', statusName: 'Qazanıb', statusColor: 'up', winning: 1019 },
  positions: [
    {
      ...{
        id: 1,
        event: 1,
        sportId: 1,
        time: '2026-11-23T03:10:00Z',
        sport: 'football',
        sportName: 'Futbol',
      },
      ...{ league: 'L', kind: 'Total', name: 'Araz – Kür', outcome: '2.5 alt', factor: 1.9, result: '1:0' },
      ...{ resultKind: 'won', reason: null, statusColor: 'up', live: false },
    },
  ],
}

describe('bets as a table', () => {
  it.each([
    [
      'az',
      '7;2026-11-23T00:10:00.000Z;Tək mərc;"Araz – Kür: Total, 2.5 alt 1,90 (1:0)";"1,90";"10,00";;AZN;Qazanıb;"1019,00";',
    ],
    [
      'en',
      '7,2026-11-23T00:10:00.000Z,Tək mərc,"Araz – Kür: Total, 2.5 alt 1.90 (1:0)",1.90,10.00,,AZN,Qazanıb,1019.00,',
    ],
  ] as const)('%s: %s', (locale, line) => {
    expect(csvRow(BET, locale)).toBe(`${line}\r\n`)
  })

  it.each(LOCALES)('begins with the mark of UTF-8 and a heading for each cell (%s)', (locale) => {
    const head = csvHead(locale)
    const separator = locale === 'en' ? ',' : ';'
    expect(head.startsWith('\uFEFF')).toBe(true)
    expect(head.split(separator)).toHaveLength(11)
    expect(head).not.toContain('csv.')
  })

  it('says beside each amount which part of it is a bonus', () => {
    const bonus = { stake: 6.67, winning: 12.47 }
    expect(csvRow(BET, 'en', bonus)).toMatch(/,10\.00,6\.67,AZN,Qazanıb,1019\.00,12\.47\r\n$/)
    expect(csvRow({ ...BET, status: 'placed' }, 'en', { ...bonus, winning: null })).toMatch(
      /,10\.00,6\.67,AZN,Qazanıb,,\r\n$/,
    )
  })

  it('says no return of an open bet', () => {
    expect(csvRow({ ...BET, status: 'placed' }, 'en')).toMatch(/,Qazanıb,,\r\n$/)
  })

  it.each([
    ['=1+1', "'=1+1"],
    ['+9', "'+9"],
    ['-0.5', "'-0.5"],
    ['@a', "'@a"],
    ['\ttab', "'\ttab"],
    ['=a";b', `"'=a"";b"`],
    ['two\nlines', '"two\nlines"'],
    ['plain', 'plain'],
  ])('%j is written as %j: no cell is a formula, none breaks out of its place', (cell, written) => {
    expect(csvLine([cell], 'en')).toBe(`${written}\r\n`)
  })
})
