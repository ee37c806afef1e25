import type { Side } from '@xezer/sport/side'
import type { HonestSport, KindReport, MatchKind } from './honest-sport.ts'
import { marginsIn } from './margins-in.ts'

type Counts = Readonly<Record<'home' | 'away' | 'difference' | 'total', number[]>>

/** Plays matches to their end and counts. */
export function measureKind(
  sport: HonestSport,
  kind: MatchKind,
  seed: string,
  matchCount: number,
): KindReport {
  const counts: Counts = {
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
  return {
    matches,
    favourite: favourite / priced,
    favouriteWon: favouriteWon / priced,
    minutes: seconds / matches / 60,
    ...spreadsOf(counts),
    rare: rare.hits / rare.of,
  }
}

type Spreads = Pick<KindReport, 'total' | 'sideSpread' | 'differenceSpread' | 'totalSpread' | 'correlation'>

function spreadsOf(counts: Counts): Spreads {
  const [home, away, difference, total] = [
    momentsOf(counts.home),
    momentsOf(counts.away),
    momentsOf(counts.difference),
    momentsOf(counts.total),
  ] as const
  return {
    total: total.mean,
    sideSpread: (home.deviation + away.deviation) / 2,
    differenceSpread: difference.deviation,
    totalSpread: total.deviation,
    correlation: (total.deviation ** 2 - difference.deviation ** 2) / (4 * home.deviation * away.deviation),
  }
}

function momentsOf(values: readonly number[]): { mean: number; deviation: number } {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  const square = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length
  return { mean, deviation: Math.sqrt(square) }
}
