import { periodName } from '@xezer/i18n/market-name'
import {
  type FoldedMarket,
  foldMarket,
  foldQuery,
  hasNumber,
  isNumber,
  lineSize,
  outcomeOfWord,
  readWord,
  type TypedWord,
} from '@xezer/i18n/market-search'
import { findServerText } from '@xezer/i18n/server-text'
import type { BookEvent, BookMarket } from '@xezer/odds-book/book'
import { type MarketType, periodOf } from '@xezer/sport/market-type'
import { readSpecifier } from '@xezer/sport/specifier'
import { SPORTS } from '@xezer/sports/registry'
import type { Locale } from '@xezer/std/locale'

/** Words of markets that were typed: what they mean in each sport, and who sells it. */
export interface MarketSense {
  /** As the search of an event page understands them. */
  readonly query: string
  /** `Total 2.5 · Alt`: the one that an event sells of those that were meant. */
  nameOn(event: BookEvent): string
  /** Whether an event has such a market now, or will tell it once somebody looks. */
  isSold(event: BookEvent): boolean
}

/** A market type in one part of play, with its name. */
interface NamedMarket {
  readonly type: MarketType
  readonly name: string
  readonly path: string
  /** The name with its part of play. */
  readonly folded: FoldedMarket
  readonly foldedName: FoldedMarket
}

/** How many parts are named that are numbered, and how many of each of them: `set{setnr}.game{gamenr}`. No sport plays more. */
const MOST_PARTS: readonly number[] = [7, 13]

/** All that can be meant in one language; made once, as catalogues do not change. */
interface Lexicon {
  readonly bySport: ReadonlyMap<number, readonly NamedMarket[]>
  /** Every word of their names once. */
  readonly own: FoldedMarket
}

const lexicons = new Map<Locale, Lexicon>()

function lexiconOf(locale: Locale): Lexicon {
  const known = lexicons.get(locale)
  if (known !== undefined) return known
  const bySport = new Map(
    SPORTS.map(({ id, markets }) => [id, markets.matchTypes.flatMap((type) => nameMarkets(type, locale))]),
  )
  const words = [...bySport.values()].flat().flatMap(({ folded }) => folded.own)
  const made = { bySport, own: foldMarket([...new Set(words)].join(' '), '') }
  lexicons.set(locale, made)
  return made
}

function nameMarkets(type: MarketType, locale: Locale): NamedMarket[] {
  const name = findServerText(locale, `market.type.${type.name}`, { n: 1 }) ?? ''
  const foldedName = foldMarket(name, '')
  return listPaths(type.period).map((path) => {
    return { type, name, path, folded: foldMarket(name, periodName(path, locale)), foldedName }
  })
}

function listPaths(period: string, [most = 1, ...deeper] = MOST_PARTS): string[] {
  const brace = /\{\w+\}/
  if (!brace.test(period)) return [period]
  const paths = Array.from({ length: most }, (_, place) => period.replace(brace, String(place + 1)))
  return paths.flatMap((path) => listPaths(path, deeper))
}

/** The words of a query that are of markets, and the others; null where none is. */
export function partQuery(
  query: string,
  locale: Locale,
  isName: (word: string) => boolean,
): {
  readonly market: readonly string[]
  readonly names: readonly string[]
  readonly both: readonly string[]
} | null {
  const { own } = lexiconOf(locale)
  const market: string[] = []
  const names: string[] = []
  const both: string[] = []
  for (const word of foldQuery(query)) {
    const isOfName = isName(word)
    const read = readWord(word)
    const isOfMarket = isNumber(word) || read.isMeantBy(own) || (!isOfName && read.fits(own))
    if (isOfMarket && isOfName) both.push(word)
    ;(isOfMarket ? market : names).push(word)
  }
  return market.every(isNumber) ? null : { market, names, both }
}

/** What words of markets mean; null where no sport has a market that all of them fit. */
export function readSense(typed: readonly string[], locale: Locale): MarketSense | null {
  const { bySport } = lexiconOf(locale)
  const meant = new Map<number, SportSense>()
  const words = typed.filter((word) => !isNumber(word)).map(readWord)
  const numbers = typed.filter(isNumber)
  for (const [sportId, named] of bySport) {
    const sense = senseIn(named, words, numbers)
    if (sense !== null) meant.set(sportId, sense)
  }
  if (meant.size === 0) return null
  const outcome = typed.map(outcomeOfWord).find((found) => found !== null) ?? null
  return {
    query: typed.join(' '),
    nameOn(event) {
      const sense = meant.get(event.sport.id)
      return sense === undefined ? '' : sayOn(event, sense, { words, outcome, locale })
    },
    isSold(event) {
      const sense = meant.get(event.sport.id)
      return sense !== undefined && event.field === null && isSoldOn(event, sense)
    },
  }
}

interface SportSense {
  readonly fitting: readonly NamedMarket[]
  /** The parts of play that fit, by the key of their type. */
  readonly parts: ReadonlyMap<string, ReadonlySet<string>>
  /** Numbers of parts of play that were typed. */
  readonly numbers: readonly string[]
  /** Sizes of the lines that were typed. */
  readonly lines: readonly number[]
  readonly isOfferedBefore: boolean
}

/** `1` of `1 hissə` is the number of a part; where no name has it, it is a line. */
function senseIn(
  named: readonly NamedMarket[],
  words: readonly TypedWord[],
  numbers: readonly string[],
): SportSense | null {
  const worded = named.filter(({ folded }) => words.every((word) => word.fits(folded)))
  const isWhole = (number: string) => /^\d+$/.test(number)
  const inNames = (number: string) =>
    isWhole(number) && worded.some(({ folded }) => hasNumber(folded, number))
  const ofNames = numbers.filter(inNames)
  const ofLines = numbers.filter((number) => !inNames(number))
  const fitting = worded.filter(
    ({ type, folded }) =>
      (ofLines.length === 0 || type.line !== null) && ofNames.every((number) => hasNumber(folded, number)),
  )
  if (fitting.length === 0) return null
  const parts = new Map<string, Set<string>>()
  for (const { type, path } of fitting) parts.set(type.key, (parts.get(type.key) ?? new Set()).add(path))
  const isOfferedBefore = fitting.some(({ type }) => type.offered.prematch)
  return { fitting, parts, numbers: ofNames, lines: ofLines.map(lineSize), isOfferedBefore }
}

interface Typed {
  readonly words: readonly TypedWord[]
  readonly outcome: string | null
  readonly locale: Locale
}

/** The name that says most of what was typed; the part of play alone where that is all that was typed. */
function sayOn(event: BookEvent, sense: SportSense, { words, outcome, locale }: Typed): string {
  const { fitting, numbers, lines } = sense
  const isNamed = ({ foldedName }: NamedMarket) => words.some((word) => word.fits(foldedName))
  const sold = [...listSold(event, sense)].map(({ marketType, specifier }) => ({
    type: marketType,
    path: periodOf(marketType, specifier),
  }))
  const told = fitting.filter(({ type, path }) => sold.some((one) => one.type === type && one.path === path))
  const choice = told.length === 0 ? fitting : told
  const first = choice.find(isNamed) ?? choice[0]
  if (first === undefined) return ''
  const part = first.path === 'match' ? '' : periodName(meantPath(first, numbers), locale)
  const parts = isNamed(first) ? [`${first.name} ${lines.join(' ')}`.trim(), part] : [part]
  const answer = outcome === null ? '' : (findServerText(locale, `outcome.${outcome}`) ?? '')
  return [...parts, answer].filter((text) => text !== '').join(' · ')
}

/** Any set has a fifth game: where only some numbers of its path were typed, the other parts are not said. */
function meantPath({ type, path }: NamedMarket, numbers: readonly string[]): string {
  const templates = type.period.split('.')
  const steps = path.split('.')
  const meant = steps.filter(
    (step, place) => templates[place]?.includes('{') !== true || numbers.includes(step.replace(/\D/g, '')),
  )
  return (meant.length === 0 ? steps : meant).join('.')
}

/**
 * Whether lines are of the size of those that are told: a game of basketball whose total is 168.5 has none of 2.5. Nothing
 * told says nothing.
 */
function areOfSize(event: BookEvent, parts: SportSense['parts'], lines: readonly number[]): boolean {
  const told = [...event.markets.values()].flatMap(({ marketType, specifier }) => {
    const line = marketType.line === null ? undefined : readSpecifier(specifier)[marketType.line.key]
    return parts.has(marketType.key) && line !== undefined ? [Math.abs(line)] : []
  })
  const isNear = (size: number) => told.some((one) => size <= 3 * one + 2 && one <= 3 * size + 2)
  return told.length === 0 || lines.every(isNear)
}

/**
 * What a match before its start sells beside its row is told only to whoever looks: where there is more than is known, it
 * has what its catalogue sells then.
 */
function isSoldOn(event: BookEvent, sense: SportSense): boolean {
  const isMoreUntold = event.phase === 'prematch' && event.openCount > event.markets.size
  if (isMoreUntold && sense.isOfferedBefore && areOfSize(event, sense.parts, sense.lines)) return true
  return listSold(event, sense).next().done === false
}

/** What an event is known to sell of what was meant. */
function* listSold(event: BookEvent, { parts, lines }: SportSense): Generator<BookMarket> {
  for (const market of event.markets.values()) {
    const { marketType, specifier, status } = market
    const fittingParts = parts.get(marketType.key)
    if (fittingParts === undefined || (status !== 'open' && status !== 'suspended')) continue
    if (!fittingParts.has(periodOf(marketType, specifier))) continue
    const line = marketType.line === null ? undefined : readSpecifier(specifier)[marketType.line.key]
    if (lines.every((size) => line !== undefined && Math.abs(line) === size)) yield market
  }
}
