import { LOST, type OutcomeResult, WON } from '@xezer/sport/outcome-result'
import { bothToScore, total } from './count-rules.ts'
import { doubleChance, result } from './result-rules.ts'
import type { Decision, Rule, RuleContext } from './rule.ts'

/**
 * Two propositions in one bet: `1_over` wins when both parts win. Catalogue lines of these markets end in .5, so
 * that no part can be void. Decided when both parts are.
 */
function joint(first: Rule, second: Rule): Rule {
  return (context: RuleContext): Decision | null => {
    const left = first(context)
    const right = second(context)
    if (left === null || right === null) return null
    const { home, away } = context.view
    const resultOf = (outcome: string): OutcomeResult => {
      const [leftKey = '', rightKey = ''] = outcome.split('_')
      const isWon = left.resultOf(leftKey).kind === 'won' && right.resultOf(rightKey).kind === 'won'
      return isWon ? WON : LOST
    }
    return { resultOf, facts: { ...right.facts, ...left.facts, home, away } }
  }
}

export const resultTotal = joint(result, total)
export const resultBothScore = joint(result, bothToScore)
export const totalBothScore = joint(total, bothToScore)
export const doubleChanceTotal = joint(doubleChance, total)
export const doubleChanceBothScore = joint(doubleChance, bothToScore)
