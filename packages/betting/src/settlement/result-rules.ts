import { gradeDistance } from '@xezer/sport/outcome-result'
import { must } from '@xezer/std/assert'
import { isInBand } from './count-rules.ts'
import { allVoid, type ReasonFacts, type Rule, type RuleContext, resultKey, winners } from './rule.ts'

/** Rules that need the final balance between the two sides, so none of them is decided before its period ends. */

const scoreOf = ({ view }: RuleContext): ReasonFacts => ({ home: view.home, away: view.away })

export const result: Rule = (context) => {
  const { view } = context
  return view.isOver ? winners([resultKey(view.home, view.away)], scoreOf(context)) : null
}

/** The double chances that a result makes win: `1` wins `1x` and `12`. */
export function doubleChancesOf(outcome: '1' | 'x' | '2'): readonly string[] {
  return ['1x', '12', 'x2'].filter((pair) => pair.includes(outcome))
}

export const doubleChance: Rule = (context) => {
  const { view } = context
  return view.isOver ? winners(doubleChancesOf(resultKey(view.home, view.away)), scoreOf(context)) : null
}

export const drawNoBet: Rule = (context) => {
  const { view } = context
  if (!view.isOver) return null
  const key = resultKey(view.home, view.away)
  return key === 'x' ? allVoid(scoreOf(context)) : winners([key], scoreOf(context))
}

/** Three-way: the handicap is added to the home side and the draw is an outcome of its own. */
export const europeanHandicap: Rule = (context) => {
  const { view } = context
  if (!view.isOver) return null
  const line = context.specified('hcp')
  return winners([resultKey(view.home + line, view.away)], { ...scoreOf(context), line })
}

export const asianHandicap: Rule = (context) => {
  const { view } = context
  if (!view.isOver) return null
  const line = context.specified('hcp')
  const distance = view.home + line - view.away
  return {
    resultOf: (outcome) => gradeDistance(outcome === '1' ? distance : -distance),
    facts: { ...scoreOf(context), line },
  }
}

export const halfFull: Rule = ({ view, over }) => {
  if (!view.isOver) return null
  const firstHalf = over('h1')
  const key = `${resultKey(firstHalf.home, firstHalf.away)}/${resultKey(view.home, view.away)}`
  return winners([key], {
    halfHome: firstHalf.home,
    halfAway: firstHalf.away,
    home: view.home,
    away: view.away,
  })
}

/** Who won the first set, and who the match. */
export const firstSetMatch: Rule = ({ view, over }) => {
  if (!view.isOver) return null
  const first = over('set1')
  const key = `${resultKey(first.home, first.away)}/${resultKey(view.home, view.away)}`
  return winners([key], {
    first: first.home > first.away ? 'home' : 'away',
    home: view.home,
    away: view.away,
  })
}

/** The score that a period ends with, where only some scores can be last ones; what is not listed is `other`. */
export const finalScore: Rule = (context) => {
  const { type, view } = context
  if (!view.isOver) return null
  const key = `${view.home}:${view.away}`
  return winners([type.outcomes.includes(key) ? key : 'other'], scoreOf(context))
}

/** Bands stand in the outcome keys: `1_by_2` is by exactly two, `1_by_3-5` a range, `1_by_3+` three or more. */
export const margin: Rule = (context) => {
  const { type, view } = context
  if (!view.isOver) return null
  const key = resultKey(view.home, view.away)
  if (key === 'x') return winners(['x'], scoreOf(context))
  const size = Math.abs(view.home - view.away)
  const begins = `${key}_by_`
  const found = type.outcomes.find(
    (outcome) => outcome.startsWith(begins) && isInBand(outcome.slice(begins.length), size),
  )
  return winners([must(found, `no outcome of ${type.key} holds ${size}`)], scoreOf(context))
}
