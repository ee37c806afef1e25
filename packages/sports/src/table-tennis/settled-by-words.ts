import type { OutcomeResult } from '@xezer/sport/outcome-result'
import type { Side, Sides } from '@xezer/sport/side'
import type { SportFacts } from '@xezer/sport/sport-facts'
import { AssertionError } from '@xezer/std/assert'

type Kind = Extract<OutcomeResult['kind'], 'won' | 'lost' | 'void'>

const POINTS_OF_A_SET = 11

/**
 * A second reader of a match for tests, written from the words of the rules and from nothing but who won each point: how
 * an outcome of a market ends. It shares nothing with the rules of settlement. Of a match that was given up it says what
 * was decided by then, and `void` of all else.
 */
export function readByWords(type: string, specifier: string, facts: SportFacts): (outcome: string) => Kind {
  const values = new Map(specifier.split('|').map((pair) => pair.split('=') as [string, string]))
  const line = Number(values.get('total') ?? values.get('hcp') ?? values.get('n') ?? 0)
  const number = Number(values.get('setnr') ?? 0)
  const sets = setsOf(facts)
  if (number === 0) return answered(type, ofMatch(type, line, sets, facts))
  const points = sets[number - 1]
  return answered(type, points === undefined ? null : ofSet(type.replace(/^set_/, ''), line, points))
}

const SETS = new WeakMap<SportFacts, readonly (readonly Side[])[]>()

/** Who won the points of each set, in order. A record is asked about hundreds of markets. */
function setsOf(facts: SportFacts): readonly (readonly Side[])[] {
  const sets = SETS.get(facts) ?? listSets(facts)
  SETS.set(facts, sets)
  return sets
}

function listSets({ counted }: SportFacts): Side[][] {
  const sets: Side[][] = []
  for (const { statistic, path, side } of counted) {
    if (statistic !== 'points') continue
    const index = Number(path.slice('set'.length)) - 1
    sets[index] = [...(sets[index] ?? []), side]
  }
  return sets
}

function countOf(sides: readonly Side[]): Sides<number> {
  const home = sides.filter((side) => side === 'home').length
  return { home, away: sides.length - home }
}

function isOver(points: readonly Side[]): boolean {
  const { home, away } = countOf(points)
  return Math.max(home, away) >= POINTS_OF_A_SET && Math.abs(home - away) >= 2
}

function answered(type: string, winner: string | null): (outcome: string) => Kind {
  if (winner === '') throw new AssertionError(`no rule is known for ${type}`)
  return (outcome) => (winner === null ? 'void' : outcome === winner ? 'won' : 'lost')
}

/** The outcome that wins; null while it is open. */
function ofMatch(
  type: string,
  line: number,
  sets: readonly (readonly Side[])[],
  { status }: SportFacts,
): string | null {
  const over = sets.filter(isOver).map(countOf)
  const homeSets = over.filter(({ home, away }) => home > away).length
  const won = { home: homeSets, away: over.length - homeSets }
  const isFinished = status === 'finished'
  switch (type) {
    case 'winner':
    case 'sets_ahcp':
    case 'sets_total':
      return ofCounts(type.replace(/^sets_/, ''), line, won, isFinished)
    case 'sets_score_best_of_5':
    case 'sets_score_best_of_7':
      return isFinished ? `${won.home}:${won.away}` : null
    default:
      return ofCounts(type, line, countOf(sets.flat()), isFinished)
  }
}

function ofSet(type: string, line: number, points: readonly Side[]): string | null {
  const upTo = (end: number): Sides<number> => countOf(points.slice(0, end))
  switch (type) {
    case 'race_to': {
      const at = points.findIndex((side, index) => upTo(index + 1)[side] === line)
      return at < 0 ? null : points[at] === 'home' ? '1' : '2'
    }
    case 'deuce': {
      const { home, away } = upTo(2 * (POINTS_OF_A_SET - 1))
      if (home === away && home === POINTS_OF_A_SET - 1) return 'yes'
      return isOver(points) ? 'no' : null
    }
    default:
      return ofCounts(type, line, countOf(points), isOver(points))
  }
}

function ofCounts(type: string, line: number, { home, away }: Sides<number>, isDone: boolean): string | null {
  const count = type.endsWith('_home') ? home : type.endsWith('_away') ? away : home + away
  switch (type.replace(/_(home|away)$/, '')) {
    case 'winner':
      return isDone ? (home > away ? '1' : '2') : null
    case 'ahcp':
      return isDone ? (home + line > away ? '1' : '2') : null
    case 'total':
      if (count > line) return 'over'
      return isDone ? 'under' : null
    case 'odd_even':
      return isDone ? (count % 2 === 1 ? 'odd' : 'even') : null
    default:
      return ''
  }
}
