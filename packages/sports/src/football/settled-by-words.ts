import type { OutcomeResult } from '@xezer/sport/outcome-result'
import type { Side } from '@xezer/sport/side'
import type { Counted, SportFacts } from '@xezer/sport/sport-facts'
import { AssertionError } from '@xezer/std/assert'

type Kind = OutcomeResult['kind']

/** What a market is about, from the letters of its key, and the record that it is read from. */
interface Question {
  readonly incidents: readonly Counted[]
  readonly goals: readonly Counted[]
  /** Null for both. */
  readonly side: Side | null
  readonly isHalf: boolean
  readonly line: number
}

/**
 * A second reader of a finished match for tests, written from the words of the rules: how an outcome of a market ends. It
 * shares nothing with the rules of settlement.
 */
export function readByWords(
  type: string,
  specifier: string,
  { counted }: SportFacts,
): (outcome: string) => Kind {
  const found = /^(?:(h[12])_)?(?:(corners|cards)_)?(.*?)(?:_(home|away))?$/.exec(type)
  const [, half, statistic = 'goals', name = '', side] = found ?? []
  const within = half === undefined ? counted : counted.filter(({ path }) => path === half)
  const question: Question = {
    incidents: within.filter((one) => one.statistic === (SPECIALS[name] ?? statistic)),
    goals: within.filter((one) => one.statistic === 'goals'),
    side: side === 'home' || side === 'away' ? side : null,
    isHalf: half !== undefined,
    line: Number(specifier.split('=')[1] ?? 0),
  }
  return (outcome) => {
    const answer = answerOf(name, outcome, question)
    return typeof answer === 'string' ? answer : answer ? 'won' : 'lost'
  }
}

const SPECIALS: Readonly<Record<string, string>> = {
  penalty: 'penalties',
  red_card: 'red_cards',
  own_goal: 'own_goals',
  added_time_goal: 'added_time_goals',
}

function answerOf(name: string, outcome: string, question: Question): boolean | Kind {
  const { incidents, side, line } = question
  const { home, away } = countOf(incidents)
  const count = side === null ? home + away : side === 'home' ? home : away
  switch (name) {
    case '1x2':
      return outcome === resultOf(home, away)
    case 'ehcp':
      return outcome === resultOf(home + line, away)
    case 'dnb':
      return home === away ? 'void' : outcome === resultOf(home, away)
    case 'ahcp':
      return outcome === '1' ? graded(home + line - away) : graded(away - line - home)
    case 'total':
    case 'asian_total':
      return outcome === 'over' ? graded(count - line) : graded(line - count)
    case 'odd_even':
      return outcome === (count % 2 === 1 ? 'odd' : 'even')
    case 'exact_goals':
    case 'goal_range':
    case 'range':
      return isBand(outcome, count)
    case 'penalty':
    case 'red_card':
    case 'own_goal':
    case 'added_time_goal':
      return (outcome === 'yes') === count > 0
    case 'first_goal':
    case 'first':
      return outcome === keyOf(incidents[0])
    case 'next_goal':
    case 'next':
      return outcome === keyOf(incidents[line - 1])
    case 'last_goal':
    case 'last':
      return outcome === keyOf(incidents[incidents.length - 1])
    case 'race_to':
      return outcome === firstAt(incidents, line)
    case 'first_goal_time':
      return incidents.length === 0 ? outcome === 'none' : isBand(outcome, incidents[0]?.minute ?? 0)
    default:
      return question.isHalf || !(name in OF_HALVES)
        ? ofScore(name, outcome, question)
        : ofHalves(name, outcome, question)
  }
}

/** Markets on the goals of a period and nothing of its order. */
function ofScore(name: string, outcome: string, { incidents, side, isHalf, line }: Question): boolean {
  const { home, away } = countOf(incidents)
  const result = resultOf(home, away)
  const both = home > 0 && away > 0 ? 'yes' : 'no'
  const over = home + away > line ? 'over' : 'under'
  const [first = '', second = ''] = outcome.split('_')
  const [own, others] = side === 'home' ? [home, away] : [away, home]
  switch (name) {
    case 'double_chance':
      return outcome.includes(result)
    case 'btts':
      return outcome === both
    case 'correct_score': {
      const isListed = Math.max(home, away) <= (isHalf ? 3 : 5)
      return outcome === (isListed ? `${home}:${away}` : 'other')
    }
    case 'winning_margin': {
      const by = Math.abs(home - away)
      return outcome === (by === 0 ? 'x' : `${result}_by_${by >= 3 ? '3+' : by}`)
    }
    case 'result_total':
      return outcome === `${result}_${over}`
    case 'result_btts':
      return outcome === `${result}_${both}`
    case 'total_btts':
      return outcome === `${over}_${both}`
    case 'dc_total':
      return first.includes(result) && second === over
    case 'dc_btts':
      return first.includes(result) && second === both
    case 'clean_sheet':
      return (outcome === 'yes') === (others === 0)
    case 'win_to_nil':
      return (outcome === 'yes') === (own > 0 && others === 0)
    default:
      throw new AssertionError(`no rule is known for ${name}`)
  }
}

/** By half, from the goals of each: whether the question is answered with yes, or its word. */
const OF_HALVES: Readonly<
  Record<
    string,
    (first: Score, second: Score, line: number, own: (score: Score) => number) => string | boolean
  >
> = {
  htft: (first, second) =>
    `${resultOf(first.home, first.away)}/${resultOf(first.home + second.home, first.away + second.away)}`,
  highest_half: (first, second, _line, own) => {
    return own(first) === own(second) ? 'equal' : own(first) > own(second) ? 'h1' : 'h2'
  },
  both_halves_over: (first, second, line) => [first, second].every(({ home, away }) => home + away > line),
  both_halves_under: (first, second, line) => [first, second].every(({ home, away }) => home + away < line),
  score_both_halves: (first, second, _line, own) => own(first) > 0 && own(second) > 0,
  win_both_halves: (first, second, _line, own) => [first, second].every((half) => won(half, own)),
  win_either_half: (first, second, _line, own) => [first, second].some((half) => won(half, own)),
}

function ofHalves(name: string, outcome: string, { goals, side, line }: Question): boolean {
  const [first, second] = ['h1', 'h2'].map((half) => countOf(goals.filter(({ path }) => path === half)))
  const own = ({ home, away }: Score): number => (side === null ? home + away : side === 'home' ? home : away)
  const rule = OF_HALVES[name]
  if (rule === undefined || first === undefined || second === undefined)
    throw new AssertionError(`no rule is known for ${name}`)
  const answer = rule(first, second, line, own)
  return typeof answer === 'string' ? outcome === answer : (outcome === 'yes') === answer
}

interface Score {
  readonly home: number
  readonly away: number
}

function won({ home, away }: Score, own: (score: Score) => number): boolean {
  const mine = own({ home, away })
  return mine > home + away - mine
}

function countOf(incidents: readonly Counted[]): Score {
  const score = { home: 0, away: 0 }
  for (const { side, weight } of incidents) score[side] += weight
  return score
}

function resultOf(home: number, away: number): string {
  return home === away ? 'x' : home > away ? '1' : '2'
}

function keyOf(incident: Counted | undefined): string {
  return incident === undefined ? 'none' : incident.side === 'home' ? '1' : '2'
}

function firstAt(incidents: readonly Counted[], need: number): string {
  const counts = { home: 0, away: 0 }
  for (const { side, weight } of incidents) {
    counts[side] += weight
    if (counts[side] >= need) return side === 'home' ? '1' : '2'
  }
  return 'none'
}

/** `4`, `2-3`, `6+`. */
function isBand(band: string, count: number): boolean {
  if (band === 'none') return false
  if (band.endsWith('+')) return count >= Number.parseInt(band, 10)
  const [from = '', to = from] = band.split('-')
  return Number(from) <= count && count <= Number(to)
}

/** By how much a count is beyond its line: a quarter is half won or half lost. */
function graded(distance: number): Kind {
  if (distance === 0) return 'void'
  if (Math.abs(distance) === 0.25) return distance > 0 ? 'half_won' : 'half_lost'
  return distance > 0 ? 'won' : 'lost'
}
