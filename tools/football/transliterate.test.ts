import { describe, expect, it } from 'vitest'
import { toAzerbaijani, toRussian } from './transliterate.ts'

describe('toRussian: by the spelling of the country', () => {
  it.each([
    ['Hessen Kassel', 'de', 'Хессен Кассел'],
    ['Ceuta', 'es', 'Сеута'],
    ['Cittadella', 'it', 'Читтаделла'],
    ['Górnik Zabrze', 'pl', 'Гурник Забже'],
    ['İskenderunspor', 'tr', 'Искендерунспор'],
    ['St. Albans City', 'gb-eng', 'Сент-Албанс Сити'],
    ['Real Unión', 'es', 'Реал Унион'],
    ['Leiknir Reykjavík', 'is', 'Лейкнир Рейкьявик'],
    ['Sheffield', 'gb-eng', 'Шеффилд'],
    ['Eastbourne Borough', 'gb-eng', 'Эастборн Боро'],
    ['Maya', 'mx', 'Мая'],
  ])('%s (%s) is %s', (name, country, expected) => {
    expect(toRussian(name, country)).toBe(expected)
  })
})

describe('toAzerbaijani: the Latin name in the letters of the language', () => {
  it.each([
    ['Beşiktaş', 'Beşiktaş'],
    ['Čukarički', 'Çukariçki'],
    ['Tromsø', 'Tromsö'],
    ['Málaga', 'Malaga'],
    ['Gabala ə', 'Gabala ə'],
  ])('%s is %s', (name, expected) => {
    expect(toAzerbaijani(name)).toBe(expected)
  })
})
