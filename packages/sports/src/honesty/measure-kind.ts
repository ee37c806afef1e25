import { certain } from '@xezer/pricing/distribution/integer-distribution'
import type { Side } from '@xezer/sport/side'
import type { HonestSport, KindReport, MatchKind } from './honest-sport.ts'
import { marginsIn } from './margins-in.ts'
import { type MatchCounts, spreadsOf } from './spreads.ts'

/** Plays matches to their end and counts. */
export function measureKind(
  sport: HonestSport,
  kind: MatchKind,
  seed: string,
  matchCount: number,
): KindReport {
  const counts: MatchCounts[] = []
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
    counts.push(certainCounts(sum('home'), sum('away')))
    const { hits, of } = sport.rare.count(facts)
    rare.hits += hits
    rare.of += of
  }
  const matches = counts.length
  return {
    matches,
    favourite: favourite / priced,
    favouriteWon: favouriteWon / priced,
    minutes: seconds / matches / 60,
    ...spreadsOf(counts),
    rare: rare.hits / rare.of,
  }
}

function certainCounts(home: number, away: number): MatchCounts {
  return {
    home: certain(home),
    away: certain(away),
    difference: certain(home - away),
    total: certain(home + away),
  }
}
