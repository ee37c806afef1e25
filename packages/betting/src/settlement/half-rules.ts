import { otherSide } from '@xezer/sport/side'
import { must } from '@xezer/std/assert'
import { minuteOf } from './count-rules.ts'
import type { PeriodView } from './period-view.ts'
import { countFor, type ReasonFacts, type Rule, type RuleContext, teamWord, winners, yesNo } from './rule.ts'

/** Rules that compare or join the two halves of a match. */

interface HalfCounts {
  readonly first: number
  readonly second: number
  readonly isFirstOver: boolean
  /** When the first of each half came. */
  readonly minutes: ReasonFacts
}

function countHalves({ type, over }: RuleContext): HalfCounts {
  const [firstHalf, secondHalf] = [over('h1'), over('h2')]
  const firstIn = ({ sequence }: PeriodView) =>
    sequence.find(({ side }) => type.team === null || side === type.team)
  return {
    first: countFor(firstHalf, type.team),
    second: countFor(secondHalf, type.team),
    isFirstOver: firstHalf.isOver,
    minutes: {
      ...minuteOf(firstIn(firstHalf), 'firstMinute'),
      ...minuteOf(firstIn(secondHalf), 'secondMinute'),
    },
  }
}

export const highestHalf: Rule = (context) => {
  const { first, second, isFirstOver } = countHalves(context)
  const facts = { first, second, team: teamWord(context.type.team) }
  // The first half is closed by then, so the second can only move further ahead.
  if (isFirstOver && second > first) return winners(['h2'], facts)
  if (!context.view.isOver) return null
  return winners([first > second ? 'h1' : 'equal'], facts)
}

/** Its outcomes are paths of periods, and the last one that two of them have as many: `q1`, `q2` … `equal`. */
export const highestPeriod: Rule = ({ type, view, over }) => {
  if (!view.isOver) return null
  const periods = type.outcomes.slice(0, -1).map((path) => ({ path, count: countFor(over(path), type.team) }))
  const most = Math.max(...periods.map(({ count }) => count))
  const highest = periods.filter(({ count }) => count === most)
  const [found] = highest.length === 1 ? highest : []
  return winners([found?.path ?? 'equal'], { counts: periods.map(({ count }) => count).join(', ') })
}

export const scoreBothHalves: Rule = (context) => {
  const { first, second, isFirstOver, minutes } = countHalves(context)
  const isMissed = first === 0 && isFirstOver
  const isDone = first > 0 && second > 0
  if (!isMissed && !isDone && !context.view.isOver) return null
  return yesNo(isDone, { first, second, team: teamWord(context.type.team), ...minutes })
}

export const bothHalvesOver: Rule = (context) => {
  const line = context.specified('total')
  const { first, second, isFirstOver } = countHalves(context)
  const isMissed = first < line && isFirstOver
  const isDone = first > line && second > line
  if (!isMissed && !isDone && !context.view.isOver) return null
  return yesNo(isDone, { first, second, line })
}

export const bothHalvesUnder: Rule = (context) => {
  const line = context.specified('total')
  const { first, second } = countHalves(context)
  const isMissed = first > line || second > line
  if (!isMissed && !context.view.isOver) return null
  return yesNo(!isMissed, { first, second, line })
}

function halvesWon({ type, over }: RuleContext) {
  const [firstHalf, secondHalf] = [over('h1'), over('h2')]
  const team = must(type.team, `${type.key} has no team`)
  const other = otherSide(team)
  return {
    isFirstOver: firstHalf.isOver,
    isFirstWon: firstHalf[team] > firstHalf[other],
    isSecondWon: secondHalf[team] > secondHalf[other],
    facts: {
      firstHome: firstHalf.home,
      firstAway: firstHalf.away,
      secondHome: secondHalf.home,
      secondAway: secondHalf.away,
      team,
    },
  }
}

export const winBothHalves: Rule = (context) => {
  const { isFirstOver, isFirstWon, isSecondWon, facts } = halvesWon(context)
  if (isFirstOver && !isFirstWon) return yesNo(false, facts)
  return context.view.isOver ? yesNo(isSecondWon, facts) : null
}

export const winEitherHalf: Rule = (context) => {
  const { isFirstOver, isFirstWon, isSecondWon, facts } = halvesWon(context)
  if (isFirstOver && isFirstWon) return yesNo(true, facts)
  return context.view.isOver ? yesNo(isSecondWon, facts) : null
}
