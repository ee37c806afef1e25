import { describe, expect, it } from 'vitest'
import { foldWords } from './fold-words.ts'

describe('words as search compares them', () => {
  it.each([
    ['Qarabağ FK', ['qarabag', 'fk']],
    ['ZİRƏ', ['zire']],
    ['zirə', ['zire']],
    ['ZIRA', ['zira']],
    ['Sumqayıt', ['sumqayit']],
    ['Ağdaş-Şəki', ['agdas', 'seki']],
    ['Bodø/Glimt', ['bodo', 'glimt']],
    ['Łódź', ['lodz']],
    ['1. FC Köln', ['1', 'fc', 'koln']],
    ['Атлетико', ['атлетико']],
    ['Ёлка й', ['елка', 'и']],
    ['  ', []],
    ['%_\\', []],
  ])('%s → %j', (text, words) => {
    expect(foldWords(text)).toEqual(words)
  })
})
