import type { Side } from '@xezer/sport/side'
import { holdsPath, type SportFacts } from '@xezer/sport/sport-facts'

/**
 * A second reader of the record, written from the words of the rules and from nothing else: which outcome of a market
 * wins. `void` where stakes come back, null while more play can change it.
 */
export function settleByRules(type: string, specifier: string, facts: SportFacts): string | null {
  const values = new Map(specifier.split('|').map((pair) => pair.split('=') as [string, string]))
  const number = (key: string): number => Number(values.get(key))
  const [period, name] = scopeOf(type, values.get('quarternr'))
  const decided = decide(name, number, facts, period)
  if (decided !== null) return decided
  return facts.status === 'abandoned' ? 'void' : null
}

const OF_REGULAR_TIME = ['1x2', 'dnb', 'double_chance', 'htft', 'highest_quarter']

function scopeOf(type: string, quarter: string | undefined): [period: string, name: string] {
  if (quarter !== undefined) return [`q${quarter}`, type.slice('quarter_'.length)]
  const half = /^(h[12])_(.*)$/.exec(type)
  if (half !== null) return [half[1] ?? '', half[2] ?? '']
  return [OF_REGULAR_TIME.includes(type) ? 'regular' : 'match', type]
}

function decide(
  name: string,
  number: (key: string) => number,
  facts: SportFacts,
  period: string,
): string | null {
  const { home, away } = pointsIn(facts, period)
  const isOver = isClosed(facts, period)
  const count = name.endsWith('_home') ? home : name.endsWith('_away') ? away : home + away
  const lead = home - away
  switch (name.replace(/_(home|away)$/, '')) {
    case 'total':
      if (count > number('total')) return 'over'
      return isOver ? 'under' : null
    case 'odd_even':
      return isOver ? (count % 2 === 1 ? 'odd' : 'even') : null
    case 'winner':
      return isOver ? (lead > 0 ? '1' : '2') : null
    case 'ahcp':
      return isOver ? (lead + number('hcp') > 0 ? '1' : '2') : null
    case '1x2':
      return isOver ? resultOf(lead) : null
    case 'dnb':
      return isOver ? (lead === 0 ? 'void' : resultOf(lead)) : null
    case 'double_chance':
      return isOver ? ({ '1': '1x 12', x: '1x x2', '2': '12 x2' } as const)[resultOf(lead)] : null
    case 'overtime':
      if (facts.counted.some(({ path }) => path.startsWith('ot'))) return 'yes'
      return facts.status === 'finished' ? 'no' : null
    case 'winning_margin':
      return isOver ? `${lead > 0 ? 1 : 2}_by_${bandOf(Math.abs(lead))}` : null
    case 'highest_quarter':
      return isOver ? highestOf([1, 2, 3, 4].map((quarter) => sumOf(facts, `q${quarter}`))) : null
    case 'htft':
    case 'half_winner': {
      const half = pointsIn(facts, 'h1')
      return isOver ? `${resultOf(half.home - half.away)}/${resultOf(lead)}` : null
    }
    case 'first_points':
      return raceTo(facts, period, 1)
    case 'race_to':
      return raceTo(facts, period, number('n')) ?? (isOver ? 'none' : null)
    default:
      throw new Error(`no rule says how ${name} ends`)
  }
}

function isClosed(facts: SportFacts, period: string): boolean {
  return facts.status === 'finished' || facts.closed.includes(period)
}

function pointsIn(facts: SportFacts, period: string): { home: number; away: number } {
  const points = { home: 0, away: 0 }
  for (const { statistic, path, side, weight } of facts.counted) {
    if (statistic === 'points' && holdsPath(period, path)) points[side] += weight
  }
  return points
}

function sumOf(facts: SportFacts, period: string): number {
  const { home, away } = pointsIn(facts, period)
  return home + away
}

function resultOf(lead: number): '1' | 'x' | '2' {
  return lead > 0 ? '1' : lead < 0 ? '2' : 'x'
}

function bandOf(lead: number): string {
  if (lead <= 2) return '1-2'
  if (lead <= 5) return '3-5'
  if (lead <= 9) return '6-9'
  if (lead <= 14) return '10-14'
  return lead <= 19 ? '15-19' : '20+'
}

function highestOf(totals: readonly number[]): string {
  const most = Math.max(...totals)
  return totals.filter((total) => total === most).length > 1 ? 'equal' : `q${totals.indexOf(most) + 1}`
}

function raceTo(facts: SportFacts, period: string, count: number): string | null {
  const points: Record<Side, number> = { home: 0, away: 0 }
  for (const { statistic, path, side, weight } of facts.counted) {
    if (statistic !== 'points' || !holdsPath(period, path)) continue
    points[side] += weight
    if (points[side] >= count) return side === 'home' ? '1' : '2'
  }
  return null
}
