import type { FootballFacts } from '../facts/football-facts.ts'
import { HALF_SECONDS } from '../half-profile.ts'

/** The record as it is put right after the match: the last corner was none, or one was missed. */
export function correctFacts(facts: FootballFacts): FootballFacts {
  if (facts.corners.length > 0) return { ...facts, corners: facts.corners.slice(0, -1) }
  return { ...facts, corners: [{ team: 'home', half: 'h2', clockSeconds: 2 * HALF_SECONDS - 10 }] }
}
