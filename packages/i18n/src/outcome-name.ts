import { readSpecifier } from '@xezer/sport/specifier'
import type { Locale } from '@xezer/std/locale'
import { readMarketType, type TeamNames } from './market-name.ts'
import { findServerText, serverTranslator } from './server-text.ts'

/**
 * The point of a cell (`pt` on the wire): `2.5`, `-1.5` as the cell's own side reads it, `0:1` for a European
 * handicap, `3` for a race; null for a market without a line.
 */
export function outcomePoint(type: string, specifier: string, outcome: string): string | null {
  const { base } = readMarketType(type)
  const { hcp, total, n } = readSpecifier(specifier)
  if (hcp !== undefined && base === 'ehcp') return hcp < 0 ? `0:${-hcp}` : `${hcp}:0`
  if (hcp !== undefined) return signedLine(outcome === '2' ? -hcp : hcp)
  if (total !== undefined) return String(total)
  return n === undefined ? null : String(n)
}

/** An outcome's short name, where its line stands elsewhere: a column's head or a cell of a grid. */
export function outcomeLabel(type: string, outcome: string, locale: Locale): string {
  const { base } = readMarketType(type)
  const text = serverTranslator(locale)
  const word = (key: string) => findServerText(locale, `outcome.${key}`) ?? key
  if (outcome === 'none') return word(base.includes('race') ? 'none_race' : `none_${countedBy(base)}`)
  if (base.endsWith('ahcp')) return word(`handicap_${outcome}`)
  if (base === 'winning_margin') {
    const [side = '', count] = outcome.split('_by_')
    return count === undefined ? word('draw') : text('outcome.margin', { side: word(side), n: count })
  }
  if (base === 'first_goal_time') {
    const [from = '', to = ''] = outcome.split('-')
    return text('outcome.minutes', { from, to })
  }
  if (base === 'htft') return outcome.split('/').map(word).join(' / ')
  if (outcome.includes('_')) return outcome.split('_').map(word).join(' + ')
  // `0-1` is a range, `2:1` a score, `3+` a count: they read the same in every language.
  if (/^\d+-\d+$/.test(outcome)) return outcome.replace('-', '–')
  return isCount(base) ? outcome : word(outcome)
}

/** An outcome's whole name with its line, as slip and bets show it: `Over 2.5`, `F1 (-1.5)`, `1 + Over (2.5)`. */
export function outcomeName(
  type: string,
  specifier: string,
  outcome: string,
  _teams: TeamNames,
  locale: Locale,
): string {
  const text = serverTranslator(locale)
  const label = outcomeLabel(type, outcome, locale)
  const point = outcomePoint(type, specifier, outcome)
  if (point === null) return label
  if (outcome === 'over') return text('outcome.over_line', { n: point })
  if (outcome === 'under') return text('outcome.under_line', { n: point })
  return text('outcome.with_line', { outcome: label, line: point })
}

const countedBy = (base: string) =>
  base.startsWith('corners') ? 'corners' : base.startsWith('cards') ? 'cards' : 'goals'

/** Markets whose outcome keys are plain numbers, which must not pass for the sides 1 and 2. */
const isCount = (base: string) => base === 'exact_goals' || base === 'goal_range' || base === 'corners_range'

/** A handicap with its sign, as the side that it is given to reads it: `+1.5`, `-1.5`, `0`. */
function signedLine(line: number): string {
  return line > 0 ? `+${line}` : String(line === 0 ? 0 : line)
}
