import { settleMarket } from '@xezer/betting/settlement/settle-market'
import { COMBINATION_OUTCOME, COMBINATION_TYPE, formatCombination } from '@xezer/sport/combination'
import { must } from '@xezer/std/assert'
import { expect, it } from 'vitest'
import { FOOTBALL_MARKETS } from '../markets/football-markets.ts'
import { readMatchScript } from './match-script.ts'
import { readFootballFacts } from './read-football-facts.ts'

function settle(legs: string, script: string) {
  const read = legs.split(', ').map((text) => {
    const words = text.split(' ')
    return {
      type: words[0] ?? '',
      specifier: words.length > 2 ? (words[1] ?? '') : '',
      outcome: words.at(-1) ?? '',
    }
  })
  const specifier = must(formatCombination(read), legs)
  const decision = settleMarket(
    FOOTBALL_MARKETS.get(COMBINATION_TYPE),
    specifier,
    readFootballFacts(readMatchScript(script)),
  )
  if (decision === 'undecided') return decision
  expect(decision.outcomes.get(COMBINATION_OUTCOME)).toEqual(decision.resultOf(COMBINATION_OUTCOME))
  return [decision.resultOf(COMBINATION_OUTCOME).kind, decision.reason.facts.decisive ?? null]
}

it.each([
  ['1x2 1, total total=2.5 over', 'H12 | H50 A60 .', ['won', null]],
  ['1x2 1, total total=2.5 over', 'H12 | H50 .', ['lost', 2]],
  ['1x2 1, total total=2.5 over', 'H12 | H50 A60', 'undecided'],
  // Decided as soon as a leg is lost, whatever the others come to.
  ['1x2 1, total total=2.5 under', 'H12 | H50 A60', ['lost', 2]],
  ['1x2 1, h1_1x2 2', 'H12 |', ['lost', 2]],
  // A leg that came back gives the stake back, unless another one is lost.
  ['dnb 1, total total=1.5 over', 'H12 | A60 .', ['void', 1]],
  ['dnb 1, total total=2.5 over', 'H12 | A60 .', ['lost', 2]],
  ['ahcp hcp=-1 1, corners_total total=0.5 over', 'H12 Hc13 | .', ['void', 1]],
  // A quarter line is two halves of the stake: half of a combination wins or is lost as half of its leg does.
  ['ahcp hcp=-0.75 1, total total=0.5 over', 'H12 | .', ['half_won', 1]],
  ['ahcp hcp=-0.25 1, total total=1.5 over', 'H12 | A60 .', ['half_lost', 1]],
  ['asian_total total=2.25 over, cards_total total=0.5 under', 'H12 | A60 .', ['half_lost', 1]],
  ['ahcp hcp=-0.75 1, total total=1.5 over', 'H12 | .', ['lost', 2]],
  ['ahcp hcp=-0.75 1, total total=1.5 over', 'H12 |', 'undecided'],
  // Where another leg came back, so does the half that would win; the half that lost is lost.
  ['asian_total total=1.75 over, dnb 1', 'H12 | A60 .', ['void', 2]],
  ['asian_total total=2.25 over, dnb 1', 'H12 | A60 .', ['half_lost', 1]],
  // What is decided stands when the match is given up, and the rest is void.
  ['first_goal 1, 1x2 1', 'H12 !', ['void', 1]],
  ['first_goal 2, 1x2 1', 'H12 !', ['lost', 2]],
  ['first_goal 1, h1_btts yes, total total=1.5 over', 'H12 A20 | !', ['won', null]],
])('%s after %s: %o', (legs, script, expected) => {
  expect(settle(legs, script)).toEqual(expected)
})
