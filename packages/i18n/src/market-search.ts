import type { Market } from '@xezer/contract/sport-entities'
import { beginsAlmost } from '@xezer/std/almost-word'

/**
 * Words that mean the same to a player: whoever types one of a set also means the others. Lower case; the
 * three languages in one list, because a market keeps its name while people mix their words.
 */
const SYNONYMS: readonly (readonly string[])[] = [
  ['fora', 'handikap', 'handicap', 'фора', 'гандикап'],
  ['total', 'üst', 'ust', 'alt', 'over', 'under', 'тотал', 'больше', 'меньше', 'тб', 'тм', 'ob', 'ub'],
  ['künc', 'korner', 'corner', 'угл'],
  ['vərəqə', 'kart', 'card', 'карт'],
  ['hesab', 'score', 'счёт', 'счет'],
  ['heç-heçə', 'draw', 'ничь'],
  ['tək', 'tek', 'cüt', 'cut', 'odd', 'even', 'чёт', 'чет', 'нечет'],
]

/** Of these the ones that name an outcome, by its key. */
const OUTCOME_WORDS: Readonly<Record<string, readonly string[]>> = {
  over: ['üst', 'ust', 'over', 'больше', 'тб', 'ob'],
  under: ['alt', 'under', 'меньше', 'тм', 'ub'],
  odd: ['tək', 'tek', 'odd', 'нечет'],
  even: ['cüt', 'cut', 'even', 'чет'],
}

/** The outcome that a word names: `alt` is `under`; null where it names none. */
export function outcomeOfWord(typed: string): string | null {
  return Object.keys(OUTCOME_WORDS).find((outcome) => OUTCOME_WORDS[outcome]?.includes(typed)) ?? null
}

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

const FOLDED_BYWORDS = new Map(
  [...BYWORDS].map(([typed, meanings]) => [typed, meanings.map((begins) => begins.map(fold))]),
)
const FOLDED_SYNONYMS = SYNONYMS.map((set) => set.map(fold))

/** What of a market can be found: its name, its part of play, the lines of its cells. */
export interface FindableMarket extends Pick<Market, 'name' | 'factors'> {
  part: string
}

/** A name and a part of play, made ready to be compared with many words. */
export interface FoldedMarket {
  readonly text: string
  readonly own: readonly string[]
  /** With which its words begin: 1 of `1-ci`. */
  readonly numbers: ReadonlySet<number>
}

export function foldMarket(name: string, part: string): FoldedMarket {
  const text = fold(`${name} ${part}`)
  const own = wordsOf(text)
  return { text, own, numbers: new Set(own.map((word) => Number.parseInt(word, 10))) }
}

/** What was typed, word by word. */
export function foldQuery(query: string): string[] {
  return fold(query).split(/\s+/).filter(Boolean)
}

export function isNumber(typed: string): boolean {
  return /^[+-]?\d+([.,]\d+)?$/.test(typed)
}

/**
 * Whether a market fits what was typed: every word of it, a synonym of it or almost the word stands in the name or the
 * part of play, and a number is one of its lines.
 */
export function fitsSearch({ name, part, factors }: FindableMarket, query: string): boolean {
  const market = foldMarket(name, part)
  return foldQuery(query).every((typed) =>
    isNumber(typed) ? hasLine(factors, typed) || hasNumber(market, typed) : fitsWord(market, typed),
  )
}

/** Whether a word, a synonym of it or almost the word stands in a name. */
function fitsWord(market: FoldedMarket, typed: string): boolean {
  return readWord(typed).fits(market)
}

/** A typed word, read once to be compared with many names. */
export interface TypedWord {
  /** The word itself, a synonym of it or almost the word stands in the name. */
  fits(market: FoldedMarket): boolean
  /** A word of the name begins so, or the field calls it so. */
  isMeantBy(market: FoldedMarket): boolean
}

export function readWord(typed: string): TypedWord {
  const alike = FOLDED_SYNONYMS.find((set) =>
    set.some((known) => known.startsWith(typed) || typed.startsWith(known)),
  )
  const almost = new Map<string, boolean>()
  const isAlmost = (word: string): boolean => {
    let known = almost.get(word)
    if (known === undefined) {
      known = beginsAlmost(word, typed)
      almost.set(word, known)
    }
    return known
  }
  const isCalled = ({ text, own }: FoldedMarket): boolean =>
    alike?.some((known) => text.includes(known)) === true || isByword(typed, own)
  return {
    fits: (market) => market.text.includes(typed) || isCalled(market) || market.own.some(isAlmost),
    isMeantBy: (market) => market.own.some((word) => word.startsWith(typed)) || isCalled(market),
  }
}

/** Whether a byword such as `btts` means the market. */
function isByword(typed: string, own: readonly string[]): boolean {
  const meanings = FOLDED_BYWORDS.get(typed) ?? []
  return meanings.some((begins) => begins.every((begin) => own.some((word) => word.startsWith(begin))))
}

/** How far from nothing a line is that was typed. */
export function lineSize(typed: string): number {
  return Math.abs(Number(typed.replace(',', '.')))
}

/** `2,5` and `-1` are lines of a market that has 2.5, or -1 on either side. */
function hasLine(factors: Market['factors'], typed: string): boolean {
  const size = lineSize(typed)
  return factors.some((factor) => factor?.pt != null && Math.abs(Number(factor.pt)) === size)
}

/** `1` of `1 hissə` is the number of `1-ci hissə`, and not of any other. */
export function hasNumber({ numbers }: FoldedMarket, typed: string): boolean {
  return numbers.has(Number(typed))
}
