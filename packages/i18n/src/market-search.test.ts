import type { Factor } from '@xezer/contract/sport-entities'
import { describe, expect, it } from 'vitest'
import { fitsSearch } from './market-search.ts'

const line = (pt: string): Factor => ({ h: `1:total::${pt}`, v: 2, n: 'Üst', pt, d: false })
const find = (name: string, query: string, part = 'Oyun', factors: Factor[] = []) =>
  fitsSearch({ name, part, factors }, query)

describe('fitsSearch: every typed word or a synonym of it stands in the name', () => {
  it.each([
    ['Asiya forası', 'handikap', true],
    ['Asiya forası', 'ASİYA', true],
    ['Total: Qarabağ', 'üst', true],
    ['Total: Qarabağ', 'total qara', true],
    ['Künc zərbələrinin totalı', 'korner', true],
    ['Точный счёт', 'счет', true],
    ['Both teams to score', 'both score', true],
    ['Dəqiq hesab', 'fora', false],
    ['Total', '', true],
  ])('%s for "%s": %s', (name, query, expected) => {
    expect(find(name, query)).toBe(expected)
  })
})

describe('fitsSearch: words of the field', () => {
  it.each([
    ['Hər iki komanda qol vuracaq', 'btts', true],
    ['Обе забьют', 'btts', true],
    ['Обе забьют', 'ОЗ', true],
    ['Both teams to score', 'gg', true],
    ['Hissə / oyun', 'ht/ft', true],
    ['Heç-heçə olarsa, geri qaytarılır', 'dnb', true],
    ['Total', 'btts', false],
    ['Hər iki hissədə qol vuracaq: Qarabağ', 'btts', false],
  ])('%s for "%s": %s', (name, query, expected) => {
    expect(find(name, query)).toBe(expected)
  })

  it.each([
    ['1-ci hissə', '1 hissə', true],
    ['2-ci hissə', '1 hissə', false],
    ['1-й тайм', '1 тайм', true],
    ['Oyun', '1 hissə', false],
  ])('in %s for "%s": %s', (part, query, expected) => {
    expect(find('Nəticə', query, part)).toBe(expected)
  })

  it.each([
    ['alt 2.5', true],
    ['alt 2,5', true],
    ['alt 3.5', false],
    ['total 2.5', true],
  ])('a total of 1.5 and 2.5 for "%s": %s', (query, expected) => {
    expect(find('Total', query, 'Oyun', [line('1.5'), line('2.5')])).toBe(expected)
  })

  it.each([
    ['Dəqiq hesab', 'deqiq', true],
    ['Dəqiq hesab', 'dəqqi', true],
    ['Asiya forası', 'asyia', true],
    ['Asiya forası', 'azot', false],
  ])('%s forgives "%s": %s', (name, query, expected) => {
    expect(find(name, query)).toBe(expected)
  })
})
