import { otherSide } from '@xezer/sport/side'
import { must } from '@xezer/std/assert'
import { countFor, type Rule, type RuleContext, teamWord, winners, yesNo } from './rule.ts'

/** Rules that compare or join the two halves of a match. */

function countHalves({ type, firstHalf, secondHalf }: RuleContext): { first: number; second: number } {
  return { first: countFor(firstHalf, type.team), second: countFor(secondHalf, type.team) }
}

export const highestHalf: Rule = (context) => {
  const { first, second } = countHalves(context)
  const facts = { first, second, team: teamWord(context.type.team) }
  // The first half is closed by then, so the second can only move further ahead.
  if (context.firstHalf.isOver && second > first) return winners(['h2'], facts)
  if (!context.view.isOver) return null
  return winners([first > second ? 'h1' : 'equal'], facts)
}

export const scoreBothHalves: Rule = (context) => {
  const { first, second } = countHalves(context)
  const isMissed = first === 0 && context.firstHalf.isOver
  const isDone = first > 0 && second > 0
  if (!isMissed && !isDone && !context.view.isOver) return null
  return yesNo(isDone, { first, second, team: teamWord(context.type.team) })
}

export const bothHalvesOver: Rule = (context) => {
  const line = context.specified('total')
  const { first, second } = countHalves(context)
  const isMissed = first < line && context.firstHalf.isOver
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

function halvesWon({ type, firstHalf, secondHalf }: RuleContext) {
  const team = must(type.team, `${type.key} has no team`)
  const other = otherSide(team)
  return {
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
  const { isFirstWon, isSecondWon, facts } = halvesWon(context)
  if (context.firstHalf.isOver && !isFirstWon) return yesNo(false, facts)
  return context.view.isOver ? yesNo(isSecondWon, facts) : null
}

export const winEitherHalf: Rule = (context) => {
  const { isFirstWon, isSecondWon, facts } = halvesWon(context)
  if (context.firstHalf.isOver && isFirstWon) return yesNo(true, facts)
  return context.view.isOver ? yesNo(isSecondWon, facts) : null
}
