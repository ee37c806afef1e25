import { parseCombination } from '@xezer/sport/combination'
import type { MarketType } from '@xezer/sport/market-type'
import { readSpecifier } from '@xezer/sport/specifier'
import type { Locale } from '@xezer/std/locale'
import { marketName, type TeamNames } from './market-name.ts'
import { findServerText, serverTranslator } from './server-text.ts'
import { signedLine } from './signed-line.ts'

/**
 * The point of a cell (`pt` on the wire): `2.5`, `-1.5` as the cell's own side reads it, `0:1` for a European
 * handicap, `3` for a race; null for a market without a line.
 */
export function outcomePoint(type: MarketType, specifier: string, outcome: string): string | null {
  if (type.line === null) return null
  const line = readSpecifier(specifier)[type.line.key]
  if (line === undefined) return null
  if (type.line.style === 'plain') return String(line)
  if (type.line.style === 'score') return line < 0 ? `0:${-line}` : `${line}:0`
  return signedLine(outcome === '2' ? -line : line)
}

/** An outcome's short name, where its line stands elsewhere: a column's head or a cell of a grid. */
export function outcomeLabel(type: MarketType, outcome: string, locale: Locale): string {
  const shortWord = (key: string) => findServerText(locale, `outcome.${key}`) ?? key
  return labelOf(type, outcome, locale, shortWord)
}

type Word = (key: string) => string

function labelOf(type: MarketType, outcome: string, locale: Locale, word: Word): string {
  const text = serverTranslator(locale)
  if (outcome === 'none') return word(`none_${type.rule === 'race_to' ? 'race' : type.statistic}`)
  switch (type.outcomeStyle) {
    case 'handicap':
      return word(`handicap_${outcome}`)
    case 'margin': {
      const [side = '', count] = outcome.split('_by_')
      return count === undefined ? word('draw') : text('outcome.margin', { side: word(side), n: count })
    }
    case 'minutes': {
      const [from = '', to = ''] = outcome.split('-')
      return text('outcome.minutes', { from, to })
    }
    case 'double':
      return outcome.split('/').map(word).join(' / ')
    case 'joint':
      return jointParts(outcome, word).join(' + ')
    case 'count':
      // `0-1` is a range, `3+` a count: they read the same in every language, and must not pass for the sides 1 and 2.
      return outcome.replace('-', '–')
    case 'word':
      return word(outcome)
    case 'competitor':
      return outcome
  }
}

/**
 * An outcome's whole name with its line, as slip and bets show it, sides by their names: `Over 2.5`, `Qarabağ (-1.5)`,
 * `Qarabağ or draw`, `Qarabağ + Over 2.5`.
 */
export function outcomeName(
  type: MarketType,
  specifier: string,
  outcome: string,
  teams: TeamNames,
  locale: Locale,
): string {
  if (type.legType !== undefined) return combinationName(type.legType, specifier, teams, locale)
  const text = serverTranslator(locale)
  const word = namedWord(teams, locale)
  const label = labelOf(type, outcome, locale, word)
  const point = outcomePoint(type, specifier, outcome)
  if (point === null) return label
  if (outcome === 'over') return text('outcome.over_line', { n: point })
  if (outcome === 'under') return text('outcome.under_line', { n: point })
  if (type.outcomeStyle === 'joint') return jointName(outcome, point, word)
  return text('outcome.with_line', { outcome: label, line: point })
}

/** Its legs, each with the market that it is of: `Qarabağ (Match result) + Over 2.5 (Total)`. */
function combinationName(
  legType: (key: string) => MarketType | null,
  combination: string,
  teams: TeamNames,
  locale: Locale,
): string {
  const legs = parseCombination(combination) ?? []
  return legs
    .flatMap(({ type: key, specifier, outcome }) => {
      const type = legType(key)
      if (type === null) return []
      const name = outcomeName(type, specifier, outcome, teams, locale)
      return `${name} (${marketName(type, specifier, teams, locale)})`
    })
    .join(' + ')
}

/** Whoever reads a bet later has no column heads beside it: `1` is a team. */
function namedWord({ home, away }: TeamNames, locale: Locale): Word {
  const draw = findServerText(locale, 'outcome.draw') ?? 'x'
  const lowDraw = draw.charAt(0).toLocaleLowerCase(locale) + draw.slice(1)
  const either = (one: string, other: string) => serverTranslator(locale)('outcome.either', { one, other })
  const named: Readonly<Record<string, string>> = {
    1: home,
    2: away,
    x: draw,
    handicap_1: home,
    handicap_2: away,
    handicap_x: draw,
    '1x': either(home, lowDraw),
    x2: either(away, lowDraw),
    12: either(home, away),
  }
  return (key) => named[key] ?? findServerText(locale, `outcome.${key}`) ?? key
}

/** What each half of a joint outcome says; a yes of its own would not say what happens. */
function jointParts(outcome: string, word: Word): string[] {
  return outcome.split('_').map((key) => {
    const both = word(`both_${key}`)
    return both === `both_${key}` ? word(key) : both
  })
}

/** The line stands beside the total that it belongs to: `Over 2.5 + both: yes`. */
function jointName(outcome: string, point: string, word: Word): string {
  const total = outcome.split('_').findIndex((key) => key === 'over' || key === 'under')
  return jointParts(outcome, word)
    .map((part, place) => (place === total ? `${part} ${point}` : part))
    .join(' + ')
}
