import { LOST, type OutcomeResult, VOID, WON } from '@xezer/sport/outcome-result'
import type { Placed } from '@xezer/sport/sport-facts'
import type { ReasonFacts, Rule } from './rule.ts'

/*
 * Rules on the final standing of a competition. Whoever shares a place that only some of them can have shares what it
 * pays: a dead heat. Who is in no final standing withdrew or was expelled: it has none of the first places, which is
 * lost, and whether it goes down is no question of a place any more, which is void.
 */

/** The first n places; a market without a number is about the first one. */
export const topPlaces: Rule = ({ type, view, standing, specified }) => {
  if (!view.isOver) return null
  const count = type.numbered === null ? 1 : specified(type.numbered)
  const takes = ({ place, shared }: SharedPlace) => Math.min(shared, Math.max(0, count - place + 1))
  return { resultOf: resultIn(standing, takes, LOST), facts: { count, ...standingFacts(standing) } }
}

/** The last n places of all. */
export const bottomPlaces: Rule = ({ view, standing, specified }) => {
  if (!view.isOver) return null
  const count = specified('n')
  const first = standing.length - count + 1
  const takes = ({ place, shared }: SharedPlace) => Math.min(shared, Math.max(0, place + shared - first))
  return { resultOf: resultIn(standing, takes, VOID), facts: { count, ...standingFacts(standing) } }
}

/** Who ended where, as the sentence of each competitor needs its own place: `12:1 7:2 31:2`. */
function standingFacts(standing: readonly Placed[]): ReasonFacts {
  return {
    names: standing.length,
    placed: standing.map(({ competitor, place }) => `${competitor}:${place}`).join(' '),
  }
}

/** Several that share a place take it and the ones behind it. */
interface SharedPlace {
  readonly place: number
  readonly shared: number
}

function resultIn(
  standing: readonly Placed[],
  takes: (place: SharedPlace) => number,
  missing: OutcomeResult,
): (outcome: string) => OutcomeResult {
  return (outcome) => {
    const placed = standing.find(({ competitor }) => competitor === outcome)
    if (placed === undefined) return missing
    const shared = standing.filter(({ place }) => place === placed.place).length
    const numerator = takes({ place: placed.place, shared })
    if (numerator === 0) return LOST
    return numerator === shared ? WON : { kind: 'dead_heat', numerator, denominator: shared }
  }
}
