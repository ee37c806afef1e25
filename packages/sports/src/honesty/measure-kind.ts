import type { Side } from '@xezer/sport/side'
import type { HonestSport, MatchKind } from './honest-sport.ts'
import { marginsIn } from './margins-in.ts'

/** What matches of one kind come to, beside what is published of real ones. */
export interface KindReport {
  readonly matches: number
  /** Mean chance of the likelier side, and how often it won. */
  readonly favourite: number
  readonly favouriteWon: number
  readonly minutes: number
  /** Mean and standard deviation of a side, of the difference and of the total. */
  readonly total: number
  readonly spread: { readonly side: number; readonly difference: number; readonly total: number }
  /** Of the two sides' counts. */
  readonly correlation: number
  readonly rare: number
}

/** Plays matches to their end and counts. */
export function measureKind(
  sport: HonestSport,
  kind: MatchKind,
  seed: string,
  matchCount: number,
): KindReport {
  const counts: Readonly<Record<'home' | 'away' | 'difference' | 'total', number[]>> = {
    home: [],
    away: [],
    difference: [],
    total: [],
  }
  const rare = { hits: 0, of: 0 }
  let priced = 0
  let favourite = 0
  let favouriteWon = 0
  let seconds = 0
  for (let id = 1; id <= matchCount; id++) {
    const play = kind.createPlay(seed, id)
    const end = play.steps.reduce((board, step) => play.apply(board, step), play.before)
    const { facts } = play.read(end)
    if (facts.status !== 'finished') continue
    const offers = play.offers(play.before, { atMs: 0, atSeconds: 0 }, marginsIn(sport, false), new Set())
    // Who is too certain to win has no price.
    for (const { outcomes } of offers.filter(({ type }) => type === sport.winner)) {
      const likeliest = outcomes.reduce((best, one) => (one.probability > best.probability ? one : best))
      priced += 1
      favourite += likeliest.probability
      if (sport.read(sport.winner, '', facts)(likeliest.key) === 'won') favouriteWon += 1
    }
    seconds += play.steps.at(-1)?.atSeconds ?? 0
    const sum = (side: Side): number =>
      facts.counted.reduce((so, one) => {
        return one.statistic === sport.statistic && one.side === side ? so + one.weight : so
      }, 0)
    const [home, away] = [sum('home'), sum('away')]
    counts.home.push(home)
    counts.away.push(away)
    counts.difference.push(home - away)
    counts.total.push(home + away)
    const { hits, of } = sport.rare.count(facts)
    rare.hits += hits
    rare.of += of
  }
  const matches = counts.total.length
  const [home, away, difference, total] = [counts.home, counts.away, counts.difference, counts.total].map(
    momentsOf,
  )
  const side = ((home?.deviation ?? 0) + (away?.deviation ?? 0)) / 2
  return {
    matches,
    favourite: favourite / priced,
    favouriteWon: favouriteWon / priced,
    minutes: seconds / matches / 60,
    total: total?.mean ?? 0,
    spread: { side, difference: difference?.deviation ?? 0, total: total?.deviation ?? 0 },
    correlation:
      ((total?.deviation ?? 0) ** 2 - (difference?.deviation ?? 0) ** 2) /
      (4 * (home?.deviation ?? 1) * (away?.deviation ?? 1)),
    rare: rare.hits / rare.of,
  }
}

function momentsOf(values: readonly number[]): { mean: number; deviation: number } {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  const square = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length
  return { mean, deviation: Math.sqrt(square) }
}
