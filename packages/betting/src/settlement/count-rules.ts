import { gradeDistance } from '@xezer/sport/outcome-result'
import { otherSide, type Side } from '@xezer/sport/side'
import type { Counted } from '@xezer/sport/sport-facts'
import { must } from '@xezer/std/assert'
import type { PeriodView } from './period-view.ts'
import { countFor, type ReasonFacts, type Rule, sideKey, teamWord, winners, yesNo } from './rule.ts'

/** Rules on how many and who next: counts only grow, so many of them are decided before the period ends. */

export const total: Rule = ({ type, view, specified }) => {
  const line = specified('total')
  const count = countFor(view, type.team)
  // A count that is half or more above its line stays above it; anything nearer may still move.
  if (!view.isOver && count - line < 0.5) return null
  return {
    resultOf: (outcome) => gradeDistance(outcome === 'over' ? count - line : line - count),
    facts: {
      count,
      line,
      team: teamWord(type.team),
      ...minuteOf(countedAbove(view, type.team, line)),
    },
  }
}

export const bothToScore: Rule = ({ view }) => {
  const both = view.home > 0 && view.away > 0
  if (!both && !view.isOver) return null
  const score = { home: view.home, away: view.away }
  if (!both) return yesNo(false, score)
  const firstOf = (side: Side) => view.sequence.findIndex((counted) => counted.side === side)
  const [first, second] = [firstOf('home'), firstOf('away')].sort((left, right) => left - right)
  return yesNo(true, {
    ...score,
    ...minuteOf(view.sequence[second ?? -1]),
    ...minuteOf(view.sequence[first ?? -1], 'firstMinute'),
  })
}

export const correctScore: Rule = ({ type, view }) => {
  const key = `${view.home}:${view.away}`
  const isListed = type.outcomes.includes(key)
  if (isListed && !view.isOver) return null
  // How it stood is not how it ended.
  const reached = view.isOver ? undefined : view.sequence.at(-1)
  return winners([isListed ? key : 'other'], { home: view.home, away: view.away, ...minuteOf(reached) })
}

/** None is an even number. */
export const oddEven: Rule = ({ type, view }) => {
  if (!view.isOver) return null
  const count = countFor(view, type.team)
  return winners([count % 2 === 0 ? 'even' : 'odd'], { count, team: teamWord(type.team) })
}

/** Bands are the outcome keys themselves: `4` is exactly four, `2-3` a range, `6+` six or more. */
export const band: Rule = ({ type, view }) => {
  const count = countFor(view, type.team)
  const key = type.outcomes.find((outcome) => isInBand(outcome, count))
  // Bands need not begin at nothing: no match of five sets ends before the third.
  if (!view.isOver && key?.endsWith('+') !== true) return null
  const held = must(key, `no band of ${type.key} holds ${count}`)
  return winners([held], { count, team: teamWord(type.team) })
}

export function isInBand(outcome: string, count: number): boolean {
  if (outcome.endsWith('+')) return count >= Number(outcome.slice(0, -1))
  const [from, to] = outcome.split('-')
  return count >= Number(from) && count <= Number(to ?? from)
}

/** The n-th of the period; a market without a number is about the first. Its none is an outcome of its own. */
export const next: Rule = ({ type, view, specified }) => {
  const number = type.numbered === null ? 1 : specified(type.numbered)
  const found = view.sequence[number - 1]
  if (found === undefined && !view.isOver) return null
  return winners([found === undefined ? 'none' : sideKey(found.side)], {
    number,
    team: found?.side ?? 'none',
    ...minuteOf(found),
  })
}

export const last: Rule = ({ view }) => {
  if (!view.isOver) return null
  const found = view.sequence.at(-1)
  return winners([found === undefined ? 'none' : sideKey(found.side)], {
    team: found?.side ?? 'none',
    ...minuteOf(found),
  })
}

export const firstTime: Rule = ({ type, view }) => {
  const [first] = view.sequence
  if (first === undefined) return view.isOver ? winners(['none'], { minute: 0 }) : null
  const minute = must(first.minute, `${type.key} is about a minute of what has none`)
  const key = type.outcomes.find((outcome) => outcome !== 'none' && isInBand(outcome, minute))
  return winners([must(key, `no band holds minute ${minute}`)], { minute })
}

export const raceTo: Rule = ({ view, specified }) => {
  const number = specified('n')
  const counts = { home: 0, away: 0 }
  for (const counted of view.sequence) {
    counts[counted.side] += counted.weight
    if (counts[counted.side] >= number)
      return winners([sideKey(counted.side)], { number, team: counted.side, ...minuteOf(counted) })
  }
  return view.isOver ? winners(['none'], { number, team: 'none' }) : null
}

export const cleanSheet: Rule = ({ type, view }) => {
  const team = must(type.team, `${type.key} has no team`)
  const conceded = view[otherSide(team)]
  const first = view.sequence.find((counted) => counted.side === otherSide(team))
  return conceded > 0 || view.isOver ? yesNo(conceded === 0, { conceded, team, ...minuteOf(first) }) : null
}

export const winToNil: Rule = ({ type, view }) => {
  const team = must(type.team, `${type.key} has no team`)
  const conceded = view[otherSide(team)]
  if (conceded === 0 && !view.isOver) return null
  const first = view.sequence.find((counted) => counted.side === otherSide(team))
  return yesNo(conceded === 0 && view[team] > 0, {
    home: view.home,
    away: view.away,
    team,
    ...minuteOf(first),
  })
}

export const happened: Rule = ({ type, view }) => {
  const count = countFor(view, type.team)
  const first = view.sequence.find(({ side }) => type.team === null || side === type.team)
  return count > 0 || view.isOver
    ? yesNo(count > 0, { count, team: teamWord(type.team), ...minuteOf(first) })
    : null
}

/** What took the count over the line; undefined where it stayed at or below it. */
function countedAbove(view: PeriodView, team: Side | null, line: number) {
  let count = 0
  return view.sequence.find(({ side, weight }) => {
    if (team === null || side === team) count += weight
    return count > line
  })
}

/** When it was decided, where something decided it and the sport has minutes: the sentence says it. */
export function minuteOf(counted: Counted | undefined, name = 'minute'): ReasonFacts {
  return counted === undefined || counted.minute === null ? {} : { [name]: counted.minute }
}
