import type { Market } from '@xezer/contract/sport-entities'
import { beginsAlmost } from '@xezer/std/almost-word'

/** Words that name an outcome, by its key. Lower case; the three languages in one list, because people mix their words. */
const OUTCOME_WORDS = {
  over: ['üst', 'ust', 'over', 'больше', 'тб', 'ob'],
  under: ['alt', 'under', 'меньше', 'тм', 'ub'],
  odd: ['tək', 'tek', 'odd', 'нечет'],
  even: ['cüt', 'cut', 'even', 'чет'],
} as const

/** Words that mean the same to a player: whoever types one of a set also means the others. */
const SYNONYMS: readonly (readonly string[])[] = [
  ['fora', 'handikap', 'handicap', 'фора', 'гандикап'],
  ['total', 'тотал', ...OUTCOME_WORDS.over, ...OUTCOME_WORDS.under],
  ['künc', 'korner', 'corner', 'угл'],
  ['vərəqə', 'kart', 'card', 'карт'],
  ['hesab', 'score', 'счет'],
  ['heç-heçə', 'draw', 'ничь'],
  [...OUTCOME_WORDS.odd, ...OUTCOME_WORDS.even],
]

const OUTCOMES: readonly (readonly [string, readonly string[]])[] = Object.entries(OUTCOME_WORDS)

/** The outcome that a word names: `alt` is `under`; null where it names none. */
export function outcomeOfWord(typed: string): string | null {
  return OUTCOMES.find(([, words]) => words.includes(typed))?.[0] ?? null
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
    isNumber(typed) ? hasLine(factors, typed) || hasNumber(market, typed) : readWord(typed).fits(market),
  )
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
