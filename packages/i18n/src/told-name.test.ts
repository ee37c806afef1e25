import { describe, expect, it } from 'vitest'
import { toldName } from './told-name.ts'

const teams = { home: 'Qarabağ', away: 'Zirə' }
const name = (text: string) => ({ az: text, ru: text, en: text })

describe('a name that is told as a template', () => {
  it.each([
    ['{$competitor1} or {$competitor2}', '', 'Qarabağ or Zirə'],
    ['{!goalnr} goal', 'goalnr=2', '2nd goal'],
    ['{!goalnr} goal', 'goalnr=11', '11th goal'],
    ['over {total}', 'total=2.5', 'over 2.5'],
    ['{$competitor1} ({+hcp})', 'hcp=-1.5', 'Qarabağ (-1.5)'],
    ['{$competitor2} ({-hcp})', 'hcp=-1.5', 'Zirə (+1.5)'],
    ['{+hcp}', 'hcp=0', '0'],
    ['{-hcp}', 'hcp=0', '0'],
    ['{variant}', 'variant=sr%3Aexact%3A6+', 'sr:exact:6+'],
    ['{+variant}', 'variant=a', '{+variant}'],
    ['{from} to {to}', 'total=2.5', '{from} to {to}'],
    ['{$event}', '', '{$event}'],
  ])('%s of %s is %s', (template, specifier, expected) => {
    expect(toldName(name(template), specifier, teams, 'en')).toBe(expected)
  })

  it('has the ordinals of its reader', () => {
    const told = { az: '{!goalnr} qol', ru: '{!goalnr} гол', en: '{!goalnr} goal' }
    const inLocale = (locale: 'az' | 'ru') => toldName(told, 'goalnr=3', teams, locale)
    expect([inLocale('az'), inLocale('ru')]).toEqual(['3-cü qol', '3-й гол'])
  })
})
