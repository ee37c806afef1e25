import type { Market } from '@xezer/contract/sport-entities'
import { beginsAlmost } from '@xezer/std/almost-word'

/**
 * Words that mean the same to a player: whoever types one of a set also means the others. Lower case; the
 * three languages in one list, because a market keeps its name while people mix their words.
 */
const SYNONYMS: readonly (readonly string[])[] = [
  ['fora', 'handikap', 'handicap', 'фора', 'гандикап'],
  ['total', 'üst', 'alt', 'over', 'under', 'тотал', 'больше', 'меньше', 'тб', 'тм', 'ob', 'ub'],
  ['künc', 'korner', 'corner', 'угл'],
  ['vərəqə', 'kart', 'card', 'карт'],
  ['hesab', 'score', 'счёт', 'счет'],
  ['heç-heçə', 'draw', 'ничь'],
  ['tək', 'cüt', 'odd', 'even', 'чёт', 'чет', 'нечет'],
]

/** The beginnings of words that are all in the name of a market; in each language its own. */
type Meanings = readonly (readonly string[])[]

const BOTH_SCORE: Meanings = [
  ['hər', 'iki', 'komanda', 'qol'],
  ['обе', 'забьют'],
  ['both', 'score'],
]
const HALF_FULL: Meanings = [
  ['hissə', 'oyun'],
  ['тайм', 'матч'],
  ['half', 'full'],
]
const DRAW_NO_BET: Meanings = [
  ['heç-heçə', 'geri'],
  ['без', 'ничьей'],
  ['draw', 'bet'],
]
/** Names of the field that stand in no name of a market. */
const BYWORDS: ReadonlyMap<string, Meanings> = new Map([
  ['btts', BOTH_SCORE],
  ['gg', BOTH_SCORE],
  ['оз', BOTH_SCORE],
  ['ht/ft', HALF_FULL],
  ['htft', HALF_FULL],
  ['dnb', DRAW_NO_BET],
  ['1x2', [['nəticə'], ['исход'], ['result']]],
])

const fold = (text: string) => text.toLocaleLowerCase('az').replaceAll('ё', 'е').normalize('NFKC')
const wordsOf = (text: string) =>
  fold(text)
    .split(/[\s:·/()]+/)
    .filter(Boolean)

/** What of a market can be found: its name, its part of play, the lines of its cells. */
export interface FindableMarket extends Pick<Market, 'name' | 'factors'> {
  part: string
}

/**
 * Whether a market fits what was typed: every word of it, a synonym of it or almost the word stands in the name or the
 * part of play, and a number is one of its lines.
 */
export function fitsSearch({ name, part, factors }: FindableMarket, query: string): boolean {
  const folded = fold(`${name} ${part}`)
  const own = wordsOf(folded)
  return fold(query)
    .split(/\s+/)
    .filter(Boolean)
    .every((typed) => {
      if (/^[+-]?\d+([.,]\d+)?$/.test(typed)) return hasLine(factors, typed) || hasNumber(own, typed)
      if (folded.includes(typed)) return true
      const alike = SYNONYMS.find((set) =>
        set.some((known) => fold(known).startsWith(typed) || typed.startsWith(fold(known))),
      )
      if (alike?.some((known) => folded.includes(fold(known)))) return true
      if (isByword(typed, own)) return true
      return own.some((word) => beginsAlmost(word, typed))
    })
}

function isByword(typed: string, own: readonly string[]): boolean {
  const meanings = BYWORDS.get(typed) ?? []
  return meanings.some((begins) => begins.every((begin) => own.some((word) => word.startsWith(fold(begin)))))
}

/** `2,5` and `-1` are lines of a market that has 2.5, or -1 on either side. */
function hasLine(factors: Market['factors'], typed: string): boolean {
  const line = Number(typed.replace(',', '.'))
  return factors.some((factor) => factor?.pt != null && Math.abs(Number(factor.pt)) === Math.abs(line))
}

/** `1` of `1 hissə` is the number of `1-ci hissə`, and not of any other. */
function hasNumber(own: readonly string[], typed: string): boolean {
  return own.some((word) => Number.parseInt(word, 10) === Number(typed))
}
