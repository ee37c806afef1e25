import { parseSportFacts } from '@xezer/sport/parse-sport-facts'
import type { Counted, SportFacts } from '@xezer/sport/sport-facts'
import { ok, type Result } from '@xezer/std/result'
import { type Card, type FootballFacts, HALF_END_SECONDS, type Moment } from './football-facts.ts'
import { parseFootballFacts } from './parse-football-facts.ts'

/** House rule: a dismissal counts two cards, also after a second yellow. */
const DISMISSAL_WEIGHT = 2

const known = new WeakMap<FootballFacts, SportFacts>()

/** The record of a football match as the rules of every sport read it. The same record is not read twice. */
export function readFootballFacts(facts: FootballFacts): SportFacts {
  const made = known.get(facts) ?? makeSportFacts(facts)
  known.set(facts, made)
  return made
}

/** Facts from JSON: those of every sport, or a record of football as earlier releases stored it. */
export function parseStoredFootballFacts(value: unknown): Result<SportFacts, 'facts_invalid'> {
  const facts = parseSportFacts(value)
  if (facts.ok) return facts
  const record = parseFootballFacts(value)
  return record.ok ? ok(readFootballFacts(record.value)) : record
}

function makeSportFacts({ status, isFirstHalfOver, ...record }: FootballFacts): SportFacts {
  const isFinished = status === 'finished'
  return {
    status,
    advances: null,
    closed: isFinished ? ['h1', 'h2', 'match'] : isFirstHalfOver ? ['h1'] : [],
    counted: [
      ...record.goals.flatMap(countGoal),
      ...record.corners.map((corner) => count('corners', corner)),
      ...record.cards.flatMap(countCard),
      ...record.penalties.map((penalty) => count('penalties', penalty)),
    ],
  }
}

function countGoal(goal: FootballFacts['goals'][number]): Counted[] {
  const counted = [count('goals', goal)]
  if (goal.isOwnGoal) counted.push(count('own_goals', goal))
  if (goal.clockSeconds >= HALF_END_SECONDS[goal.half]) counted.push(count('added_time_goals', goal))
  return counted
}

function countCard(card: Card): Counted[] {
  if (card.color === 'yellow') return [count('cards', card)]
  return [count('cards', card, DISMISSAL_WEIGHT), count('red_cards', card)]
}

function count(statistic: string, moment: Moment & { readonly team: Counted['side'] }, weight = 1): Counted {
  return { statistic, side: moment.team, path: moment.half, weight, minute: minuteOf(moment) }
}

/** The minute as a book says it: 0:00 to 0:59 is minute 1; added time belongs to minute 45 or 90. */
function minuteOf({ half, clockSeconds }: Moment): number {
  const first = half === 'h1' ? 1 : 46
  return Math.min(HALF_END_SECONDS[half] / 60, Math.max(first, Math.floor(clockSeconds / 60) + 1))
}
