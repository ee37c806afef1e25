import type { RulesArticle } from '@xezer/contract/rules'
import { parseRichText, wordsOf } from './parse-rich-text.ts'

/** Where a word that is looked for stands in a text: from, to. */
export type Span = readonly [from: number, to: number]

export interface FoundArticle {
  readonly id: number
  readonly number: string
  readonly title: string
  /** Around the first place in its words; empty where only its title has them. */
  readonly excerpt: string
}

/** One letter is asked for so often that it finds everything. */
const QUERY_LENGTH_MIN = 2
const EXCERPT_BEFORE = 50
const EXCERPT_LENGTH = 150
const SPECIAL: Readonly<Record<string, string>> = { İ: 'i', I: 'i', ı: 'i', ə: 'e', Ə: 'e' }

/** Letter for letter without case and diacritics, so that places in it are places in the text. */
function foldLetters(text: string): string {
  let folded = ''
  for (let at = 0; at < text.length; at++) {
    const letter = text.charAt(at)
    folded += SPECIAL[letter] ?? letter.normalize('NFD').charAt(0).toLowerCase().charAt(0)
  }
  return folded
}

function listWords(query: string): string[] {
  return foldLetters(query)
    .split(/[^\p{L}\p{N}.:/]+/u)
    .filter((word) => word.length >= QUERY_LENGTH_MIN)
}

/** Where the words of a query begin words of a text; endings go on, as languages with many of them need it. */
export function findSpans(text: string, query: string): readonly Span[] {
  const words = listWords(query)
  if (words.length === 0) return []
  const folded = foldLetters(text)
  const spans = words.flatMap((word) => placesOf(folded, word).map((at): Span => [at, at + word.length]))
  const sorted = spans.sort(([left], [right]) => left - right)
  return sorted.filter(([from], place) => from >= Math.max(0, ...sorted.slice(0, place).map(([, to]) => to)))
}

function placesOf(folded: string, word: string): number[] {
  const places: number[] = []
  for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + word.length)) {
    if (at === 0 || !/[\p{L}\p{N}]/u.test(folded.charAt(at - 1))) places.push(at)
  }
  return places
}

/** The articles that have every word of the query, those with all of them in their titles first. */
export function findInRules(articles: readonly RulesArticle[], query: string): readonly FoundArticle[] {
  const words = listWords(query)
  if (words.length === 0) return []
  const found = articles.flatMap(({ id, number, title, content }) => {
    const text = wordsOf(parseRichText(content))
    const inTitle = words.filter((word) => placesOf(foldLetters(title), word).length > 0).length
    const isFound = words.every(
      (word) => placesOf(foldLetters(`${number} ${title} ${text}`), word).length > 0,
    )
    return isFound
      ? [{ id, number, title, excerpt: excerptOf(text, query), isNamed: inTitle === words.length }]
      : []
  })
  return [...found.filter(({ isNamed }) => isNamed), ...found.filter(({ isNamed }) => !isNamed)]
}

function excerptOf(text: string, query: string): string {
  const [first] = findSpans(text, query)
  if (first === undefined) return ''
  const from = first[0] <= EXCERPT_BEFORE ? 0 : text.indexOf(' ', first[0] - EXCERPT_BEFORE) + 1
  const end =
    text.length <= from + EXCERPT_LENGTH ? text.length : text.lastIndexOf(' ', from + EXCERPT_LENGTH)
  return `${from > 0 ? '… ' : ''}${text.slice(from, end).trim()}${end < text.length ? ' …' : ''}`
}
